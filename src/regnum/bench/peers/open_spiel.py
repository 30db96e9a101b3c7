"""OpenSpiel's C++ games, driven from Python through pyspiel."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pyspiel

from regnum.bench.figures import Sample
from regnum.bench.measure import STATES, Unfinished, sample

#: games played to see whether every chance node is uniform
TRIALS = 5


def is_uniform(game: Any, random: Random) -> bool:
    """Whether chance can be drawn from the legal actions, which is quicker than asking odds."""
    for _ in range(TRIALS):
        s = game.new_initial_state()
        while not s.is_terminal():
            if s.is_chance_node():
                odds = [chance for _, chance in s.chance_outcomes()]
                if max(odds) - min(odds) > 1e-9:
                    return False
            s.apply_action(random.choice(s.legal_actions()))
    return True


def drawn(s: Any, random: Random) -> int:
    """A chance outcome by its odds."""
    outcomes, odds = zip(*s.chance_outcomes(), strict=True)
    return int(random.choices(outcomes, odds)[0])


def played_uniform(game: Any, random: Random, seed: int) -> int:
    """One game in which chance and players alike pick any legal action."""
    draw = random.random
    decisions = 0
    s = game.new_initial_state()
    while not s.is_terminal():
        if not s.is_chance_node():
            decisions += 1
        legal = s.legal_actions()
        s.apply_action(legal[int(draw() * len(legal))])
    return decisions


def played_by_odds(game: Any, random: Random, seed: int) -> int:
    """One game in which chance outcomes have odds of their own."""
    draw = random.random
    decisions = 0
    s = game.new_initial_state()
    while not s.is_terminal():
        if s.is_chance_node():
            s.apply_action(drawn(s, random))
        else:
            decisions += 1
            legal = s.legal_actions()
            s.apply_action(legal[int(draw() * len(legal))])
    return decisions


def mid_game(game: Any, random: Random) -> Any:
    """A state half-way through a random game, at a player's decision."""
    s = game.new_initial_state()
    waiting = []
    while not s.is_terminal():
        if s.is_chance_node():
            s.apply_action(drawn(s, random))
        else:
            waiting.append(s.clone())
            s.apply_action(random.choice(s.legal_actions()))
    if not waiting:
        raise Unfinished(str(game))
    return waiting[len(waiting) // 2]


def redealt(s: Any, random: Random) -> Any:
    """Another world for the player to move, as OpenSpiel's own search makes it."""
    return s.resample_from_infostate(s.current_player(), random.random)


def can_redeal(s: Any, random: Random) -> bool:
    try:
        redealt(s, random)
    except pyspiel.SpielError:
        return False
    return True


def measured(name: str, seconds: float, seed: int) -> Sample:
    game = pyspiel.load_game(name)
    random = Random(seed)
    play = played_uniform if is_uniform(game, random) else played_by_odds
    states = [mid_game(game, random) for _ in range(STATES)]
    can = all(can_redeal(s, random) for s in states)
    return sample(
        partial(play, game, random),
        seconds,
        seed,
        clones=[s.clone for s in states],
        redeals=[partial(redealt, s, random) for s in states] if can else (),
    )
