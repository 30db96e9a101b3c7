"""At any moment of one's own: krystallium, soldiers, giving up, in the draft too (p. 6; WK-20)."""

from __future__ import annotations

import pytest

from regnum.core import agenda
from regnum.core.actions import Action
from regnum.core.dice import quick_dice
from regnum.games.wonderful_kingdom.actions import Advise, GiveUp, Offer, Place, Spy, Take
from regnum.games.wonderful_kingdom.events import SpyReturned
from regnum.games.wonderful_kingdom.game import game
from regnum.games.wonderful_kingdom.state import PLANNING
from tests.games.wonderful_kingdom.story import given

HANDS = {0: ["port-1", "port-2", "port-3"], 1: ["village-1", "village-2"]}
VALUES = {"developments": {"farm": {"cost": "2 materials", "recycle": "population"}}}
WITH_SOLDIER = {"developments": {"farm": {"cost": "1 materials + 1 soldiers"}}}
#: the last turn of a draft of two
LAST_TURN = 7


@pytest.mark.parametrize(("at", "turn"), [("draft", 0), ("taking", 1)])
def test_krystallium_is_used_before_offering_or_taking(at: str, turn: int) -> None:
    table, seat = given(
        at=at,
        hands=HANDS,
        building={turn: {"farm-1": "1 materials"}},
        krystallium={turn: 1},
        cards=VALUES,
    )
    seat(turn).uses_krystallium("farm-1")
    assert seat(turn).duchy == ["farm-1"]
    assert seat(turn).krystallium == 0
    assert table.to_act == [turn]
    assert seat(turn).may(Offer("port-1", 1) if at == "draft" else Take(1))


@pytest.mark.parametrize(("at", "turn"), [("draft", 0), ("taking", 1)])
def test_soldiers_are_posted_before_offering_or_taking(at: str, turn: int) -> None:
    table, seat = given(
        at=at,
        hands=HANDS,
        building={turn: {"farm-1": "1 materials"}},
        soldiers={turn: 2},
        cards=WITH_SOLDIER,
    )
    seat(turn).posts_soldier("farm-1")
    assert seat(turn).duchy == ["farm-1"]
    assert seat(turn).soldiers == 1
    assert table.to_act == [turn]


@pytest.mark.parametrize(("at", "turn"), [("draft", 0), ("taking", 1)])
def test_a_card_is_given_up_before_offering_or_taking(at: str, turn: int) -> None:
    table, seat = given(
        at=at, hands=HANDS, building={turn: ["farm-1", "farm-2"]}, alchemy={turn: "4 money"}
    )
    seat(turn).gives_up("farm-2")
    assert seat(turn).constructs == ["farm-1"]
    assert (seat(turn).krystallium, seat(turn).alchemy) == (1, 0)
    assert table.to_act == [turn]


FREE: list[Action] = [
    Place("krystallium", "farm-1"),
    Place("soldier", "farm-1"),
    GiveUp(),
    Advise("spymaster"),
]


@pytest.mark.parametrize("action", FREE)
@pytest.mark.parametrize("face_down", [False, True])
def test_in_the_middle_of_an_offer_it_is_nobodys_moment(action: Action, face_down: bool) -> None:
    _, seat = given(
        at="draft",
        module="advisors",
        hands=HANDS,
        building={0: {"farm-1": ""}},
        krystallium={0: 1},
        soldiers={0: 1},
        advisors={0: ["spymaster"]},
        cards=WITH_SOLDIER,
    )
    assert seat(0).may(action)
    if face_down:
        seat(0).says("trap")
    else:
        seat(0).offers("port-1", 1)
    assert seat(0).refusal_of(action) == "not-your-moment"


def test_a_spy_waits_until_the_offer_is_made() -> None:
    table, seat = given(at="draft", hands=HANDS, module="quests", board="usurper")
    table.state.spies[0] = 1
    seat(0).offers("port-1", 1, face_down=True)
    assert seat(0).refusal_of(Spy()) == "not-your-moment"


@pytest.mark.parametrize("action", FREE)
def test_the_others_turn_is_not_ones_own_moment(action: Action) -> None:
    _, seat = given(
        at="draft", hands=HANDS, building={1: ["farm-1"]}, krystallium={1: 1}, soldiers={1: 1}
    )
    assert seat(1).refusal_of(action) == "not-your-turn"


# -- from round to round


def test_a_spy_of_two_players_becomes_active_again_when_the_draft_ends() -> None:
    """Ruling WK-45."""
    table, seat = given(at="draft", hands=HANDS, module="quests", board="usurper")
    s = table.state
    s.turn = LAST_TURN
    s.spies[1] = 1
    seat(0).offers("port-1", 1, face_down=True)
    seat(0).offers("port-2", 2)
    seat(1).says("spy")
    assert (s.spies, s.hidden_spies) == ([0, 0], [0, 1])
    seat(1).takes(2)
    assert s.phase == PLANNING
    assert (s.spies, s.hidden_spies) == ([0, 1], [0, 0])
    assert table.told(SpyReturned) == [SpyReturned(1)]


def test_an_advisor_helps_again_in_the_next_round() -> None:
    table, seat = given(
        at="planning",
        module="advisors",
        drafts={0: ["farm-1"], 1: []},
        advisors={0: ["grey-eminence"]},
        soldiers={0: 9},
    )
    s = table.state
    seat(0).asks("grey-eminence")
    assert seat(0).refusal_of(Advise("grey-eminence")) == "advisor-used"
    dice = quick_dice(6)
    while not (s.round == 2 and s.phase == PLANNING and 0 in table.to_act):
        turn = agenda.next_seat(s)
        agenda.act(s, turn, game.sensible(s, turn, dice))
    before = seat(0).krystallium
    seat(0).asks("grey-eminence")
    assert seat(0).krystallium == before + 1


def test_a_calamity_that_is_left_over_hits_nobody() -> None:
    """Ruling WK-6."""
    table, seat = given(at="taking", hands=HANDS, offers=[["calamity-1", "farm-1"], ["farm-2"]])
    table.state.turn = LAST_TURN
    seat(1).takes(2)
    assert table.state.phase == PLANNING
    assert table.left_over == ["calamity-1", "farm-1"]
    assert seat(0).calamities == seat(1).calamities == []
    assert (seat(0).points, seat(1).points) == (0, 0)


def test_a_menace_that_is_left_over_hits_nobody() -> None:
    table, seat = given(
        at="taking",
        hands=HANDS,
        offers=[["giant-rat-1", "shadow-1"], ["farm-1", "farm-2"]],
        module="menaces",
        stacks=("giant-rat", "shadow"),
    )
    table.state.turn = LAST_TURN
    seat(1).takes(2)
    assert table.left_over == ["giant-rat-1", "shadow-1"]
    assert seat(0).menaces == seat(1).menaces == []
    assert seat(1).draft == ["farm-1", "farm-2"], "no shadow took one"
    assert len(table.state.vermin) == 10
