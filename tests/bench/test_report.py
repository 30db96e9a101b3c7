"""Figures, bars and the gate, from samples that are given."""

from __future__ import annotations

import msgspec
import pytest

from regnum.bench import report
from regnum.bench.figures import Report, Row, Sample, Spread, Subject
from regnum.bench.peers import CATAN, HEARTS
from regnum.bench.report import (
    COMPILED,
    FAIRY_FRACAS,
    INTERPRETED,
    PALADINS,
    WONDERFUL_KINGDOM,
)


def row(subject: Subject, *speeds: int, games: int = 10, clone: float | None = 1.0) -> Row:
    """A subject that took one second a round."""
    samples = [Sample(speed, games, 1.0, clone, None) for speed in speeds]
    return Row(subject=subject, samples=samples)


def verdicts(*rows: Row) -> dict[str, bool | None]:
    """King's Bounty's bars: decisions, games, over its own sources, clone."""
    names = ("decisions", "games", "compiled", "clone")
    return {name: bar.met for name, bar in zip(names, report.bars(rows), strict=True)}


def test_the_gate_looks_at_the_best_round() -> None:
    rows = [row(COMPILED, 150, 210, 100), row(INTERPRETED, 100, 100, 100)]
    assert report.best_speed_up(rows) == 2.1
    assert report.gate_holds(rows, 2.0)
    assert report.gate_holds(rows, 2.1)
    assert not report.gate_holds(rows, 2.2)


def test_a_round_is_compared_with_itself() -> None:
    rows = [row(COMPILED, 300, 30), row(INTERPRETED, 100, 10)]
    found = report.ratio(rows, "decisions_per_second", COMPILED, INTERPRETED)
    assert found is not None
    assert found.spread == Spread(3.0, 3.0, 3.0)


def test_a_gate_that_was_not_measured_does_not_hold() -> None:
    assert not report.gate_holds([row(INTERPRETED, 100)], 0.0)
    assert not report.gate_holds([row(COMPILED, 100), Row(subject=INTERPRETED, failed="x")], 0.0)


def test_bars_are_met_or_missed_by_the_median() -> None:
    met = verdicts(
        row(COMPILED, 100, 260, 260, games=5, clone=2.0),
        row(INTERPRETED, 100, 100, 100),
        row(HEARTS, 260, 260, 260, games=10, clone=1.0),
    )
    assert met == {"decisions": True, "games": True, "compiled": True, "clone": True}
    missed = verdicts(
        row(COMPILED, 240, 240, 900, games=4, clone=2.1),
        row(INTERPRETED, 100, 100, 100),
        row(HEARTS, 260, 260, 260, games=10, clone=1.0),
    )
    assert missed == {"decisions": False, "games": False, "compiled": False, "clone": False}


def test_without_hearts_three_bars_are_not_measured() -> None:
    found = verdicts(
        row(COMPILED, 260), row(INTERPRETED, 100), Row(subject=HEARTS, missing="pyspiel")
    )
    assert found == {"decisions": None, "games": None, "compiled": True, "clone": None}


def test_ratios_are_against_hearts_and_against_the_sources() -> None:
    rows = [row(COMPILED, 300), row(INTERPRETED, 100), row(HEARTS, 200, clone=None)]
    found = {
        (each.figure, each.subject.key, each.against.key): each.spread.median
        for each in report.ratios(rows)
    }
    assert found == {
        ("decisions_per_second", COMPILED.key, HEARTS.key): 1.5,
        ("games_per_second", COMPILED.key, HEARTS.key): 1.0,
        ("decisions_per_second", COMPILED.key, INTERPRETED.key): 3.0,
        ("clone", COMPILED.key, INTERPRETED.key): 1.0,
        ("decisions_per_second", INTERPRETED.key, HEARTS.key): 0.5,
        ("games_per_second", INTERPRETED.key, HEARTS.key): 1.0,
    }


@pytest.fixture
def whole() -> Report:
    missing = Row(subject=Subject("RLCard", "uno"), missing="rlcard")
    rows = [row(COMPILED, 300, 500, 400), row(INTERPRETED, 100, 100, 100), missing]
    return report.report(rows, 3, 1.0, "0.0")


def test_a_report_has_medians_with_their_spread(whole: Report) -> None:
    assert whole.rows[0].decisions_per_second == Spread(400, 300, 500)
    assert whole.rows[0].decisions_per_game == Spread(40, 30, 50)
    assert whole.rows[0].redeal is None
    assert whole.rows[2].decisions_per_second is None


def test_a_report_is_json_that_reads_back(whole: Report) -> None:
    written = msgspec.json.encode(whole)
    assert msgspec.json.decode(written, type=Report) == whole
    plain = msgspec.json.decode(written)
    assert list(plain) == [
        "version",
        "python",
        "machine",
        "rounds",
        "seconds",
        "rows",
        "ratios",
        "bars",
    ]
    assert plain["rows"][0]["decisions_per_second"] == {"median": 400, "least": 300, "most": 500}
    assert plain["rows"][2] == {
        "subject": {"maker": "RLCard", "game": "uno", "seats": 0, "build": "", "mode": ""},
        "missing": "rlcard",
    }
    assert [bar["figure"] for bar in plain["bars"]] == [
        "decisions_per_second",
        "games_per_second",
        "decisions_per_second",
        "clone",
    ]


def test_a_game_that_is_not_measured_has_no_bars() -> None:
    rows = [row(FAIRY_FRACAS, 150), row(HEARTS, 100)]
    assert [(bar.subject.game, bar.met) for bar in report.bars(rows)] == [("fairy-fracas", True)]


def test_the_large_games_are_held_against_catan() -> None:
    rows = [row(PALADINS, 290, clone=3.1), row(CATAN, 100, clone=10.0)]
    assert [bar.met for bar in report.bars(rows)] == [False, False]
    rows = [row(WONDERFUL_KINGDOM, 300, clone=3.0), row(CATAN, 100, clone=10.0)]
    assert [bar.met for bar in report.bars(rows)] == [True, True]
