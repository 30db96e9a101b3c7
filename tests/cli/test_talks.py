"""Bargaining at the terminal: offers typed, bots that answer, the talk always in sight."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum as library
from regnum.games.kings_struggle.events import Agreed, Closed, Proposed
from tests.cli.terminal import Out, regnum

#: say nothing, or choose the first option where a decision is asked for
ON_AND_ON = ["", "1"] * 300


def struggle(*arguments: str, lines: list[str], columns: int = 100) -> Out:
    return regnum(
        "play", "kings-struggle", "--seats", "3", *arguments, lines=lines, columns=columns
    )


def assassin(*lines: str) -> Out:
    """Player 1 has put down the Assassin and holds the scepter; Player 2 leads with the Queen."""
    return struggle("--seed", "dusk", "--lang", "en", lines=["play assassin-1", *lines])


@pytest.mark.parametrize(
    ("options", "language"),
    [([], "en"), (["--set", "market=free"], "ru"), (["--set", "offers=0"], "uk")],
)
def test_a_game_can_be_played_to_its_end(options: list[str], language: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    out = struggle(
        *options, "--seed", "a", "--lang", language, "--save", str(file), lines=ON_AND_ON
    )
    assert out.code == 0
    table = library.replay(library.read_record(file.read_bytes()))
    assert table.result is not None


def test_an_offer_can_be_typed_and_a_bot_answers_it(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    lines = ["play assassin-1", "offer spare p2; pay p2>p1 3", f"s {file}"]
    out = struggle("--seed", "dusk", "--lang", "en", lines=lines)
    assert (
        "Deal 1 by Player 1: Player 2 will be spared; Player 2 pays Player 1 3 coins." in out.flat
    )
    assert "Player 2 agrees to deal 1." in out.flat
    assert "to be spared: Player 2" in out.flat
    told = library.replay(library.read_record(file.read_bytes())).events(None)
    assert [type(event) for event in told if isinstance(event, Proposed | Agreed | Closed)] == [
        Proposed,
        Agreed,
        Closed,
    ]


def test_the_state_of_the_talk_is_always_visible() -> None:
    out = assassin("offer spare p2; pay p2>p1 5; promise p2 pay p1 20 by 7", "t")
    assert "Deals about the ability of Player 1: Assassin (kill)" in out.flat
    assert "1. by Player 1: Player 2 will be spared" in out.flat
    assert "agreed: Player 1; to agree: Player 2" in out.flat


def test_what_cannot_be_offered_is_refused_in_words() -> None:
    out = assassin("offer spare p2; pay p2>p1 -1", "agree 7", "? use kill on p3")
    assert "-1 is no payment." in out.flat
    assert "There is no deal 7." in out.flat
    assert "it is of another class" in out.flat


def test_what_is_not_understood_is_quoted_with_the_form() -> None:
    out = assassin("offer spare p2; pay p2")
    assert "cannot be understood: “pay p2”" in out.flat
    assert "pay p1>p2 3" in out.flat


def test_the_help_explains_how_offers_are_typed() -> None:
    out = assassin("?")
    assert "offer DEAL" in out.flat
    assert "offer do jest on p2 with jeweler; pay p1>p2 4" in out.flat


def test_a_hint_in_anothers_talk_is_something_to_say_or_nothing() -> None:
    out = struggle("--seed", "a", "--lang", "en", lines=["1", "h", "", "1", "h", "", "1", "h"])
    assert "greedy bot would" in out.flat


@pytest.mark.parametrize("columns", [80, 100])
def test_nothing_is_wider_than_the_screen(columns: int) -> None:
    out = struggle("--seed", "w", "--lang", "ru", lines=["1", ""] * 12, columns=columns)
    assert max(len(line) for line in out.text.splitlines()) <= columns
