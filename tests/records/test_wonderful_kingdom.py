"""The records of Wonderful Kingdom show every card, advisor, task, scenario and end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import regnum
from regnum.core.agenda import State
from regnum.core.table import Table
from regnum.games.wonderful_kingdom.cards import SCENARIOS
from regnum.games.wonderful_kingdom.events import Ruined

from .wonderful import seen_in, wanted

FOLDER = Path(__file__).parent / "wonderful-kingdom"


@cache
def all_records() -> dict[str, Table[State]]:
    return {
        path.stem: regnum.replay(regnum.read_record(path.read_bytes()))
        for path in sorted(FOLDER.glob("*.json"))
    }


def test_every_card_is_finished_or_met_and_everything_happens_in_some_record() -> None:
    seen: set[str] = set()
    for table in all_records().values():
        seen |= seen_in(table)
    assert sorted(wanted() - seen) == []


def test_every_module_and_scenario_is_there_for_one_and_for_two() -> None:
    played = {
        (table.record().options.get("module", "menaces"), table.seats)
        for table in all_records().values()
        if table.record().options.get("scenario", "none") == "none"
    }
    assert {
        ("menaces", 1),
        ("menaces", 2),
        ("advisors", 1),
        ("advisors", 2),
        ("quests", 1),
        ("quests", 2),
    } <= played
    scenarios = {table.record().options.get("scenario") for table in all_records().values()}
    assert set(SCENARIOS) <= scenarios


def test_with_quests_one_can_win_or_nobody() -> None:
    records = all_records()
    for name, winners in (("quests-2", 1), ("nobody-finished", 0)):
        result = records[name].result
        assert result is not None
        assert sum(result.won) == winners


def test_scenarios_are_lost_at_once_to_vermin_and_to_shadows() -> None:
    for name, why in (("lost-to-vermin", "vermin"), ("lost-to-shadows", "cubes")):
        table = all_records()[name]
        assert Ruined(why) in table.events(None)
        assert table.result is not None
        assert table.result.won == (False,)


def test_who_stays_when_the_other_resigns_has_won() -> None:
    result = all_records()["resigned"].result
    assert result is not None
    assert result.won == (True, False)


def test_one_record_holds_everything_beside_actions_and_ends_by_agreement() -> None:
    table = all_records()["table-talk"]
    record = table.record()
    kinds = {type(entry).__name__ for entry in record.entries}
    assert kinds == {"Act", "Undo", "TakeBack", "Clock", "StandIn", "End"}
    assert record.cards.changes
    assert table.result is None
