"""The six scenarios: set-up, special rules, ways to lose, medals (p. 12)."""

from __future__ import annotations

import pytest

import regnum
from regnum.core import agenda
from regnum.core.dice import quick_dice
from regnum.core.errors import BadSetUp
from regnum.games.wonderful_kingdom.actions import GiveUp, Scrap, Surrender
from regnum.games.wonderful_kingdom.cards import ADVISOR, CALAMITY, GIANT, RAT, SHADOW, TREASURE
from regnum.games.wonderful_kingdom.events import CubeLost, Ruined, VerminCame
from regnum.games.wonderful_kingdom.game import game
from regnum.games.wonderful_kingdom.planning import BEGIN_PLANNING
from regnum.games.wonderful_kingdom.scoring import medal
from regnum.games.wonderful_kingdom.state import Realm
from regnum.games.wonderful_kingdom.view import GoalView, WonderfulView
from tests.games.wonderful_kingdom.story import StoryTable, given

SCENARIOS = {
    "rat-invasion": ["farm-1", "farm-2", "farm-3", "farm-4"],
    "prophecy": ["gates-of-hell-1", "secret-brotherhood-1", "royal-citadel-1"],
    "frozen-north": ["giant-lighthouse-1", "navigators-1", "port-1", "giants-cache-1"],
    "last-battle": ["recruiters-1", "great-army-1", "barracks-1", "alchemical-forge-1"],
    "under-siege": [
        "barracks-1",
        "royal-guard-1",
        "impregnable-walls-1",
        "munitions-specialists-1",
    ],
}
FINALS = {
    "frozen-north": ["banner-at-the-pole-1"],
    "last-battle": ["storm-the-keep-1"],
    "under-siege": ["storm-the-keep-1", "drive-out-the-plague-1"],
}
MEDALS = {
    "rat-invasion": (70, 90, 110),
    "prophecy": (60, 80, 100),
    "frozen-north": (65, 85, 110),
    "last-battle": (80, 95, 125),
    "thieves-guild": (80, 95, 120),
    "under-siege": (60, 85, 100),
}


def opened(scenario: str) -> Realm:
    s = game.set_up(1, game.read_options({"scenario": scenario}), game.cards(), quick_dice(3))
    agenda.advance(s)
    return s


def names(s: Realm, cards: list[int]) -> list[str]:
    return [s.match.cards.names[card] for card in cards]


def dangers(s: Realm) -> list[int]:
    return [s.match.cards.kind[card] for card in s.danger_deck]


def goals_of(s: Realm) -> tuple[GoalView, ...]:
    view = game.view(s, 0)
    assert isinstance(view, WonderfulView)
    assert view.alone is not None
    return view.alone.goals


def at_the_end(
    scenario: str,
    but: str = "",
    undone: str = "",
    side: str = "A",
    cards: dict[str, object] | None = None,
) -> StoryTable:
    """A scenario after round 4 with everything done but these."""
    needed = SCENARIOS.get(scenario, [])
    table, _ = given(1, at="end", round=4, scenario=scenario, side=side, cards=cards)
    s = table.state
    for card in s.building[0]:
        if s.match.cards.names[card] != but:
            s.built[0].append(card)
    s.building[0] = [card for card in s.building[0] if s.match.cards.names[card] == but]
    assert set(needed) - set(table.names(s.built[0])) == ({but} if but else set())
    for task in FINALS.get(scenario, []):
        if task != undone:
            s.tasks[0] |= 1 << s.match.cards.task_number[task]
    return table


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_named_cards_lie_under_construction(scenario: str) -> None:
    s = opened(scenario)
    assert names(s, s.building[0]) == SCENARIOS[scenario]
    rest = s.deck + s.danger_deck
    assert not set(SCENARIOS[scenario]) & set(names(s, rest))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_with_everything_built_and_done_it_is_won(scenario: str) -> None:
    assert at_the_end(scenario).result.won == (True,)


@pytest.mark.parametrize(
    ("scenario", "card"), [(name, card) for name, cards in SCENARIOS.items() for card in cards]
)
def test_lost_without_each_of_the_named_cards(scenario: str, card: str) -> None:
    table = at_the_end(scenario, but=card)
    assert table.result.won == (False,)
    assert "score-not-built" in table.lines(0)


@pytest.mark.parametrize(
    ("scenario", "task"), [(name, task) for name, tasks in FINALS.items() for task in tasks]
)
def test_lost_without_each_final_task(scenario: str, task: str) -> None:
    table = at_the_end(scenario, undone=task)
    assert table.result.won == (False,)
    assert "score-not-finished" in table.lines(0)


