"""What a seat can say in Fairy Fracas (structs only)."""

from __future__ import annotations

from typing import ClassVar

from regnum.core.actions import Action


class Play(Action, frozen=True):
    """Take a character from the hand; the others see it when it lies on a terrain."""

    character: str


class Onto(Action, frozen=True):
    """Lay the character just taken onto a terrain."""

    notation: ClassVar[str] = "{character} > {terrain}"

    character: str
    terrain: str


class Skip(Action, frozen=True):
    """Skip the last turn, holding only the Gnome and the Dragon."""


class Pick(Action, frozen=True):
    """Name the top character that the Witch swaps or the Wizard moves."""

    character: str


class Swap(Action, frozen=True):
    """The Witch: swap the character picked with another top character."""

    notation: ClassVar[str] = "{character} <> {other}"

    character: str
    other: str


class Move(Action, frozen=True):
    """The Wizard: move the character picked to another terrain."""

    notation: ClassVar[str] = "{character} >> {terrain}"

    character: str
    terrain: str


class Lowest(Action, frozen=True):
    """The Fairy: of the characters not yet put in order, this one lies lowest."""

    character: str


class Decline(Action, frozen=True):
    """Use an ability no further: what lies on the table stays as it is."""
