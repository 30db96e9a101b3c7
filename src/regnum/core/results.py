"""How a game came out (structs only)."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from regnum.core.messages import Message


class Line(Struct, frozen=True):
    """One line of a seat's score: for what, and how many points."""

    what: Message
    points: int


class Result(Struct, frozen=True):
    """Scores, ranks, wins and how the points came about: one entry a seat each.

    Ranks start at 1 and are shared where the rulebook shares. In a solo game the
    seat may have lost; a rules-driven opponent's score is `opponent`, and its lines
    are `opponent_breakdown`.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    won: tuple[bool, ...]
    breakdown: tuple[tuple[Line, ...], ...]
    opponent: int | None = None
    #: left out where there is nothing to break down, so that records stay as they are
    opponent_breakdown: tuple[Line, ...] | UnsetType = UNSET
    resigned: tuple[int, ...] = ()
