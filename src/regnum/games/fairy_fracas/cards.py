"""The cards of Fairy Fracas, typed and numbered for speed, and the reading of cards.toml."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from regnum.core.actions import Action
from regnum.core.cards import (
    CardSet,
    Tables,
    check_count,
    check_known,
    entries,
    line_of,
    merged,
    read_toml,
)
from regnum.core.errors import BadCards
from regnum.core.messages import Message
from regnum.core.misfits import must_be, wrong_value
from regnum.core.nested import within
from regnum.games.fairy_fracas.actions import (
    Decline,
    Lowest,
    Move,
    Onto,
    Pick,
    Play,
    Skip,
    Swap,
)
from regnum.games.fairy_fracas.components import Character, Size, Terrain

PACKAGE: Final = "regnum.games.fairy_fracas"
COLOURS: Final = ["red", "blue", "yellow", "green"]
#: the ordinary ones in the order of the score pad, then the magical ones
CHARACTERS: Final = [
    "king",
    "queen",
    "princess",
    "knight",
    "peasant",
    "gnome",
    "dragon",
    "witch",
    "fairy",
    "wizard",
]
KING: Final = 0
QUEEN: Final = 1
PRINCESS: Final = 2
KNIGHT: Final = 3
PEASANT: Final = 4
GNOME: Final = 5
DRAGON: Final = 6
WITCH: Final = 7
FAIRY: Final = 8
WIZARD: Final = 9
ORDINARY: Final = 6
KINDS: Final = 10

TERRAINS: Final = ["castle", "forest", "tower", "farm"]
CASTLE: Final = 0
FOREST: Final = 1
TOWER: Final = 2
FARM: Final = 3
COPIES: Final = 3
#: four rows of four, at the most
MOST_CELLS: Final = 16

NOTHING: Final = -1
NOWHERE: Final = -1
TABLES: Final = ["version", "characters", "terrains", "kingdoms"]

SKIP: Final = Skip()
DECLINE: Final = Decline()


class FairyFracasCards(CardSet):
    """All cards of the box. A character is a number: ten times its colour and its kind.

    A terrain is a number too: three times its kind and its copy.
    """

    def __init__(self, tables: Tables, changes: Tables, text: str) -> None:
        super().__init__(tables, changes)
        for table in tables:
            if table not in TABLES:
                raise mistake(table, "", ", ".join(TABLES), text)
        found = entries(tables, "characters", Character, text)
        check_names("characters", list(found), CHARACTERS, text)
        for name, character in found.items():
            check_count("characters", character.copies, len(COLOURS), text, name)
            wrong = misfit_of(name, character)
            if wrong is not None:
                raise mistake("characters", name, within([wrong]), text)
        self.at_home: list[int] = [found[name].at_home for name in CHARACTERS]
        self.together: list[int] = [found[name].together for name in CHARACTERS]
        self.each: list[int] = [found[name].each for name in CHARACTERS]
        terrains = entries(tables, "terrains", Terrain, text)
        check_names("terrains", list(terrains), TERRAINS, text)
        for name, terrain in terrains.items():
            check_count("terrains", terrain.copies, COPIES, text, name)
        self.kingdoms: dict[int, Size] = {}
        for name, size in entries(tables, "kingdoms", Size, text).items():
            check_size(name, size, text)
            self.kingdoms[size.seats] = size
        check_count("kingdoms", len(self.kingdoms), 3, text)
        self.names: list[str] = [f"{colour}-{kind}" for colour in COLOURS for kind in CHARACTERS]
        self.number: dict[str, int] = {name: card for card, name in enumerate(self.names)}
        self.terrains: list[str] = [
            f"{kind}-{copy}" for kind in TERRAINS for copy in range(1, COPIES + 1)
        ]
        self.terrain_number: dict[str, int] = {name: n for n, name in enumerate(self.terrains)}
        self.make_actions()

    def make_actions(self) -> None:
        """Every action there is, built once and shared."""
        self.play: list[Action] = [Play(name) for name in self.names]
        self.pick: list[Action] = [Pick(name) for name in self.names]
        self.lowest: list[Action] = [Lowest(name) for name in self.names]
        self.onto: list[list[Action]] = [
            [Onto(name, terrain) for terrain in self.terrains] for name in self.names
        ]
        self.move: list[list[Action]] = [
            [Move(name, terrain) for terrain in self.terrains] for name in self.names
        ]
        self.swap: list[list[Action]] = [
            [Swap(name, other) for other in self.names] for name in self.names
        ]


def misfit_of(name: str, character: Character) -> Message | None:
    """What is wrong with a character: its type goes with its name, and the magical ones bring no
    points themselves."""
    type_ = "ordinary" if CHARACTERS.index(name) < ORDINARY else "magical"
    if character.type != type_:
        return must_be("type", character.type, type_)
    if type_ == "magical":
        points = {
            "at_home": character.at_home,
            "together": character.together,
            "each": character.each,
        }
        for field, value in points.items():
            if value:
                return must_be(field, value, 0)
    return None


def check_names(table: str, names: list[str], right: list[str], text: str) -> None:
    """The box holds exactly these."""
    for name in names:
        if name not in right:
            raise mistake(table, name, ", ".join(right), text)
    check_count(table, len(names), len(right), text)


def check_size(name: str, size: Size, text: str) -> None:
    """The terrains fill the kingdom, and every character finds a place in it."""
    cells = size.rows * size.columns
    terrains = size.castles + size.forests + size.towers + size.farms
    if terrains != cells:
        wrong = must_be("castles + forests + towers + farms", terrains, cells)
        raise mistake("kingdoms", name, within([wrong]), text)
    if cells <= size.seats:
        enough = Message("allowed-range", {"least": size.seats + 1, "most": MOST_CELLS})
        wrong = wrong_value("rows x columns", cells, enough)
        raise mistake("kingdoms", name, within([wrong]), text)


def mistake(table: str, name: str, why: str, text: str) -> BadCards:
    entry = f"{table}.{name}" if name else table
    line = line_of(text, table, name)
    return BadCards(Message("cards-bad-entry", {"entry": entry, "line": line, "why": why}))


@cache
def shipped_text() -> str:
    return (files(PACKAGE) / "cards.toml").read_text(encoding="utf-8")


@cache
def shipped() -> FairyFracasCards:
    text = shipped_text()
    return FairyFracasCards(read_toml(text), {}, text)


def card_set(changes: Mapping[str, object] | None = None) -> FairyFracasCards:
    """The shipped cards, or those with the changes put in."""
    if not changes:
        return shipped()
    check_known(shipped(), changes)
    tables = merged(read_toml(shipped_text()), changes)
    return FairyFracasCards(tables, dict(changes), shipped_text())
