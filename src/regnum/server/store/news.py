"""What one node tells the others (structs only)."""

from __future__ import annotations

from msgspec import Struct

#: the channel of PostgreSQL's LISTEN and NOTIFY
CHANNEL = "regnum"


class News(Struct, frozen=True, array_like=True):
    """Something about a match is in the database: an entry, a line of chat.

    It holds no more than where to look: the database has the rest, and a node that missed
    the news can still find it there.
    """

    kind: str
    match: str
    number: int
    #: who tells; a node does not listen to itself
    node: str = ""
    #: who is at the table on that node; this alone is not in the database
    people: tuple[str, ...] = ()
    #: whether others are asked to tell the same
    asks: bool = False
