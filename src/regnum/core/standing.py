"""Ranks, and what resigning does to them."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.actions import Seat
from regnum.core.results import Result


def ranked(order: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks from one sort key a seat, the greatest first, equal keys sharing.

    >>> ranked([(5, 0), (9, 1), (5, 0)])
    (2, 1, 2)
    """
    return tuple(1 + sum(other > key for other in order) for key in order)


def with_resigned(result: Result, resigned: list[Seat]) -> Result:
    """Whoever resigned ranks last, the first to go at the very end; a lone seat has lost.

    >>> with_resigned(Result((9, 4), (1, 2), (True, False), ((), ())), [0]).ranks
    (2, 1)
    """
    if not resigned:
        return result
    seats = range(len(result.ranks))
    stayed = [-resigned.index(seat) if seat in resigned else 1 for seat in seats]
    order = [
        (1, -result.ranks[seat]) if seat not in resigned else (0, -stayed[seat]) for seat in seats
    ]
    ranks = ranked(order)
    won = tuple(
        seat not in resigned and (result.won[seat] or (ranks[seat] == 1 and len(order) > 1))
        for seat in seats
    )
    return Result(result.scores, ranks, won, result.breakdown, result.opponent, tuple(resigned))
