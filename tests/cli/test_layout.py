"""How a table and its choices are laid out: nothing cut off, nothing said twice."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType

import regnum as library
from regnum.cli.choices import Choices
from regnum.cli.drawing import Drawing
from regnum.cli.telling import outcome
from regnum.cli.voice import Voice
from regnum.core.results import Result
from regnum.games.paladins.actions import Visit
from regnum.texts import LANGUAGES
from tests.cli.terminal import Out, regnum


def at_the_table(game: str, *lines: str, columns: int = 100) -> Out:
    return regnum(
        *("play", game, "--seats", "2", "--seed", "read1", "--lang", "en"),
        lines=list(lines),
        columns=columns,
    )


@pytest.mark.parametrize("columns", [70, 80])
def test_counters_that_find_no_room_in_the_title_stand_below_it(columns: int) -> None:
    out = regnum(
        *("play", "fairy-fracas", "--seats", "2", "--seed", "1", "--lang", "en"),
        lines=[],
        columns=columns,
    )
    mine = out.text.partition("Player 1 (you)")[2].partition("Hand")[0]
    assert "6 turns left" in mine
    assert "first player" in mine


def test_on_a_small_screen_the_others_make_room_for_the_kingdom_and_the_choices() -> None:
    """What does not fit scrolls off at the top: without frames that is who can be missed."""
    table = library.open_table("fairy-fracas", seats=2, seed="1")
    scene = table.scene(0)
    voice = Voice("en", table.game.facts.package)
    framed, bare = (
        printed(Drawing(voice, scene, 0, 80).table(boxes=False, frames=frames))
        for frames in (True, False)
    )
    assert len(bare.splitlines()) <= len(framed.splitlines()) - 5
    assert framed.index("Kingdom") < framed.index("The others") < framed.index("Player 1")
    assert bare.index("The others") < bare.index("Kingdom") < bare.index("Player 1")
    assert sorted(re.findall(r"[a-z]+ \d", bare)) == sorted(re.findall(r"[a-z]+ \d", framed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_stand_on_one_line_of_a_small_screen(language: str) -> None:
    assert cell_len(Voice(language).say("keys")) < 80


def printed(things: list[RenderableType], columns: int = 80) -> str:
    written = StringIO()
    Console(file=written, width=columns).print(Group(*things))
    return written.getvalue()


def test_a_long_line_goes_on_further_in() -> None:
    out = at_the_table("paladins")
    townsfolk = out.text.partition("─ Townsfolk ─")[2].partition("╰")[0]
    lines = [line.strip("│\n").rstrip() for line in townsfolk.splitlines()[1:] if line.strip("│ ")]
    begun = [line for line in lines if re.match(r" \d silver", line)]
    assert len(begun) == 5
    assert len(lines) > len(begun)
    for line in lines:
        assert line in begun or line.startswith("     ")


def test_one_group_of_choices_has_no_heading_and_own_cards_no_remark() -> None:
    out = at_the_table("paladins", "1", "1", "1")
    assert "choose a paladin for this round" in out.flat
    assert "at the bottom (Player 1" not in out.flat
    choices = out.text.rpartition("choose an action, or pass")[2]
    assert len(re.findall(r"^ +\d+  ", choices, re.MULTILINE)) > 12
    assert "Other" not in choices


def test_cards_without_marks_are_drawn_without_an_empty_line() -> None:
    out = at_the_table("fairy-fracas")
    boxes = out.text.partition("Player 1 (you)")[2].splitlines()
    named = next(number for number, line in enumerate(boxes) if "││" in line or "│ │" in line)
    assert "╰" in boxes[named + 1]


def test_where_there_are_many_moves_those_that_are_asked_for_are_named() -> None:
    out = at_the_table("paladins", "bla")
    assert "a move such as recruit {townsperson} {price}, or ? for help" in out.flat


def test_a_stack_of_which_nothing_is_seen_is_only_counted() -> None:
    out = regnum(
        *("play", "kings-bounty", "--seats", "2", "--seed", "a", "--lang", "en"),
        *("--set", "secret_titles=true"),
        lines=[],
    )
    unused = out.text.partition("─ Titles ─")[2].partition("╰")[0]
    assert re.search(r"\d+ \u00d7 face down", unused)
    assert "below" not in unused


@pytest.mark.parametrize(("ranks", "told"), [((2, 1), True), ((1, 1), False)])
def test_why_one_of_two_with_equal_points_is_ahead(ranks: tuple[int, ...], told: bool) -> None:
    result = Result((5, 5), ranks, tuple(rank == 1 for rank in ranks), ((), ()))
    console = Console(width=100, file=StringIO(), record=True)
    console.print(*outcome(Voice("en", "regnum.games.kings_bounty"), result))
    assert ("earlier in the order of turns" in console.export_text()) is told


def test_an_option_that_needs_two_lines_goes_on_under_its_words() -> None:
    table = library.open_table("paladins", seats=2, seed="read1")
    while not isinstance(table.options(table.to_act()[0])[0], Visit):
        table.act(table.to_act()[0], table.options(table.to_act()[0])[0])
    seat = table.to_act()[0]
    options = table.options(seat)
    choices = Choices(
        table.game,
        Voice("en", table.game.facts.package),
        options,
        table.scene(seat),
        seat,
        table.outcomes(seat, options),
    )
    lines = printed([choices.drawn_in_columns()], columns=60).splitlines()
    assert len(lines) > len(options)
    for line in lines:
        assert re.match(r"  \d  Take the workers|     \w", line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_name_the_hint_in_every_language(language: str) -> None:
    assert " · h " in Voice(language).say("keys")