@pytest.mark.parametrize(
    ("scenario", "card"), [(name, card) for name, cards in SCENARIOS.items() for card in cards]
)
def test_what_is_not_built_is_a_goal_that_is_open(scenario: str, card: str) -> None:
    goals = goals_of(at_the_end(scenario, but=card).state)
    assert [goal.goal for goal in goals][len(SCENARIOS[scenario]) :] == FINALS.get(scenario, [])
    assert [goal.goal for goal in goals if not goal.done] == [card[:-2]] or (
        # of four farms any may lack
        scenario == "rat-invasion" and [goal.done for goal in goals] == [True] * 3 + [False]
    )


def test_the_thieves_are_goals_until_they_are_caught() -> None:
    s = opened("thieves-guild")
    assert [goal.done for goal in goals_of(s)] == [False] * 4
    s.menaces[0].pop()
    assert [goal.done for goal in goals_of(s)] == [True] + [False] * 3


@pytest.mark.parametrize("scenario", MEDALS)
def test_each_scenario_has_medals_of_its_own(scenario: str) -> None:
    s = opened(scenario)
    for number, step in enumerate(MEDALS[scenario], 1):
        assert medal(s, step) == number
        assert medal(s, step - 1) == number - 1


@pytest.mark.parametrize(
    ("side", "points", "prize"),
    [
        ("B", 59, "score-no-medal"),
        ("B", 60, "score-bronze"),
        ("A", 74, "score-no-medal"),
        ("A", 75, "score-bronze"),
    ],
)
def test_side_a_costs_15_points_in_a_scenario_too(side: str, points: int, prize: str) -> None:
    """Ruling WK-52."""
    plain = {"each": 0, "of": ""}
    table = at_the_end(
        "prophecy",
        side=side,
        cards={
            "developments": {
                "gates-of-hell": {"points": 30, **plain},
                "secret-brotherhood": {"points": 25, **plain},
                "royal-citadel": {"points": points - 55, **plain},
            },
            "duchies": {"valados": {"each_a": 0, "of_a": ""}},
        },
    )
    assert table.result.scores == (points - (15 if side == "A" else 0),)
    assert table.lines(0).get("score-side-a", 0) == (-15 if side == "A" else 0)
    assert prize in table.lines(0)


def test_another_copy_serves_as_well() -> None:
    table = at_the_end("last-battle", but="barracks-1")
    table.state.built[0].append(table.state.match.cards.number["barracks-2"])
    assert table.result.won == (True,)


def test_scenarios_are_for_one() -> None:
    with pytest.raises(BadSetUp):
        regnum.open_table("wonderful-kingdom", seats=2, scenario="prophecy")


# -- 1: invasion of the rats


def test_rats_take_the_place_of_calamities() -> None:
    s = opened("rat-invasion")
    assert dangers(s).count(RAT) == 4
    assert CALAMITY not in dangers(s)
    assert len(s.vermin) == 10


def test_each_farm_that_stands_unfinished_brings_vermin_at_the_end_of_a_round() -> None:
    table, seat = given(1, at="round-end", scenario="rat-invasion")
    assert len(table.told(VerminCame)[0].vermin) == 4
    assert len(seat(0).menaces) == 4


def test_a_drafted_farm_counts_too() -> None:
    table, _ = given(1, at="round-end", building={0: ["farm-5"]}, scenario="rat-invasion")
    assert len(table.told(VerminCame)[0].vermin) == 5


def test_lost_at_once_when_the_vermin_run_out() -> None:
    table, seat = given(
        1,
        at="round-end",
        menaces={0: [f"vermin-{n}" for n in range(1, 7)]},
        scenario="rat-invasion",
    )
    assert table.over
    assert table.told(Ruined) == [Ruined("vermin")]
    assert table.result.won == (False,)
    assert len(seat(0).menaces) == 10


def test_also_in_the_middle_of_planning() -> None:
    table, _ = given(
        1,
        drafts={0: ["giant-rat-1", "port-1"]},
        menaces={0: [f"vermin-{n}" for n in range(1, 10)]},
        scenario="rat-invasion",
    )
    assert table.over
    assert table.result.won == (False,)


def test_killed_vermin_go_back_to_their_stack() -> None:
    table, seat = given(
        1, at="battle", menaces={0: ["vermin-1"]}, soldiers={0: 3}, scenario="rat-invasion"
    )
    before = len(table.state.vermin)
    seat(0).fights("vermin-1")
    after = table.told(VerminCame)
    assert before == 9
    assert len(table.state.vermin) + sum(len(event.vermin) for event in after) == 10


def test_the_four_farms_cannot_be_given_up() -> None:
    _, seat = given(1, drafts={0: ["port-1"]}, building={0: ["farm-5"]}, scenario="rat-invasion")
    assert seat(0).may(GiveUp())
    seat(0).says(GiveUp())
    assert seat(0).constructs == ["farm-1", "farm-2", "farm-3", "farm-4"]
    assert seat(0).refusal_of(Scrap("farm-1")) == "scenario-not-given-up"


