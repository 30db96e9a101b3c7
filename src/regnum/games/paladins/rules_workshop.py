"""Workshops: where they may stand, and what lies under them (p. 13)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice
from regnum.core.messages import Message, Refusal
from regnum.games.paladins import events
from regnum.games.paladins.actions import Build
from regnum.games.paladins.cards import MOST_SEATS
from regnum.games.paladins.rewards import ACTIONS, DEVELOP, REWARDS, RIGHT_SIDE
from regnum.games.paladins.rules_gain import gain_workers, help_of_townsfolk
from regnum.games.paladins.state import (
    ACTION_COUNT,
    CELL_COUNT,
    EMPTY,
    FIRST_CELL,
    WORKSHOP_CELL,
    Kingdom,
)

#: cells with a dashed frame: the two left ones of each action of the right side (p. 13)
FRAMED: Final = 2


def workshops_left(s: Kingdom, seat: Seat) -> bool:
    return s.times(seat, DEVELOP) < s.cards.limits[DEVELOP]


def build_workshop(s: Kingdom, player: int, action: int, cell: int) -> None:
    """Put a workshop on a cell for good; a worker there goes back to the supply (p. 13;
    ruling PA-D15)."""
    place = player * CELL_COUNT + FIRST_CELL[action] + cell
    worker = s.cells[place]
    if worker != EMPTY:
        s.supply[worker] += 1
    s.cells[place] = WORKSHOP_CELL
    if s.events is not None:
        s.tell(events.Developed(s.seat_of(player), ACTIONS[action], cell + 1))


def develop(s: Kingdom, seat: Seat, place: int) -> None:
    """Move the leftmost workshop, and take the worker that was printed under it (p. 13)."""
    build_workshop(s, seat, place // FRAMED, place % FRAMED)
    number = s.times(seat, DEVELOP)
    s.done[seat * ACTION_COUNT + DEVELOP] = number + 1
    gain_workers(s, seat, [s.cards.workshops[number]])
    help_of_townsfolk(s, seat, DEVELOP)


class ChooseCell(Choice[Kingdom]):
    """Where the workshop goes: a left or middle cell without one, workers there or not (p. 13)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for place in range(RIGHT_SIDE * FRAMED):
            cell = seat * CELL_COUNT + FIRST_CELL[place // FRAMED] + place % FRAMED
            if s.cells[cell] != WORKSHOP_CELL:
                found.append(s.cards.moves.build[place])
        return found

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        s.target = place_of(action)

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Build):
            return Refusal("workshop-there", {"action": action.action}, "develop", 13)
        return Refusal("choose-cell", {}, "develop", 13)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        worker = REWARDS[s.cards.workshops[s.times(seat, DEVELOP)]]
        return Message("ask-cell", {"worker": worker})


class FreeWorkshop(ChooseCell):
    """Develop as a reward: no workers on the action, no silver (ruling PA-D17)."""

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        develop(s, seat, place_of(action))


def place_of(action: Action) -> int:
    assert isinstance(action, Build)
    return ACTIONS.index(action.action) * FRAMED + action.cell - 1


CHOOSE_CELL: Final = [ChooseCell(seat) for seat in range(MOST_SEATS)]
FREE_WORKSHOP: Final = [FreeWorkshop(seat) for seat in range(MOST_SEATS)]
