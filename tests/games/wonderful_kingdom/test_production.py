"""Production, supremacy, alchemy, krystallium, giving up cards (pp. 4-6)."""

from __future__ import annotations

import pytest

from regnum.games.wonderful_kingdom.actions import Done, GiveUp, Place, Scrap
from regnum.games.wonderful_kingdom.events import Produced, Supremacy
from tests.games.wonderful_kingdom.story import given

VALUES = {
    "duchies": {
        "valados": {"production_a": "3 materials"},
        "teressie": {"production_a": "2 materials"},
    },
    "developments": {
        "farm": {"cost": "2 materials", "recycle": "population", "production": "1 population"},
        "quarry": {"cost": "2 materials", "recycle": "materials", "production": "1 materials"},
        "village": {"cost": "1 materials + 1 krystallium + 1 soldiers", "production": ""},
    },
}


def test_the_stages_come_in_order() -> None:
    table, _ = given(at="materials", cards=VALUES)
    order = [event.resource for event in table.told(Produced) if event.seat == 0]
    assert order == ["materials", "population", "money", "discoveries"]


def test_what_is_under_construction_does_not_produce() -> None:
    table, _ = given(at="materials", building={0: ["quarry-1"]}, cards=VALUES)
    assert table.told(Produced)[0] == Produced(0, "materials", 3)


def test_a_card_completed_in_its_own_stage_produces_from_the_next_round_on() -> None:
    table, seat = given(at="materials", building={0: ["quarry-1", "farm-1"]}, cards=VALUES)
    seat(0).places("quarry-1", "quarry-1")
    assert seat(0).duchy == ["quarry-1"]
    assert seat(0).to_place("materials") == 1
    assert table.state.produced == [3, 2]


def test_supremacy_first_trains_a_soldier_then_takes_it() -> None:
    table, seat = given(at="materials", cards=VALUES)
    assert table.told(Supremacy) == [Supremacy(0, "materials", False)]
    assert (seat(0).training, seat(0).soldiers) == (1, 0)
    table, seat = given(at="materials", cards=VALUES, training={0: 1})
    assert (seat(0).training, seat(0).soldiers) == (0, 1)


@pytest.mark.parametrize("farms", [0, 1, 2])
def test_a_tie_is_nobodys(farms: int) -> None:
    """Page 5; none against none is a tie, too (ruling WK-14)."""
    built = {0: ["farm-1", "farm-2"][:farms], 1: ["farm-3", "farm-4"][:farms]}
    table, seat = given(at="population", built=built, cards=VALUES)
    assert table.told(Produced)[:2] == [Produced(n, "population", farms) for n in (0, 1)]
    assert not table.told(Supremacy)
    assert (seat(0).training, seat(1).training) == (0, 0)


def test_one_to_none_is_enough() -> None:
    table, _ = given(at="population", built={1: ["farm-1"]}, cards=VALUES)
    assert table.told(Supremacy) == [Supremacy(1, "population", False)]


def test_a_soldier_from_supremacy_can_be_used_in_the_same_stage() -> None:
    _, seat = given(at="materials", building={0: ["village-1"]}, training={0: 1}, cards=VALUES)
    seat(0).posts_soldier("village-1")
    assert seat(0).soldiers == 0
    assert seat(0).lacking("village-1") == {"materials": 1, "krystallium": 1}


def test_the_fifth_cube_makes_a_krystallium() -> None:
    _, seat = given(
        at="materials",
        alchemy={0: "1 materials + 1 money + 1 population + 1 discoveries"},
        building={0: ["farm-1"]},
        cards=VALUES,
    )
    seat(0).places("alchemy")
    assert (seat(0).alchemy, seat(0).krystallium) == (0, 1)


def test_krystallium_stands_for_any_cube_but_not_for_a_soldier() -> None:
    _, seat = given(at="materials", building={0: ["village-1"]}, krystallium={0: 3}, cards=VALUES)
    seat(0).uses_krystallium("village-1", "materials")
    assert seat(0).lacking("village-1") == {"krystallium": 1, "soldier": 1}
    seat(0).uses_krystallium("village-1")
    assert seat(0).lacking("village-1") == {"soldier": 1}
    assert seat(0).refusal_of(Place("krystallium", "village-1")) == "takes-no-cube"
    assert seat(0).refusal_of(Place("soldier", "village-1")) == "no-soldiers"


def test_krystallium_just_won_can_complete_a_card_before_the_next_stage() -> None:
    table, seat = given(
        at="materials",
        alchemy={0: "2 materials"},
        building={0: {"farm-1": "1 materials"}},
        cards=VALUES,
    )
    seat(0).places("alchemy", "alchemy", "alchemy")
    seat(0).uses_krystallium("farm-1")
    while 1 in table.to_act and len(table.told(Produced)) < 3:
        seat(1).places("alchemy")
    assert Produced(0, "population", 1) in table.told(Produced)


def test_nothing_but_krystallium_and_soldiers_is_kept_back() -> None:
    _, seat = given(at="materials", building={0: ["farm-1"]}, cards=VALUES)
    assert seat(0).refusal_of(Done()) == "not-done-yet"


@pytest.mark.parametrize("onto", ["quarry-1", "village-2"])
def test_a_cube_goes_where_it_lacks_only(onto: str) -> None:
    codes = {"quarry-1": "card-finished", "village-2": "takes-no-cube"}
    _, seat = given(
        at="materials",
        building={0: {"village-2": "1 materials", "farm-1": ""}},
        built={0: ["quarry-1"]},
        cards=VALUES,
    )
    assert seat(0).refusal_of(Place("materials", onto)) == codes[onto]


def test_a_refused_cube_changes_nothing() -> None:
    table, seat = given(
        at="materials", building={0: ["farm-1"]}, built={0: ["quarry-1"]}, cards=VALUES
    )
    before = table.view(0)
    assert not seat(0).may(Place("materials", "quarry-1"))
    assert table.view(0) == before


def test_a_card_given_up_brings_a_cube_to_alchemy_and_loses_what_lay_on_it() -> None:
    _, seat = given(
        at="materials",
        building={0: {"farm-1": "1 materials", "village-1": "1 soldiers"}},
        cards=VALUES,
    )
    seat(0).gives_up("village-1")
    assert seat(0).constructs == ["farm-1"]
    assert seat(0).alchemy == 1
    assert seat(0).soldiers == 0
    assert seat(0).discarded == ["village-1"]


def test_only_a_card_under_construction_is_given_up() -> None:
    _, seat = given(at="materials", building={0: ["farm-1", "farm-2"]}, cards=VALUES)
    seat(0).says(GiveUp())
    assert seat(0).refusal_of(Scrap("quarry-1")) == "not-under-construction"


def test_several_copies_of_a_card_may_be_built() -> None:
    _, seat = given(
        at="materials",
        building={0: {"quarry-1": "1 materials"}},
        built={0: ["quarry-2"]},
        cards=VALUES,
    )
    seat(0).places("quarry-1")
    assert seat(0).duchy == ["quarry-2", "quarry-1"]
