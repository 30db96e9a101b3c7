"""What is counted is what was played. The clock is one that ticks when it is looked at."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count

import pytest

from regnum.bench import measure, own
from regnum.core import agenda
from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from regnum.core.game import Game
from regnum.core.registry import games

TICK = 0.25


def ticking() -> Callable[[], float]:
    ticks = count()
    return lambda: next(ticks) * TICK


@pytest.fixture(params=sorted(games()))
def game(request: pytest.FixtureRequest) -> Game[State]:
    return games()[request.param]


def counted_by_hand(game: Game[State], seats: int, seeds: range, dice_seed: int) -> int:
    """Random play decision by decision, with nothing of the bench in it."""
    dice = quick_dice(dice_seed)
    decisions = 0
    for seed in seeds:
        s = game.set_up(seats, game.read_options({}), game.cards(), quick_dice(seed))
        agenda.advance(s)
        while s.agenda:
            seat = agenda.to_act(s)[0]
            options = agenda.options(s, seat)
            agenda.act(s, seat, options[dice.below(len(options))])
            decisions += 1
    return decisions


def test_counts_every_decision_of_every_game(game: Game[State]) -> None:
    seats = own.middle_seats(game)
    play = partial(own.played_game, game, seats, "", quick_dice(7))
    decisions, played, seconds = measure.played(play, 1.0, 100, ticking())
    assert (played, seconds) == (4, 1.0)
    assert decisions == counted_by_hand(game, seats, range(100, 104), 7)


def test_plays_until_the_time_is_up_and_at_least_one_game() -> None:
    seeds: list[int] = []

    def play(seed: int) -> int:
        seeds.append(seed)
        return 10

    assert measure.played(play, 0.75, 5, ticking()) == (30, 3, 0.75)
    assert seeds == [5, 6, 7]
    assert measure.played(play, 0.0, 5, ticking()) == (10, 1, TICK)


def test_a_game_that_does_not_end_is_no_figure(
    game: Game[State], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "play_out", lambda s, dice: 1)
    with pytest.raises(measure.Unfinished, match=game.facts.id):
        own.played_game(game, own.middle_seats(game), "", quick_dice(1), 1)


def test_the_middle_of_the_game_is_half_of_its_decisions(game: Game[State]) -> None:
    seats = own.middle_seats(game)
    whole = own.opened(game, seats, 3)
    length = own.play_out(whole, quick_dice(4))
    half = own.mid_game(game, seats, 3)
    assert agenda.next_seat(half) >= 0
    dice = quick_dice(4)
    for _ in range(length // 2):
        dice.below(2)
    assert own.play_out(half, dice) == length - length // 2


def test_kings_bounty_stands_at_four_seats() -> None:
    assert own.middle_seats(games()["kings-bounty"]) == 4


def test_a_time_is_a_mean_over_all_calls() -> None:
    calls: list[str] = []
    actions = [partial(calls.append, "one"), partial(calls.append, "other")]
    microseconds = measure.time_of(actions, 2 * TICK, ticking())
    assert calls == ["one", "other"]
    assert microseconds == pytest.approx(TICK / 2 * 1e6)


def test_a_sample_has_copies_only_where_there_are_any() -> None:
    bare = measure.sample(lambda seed: 12, 1.0, 1, clock=ticking())
    assert (bare.decisions, bare.games, bare.seconds) == (48, 4, 1.0)
    assert (bare.clone, bare.redeal) == (None, None)
    assert bare.decisions_per_second == 48
    assert bare.games_per_second == 4
    assert bare.decisions_per_game == 12
    full = measure.sample(lambda seed: 1, 1.0, 1, [lambda: 0], [lambda: 0], clock=ticking())
    assert full.clone == full.redeal == TICK * 1e6
