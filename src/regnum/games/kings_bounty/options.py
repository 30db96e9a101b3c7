"""What can be agreed before King's Bounty (structs only)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from regnum.core.facts import Options

CastlePeople = Literal["elf", "dwarf", "undead", "orc"]


class KingsBountyOptions(Options, frozen=True, kw_only=True):
    """
    secret_titles: the experienced variant, one hidden title a seat.
    without: which peoples leave with 2 or 3 seats; none named: drawn at random.
    short_ending: if the last seat itself draws the last card, end at once (ruling KB-A4).
    idle_rounds: end after so many rounds of nothing but returned cards (ruling KB-A7);
        0: that ends no game.
    hero_at_home: a hero may be led onto an own holding too (ruling KB-A8).
    """

    secret_titles: bool = False
    without: tuple[CastlePeople, ...] = ()
    short_ending: bool = False
    idle_rounds: Annotated[int, Meta(ge=0, le=20)] = 5
    hero_at_home: bool = False
