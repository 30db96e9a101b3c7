"""What bots know: habits that are legal and not silly, and an estimate that can tell."""

from __future__ import annotations

import pytest

from regnum.core import agenda
from regnum.core.dice import quick_dice
from regnum.games.paladins.game import game
from tests.games.paladins.story import given


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_sensible_move_is_always_one_of_the_options(seats: int) -> None:
    s = game.set_up(seats, game.read_options({}), game.cards(), quick_dice(seats))
    agenda.advance(s)
    dice = quick_dice(5)
    while s.agenda:
        seat = agenda.next_seat(s)
        action = game.sensible(s, seat, dice)
        assert action in agenda.options(s, seat)
        agenda.act(s, seat, action)


def test_sensible_play_beats_random_play() -> None:
    won = 0
    for number in range(20):
        s = game.set_up(2, game.read_options({}), game.cards(), quick_dice(number))
        agenda.advance(s)
        dice = quick_dice(number)
        while s.agenda:
            seat = agenda.next_seat(s)
            if seat == number % 2:
                action = game.sensible(s, seat, dice)
            else:
                action = dice.pick(agenda.options(s, seat))
            agenda.act(s, seat, action)
        won += game.result(s).won[number % 2]
    assert won >= 18


def test_the_estimate_looks_to_the_end_of_an_action_under_way() -> None:
    """A monk that is about to go is worth as much as one that has gone, but for details."""
    _table, seat = given(workers={0: ["scout", "labourer", "labourer", "cleric"], 1: ["labourer"]})
    s = seat(0).table.state
    seat(0).says("commission")
    under_way = game.estimate(s, 0)
    seat(0).says("space space-1b")
    assert game.estimate(s, 0) == pytest.approx(under_way, abs=2)


def test_the_estimate_changes_nothing() -> None:
    _table, seat = given(workers={0: ["scout", "labourer", "labourer", "cleric"], 1: ["labourer"]})
    s = seat(0).table.state
    seat(0).says("commission")
    before = game.view(s, 0)
    assert game.estimate(s, 0) == game.estimate(s, 0)
    assert game.view(s, 0) == before


def test_points_and_debts_show_in_the_estimate() -> None:
    plain, _seat = given()
    rich, _seat = given(attributes={0: {"faith": 6}})
    poor, _seat = given(unpaid={0: 2})
    worth = [game.estimate(table.state, 0) for table in (poor, plain, rich)]
    assert worth == sorted(worth)
    assert worth[0] < worth[1] < worth[2]
