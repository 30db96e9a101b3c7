"""Every recorded game comes out as it did."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=[f"{p.parent.name}/{p.stem}" for p in RECORDS])
def test_a_recorded_game_comes_out_as_it_did(path: Path) -> None:
    document = path.read_bytes()
    record = regnum.read_record(document)
    table = regnum.replay(record)
    assert record.game == path.parent.name
    assert table.over
    assert table.result == record.result
    assert regnum.write_record(table.record()) == document


@pytest.mark.parametrize("game", sorted({path.parent.name for path in RECORDS}))
def test_a_folder_of_records_belongs_to_a_game(game: str) -> None:
    assert game in regnum.games()


def test_records_stay_small() -> None:
    for folder in {path.parent for path in RECORDS}:
        assert sum(path.stat().st_size for path in folder.glob("*.json")) < 600_000
