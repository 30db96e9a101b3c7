"""Decisions in small steps; and “place the rest like this”: for people, small steps in the
record."""

from __future__ import annotations

import pytest

from regnum.core import agenda
from regnum.core.dice import quick_dice
from regnum.games.wonderful_kingdom.actions import Build, Place
from regnum.games.wonderful_kingdom.game import game
from tests.games.wonderful_kingdom.story import given

VALUES = {
    "duchies": {"valados": {"production_a": "5 materials"}},
    "developments": {"farm": {"cost": "3 materials + 1 money"}},
}


def test_as_many_as_the_card_takes() -> None:
    table, seat = given(at="materials", building={0: ["farm-1", "farm-2"]}, cards=VALUES)
    steps = game.rest(table.state, 0, Place("materials", "farm-1"))
    assert steps == [Place("materials", "farm-1")] * 3
    for step in steps:
        seat(0).says(step)
    assert seat(0).lacking("farm-1") == {"money": 1}
    assert seat(0).to_place("materials") == 2


def test_all_that_are_left_into_alchemy() -> None:
    table, seat = given(at="materials", building={0: ["farm-1"]}, cards=VALUES)
    steps = game.rest(table.state, 0, Place("materials", "alchemy"))
    assert len(steps) == 5
    for step in steps:
        seat(0).says(step)
    assert seat(0).krystallium == 1


def test_other_actions_stand_for_themselves() -> None:
    table, _ = given(drafts={0: ["farm-1"]}, cards=VALUES)
    assert game.rest(table.state, 0, Build("farm-1")) == [Build("farm-1")]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"module": "menaces"}),
        (1, {"scenario": "last-battle"}),
        (2, {"module": "menaces"}),
        (2, {"module": "advisors"}),
        (2, {"module": "quests"}),
    ],
    ids=str,
)
def test_no_question_has_many_answers(seats: int, options: dict[str, object]) -> None:
    """A card, an area or a place for one cube at a time: never which cubes go where in all."""
    s = game.set_up(seats, game.read_options(options), game.cards(), quick_dice(7))
    agenda.advance(s)
    dice = quick_dice(8)
    while s.agenda:
        seat = agenda.next_seat(s)
        answers = agenda.options(s, seat)
        under_way = len(s.building[seat]) + len(s.menaces[seat]) + len(s.advisors[seat])
        in_hand = len(s.hands[seat]) + len(s.draft[seat])
        # each card in two ways at most, krystallium and soldiers on each; tasks, done, trap, spy
        assert len(answers) <= 2 * in_hand + 2 * under_way + 16
        agenda.act(s, seat, dice.pick(answers))
