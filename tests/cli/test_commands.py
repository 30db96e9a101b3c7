"""The commands that only show something, and what they say when they cannot."""

from __future__ import annotations

import platform
import re
from pathlib import Path

import pytest

import regnum as library
from regnum.core import agenda
from tests.cli.terminal import regnum


def test_the_version_says_how_the_core_runs() -> None:
    out = regnum("--version")
    core = "interpreted" if agenda.__file__.endswith(".py") else "compiled"
    assert out.code == 0
    assert library.__version__ in out.text
    assert core in out.text
    assert platform.python_version() in out.text


def test_the_games_are_listed_with_their_ids() -> None:
    out = regnum("games")
    assert out.code == 0
    assert "King's Bounty (kings-bounty; players: 2, 3, 4, 5)" in out.flat


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_rules_can_be_read(language: str) -> None:
    out = regnum("rules", "kings-bounty", "--lang", language)
    assert out.code == 0
    assert len(out.text) > 1000


def test_the_locale_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    from regnum.cli.voice import language_of_locale

    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "")
    for locale, language in (("uk_UA.UTF-8", "uk"), ("ru_RU", "ru"), ("de_DE", "en"), ("C", "en")):
        monkeypatch.setenv("LANG", locale)
        assert language_of_locale() == language


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "There is no game called “chess”"),
        (["play", "kings-bounty", "--seats", "6"], "It can be played with 2, 3, 4, 5"),
        (["play", "kings-bounty", "--set", "moon=1"], "no option “moon”"),
        (["play", "kings-bounty", "--set", "idle_rounds=99"], "a whole number from 0 to 20"),
        (["play", "kings-bounty", "--set", "without=elf,moon"], "cannot be “elf, moon”"),
        (["play", "kings-struggle", "--set", "mode=dusk"], "one of day, draw, night"),
        (["play", "kings-bounty", "--set", "idle_rounds"], "Write it like this: option=value"),
        (["play", "kings-bounty", "--bots", "deep"], "no bot called “deep”"),
        (["play", "kings-bounty", "--human", "3"], "numbered from 1 to 2"),
        (["play", "kings-bounty", "--human", "0"], "no seat 0"),
        (["play", "kings-bounty", "--lang", "fr"], "no language “fr”"),
        (["play", "--resume", "nowhere.json"], "cannot be read"),
        (["play", "kings-bounty", "--save", "nowhere/a.json"], "folder that exists"),
        (["cards", "chess"], "There is no game called “chess”"),
        (["rules", "chess"], "There is no game called “chess”"),
        (["schema", "chess"], "There is no game called “chess”"),
        (["schema"], "Name one game"),
        (["replay", "nowhere.json"], "cannot be read"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_sentence(arguments: list[str], sentence: str) -> None:
    out = regnum(*arguments)
    assert out.code == 2
    assert sentence in out.errors
    assert out.errors.count("\n") == 1


def test_errors_are_told_in_the_language_asked_for() -> None:
    out = regnum("play", "kings-bounty", "--seats", "6", "--lang", "uk")
    assert out.code == 2
    assert "2, 3, 4, 5" in out.errors
    assert "This game" not in out.errors


# -- cards


def test_cards_lists_every_entry_and_marks_stand_ins() -> None:
    out = regnum("cards", "kings-bounty", columns=120)
    tables = library.games()["kings-bounty"].cards().tables
    for kind in ("troops", "castles", "obelisks", "titles"):
        assert f"[{kind}]" in out.text
        for name in tables[kind]:
            assert f" {name} " in out.text
    row = next(line for line in out.text.splitlines() if " emperor " in line)
    assert f"{tables['titles']['emperor']['points']} *" in row
    assert "stand-in: points" in row
    row = next(line for line in out.text.splitlines() if " elf-warrior " in line)
    assert "stand-in" not in row
    assert "21 entries have stand-in values" in out.flat
    fortress = next(line for line in out.text.splitlines() if "elf-fortress" in line)
    assert "inferred: strength" in fortress


def test_cards_shows_what_the_owner_changed(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[titles.emperor]\npoints = 9\n")
    out = regnum("cards", "kings-bounty", "--cards", str(mine), columns=120)
    row = next(line for line in out.text.splitlines() if " emperor " in line)
    assert "→ 9" in row
    assert "yours: points" in row
    assert "20 entries have stand-in values" in out.flat
    assert "changes 1 value" in out.flat


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("game", ["wonderful-kingdom", "paladins"])
def test_sources_are_read_whole_on_any_screen(game: str, columns: int) -> None:
    out = regnum("cards", game, columns=columns)
    assert "…" not in out.text
    assert max(len(line) for line in out.text.splitlines()) <= columns
    words = set(re.findall(r"[a-z-]+", out.text))
    tables = library.games()[game].cards().tables
    used: set[str] = set()
    for table in tables.values():
        for name, entry in table.items() if isinstance(table, dict) else ():
            assert re.search(rf"(^| ){re.escape(name)}( |$)", out.text, re.MULTILINE), name
            source = entry["source"]
            used |= set(source.values()) if isinstance(source, dict) else {source}
    assert used <= words
    assert {"stand-in", "rulebook"} <= used
    assert game == "paladins" or "published" in used


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("# mine\n\n[titles.emperor]\npoints = 'many'\n", "[titles.emperor] (line 3)"),
        ("[troops.elf-hero]\ncopies = 2\n", "[troops.elf-hero] (line 1) makes 2 in all"),
        ("[title.emperor]\npoints = 7\n", "“title”, which this game does not have"),
        ("points = \n", "no valid TOML"),
    ],
)
def test_a_bad_card_file_is_told_with_its_own_line(
    tmp_path: Path, text: str, sentence: str
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(text)
    for command in ("cards", "play"):
        out = regnum(command, "kings-bounty", "--cards", str(mine))
        assert out.code == 2
        assert sentence in out.errors
        assert out.errors.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The option “offers” cannot be “99”. Right would be a whole number from 0 to 9."),
        ("ru", "Настройка «offers» не может быть «99». Подойдёт целое число от 0 до 9."),
        ("uk", "Налаштування «offers» не може бути «99». Підійде ціле число від 0 до 9."),
    ],
)
def test_an_option_that_does_not_fit_is_told_in_the_language_asked_for(
    language: str, sentence: str
) -> None:
    out = regnum("play", "kings-struggle", "--set", "offers=99", "--lang", language)
    assert out.errors.strip() == sentence


def test_several_values_of_an_option_have_commas_between_them(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    two = ["--seats", "2", "--seed", "a", "--save", str(file)]
    for typed in ("without=elf,orc", "without = elf, orc", 'without=["elf", "orc"]'):
        assert regnum("play", "kings-bounty", *two, "--set", typed, lines=["q"]).code == 0
        assert library.read_record(file.read_bytes()).options["without"] == ["elf", "orc"]
    assert (
        regnum("play", "fairy-fracas", *two, "--set", "colours=green,blue", lines=["q"]).code == 0
    )
    assert library.read_record(file.read_bytes()).options["colours"] == ["green", "blue"]


def test_a_card_file_with_a_wrong_value_is_told_in_the_language_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[titles.emperor]\npoints = 0.5\n")
    out = regnum("play", "kings-bounty", "--cards", str(file), "--lang", "ru")
    assert "[titles.emperor] (строка 1): «points» не может быть «0.5»" in out.errors
    assert "подойдёт целое число" in out.errors
