"""The records of Paladins show every card, every space, every mode and every end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import regnum
from regnum.core.agenda import State
from regnum.core.table import Table

from .paladins import LEVELS, played_in, wanted

FOLDER = Path(__file__).parent / "paladins"


@cache
def all_records() -> dict[str, Table[State]]:
    return {
        path.stem: regnum.replay(regnum.read_record(path.read_bytes()))
        for path in sorted(FOLDER.glob("*.json"))
    }


def test_every_card_is_played_and_everything_happens_in_some_record() -> None:
    played: set[str] = set()
    for table in all_records().values():
        played |= played_in(table)
    assert wanted() <= played


def test_there_is_a_record_for_every_number_of_seats_and_every_level() -> None:
    records = all_records()
    assert [records[f"base-{seats}"].seats for seats in (2, 3, 4)] == [2, 3, 4]
    for level in LEVELS:
        table = records[f"solo-{level}"]
        assert (table.seats, table.record().options["difficulty"]) == (1, level)


def test_who_stays_when_the_other_resigns_has_won() -> None:
    result = all_records()["resigned"].result
    assert result is not None
    assert result.won == (True, False)


def test_an_agreed_end_has_no_result() -> None:
    assert all_records()["agreed-end"].over
    assert all_records()["agreed-end"].result is None


def test_one_record_holds_everything_beside_actions() -> None:
    record = all_records()["table-talk"].record()
    kinds = {type(entry).__name__ for entry in record.entries}
    assert kinds == {"Act", "Undo", "TakeBack", "Clock", "StandIn"}
    assert record.cards.changes
