"""The records of Fairy Fracas show every character, every ability and every way to end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import regnum
from regnum.core.actions import AgreedEnd, Resigned
from regnum.core.agenda import State
from regnum.core.table import Table
from regnum.games.fairy_fracas.cards import shipped
from regnum.games.fairy_fracas.events import Began, Skipped

from .make import MAGIC, is_tied, kinds_in, laid_in

FOLDER = Path(__file__).parent / "fairy-fracas"


@cache
def replayed(name: str) -> Table[State]:
    return regnum.replay(regnum.read_record((FOLDER / f"{name}.json").read_bytes()))


def all_records() -> dict[str, Table[State]]:
    return {path.stem: replayed(path.stem) for path in sorted(FOLDER.glob("*.json"))}


def test_every_character_is_laid_and_every_ability_used_in_some_record() -> None:
    shown: set[str] = set()
    for table in all_records().values():
        shown |= laid_in(table)
    assert shown == {*shipped().names, *MAGIC}


def test_there_is_a_record_for_every_number_of_seats_under_both_readings() -> None:
    found = {
        (table.seats, bool(table.record().options["blocked_dragon_counts"]))
        for table in all_records().values()
    }
    assert found == {(seats, counts) for seats in (2, 3, 4) for counts in (False, True)}


@pytest.mark.parametrize(
    ("name", "event"), [("skipped", Skipped), ("resigned", Resigned), ("agreed-end", AgreedEnd)]
)
def test_there_is_a_record_for_this_end(name: str, event: type) -> None:
    assert event.__name__ in kinds_in(replayed(name))


def test_a_tie_goes_to_the_seat_that_moved_first() -> None:
    table = replayed("tie")
    assert is_tied(table)
    result = table.result
    assert result is not None
    began = table.events(None)[0]
    assert isinstance(began, Began)
    assert result.ranks[began.first] == 1
    assert sorted(result.ranks) == [1, 2]


def test_one_record_holds_everything_beside_actions() -> None:
    table = replayed("table-talk")
    kinds = {type(entry).__name__ for entry in table.record().entries}
    assert kinds == {"Act", "Undo", "TakeBack", "Clock", "StandIn"}
    assert table.record().cards.changes
    assert table.record().options["colours"] == ["green", "blue"]
