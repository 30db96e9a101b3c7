"""The records of King's Bounty show every card, every title and every way to end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import regnum
from regnum.core.actions import AgreedEnd, Resigned
from regnum.core.agenda import State
from regnum.core.table import Table
from regnum.games.kings_bounty.cards import shipped
from regnum.games.kings_bounty.events import DeckEmpty, Standstill

from .make import last_card_to_last_seat, shown_in

FOLDER = Path(__file__).parent / "kings-bounty"


@cache
def replayed(name: str) -> Table[State]:
    return regnum.replay(regnum.read_record((FOLDER / f"{name}.json").read_bytes()))


def all_records() -> dict[str, Table[State]]:
    return {path.stem: replayed(path.stem) for path in sorted(FOLDER.glob("*.json"))}


def test_every_card_is_played_and_every_title_given_in_some_record() -> None:
    shown: set[str] = set()
    for table in all_records().values():
        shown |= shown_in(table)
    assert shown == {*shipped().names, *shipped().titles}


def test_there_is_a_record_for_every_number_of_seats_in_both_modes() -> None:
    found = {
        (table.seats, bool(table.record().options["secret_titles"]))
        for table in all_records().values()
    }
    assert found == {(seats, secret) for seats in (2, 3, 4, 5) for secret in (False, True)}


def events_of(table: Table[State]) -> set[str]:
    return {type(event).__name__ for event in table.events(None)}


@pytest.mark.parametrize(
    ("name", "event"),
    [
        ("literal-ending", DeckEmpty),
        ("standstill", Standstill),
        ("resigned", Resigned),
        ("agreed-end", AgreedEnd),
    ],
)
def test_there_is_a_record_for_this_end(name: str, event: type) -> None:
    assert event.__name__ in events_of(replayed(name))


@pytest.mark.parametrize("name", ["literal-ending", "short-ending"])
def test_in_both_endings_the_last_seat_drew_the_last_card(name: str) -> None:
    """Ruling KB-A4: only then do they differ."""
    table = replayed(name)
    assert last_card_to_last_seat(table)
    assert table.record().options["short_ending"] == (name == "short-ending")


def test_a_short_ending_has_no_closing_round() -> None:
    assert "DeckEmpty" not in events_of(replayed("short-ending"))


def test_who_resigned_with_two_seats_has_lost() -> None:
    result = replayed("resigned").result
    assert result is not None
    assert result.resigned == (1,)
    assert result.won == (True, False)


def test_an_agreed_end_has_no_result() -> None:
    assert replayed("agreed-end").over
    assert replayed("agreed-end").result is None


def test_one_record_holds_everything_beside_actions() -> None:
    kinds = {type(entry).__name__ for entry in replayed("table-talk").record().entries}
    assert kinds == {"Act", "Undo", "TakeBack", "Clock", "StandIn"}
    assert replayed("table-talk").record().cards.changes
