"""The draft: offers of two cards, traps, taking a whole area (p. 3)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Step
from regnum.core.messages import Message
from regnum.games.wonderful_kingdom import advisors, events
from regnum.games.wonderful_kingdom.actions import Offer, Spy, Take, Trap
from regnum.games.wonderful_kingdom.cards import ADVISOR
from regnum.games.wonderful_kingdom.menu import SPY, TAKE, TRAP
from regnum.games.wonderful_kingdom.moments import Moment, free_moment
from regnum.games.wonderful_kingdom.offers import TURNING_UP, any_face_down, open_card
from regnum.games.wonderful_kingdom.sight import bit_of, deduced, slots
from regnum.games.wonderful_kingdom.state import DRAFT, Realm

HAND: Final = 7
TRAPS: Final = 2
CARDS_OFFERED: Final = 2
#: each of two seats offers four times
TURNS: Final = 8
#: both seats and the spectators
EVERYBODY: Final = 7


def deal(s: Realm) -> None:
    """Seven cards and a calamity or menace each, one card into each area (p. 3)."""
    s.phase = DRAFT
    s.turn = 0
    s.laid = 0
    for seat in range(s.seats):
        s.traps[seat] = TRAPS
        hand = s.hands[seat]
        for _ in range(HAND):
            card = s.deck[s.top]
            s.top += 1
            hand.append(card)
            s.seen[card] = 1 << seat
        danger = s.dangers[seat][s.round - 1]
        hand.append(danger)
        # everybody saw which stack it came from (ruling WK-7)
        s.seen[danger] = EVERYBODY
        if s.events is not None:
            names = s.match.cards.names
            s.tell(events.Dealt(seat, tuple(sorted(names[card] for card in hand))))
    for area in range(2):
        open_card(s, area)
    s.agenda.append(OFFERING[s.first_seat()])


class Offering(Moment):
    """Lay two cards of the hand into one area or both, face down for a trap token (p. 3)."""

    def own(self, s: Realm, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for area in range(2):
            offer = s.match.menu.offer[area]
            for card in s.hands[seat]:
                found.append(offer[card])
        if not s.trap_set:
            if s.traps[seat]:
                found.append(TRAP)
            if s.laid == 0 and s.spies[seat] and any_face_down(s):
                found.append(SPY)
        return found

    def free(self, s: Realm) -> bool:
        return free_moment(s)

    def answer(self, s: Realm, seat: Seat, action: Action) -> None:
        if isinstance(action, Trap):
            s.traps[seat] -= 1
            s.trap_set = True
            s.agenda.append(self)
        elif isinstance(action, Spy):
            s.agenda.append(self)
            send_spy(s, seat)
        else:
            assert isinstance(action, Offer)
            offer(s, seat, s.match.cards.number[action.card], action.area - 1)
            if s.laid < CARDS_OFFERED:
                s.agenda.append(self)
            else:
                s.laid = 0
                s.agenda.append(TAKING[1 - seat])

    def prompt(self, s: Realm, seat: Seat) -> Message:
        if s.trap_set:
            return Message("ask-offer-face-down")
        return Message("ask-offer", {"number": s.laid + 1})


def offer(s: Realm, seat: Seat, card: int, area: int) -> None:
    """Lay a card into an area; laid face down, the others lose track of this hand (WK-5), unless
    it is the only card of it."""
    hand = s.hands[seat]
    if s.trap_set:
        mine = 1 << seat
        if len(hand) > 1:
            danger = s.dangers[seat][s.round - 1]
            if danger not in hand:
                keep_deduced(s, 1 - seat, danger)
                keep_deduced(s, None, danger)
            for held in hand:
                s.seen[held] &= mine
        s.down[card] = 1 + seat + 4 * s.round
    hand.remove(card)
    s.offers[area].append(card)
    s.laid += 1
    if s.events is not None:
        s.tell(events.Offered(seat, s.match.cards.names[card], area + 1, s.trap_set))
    s.trap_set = False


def keep_deduced(s: Realm, viewer: Seat | None, danger: int) -> None:
    """A danger that can only be in one place is known to be there, also when the hand that it
    is not in is lost track of."""
    if danger in deduced(s, slots(s, viewer)):
        s.seen[danger] |= bit_of(s, viewer)


def send_spy(s: Realm, seat: Seat) -> None:
    """Turn a spy to its hidden side, and a face-down card up (p. 7)."""
    s.spies[seat] -= 1
    s.hidden_spies[seat] += 1
    s.agenda.append(TURNING_UP[seat])


class Taking(Moment):
    """Take all cards of one area, an empty one too (p. 3)."""

    def own(self, s: Realm, seat: Seat) -> list[Action]:
        found = TAKE[:]
        if s.spies[seat] and any_face_down(s):
            found.append(SPY)
        return found

    def free(self, s: Realm) -> bool:
        return free_moment(s)

    def answer(self, s: Realm, seat: Seat, action: Action) -> None:
        if isinstance(action, Spy):
            s.agenda.append(self)
            send_spy(s, seat)
            return
        assert isinstance(action, Take)
        take_area(s, seat, action.area - 1)
        s.turn += 1
        if s.turn < TURNS:
            s.agenda.append(OFFERING[seat])
        else:
            s.agenda.append(END_OF_DRAFT)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-take")


def take_area(s: Realm, seat: Seat, area: int) -> None:
    """All cards of an area as they lie; a face-up advisor joins at once (pp. 3, 10)."""
    taken = s.offers[area]
    s.offers[area] = []
    names = s.match.cards.names
    if s.events is not None:
        face_up = tuple(names[card] for card in taken if s.down[card] == 0)
        s.tell(events.Took(seat, area + 1, face_up, len(taken) - len(face_up)))
    for card in taken:
        if s.down[card] == 0 and s.match.cards.kind[card] == ADVISOR:
            advisors.join(s, seat, card)
        else:
            s.draft[seat].append(card)


class EndOfDraft(Step[Realm]):
    """What is left is discarded as it lies; one hidden spy becomes active (pp. 3, 7)."""

    def run(self, s: Realm) -> None:
        left = s.offers[0] + s.offers[1]
        s.offers[0] = []
        s.offers[1] = []
        s.left.extend(left)
        if s.events is not None and left:
            names = s.match.cards.names
            face_up = tuple(names[card] for card in left if s.down[card] == 0)
            s.tell(events.LeftOver(face_up, len(left) - len(face_up)))
        for seat in range(s.seats):
            if s.hidden_spies[seat]:
                s.hidden_spies[seat] -= 1
                s.spies[seat] += 1
                if s.events is not None:
                    s.tell(events.SpyReturned(seat))


OFFERING: Final = [Offering(0), Offering(1)]
TAKING: Final = [Taking(0), Taking(1)]
END_OF_DRAFT: Final = EndOfDraft()
