"""The order of a round and of the match (pp. 3, 6, 8, 12)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.core.agenda import Parallel, Step
from regnum.core.messages import Message
from regnum.games.wonderful_kingdom import drafting, events, solo
from regnum.games.wonderful_kingdom.goods import NOTHING
from regnum.games.wonderful_kingdom.menaces import BATTLING, BEGIN_BATTLE, spread
from regnum.games.wonderful_kingdom.moments import Closing
from regnum.games.wonderful_kingdom.offers import ROUNDS
from regnum.games.wonderful_kingdom.planning import BEGIN_PLANNING
from regnum.games.wonderful_kingdom.production import END_OF_PRODUCTION, STAGES
from regnum.games.wonderful_kingdom.state import END, Realm


class BeginRound(Step[Realm]):
    """Draft, planning, production, with menaces battle; four rounds (p. 3)."""

    def run(self, s: Realm) -> None:
        s.round += 1
        s.used = 0
        for seat in range(s.seats):
            s.more_cubes[seat] = 0
            s.named[seat] = NOTHING
        if s.events is not None:
            s.tell(events.RoundBegan(s.round, s.first_seat()))
        s.agenda.append(END_OF_ROUND)
        if s.match.menaces:
            s.agenda.append(BATTLE_TOGETHER[s.seats - 1])
            s.agenda.append(BEGIN_BATTLE)
        s.agenda.append(END_OF_PRODUCTION)
        for stage in range(3, -1, -1):
            s.agenda.append(STAGES[stage])
        s.agenda.append(BEGIN_PLANNING)
        if s.match.solo:
            solo.deal(s)
        else:
            drafting.deal(s)


class EndOfRound(Step[Realm]):
    """The invasion of rats goes on; then the next round, or the end (pp. 6, 12)."""

    def run(self, s: Realm) -> None:
        if s.round < ROUNDS:
            s.agenda.append(BEGIN_ROUND)
        else:
            s.agenda.append(BEGIN_END)
        if s.match.breeds != NOTHING:
            # farms that stand unfinished bring vermin, drafted ones too (ruling WK-57)
            first = s.match.cards.first
            farms = sum(first[card] == s.match.breeds for card in s.building[0])
            spread(s, 0, farms)


class BeginEnd(Step[Realm]):
    """Some advisors act when all rounds are over, the first seat's first (p. 10; WK-36)."""

    def run(self, s: Realm) -> None:
        s.phase = END
        if s.match.advisors:
            first = s.first_seat()
            for turn in range(s.seats - 1, -1, -1):
                s.agenda.append(ENDING[(first + turn) % s.seats])


class Ending(Closing):
    """The last chance to use an advisor."""

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-end")


BATTLE_TOGETHER: Final = [Parallel([[BATTLING[0]]]), Parallel([[BATTLING[0]], [BATTLING[1]]])]
BEGIN_ROUND: Final = BeginRound()
END_OF_ROUND: Final = EndOfRound()
BEGIN_END: Final = BeginEnd()
ENDING: Final = [Ending(0), Ending(1)]
