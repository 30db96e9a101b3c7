"""Bodies about people, their names and tokens (structs only)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from regnum.server.wire.bodies import PersonInfo

Short = Annotated[str, Meta(max_length=200)]


class Renaming(Struct, frozen=True, forbid_unknown_fields=True):
    name: Short


class Claiming(Struct, frozen=True, forbid_unknown_fields=True):
    """The password that makes one's present name one's own."""

    password: Short


class ComingBack(Struct, frozen=True, forbid_unknown_fields=True):
    name: Short
    password: Short


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Short
    new: Short


class Recovering(Struct, frozen=True, forbid_unknown_fields=True):
    """A new password by the code that was shown when the name was claimed."""

    name: Short
    code: Short
    password: Short


class Claimed(Struct, frozen=True):
    """`recovery` is shown this once."""

    person: PersonInfo
    recovery: str


class Leaving(Struct, frozen=True, forbid_unknown_fields=True):
    """`name` is one's own, so that nobody leaves by mistake; `password` if it is claimed."""

    name: Short
    password: Short = ""


class TokenWish(Struct, frozen=True, forbid_unknown_fields=True):
    label: Annotated[str, Meta(max_length=64)] = ""


class TokenInfo(Struct, frozen=True):
    """`token` is shown once, in the answer that made it."""

    id: str
    label: str
    made: float
    token: str | None = None


class Papers(Struct, frozen=True):
    """Everything the service keeps about a person."""

    person: dict[str, Any]
    matches: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    rating_changes: list[dict[str, Any]]
    tokens: list[dict[str, Any]]
    alerts: list[dict[str, Any]]
    turns: list[dict[str, Any]]
    blocks: list[dict[str, Any]]
    mutes: list[dict[str, Any]]
    reports: list[dict[str, Any]]
