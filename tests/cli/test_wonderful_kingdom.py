"""It's a Wonderful Kingdom in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum import Table, open_table
from regnum.cli.answers import understood
from regnum.cli.choices import Choices
from regnum.cli.voice import Voice
from regnum.core import agenda
from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from regnum.games.wonderful_kingdom.actions import GiveUp, Place
from regnum.games.wonderful_kingdom.cards import PACKAGE
from regnum.games.wonderful_kingdom.game import game
from regnum.games.wonderful_kingdom.view import WonderfulView
from tests.cli.terminal import Out, regnum
from tests.games.wonderful_kingdom.story import given


def played(*lines: str, language: str = "en", seats: str = "1") -> Out:
    return regnum(
        "play",
        "wonderful-kingdom",
        *("--seats", seats, "--seed", "w1", "--lang", language, "--set", "module=teaching"),
        lines=[*lines, "q"],
    )


@pytest.mark.parametrize(
    ("language", "over", "through"),
    [
        ("en", "The game is over", "Player 1 has come through with"),
        ("ru", "Игра окончена", "доходит до конца"),
        ("uk", "Гру закінчено", "доходить до кінця"),
    ],
)
def test_a_game_alone_is_played_to_its_end(language: str, over: str, through: str) -> None:
    out = played(*["1"] * 260, language=language)
    assert out.code == 0
    assert over in out.flat
    # ruling WK-52: without a medal it is no defeat, but no victory either
    assert through in out.flat


def test_cards_are_shown_with_what_is_printed_on_them() -> None:
    out = played()
    assert "costs" in out.flat
    assert "gives" in out.flat
    assert "recycled for" in out.flat


MINE = """
[developments.farm]
copies = 0

[developments.old-mill]
name = "The Old Mill"
type = "structure"
copies = 5
cost = "2 materials"
recycle = "population"
source = "mine"

[scenarios.rat-invasion]
construction = ["old-mill", "old-mill", "old-mill", "old-mill"]
"""


def test_a_card_of_ones_own_is_called_as_its_owner_calls_it(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(MINE)
    listed = regnum("cards", "wonderful-kingdom", "--cards", str(mine), columns=120)
    assert listed.code == 0
    assert "The Old Mill  old-mill" in listed.text
    own = ("--seats", "1", "--seed", "w1", "--cards", str(mine), "--lang", "en")
    scenario = ("--set", "scenario=rat-invasion")
    kept = tmp_path / "kept.json"
    out = regnum(
        "play", "wonderful-kingdom", *own, *scenario, "--save", str(kept), lines=["s", "q"]
    )
    assert out.code == 0
    assert "The Old Mill" in out.flat
    assert "old-mill-1" not in out.flat
    shown = regnum("replay", str(kept), "--all", "--lang", "en")
    assert "The Old Mill" in shown.flat


def placing(resource: str) -> tuple[Table[State], Choices]:
    """A table at which at least three cubes of a kind are to be placed."""
    for number in range(200):
        table = open_table("wonderful-kingdom", seats=1, seed=f"rest {number}", module="teaching")
        dice = quick_dice(number)
        while not table.over:
            view = table.view(0)
            assert isinstance(view, WonderfulView)
            asked = view.asked
            asks = asked is not None and asked.prompt.args.get("cube") == resource
            if asks and view.seats[0].cubes[0] >= 3:
                voice = Voice("en", PACKAGE)
                return table, Choices(table.game, voice, table.options(0), table.scene(0), 0)
            table.act(0, dice.pick([a for a in table.options(0) if not isinstance(a, GiveUp)]))
    raise AssertionError("nobody ever had three cubes")


def test_the_rest_is_placed_likewise_in_small_steps() -> None:
    table, choices = placing("materials")
    view = table.view(0)
    assert isinstance(view, WonderfulView)
    steps = understood(table, choices, "materials > alchemy *")
    assert steps == [Place("materials", "alchemy")] * view.seats[0].cubes[0]
    assert understood(table, choices, "materials > alchemy") == steps[:1]
    number = choices.number_of(steps[0])
    assert understood(table, choices, f"{number}*") == steps
    before = len(table.record().entries)
    for step in steps:
        if table.refusal(0, step) is None:
            table.act(0, step)
    assert len(table.record().entries) - before > 1


def test_a_refused_move_is_explained_with_the_rule() -> None:
    out = played("? recycle farm-1")
    assert "in the rules (rulebook, p. 4)." in out.flat


def test_options_that_read_alike_bear_the_numbers_of_the_drawn_copies() -> None:
    table, _ = given(
        at="battle",
        round=2,
        module="menaces",
        stacks=("giant-rat", "frost-giant"),
        building={0: {"farm-1": "2 materials", "farm-2": "2 materials"}},
        giants={"farm-1": "frost-giant-1", "farm-2": "frost-giant-2"},
        soldiers={0: 2},
    )
    voice = Voice("en", PACKAGE)
    options = agenda.options(table.state, 0)
    scene = game.scene(game.view(table.state, 0))
    choices = Choices(game, voice, options, scene, 0)
    words = [choices.words(action) for action in choices.options]
    assert words[1:3] == ["Fight: Frost Giant #1", "Fight: Frost Giant #2"]
    assert words[0] == "Go on"


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "“Barracks #{}”"), ("ru", "«Казармы #{}»"), ("uk", "«Казарми #{}»")],
)
def test_two_copies_to_be_offered_bear_their_own_numbers_beside_their_names(
    language: str, name: str
) -> None:
    table, _ = given(at="draft", hands={0: ["barracks-2", "farm-1", "barracks-3"]})
    options = agenda.options(table.state, 0)
    scene = game.scene(game.view(table.state, 0))
    choices = Choices(game, Voice(language, PACKAGE), options, scene, 0)
    words = {game.notate(action): choices.words(action) for action in choices.options}
    for copy in (2, 3):
        for area in (1, 2):
            assert name.format(copy) in words[f"offer barracks-{copy} > {area}"]
    assert "#" not in words["offer farm-1 > 1"]


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        (
            "en",
            [
                "Shadows to choose",
                "Frost Giants to choose",
                "Giant Rats to choose",
                "Thieves to choose",
            ],
        ),
        (
            "ru",
            [
                "Тени на выбор",
                "Ледяные великаны на выбор",
                "Огромные крысы на выбор",
                "Воры на выбор",
            ],
        ),
        (
            "uk",
            [
                "Тіні на вибір",
                "Крижані велетні на вибір",
                "Велетенські щури на вибір",
                "Злодії на вибір",
            ],
        ),
    ],
)
def test_each_stack_of_menaces_to_choose_is_shown(language: str, titles: list[str]) -> None:
    own = ("--seats", "1", "--seed", "w1", "--lang", language)
    out = regnum("play", "wonderful-kingdom", *own, lines=["q"])
    for title in titles:
        assert title in out.flat


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "thief", "Player 1 brings in: Thief."),
        ("ru", "вор", "Игрок 1 приводит"),
        ("uk", "choose злодій", "Гравець 1 приводить"),
    ],
)
def test_what_is_chosen_as_a_kind_is_named_as_a_kind(language: str, typed: str, told: str) -> None:
    out = regnum(
        *("play", "wonderful-kingdom", "--seats", "2", "--seed", "3", "--lang", language),
        lines=[typed],
    )
    assert told in out.flat
