"""Menaces: what each does, and the battle phase (pp. 8-9)."""

from __future__ import annotations

from regnum.games.wonderful_kingdom.actions import (
    Build,
    Cover,
    Fight,
    Freeze,
    Lift,
    Recycle,
    Scrap,
    Surrender,
)
from regnum.games.wonderful_kingdom.events import IconCovered, Neutralised
from tests.games.wonderful_kingdom.story import StorySeat, given

RATS_AND_GIANTS = {"module": "menaces", "stacks": ("giant-rat", "frost-giant")}
SHADOWS_AND_THIEVES = {"module": "menaces", "stacks": ("shadow", "thief")}
VALUES = {
    "menaces": {
        "giant-rat": {"soldiers": 2},
        "vermin": {"soldiers": 1},
        "frost-giant": {"soldiers": 2},
        "shadow": {"soldiers": 3},
        "thief": {"soldiers": 2},
    },
    "duchies": {"valados": {"production_a": "2 materials + 1 money"}},
    "developments": {
        "farm": {"cost": "2 materials", "recycle": "population", "production": "1 population"},
        "village": {"cost": "1 materials + 1 population", "bonus": "1 soldiers"},
    },
}


def rats_of(seat: StorySeat) -> tuple[int, int]:
    names = seat.menaces
    return sum(n.startswith("giant-rat") for n in names), sum(n.startswith("vermin") for n in names)


# -- rats


def test_two_rats_at_once_bring_one_vermin_and_two() -> None:
    _, seat = given(drafts={0: ["giant-rat-1", "giant-rat-2"]}, **RATS_AND_GIANTS)
    assert rats_of(seat(0)) == (2, 3)


def test_four_rats_one_by_one_use_up_the_vermin() -> None:
    table, seat = given(
        drafts={0: ["giant-rat-4", "farm-1"]},
        menaces={0: [f"giant-rat-{n}" for n in (1, 2, 3)] + [f"vermin-{n}" for n in range(1, 7)]},
        **RATS_AND_GIANTS,
    )
    assert rats_of(seat(0)) == (4, 10)
    assert table.state.vermin == []


def test_without_a_new_rat_no_vermin_come() -> None:
    _, seat = given(
        drafts={0: ["farm-1"]}, menaces={0: ["giant-rat-1", "vermin-1"]}, **RATS_AND_GIANTS
    )
    assert rats_of(seat(0)) == (1, 1)


def test_a_menace_acts_on_whoever_drafted_it() -> None:
    _, seat = given(drafts={1: ["giant-rat-1", "farm-1"]}, **RATS_AND_GIANTS)
    assert (rats_of(seat(0)), rats_of(seat(1))) == ((0, 0), (1, 1))


def test_a_menace_is_neither_built_nor_recycled() -> None:
    _, seat = given(drafts={0: ["giant-rat-1", "farm-1"]}, **RATS_AND_GIANTS)
    assert seat(0).refusal_of(Recycle("giant-rat-1")) == "not-with-menaces"
    assert seat(0).refusal_of(Build("giant-rat-1")) == "not-with-menaces"


# -- giants


def test_a_giant_goes_under_a_card_of_the_owners_choice() -> None:
    table, seat = given(
        drafts={0: ["frost-giant-1", "farm-1"]}, building={0: ["village-1"]}, **RATS_AND_GIANTS
    )
    assert seat(0).may(Freeze("village-1"))
    seat(0).says(Freeze("farm-1"))
    assert seat(0).constructs == ["village-1", "farm-1"]
    assert table.view(1).seats[0].sites[1].giant == "frost-giant-1"


def test_with_no_free_card_a_card_of_the_draft_area_must_be_laid_for_it() -> None:
    _, seat = given(
        drafts={0: ["frost-giant-1", "farm-1"]},
        building={0: ["village-1"]},
        giants={"village-1": "frost-giant-2"},
        **RATS_AND_GIANTS,
    )
    assert seat(0).constructs == ["village-1", "farm-1"]
    assert not seat(0).draft


def test_with_no_development_anywhere_it_lies_alone() -> None:
    _, seat = given(drafts={0: ["frost-giant-1"], 1: ["farm-1"]}, **RATS_AND_GIANTS)
    assert seat(0).menaces == ["frost-giant-1"]


def test_a_frozen_card_takes_cubes_and_is_not_completed() -> None:
    _, seat = given(
        at="materials",
        building={0: ["farm-1", "farm-2"]},
        giants={"farm-1": "frost-giant-1"},
        cards=VALUES,
        **RATS_AND_GIANTS,
    )
    seat(0).places("farm-1", "farm-1")
    assert seat(0).lacking("farm-1") == {}
    assert seat(0).constructs == ["farm-1", "farm-2"]


