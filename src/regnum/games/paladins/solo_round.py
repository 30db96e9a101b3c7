"""What a round brings the solo opponent, and how it passes (p. 27, 29, 33)."""

from __future__ import annotations

from typing import Final

from regnum.core.agenda import Step
from regnum.games.paladins import events
from regnum.games.paladins.rewards import CRIMINAL, LABOURER
from regnum.games.paladins.rules_suspicion import DRAW_SUSPICION
from regnum.games.paladins.solo_setup import give_workshop
from regnum.games.paladins.state import (
    CELL_COUNT,
    EMPTY,
    NONE_YET,
    OPPONENT,
    WORKSHOP_CELL,
    Kingdom,
)

#: workers besides the number of the round (p. 29)
MORE_WORKERS: Final = 3


def opponent_begins(s: Kingdom) -> None:
    """It starts with three workers more than the number of the round (p. 29)."""
    call_workers(s, s.round + MORE_WORKERS)


def call_workers(s: Kingdom, count: int) -> None:
    """Take workers from the general supply; all colours are alike to the opponent, so they are
    counted as labourers (p. 29)."""
    s.idle += count
    s.supply[LABOURER] -= count
    if s.events is not None:
        s.tell(events.WorkersCalled(count))


def opponent_passes(s: Kingdom) -> None:
    """All its workers go to the general supply; none is kept (p. 29, 33)."""
    s.passed |= 1 << OPPONENT
    s.supply[LABOURER] += s.idle
    s.idle = 0
    start = OPPONENT * CELL_COUNT
    for cell in range(start, start + CELL_COUNT):
        if EMPTY < s.cells[cell] < WORKSHOP_CELL:
            s.supply[s.cells[cell]] += 1
            s.cells[cell] = EMPTY
    if s.events is not None:
        s.tell(events.Passed(None, None))


def opponent_gets_order(s: Kingdom, order: int) -> None:
    """The workshop on the order goes to the opponent's action of that order (p. 27)."""
    give_workshop(s, s.cards.order_action[order])


def opponent_gets_favour(s: Kingdom) -> None:
    """The scheme on the favour joins the discarded schemes (p. 27)."""
    scheme = s.schemes_waiting[0]
    s.schemes_waiting = s.schemes_waiting[1:]
    s.schemes_gone = [*s.schemes_gone, scheme]
    if s.events is not None:
        s.tell(events.SchemeAdded(s.cards.schemes[scheme]))


class SuspectedTavern(Step[Kingdom]):
    """The opponent takes a suspicion for each criminal of the other tavern (p. 27; ruling
    PA-D71)."""

    def run(self, s: Kingdom) -> None:
        s.tried = NONE_YET
        for tavern in s.taverns:
            if tavern not in s.visited:
                for _ in range(s.cards.tavern_workers[tavern].count(CRIMINAL)):
                    s.agenda.append(DRAW_SUSPICION[OPPONENT])


SUSPECTED_TAVERN: Final = SuspectedTavern()
