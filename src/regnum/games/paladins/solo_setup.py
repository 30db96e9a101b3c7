"""Setting up the solo opponent (p. 26-27)."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins import events
from regnum.games.paladins.cards import SCHEME_FAVOUR
from regnum.games.paladins.rewards import ACTIONS, DEVELOP, FAITH, INFLUENCE, RIGHT_SIDE, STRENGTH
from regnum.games.paladins.state import (
    ACTION_COUNT,
    CELL_COUNT,
    EMPTY,
    FIRST_CELL,
    OPPONENT,
    WORKSHOP_CELL,
    Kingdom,
)

#: workshops from the start by the level of difficulty (p. 27)
LEVELS: Final = {"easy": 1, "normal": 3, "hard": 5}
#: cells of an action that take a workshop (p. 13)
FRAMED: Final = 2


def set_up_opponent(s: Kingdom, difficulty: str) -> None:
    """Its markers, its schemes, and workshops for some of the king's orders (p. 26-27)."""
    s.difficulty = LEVELS[difficulty]
    # influence at the bottom of the stack, strength on top
    s.stack = [INFLUENCE, FAITH, STRENGTH]
    s.schemes_waiting = []
    s.scheme_deck = []
    for scheme in range(len(s.cards.schemes)):
        if s.cards.scheme_action[scheme] == SCHEME_FAVOUR:
            s.schemes_waiting.append(scheme)
        else:
            s.scheme_deck.append(scheme)
    s.dice.shuffle(s.scheme_deck)
    # some orders are turned up for this, then all are shuffled again and laid out
    shown = list(range(len(s.cards.orders)))
    s.dice.shuffle(shown)
    for order in shown[: s.difficulty]:
        give_workshop(s, s.cards.order_action[order])


def tell_workshops(s: Kingdom) -> None:
    """Which workshops the opponent starts with, by the orders that were turned up (p. 27)."""
    start = OPPONENT * CELL_COUNT
    for action in range(RIGHT_SIDE):
        for cell in range(FRAMED):
            if s.cells[start + FIRST_CELL[action] + cell] == WORKSHOP_CELL:
                s.tell(events.Developed(None, ACTIONS[action], cell + 1))


def give_workshop(s: Kingdom, action: int) -> None:
    """Put one of the opponent's workshops on an action of its board (p. 27)."""
    start = OPPONENT * CELL_COUNT + FIRST_CELL[action]
    for cell in range(FRAMED):
        if s.cells[start + cell] == EMPTY:
            s.cells[start + cell] = WORKSHOP_CELL
            s.done[OPPONENT * ACTION_COUNT + DEVELOP] += 1
            if s.events is not None:
                s.tell(events.Developed(None, ACTIONS[action], cell + 1))
            return
