"""What is on the table in Fairy Fracas."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.core.agenda import State
from regnum.core.dice import Dice
from regnum.games.fairy_fracas.cards import (
    GNOME,
    KINDS,
    NOTHING,
    NOWHERE,
    FairyFracasCards,
)
from regnum.games.fairy_fracas.land import Land

#: turns of each seat (p. 3)
TURNS: Final = 6


class Kingdom(State):
    """Characters are numbers of the card set, cells are numbers of the land."""

    def __init__(
        self,
        seats: int,
        dice: Dice,
        cards: FairyFracasCards,
        land: Land,
        colours: list[int],
        hands: list[list[int]],
        aside: list[list[int]],
        stacks: list[list[int]],
        names: list[int],
    ) -> None:
        super().__init__(seats, dice)
        self.cards = cards
        self.land = land
        #: the colour of each seat
        self.colours = colours
        #: sorted, so that their order tells nothing
        self.hands = hands
        #: the lists are replaced, never changed: clones share them
        self.aside = aside
        #: the characters in each cell, the lowest first
        self.stacks = stacks
        #: which kinds of character lie in each cell, one bit a kind
        self.names = names
        self.first: Seat = 0
        #: how many turns are over
        self.turn = 0
        #: the card taken from the hand and not yet laid
        self.chosen = NOTHING
        #: the cell of the character whose ability is in use
        self.site = NOWHERE
        #: the cell whose top character the Witch or the Wizard has picked
        self.picked = NOWHERE
        #: how many characters the Fairy has put in order, and whether one has moved by it
        self.laid = 0
        self.stirred = False
        #: hidden cards that everybody has been shown, one bit a card
        self.shown = 0
        self.blocked_dragon_counts = False
        self.abilities_compulsory = False
        self.lone_gnome_on_top = False

    def clone(self) -> Kingdom:
        new = Kingdom(
            self.seats,
            self.dice.clone(),
            self.cards,
            self.land,
            self.colours,
            [hand[:] for hand in self.hands],
            self.aside[:],
            [stack[:] for stack in self.stacks],
            self.names[:],
        )
        new.copy_agenda(self)
        new.first = self.first
        new.turn = self.turn
        new.chosen = self.chosen
        new.site = self.site
        new.picked = self.picked
        new.laid = self.laid
        new.stirred = self.stirred
        new.shown = self.shown
        new.blocked_dragon_counts = self.blocked_dragon_counts
        new.abilities_compulsory = self.abilities_compulsory
        new.lone_gnome_on_top = self.lone_gnome_on_top
        return new

    def active(self) -> Seat:
        """The seat whose turn it is."""
        return (self.first + self.turn) % self.seats

    def is_last_turn(self) -> bool:
        """Whether each seat makes its last turn now (ruling FF-B13)."""
        return self.turn >= (TURNS - 1) * self.seats

    def has_name(self, cell: int, card: int) -> bool:
        """Whether a character of this name lies in a cell, of whatever colour."""
        return (self.names[cell] >> (card % KINDS)) & 1 == 1

    def top(self, cell: int) -> int:
        """The top character, which can be swapped or moved: no Gnome, unless it is agreed that
        one on his own is (ruling FF-B3)."""
        stack = self.stacks[cell]
        if not stack:
            return NOTHING
        card = stack[-1]
        return NOTHING if card % KINDS == GNOME and not self.lone_gnome_on_top else card

    def cell_of(self, card: int) -> int:
        """The cell where a character lies; NOWHERE if it is not in the kingdom."""
        for cell, stack in enumerate(self.stacks):
            if card in stack:
                return cell
        return NOWHERE

    def lay(self, card: int, cell: int) -> None:
        """Put a character on top, a Gnome at the very bottom (p. 3)."""
        if card % KINDS == GNOME:
            self.stacks[cell].insert(0, card)
        else:
            self.stacks[cell].append(card)
        self.names[cell] |= 1 << (card % KINDS)

    def lift(self, cell: int) -> int:
        """Take the top character away."""
        card = self.stacks[cell].pop()
        self.names[cell] &= ~(1 << (card % KINDS))
        return card
