"""A match on paper: the record and its entries (structs only)."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from regnum.core.actions import Seat
from regnum.core.results import Result


class Entry(Struct, frozen=True, tag_field="entry", tag=str.lower, forbid_unknown_fields=True):
    """One thing that was done at the table. Entries are never deleted."""


class Act(Entry, frozen=True):
    """The action is kept as plain values, to be read by its own game."""

    seat: Seat
    choice: int
    action: dict[str, Any]


class Undo(Entry, frozen=True):
    seat: Seat


class TakeBack(Entry, frozen=True):
    seat: Seat
    consent: tuple[Seat, ...]


class Resign(Entry, frozen=True):
    seat: Seat


class Clock(Entry, frozen=True, omit_defaults=True):
    """What a seat's clock showed; `bot` makes the move of a seat that is out of time."""

    seat: Seat
    left: int
    bot: str = ""


class StandIn(Entry, frozen=True, tag="stand_in", omit_defaults=True):
    """Who plays on in a seat; `failed` is the bot before it, where that could not answer.

    What is not there is left out, so that the checks of older records still hold.
    """

    seat: Seat
    bot: str
    failed: str = ""


class End(Entry, frozen=True):
    """An agreed end."""


AnyEntry = Act | Undo | TakeBack | Resign | Clock | StandIn | End


class CardsNote(Struct, frozen=True, forbid_unknown_fields=True):
    """Which card set was played with: its digest, and what differs from the shipped one."""

    digest: str
    changes: dict[str, Any] = {}


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a seat: a name, and the bot's id if it is one."""

    name: str = ""
    bot: str = ""


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """What the key of an online match was made from, in hexadecimal digits.

    The house's commitment, which was published first; its bytes; and those of every seat's
    client, empty for a seat that sent none.
    """

    commitment: str
    house: str
    seats: tuple[str, ...]


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """Save, replay, bug report, regression fixture and training sample in one.

    `check` is a digest of everything else, so that a damaged file is noticed.
    """

    game: str
    rules: int
    cards: CardsNote
    options: dict[str, Any]
    seats: tuple[Chair, ...]
    key: str
    entries: tuple[AnyEntry, ...]
    rated: bool = False
    result: Result | None = None
    format: int = 1
    check: str = ""
    #: left out where there is none, so that the checks of older records still hold
    proof: Proof | UnsetType = UNSET
