"""Stories of the solo opponent: `alone(...)` lays a table for one seat, `turn()` lets it act once.

table, rival = alone("scheme-commission", idle=2, workshops=["commission 1"])
turn(table)
assert rival.times("commission") == 1
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.core import agenda
from regnum.games.paladins.game import game
from regnum.games.paladins.rewards import ACTIONS, ATTRIBUTES, DEVELOP, LABOURER, RIGHT_SIDE
from regnum.games.paladins.solo_turn import OPPONENT_TURN
from regnum.games.paladins.state import (
    ACTION_COUNT,
    CELL_COUNT,
    EMPTY,
    OPPONENT,
    WORKSHOP_CELL,
    Kingdom,
)
from regnum.texts import speech
from tests.games.paladins.story import StorySeat, StoryTable, given, on_top, put_on_cell

#: attributes at the end of their tracks
ALL = {"faith": 12, "strength": 12, "influence": 12}
#: a full row of outsiders
ROW = [
    "viking-lookout",
    "byzantine-lookout",
    "viking-guardian",
    "byzantine-guardian",
    "saracen-adventurer",
    "saracen-archer",
]


def alone(
    *schemes: str,
    idle: int = 3,
    spot: int = 1,
    workshops: Sequence[str] = (),
    occupied: Sequence[str] = (),
    attributes: dict[str, int] | None = None,
    stack: Sequence[str] = ("influence", "faith", "strength"),
    favours_used: Sequence[int] = (),
    **more: Any,
) -> tuple[StoryTable, StorySeat]:
    """A table at the player's turn. The schemes named lie on top of the deck; `spot` is where
    the resource marker is, from 1; `workshops` and `occupied` are those of the opponent."""
    levels = {OPPONENT: attributes or {}}
    table, seat = given(1, workers={0: ["labourer"] * 3}, attributes=levels, **more)
    s = table.state
    start = OPPONENT * CELL_COUNT
    s.cells[start : start + CELL_COUNT] = [EMPTY] * CELL_COUNT
    s.done[OPPONENT * ACTION_COUNT + DEVELOP] = len(workshops)
    for place in workshops:
        action, _, cell = place.partition(" ")
        put_on_cell(s, OPPONENT, action, int(cell) - 1, WORKSHOP_CELL)
    for action in occupied:
        put_on_cell(s, OPPONENT, action, 2 if ACTIONS.index(action) < RIGHT_SIDE else 0, LABOURER)
        s.supply[LABOURER] -= 1
    for place in favours_used:
        s.favour_cells[place] = LABOURER
        s.supply[LABOURER] -= 1
    s.idle = idle
    s.supply[LABOURER] -= idle
    s.marker = spot - 1
    s.stack = [ATTRIBUTES.index(name) for name in stack]
    add_favours(s, schemes)
    on_top(s.scheme_deck, s.scheme_top, [s.cards.scheme_number[name] for name in named(s, schemes)])
    return table, seat(OPPONENT)


def named(s: Kingdom, schemes: Sequence[str]) -> list[str]:
    """`scheme-orders` is the first of its copies that is not named yet."""
    found: list[str] = []
    for scheme in schemes:
        copies = [name for name in s.cards.schemes if name.rpartition("-")[0] == scheme]
        found.append(next(name for name in copies if name not in found))
    return found


def add_favours(s: Kingdom, schemes: Sequence[str]) -> None:
    """Schemes of favours wait on the board until they are turned up; here they are in the deck."""
    for _ in range(sum(scheme == "scheme-favour" for scheme in schemes)):
        s.scheme_deck.insert(s.scheme_top, s.schemes_waiting.pop(0))


def turn(table: StoryTable, times: int = 1) -> None:
    """The opponent takes its turn, and whatever comes of it is worked through."""
    for _ in range(times):
        table.state.agenda.append(OPPONENT_TURN)
        agenda.advance(table.state)


def told(table: StoryTable, times: int = 1) -> list[str]:
    """The opponent takes its turn: the log of it in English, as a person reads it."""
    table.state.events = []
    turn(table, times)
    say = speech("en", game.facts.package).say
    return [say(game.told(event)) for event in table.state.events]
