"""What a seat sees (structs only)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from regnum.core.actions import Seat
from regnum.core.messages import Message, Refusal
from regnum.core.results import Result


class UndoState(Struct, frozen=True):
    """Whether the seat's last action can be undone freely, taken back by consent, or neither."""

    can: Literal["nothing", "undo", "take-back"] = "nothing"
    why: Refusal | None = None


class Asked(Struct, frozen=True):
    """The choice before a seat: its number, what is asked, and whether `options` lists all."""

    number: int
    prompt: Message
    complete: bool = True
    speaking: bool = False


class View(Struct, kw_only=True):
    """All that a seat may know. A game's own view adds its fields; the table fills these."""

    seat: Seat | None = None
    to_act: tuple[Seat, ...] = ()
    may_speak: tuple[Seat, ...] = ()
    asked: Asked | None = None
    undo: UndoState = UndoState()
    over: bool = False
    result: Result | None = None


class PlacesView(View, kw_only=True):
    """The view of a game that brings none: what lies where, `None` for what is hidden."""

    places: dict[str, tuple[str | None, ...]]
    counters: dict[str, int] = {}