def test_a_frozen_card_is_not_given_up() -> None:
    _, seat = given(
        drafts={0: ["port-1"]},
        building={0: ["farm-1", "farm-2", "farm-3"]},
        giants={"farm-1": "frost-giant-1"},
        **RATS_AND_GIANTS,
    )
    seat(0).says("give up")
    assert seat(0).refusal_of(Scrap("farm-1")) == "frozen-not-given-up"
    assert seat(0).may(Scrap("farm-2"))


def test_a_giant_falls_together_with_its_finished_card() -> None:
    _, seat = given(
        at="battle",
        building={0: {"village-1": "1 materials + 1 population"}},
        giants={"village-1": "frost-giant-1"},
        soldiers={0: 2},
        cards=VALUES,
        **RATS_AND_GIANTS,
    )
    seat(0).fights("frost-giant-1")
    assert seat(0).duchy == ["village-1"]
    assert seat(0).soldiers == 1, "two were paid, the bonus brought one"


def test_soldiers_without_the_resources_do_nothing() -> None:
    _, seat = given(
        at="battle",
        building={0: {"farm-1": "1 materials"}},
        giants={"farm-1": "frost-giant-1"},
        menaces={0: ["vermin-1"]},
        soldiers={0: 5},
        cards=VALUES,
        **RATS_AND_GIANTS,
    )
    assert seat(0).refusal_of(Fight("frost-giant-1")) == "giant-on-unfinished"


def test_krystallium_may_be_added_in_battle() -> None:
    _, seat = given(
        at="battle",
        building={0: {"farm-1": "1 materials"}},
        giants={"farm-1": "frost-giant-1"},
        soldiers={0: 2},
        krystallium={0: 1},
        cards=VALUES,
        **RATS_AND_GIANTS,
    )
    seat(0).uses_krystallium("farm-1")
    seat(0).fights("frost-giant-1")
    assert seat(0).duchy == ["farm-1"]


def test_krystallium_may_finish_a_card_before_a_giant_freezes_it() -> None:
    """P. 6: at any moment; ruling WK-20."""
    _, seat = given(
        drafts={0: ["frost-giant-1", "farm-2"]},
        building={0: {"farm-1": "1 materials"}},
        krystallium={0: 1},
        cards=VALUES,
        **RATS_AND_GIANTS,
    )
    assert seat(0).refusal_of(Build("farm-2")) == "freeze-first"
    seat(0).uses_krystallium("farm-1")
    assert seat(0).duchy == ["farm-1"]
    # one development is left, so nobody is asked where the giant goes
    assert seat(0).constructs == ["farm-2"]
    assert (
        seat(0).s.giant[seat(0).s.building[0][0]] == seat(0).s.match.cards.number["frost-giant-1"]
    )


def test_with_the_only_card_given_up_the_giant_lies_alone() -> None:
    _, seat = given(
        drafts={0: ["frost-giant-1"], 1: ["port-1"]},
        building={0: ["farm-1"]},
        cards=VALUES,
        **RATS_AND_GIANTS,
    )
    assert seat(0).may(Freeze("farm-1"))
    seat(0).gives_up("farm-1")
    assert seat(0).menaces == ["frost-giant-1"]
    assert seat(0).alchemy == 1


def test_a_soldier_may_be_posted_before_a_giant_freezes_the_card() -> None:
    _, seat = given(
        drafts={0: ["frost-giant-1", "port-1"]},
        building={0: {"farm-1": "1 materials"}},
        soldiers={0: 1},
        cards={"developments": {"farm": {"cost": "1 materials + 1 soldiers"}}},
        **RATS_AND_GIANTS,
    )
    seat(0).posts_soldier("farm-1")
    assert seat(0).duchy == ["farm-1"]


# -- shadows


def test_krystallium_may_be_used_before_a_shadow_is_given_a_card() -> None:
    """WK-20; the debt to the shadow stays."""
    table, seat = given(
        drafts={0: ["shadow-1", "farm-2", "farm-3"], 1: ["port-1"]},
        building={0: {"farm-1": "1 materials"}},
        krystallium={0: 1},
        cards=VALUES,
        **SHADOWS_AND_THIEVES,
    )
    assert seat(0).refusal_of(Build("farm-2")) == "surrender-first"
    seat(0).uses_krystallium("farm-1")
    assert seat(0).duchy == ["farm-1"]
    assert table.to_act == [0]
    seat(0).says(Surrender("farm-2"))
    assert seat(0).draft == ["farm-3"]


def test_a_card_for_each_shadow_just_drafted_or_still_there() -> None:
    _, seat = given(
        drafts={0: ["shadow-1", "farm-1", "farm-2", "farm-3"]},
        menaces={0: ["shadow-2"]},
        cards=VALUES,
        **SHADOWS_AND_THIEVES,
    )
    seat(0).says(Surrender("farm-2"))
    seat(0).says(Surrender("farm-3"))
    assert seat(0).draft == ["farm-1"]
    assert seat(0).menaces == ["shadow-2", "shadow-1"]
    assert seat(0).alchemy == 0, "it is not recycled"
    assert seat(1).alchemy == 2


