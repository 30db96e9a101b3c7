"""Suspicion, taxes, debts and the inquisition (p. 22-23)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, Step
from regnum.core.messages import Message, Refusal
from regnum.games.paladins import events
from regnum.games.paladins.actions import Use
from regnum.games.paladins.cards import (
    INQUISITION,
    INQUISITION_CLEAR,
    INQUISITION_SUSPECTED,
    MOST_SEATS,
)
from regnum.games.paladins.rules_gain import gain, take
from regnum.games.paladins.solo_track import move_marker
from regnum.games.paladins.state import KINDS, NONE_YET, PURSE, SUSPICION_CARDS, Kingdom

#: so many suspicions call a Peddler (p. 35)
SUSPECTED: Final = 2


# -- suspicion and taxes (p. 22)


def draw_suspicion(s: Kingdom, player: int) -> None:
    """Lay the top suspicion card open above the board and take its tax (p. 22).

    If neither deck nor discard has a card, an inquisition comes first (ruling PA-D5).
    """
    if s.suspicion_top == len(s.suspicion_deck):
        if not s.suspicions_gone:
            s.agenda.append(DRAW_SUSPICION[player])
            hold_inquisition(s)
            return
        shuffle_suspicions(s)
    card = s.suspicion_deck[s.suspicion_top]
    s.suspicion_top += 1
    s.suspicions[player] = [*s.suspicions[player], card]
    tax = s.cards.suspicion_tax[card]
    if s.events is not None:
        s.tell(events.SuspicionDrawn(s.seat_of(player), s.cards.suspicions[card], tax))
    if tax:
        take_tax(s, player, tax)


def shuffle_suspicions(s: Kingdom) -> None:
    """The discard becomes the deck (p. 22); nobody knows its order any more."""
    deck = sorted(s.suspicions_gone)
    s.dice.shuffle(deck)
    s.forget(SUSPICION_CARDS, deck)
    s.suspicion_deck = deck
    s.suspicion_top = 0
    s.suspicions_gone = NONE_YET
    if s.events is not None:
        s.tell(events.SuspicionsShuffled())


class DrawSuspicion(Step[Kingdom]):
    """Draw the card that was due when an inquisition had to come first (p. 22)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Kingdom) -> None:
        draw_suspicion(s, self.player)


def take_tax(s: Kingdom, player: int, silver: int) -> None:
    """Take silver from the tax supply, whether one likes it or not; what it lacks comes from
    the general supply. Whoever takes the last one calls the inquisition (p. 22)."""
    taxed = min(silver, s.tax)
    s.tax -= taxed
    collect(s, player, taxed, silver - taxed)
    if s.tax == 0:
        hold_inquisition(s)


def collect(s: Kingdom, player: int, taxed: int, more: int) -> None:
    """Silver of the tax supply, and what was missing from the general supply, go to a player."""
    if player < s.seats:
        s.hand[player * KINDS + PURSE] += taxed
        if more:
            take(s, player, PURSE, more)
        if s.events is not None:
            s.tell(events.TaxTaken(player, taxed, more))
    else:
        # the opponent collects nothing: its silver goes to the general supply (p. 28)
        s.supply[PURSE] += taxed
        if s.events is not None:
            s.tell(events.TaxTaken(None, taxed, 0))
        move_marker(s, taxed + more)


def discard_suspicion(s: Kingdom, player: int) -> None:
    """The newest suspicion goes to the discard (p. 23; ruling PA-D36)."""
    card = s.suspicions[player][-1]
    s.suspicions[player] = s.suspicions[player][:-1]
    s.suspicions_gone = [*s.suspicions_gone, card]
    if s.events is not None:
        s.tell(events.SuspicionDiscarded(s.seat_of(player), s.cards.suspicions[card]))


# -- debts (p. 23)


def take_debt(s: Kingdom, player: int) -> None:
    """The top debt of the pile, unpaid side up (p. 14, 23)."""
    s.debts -= 1
    s.unpaid[player] += 1
    if s.events is not None:
        s.tell(events.DebtTaken(s.seat_of(player)))


def pay_debt(s: Kingdom, player: int) -> None:
    """Turn an unpaid debt to its paid side; it stays (p. 23)."""
    s.unpaid[player] -= 1
    s.paid[player] += 1
    if s.events is not None:
        s.tell(events.DebtPaid(s.seat_of(player)))


def destroy_debt(s: Kingdom, player: int) -> None:
    """Put an unpaid debt back onto the pile (p. 23)."""
    s.unpaid[player] -= 1
    s.debts += 1
    if s.events is not None:
        s.tell(events.DebtDestroyed(s.seat_of(player)))


