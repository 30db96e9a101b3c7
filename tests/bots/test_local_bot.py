"""The example of a bot in Python plays its matches, says its points and keeps the last match."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import regnum

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "local_bot.py"


def run(*arguments: str, where: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLE), *arguments]
    return subprocess.run(
        command, cwd=where, capture_output=True, text=True, encoding="utf-8", timeout=300
    )


@pytest.mark.parametrize(("game", "seats"), [("kings-bounty", 2), ("kings-struggle", 3)])
def test_it_plays_to_the_end_and_keeps_the_last_match(
    game: str, seats: int, tmp_path: Path
) -> None:
    done = run(game, "2", where=tmp_path)
    assert done.returncode == 0, done.stderr
    heading, *lines = done.stdout.splitlines()
    table = regnum.replay(regnum.read_record((tmp_path / "last.json").read_bytes()))
    assert table.result is not None
    assert len(table.result.scores) == seats
    assert "of 2 won" in heading
    assert heading.endswith("seat 1 got")
    assert sum(int(line.split()[0]) for line in lines) == table.result.scores[1]


def test_it_says_which_games_there_are(tmp_path: Path) -> None:
    done = run("chess", where=tmp_path)
    assert done.returncode == 2
    assert "'kings-bounty'" in done.stderr
    assert "Traceback" not in done.stderr


def test_it_is_short() -> None:
    lines = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 40
