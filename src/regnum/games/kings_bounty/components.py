"""The shapes of the entries of cards.toml (structs only)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

People = Literal["elf", "dwarf", "undead", "orc", "human"]
TroopType = Literal["shooter", "warrior", "wizard", "hero", "monster"]
CastleType = Literal["tower", "fortress", "citadel"]
Source = Literal["rulebook", "published", "inferred", "stand-in", "mine"]
Sources = Source | dict[str, Source]
Copies = Annotated[int, Meta(ge=1, le=12)]
Strength = Annotated[int, Meta(ge=0, le=9)]
Counts = Literal[
    "castle-peoples",
    "castles",
    "obelisks",
    "garrisons",
    "castles-of-people",
    "garrisons-of-people",
    "garrisons-of-type",
    "castles-of-type",
    "last-monster",
    "last-hero",
]


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    source: Sources


class Troop(Entry, frozen=True, kw_only=True):
    people: People
    type: TroopType
    copies: Copies
    strength: Strength = 0


class Castle(Entry, frozen=True, kw_only=True):
    people: Literal["elf", "dwarf", "undead", "orc"]
    type: CastleType
    copies: Copies
    strength: Strength


class Obelisk(Entry, frozen=True, kw_only=True):
    strength: Strength
    points: int
    copies: Copies


class Title(Entry, frozen=True, kw_only=True):
    counts: Counts
    points: int
    of: str = ""
