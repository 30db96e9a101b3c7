"""How things lie on a table, for any screen (structs only)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from regnum.core.messages import Message

Layout = Literal["row", "stack", "grid", "track", "counters"]


class Piece(Struct, frozen=True):
    """A card, a token or a counter. `id` is the component's, or unique to its area if face down."""

    id: str
    name: Message
    face_up: bool = True
    badges: tuple[Message, ...] = ()


class Area(Struct, frozen=True):
    """A part of the table: pieces, and smaller areas after them."""

    id: str
    title: Message
    layout: Layout = "row"
    owner: int | None = None
    pieces: tuple[Piece, ...] = ()
    areas: tuple[Area, ...] = ()
    columns: int = 0


class Scene(Struct, frozen=True):
    areas: tuple[Area, ...]


class Words(Struct, frozen=True):
    """An action in words, and the pieces it touches, in order."""

    say: Message
    touches: tuple[str, ...] = ()
