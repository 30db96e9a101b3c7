"""The rulebook's own stories (pp. 4, 5, 7, 8), with the values they tell of."""

from __future__ import annotations

from regnum.games.wonderful_kingdom.events import Produced, VerminCame
from tests.games.wonderful_kingdom.story import given

#: cards of the box made into those of the pictures
SCORED = {
    "developments": {
        "farm": {"points": 2, "type": "landmark", "production": ""},
        "village": {"points": 6, "type": "landmark", "production": ""},
        "port": {"points": 3, "type": "structure", "production": ""},
        "barracks": {"points": 0, "each": 4, "of": "landmark", "type": "landmark"},
        "guildhall": {"points": 0, "each": 3, "of": "landmark", "type": "landmark"},
        "scholars": {"points": 9},
    },
    "duchies": {"teressie": {"each_a": 2, "of_a": "landmark"}},
}


def test_maxim_scores_39() -> None:
    table, seat = given(
        at="end",
        round=4,
        built={1: ["farm-1", "village-1", "port-1", "barracks-1", "guildhall-1"]},
        building={1: ["scholars-1"]},
        calamities={1: ["calamity-1", "calamity-2"]},
        krystallium={1: 3},
        soldiers={1: 5},
        cards=SCORED,
    )
    assert table.over
    assert table.lines(1) == {
        "score-base": 2 + 6 + 3,
        "score-modifiers": (4 + 3 + 2) * 4,
        "score-calamities": 2 * -4,
    }
    assert table.result.scores[1] == 39
    assert seat(1).points == 39


def test_boris_produces_5_materials() -> None:
    table, _ = given(
        at="materials",
        built={0: ["farm-1", "village-1"]},
        cards={
            "duchies": {"valados": {"production_a": "2 materials + 1 money"}},
            "developments": {
                "farm": {"production": "2 materials"},
                "village": {"production": "1 materials + 1 population"},
            },
        },
    )
    assert Produced(0, "materials", 5) in table.told(Produced)


def test_the_barracks_are_built_and_produce_in_the_next_stage() -> None:
    table, seat = given(
        at="materials",
        building={0: ["barracks-1"]},
        cards={
            "duchies": {"valados": {"production_a": "3 materials"}},
            "developments": {
                "barracks": {"cost": "3 materials", "production": "1 population", "bonus": ""}
            },
        },
    )
    seat(0).places("barracks-1", "barracks-1", "barracks-1")
    assert seat(0).duchy == ["barracks-1"]
    while 1 in table.to_act and not table.told(Produced)[2:]:
        seat(1).places("alchemy")
    assert Produced(0, "population", 1) in table.told(Produced)


def test_the_expeditionary_corps_counts_itself() -> None:
    table, _ = given(
        at="discoveries",
        built={0: ["expeditionary-corps-1", "scholars-1", "farm-1"]},
        cards={
            "duchies": {"valados": {"production_a": "1 materials"}},
            "developments": {
                "expeditionary-corps": {
                    "type": "professional",
                    "production": "1 discoveries x professional",
                },
                "scholars": {"type": "professional", "production": ""},
                "farm": {"type": "structure", "production": ""},
            },
        },
    )
    assert table.told(Produced)[0] == Produced(0, "discoveries", 2)


def test_maxim_draws_a_second_rat_and_two_vermin() -> None:
    table, seat = given(
        at="planning",
        drafts={0: ["giant-rat-2"]},
        menaces={0: ["giant-rat-1", "vermin-1"]},
        module="menaces",
        stacks=("giant-rat", "frost-giant"),
    )
    assert [menace[:-2] for menace in seat(0).menaces] == [
        "giant-rat",
        "vermin",
        "giant-rat",
        "vermin",
        "vermin",
    ]
    assert len(table.told(VerminCame)[0].vermin) == 2
