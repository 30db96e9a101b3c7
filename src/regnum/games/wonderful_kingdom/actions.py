"""What a seat can say in It's a Wonderful Kingdom (structs only)."""

from __future__ import annotations

from typing import ClassVar, Literal

from regnum.core.actions import Action

Resource = Literal["materials", "population", "money", "discoveries"]
Payment = Literal["materials", "population", "money", "discoveries", "krystallium", "soldier"]
Cube = Literal["materials", "population", "money", "discoveries", "krystallium"]
Stack = Literal["shadow", "frost-giant", "giant-rat", "thief"]
Area = Literal[1, 2]


# -- before the game


class Keep(Action, frozen=True):
    """Keep one of the two advisors drawn before the game."""

    advisor: str


class Choose(Action, frozen=True):
    """Choose one's own stack of menaces."""

    stack: Stack


# -- the draft


class Trap(Action, frozen=True):
    """Spend a trap token: the card offered next is laid face down."""


class Offer(Action, frozen=True):
    """Lay a card of the hand into an offer area."""

    notation: ClassVar[str] = "offer {card} > {area}"

    card: str
    area: Area


class Take(Action, frozen=True):
    """Take all cards of an offer area."""

    area: Area


class Spy(Action, frozen=True):
    """Send a spy: a face-down card, named next, is turned up."""


class TurnUp(Action, frozen=True):
    """Turn up a face-down card of an offer area, counted from 1 in the order they lie in."""

    notation: ClassVar[str] = "turn up {area} {place}"

    area: Area
    place: int


class Search(Action, frozen=True):
    """Alone: choose an area to take, and search the deck for a better card first."""

    area: Area


class Pay(Action, frozen=True):
    """Discard a face-up card of the chosen area for the search."""

    card: str


class Find(Action, frozen=True):
    """Put one of the cards found into the chosen area."""

    card: str


class Sweep(Action, frozen=True):
    """An advisor: discard a face-up card of an offer area for the top card of the deck."""

    card: str


class Reinforce(Action, frozen=True):
    """An advisor: lay the top card of the deck face up into an offer area."""

    area: Area


# -- planning


class Surrender(Action, frozen=True):
    """Discard a card of the draft area to a shadow."""

    card: str


class Freeze(Action, frozen=True):
    """Lay a frost giant under a card."""

    card: str


class Cover(Action, frozen=True):
    """Cover an icon of one's duchy card with a theft token."""

    resource: Resource


class Build(Action, frozen=True):
    """Move a card from the draft area to the construction area."""

    card: str


class Recycle(Action, frozen=True):
    """Discard a card of the draft area for its resource."""

    card: str


# -- cubes, at any moment of one's own


class Place(Action, frozen=True):
    """Put a cube or soldier onto a card under construction, or a cube into `alchemy`."""

    notation: ClassVar[str] = "{cube} > {on}"

    cube: Payment
    on: str


class Instead(Action, frozen=True):
    """What the krystallium just placed stands for."""

    notation: ClassVar[str] = "as {cube}"

    cube: Cube


class GiveUp(Action, frozen=True):
    """Give up a card under construction: which, is asked next."""

    notation: ClassVar[str] = "give up"


class Scrap(Action, frozen=True):
    """Discard a card under construction; its resource goes into alchemy."""

    card: str


class Transmute(Action, frozen=True):
    """With quests: turn five cubes, named next, into a krystallium."""


class Melt(Action, frozen=True):
    """Give one of the five cubes."""

    cube: Resource


class Fulfil(Action, frozen=True):
    """Pay the whole price of a task."""

    task: str


class Advise(Action, frozen=True):
    """Use an advisor's ability."""

    advisor: str


class Want(Action, frozen=True):
    """The kind of a cube that one may choose."""

    cube: Resource


class Finish(Action, frozen=True):
    """An advisor: finish a card under construction, whatever it lacks."""

    card: str


# -- battle


class Fight(Action, frozen=True):
    """Neutralise a menace in one's construction area."""

    menace: str


class Lift(Action, frozen=True):
    """Take a theft token off."""

    resource: Resource


class Done(Action, frozen=True):
    """Nothing more to do here."""
