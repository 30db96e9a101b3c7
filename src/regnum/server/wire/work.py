"""What crosses to the worker processes in which bots think, and back (structs only)."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from regnum.core.actions import Seat
from regnum.core.entries import AnyEntry, Record

NOTHING = msgspec.Raw(b"null")


class Job(Struct, frozen=True):
    """What would this bot do in this seat?

    `head` is the record without entries, for a worker that does not know the match yet;
    `entries` are those it does not know; `forget` are matches it need not keep.
    """

    match: str
    seat: Seat
    bot: str
    seed: int
    entries: tuple[AnyEntry, ...]
    head: Record | None = None
    forget: tuple[str, ...] = ()
    #: not what it would decide, but whether it has something to say in a talk
    speak: bool = False


class Thought(Struct, frozen=True):
    """An action; or `null`: nothing to say; or what went wrong."""

    action: msgspec.Raw = NOTHING
    failed: str = ""
