"""What is on the table in King's Bounty."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.core.agenda import State
from regnum.core.dice import Dice
from regnum.games.kings_bounty.cards import HUMAN, NOBODY, NOTHING, TROOPS, KingsBountyCards

NONE_YET: Final[list[int]] = []


class Kingdom(State):
    """Cards are numbers of the card set; a holding's place in `owner` and `garrison` is its
    number less TROOPS."""

    def __init__(
        self,
        seats: int,
        dice: Dice,
        cards: KingsBountyCards,
        deck: list[int],
        hands: list[list[int]],
        holdings: list[int],
        owner: list[Seat],
        garrison: list[int],
        castles: list[int],
        discarded: list[int],
        seen: list[int],
    ) -> None:
        super().__init__(seats, dice)
        self.cards = cards
        #: drawn from index `top` on; cards put under are appended
        self.deck = deck
        self.top = 0
        self.hands = hands
        #: holdings on the table, in the order in which they were laid
        self.holdings = holdings
        self.owner = owner
        self.garrison = garrison
        #: how many castles of each people a seat has, five numbers a seat
        self.castles = castles
        self.discarded = discarded
        #: which seats know where a card is, one bit a seat, for cards in hands and deck
        self.seen = seen
        self.secret_titles = False
        self.short_ending = False
        self.idle_rounds = 5
        self.hero_at_home = False
        self.first: Seat = 0
        #: peoples that stay in the box; never changed, so clones share it
        self.boxed: list[int] = NONE_YET
        self.played = NOTHING
        self.returned = 0
        #: turns in a row in which cards were only returned
        self.idle = 0
        #: the deck was empty when this turn began
        self.closing = False
        #: the four lists of titles are replaced, never changed: clones share them
        self.titles: list[int] = NONE_YET
        #: the hidden title of each seat, NOTHING once it lies open
        self.secret: list[int] = NONE_YET
        #: titles that no seat holds, in the experienced variant
        self.spare: list[int] = NONE_YET
        #: which seats were shown a hidden title in an action that was taken back, as in `seen`
        self.titles_seen: list[int] = NONE_YET
        self.last_monster: Seat = NOBODY
        self.last_hero: Seat = NOBODY

    def clone(self) -> Kingdom:
        new = Kingdom(
            self.seats,
            self.dice.clone(),
            self.cards,
            self.deck[self.top :],
            [hand[:] for hand in self.hands],
            self.holdings[:],
            self.owner[:],
            self.garrison[:],
            self.castles[:],
            self.discarded[:],
            self.seen[:],
        )
        new.copy_agenda(self)
        new.secret_titles = self.secret_titles
        new.short_ending = self.short_ending
        new.idle_rounds = self.idle_rounds
        new.hero_at_home = self.hero_at_home
        new.first = self.first
        new.boxed = self.boxed
        new.played = self.played
        new.returned = self.returned
        new.idle = self.idle
        new.closing = self.closing
        new.titles = self.titles
        new.secret = self.secret
        new.spare = self.spare
        new.titles_seen = self.titles_seen
        new.last_monster = self.last_monster
        new.last_hero = self.last_hero
        return new

    @property
    def last(self) -> Seat:
        """The seat with the last-player card: to the right of the first (p. 4)."""
        return (self.first - 1) % self.seats

    def deck_size(self) -> int:
        return len(self.deck) - self.top

    def defence(self, holding: int) -> int:
        """The greater of a holding's own strength and its garrison's (p. 5)."""
        strength = self.cards.strength[holding]
        guard = self.garrison[holding - TROOPS]
        if guard != NOTHING:
            guarded = self.cards.strength[guard]
            if guarded > strength:
                return guarded
        return strength

    def owns_castle_of(self, seat: Seat, people: int) -> bool:
        return self.castles[seat * 5 + people] > 0

    def give(self, holding: int, seat: Seat) -> None:
        """Lay a holding before a seat, new or from another; NOBODY: off the table."""
        place = holding - TROOPS
        people = self.cards.people[holding]
        old = self.owner[place]
        if 0 <= people < HUMAN:
            if old != NOBODY:
                self.castles[old * 5 + people] -= 1
            if seat != NOBODY:
                self.castles[seat * 5 + people] += 1
        self.owner[place] = seat
        if old == NOBODY:
            self.holdings.append(holding)
        elif seat == NOBODY:
            self.holdings.remove(holding)

    def dismiss_garrison(self, holding: int) -> int:
        """Discard the garrison of a holding, if it has one; returns it or NOTHING."""
        place = holding - TROOPS
        guard = self.garrison[place]
        if guard != NOTHING:
            self.garrison[place] = NOTHING
            self.discarded.append(guard)
        return guard
