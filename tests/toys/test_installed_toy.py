"""A toy that lives in a folder of its own is installed from there and played in the terminal."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "sealed_bids"
#: what the script `regnum` does, wherever it is installed
REGNUM = "from regnum.cli.main import app; app()"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh place that holds nothing but the toy, as an installer puts it there."""
    source = tmp_path_factory.mktemp("source") / "sealed_bids"
    shutil.copytree(FOLDER, source, ignore=shutil.ignore_patterns("__pycache__"))
    target = tmp_path_factory.mktemp("target")
    command = ["pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    outcome = run(["-m", *command, "--target", str(target), str(source)])
    assert outcome.returncode == 0, outcome.stderr
    return target


def run(
    arguments: list[str], where: Path | None = None, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"}
    if where is not None:
        environment["PYTHONPATH"] = str(where)
    return subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        cwd=where,
        env=environment,
        check=False,
    )


def play(where: Path, typed: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    table = ["play", "sealed-bids", "--seats", "2", "--bots", "random", "--lang", language]
    return run(["-c", REGNUM, *table], where, typed)


def test_it_is_played_to_its_end_through_a_pipe(installed: Path) -> None:
    outcome = play(installed, "1\n1\n1\n")
    assert outcome.returncode == 0, outcome.stderr
    assert "Which card do you bid?" in outcome.stdout
    assert "Prizes" in outcome.stdout


@pytest.mark.parametrize(("language", "ask"), [("ru", "Какую карту"), ("uk", "Яку карту")])
def test_it_brings_its_own_texts(installed: Path, language: str, ask: str) -> None:
    outcome = play(installed, "1\n1\n1\n", language)
    assert outcome.returncode == 0, outcome.stderr
    assert ask in outcome.stdout


def test_the_end_of_input_is_no_error(installed: Path) -> None:
    outcome = play(installed, "1\n")
    assert outcome.returncode == 0, outcome.stderr
    assert "Which card do you bid?" in outcome.stdout
    assert "Prizes" not in outcome.stdout.rpartition("Which card do you bid?")[2]
