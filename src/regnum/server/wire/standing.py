"""Bodies about ratings and finished matches (structs only)."""

from __future__ import annotations

from msgspec import Struct

from regnum.server.wire.bodies import MatchInfo


class RatingInfo(Struct, frozen=True):
    """`standing` is a careful estimate, by which people are listed."""

    person: str
    name: str
    game: str
    rating: float
    deviation: float
    standing: float
    played: int


class ChangeInfo(Struct, frozen=True):
    """What one match did to a rating."""

    match: str
    at: float
    rating_before: float
    deviation_before: float
    rating: float
    deviation: float


class PastInfo(Struct, frozen=True):
    """A finished match, from one person's point of view; ranks start at 1."""

    match: MatchInfo
    seats: tuple[int, ...]
    rank: int | None
    score: int | None
    won: bool


class PastPage(Struct, frozen=True):
    """`next` is what to give as `before` for the next page; none at the end."""

    matches: tuple[PastInfo, ...]
    next: str | None = None
