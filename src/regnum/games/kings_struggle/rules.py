"""The rules of Kings' Struggle in the rulebook's order: set-up, round, turns, trick."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, Secret, Step
from regnum.core.dice import Dice
from regnum.core.messages import Message, Refusal
from regnum.games.kings_struggle import events, trick
from regnum.games.kings_struggle.abilities import hand_plays, not_in_hand, usable
from regnum.games.kings_struggle.actions import Play
from regnum.games.kings_struggle.cards import (
    COBBLER,
    COOPER,
    DECK,
    KINDS,
    MOST_SEATS,
    NOTHING,
    STAR,
    WHOLE_DECK,
    KingsStruggleCards,
)
from regnum.games.kings_struggle.dues import DUES
from regnum.games.kings_struggle.options import KingsStruggleOptions
from regnum.games.kings_struggle.state import ROUNDS, Court
from regnum.games.kings_struggle.talk import AGAIN, begin_talk

START_COINS: Final = 5
REMOVED_AT_NIGHT: Final = 2


def set_up(
    seats: int, options: KingsStruggleOptions, cards: KingsStruggleCards, dice: Dice
) -> Court:
    """A deck and five coins each; who begins, and day or night, is drawn in the first step."""
    s = Court(
        seats,
        dice,
        cards,
        hands=[WHOLE_DECK] * seats,
        shown=[0] * seats,
        played=[NOTHING] * seats,
        fives=[0] * seats,
        twos=[0] * seats,
        piles=[[] for _ in range(seats)],
        tally=[0] * seats,
        discarded=[],
        coins=[START_COINS] * seats,
    )
    s.mode = options.mode
    s.market = options.market
    s.offers = options.offers
    s.peasant_after_ties = options.peasant_after_ties
    s.passives_after_acting = options.passives_after_acting
    s.removed = [0] * seats
    s.then(DRAW_FIRST, NEW_ROUND)
    return s


class DrawFirst(Step[Court]):
    """Everybody draws a card; the highest begins, those who tie draw one more. When it is
    decided, drawn cards go back (ruling KS-C28)."""

    def run(self, s: Court) -> None:
        drawing = list(range(s.seats))
        decks = [list(range(DECK)) for _ in drawing]
        while len(drawing) > 1:
            drawn = [decks[seat].pop(s.dice.below(len(decks[seat]))) for seat in drawing]
            if s.events is not None:
                names = tuple(KINDS[kind] for kind in drawn)
                s.tell(events.FirstDrawn(tuple(drawing), names))
            powers = [s.cards.power[kind] for kind in drawn]
            best = max(powers)
            drawing = [seat for seat, power in zip(drawing, powers, strict=True) if power == best]
            if not decks[drawing[0]]:
                # ten ties in a row: all have drawn all they have
                decks = [list(range(DECK)) for _ in decks]
        s.star = drawing[0]
        choose_mode(s)


def choose_mode(s: Court) -> None:
    """Day or night, as agreed; else an even card of the first seat says day, an odd one night."""
    card: str | None = None
    if s.mode == "draw":
        kind = s.dice.below(DECK)
        card = KINDS[kind]
        s.night = s.cards.power[kind] % 2 == 1
    else:
        s.night = s.mode == "night"
    if s.events is not None:
        s.tell(events.Began(s.star, "night" if s.night else "day", card))
    if s.night:
        remove_cards(s)


def remove_cards(s: Court) -> None:
    """At night two cards of each deck are removed unseen; their owner can work out which
    (ruling KS-C19)."""
    removed = [0] * s.seats
    for seat in range(s.seats):
        kinds = list(range(DECK))
        s.dice.shuffle(kinds)
        for kind in kinds[:REMOVED_AT_NIGHT]:
            removed[seat] |= 1 << kind
        s.hands[seat] &= ~removed[seat]
    s.removed = removed


class NewRound(Step[Court]):
    """Seven rounds, led by who holds the star."""

    def run(self, s: Court) -> None:
        if s.round == ROUNDS:
            s.scepter = NOTHING
            return
        s.round += 1
        s.acted = 0
        s.mute = 0
        s.turn = 0
        s.scepter = NOTHING
        if s.events is not None:
            s.tell(events.RoundBegan(s.round, s.star))
        s.agenda.append(LEAD[s.star])


class Lead(Choice[Court]):
    """The leader puts a card down face up; then the others choose in secret."""

    def options(self, s: Court, seat: Seat) -> list[Action]:
        return hand_plays(s, seat)

    def why_not(self, s: Court, seat: Seat, action: Action) -> Refusal:
        return not_in_hand(s, action)

    def take(self, s: Court, seat: Seat, action: Action) -> None:
        assert isinstance(action, Play)
        s.put_down(seat, s.cards.number[action.card] % DECK)
        if s.events is not None:
            s.tell(events.Led(seat, action.card))
        s.agenda.append(REVEAL)
        s.agenda.append(OTHERS[s.seats][seat])

    def prompt(self, s: Court, seat: Seat) -> Message:
        return Message("ask-lead", {"round": s.round})


class Cover(Choice[Court]):
    """Choose a card face down."""

    def options(self, s: Court, seat: Seat) -> list[Action]:
        return hand_plays(s, seat)

    def why_not(self, s: Court, seat: Seat, action: Action) -> Refusal:
        return not_in_hand(s, action)

    def take(self, s: Court, seat: Seat, action: Action) -> None:
        assert isinstance(action, Play)
        s.put_down(seat, s.cards.number[action.card] % DECK)

    def prompt(self, s: Court, seat: Seat) -> Message:
        leader = s.star
        return Message("ask-cover", {"seat": leader, "card": KINDS[s.played[leader]]})


class Reveal(Step[Court]):
    """All cards are turned over together. A Cobbler that is the only one may now move star and
    sceptre (ruling KS-C10), before the turns begin."""

    def run(self, s: Court) -> None:
        if s.events is not None:
            seats = tuple(seat for seat in range(s.seats) if seat != s.star)
            names = tuple(s.name_of(seat, s.played[seat]) for seat in seats)
            s.tell(events.Revealed(seats, names))
        s.agenda.append(PASS_SCEPTER)
        if s.alone(COBBLER):
            begin_talk(s, s.played.index(COBBLER), STAR)


class PassScepter(Step[Court]):
    """From the star clockwise each seat may use its card's ability, if it can. A card that has
    left play gives none; nor does one that came by a Jester after its owner had acted."""

    def run(self, s: Court) -> None:
        if s.turn == s.seats:
            s.agenda.append(END_OF_ROUND)
            return
        seat = (s.star + s.turn) % s.seats
        s.turn += 1
        s.scepter = seat
        s.agenda.append(PASS_SCEPTER)
        if s.played[seat] == COOPER:
            s.agenda.append(AGAIN[seat])
        begin_talk(s, seat, usable(s, seat))


class EndOfRound(Step[Court]):
    """The trick goes to its winner, who leads next; promises for this round are settled."""

    def run(self, s: Court) -> None:
        trick.resolve(s)
        s.agenda.append(NEW_ROUND)
        if s.ledger:
            s.agenda.append(DUES)


LEAD: Final = [Lead(seat) for seat in range(MOST_SEATS)]
COVER: Final = [Cover(seat) for seat in range(MOST_SEATS)]
DRAW_FIRST: Final = DrawFirst()
NEW_ROUND: Final = NewRound()
REVEAL: Final = Reveal()
PASS_SCEPTER: Final = PassScepter()
END_OF_ROUND: Final = EndOfRound()
#: for each number of seats and each leader, the others' choices
OTHERS: Final[list[list[Secret[Court]]]] = [
    [Secret([COVER[seat] for seat in range(seats) if seat != leader]) for leader in range(seats)]
    for seats in range(MOST_SEATS + 1)
]
