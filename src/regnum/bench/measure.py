"""The stopwatch: what is measured is processor time, so that a busy machine disturbs less."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import repeat
from time import process_time

from regnum.bench.figures import Sample

Clock = Callable[[], float]
#: plays one game with a seed, from set-up to its end; the number of decisions of players
PlayGame = Callable[[int], int]
#: the share of the time that goes to a copy, next to random play
COPY_SHARE = 0.25
#: how many mid-game states are copied in turn
STATES = 8


class Unfinished(Exception):
    """A game stopped before its end: its figures would mean nothing."""


def played(
    play_game: PlayGame, seconds: float, seed: int, clock: Clock = process_time
) -> tuple[int, int, float]:
    """Decisions, games and seconds of playing whole games, until the time is up."""
    decisions = games = 0
    start = clock()
    while True:
        decisions += play_game(seed + games)
        games += 1
        passed = clock() - start
        if passed >= seconds:
            return decisions, games, passed


def time_of(
    actions: Sequence[Callable[[], object]], seconds: float, clock: Clock = process_time
) -> float:
    """The mean time of one call in microseconds, over all the actions in turn.

    The number of calls between two looks at the clock grows until the time is up, so that
    looking costs nothing.
    """
    calls = 1
    while True:
        start = clock()
        for action in actions:
            for _ in repeat(None, calls):
                action()
        passed = clock() - start
        if passed >= seconds / 2:
            return passed / (calls * len(actions)) * 1e6
        calls *= 2


def sample(
    play_game: PlayGame,
    seconds: float,
    seed: int,
    clones: Sequence[Callable[[], object]] = (),
    redeals: Sequence[Callable[[], object]] = (),
    clock: Clock = process_time,
) -> Sample:
    """One whole measurement, after a short warm-up that is not counted."""
    played(play_game, seconds / 10, seed, clock)
    decisions, games, passed = played(play_game, seconds, seed, clock)
    return Sample(
        decisions,
        games,
        passed,
        time_of(clones, seconds * COPY_SHARE, clock) if clones else None,
        time_of(redeals, seconds * COPY_SHARE, clock) if redeals else None,
    )
