"""Runs that are made many times over: what came of them is told, whatever became of them."""

from __future__ import annotations

import socket
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


def test_what_the_tests_wrote_stays_and_lies_elsewhere_while_they_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[Path] = []

    def write(command: list[str], **_: object) -> None:
        (named,) = [word for word in command if word.startswith("--basetemp=")]
        place = Path(named.partition("=")[2])
        places.append(place)
        place.mkdir()
        (place / "node-0.log").write_text("listening")
        with socket.socket(socket.AF_UNIX) as left:
            left.bind(str(place / "left"))

    monkeypatch.setattr(flakes.subprocess, "run", write)
    flakes.run(tmp_path, ["tests/server"])
    assert (tmp_path / "part-0/node-0.log").read_text() == "listening"
    assert not places[0].exists()
    assert not places[0].is_relative_to(tmp_path)
