"""What is asked of the card set, and whether the matches show it."""

from __future__ import annotations

import math
from collections import Counter

import msgspec
from bench.wonderful_kingdom.matches import Noted

from regnum.games.wonderful_kingdom.cards import shipped
from regnum.games.wonderful_kingdom.goods import TYPES

BANDS = ("below bronze", "bronze", "silver", "gold")
#: alone, the final task not fulfilled
LOST = "lost"
#: each band in so many matches of one of the bots
LEAST_SHARE = 0.10
#: a development met so often may not be recycled more often than that
MET, RECYCLED = 30, 0.95
#: of the average type
LEAST_TYPE = 0.5
#: where the share of who goes first should lie
FAIR = (0.45, 0.55)


class Finding(msgspec.Struct):
    """One figure with its bar."""

    what: str
    figure: str
    bar: str
    holds: bool


def band(noted: Noted) -> str:
    """The band of a solo match. One that was lost has no medal, whatever its points (p. 12)."""
    if not noted.won[0]:
        return LOST
    solo = shipped().solo
    points = noted.points[0]
    return BANDS[sum(points >= step for step in (solo.bronze, solo.silver, solo.gold))]


def band_findings(alone: list[Noted]) -> list[Finding]:
    """Solo, side B: every band is reached by one of the bots, in so many of all its matches."""
    shares: dict[str, Counter[str]] = {}
    for noted in alone:
        shares.setdefault(noted.order.player, Counter())[band(noted)] += 1
    found = []
    number = ", ".join(
        f"{bot} {counts.total()}, {counts[LOST]} of them lost" for bot, counts in shares.items()
    )
    for name in BANDS:
        each = {bot: counts[name] / counts.total() for bot, counts in shares.items()}
        figure = ", ".join(f"{bot} {share:.1%}" for bot, share in each.items())
        holds = max(each.values(), default=0.0) >= LEAST_SHARE
        found.append(
            Finding(f"solo, side B ({number}): {name}", figure, f"{LEAST_SHARE:.0%} by one", holds)
        )
    return found


def recycling_finding(notes: list[Noted]) -> Finding:
    """No development that is met is hardly ever built."""
    planned = Counter(card for noted in notes for card in noted.planned)
    recycled = Counter(card for noted in notes for card in noted.recycled)
    share = {
        card: recycled[card] / (planned[card] + recycled[card])
        for card in shipped().tables["developments"]
        if planned[card] + recycled[card] >= MET
    }
    worst = sorted(share, key=lambda card: -share[card])[:3]
    figure = f"{len(share)} of 50 met; most: " + ", ".join(f"{c} {share[c]:.0%}" for c in worst)
    most = max(share.values(), default=1.0)
    return Finding("recycled", figure, f"at most {RECYCLED:.0%}", most <= RECYCLED)


def type_finding(player: str, notes: list[Noted]) -> Finding:
    """Every type is at home in the duchies of winners."""
    type_of = {name: e["type"] for name, e in shipped().tables["developments"].items()}
    counts = Counter(
        type_of[card]
        for noted in notes
        for won, built in zip(noted.won, noted.built, strict=True)
        if won
        for card in built
    )
    average = counts.total() / len(TYPES)
    figure = ", ".join(f"{name} {counts[name] / max(1.0, average):.2f}" for name in TYPES)
    least = min(counts[name] for name in TYPES)
    bar = f"at least {LEAST_TYPE} of the average"
    holds = least >= LEAST_TYPE * average > 0
    return Finding(f"{player}: types in winners' duchies", figure, bar, holds)


def first_seat_finding(player: str, notes: list[Noted]) -> Finding:
    """Who goes first in round 1 has no great advantage: a shared win is half a win."""
    wins = 0.0
    for noted in notes:
        wins += noted.won[noted.first] / max(1, sum(noted.won))
    decided = sum(any(noted.won) for noted in notes)
    share = wins / decided if decided else 0.0
    wide = 1.96 * math.sqrt(share * (1 - share) / decided) if decided else 1.0
    figure = f"{share:.1%} of {decided}, 95 % interval {share - wide:.1%} to {share + wide:.1%}"
    holds = share - wide <= FAIR[1] and share + wide >= FAIR[0]
    bar = f"touches {FAIR[0]:.0%}-{FAIR[1]:.0%}"
    return Finding(f"{player}: wins of who goes first", figure, bar, holds)


def point_lines(notes: list[Noted]) -> list[str]:
    """Mean, spread and reach of the points, by bot, seats and module."""
    groups: dict[tuple[str, int, str], list[int]] = {}
    for noted in notes:
        key = (noted.order.player, noted.order.seats, noted.order.module)
        groups.setdefault(key, []).extend(noted.points)
    lines = []
    for (player, seats, module), points in sorted(groups.items()):
        mean = sum(points) / len(points)
        spread = math.sqrt(sum((each - mean) ** 2 for each in points) / len(points))
        reach = f"{min(points)} to {max(points)}"
        lines.append(f"| {player} | {seats} | {module} | {mean:.1f} | {spread:.1f} | {reach} |")
    return lines
