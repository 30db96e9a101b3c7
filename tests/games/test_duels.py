"""The greedy bot against the random one, two seats, turn about."""

from __future__ import annotations

import pytest

import regnum
from regnum.bots.bot import ask, bot_named
from regnum.core.agenda import State
from regnum.core.table import Table
from tests.soak import SOAK

GREEDY, RANDOM = bot_named("greedy"), bot_named("random")


def played(game: str, seed: str, greedy: int) -> Table[State]:
    """A two-seat game with the greedy bot in one seat."""
    table = regnum.open_table(game, seats=2, seed=seed)
    decisions = 0
    while not table.over:
        seat = table.to_act()[0]
        bot = GREEDY if seat == greedy else RANDOM
        table.act(seat, ask(bot, table, seat, decisions))
        decisions += 2
    return table


def wins(game: str, games: int) -> int:
    """How many games greedy wins, in either seat by turns."""
    won = 0
    for number in range(games):
        greedy = number % 2
        result = played(game, f"bots {number // 2}", greedy).result
        assert result is not None
        won += result.won[greedy]
    return won


@pytest.mark.parametrize(
    ("game", "share", "few", "many"),
    [
        ("kings-bounty", 0.9, 40, 400),
        ("fairy-fracas", 0.8, 40, 400),
        ("paladins", 0.95, 4, 200),
        ("wonderful-kingdom", 0.95, 2, 200),
    ],
)
def test_greedy_beats_random(game: str, share: float, few: int, many: int) -> None:
    # the bars are set for the games of a long run
    games = many if SOAK else few
    assert wins(game, games) >= share * games


@pytest.mark.parametrize("game", ["kings-bounty", "fairy-fracas", "paladins", "wonderful-kingdom"])
def test_a_bot_asked_twice_says_the_same_and_changes_nothing(game: str) -> None:
    table = regnum.open_table(game, seats=2, seed="asked")
    seat = table.to_act()[0]
    before = table.view(seat)
    assert ask(GREEDY, table, seat, 5) == ask(GREEDY, table, seat, 5)
    assert table.view(seat) == before
