"""Playing alone: the danger deck, spies and the search (p. 7)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice
from regnum.core.messages import Message, Refusal
from regnum.games.wonderful_kingdom import events
from regnum.games.wonderful_kingdom.actions import Find, Pay, Search, Spy, Take
from regnum.games.wonderful_kingdom.cards import CALAMITY
from regnum.games.wonderful_kingdom.drafting import END_OF_DRAFT, EVERYBODY, send_spy, take_area
from regnum.games.wonderful_kingdom.goods import NOTHING
from regnum.games.wonderful_kingdom.menu import SEARCH, SPY, TAKE
from regnum.games.wonderful_kingdom.moments import Moment, free_moment
from regnum.games.wonderful_kingdom.offers import (
    OPENED,
    REACH,
    TAKES,
    any_face_down,
    open_card,
    show_top,
)
from regnum.games.wonderful_kingdom.state import DANGER, DRAFT, Realm

#: what a search costs
PRICE: Final = 2


def deal(s: Realm) -> None:
    """Two cards face up into each area (p. 7)."""
    s.phase = DRAFT
    s.turn = 0
    s.searched = False
    for area in range(2):
        for _ in range(OPENED):
            open_card(s, area)
    show_top(s)
    s.agenda.append(TAKING_ALONE)


def lay_danger(s: Realm, area: int) -> None:
    """A card of the danger deck lies face down in the area that was not taken."""
    card = s.danger_deck[s.danger_top]
    s.danger_top += 1
    s.down[card] = 1 + DANGER + 4 * s.round
    s.offers[area].append(card)
    if s.events is not None:
        s.tell(events.DangerLaid(area + 1))


def payable(s: Realm, area: int) -> list[int]:
    """Face-up cards of an area that a search may cost: no calamities, no menaces (WK-48)."""
    kind = s.match.cards.kind
    return [card for card in s.offers[area] if s.down[card] == 0 and kind[card] < CALAMITY]


class TakingAlone(Moment):
    """Take all cards of an area; before that, once a round, search the deck (p. 7)."""

    def own(self, s: Realm, seat: Seat) -> list[Action]:
        found = TAKE[:]
        if not s.searched:
            for area in range(2):
                if len(payable(s, area)) >= PRICE:
                    found.append(SEARCH[area])
        if s.spies[seat] and any_face_down(s):
            found.append(SPY)
        return found

    def free(self, s: Realm) -> bool:
        return free_moment(s)

    def answer(self, s: Realm, seat: Seat, action: Action) -> None:
        if isinstance(action, Spy):
            s.agenda.append(self)
            send_spy(s, seat)
        elif isinstance(action, Search):
            s.searched = True
            s.search_area = action.area - 1
            s.laid = 0
            if s.events is not None:
                s.tell(events.Searched(seat, action.area))
            s.agenda.append(PAYING)
        else:
            assert isinstance(action, Take)
            take(s, seat, action.area - 1)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-take-alone", {"number": s.turn + 1})


def take(s: Realm, seat: Seat, area: int) -> None:
    """Take an area; a danger goes to the other, two new cards come here; but for the last time."""
    take_area(s, seat, area)
    s.turn += 1
    if s.turn == TAKES:
        s.agenda.append(END_OF_DRAFT)
        return
    lay_danger(s, 1 - area)
    for _ in range(OPENED):
        open_card(s, area)
    show_top(s)
    s.agenda.append(TAKING_ALONE)


class Paying(Choice[Realm]):
    """Give up two face-up cards of the area for the search (p. 7)."""

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        return [s.match.menu.pay[card] for card in payable(s, s.search_area)]

    def take(self, s: Realm, seat: Seat, action: Action) -> None:
        assert isinstance(action, Pay)
        card = s.match.cards.number[action.card]
        s.offers[s.search_area].remove(card)
        s.left.append(card)
        if s.events is not None:
            s.tell(events.PaidForSearch(seat, action.card))
        s.laid += 1
        if s.laid < PRICE:
            s.agenda.append(self)
            return
        s.laid = 0
        s.found = s.deck[s.top : s.top + REACH]
        s.top += len(s.found)
        # the top card lay open; the others are seen by the player alone
        for found in s.found:
            s.seen[found] = 1 << seat
        s.seen[s.found[0]] = EVERYBODY
        if s.events is not None:
            names = s.match.cards.names
            s.tell(events.Looked(seat, tuple(names[found] for found in s.found)))
        show_top(s)
        s.agenda.append(FINDING)

    def why_not(self, s: Realm, seat: Seat, action: Action) -> Refusal:
        return Refusal("pay-for-search", {"count": PRICE - s.laid}, "search", 7)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-pay", {"count": PRICE - s.laid})


class Finding(Choice[Realm]):
    """Put one of the three cards into the area, face up; the others are discarded (WK-48)."""

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        return [s.match.menu.find[card] for card in s.found]

    def take(self, s: Realm, seat: Seat, action: Action) -> None:
        assert isinstance(action, Find)
        card = s.match.cards.number[action.card]
        s.found.remove(card)
        others = s.found
        s.left.extend(others)
        s.found = []
        area = s.search_area
        s.search_area = NOTHING
        s.offers[area].append(card)
        if s.events is not None:
            names = s.match.cards.names
            s.tell(
                events.FoundCard(
                    seat, action.card, area + 1, tuple(names[other] for other in others)
                )
            )
        take(s, seat, area)

    def why_not(self, s: Realm, seat: Seat, action: Action) -> Refusal:
        return Refusal("choose-found", {}, "search", 7)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-find")


TAKING_ALONE: Final = TakingAlone(0)
PAYING: Final = Paying(0)
FINDING: Final = Finding(0)
