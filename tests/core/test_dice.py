"""Chance: fair, reproducible from the key and from nothing else."""

from __future__ import annotations

from hashlib import blake2b
from itertools import permutations

import pytest
from scipy.stats import chisquare

from regnum.core.dice import WORD, Dice, MatchDice, key_from, quick_dice

MAKERS = [lambda n: MatchDice(key_from(str(n))), quick_dice]
BOTH = pytest.mark.parametrize("make", MAKERS, ids=["match", "quick"])


def rolls(dice: Dice, count: int, sides: int = 1000) -> list[int]:
    return [dice.below(sides) for _ in range(count)]


@BOTH
def test_the_same_key_rolls_the_same_numbers(make):
    assert rolls(make(7), 100) == rolls(make(7), 100)


@BOTH
def test_another_key_rolls_other_numbers(make):
    seen = {tuple(rolls(make(n), 4)) for n in range(200)}
    assert len(seen) == 200


@BOTH
def test_the_first_roll_of_neighbouring_keys_is_fair(make):
    counts = [0] * 6
    for n in range(3000):
        counts[make(n).below(6)] += 1
    assert chisquare(counts).pvalue > 0.001


def test_match_dice_are_blake2b_of_key_and_counter():
    key = key_from("a table")
    dice = MatchDice(key)
    expected = b"".join(blake2b(n.to_bytes(8, "big"), key=key).digest() for n in range(3))
    assert b"".join(dice.word().to_bytes(4, "big") for _ in range(48)) == expected


def test_match_dice_use_up_64_bytes_before_the_next_call():
    dice = MatchDice(key_from("a table"))
    blocks = []
    for _ in range(33):
        dice.word()
        blocks.append(dice.block_number)
    assert blocks == [0] * 16 + [1] * 16 + [2]


@BOTH
@pytest.mark.parametrize("sides", [2, 3, 6, 7, 52])
def test_every_number_is_as_likely(make, sides):
    counts = [0] * sides
    for rolled in rolls(make(sides), 400 * sides, sides):
        counts[rolled] += 1
    assert chisquare(counts).pvalue > 0.001


def test_match_dice_are_unbiased_where_a_remainder_would_tell():
    """With sides of two thirds of a word, a plain remainder favours the lower half two to one."""
    sides = WORD // 3 * 2
    low = sum(rolled < sides // 2 for rolled in rolls(MatchDice(key_from("wide")), 4000, sides))
    assert chisquare([low, 4000 - low]).pvalue > 0.001


@BOTH
def test_one_side_always_comes_up(make):
    assert rolls(make(1), 5, sides=1) == [0] * 5


@pytest.mark.parametrize("sides", [0, -1, WORD + 1])
def test_match_dice_refuse_sides_they_cannot_have(sides):
    with pytest.raises(ValueError, match=f"not {sides}"):
        MatchDice(b"key").below(sides)


@BOTH
def test_a_clone_goes_on_identically_and_apart(make):
    dice = make(3)
    rolls(dice, 21)
    copy = dice.clone()
    assert copy.used == dice.used
    ahead = rolls(dice, 50)
    assert copy.used == dice.used - 50
    assert rolls(copy, 50) == ahead


@BOTH
def test_the_number_of_rolls_is_counted(make):
    dice = make(3)
    assert dice.used == 0
    rolls(dice, 5, sides=2)
    assert dice.used == 5


@BOTH
def test_every_order_of_a_shuffle_is_as_likely(make):
    counts = dict.fromkeys(permutations("abcd"), 0)
    dice = make(11)
    for _ in range(4800):
        things = list("abcd")
        dice.shuffle(things)
        counts[tuple(things)] += 1
    assert chisquare(list(counts.values())).pvalue > 0.001


@BOTH
def test_a_shuffle_keeps_every_thing(make):
    things = list(range(60))
    make(5).shuffle(things)
    assert things != list(range(60))
    assert sorted(things) == list(range(60))


@BOTH
def test_nothing_and_one_thing_can_be_shuffled_without_dice(make):
    dice = make(5)
    dice.shuffle([])
    dice.shuffle(["only"])
    assert dice.used == 0


@BOTH
def test_picking_is_fair(make):
    dice = make(9)
    counts = dict.fromkeys("abc", 0)
    for _ in range(1500):
        counts[dice.pick(["a", "b", "c"])] += 1
    assert chisquare(list(counts.values())).pvalue > 0.001


def test_quick_dice_take_negative_and_very_large_seeds():
    seen = {tuple(rolls(quick_dice(seed), 4)) for seed in (-1, -2, 0, 1, 1 << 32, 1 << 63)}
    assert len(seen) == 6


def test_neighbouring_rolls_of_quick_dice_are_independent():
    dice = quick_dice(2)
    counts = [0] * 36
    for _ in range(7200):
        counts[6 * dice.below(6) + dice.below(6)] += 1
    assert chisquare(counts).pvalue > 0.001
