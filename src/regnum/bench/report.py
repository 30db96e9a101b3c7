"""From samples to figures: medians with their spread, ratios, and the bars."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from statistics import median

import msgspec

from regnum.bench.asking import OURS
from regnum.bench.figures import Bar, Ratio, Report, Row, Sample, Spread, Subject
from regnum.bench.peers import CATAN, HEARTS

FIGURES = ("decisions_per_second", "games_per_second", "decisions_per_game", "clone", "redeal")
COMPILED = Subject(OURS, "kings-bounty", 4, "compiled")
INTERPRETED = Subject(OURS, "kings-bounty", 4, "interpreted")
FAIRY_FRACAS = Subject(OURS, "fairy-fracas", 3, "compiled")
PALADINS = Subject(OURS, "paladins", 3, "compiled")
WONDERFUL_KINGDOM = Subject(OURS, "wonderful-kingdom", 2, "compiled")
#: figure, measured, against, limit, whether the limit is the most allowed
BARS: tuple[tuple[str, Subject, Subject, float, bool], ...] = (
    ("decisions_per_second", COMPILED, HEARTS, 1.0, False),
    ("games_per_second", COMPILED, HEARTS, 0.5, False),
    ("decisions_per_second", COMPILED, INTERPRETED, 2.5, False),
    ("clone", COMPILED, HEARTS, 2.0, True),
    ("decisions_per_second", FAIRY_FRACAS, HEARTS, 1.0, False),
    ("decisions_per_second", PALADINS, CATAN, 3.0, False),
    ("clone", PALADINS, CATAN, 0.3, True),
    ("decisions_per_second", WONDERFUL_KINGDOM, CATAN, 3.0, False),
    ("clone", WONDERFUL_KINGDOM, CATAN, 0.3, True),
)


def spread(values: Sequence[float]) -> Spread:
    """
    >>> spread([3.0, 1.0, 2.0])
    Spread(median=2.0, least=1.0, most=3.0)
    """
    return Spread(median(values), min(values), max(values))


def values(samples: Sequence[Sample], figure: str) -> list[float] | None:
    """One figure in every round; None where the system does not have it."""
    found = [getattr(sample, figure) for sample in samples]
    return None if not found or None in found else found


def with_figures(row: Row) -> Row:
    found = {figure: values(row.samples, figure) for figure in FIGURES}
    figures = {figure: spread(each) for figure, each in found.items() if each is not None}
    return msgspec.structs.replace(row, **figures)


def ratio(rows: Sequence[Row], figure: str, subject: Subject, against: Subject) -> Ratio | None:
    """A figure over another's, each round by itself: what slows a round down slows both."""
    by_key = {row.subject.key: row for row in rows}
    above, below = by_key.get(subject.key), by_key.get(against.key)
    if above is None or below is None:
        return None
    ours, theirs = values(above.samples, figure), values(below.samples, figure)
    if ours is None or theirs is None:
        return None
    pairs = zip(ours, theirs, strict=True)
    return Ratio(figure, subject, against, spread([mine / other for mine, other in pairs]))


def ratios(rows: Sequence[Row]) -> list[Ratio]:
    """Everything against OpenSpiel's hearts, and each compiled game against its sources."""
    found: list[Ratio | None] = []
    for row in rows:
        subject = row.subject
        if subject != HEARTS:
            for figure in ("decisions_per_second", "games_per_second", "clone", "redeal"):
                found.append(ratio(rows, figure, subject, HEARTS))
        if subject.build == "compiled":
            plain = msgspec.structs.replace(subject, build="interpreted")
            for figure in ("decisions_per_second", "clone", "redeal"):
                found.append(ratio(rows, figure, subject, plain))
    return [each for each in found if each is not None]


def bars(rows: Sequence[Row]) -> list[Bar]:
    """The bars of the games that were measured, each met or missed by its median."""
    found: list[Bar] = []
    games = {row.subject.game for row in rows}
    for figure, subject, against, limit, at_most in BARS:
        if subject.game not in games:
            continue
        measured = ratio(rows, figure, subject, against)
        met: bool | None = None
        if measured is not None:
            middle = measured.spread.median
            met = middle <= limit if at_most else middle >= limit
        found.append(Bar(figure, subject, against, limit, at_most, measured, met))
    return found


def best_speed_up(rows: Sequence[Row]) -> float | None:
    """The best round of King's Bounty compiled over interpreted: what the gate looks at."""
    measured = ratio(rows, "decisions_per_second", COMPILED, INTERPRETED)
    return None if measured is None else measured.spread.most


def gate_holds(rows: Sequence[Row], least: float) -> bool:
    """Whether the compiled game is fast enough in its best round. Not measured is not held."""
    best = best_speed_up(rows)
    return best is not None and best >= least


def report(rows: Sequence[Row], rounds: int, seconds: float, version: str) -> Report:
    return Report(
        version=version,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        machine=f"{platform.system()} {platform.machine()}",
        rounds=rounds,
        seconds=seconds,
        rows=[with_figures(row) for row in rows],
        ratios=ratios(rows),
        bars=bars(rows),
    )
