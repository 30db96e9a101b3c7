"""Fairy Fracas in the terminal, from the first card to the score."""

from __future__ import annotations

import pytest

from tests.cli.terminal import Out, regnum


def played(*arguments: str) -> Out:
    """A game against a bot, always with the first choice."""
    return regnum(
        "play", "fairy-fracas", "--seats", "2", "--seed", "t3", *arguments, lines=["1"] * 60
    )


@pytest.mark.parametrize(
    ("language", "over", "laid"),
    [
        ("en", "The game is over", "lays the red gnome on"),
        ("ru", "Игра окончена", "выкладывает красного гнома на"),
        ("uk", "Гру закінчено", "викладає червоного гнома на"),
    ],
)
def test_a_game_is_played_to_its_end(language: str, over: str, laid: str) -> None:
    out = played("--lang", language)
    assert out.code == 0
    assert laid in out.flat
    assert over in out.flat


def test_the_kingdom_is_drawn_in_rows_and_columns_with_the_top_character_first() -> None:
    lines = played().text.splitlines()
    kingdom = [line for line in lines if line.count("│") == 6]
    heads = [line for line in kingdom if "tower 1" in line or "castle 1" in line]
    assert heads
    # tower, farm and forest lie in a row, as the seed has it
    row = next(line for line in heads if "tower 1" in line)
    assert [part.strip() for part in row.split("│")[2:5]] == ["tower 1", "farm 1", "forest 1"]


def test_a_refused_move_is_explained_with_the_rule() -> None:
    out = regnum(
        "play",
        "fairy-fracas",
        *("--seats", "2", "--seed", "t3", "--bots", "none"),
        lines=["", "1", "? play red-king", "q"],
    )
    assert "Choose the terrain where it goes." in out.flat
    assert "in the rules (rulebook, p. 3)." in out.flat
