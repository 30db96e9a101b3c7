"""RLCard's games. Every step builds an observation: it offers no other way to play."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import rlcard

from regnum.bench.figures import Sample
from regnum.bench.measure import sample


def played_game(env: Any, random: Random, seed: int) -> int:
    draw = random.random
    decisions = 0
    state, _ = env.reset()
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(draw() * len(legal))])
        decisions += 1
    return decisions


def measured(name: str, seconds: float, seed: int) -> Sample:
    """Without copies: RLCard has none but `copy.deepcopy`."""
    env = rlcard.make(name, config={"seed": seed})
    return sample(partial(played_game, env, Random(seed)), seconds, seed)
