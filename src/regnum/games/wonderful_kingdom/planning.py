"""Planning: turn up, then build or recycle card by card (p. 4)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Parallel, Step
from regnum.core.messages import Message
from regnum.games.wonderful_kingdom import advisors, events
from regnum.games.wonderful_kingdom.actions import Build, Recycle
from regnum.games.wonderful_kingdom.building import lay
from regnum.games.wonderful_kingdom.cards import ADVISOR, CALAMITY, DEVELOPMENT, TREASURE
from regnum.games.wonderful_kingdom.menaces import GIANTS, MOVE_SHADOWS, RATS, SHADOWS, THIEVES
from regnum.games.wonderful_kingdom.moments import CLOSING, Moment, place_cubes
from regnum.games.wonderful_kingdom.quests import SETTLE
from regnum.games.wonderful_kingdom.state import PLANNING as PLANNING_PHASE
from regnum.games.wonderful_kingdom.state import Realm


class BeginPlanning(Step[Realm]):
    """Turn up; advisors join, calamities strike; what menaces do to both; then plan (WK-8)."""

    def run(self, s: Realm) -> None:
        s.phase = PLANNING_PHASE
        first = s.first_seat()
        order = [(first + turn) % s.seats for turn in range(s.seats)]
        for seat in order:
            turn_up(s, seat)
        s.agenda.append(SETTLE)
        s.agenda.append(PLAN_TOGETHER[s.seats - 1])
        if s.match.menaces:
            for seat in reversed(order):
                s.agenda.append(RATS[seat])
            for seat in reversed(order):
                s.agenda.append(MOVE_SHADOWS[seat])
                s.agenda.append(SHADOWS[seat])


def turn_up(s: Realm, seat: Seat) -> None:
    """All cards of a draft area lie face up; some act at once (pp. 4, 10).

    In an order of their own, not as they lay: where a calamity was nobody can see any more.
    """
    kind = s.match.cards.kind
    names = s.match.cards.names
    cards = s.draft[seat]
    s.draft[seat] = []
    for card in sorted(cards):
        if s.down[card]:
            s.down[card] = 0
            if s.events is not None:
                s.tell(events.TurnedUp(seat, names[card]))
    for card in sorted(cards):
        if kind[card] == CALAMITY:
            s.calamities[seat].append(card)
            if s.events is not None:
                s.tell(events.Struck(seat, names[card]))
    for card in cards:
        if kind[card] == ADVISOR:
            advisors.join(s, seat, card)
        elif kind[card] != CALAMITY:
            s.draft[seat].append(card)


class Plan(Step[Realm]):
    """Nothing to plan without cards."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Realm) -> None:
        if s.draft[self.seat]:
            s.agenda.append(PLANNING[self.seat])


class Planning(Moment):
    """Build or recycle each card of the draft area, in any order (p. 4)."""

    def own(self, s: Realm, seat: Seat) -> list[Action]:
        found: list[Action] = []
        kind = s.match.cards.kind
        menu = s.match.menu
        for card in s.draft[seat]:
            if kind[card] == DEVELOPMENT:
                found.append(menu.build[card])
                found.append(menu.recycle[card])
            elif kind[card] == TREASURE:
                found.append(menu.recycle[card])
        return found

    def answer(self, s: Realm, seat: Seat, action: Action) -> None:
        if isinstance(action, Build):
            card = s.match.cards.number[action.card]
            s.draft[seat].remove(card)
            s.agenda.append(PLAN[seat])
            lay(s, seat, card)
        else:
            assert isinstance(action, Recycle)
            card = s.match.cards.number[action.card]
            s.draft[seat].remove(card)
            s.agenda.append(PLAN[seat])
            recycle(s, seat, card)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-plan", {"count": len(s.draft[seat])})


def recycle(s: Realm, seat: Seat, card: int) -> None:
    """Discard a card for its resource, two of a treasure, placed at once (p. 4)."""
    s.discarded[seat].append(card)
    if s.events is not None:
        s.tell(events.Recycled(seat, s.match.cards.names[card]))
    brings = s.match.cards.recycles[card]
    for resource in brings:
        s.cubes[4 * seat + resource] += 1
    if s.more_cubes[seat]:
        s.cubes[4 * seat + brings[0]] += s.more_cubes[seat]
        s.more_cubes[seat] = 0
    place_cubes(s, seat)


PLANNING: Final = [Planning(0), Planning(1)]
PLAN: Final = [Plan(0), Plan(1)]


def branch(seat: Seat) -> list[Step[Realm]]:
    return [GIANTS[seat], THIEVES[seat], PLAN[seat], CLOSING[seat]]


PLAN_TOGETHER: Final = [Parallel([branch(0)]), Parallel([branch(0), branch(1)])]
BEGIN_PLANNING: Final = BeginPlanning()
