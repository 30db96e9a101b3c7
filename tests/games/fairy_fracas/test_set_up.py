"""Set-up: the kingdom, the colours, seven cards in hand and three aside (pp. 1-2)."""

from __future__ import annotations

from collections import Counter

import pytest

import regnum
from regnum.core.dice import quick_dice
from regnum.games.fairy_fracas.cards import CHARACTERS, COLOURS, shipped
from regnum.games.fairy_fracas.game import game
from regnum.games.fairy_fracas.land import Land
from regnum.games.fairy_fracas.options import FairyFracasOptions
from regnum.games.fairy_fracas.state import Kingdom

from .story import given

each_size = pytest.mark.parametrize("seats", [2, 3, 4])


def set_up(seats: int, seed: int = 1, **options: object) -> Kingdom:
    chosen = game.read_options(options)
    assert isinstance(chosen, FairyFracasOptions)
    return game.set_up(seats, chosen, shipped(), quick_dice(seed))


@pytest.mark.parametrize(
    ("seats", "rows", "columns", "terrains"),
    [
        (2, 2, 3, {"castle": 1, "forest": 1, "tower": 1, "farm": 3}),
        (3, 3, 3, {"castle": 2, "forest": 2, "tower": 2, "farm": 3}),
        (4, 3, 4, {"castle": 3, "forest": 3, "tower": 3, "farm": 3}),
    ],
)
def test_the_kingdom_depends_on_the_number_of_seats(
    seats: int, rows: int, columns: int, terrains: dict[str, int]
) -> None:
    """P. 2; which way round it lies does not matter (ruling FF-B17)."""
    land = set_up(seats).land
    assert (land.rows, land.columns) == (rows, columns)
    names = [shipped().terrains[terrain] for terrain in land.terrains]
    assert Counter(name.partition("-")[0] for name in names) == terrains
    assert len(set(names)) == rows * columns


@each_size
def test_every_terrain_can_lie_anywhere(seats: int) -> None:
    """P. 2: they are shuffled."""
    lands = [set_up(seats, seed).land.kinds for seed in range(200)]
    for cell in range(len(lands[0])):
        assert {land[cell] for land in lands} == {0, 1, 2, 3}


def test_copies_are_numbered_in_reading_order() -> None:
    land = Land(2, 3, [3, 0, 3, 2, 1, 3])
    names = [shipped().terrains[terrain] for terrain in land.terrains]
    assert names == ["farm-1", "castle-1", "farm-2", "tower-1", "forest-1", "farm-3"]


def test_beside_is_above_below_left_and_right() -> None:
    """P. 4: no diagonals."""
    land = Land(3, 3, [0] * 9)
    assert sorted(land.beside[4]) == [1, 3, 5, 7]
    assert sorted(land.beside[0]) == [1, 3]
    assert sorted(land.beside[5]) == [2, 4, 8]


@each_size
def test_each_seat_has_the_ten_characters_of_a_colour(seats: int) -> None:
    """P. 2."""
    s = set_up(seats)
    for seat in range(seats):
        assert len(s.hands[seat]) == 7
        assert len(s.aside[seat]) == 3
        names = {shipped().names[card] for card in s.hands[seat] + s.aside[seat]}
        assert names == {f"{COLOURS[seat]}-{kind}" for kind in CHARACTERS}


def test_which_three_are_set_aside_is_chance() -> None:
    """P. 2."""
    aside = [set_up(2, seed).aside[0] for seed in range(100)]
    assert {card for cards in aside for card in cards} == set(range(10))


def test_anybody_may_go_first() -> None:
    """P. 2."""
    assert {set_up(4, seed).first for seed in range(60)} == {0, 1, 2, 3}


def test_seats_can_choose_their_colours() -> None:
    """P. 2."""
    s = set_up(2, colours=["green", "blue"])
    assert {shipped().names[card].partition("-")[0] for card in s.hands[0]} == {"green"}
    assert {shipped().names[card].partition("-")[0] for card in s.hands[1]} == {"blue"}


@pytest.mark.parametrize("colours", [["red"], ["red", "red"], ["red", "blue", "green"]])
def test_colours_that_do_not_fit_are_refused(colours: list[str]) -> None:
    with pytest.raises(regnum.BadSetUp, match="2 different colours"):
        regnum.open_table("fairy-fracas", seats=2, seed="x", colours=colours)


def test_a_colour_that_there_is_not_is_refused() -> None:
    with pytest.raises(regnum.BadSetUp, match="pink"):
        regnum.open_table("fairy-fracas", seats=2, seed="x", colours=["pink", "red"])


def test_a_story_lays_what_it_says() -> None:
    table, seat = given(at={"farm-2": ["red-king"]}, hands={0: ["red-queen"]}, turn=3)
    assert table.stack("farm-2") == ["red-king"]
    assert seat(0).hand == ["red-queen"]
    assert len(seat(1).hand) == 5