# -- the inquisition (p. 23)


def hold_inquisition(s: Kingdom) -> None:
    """Townsfolk first, clockwise from whose turn it is (ruling PA-D38); then the accused."""
    if s.events is not None:
        s.tell(events.InquisitionBegan())
    s.agenda.append(JUDGEMENT)
    for place in range(s.seats - 1, -1, -1):
        seat = (s.turn + place) % s.seats
        for card in s.hired[seat]:
            if s.cards.when[card] >= INQUISITION:
                s.agenda.append(ABILITIES[seat])
                break


def usable(s: Kingdom, seat: Seat, place: int) -> bool:
    """Whether a townsperson can be used in this inquisition now (p. 35; ruling PA-D39)."""
    if s.used >> place & 1:
        return False
    when = s.cards.when[s.hired[seat][place]]
    suspicions = len(s.suspicions[seat])
    if when == INQUISITION:
        return suspicions > 0
    if when == INQUISITION_SUSPECTED:
        return suspicions >= SUSPECTED
    return when == INQUISITION_CLEAR and suspicions == 0


class Abilities(Step[Kingdom]):
    """A seat's townsfolk at an inquisition, each card once, in an order of its own (p. 23, 35).

    The order is asked for while a Conspirator can change what the others count.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Kingdom) -> None:
        seat = self.seat
        hired = s.hired[seat]
        for place in range(len(hired)):
            if s.cards.when[hired[place]] == INQUISITION and usable(s, seat, place):
                s.agenda.append(ASK_ABILITY[seat])
                return
        for place in range(len(hired)):
            if usable(s, seat, place):
                use(s, seat, place)
        s.used = 0


def use(s: Kingdom, seat: Seat, place: int) -> None:
    s.used |= 1 << place
    card = s.hired[seat][place]
    if s.events is not None:
        s.tell(events.TownspersonHelped(seat, s.cards.townsfolk[card]))
    if s.cards.when[card] == INQUISITION:
        discard_suspicion(s, seat)
    else:
        gain(s, seat, s.cards.ability[card])


class AskAbility(Choice[Kingdom]):
    """Which townsperson to use next in an inquisition; a Conspirator may be left out."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        hired = s.hired[seat]
        found = [
            s.cards.moves.use[hired[place]] for place in range(len(hired)) if usable(s, seat, place)
        ]
        found.append(s.cards.moves.no_conspirator)
        return found

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        s.trail = [*s.trail, action]
        hired = s.hired[seat]
        if isinstance(action, Use):
            use(s, seat, hired.index(s.cards.townsperson_number[action.townsperson]))
        else:
            for place in range(len(hired)):
                if s.cards.when[hired[place]] == INQUISITION:
                    s.used |= 1 << place
            if s.events is not None:
                s.tell(events.Declined(seat, "conspirator"))
        s.agenda.append(ABILITIES[seat])

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Use):
            if action.townsperson not in s.cards.townsperson_number:
                return Refusal("no-such-card", {"card": action.townsperson})
            return Refusal("no-use", {"townsperson": action.townsperson}, "inquisition", 35)
        return Refusal("use-townsfolk", {}, "inquisition", 23)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-ability", {"suspicions": len(s.suspicions[seat])})


class Judgement(Step[Kingdom]):
    """Who has most suspicions takes a debt and gets rid of half of them; the tax supply is
    filled up (p. 23)."""

    def run(self, s: Kingdom) -> None:
        most = max(len(cards) for cards in s.suspicions)
        if most:
            accuse(s, most)
        number = s.cards.tax_supply[s.seats]
        s.supply[PURSE] -= number - s.tax
        s.tax = number
        if s.events is not None:
            s.tell(events.InquisitionEnded(number))


def accuse(s: Kingdom, most: int) -> None:
    """All who share the lead are accused, from the first player on (rulings PA-D2, PA-D40)."""
    accused: list[int] = []
    for place in range(s.players):
        player = (s.first + place) % s.players
        if len(s.suspicions[player]) == most:
            accused.append(player)
    if s.events is not None:
        seats = tuple([player for player in accused if player < s.seats])
        s.tell(events.Accused(seats or None, len(accused) - len(seats)))
    for player in accused:
        if s.debts:
            take_debt(s, player)
        for _ in range(most // 2):
            discard_suspicion(s, player)


JUDGEMENT: Final = Judgement()
DRAW_SUSPICION: Final = [DrawSuspicion(player) for player in range(MOST_SEATS)]
ABILITIES: Final = [Abilities(seat) for seat in range(MOST_SEATS)]
ASK_ABILITY: Final = [AskAbility(seat) for seat in range(MOST_SEATS)]
