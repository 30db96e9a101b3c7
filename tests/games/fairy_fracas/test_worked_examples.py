"""The worked examples of the rulebook, and two that follow from it (FF-1 to FF-6).

The picture of the final kingdom (p. 6) is lost. The text (p. 7) leaves three boards on which
everything it says is true, with "Gnome with exactly 2 (1) characters" taken literally: they are
reconstructions, and all three are tried.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import regnum
from regnum.games.fairy_fracas.actions import Move
from regnum.games.fairy_fracas.view import FairyFracasView

from .story import StoryTable, given

Board = tuple[str, dict[str, list[str]]]

BOARD_A: Board = (
    "farm farm castle / forest tower farm",
    {
        "farm-1": ["green-peasant", "blue-king"],
        "farm-2": ["blue-peasant", "green-dragon"],
        "castle-1": ["green-gnome", "green-king", "blue-queen"],
        "tower-1": ["green-princess", "blue-dragon", "green-knight"],
        "farm-3": ["blue-gnome", "blue-princess"],
    },
)
BOARD_B: Board = (
    BOARD_A[0],
    {
        **BOARD_A[1],
        "farm-1": ["green-gnome", "green-peasant", "blue-king"],
        "castle-1": ["green-king", "blue-queen"],
    },
)
BOARD_C: Board = (
    "farm farm forest / castle farm tower",
    {
        "farm-1": ["blue-gnome", "blue-princess"],
        "farm-2": ["green-peasant"],
        "castle-1": ["green-gnome", "green-king", "blue-queen"],
        "farm-3": ["blue-peasant", "green-dragon"],
        "tower-1": ["green-princess", "blue-king", "blue-dragon", "green-knight"],
    },
)
GREEN = {"king": 3, "princess": 3, "knight": 3, "peasant": 1, "gnome": 2}
BLUE = {"king": 2, "queen": 3, "princess": 0, "peasant": 0, "gnome": 1}

each_board = pytest.mark.parametrize("board", [BOARD_A, BOARD_B, BOARD_C], ids=["a", "b", "c"])
each_reading = pytest.mark.parametrize("counts", [False, True], ids=["not-counted", "counted"])


def laid(board: Board, counts: bool = False, without: Sequence[str] = ()) -> StoryTable:
    """The final kingdom of green (seat 0) and blue (seat 1)."""
    land, at = board
    stacks = {
        terrain: [name for name in names if name not in without] for terrain, names in at.items()
    }
    hands: dict[int, list[str]] = {0: [], 1: []}
    table, _ = given(
        land, at=stacks, hands=hands, colours=["green", "blue"], blocked_dragon_counts=counts
    )
    return table


def test_a_gnome_goes_under_the_wizard_in_the_tower() -> None:
    """FF-1 (p. 3)."""
    table, seat = given(at={"tower-1": ["blue-wizard"]}, hands={0: ["red-gnome", "red-king"]})
    seat(0).plays("red-gnome", on="tower-1")
    assert table.stack("tower-1") == ["red-gnome", "blue-wizard"]


def test_a_king_cannot_come_to_a_castle_where_a_king_lies_blocked() -> None:
    """FF-2 (p. 3): neither moved by the Wizard nor laid."""
    _, seat = given(
        "castle tower farm / farm forest farm",
        at={"castle-1": ["blue-king", "blue-dragon"], "farm-1": ["red-king"]},
        hands={0: ["red-wizard", "red-fairy"]},
    )
    seat(0).plays("red-wizard", on="tower-1")
    seat(0).picks("red-king")
    assert seat(0).refusal_of(Move("red-king", "castle-1")) == "same-name"
    assert seat(0).refusal_of(Move("red-king", "forest-1")) is None


def test_a_king_cannot_be_laid_there_either() -> None:
    """FF-2 (p. 3)."""
    _, seat = given(at={"castle-1": ["blue-king", "blue-dragon"]}, hands={0: ["red-king"]})
    assert seat(0).refusal_to_play("red-king", on="castle-1") == "same-name"
    assert seat(0).refusal_to_play("red-king", on="farm-1") is None


def test_everybody_begins_with_seven_cards() -> None:
    """FF-3 (p. 2)."""
    table = regnum.open_table("fairy-fracas", seats=2, seed="ff-3")
    view = table.view(0)
    assert isinstance(view, FairyFracasView)
    assert len(view.seats[0].hand) == 7
    assert view.seats[1].hidden_cards == 7


@each_board
@each_reading
def test_green_wins_by_12_to_6(board: Board, counts: bool) -> None:
    """FF-4 (pp. 6-7), under both readings of FF-B9."""
    table = laid(board, counts)
    assert table.result.scores == (12, 6)
    assert table.result.won == (True, False)


@each_board
@each_reading
def test_each_character_brings_what_the_rulebook_says(board: Board, counts: bool) -> None:
    """FF-4 (p. 7), character by character: on the table and in the score."""
    table = laid(board, counts)
    for colour, expected in (("green", GREEN), ("blue", BLUE)):
        for kind, points in expected.items():
            assert table.points(f"{colour}-{kind}") == points, kind
            assert table.line(f"{colour}-{kind}").points == points, kind


@each_board
def test_the_score_says_what_was_blocked_and_by_whom(board: Board) -> None:
    """FF-4 (p. 7): but for the Dragon the blue Peasant would have brought 4."""
    table = laid(board)
    blocked = table.line("blue-peasant").what
    assert blocked.id == "score-blocked"
    assert blocked.args == {"character": "blue-peasant", "by": "green-dragon", "lost": 4}
    assert table.blocker("blue-peasant") == "green-dragon"
    assert table.blocker("blue-dragon") == "green-knight"
    assert table.blocker("green-princess") is None


def test_the_score_says_for_what_the_points_are() -> None:
    """FF-4 (p. 7)."""
    table = laid(BOARD_A)
    king = table.line("green-king").what.args
    assert (king["home"], king["each"]) == (1, 2)
    queen = table.line("blue-queen").what.args
    assert (queen["together"], queen["each"]) == (1, 2)
    princess = table.line("green-princess").what.args
    assert (princess["home"], princess["together"]) == (2, 1)
    assert table.line("blue-princess").what.id == "score-nothing"


def test_without_the_green_dragon_blue_has_eleven() -> None:
    """FF-5: the Peasant brings 4, and the Queen counts him."""
    table = laid(BOARD_A, without=["green-dragon"])
    assert table.points("blue-peasant") == 4
    assert table.points("blue-queen") == 4
    assert table.result.scores[1] == 11


@pytest.mark.parametrize("first", [0, 1])
def test_of_equals_the_one_who_moves_earlier_wins(first: int) -> None:
    """FF-6 (p. 6): 6 to 6."""
    table, _ = given(
        "farm tower castle / farm farm forest",
        at={
            "tower-1": ["red-princess", "red-knight"],
            "farm-1": ["blue-princess", "blue-knight", "blue-peasant"],
            "forest-1": ["blue-king"],
        },
        hands={0: [], 1: []},
        first=first,
    )
    assert table.result.scores == (6, 6)
    assert table.result.won == (first == 0, first == 1)
    assert table.result.ranks == ((1, 2) if first == 0 else (2, 1))
