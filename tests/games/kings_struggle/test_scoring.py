"""The best split of a pile, tie-breaks, and the table of pile values."""

from __future__ import annotations

import random
from functools import cache

import pytest

from regnum.games.kings_struggle.cards import DECK, shipped
from regnum.games.kings_struggle.scoring import (
    RUN_POINTS,
    SET_POINTS,
    lines_of,
    points_of,
    split_of,
)

from .story import given

ALL = list(range(1, 11))


def counts(powers: list[int]) -> int:
    return sum(1 << (3 * (power - 1)) for power in powers)


@pytest.mark.parametrize(
    ("powers", "points"),
    [
        ([], 0),
        ([1], 1),
        ([1, 2], 2),
        ([1, 2, 3], 4),
        ([3, 3, 4, 4, 5, 5], 9),
        ([2, 2, 3, 3, 4, 4, 5, 5], 12),
        ([2, 2, 3, 3, 4, 4, 5, 5, 6, 6], 18),
        ([1, 2, 3, 3, 4, 5], 10),
        ([4, 5, 6, 6, 7, 8], 10),
        ([8, 9, 10, 10, 10], 8),
        ([8, 9, 10, 10, 10, 10], 12),
        ([2, 3, 4, 5, 5, 5, 5], 14),
        ([2, 3, 4, 5, 5, 5, 5, 5], 24),
        ([1, 2, 3, 4, 5, *[6] * 6], 39),
        ([5, 6, 7] * 3, 18),
        (ALL, 39),
        (ALL * 2, 78),
        (ALL * 6, 300),
    ],
    ids=str,
)
def test_a_pile_is_worth_its_best_split(powers: list[int], points: int) -> None:
    assert points_of(counts(powers)) == points


@pytest.mark.parametrize(
    ("triple", "points"),
    [(1, 20), (2, 22), (3, 20), (4, 20), (5, 20), (6, 20), (7, 20), (8, 20), (9, 27), (10, 23)],
)
def test_ks_5_a_run_of_six_a_triple_and_a_king(triple: int, points: int) -> None:
    """KS-5: 13 for the run, 6 for the triple and 1 for the King, if the triple is of a power
    that does nothing better."""
    assert points_of(counts([3, 4, 5, 6, 7, 8, 10, triple, triple, triple])) == points


def test_ks_5_twenty_seven_points_with_seven_coins() -> None:
    names = ["assassin", "cobbler", "cooper", "jeweler", "jester", "knight", "king"]
    pile = [f"{name}-1" for name in names] + ["peasant-1", "peasant-2", "peasant-3"]
    table, _ = given(piles={0: pile}, coins={0: 7})
    result = table.result
    assert result.scores[0] == 27
    assert sorted(line.points for line in result.breakdown[0]) == [1, 6, 7, 13]


def brute_force(powers: tuple[int, ...]) -> int:
    """Every way to take the lowest card: in a set, or at the beginning of a run."""

    @cache
    def best(left: tuple[int, ...]) -> int:
        low = next((power for power in range(DECK) if left[power]), None)
        if low is None:
            return 0
        found = 0
        for size in range(1, left[low] + 1):
            rest = list(left)
            rest[low] -= size
            found = max(found, SET_POINTS[size] + best(tuple(rest)))
        for length in range(3, DECK - low + 1):
            if all(left[low : low + length]):
                rest = list(left)
                for power in range(low, low + length):
                    rest[power] -= 1
                found = max(found, RUN_POINTS[length] + best(tuple(rest)))
        return found

    return best(tuple(powers.count(power) for power in range(1, DECK + 1)))


def test_the_split_is_exact() -> None:
    chance = random.Random(7)
    for _ in range(300):
        powers = tuple(chance.sample(ALL * 6, chance.randint(0, 14)))
        assert points_of(counts(list(powers))) == brute_force(powers), powers


def test_the_split_shown_uses_every_card_once_and_is_worth_its_points() -> None:
    chance = random.Random(8)
    for _ in range(300):
        powers = sorted(chance.sample(ALL * 6, chance.randint(0, 20)))
        split = split_of(counts(powers))
        used = [power for power, count in split.sets for _ in range(count)]
        for low, length in split.runs:
            used += range(low, low + length)
        assert sorted(used) == powers
        assert split.points == points_of(counts(powers))
        total = sum(SET_POINTS[count] for _, count in split.sets)
        assert split.points == total + sum(RUN_POINTS[length] for _, length in split.runs)


def test_single_cards_stand_on_one_line() -> None:
    (line,) = lines_of(shipped(), counts([1, 10]))
    assert line.what.args["cards"] == ("peasant", "king")
    assert line.points == 2


def test_more_cards_break_a_tie() -> None:
    table, _ = given(piles={0: ["king-1"], 1: ["king-2", "peasant-2"]}, coins={0: 2, 1: 1, 2: 0})
    assert table.result.scores[:2] == (3, 3)
    assert table.result.ranks == (2, 1, 3)


def test_then_the_higher_cards_do() -> None:
    table, _ = given(
        piles={0: ["king-1", "peasant-1"], 1: ["queen-2", "knight-2"]}, coins={0: 1, 1: 1, 2: 0}
    )
    assert table.result.scores[:2] == (3, 3)
    assert table.result.ranks == (1, 2, 3)


def test_a_tie_in_everything_is_shared() -> None:
    """Ruling KS-C18."""
    table, _ = given(piles={0: ["king-1"], 1: ["king-2"]}, coins={0: 1, 1: 1, 2: 0})
    assert table.result.ranks == (1, 1, 3)
    assert table.result.won == (True, True, False)


def test_cards_in_hand_count_nothing() -> None:
    table, _ = given(coins={0: 0, 1: 0, 2: 0})
    assert table.result.scores == (0, 0, 0)
