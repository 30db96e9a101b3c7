"""The shape of the entries of cards.toml (structs only)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Estate = Literal["serf", "merchant", "royalty"]
Source = Literal["rulebook", "published", "stand-in", "mine"]


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    power: Annotated[int, Meta(ge=1, le=10)]
    estate: Estate
    copies: Annotated[int, Meta(ge=1, le=6)]
    source: Source | dict[str, Source]
