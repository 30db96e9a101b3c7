"""Paladins of the West Kingdom in the terminal: a board that a person can read at 100 columns."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.table import Table as Grid
from rich.text import Text

import regnum as library
from regnum.cli.telling import outcome
from regnum.cli.voice import Voice
from regnum.core.messages import Message
from regnum.core.results import Line, Result
from regnum.core.standing import lines_of_opponent
from regnum.games.paladins.cards import PACKAGE
from regnum.games.paladins.rewards import ACTIONS, CELLS
from regnum.games.paladins.view import PaladinsView
from regnum.texts import LANGUAGES, speech
from tests.cli.terminal import Out, regnum

COLUMNS = 100


def played(
    *lines: str,
    seats: int,
    language: str = "en",
    save: Path | None = None,
    cards: Path | None = None,
) -> Out:
    """Sit down at a table; alone it is the hard opponent's."""
    more = ["--set", "difficulty=hard"] if seats == 1 else []
    kept = ["--save", str(save)] if save else []
    kept += ["--cards", str(cards)] if cards else []
    return regnum(
        "play",
        "paladins",
        *("--seats", str(seats), "--seed", "p1", "--lang", language, *more, *kept),
        lines=[*lines, "q"],
        columns=COLUMNS,
    )


def own_board(out: Out) -> list[str]:
    """The lines of the last frame that was drawn, without the frame: one's own board."""
    frames = out.text.split("╭─ ")
    return [line.strip("│ ") for line in frames[-1].split("╰")[0].splitlines()]


def seen(file: Path) -> PaladinsView:
    """What the person saw in the end, from the record that was saved."""
    view = library.replay(library.read_record(file.read_bytes())).view(0)
    assert isinstance(view, PaladinsView)
    return view


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_screen(language: str, seats: int) -> None:
    out = played(*["1"] * 24, seats=seats, language=language)
    assert out.code == 0
    assert out.errors == ""
    assert max(len(line) for line in out.text.splitlines()) <= COLUMNS


