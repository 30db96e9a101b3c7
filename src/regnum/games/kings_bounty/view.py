"""What a seat sees of King's Bounty (structs only)."""

from __future__ import annotations

from msgspec import Struct

from regnum.core.actions import Seat
from regnum.core.views import View


class HoldingView(Struct, frozen=True):
    """A holding on the table: what it is, who guards it, how strong it is defended."""

    holding: str
    garrison: str | None
    defence: int


class SeatView(Struct, frozen=True):
    """What lies before a seat; of its hand only what the viewer knows."""

    holdings: tuple[HoldingView, ...]
    hand: tuple[str, ...]
    #: of the cards of `hand`, in their order; 0 for heroes and monsters
    strengths: tuple[int, ...]
    hidden_cards: int
    secret_title: str | None
    hidden_titles: int


class TitleView(Struct, frozen=True):
    """A title, what each seat has towards it, and who would get it now."""

    title: str
    points: int
    counts: tuple[int, ...]
    leader: Seat | None
    #: Vandal and Staff Rat, which are given at once
    at_once: bool


class KingsBountyView(View, kw_only=True):
    first: Seat
    last: Seat
    #: peoples that stay in the box
    without: tuple[str, ...]
    seats: tuple[SeatView, ...]
    titles: tuple[TitleView, ...]
    deck: int
    #: cards of the deck that the viewer knows, with their distance from the top (0 is next)
    remembered: tuple[tuple[int, str], ...]
    discarded: tuple[str, ...]
    #: the troop that looks for a holding
    played: str | None
    #: cards put under the deck this turn
    returned: int
    #: turns in a row in which cards were only returned, and how many end the game
    idle: int
    idle_limit: int
    #: the experienced variant: titles that no seat holds
    spare_titles: int
    spare_known: tuple[str, ...]
    standings: tuple[int, ...]
