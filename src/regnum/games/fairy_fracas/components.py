"""The shapes of the entries of cards.toml (structs only)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Source = Literal["rulebook", "published", "stand-in", "mine"]
Sources = Source | dict[str, Source]
Points = Annotated[int, Meta(ge=0, le=9)]
Side = Annotated[int, Meta(ge=1, le=4)]
Cards = Annotated[int, Meta(ge=0, le=3)]


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    source: Sources


class Character(Entry, frozen=True, kw_only=True):
    """
    at_home: points for lying on the terrain that suits the character.
    together: points for lying on one terrain with the right partner.
    each: points for each thing that it counts.
    """

    type: Literal["ordinary", "magical"]
    copies: int
    at_home: Points = 0
    together: Points = 0
    each: Points = 0


class Terrain(Entry, frozen=True, kw_only=True):
    copies: int


class Size(Entry, frozen=True, kw_only=True):
    """A kingdom for so many seats: its sides, and how many terrains of each kind."""

    seats: Literal[2, 3, 4]
    rows: Side
    columns: Side
    castles: Cards
    forests: Cards
    towers: Cards
    farms: Cards