def test_the_other_gains_two_for_a_treasure() -> None:
    table, _ = given(**SHADOWS_AND_THIEVES)
    treasure = table.names([70])[0]
    _, seat = given(drafts={0: ["shadow-1", treasure, "farm-1"]}, **SHADOWS_AND_THIEVES)
    seat(0).says(Surrender(treasure))
    assert seat(1).alchemy == 2


def test_too_few_cards_means_all_there_are() -> None:
    _, seat = given(
        drafts={0: ["shadow-1", "farm-1"], 1: ["port-1"]},
        menaces={0: ["shadow-2"]},
        **SHADOWS_AND_THIEVES,
    )
    assert seat(0).draft == []
    assert seat(1).alchemy == 1


def test_shadows_are_settled_before_anybody_plans() -> None:
    table, seat = given(
        drafts={0: ["farm-3", "farm-4"], 1: ["shadow-1", "farm-1", "farm-2"]},
        **SHADOWS_AND_THIEVES,
    )
    assert table.to_act == [1]
    seat(1).says(Surrender("farm-1"))
    assert table.to_act == [0, 1]


# -- thieves


def test_a_thief_covers_an_icon_of_the_duchy_card() -> None:
    table, seat = given(drafts={0: ["thief-1", "farm-1"]}, cards=VALUES, **SHADOWS_AND_THIEVES)
    assert seat(0).refusal_of(Cover("population")) == "cover-first"
    seat(0).says(Cover("materials"))
    assert table.state.produces(0, 0) == 1
    assert seat(0).menaces == ["thief-1"]


def test_a_card_may_be_given_up_before_a_thief_covers_an_icon() -> None:
    """WK-20; the icon is covered all the same."""
    table, seat = given(
        drafts={0: ["thief-1", "port-1"]},
        building={0: ["farm-1"]},
        cards=VALUES,
        **SHADOWS_AND_THIEVES,
    )
    seat(0).gives_up("farm-1")
    assert (seat(0).constructs, seat(0).alchemy) == ([], 1)
    assert seat(0).refusal_of(Build("port-1")) == "cover-first"
    seat(0).says(Cover("money"))
    assert table.state.produces(0, 2) == 0


def test_with_no_icon_left_the_thief_comes_all_the_same() -> None:
    table, seat = given(
        drafts={0: ["thief-1", "thief-2", "thief-3", "thief-4", "farm-1"]},
        cards=VALUES,
        **SHADOWS_AND_THIEVES,
    )
    seat(0).says(Cover("materials"))
    seat(0).says(Cover("materials"))
    assert len(table.told(IconCovered)) == 3
    assert len(seat(0).menaces) == 4


def test_a_thief_gone_lifts_any_token() -> None:
    table, seat = given(
        at="battle",
        menaces={0: ["thief-1", "thief-2"]},
        soldiers={0: 2},
        cards=VALUES,
        **SHADOWS_AND_THIEVES,
    )
    s = table.state
    s.covered[:4] = [1, 0, 1, 0]
    s.icons[0] -= 1
    s.icons[2] -= 1
    seat(0).fights("thief-1")
    seat(0).says(Lift("money"))
    assert (s.produces(0, 0), s.produces(0, 2)) == (1, 1)


# -- battle


def test_menaces_fall_in_the_battle_phase_only() -> None:
    _, seat = given(
        at="materials",
        building={0: ["farm-1"]},
        menaces={0: ["thief-1"]},
        soldiers={0: 9},
        **SHADOWS_AND_THIEVES,
    )
    assert seat(0).refusal_of(Fight("thief-1")) == "not-battle"


def test_any_number_in_any_order_while_the_soldiers_last() -> None:
    table, seat = given(
        at="battle",
        menaces={0: ["giant-rat-1", "vermin-1", "vermin-2"]},
        soldiers={0: 3},
        cards=VALUES,
        **RATS_AND_GIANTS,
    )
    seat(0).fights("vermin-2", "giant-rat-1")
    assert seat(0).menaces == ["vermin-1"]
    assert len(table.told(Neutralised)) == 2


def test_too_few_soldiers() -> None:
    _, seat = given(
        at="battle",
        menaces={0: ["giant-rat-1", "vermin-1"]},
        soldiers={0: 1},
        cards=VALUES,
        **RATS_AND_GIANTS,
    )
    assert seat(0).refusal_of(Fight("giant-rat-1")) == "too-few-soldiers"
    assert seat(0).refusal_of(Fight("giant-rat-2")) == "menace-not-there"


def test_what_stands_at_the_end_costs_its_points_giants_under_cards_too() -> None:
    table, seat = given(
        at="end",
        round=4,
        menaces={0: ["giant-rat-1", "vermin-1"]},
        building={0: ["farm-1"]},
        giants={"farm-1": "frost-giant-1"},
        **RATS_AND_GIANTS,
    )
    assert seat(0).points == -4 - 2 - 5
    assert table.lines(0)["score-menaces"] == -11
