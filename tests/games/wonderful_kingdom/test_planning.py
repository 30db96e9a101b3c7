"""Planning: building, recycling, treasures, calamities (p. 4)."""

from __future__ import annotations

from regnum.games.wonderful_kingdom.actions import Build, Place, Recycle
from regnum.games.wonderful_kingdom.events import Completed, Produced
from regnum.games.wonderful_kingdom.planning import turn_up
from tests.games.wonderful_kingdom.story import given

CHEAP = {
    "developments": {
        "farm": {"cost": "2 materials", "recycle": "population", "production": "1 population"},
        "quarry": {"cost": "1 materials + 1 population", "recycle": "materials", "bonus": ""},
        "village": {"cost": "1 materials + 2 population", "recycle": "population"},
    }
}


def test_a_card_goes_to_the_construction_area() -> None:
    _, seat = given(drafts={0: ["farm-1", "farm-2"]})
    seat(0).builds("farm-1")
    assert seat(0).constructs == ["farm-1"]
    assert seat(0).draft == ["farm-2"]


def test_a_recycled_card_brings_its_cube_at_once() -> None:
    _, seat = given(
        drafts={0: ["farm-1", "farm-2"]}, building={0: ["village-1", "quarry-1"]}, cards=CHEAP
    )
    seat(0).says(Recycle("farm-1"))
    assert seat(0).to_place("population") == 1
    assert seat(0).refusal_of(Build("farm-2")) == "place-first"
    seat(0).places("village-1")
    assert seat(0).lacking("village-1") == {"materials": 1, "population": 1}
    assert seat(0).discarded == ["farm-1"]


def test_or_it_goes_into_alchemy() -> None:
    _, seat = given(drafts={0: ["farm-1", "farm-2"]}, building={0: ["village-1"]}, cards=CHEAP)
    seat(0).recycles("farm-1", "alchemy")
    assert seat(0).alchemy == 1


def test_never_onto_a_card_that_still_lies_in_the_draft_area() -> None:
    _, seat = given(drafts={0: ["farm-1", "village-2"]}, building={0: ["village-1"]}, cards=CHEAP)
    seat(0).says(Recycle("farm-1"))
    assert seat(0).refusal_of(Place("population", "village-2")) == "not-under-construction"


def test_a_card_completed_in_planning_produces_this_round() -> None:
    table, seat = given(
        drafts={0: ["quarry-1"], 1: []}, building={0: {"farm-1": "1 materials"}}, cards=CHEAP
    )
    seat(0).recycles("quarry-1", "farm-1")
    assert seat(0).duchy == ["farm-1"]
    before = table.state.duchy_icons(0, 1)
    while len(table.told(Produced)) < 4:
        waiting = table.to_act[0]
        seat(waiting).places("alchemy")
    assert table.told(Produced)[2] == Produced(0, "population", before + 1)


def test_the_bonus_comes_once_from_the_reserve() -> None:
    table, seat = given(
        drafts={0: ["quarry-1", "farm-2"]},
        building={0: {"farm-1": "1 materials"}},
        training={0: 1},
        cards={
            "developments": {
                **CHEAP["developments"],
                "farm": {
                    "cost": "2 materials",
                    "recycle": "population",
                    "bonus": "2 soldiers + 1 krystallium",
                },
            }
        },
    )
    seat(0).recycles("quarry-1", "farm-1")
    assert (seat(0).soldiers, seat(0).krystallium, seat(0).training) == (2, 1, 1)
    assert table.told(Completed) == [Completed(0, "farm-1", 1, 2)]


def test_a_treasure_must_be_recycled_and_brings_two_cubes_one_after_the_other() -> None:
    table, seat = given(drafts={0: ["farm-1"]}, building={0: ["village-1"]}, cards=CHEAP)
    treasure = table.names([70])[0]
    table, seat = given(
        drafts={0: [treasure, "farm-1"]}, building={0: ["village-1", "farm-2"]}, cards=CHEAP
    )
    assert seat(0).refusal_of(Build(treasure)) == "treasure-not-built"
    seat(0).says(Recycle(treasure))
    assert sum(table.view(0).seats[0].cubes) == 2
    seat(0).places("alchemy", "alchemy")
    assert seat(0).alchemy == 2


def test_a_calamity_goes_straight_to_the_duchy() -> None:
    _, seat = given(drafts={0: ["calamity-1", "farm-1"]})
    assert seat(0).calamities == ["calamity-1"]
    assert seat(0).points == -4
    assert seat(0).refusal_of(Recycle("calamity-1")) == "not-with-calamities"


def test_planning_ends_when_both_are_done_whoever_is_faster() -> None:
    table, seat = given(drafts={0: ["farm-1"], 1: ["farm-2"]})
    assert table.to_act == [0, 1]
    seat(1).builds("farm-2")
    assert table.to_act == [0]
    seat(0).builds("farm-1")
    assert table.told(Produced)


def test_only_cards_of_the_own_draft_area() -> None:
    _, seat = given(drafts={0: ["farm-1"], 1: ["farm-2"]})
    assert seat(0).refusal_of(Build("farm-2")) == "not-in-draft"
    assert seat(0).refusal_of(Recycle("unicorn")) == "no-such-card"


def test_cards_turned_up_are_told_alike_however_they_lay() -> None:
    """A calamity leaves the draft area: which of two face-down cards it was is seen no more."""
    told = []
    for lying in (["farm-1", "calamity-1"], ["calamity-1", "farm-1"]):
        table, seat = given(1)
        s = table.state
        s.events = []
        s.draft[0] = [s.match.cards.number[name] for name in lying]
        for card in s.draft[0]:
            s.down[card] = 1
        turn_up(s, 0)
        assert (seat(0).draft, seat(0).calamities) == (["farm-1"], ["calamity-1"])
        told.append(s.events)
    assert told[0] == told[1]
    assert len(told[0]) == 3
