"""What can be agreed before Kings' Struggle (structs only)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from regnum.core.facts import Options


class KingsStruggleOptions(Options, frozen=True, kw_only=True):
    """
    mode: day, night, or let the first seat draw a card for it.
    market: the standard rules, the free market of experts, the regulated one of beginners.
    offers: how many offers and changes a seat may make in one talk; 0: nobody bargains.
    peasant_after_ties: look for other serfs only when tied cards are gone (ruling KS-C2).
    passives_after_acting: Peasant and Queen work even for who has acted (ruling KS-C6).
    """

    mode: Literal["draw", "day", "night"] = "draw"
    market: Literal["standard", "free", "regulated"] = "standard"
    offers: Annotated[int, Meta(ge=0, le=9)] = 3
    peasant_after_ties: bool = False
    passives_after_acting: bool = False
