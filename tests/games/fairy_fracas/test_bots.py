"""The greedy bot against the random one."""

from __future__ import annotations

import os

import regnum
from regnum.bots.bot import ask, bot_named
from regnum.core.agenda import State
from regnum.core.table import Table

#: the bar is set for 400 games, which `REGNUM_SOAK=1` plays
GAMES = 400 if os.environ.get("REGNUM_SOAK") else 40
GREEDY, RANDOM = bot_named("greedy"), bot_named("random")


def played(seed: str, greedy: int) -> Table[State]:
    """A two-seat game with the greedy bot in one seat."""
    table = regnum.open_table("fairy-fracas", seats=2, seed=seed)
    decisions = 0
    while not table.over:
        seat = table.to_act()[0]
        bot = GREEDY if seat == greedy else RANDOM
        table.act(seat, ask(bot, table, seat, decisions))
        decisions += 2
    return table


def wins(games: int) -> int:
    """How many games greedy wins, in either seat by turns."""
    won = 0
    for number in range(games):
        greedy = number % 2
        result = played(f"bots {number // 2}", greedy).result
        assert result is not None
        won += result.won[greedy]
    return won


def test_greedy_beats_random_in_four_games_of_five() -> None:
    assert wins(GAMES) >= 0.8 * GAMES


def test_a_bot_asked_twice_says_the_same_and_changes_nothing() -> None:
    table = regnum.open_table("fairy-fracas", seats=2, seed="asked")
    seat = table.to_act()[0]
    before = table.view(seat)
    assert ask(GREEDY, table, seat, 5) == ask(GREEDY, table, seat, 5)
    assert table.view(seat) == before
