"""What seats say and what happens: the two roots every game's structs grow from (structs only)."""

from __future__ import annotations

import re
from typing import ClassVar

from msgspec import Struct

Seat = int


def kebab(name: str) -> str:
    """The tag of a struct: `StaffRatMoved` is `staff-rat-moved` in JSON.

    >>> kebab("StaffRatMoved")
    'staff-rat-moved'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Action(
    Struct,
    frozen=True,
    gc=False,
    cache_hash=True,
    tag_field="do",
    tag=kebab,
    forbid_unknown_fields=True,
):
    """What a seat can say. Build each object once and share it.

    `notation` is the short text form, with fields in braces; without one it is
    the tag and the fields in order.
    """

    notation: ClassVar[str] = ""


class Event(Struct, frozen=True, tag_field="event", tag=kebab, forbid_unknown_fields=True):
    """Something that happened, for log and animation. Told by the message `event-<tag>`."""


class Undone(Event, frozen=True):
    """A seat took its last action back: what happened in the game from event `since` on does
    not count. What was done at the table, as resigning, stands."""

    seat: Seat
    since: int


class TakenBack(Event, frozen=True):
    """As `Undone`, with the consent of the others."""

    seat: Seat
    since: int


class Resigned(Event, frozen=True):
    seat: Seat


class StoodIn(Event, frozen=True):
    """A bot plays on in a seat; without one, whoever sits there has come back.

    `failed` is the bot that sat there before, where that could not answer any more.
    """

    seat: Seat
    bot: str
    failed: str = ""


class ClockShown(Event, frozen=True):
    """What a seat's clock showed, in seconds; 0 is out of time.

    `bot` is who makes the move then, where the seat does not resign.
    """

    seat: Seat
    left: int
    bot: str = ""


class AgreedEnd(Event, frozen=True):
    """All agreed to stop; the match has no result."""


class Unforeseen(Event, frozen=True):
    """In a preview: something would happen here, and the seat cannot know what."""


TableEvent = Undone | TakenBack | Resigned | StoodIn | ClockShown | AgreedEnd | Unforeseen
