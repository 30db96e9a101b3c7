"""Production: four stages, supremacy, cubes placed at once (pp. 4-5)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.core.agenda import Parallel, Step
from regnum.games.wonderful_kingdom import events
from regnum.games.wonderful_kingdom.goods import NOTHING, RESOURCES
from regnum.games.wonderful_kingdom.moments import CLOSING, PLACE_CUBES
from regnum.games.wonderful_kingdom.quests import SETTLE
from regnum.games.wonderful_kingdom.state import PRODUCTION, Realm


class Stage(Step[Realm]):
    """Count a resource, settle supremacy, then place the cubes (p. 5)."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def run(self, s: Realm) -> None:
        s.phase = PRODUCTION
        s.stage = self.resource
        for seat in range(s.seats):
            count = s.produces(seat, self.resource)
            s.produced[seat] = count
            s.cubes[4 * seat + self.resource] = count
            if s.events is not None:
                s.tell(events.Produced(seat, RESOURCES[self.resource], count))
        best = supreme(s)
        if best != NOTHING:
            award(s, best, self.resource)
        s.agenda.append(SETTLE)
        s.agenda.append(PLACE_TOGETHER[s.seats - 1])


def supreme(s: Realm) -> int:
    """Who produced most of this stage's resource; a tie is nobody's. Alone five are enough
    (pp. 5, 7; ruling WK-14)."""
    if s.seats == 1:
        return 0 if s.produced[0] >= s.match.cards.solo.supremacy else NOTHING
    if s.produced[0] == s.produced[1]:
        return NOTHING
    return 0 if s.produced[0] > s.produced[1] else 1


def award(s: Realm, seat: Seat, resource: int) -> None:
    """Take the soldier from one's training space, or put one there (p. 5)."""
    joined = s.training[seat] > 0
    if joined:
        s.training[seat] = 0
        s.soldiers[seat] += 1
    else:
        s.training[seat] = 1
    if s.events is not None:
        s.tell(events.Supremacy(seat, RESOURCES[resource], joined))


class EndOfProduction(Step[Realm]):
    def run(self, s: Realm) -> None:
        s.stage = NOTHING


def branch(seat: Seat) -> list[Step[Realm]]:
    return [PLACE_CUBES[seat], CLOSING[seat]]


PLACE_TOGETHER: Final = [Parallel([branch(0)]), Parallel([branch(0), branch(1)])]
STAGES: Final = [Stage(0), Stage(1), Stage(2), Stage(3)]
END_OF_PRODUCTION: Final = EndOfProduction()
