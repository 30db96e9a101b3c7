"""What can happen in Fairy Fracas (structs only)."""

from __future__ import annotations

from regnum.core.actions import Event, Seat


class Began(Event, frozen=True):
    """The first seat was drawn."""

    first: Seat


class Placed(Event, frozen=True):
    """A character was laid on top of a terrain."""

    seat: Seat
    character: str
    terrain: str


class PlacedBelow(Event, frozen=True):
    """A Gnome was laid under all who were there."""

    seat: Seat
    character: str
    terrain: str


class Swapped(Event, frozen=True):
    """The Witch: each of the two lies now where the other lay."""

    seat: Seat
    character: str
    terrain: str
    other: str
    other_terrain: str


class Reordered(Event, frozen=True):
    """The Fairy: the characters on her terrain lie in this order now, the lowest first."""

    seat: Seat
    terrain: str
    order: tuple[str, ...]


class Moved(Event, frozen=True):
    """The Wizard: a top character went from one terrain to another."""

    seat: Seat
    character: str
    source: str
    terrain: str


class Declined(Event, frozen=True):
    """A seat did not use the ability of the character it laid."""

    seat: Seat
    character: str


class Skipped(Event, frozen=True):
    """A seat holds only Gnome and Dragon on its last turn."""

    seat: Seat
    gnome: str
    dragon: str
