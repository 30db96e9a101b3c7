"""Catanatron with four random players."""

from __future__ import annotations

from typing import Any

from catanatron import Color, Game, RandomPlayer

from regnum.bench.figures import Sample
from regnum.bench.measure import STATES, Unfinished, sample

#: random play wins within about 300 turns; Catanatron itself gives up at 1000
MOST_TURNS = 20_000
COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def opened(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in COLORS], seed=seed + 1)


def played_game(seed: int) -> int:
    game = opened(seed)
    decisions = 0
    while game.winning_color() is None:
        game.play_tick()
        decisions += 1
        if game.state.num_turns > MOST_TURNS:
            raise Unfinished(f"catan with seed {seed}")
    return decisions


def mid_game(seed: int) -> Any:
    half = played_game(seed) // 2
    game = opened(seed)
    for _ in range(half):
        game.play_tick()
    return game


def measured(name: str, seconds: float, seed: int) -> Sample:
    states = [mid_game(seed + number) for number in range(STATES)]
    return sample(played_game, seconds, seed, clones=[game.copy for game in states])