def test_the_own_board_in_full() -> None:
    """Goods, workers, paladin; then the cells of each action, filled or in brackets."""
    out = played(*["1"] * 6, seats=1)
    assert own_board(out)[1:17] == [
        "Goods: 3 silver  ·  0 provisions  ·  faith 0+2  ·  strength 2+2  ·  influence 0",
        "Workers: 2 merchants  ·  fighter",
        "Paladin: Otton (2 merchants, +2 faith; +2 strength, each Trade: 2 silver)",
        "Of 11 paladins in the deck you know: Gérier (on top)  ·  Ivon (at the bottom)",
        "Commission: [scout]  ·  [any]  ·  [cleric]  ·  0 of 7  ·  costs 1 provision",
        "Fortify: merchant  ·  scout  ·  scout  ·  1 of 7  ·  costs 1 provision  ·  influence 1",
        "Garrison: [merchant]  ·  [any]  ·  [fighter]  ·  0 of 7  ·  costs 1 provision",
        "Absolve: [cleric]  ·  [any]  ·  [merchant]  ·  0 of 7  ·  costs 1 silver",
        "Attack: [scout]  ·  [any]  ·  [fighter]",
        "Convert: [fighter]  ·  [any]  ·  [cleric]  ·  0 of 7",
        "Develop: [any]  ·  [any]  ·  0 of 8  ·  costs 4 silver  ·  next: scout",
        "Recruit: [any]  ·  [fighter]  ·  done 1 time",
        "Pray: [cleric]  ·  costs 2 silver",
        "Conspire: [any]",
        "Hunt: [any]  ·  [scout]",
        "Trade: [any]  ·  [merchant]",
    ]


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_workers_cells_and_prices_in_every_language(
    language: str, seats: int, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    board = own_board(played(*["1"] * 6, seats=seats, language=language, save=file))
    mine = seen(file).players[0]
    name = speech(language, PACKAGE).name
    assert {str(mine.silver), str(mine.provisions)} <= set(board[1].split())
    assert len(mine.actions) == len(ACTIONS)
    for action in mine.actions:
        line = next(line for line in board if line.startswith(f"{name(action.action)}: "))
        shown = line.partition(": ")[2].split("  ·  ")
        for place, (cell, there) in enumerate(zip(action.cells, action.standing, strict=True)):
            assert cell in CELLS
            if there:
                assert shown[place] == name(there)
            elif cell == "any":
                assert shown[place].startswith("[")
            else:
                assert shown[place] == f"[{name(cell)}]"
        price = action.silver + action.provisions
        if price:
            assert str(price) in " ".join(shown[len(action.cells) :]).split()


def test_the_opponents_board_is_beside_it() -> None:
    out = played(*["1"] * 6, seats=1)
    shown = out.flat[out.flat.rindex("The opponent (hard)") :]
    assert "resource marker on spot" in shown
    assert "workers left" in shown
    assert "Commission (1 workshop)" in shown


def test_the_other_seats_are_told_apart() -> None:
    out = played(*["1"] * 6, seats=4)
    others = out.flat[out.flat.rindex("The others") :]
    for seat in (2, 3, 4):
        assert f"Player {seat} (bot: greedy)" in others
    assert others.count("Workers: ") >= 3


def test_a_game_alone_ends_with_both_scores_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    out = played(*["1"] * 400, seats=1, language="uk", save=file)
    result = library.replay(library.read_record(file.read_bytes())).result
    assert result is not None
    assert result.opponent is not None
    say = speech("uk", PACKAGE).say
    ending = out.flat[-6000:]
    for line in (*result.breakdown[0], *lines_of_opponent(result)):
        assert f"{line.points:+d} {say(line.what)}" in ending
    assert sum(line.points for line in lines_of_opponent(result)) == result.opponent
    assert f": {result.opponent}." in ending


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_loses_alone_reads_that_the_opponent_wins(language: str) -> None:
    line = Line(Message("score-paid", {"count": 2}), 2)
    lost = Result((40,), (1,), (False,), ((line,),), 76)
    voice = Voice(language, PACKAGE)
    headline, table, *_ = outcome(voice, lost)
    assert isinstance(headline, Text)
    assert headline.plain == voice.say("opponent-won")
    assert "green" not in str(headline.style)
    assert isinstance(table, Grid)
    assert list(table.columns[0].cells) == [""]


def test_a_changed_space_is_not_explained_by_what_it_was(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[spaces.space-1b]\nreward = ["labourer"]\n')
    assert "Reward: 2 silver." in played("1", "1", "1", "? space-1b", seats=1).flat
    out = played("1", "1", "1", "? space-1b", seats=1, cards=mine)
    assert out.code == 0
    assert "Reward: 2 silver." not in out.flat


def test_what_a_townsperson_gives_is_explained() -> None:
    """Townsfolk of one name differ: help is looked for by the whole name first."""
    out = played("? abbot-1", seats=1)
    assert "On an errand: a cleric and a labourer." in out.flat


def test_the_list_of_cards_calls_them_as_their_owner_does(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        '[townsfolk.squire-1]\nability = ["faith"]\n[townsfolk.abbot-1]\nname = "Prior"\n'
    )
    out = regnum("cards", "paladins", "--cards", str(mine), "--lang", "en")
    assert "Prior abbot-1" in out.flat
    assert "squire squire-1" in out.flat
    assert "squire (+1 influence) squire-2" in out.flat


def test_a_refused_move_is_explained_with_the_rule() -> None:
    """An action of the board is a move, though a part of the board bears its name."""
    for line in ("? develop", "develop"):
        out = played("1", "1", "1", line, seats=1)
        assert "See “Develop” in the rules (rulebook, p. 13)." in out.flat
    out = played("1", "1", "1", "? attack saracen-archer", seats=1)
    assert "See “Attack” in the rules (rulebook, p. 20)." in out.flat
