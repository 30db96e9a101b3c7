"""Where a table proposes to place the cubes: what can be finished first, then what is nearest its
end, then alchemy."""

from __future__ import annotations

from regnum.games.wonderful_kingdom.actions import Place
from regnum.games.wonderful_kingdom.game import game
from regnum.texts import speech
from tests.games.wonderful_kingdom.story import StorySeat, given

VALUES = {
    "duchies": {"valados": {"production_a": "4 materials"}},
    "developments": {
        "farm": {"cost": "2 materials", "production": "1 population", "bonus": ""},
        "quarry": {"cost": "1 materials + 1 money", "bonus": ""},
        "village": {"cost": "3 materials + 3 money", "bonus": ""},
    },
}


def steps(seat: StorySeat) -> list[str]:
    found = game.propose(seat.table.state, seat.seat)
    assert found is not None
    assert all(isinstance(step, Place) for step in found.steps)
    return [step.on for step in found.steps if isinstance(step, Place)]


def test_what_can_be_finished_is_finished_then_what_is_nearest_its_end() -> None:
    table, seat = given(
        at="materials", building={0: ["village-1", "quarry-1", "farm-1"]}, cards=VALUES
    )
    assert steps(seat(0)) == ["farm-1", "farm-1", "quarry-1", "village-1"]
    found = game.propose(table.state, 0)
    assert found is not None
    assert found.outcome is not None
    told = speech("en", game.facts.package).say(found.outcome)
    assert told.startswith("on Farm: 2 materials; on Quarry: 1 material; on Village: 1 material")
    assert "finishes Farm; makes 1 population more" in told
    for step in found.steps:
        seat(0).says(step)
    assert seat(0).lacking("village-1") == {"materials": 2, "money": 3}


def test_what_fits_nowhere_goes_into_alchemy() -> None:
    _, seat = given(at="materials", building={0: ["farm-1"]}, cards=VALUES)
    # the kernel asks no more when only alchemy is left
    assert steps(seat(0))[:2] == ["farm-1", "farm-1"]


def test_a_frozen_card_comes_last() -> None:
    _, seat = given(
        at="materials",
        module="menaces",
        building={0: ["farm-1", "village-1"]},
        giants={"farm-1": "frost-giant-1"},
        cards=VALUES,
    )
    assert steps(seat(0))[0] == "village-1"
