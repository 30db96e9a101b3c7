"""Measuring a game of ours, in whichever build this process has loaded."""

from __future__ import annotations

from functools import partial
from typing import Any

from regnum.bench.figures import Sample, Subject
from regnum.bench.measure import STATES, Unfinished, sample
from regnum.bots.random import play_out
from regnum.core import agenda
from regnum.core.agenda import State
from regnum.core.dice import Dice, quick_dice
from regnum.core.game import Game
from regnum.core.registry import game_named
from regnum.core.sight import imagine


def build() -> str:
    """Which build of the kernel this process runs."""
    return "interpreted" if str(agenda.__file__).endswith(".py") else "compiled"


def middle_seats(game: Game[State]) -> int:
    """The seat count that stands for the game where none is asked for."""
    return game.facts.seats[len(game.facts.seats) // 2]


def options_of(game: Game[State], mode: str) -> dict[str, Any]:
    """What a mode of a game sets; nothing, if none is named."""
    return next((each.options for each in game.facts.modes if each.id == mode), {})


def opened(game: Game[State], seats: int, seed: int, mode: str = "") -> State:
    """A game set up and run to its first decision."""
    options = game.read_options(options_of(game, mode))
    s = game.set_up(seats, options, game.cards(), quick_dice(seed))
    agenda.advance(s)
    return s


def played_game(game: Game[State], seats: int, mode: str, dice: Dice, seed: int) -> int:
    """One game at random; the number of its decisions."""
    s = opened(game, seats, seed, mode)
    decisions = play_out(s, dice)
    if agenda.next_seat(s) >= 0:
        raise Unfinished(f"{game.facts.id} with seed {seed}")
    return decisions


def mid_game(game: Game[State], seats: int, seed: int, mode: str = "") -> State:
    """A state half-way through a random game."""
    s = opened(game, seats, seed, mode)
    half = play_out(s.clone(), quick_dice(seed + 1)) // 2
    dice = quick_dice(seed + 1)
    for _ in range(half):
        seat = agenda.next_seat(s)
        agenda.act(s, seat, dice.pick(agenda.options(s, seat)))
    return s


def measured(subject: Subject, seconds: float, seed: int) -> Sample:
    game, seats, mode = game_named(subject.game), subject.seats, subject.mode
    game.check_seats(seats)
    states = [mid_game(game, seats, seed + number, mode) for number in range(STATES)]
    return sample(
        partial(played_game, game, seats, mode, quick_dice(seed)),
        seconds,
        seed,
        clones=[s.clone for s in states],
        redeals=[partial(imagine, game, s, agenda.next_seat(s), seed) for s in states],
    )
