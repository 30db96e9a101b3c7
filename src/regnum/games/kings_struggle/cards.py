"""The cards of Kings' Struggle, numbered for speed, and the reading of cards.toml."""

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
from regnum.core.messages import Message, Value
from regnum.core.misfits import must_be
from regnum.core.nested import within
from regnum.games.kings_struggle.actions import Play, Skip, Use
from regnum.games.kings_struggle.components import Card
from regnum.games.kings_struggle.deals import Part

PACKAGE: Final = "regnum.games.kings_struggle"
KINDS: Final = [
    "peasant",
    "farmer",
    "assassin",
    "cobbler",
    "cooper",
    "jeweler",
    "jester",
    "knight",
    "queen",
    "king",
]
PEASANT: Final = 0
FARMER: Final = 1
ASSASSIN: Final = 2
COBBLER: Final = 3
COOPER: Final = 4
JEWELER: Final = 5
JESTER: Final = 6
KNIGHT: Final = 7
QUEEN: Final = 8
DECK: Final = 10
WHOLE_DECK: Final = (1 << DECK) - 1

TABLES: Final = ["version", "cards"]
ESTATES: Final = ["serf", "merchant", "royalty"]
SERF: Final = 0
MERCHANT: Final = 1
ROYALTY: Final = 2
#: which estate each kind belongs to, as in the box
BOX: Final = [SERF] * 3 + [MERCHANT] * 3 + [ROYALTY] * 4

MOST_SEATS: Final = 6
NOTHING: Final = -1

#: parts of abilities, each a bit of the parts that a talk is about
PARTS: Final[list[Part]] = ["boost", "kill", "star", "coins", "replace", "jest", "seize"]
BOOST: Final = 1
KILL: Final = 2
STAR: Final = 4
COINS: Final = 8
REPLACE: Final = 16
JEST: Final = 32
SEIZE: Final = 64
BIT_OF: Final[dict[str, int]] = {part: 1 << place for place, part in enumerate(PARTS)}


#: the parts that each kind of card has at all
PARTS_OF: Final = [0, BOOST, KILL, STAR | COINS, REPLACE | COINS, BOOST | COINS, JEST, SEIZE, 0, 0]
#: the parts that are not aimed at anybody
UNAIMED: Final = COINS | REPLACE


def name_of_part(bit: int) -> Part:
    return PARTS[bit.bit_length() - 1]


SKIP: Final = Skip()
USE_COINS: Final = Use("coins")
USE_REPLACE: Final = Use("replace")
USE_ON: Final[dict[int, list[Action]]] = {
    bit: [Use(PARTS[place], (seat,)) for seat in range(MOST_SEATS)]
    for place, bit in ((0, BOOST), (1, KILL), (2, STAR), (5, JEST), (6, SEIZE))
}
#: two Serfs at once, by their seats in order
SEIZE_TWO: Final[list[list[Action]]] = [
    [Use("seize", (one, two)) for two in range(MOST_SEATS)] for one in range(MOST_SEATS)
]


class KingsStruggleCards(CardSet):
    """All cards of the box. A kind is a number from 0 to 9; a card is deck * 10 + kind.

    The deck of seat 0 is called 1, as the players are: `king-1` is Player 1's King.
    """

    def __init__(self, tables: Tables, changes: Tables, text: str) -> None:
        super().__init__(tables, changes)
        for table in tables:
            if table not in TABLES:
                raise mistake(table, "", ", ".join(TABLES), text)
        found = entries(tables, "cards", Card, text)
        for name, card in found.items():
            if name not in KINDS:
                raise mistake("cards", name, ", ".join(KINDS), text)
            check_count("cards", card.copies, MOST_SEATS, text, name)
            estate = ESTATES[BOX[KINDS.index(name)]]
            if card.estate != estate:
                wrong = must_be("estate", card.estate, estate)
                raise mistake("cards", name, within([wrong]), text)
        self.power: list[int] = [found[name].power for name in KINDS]
        self.check_powers(text)
        self.names: list[str] = [f"{kind}-{deck + 1}" for deck in range(6) for kind in KINDS]
        self.number: dict[str, int] = {name: card for card, name in enumerate(self.names)}
        #: every way to put a card down, built once and shared
        self.play: list[Action] = [Play(name) for name in self.names]
        #: the kinds from the weakest to the strongest
        self.by_power: list[int] = [self.power.index(power) for power in range(1, DECK + 1)]

    def check_powers(self, text: str) -> None:
        """Each power stands once. Where it does not, what the owner has changed is to blame."""
        mine = self.changes.get("cards", {})
        for name in sorted(KINDS, key=lambda name: "power" not in mine.get(name, {})):
            power = self.power[KINDS.index(name)]
            if self.power.count(power) > 1:
                twins = [KINDS[kind] for kind in range(DECK) if self.power[kind] == power]
                other = next(twin for twin in twins if twin != name)
                args: dict[str, Value] = {"power": power, "other": other, "most": DECK}
                raise mistake("cards", name, within([Message("cards-power-twice", args)]), text)


def mistake(table: str, name: str, why: str, text: str) -> BadCards:
    entry = f"{table}.{name}" if name else table
    line = line_of(text, table, name)
    message = Message("cards-bad-entry", {"entry": entry, "line": line, "why": why})
    return BadCards(message, PACKAGE)


@cache
def shipped_text() -> str:
    return (files(PACKAGE) / "cards.toml").read_text(encoding="utf-8")


@cache
def shipped() -> KingsStruggleCards:
    text = shipped_text()
    return KingsStruggleCards(read_toml(text), {}, text)


def card_set(changes: Mapping[str, object] | None = None) -> KingsStruggleCards:
    """The shipped cards, or those with the changes put in."""
    if not changes:
        return shipped()
    check_known(shipped(), changes)
    tables = merged(read_toml(shipped_text()), changes)
    return KingsStruggleCards(tables, dict(changes), shipped_text())
