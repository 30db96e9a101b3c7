"""What a seat sees of Fairy Fracas (structs only)."""

from __future__ import annotations

from msgspec import Struct

from regnum.core.actions import Seat
from regnum.core.views import View


class CharacterView(Struct, frozen=True):
    """A character in the kingdom: whose it is, its points if the game ended now, who blocks it."""

    character: str
    seat: Seat
    points: int
    blocked_by: str | None


class TerrainView(Struct, frozen=True):
    """A terrain with its characters, the lowest first; `top` is who can be swapped or moved."""

    terrain: str
    characters: tuple[CharacterView, ...]
    top: str | None


class SeatView(Struct, frozen=True):
    """What one knows of a seat. `chosen` is the card taken from the hand and not yet laid."""

    colour: str
    hand: tuple[str, ...]
    hidden_cards: int
    aside: tuple[str, ...]
    hidden_aside: int
    chosen: str | None
    hidden_chosen: int
    turns_left: int
    points: int


class FairyFracasView(View, kw_only=True):
    """The kingdom row by row. `site` is the terrain whose ability is in use, `picked` the
    character it was turned on, `laid` how many characters the Fairy has put in order."""

    first: Seat
    rows: int
    columns: int
    terrains: tuple[TerrainView, ...]
    seats: tuple[SeatView, ...]
    site: str | None
    picked: str | None
    laid: int
