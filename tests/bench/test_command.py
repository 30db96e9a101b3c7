"""`regnum bench` at the terminal, with workers that answer at once."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
import typer
from typer.testing import CliRunner, Result

from regnum.bench import rounds
from regnum.bench.figures import Answer, Report, Request, Sample
from regnum.cli import bench as command
from regnum.texts import LANGUAGES

SPEED = {"compiled": 300, "interpreted": 100, "": 200}


def answered(request: Request) -> Answer:
    if request.subject.game == "uno":
        return Answer(failed="ValueError: [no] cards")
    return Answer(Sample(SPEED[request.subject.build], 10, 1.0, 1.0, 2.0))


@pytest.fixture(autouse=True)
def workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiled install with every peer but Catanatron."""
    monkeypatch.setattr(command, "builds", lambda: ["compiled", "interpreted"])
    monkeypatch.setattr(rounds.peers, "installed", lambda maker: maker != "Catanatron")
    real = rounds.run
    monkeypatch.setattr(
        command,
        "run",
        lambda subjects, count, seconds, tell: real(subjects, count, seconds, tell, ask=answered),
    )


def bench(*arguments: str, game: str = "kings-bounty") -> Result:
    app = typer.Typer()
    app.command()(command.bench)
    return CliRunner().invoke(app, [*arguments, "--games", game], env={"COLUMNS": "160"})


def test_shows_figures_ratios_and_bars() -> None:
    done = bench("--lang", "en")
    assert done.exit_code == 0
    assert "King's Bounty, 4 seats, compiled over OpenSpiel hearts" in done.output
    assert "Catanatron" in done.output
    assert "pip install 'regnum[bench]'" in done.output
    assert "ValueError: [no] cards" in re.sub(r"\s+", " ", done.output)
    assert "1.50×" in done.output  # noqa: RUF001


def test_a_mode_has_its_name_behind_the_game() -> None:
    done = bench("--lang", "en", "--own", game="kings-struggle")
    assert done.exit_code == 0
    assert "Kings' Struggle (No bargaining), 5 seats, compiled" in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_speaks_every_language(language: str) -> None:
    assert bench("--lang", language, "--gate", "2").exit_code == 0


def test_the_gate_decides_the_exit_code() -> None:
    assert bench("--gate", "3").exit_code == 0
    assert bench("--gate", "3.1").exit_code == 1


def test_bars_decide_the_exit_code_only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bench("--bars").exit_code == 0
    monkeypatch.setitem(SPEED, "", 301)
    assert bench().exit_code == 0
    assert bench("--bars").exit_code == 1
    monkeypatch.setitem(SPEED, "", 200)
    assert bench("--bars", "--own").exit_code == 1


def test_writes_the_figures(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    assert bench("--json", str(file), "--rounds", "2").exit_code == 0
    written = msgspec.json.decode(file.read_bytes(), type=Report)
    assert written.rounds == 2
    assert [row.subject.key for row in written.rows][:3] == [
        "Regnum/kings-bounty/4/compiled",
        "Regnum/kings-bounty/4/interpreted",
        "OpenSpiel/hearts",
    ]


def test_a_file_that_cannot_be_written_is_told_before_the_work(tmp_path: Path) -> None:
    done = bench("--json", str(tmp_path / "nowhere" / "figures.json"), "--lang", "en")
    assert done.exit_code == 2
    assert "Cannot write" in done.output
    assert "Traceback" not in done.output


def test_a_seat_count_that_no_game_has_is_told() -> None:
    done = bench("--seats", "9", "--lang", "en")
    assert done.exit_code == 2
    assert "Traceback" not in done.output
