"""Each menace by its values: the soldiers it takes and the points it costs (pp. 8-9)."""

from __future__ import annotations

import pytest

from regnum.games.wonderful_kingdom.actions import Fight
from regnum.games.wonderful_kingdom.cards import shipped
from tests.games.wonderful_kingdom.story import given

MENACES = list(shipped().tables["menaces"])


def needs(menace: str) -> int:
    return int(shipped().tables["menaces"][menace]["soldiers"])


@pytest.mark.parametrize("menace", MENACES)
def test_a_menace_falls_to_exactly_the_soldiers_it_shows(menace: str) -> None:
    _, seat = given(
        at="battle",
        module="menaces",
        stacks=("giant-rat", "thief"),
        menaces={0: [f"{menace}-1"]},
        soldiers={0: needs(menace)},
    )
    seat(0).fights(f"{menace}-1")
    assert seat(0).menaces == []
    assert seat(0).soldiers == 0


@pytest.mark.parametrize("menace", MENACES)
def test_one_soldier_less_is_too_few(menace: str) -> None:
    # a krystallium and a card keep the moment open
    _, seat = given(
        at="battle",
        module="menaces",
        stacks=("giant-rat", "thief"),
        menaces={0: [f"{menace}-1"]},
        soldiers={0: needs(menace) - 1},
        building={0: ["farm-1"]},
        krystallium={0: 1},
    )
    assert seat(0).refusal_of(Fight(f"{menace}-1")) == "too-few-soldiers"
    assert seat(0).menaces == [f"{menace}-1"]


@pytest.mark.parametrize("menace", MENACES)
def test_a_menace_left_standing_costs_its_points(menace: str) -> None:
    table, seat = given(
        at="battle",
        round=4,
        module="menaces",
        stacks=("giant-rat", "thief"),
        menaces={0: [f"{menace}-1"]},
    )
    assert table.over
    points = shipped().tables["menaces"][menace]["points"]
    assert points < 0
    assert seat(0).points == points
