"""Bargaining at the terminal: offers typed, bots that answer, the talk always in sight."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, Group, RenderableType

import regnum as library
from regnum.cli.choices import Choices
from regnum.cli.saving import Paper
from regnum.cli.screen import Screen
from regnum.cli.sitting import Sitting
from regnum.cli.voice import Voice
from regnum.core.table import Table
from regnum.games.kings_struggle.deals import Pledge, Promise
from regnum.games.kings_struggle.events import Agreed, Closed, Proposed
from regnum.games.kings_struggle.game import game
from regnum.games.kings_struggle.state import Court
from tests.cli.terminal import Out, regnum
from tests.games.kings_struggle.story import given, laid_out

#: how the line of an offer begins
BY = {"en": "by Player", "ru": "Игрок"}
#: say nothing, or choose the first option where a decision is asked for
ON_AND_ON = ["", "1"] * 300


def struggle(*arguments: str, lines: list[str], columns: int = 100) -> Out:
    return regnum(
        "play", "kings-struggle", "--seats", "3", *arguments, lines=lines, columns=columns
    )


def assassin(*lines: str) -> Out:
    """Player 1 has put down the Assassin and holds the sceptre; Player 2 leads with the Queen."""
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
        "Deal 2 by Player 1: Player 2 will be spared; Player 2 pays 3 coins to Player 1."
        in out.flat
    )
    assert "Player 2 agrees to deal 2." in out.flat
    assert "to be spared: Player 2" in out.flat
    told = library.replay(library.read_record(file.read_bytes())).events(None)
    assert [type(event) for event in told if isinstance(event, Proposed | Agreed | Closed)] == [
        Proposed,
        Proposed,
        Agreed,
        Closed,
    ]


def test_the_state_of_the_talk_is_always_visible() -> None:
    out = assassin("t")
    assert "Deals about the ability of Player 1: Assassin" in out.flat
    assert "1. by Player 2: Player 2 will be spared" in out.flat
    assert "agreed: Player 2; to agree: Player 1" in out.flat


def test_what_a_bot_will_not_have_it_rejects_and_says_why() -> None:
    out = assassin("offer spare p2; pay p2>p1 5; promise p2 pay p1 20 by 7")
    assert "Player 2 says no to deal 2: it would cost more than it brings." in out.flat


def test_an_offer_can_be_rejected() -> None:
    out = assassin("reject 1")
    assert "Player 1 says no to deal 1." in out.flat


def test_the_deals_stand_by_the_question() -> None:
    """On a low screen the table scrolls out of sight, the deals do not."""
    out = assassin("t")
    screen = out.text.rpartition("╭─ Round")[2]
    assert screen.index("╭─ Player 1") < screen.index("╭─ Deals") < screen.index("You hold")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("columns", "lines"), [(100, 45), (80, 24)])
@pytest.mark.parametrize(
    ("seats", "promises", "deals"), [(3, 0, 1), (3, 4, 2), (4, 4, 2), (6, 4, 2)]
)
def test_notation_and_deals_are_in_sight_on_a_screen(
    seats: int,
    promises: int,
    deals: int,
    columns: int,
    lines: int,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the last lines of a screen show before the question is asked."""
    monkeypatch.setattr(Screen, "fits", lambda self, things: rows_of(self, things) < lines)
    drawn = drawn_at(talk(seats, promises, deals), columns, language)
    shown = drawn.splitlines()[1 - lines :]
    for number in range(1, deals + 1):
        assert any(f"{number}. {BY[language]}" in line for line in shown)
    if lines > 24:
        assert any("agree 1" in line for line in shown)


def talk(seats: int, promises: int, deals: int) -> Table[Court]:
    """The Assassin holds the sceptre; others have made offers, and there are old promises."""
    cards = ["assassin", "king", "queen", "knight", "cooper", "jeweler"][:seats]
    story, seat = given(*cards)
    story.state.ledger = [
        Pledge(1, Promise("coins", 1 + number % 2, 7, to=0, coins=2 + number))
        for number in range(promises)
    ]
    for number in range(deals):
        other = 2 + number % (seats - 1)
        seat(other - 1).offers(f"spare p{other}; pay p{other}>p1 1; promise p{other} pay p1 2 by 6")
    return laid_out(story)


