"""The records of Kings' Struggle show every card, every ability, every mode and every end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import regnum
from regnum.core.agenda import State
from regnum.core.table import Table

from .struggle import happened_in, wanted

FOLDER = Path(__file__).parent / "kings-struggle"


@cache
def all_records() -> dict[str, Table[State]]:
    return {
        path.stem: regnum.replay(regnum.read_record(path.read_bytes()))
        for path in sorted(FOLDER.glob("*.json"))
    }


def test_everything_that_can_happen_happens_in_some_record() -> None:
    happened: set[str] = set()
    for table in all_records().values():
        happened |= happened_in(table)
    assert wanted() <= happened


def test_there_is_a_record_for_every_number_of_seats_in_every_mode() -> None:
    found = set()
    for table in all_records().values():
        options = table.record().options
        found.add((table.seats, options["market"]))
        found.add((table.seats, options["mode"]))
        found.add((table.seats, options["offers"]))
    for seats in (3, 4, 5, 6):
        for value in ("day", "night", "standard", "free", "regulated", 0, 3):
            assert (seats, value) in found


def test_who_stays_when_the_others_resign_has_won() -> None:
    result = all_records()["resigned"].result
    assert result is not None
    assert result.won == (True, False, False)


def test_an_agreed_end_has_no_result() -> None:
    assert all_records()["agreed-end"].over
    assert all_records()["agreed-end"].result is None


def test_one_record_holds_everything_beside_actions() -> None:
    kinds = {type(entry).__name__ for entry in all_records()["table-talk"].record().entries}
    assert {"Act", "Undo", "Clock", "StandIn"} <= kinds
