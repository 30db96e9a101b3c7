"""What is on the table in Kings' Struggle."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.core.agenda import State
from regnum.core.dice import Dice
from regnum.games.kings_struggle.cards import BOX, DECK, NOTHING, KingsStruggleCards
from regnum.games.kings_struggle.deals import OpenDeal, Pledge

NO_NUMBERS: Final[list[int]] = []
NO_DEALS: Final[list[OpenDeal]] = []
NO_PLEDGES: Final[list[Pledge]] = []
NO_TRACES: Final[list[list[int]]] = []
ROUNDS: Final = 7


class Court(State):
    """A hand is a set of kinds, one bit each; a card before a seat is a kind of its own deck;
    cards in score piles are numbers of the card set."""

    def __init__(
        self,
        seats: int,
        dice: Dice,
        cards: KingsStruggleCards,
        hands: list[int],
        shown: list[int],
        played: list[int],
        fives: list[int],
        twos: list[int],
        piles: list[list[int]],
        tally: list[int],
        discarded: list[int],
        coins: list[int],
    ) -> None:
        super().__init__(seats, dice)
        self.cards = cards
        self.hands = hands
        #: kinds of each deck that everybody has seen
        self.shown = shown
        #: the card before each seat, and the tokens on it
        self.played = played
        self.fives = fives
        self.twos = twos
        self.piles = piles
        #: how many of each kind a pile holds, three bits a kind
        self.tally = tally
        self.discarded = discarded
        self.coins = coins
        self.mode = "draw"
        self.night = False
        self.market = "standard"
        self.offers = 0
        self.peasant_after_ties = False
        self.passives_after_acting = False
        #: what each seat removed unseen at night; replaced, never changed: clones share it
        self.removed = NO_NUMBERS
        self.star: Seat = 0
        #: who holds the sceptre; NOTHING before the turns of a round
        self.scepter: Seat = NOTHING
        self.round = 0
        #: how many seats have had the sceptre this round
        self.turn = 0
        #: seats that have acted, and those whose new card's ability is mute: one bit each
        self.acted = 0
        self.mute = 0
        #: a Cooper has been replaced, and the new card's ability may be used now
        self.fresh = False
        #: what the holder of a talk may still do, and whom he must spare: one bit each
        self.parts = 0
        self.spared = 0
        #: these are replaced, never changed, so that clones share them
        self.deals = NO_DEALS
        self.ledger = NO_PLEDGES
        self.last_deal = 0
        #: the deal that was closed last, and the last use of an ability: by whom, what, on whom
        self.closed = 0
        self.done_by: Seat = NOTHING
        self.done = 0
        self.done_on: tuple[Seat, ...] = ()
        #: offers and payments of each seat in this talk; replaced, never changed
        self.said = NO_NUMBERS
        self.paid = NO_NUMBERS
        #: for each seat and the spectators, in which piles each card may lie; empty until a
        #: card has passed face down; replaced, never changed
        self.traces = NO_TRACES

    def clone(self) -> Court:
        new = Court(
            self.seats,
            self.dice.clone(),
            self.cards,
            self.hands[:],
            self.shown[:],
            self.played[:],
            self.fives[:],
            self.twos[:],
            [pile[:] for pile in self.piles],
            self.tally[:],
            self.discarded[:],
            self.coins[:],
        )
        new.copy_agenda(self)
        new.mode = self.mode
        new.night = self.night
        new.market = self.market
        new.offers = self.offers
        new.peasant_after_ties = self.peasant_after_ties
        new.passives_after_acting = self.passives_after_acting
        new.removed = self.removed
        new.star = self.star
        new.scepter = self.scepter
        new.round = self.round
        new.turn = self.turn
        new.acted = self.acted
        new.mute = self.mute
        new.fresh = self.fresh
        new.parts = self.parts
        new.spared = self.spared
        new.deals = self.deals
        new.ledger = self.ledger
        new.last_deal = self.last_deal
        new.closed = self.closed
        new.done_by = self.done_by
        new.done = self.done
        new.done_on = self.done_on
        new.said = self.said
        new.paid = self.paid
        new.traces = self.traces
        return new

    # -- looking

    def in_play(self, seat: Seat, estate: int) -> bool:
        """Whether a card of an estate lies before a seat."""
        kind = self.played[seat]
        return kind != NOTHING and BOX[kind] == estate

    def count(self, estate: int) -> int:
        """How many cards of an estate are in play."""
        found = 0
        for kind in self.played:
            if kind != NOTHING and BOX[kind] == estate:
                found += 1
        return found

    def alone(self, kind: int) -> bool:
        """Whether only one card of a kind is in play."""
        return self.played.count(kind) == 1

    def strength(self, seat: Seat) -> int:
        """The power of the card before a seat, with its tokens; 0 if there is none."""
        kind = self.played[seat]
        if kind == NOTHING:
            return 0
        return self.cards.power[kind] + 5 * self.fives[seat] + 2 * self.twos[seat]

    def name_of(self, seat: Seat, kind: int) -> str:
        """The name of a card of a seat's deck."""
        return self.cards.names[seat * DECK + kind]

    # -- moving cards

    def put_down(self, seat: Seat, kind: int) -> None:
        """A card of the hand lies before its seat; everybody sees it."""
        bit = 1 << kind
        self.hands[seat] &= ~bit
        self.shown[seat] |= bit
        self.played[seat] = kind

    def clear_place(self, seat: Seat) -> int:
        """The card before a seat leaves it, its tokens go back to the supply; returns it."""
        kind = self.played[seat]
        self.played[seat] = NOTHING
        self.fives[seat] = 0
        self.twos[seat] = 0
        return kind

    def win(self, seat: Seat, owner: Seat) -> int:
        """A seat takes the card before an owner into its score pile; returns its number."""
        kind = self.clear_place(owner)
        card = owner * DECK + kind
        self.piles[seat].append(card)
        self.tally[seat] += 1 << (3 * kind)
        if self.traces:
            self.traces = [[*trace] for trace in self.traces]
            for trace in self.traces:
                trace[card] = 1 << seat
        return card