def drawn_at(table: Table[Court], columns: int, language: str) -> str:
    """What the first seat sees before it is asked, on paper without an end."""
    screen, paper = Screen(), StringIO()
    screen.console = Console(file=paper, width=columns, markup=False, highlight=False, emoji=False)
    voice = Voice(language, game.facts.package, [])
    options = table.options(0)
    outcomes = table.outcomes(0, options)
    choices = Choices(game, voice, options, table.scene(0), 0, outcomes)
    Sitting(table, screen, voice, Paper(None), None).draw(0, choices)
    return paper.getvalue()


def rows_of(screen: Screen, things: Sequence[RenderableType]) -> int:
    options = screen.console.options.update(width=screen.width)
    return len(screen.console.render_lines(Group(*things), options))


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


def test_after_staying_silent_one_sees_what_the_others_did_before_the_next_question() -> None:
    out = assassin("2", "1", "", "")
    silent = "Say something, or Enter to stay silent >"
    _, asked, later = out.text.partition(silent)
    assert asked
    assert "What happened" in later.partition(silent)[0]
    assert "Player 3 takes 1 coin." in later.partition(silent)[0]


def test_a_use_that_is_not_understood_names_the_parts_there_are() -> None:
    out = assassin("use magic", "pay p2", "offer do magic on p2")
    assert out.flat.count("is no part of an ability. The parts are: boost (token)") == 2
    assert "Write one of: pay p2 3." in out.flat
    assert "Invalid" not in out.flat


def test_the_parts_are_told_in_the_players_language() -> None:
    lines = ["play assassin-1", "offer refrain magic"]
    out = struggle("--seed", "dusk", "--lang", "ru", lines=lines)
    assert "не часть способности. Части: boost (жетон)" in out.flat


@pytest.mark.parametrize(
    ("language", "deals"),
    [
        ("en", "Deals about the ability of Player 1: Assassin"),
        ("ru", "хозяин — Игрок 1: Ассасин"),
        ("uk", "господар — Гравець 1: Асасин"),
    ],
)
def test_ones_own_card_needs_no_number(language: str, deals: str) -> None:
    """Nor need it be named in the language that is spoken: the notation is in English."""
    lines = ["play assassin"]
    out = struggle("--seed", "dusk", "--set", "mode=day", "--lang", language, lines=lines)
    assert deals in out.flat


def test_a_bent_name_is_not_made_an_id() -> None:
    lines = ["сыграть Шута", "? Шута"]
    out = struggle("--seed", "dusk", "--set", "mode=day", "--lang", "ru", lines=lines)
    assert not re.search(r"jester-1[^\W\d_]", out.flat)


def test_what_is_left_and_what_a_use_brings_is_shown() -> None:
    out = assassin("offer spare p2; pay p2>p1 99")
    assert "you have 3 offers left" in out.flat


def test_help_has_examples_of_this_market_only() -> None:
    assert "face down" not in assassin("?").flat.partition("Players are p1")[2]
    free = struggle(
        "--seed", "dusk", "--set", "market=free", "--lang", "en", lines=["play assassin-1", "?"]
    )
    assert "give p2>p3 any face down" in free.flat


def test_the_only_choice_is_said_to_be_the_only_one() -> None:
    out = assassin("offer spare p2; pay p2>p1 3", "7")
    assert "There is no choice 7. There is only one: type 1." in out.flat


def test_the_cards_are_listed_in_the_players_language() -> None:
    out = regnum("cards", "kings-struggle", "--lang", "ru")
    assert "сила (power)" in out.flat
    assert "класс (estate)" in out.flat
    assert "Слуга" in out.flat
    assert "serf" not in out.flat
