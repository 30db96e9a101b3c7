"""Runs that are made many times over: what came of them is told, whatever became of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import flakes


@pytest.mark.parametrize("report", [None, "", "<testsuites><testsuite>"])
def test_a_run_without_a_report_is_told_as_a_failure(
    report: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object, **__: object) -> None:
        if report is not None:
            (tmp_path / "0.xml").write_text(report)

    monkeypatch.setattr(flakes.subprocess, "run", die)
    failed, count = flakes.run(tmp_path, ["tests/server"])
    assert (dict(failed), count) == ({"no report of tests/server": 1}, 0)
