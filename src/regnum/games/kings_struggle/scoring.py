"""Points for coins, sets and runs, the best way to split a pile, and who wins."""

from __future__ import annotations

from typing import Final

from regnum.core.messages import Message
from regnum.core.results import Line, Result
from regnum.core.standing import ranked
from regnum.games.kings_struggle.cards import DECK, KINDS, KingsStruggleCards
from regnum.games.kings_struggle.state import Court

#: points of a set of so many cards of one name, and of a run of so many neighbours
SET_POINTS: Final = [0, 1, 3, 6, 10, 20, 30]
RUN_POINTS: Final = [0, 0, 0, 4, 6, 9, 13, 18, 24, 31, 39]
SHORTEST_RUN: Final = 3
#: how many splits are remembered
MEMORY: Final = 200_000
HOPELESS: Final = -1000


class Split:
    """The best split of a pile: sets as (power, cards), runs as (lowest power, cards)."""

    def __init__(self, points: int) -> None:
        self.points = points
        self.sets: list[tuple[int, int]] = []
        self.runs: list[tuple[int, int]] = []


_points: dict[int, int] = {}
_splits: dict[int, Split] = {}


def points_of(counts: int) -> int:
    """What the cards of a pile are worth at best; three bits of `counts` a power, from 1 on.

    >>> points_of(0o111)  # 1, 2 and 3
    4
    """
    found = _points.get(counts)
    if found is None:
        if len(_points) >= MEMORY:
            _points.clear()
        found = best_from(counts, 0, 0, {})
        _points[counts] = found
    return found


def best_from(counts: int, place: int, going: int, memo: dict[int, int]) -> int:
    """The most points from the powers from `place` on, with runs under way.

    `going` has three bits for each length: how many runs of that length have reached the
    power before. At each power some cards prolong runs, some begin new ones, and the rest
    are a set. All ways are tried, so the result is exact.
    """
    if place == DECK:
        return closed(going)
    key = (going << 4) | place
    known = memo.get(key)
    if known is not None:
        return known
    best = HOPELESS
    for used, ahead, points in steps(counts >> (3 * place) & 7, going):
        total = points + SET_POINTS[used] + best_from(counts, place + 1, ahead, memo)
        if total > best:
            best = total
    memo[key] = best
    return best


def closed(going: int) -> int:
    """Points of runs that end here; hopeless if one is too short."""
    total = 0
    for length in range(1, DECK + 1):
        count = going >> (3 * length) & 7
        if count:
            if length < SHORTEST_RUN:
                return HOPELESS
            total += count * RUN_POINTS[length]
    return total


def steps(cards: int, going: int) -> list[tuple[int, int, int]]:
    """What can be done with the cards of one power: how many form a set, the runs under way
    after it, and the points of those that end here."""
    found: list[tuple[int, int, int]] = []
    prolong(cards, going, DECK - 1, 0, 0, found)
    return found


def prolong(
    cards: int,
    going: int,
    length: int,
    ahead: int,
    points: int,
    found: list[tuple[int, int, int]],
) -> None:
    """Decide for the runs of each length how many go on; then begin new ones."""
    if length == 0:
        for fresh in range(cards + 1):
            found.append((cards - fresh, ahead + (fresh << 3), points))
        return
    count = going >> (3 * length) & 7
    for on in range(min(count, cards), -1, -1):
        if on < count and length < SHORTEST_RUN:
            return
        prolong(
            cards - on,
            going,
            length - 1,
            ahead + (on << (3 * length + 3)),
            points + (count - on) * RUN_POINTS[length],
            found,
        )


def split_of(counts: int) -> Split:
    """The best split itself. It is remembered, and not to be changed."""
    found = _splits.get(counts)
    if found is None:
        if len(_splits) >= MEMORY:
            _splits.clear()
        found = searched(counts)
        _splits[counts] = found
    return found


def searched(counts: int) -> Split:
    """The same search as for the points, followed along its best branch."""
    memo: dict[int, int] = {}
    total = best_from(counts, 0, 0, memo)
    split = Split(total)
    going = 0
    left = total
    for place in range(DECK):
        for used, ahead, points in steps(counts >> (3 * place) & 7, going):
            gained = points + SET_POINTS[used]
            if gained + best_from(counts, place + 1, ahead, memo) == left:
                if used:
                    split.sets.append((place + 1, used))
                ended(split, going, ahead, place)
                left -= gained
                going = ahead
                break
    ended(split, going, 0, DECK)
    split.runs.sort()
    return split


def ended(split: Split, going: int, ahead: int, place: int) -> None:
    """Note the runs that do not go on at a power (0 is the first)."""
    for length in range(SHORTEST_RUN, DECK + 1):
        stopped = (going >> (3 * length) & 7) - (ahead >> (3 * length + 3) & 7)
        for _ in range(stopped):
            split.runs.append((place - length + 1, length))


def by_power(cards: KingsStruggleCards, tally: int) -> int:
    """A tally by kind as counts by power: the same, unless the owner of a box changed powers."""
    counts = 0
    for place in range(DECK):
        counts |= (tally >> (3 * cards.by_power[place]) & 7) << (3 * place)
    return counts


def pile_points(s: Court, seat: int) -> int:
    """What a seat's score pile is worth now."""
    return points_of(by_power(s.cards, s.tally[seat]))


def lines_of(cards: KingsStruggleCards, tally: int) -> list[Line]:
    """The best split of a pile, line by line; single cards together."""
    split = split_of(by_power(cards, tally))
    lines: list[Line] = []
    for low, length in split.runs:
        first, last = (KINDS[cards.by_power[power - 1]] for power in (low, low + length - 1))
        lines.append(
            Line(
                Message("score-run", {"first": first, "last": last, "count": length}),
                RUN_POINTS[length],
            )
        )
    singles: list[str] = []
    for power, count in split.sets:
        kind = KINDS[cards.by_power[power - 1]]
        if count == 1:
            singles.append(kind)
        else:
            lines.append(
                Line(Message("score-set", {"card": kind, "count": count}), SET_POINTS[count])
            )
    if singles:
        lines.append(
            Line(
                Message("score-singles", {"cards": tuple(singles), "count": len(singles)}),
                len(singles),
            )
        )
    return lines


def result(s: Court) -> Result:
    """Coins and the best split; ties by cards won, then by those of power 10, 9, …; else shared
    (ruling KS-C18)."""
    breakdown: list[tuple[Line, ...]] = []
    scores: list[int] = []
    order: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        lines = lines_of(s.cards, s.tally[seat])
        if s.coins[seat]:
            lines.append(Line(Message("score-coins", {"count": s.coins[seat]}), s.coins[seat]))
        score = sum(line.points for line in lines)
        counts = by_power(s.cards, s.tally[seat])
        highest_first = tuple(counts >> (3 * place) & 7 for place in range(DECK - 1, -1, -1))
        breakdown.append(tuple(lines))
        scores.append(score)
        order.append((score, len(s.piles[seat]), *highest_first))
    ranks = ranked(order)
    return Result(
        scores=tuple(scores),
        ranks=ranks,
        won=tuple(rank == 1 for rank in ranks),
        breakdown=tuple(breakdown),
    )