def test_a_farm_beyond_the_four_may_be_given_up_in_battle() -> None:
    """In time to keep a vermin away (ruling WK-67): four come, not five."""
    table, seat = given(1, at="battle", building={0: ["farm-5"]}, scenario="rat-invasion")
    assert len(table.state.vermin) == 10
    seat(0).gives_up("farm-5")
    assert "farm-5" in seat(0).discarded
    while len(table.state.vermin) == 10:
        seat(0).is_done()
    assert len(table.state.vermin) == 6


# -- 2: the prophecy


def test_the_prophet_and_the_eminence_serve_from_the_start() -> None:
    s = opened("prophecy")
    assert names(s, s.advisors[0]) == ["inspired-prophet", "grey-eminence"]
    assert s.soldiers == [6]
    assert (s.spies, s.hidden_spies) == ([0], [0])
    rest = [s.match.cards.kind[card] for card in s.deck + s.danger_deck]
    assert rest.count(ADVISOR) == 9
    assert TREASURE not in rest


# -- 3: the frozen north


def test_frost_giants_and_the_north_lands() -> None:
    s = opened("frozen-north")
    assert dangers(s).count(GIANT) == 4
    assert {task.board for task in game.view(s, 0).tasks} == {"north-lands"}
    assert (s.spies, s.hidden_spies) == ([0], [0])
    assert s.match.menaces


# -- 4: the last battle


def test_the_cartographer_and_the_usurper() -> None:
    s = opened("last-battle")
    assert names(s, s.advisors[0]) == ["master-cartographer"]
    assert s.soldiers == [2]
    assert (s.spies, s.hidden_spies) == ([1], [1])
    rest = [s.match.cards.kind[card] for card in s.deck + s.danger_deck]
    assert rest.count(ADVISOR) == 10
    assert dangers(s).count(CALAMITY) == 4


# -- 5: the thieves' guild


def test_four_thieves_two_built_cards_and_their_icons_covered() -> None:
    s = opened("thieves-guild")
    assert names(s, s.built[0]) == ["village-1", "guildhall-1"]
    assert names(s, s.menaces[0]) == [f"thief-{n}" for n in range(1, 5)]
    assert sum(s.covered) == 4
    assert [s.produces(0, k) for k in range(4)] == [s.duchy_icons(0, k) for k in range(4)]
    assert dangers(s).count(SHADOW) == 4


def test_one_cube_for_each_card_that_a_shadow_takes_and_one_for_a_treasure() -> None:
    """Ruling WK-61: by card, not by what recycling it would bring."""
    table, seat = given(
        1,
        drafts={0: ["shadow-1", "shadow-2", "farm-1", "old-maps-1", "farm-2"]},
        scenario="thieves-guild",
    )
    seat(0).says(Surrender("farm-1"))
    assert table.state.lost_cubes == 1
    seat(0).says(Surrender("old-maps-1"))
    assert table.state.lost_cubes == 2
    assert table.told(CubeLost) == [CubeLost(1), CubeLost(2)]


def test_lost_at_once_with_the_fifth_cube() -> None:
    shadows = [f"shadow-{n}" for n in range(1, 5)]
    farms = [f"farm-{n}" for n in range(1, 6)]
    table, seat = given(1, drafts={0: shadows + farms}, scenario="thieves-guild")
    for farm in farms[:4]:
        seat(0).says(Surrender(farm))
    assert table.state.lost_cubes == 4
    assert not table.over
    # the shadows stay, and in the next round they take another card each
    number = table.state.match.cards.number
    table.state.draft[0] = [number["port-1"], number["port-2"]]
    table.state.agenda = [BEGIN_PLANNING]
    agenda.advance(table.state)
    seat(0).says(Surrender("port-1"))
    assert table.over
    assert table.told(Ruined) == [Ruined("cubes")]
    assert table.result.won == (False,)
    assert seat(0).draft == ["port-2"], "in the middle of the shadows' work"


def test_lost_while_a_thief_is_at_large() -> None:
    table = at_the_end("thieves-guild")
    assert table.result.won == (False,)
    assert "score-thieves-at-large" in table.lines(0)
    table.state.menaces[0] = [table.state.match.cards.number["shadow-1"]]
    assert table.result.won == (True,)


def test_each_thief_caught_frees_an_icon() -> None:
    table, seat = given(1, at="battle", soldiers={0: 9}, scenario="thieves-guild")
    before = sum(table.state.covered)
    seat(0).fights("thief-1")
    seat(0).says(agenda.options(table.state, 0)[0])
    assert sum(table.state.covered) == before - 1


# -- 6: under siege


def test_two_boards_with_four_tasks_each() -> None:
    s = opened("under-siege")
    view = game.view(s, 0)
    assert [task.board for task in view.tasks] == ["usurper"] * 4 + ["plague-lord"] * 4
    assert dangers(s).count(CALAMITY) == 4
    assert (s.spies, s.hidden_spies) == ([1], [1])
