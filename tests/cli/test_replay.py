"""Records on the screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import regnum as library
from regnum.core.records import sealed
from tests.cli.terminal import kings_bounty, regnum


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "match.json"
    kings_bounty("--seats", "2", "--seed", "r", "--save", str(file), lines=["1"] * 200)
    return file


def test_a_pipe_gets_everything(match: Path) -> None:
    out = regnum("replay", str(match))
    record = library.read_record(match.read_bytes())
    last = len(record.entries)
    assert out.code == 0
    for number in range(1, last + 1):
        assert f"Entry {number} of {last}:" in out.text
    assert "The game is over" in out.text


def test_a_spectator_sees_no_drawn_card_but_its_seat_does(match: Path) -> None:
    spectator = regnum("replay", str(match), "--spectator")
    seat = regnum("replay", str(match), "--seat", "1")
    assert "Player 1 draws a card" in spectator.text
    assert "Player 1 draws the" not in spectator.text
    assert "Player 1 draws the" in seat.text
    assert "Player 2 draws the" not in seat.text


def test_stepping_goes_forward_back_and_anywhere(match: Path) -> None:
    last = len(library.read_record(match.read_bytes()).entries)
    lines = ["", "", "b", "5", "9999", "q"]
    out = regnum("replay", str(match), "--step", lines=lines)
    assert out.code == 0
    headings = [line for line in out.text.splitlines() if line.startswith(("Entry", "The beg"))]
    numbers = [h.split()[1] if h.startswith("Entry") else "0" for h in headings]
    assert numbers == ["0", "1", "2", "1", "5", "5"]
    assert f"a number from 0 to {last}" in out.flat


def test_stepping_ends_after_the_last_entry(match: Path) -> None:
    last = len(library.read_record(match.read_bytes()).entries)
    out = regnum("replay", str(match), "--step", lines=[str(last), "", "", ""])
    assert out.code == 0
    assert "The game is over" in out.text


def test_damaged_records_are_told_in_one_sentence(match: Path, tmp_path: Path) -> None:
    whole = match.read_bytes()
    damaged = {
        "cut": whole[: len(whole) // 2],
        "empty": b"",
        "binary": b"\xff\x00\x01",
        "foreign": b'{"hello": "world"}',
        "changed": whole.replace(b'"choice": 3', b'"choice": 4'),
    }
    for name, content in damaged.items():
        assert content != whole
        file = tmp_path / f"{name}.json"
        file.write_bytes(content)
        for command in (["replay", str(file)], ["play", "--resume", str(file)]):
            out = regnum(*command)
            assert out.code == 2, name
            assert out.errors.count("\n") == 1
            assert "ecord" in out.errors


def test_why_a_record_cannot_be_replayed_is_told_in_the_language_of_the_terminal(
    match: Path, tmp_path: Path
) -> None:
    record = library.read_record(match.read_bytes())
    doubled = replace(record, entries=(record.entries[0], *record.entries))
    file = tmp_path / "doubled.json"
    file.write_bytes(library.write_record(sealed(doubled)))
    out = regnum("replay", str(file), "--lang", "ru")
    assert out.code == 2
    assert "Шаг 2 этой записи нельзя повторить" in out.errors
    assert not re.search("[A-Za-z]", out.errors), out.errors


def test_a_seat_that_is_not_there_is_told(match: Path) -> None:
    out = regnum("replay", str(match), "--seat", "4")
    assert out.code == 2
    assert "no seat 4" in out.errors
    assert "numbered from 1" in regnum("replay", str(match), "--seat", "0").errors
    assert regnum("replay", str(match), "--seat", "1", "--spectator").code == 2
