"""Bodies about chat and those who spoil it (structs only)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Saying(Struct, frozen=True, forbid_unknown_fields=True):
    """`id` is the client's own: the same one again is not said twice."""

    text: Annotated[str, Meta(max_length=4000)]
    id: Annotated[str, Meta(max_length=40, pattern="^[ -~]*$")] = ""


class Reporting(Struct, frozen=True, forbid_unknown_fields=True):
    """Show a message to the host of the house."""

    why: Annotated[str, Meta(max_length=500)] = ""


class ReportInfo(Struct, frozen=True):
    """A report as the host sees it."""

    id: int
    by: str
    about: str
    about_id: str | None
    match: str | None
    text: str
    why: str
    at: float
