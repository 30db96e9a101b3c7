"""Bodies about matches that are looked at again (structs only)."""

from __future__ import annotations

from msgspec import Struct

from regnum.server.wire.frames import Update


class Steps(Struct, frozen=True):
    """The table after some entries of a match that has `last` of them."""

    last: int
    steps: tuple[Update, ...]
