"""The cards of King's Bounty, typed and numbered for speed, and the reading of cards.toml."""

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
from regnum.games.kings_bounty.actions import Draw, Onto, Pass, Play, Return, Under
from regnum.games.kings_bounty.components import Castle, Obelisk, Title, Troop

PACKAGE: Final = "regnum.games.kings_bounty"
CASTLE_PEOPLES: Final = ["elf", "dwarf", "undead", "orc"]
PEOPLES: Final = [*CASTLE_PEOPLES, "human"]
HUMAN: Final = 4
TROOP_TYPES: Final = ["shooter", "warrior", "wizard", "hero", "monster"]
HERO: Final = 3
MONSTER: Final = 4
CASTLE_TYPES: Final = ["tower", "fortress", "citadel"]
OBELISK: Final = -1
NOBODY: Final = -1
NOTHING: Final = -1

#: what a title that speaks of a people or a type may name
SUBJECTS: Final = {
    "castles-of-people": CASTLE_PEOPLES,
    "garrisons-of-people": PEOPLES,
    "garrisons-of-type": TROOP_TYPES,
    "castles-of-type": CASTLE_TYPES,
}
KINDS: Final = ["version", "troops", "castles", "obelisks", "titles"]

TROOPS: Final = 48
CASTLES: Final = 24
OBELISKS: Final = 12
TITLES: Final = 21

DRAW: Final = Draw()
PASS: Final = Pass()
RETURN: Final = Return()


class KingsBountyCards(CardSet):
    """All cards of the box. A card is a number: troops first, then holdings; titles apart.

    `people` of an obelisk and `type` of a holding use the lists above; an obelisk has the
    people OBELISK.
    """

    def __init__(self, tables: Tables, changes: Tables, text: str) -> None:
        super().__init__(tables, changes)
        self.names: list[str] = []
        self.people: list[int] = []
        self.type: list[int] = []
        self.strength: list[int] = []
        self.points: list[int] = []
        self.number: dict[str, int] = {}
        for kind in tables:
            if kind not in KINDS:
                raise mistake(kind, "", ", ".join(KINDS), text)
        for name, troop in entries(tables, "troops", Troop, text).items():
            check_name("troops", name, troop.people, troop.type, text)
            if (troop.strength == 0) == (troop.type in ("shooter", "warrior", "wizard")):
                line = line_of(text, "troops", name)
                raise BadCards(
                    Message("kb-cards-strength", {"entry": f"troops.{name}", "line": line}), PACKAGE
                )
            check_count("troops", troop.copies, troop_copies(troop), text, name)
            for copy in range(1, troop.copies + 1):
                people = PEOPLES.index(troop.people)
                type_ = TROOP_TYPES.index(troop.type)
                self.add(f"{name}-{copy}", people, type_, troop.strength, 0)
        check_count("troops", len(self.names), TROOPS, text)
        for name, castle in entries(tables, "castles", Castle, text).items():
            check_name("castles", name, castle.people, castle.type, text)
            check_count("castles", castle.copies, 2, text, name)
            for copy in range(1, castle.copies + 1):
                people = PEOPLES.index(castle.people)
                type_ = CASTLE_TYPES.index(castle.type)
                self.add(f"{name}-{copy}", people, type_, castle.strength, 0)
        check_count("castles", len(self.names) - TROOPS, CASTLES, text)
        for name, obelisk in entries(tables, "obelisks", Obelisk, text).items():
            check_count("obelisks", obelisk.copies, 4, text, name)
            for copy in range(1, obelisk.copies + 1):
                self.add(f"{name}-{copy}", OBELISK, OBELISK, obelisk.strength, obelisk.points)
        check_count("obelisks", len(self.names) - TROOPS - CASTLES, OBELISKS, text)
        titles = entries(tables, "titles", Title, text)
        check_count("titles", len(titles), TITLES, text)
        self.titles: list[str] = list(titles)
        self.title_points: list[int] = [title.points for title in titles.values()]
        self.title_counts: list[str] = [title.counts for title in titles.values()]
        self.title_of: list[int] = [subject(name, title, text) for name, title in titles.items()]
        self.title_number: dict[str, int] = {name: n for n, name in enumerate(self.titles)}
        self.make_actions()

    def add(self, name: str, people: int, type_: int, strength: int, points: int) -> None:
        self.number[name] = len(self.names)
        self.names.append(name)
        self.people.append(people)
        self.type.append(type_)
        self.strength.append(strength)
        self.points.append(points)

    def make_actions(self) -> None:
        """Every action there is, built once and shared."""
        self.play: list[Action] = [Play(name) for name in self.names]
        self.under: list[Action] = [Under(name) for name in self.names]
        self.onto: list[list[Action]] = [
            [Onto(troop, holding) for holding in self.names[TROOPS:]]
            for troop in self.names[:TROOPS]
        ]


def troop_copies(troop: Troop) -> int:
    """How many of a troop the box holds: one more of the ordinary human ones (p. 2)."""
    if troop.type in ("hero", "monster"):
        return 1
    more = 1 if troop.people == "human" else 0
    return more + (3 if troop.type == "shooter" else 2)


def check_name(kind: str, name: str, people: str, type_: str, text: str) -> None:
    """An entry is what its name says; so none can take another's place."""
    right_people, _, right_type = name.partition("-")
    if people != right_people:
        raise mistake(kind, name, within([must_be("people", people, right_people)]), text)
    if type_ != right_type:
        raise mistake(kind, name, within([must_be("type", type_, right_type)]), text)


def subject(name: str, title: Title, text: str) -> int:
    """The number of the people or type that a title speaks of; NOTHING if of neither."""
    allowed = SUBJECTS.get(title.counts)
    if allowed is None:
        return NOTHING
    if title.of not in allowed:
        words = Message("allowed-words", {"words": ", ".join(allowed)})
        raise mistake("titles", name, within([wrong_value("of", title.of, words)]), text)
    return allowed.index(title.of)


def mistake(kind: str, name: str, why: str, text: str) -> BadCards:
    entry = f"{kind}.{name}" if name else kind
    line = line_of(text, kind, name)
    return BadCards(Message("cards-bad-entry", {"entry": entry, "line": line, "why": why}))


@cache
def shipped_text() -> str:
    return (files(PACKAGE) / "cards.toml").read_text(encoding="utf-8")


@cache
def shipped() -> KingsBountyCards:
    text = shipped_text()
    return KingsBountyCards(read_toml(text), {}, text)


def card_set(changes: Mapping[str, object] | None = None) -> KingsBountyCards:
    """The shipped cards, or those with the changes put in."""
    if not changes:
        return shipped()
    check_known(shipped(), changes)
    tables = merged(read_toml(shipped_text()), changes)
    return KingsBountyCards(tables, dict(changes), shipped_text())
