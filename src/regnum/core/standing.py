"""Ranks, and what resigning does to them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UnsetType

from regnum.core.actions import Seat
from regnum.core.results import Line, Result


def ranked(order: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks from one sort key a seat, the greatest first, equal keys sharing.

    >>> ranked([(5, 0), (9, 1), (5, 0)])
    (2, 1, 2)
    """
    return tuple(1 + sum(other > key for other in order) for key in order)


def tie_broken(result: Result) -> bool:
    """Whether seats with equal points came out apart, by the rules and not by resigning.

    >>> tie_broken(Result((5, 5), (2, 1), (False, True), ((), ())))
    True
    """
    stayed = [seat for seat in range(len(result.ranks)) if seat not in result.resigned]
    outcomes = {(result.scores[seat], result.ranks[seat]) for seat in stayed}
    return len(outcomes) > len({result.scores[seat] for seat in stayed})


def lines_of_opponent(result: Result) -> tuple[Line, ...]:
    """How a rules-driven opponent's points came about; empty if that is not told.

    >>> lines_of_opponent(Result((9,), (1,), (True,), ((),), opponent=4))
    ()
    """
    lines = result.opponent_breakdown
    return () if isinstance(lines, UnsetType) else lines


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
    return Result(
        scores=result.scores,
        ranks=ranks,
        won=won,
        breakdown=result.breakdown,
        opponent=result.opponent,
        opponent_breakdown=result.opponent_breakdown,
        resigned=tuple(resigned),
    )
