"""Every townsperson: sent on an errand, hired, and at work. What each gives is written here anew,
from the printed cards, and not read from the card file."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from regnum.games.paladins.cards import shipped
from tests.games.paladins.effects import (
    OCCUPIED,
    Effect,
    difference,
    effect,
    gained,
    take_everything,
    taken,
    without,
)
from tests.games.paladins.story import given

#: card: on an errand | at once when hired | with what | what
TOWNSFOLK = """
abbot-1 | K L | - | absolve | L
abbot-2 | PRAY | PROV | absolve | PROV
abbot-3 | DESTROY | -SUS | absolve | TAX
acolyte-1 | K | - | commission | L
acolyte-2 | PRAY | Ag | commission | Ag
acolyte-3 | -SUS -SUS | -SUS | commission | TAX
architect-1 | C | - | develop | L
architect-2 | L PROV | PROV | develop | PROV
architect-3 | TAX TAX | -SUS | develop | TAX
conspirator-1 | -SUS -SUS | - | inquisition | -SUS
conspirator-2 | C | - | inquisition | -SUS
debt-collector-1 | L L | - | debt | L
debt-collector-2 | DESTROY | - | debt | F
debt-collector-3 | -SUS -SUS | - | debt | S
defender-1 | ST | - | attack | L
defender-2 | L PROV | PROV | attack | PROV
defender-3 | TAX TAX | -SUS | attack | TAX
gatekeeper-1 | M L | - | fortify | L
gatekeeper-2 | S | Ag | fortify | Ag
gatekeeper-3 | TAX TAX | -SUS | fortify | TAX
missionary-1 | PRAY | - | convert | L
missionary-2 | FA | PROV | convert | PROV
missionary-3 | S L | -SUS | convert | TAX
peddler-1 | L L | - | suspected | L
peddler-2 | L PROV | - | suspected | PROV PROV
peddler-3 | -SUS -SUS | - | suspected | Ag Ag
squire-1 | F | - | clear | ST
squire-2 | IN | - | clear | IN
squire-3 | C | - | clear | FA
watchman-1 | F L | - | garrison | L
watchman-2 | L PROV | Ag | garrison | Ag
watchman-3 | M | -SUS | garrison | TAX
"""
ROWS = [[part.strip() for part in line.split("|")] for line in TOWNSFOLK.strip().splitlines()]
each = pytest.mark.parametrize(
    ("card", "errand", "instant", "when", "ability"), ROWS, ids=[row[0] for row in ROWS]
)

THREE = ["suspicion-one-1", "suspicion-one-2", "suspicion-two-1"]
OUTSIDERS = ["viking-lookout", None, None, None, None, None]
#: a seat that can do every action once
ABLE: dict[str, Any] = {
    "silver": {0: 9},
    "provisions": {0: 9},
    "suspicions": {0: THREE},
    "unpaid": {0: 2},
    "attributes": {0: {"strength": 1}},
    "outsiders": OUTSIDERS,
    "wall": "wall-points-1",
    "next_suspicions": ["suspicion-none-1"],
    "standing": {0: OCCUPIED},
}
WORK = {
    "commission": ["commission", "space space-1b"],
    "fortify": ["fortify"],
    "garrison": ["garrison", "space space-1b"],
    "absolve": ["absolve", "jar jar-provisions"],
    "attack": ["attack"],
    "convert": ["convert"],
    "develop": ["develop", "build attack 1"],
    "debt": ["absolve", "jar jar-pay"],
}
WORKERS = {
    "commission": ["scout", "labourer", "cleric"],
    "fortify": ["merchant", "labourer", "scout"],
    "garrison": ["merchant", "labourer", "fighter"],
    "absolve": ["cleric", "labourer", "merchant"],
    "attack": ["scout", "labourer", "fighter"],
    "convert": ["fighter", "labourer", "cleric"],
    "develop": ["labourer", "labourer"],
    "debt": ["cleric", "labourer", "merchant"],
}


def test_the_table_above_names_every_card() -> None:
    assert [row[0] for row in ROWS] == shipped().townsfolk


@each
def test_on_an_errand(card: str, errand: str, instant: str, when: str, ability: str) -> None:
    """In the rightmost slot a townsperson costs nothing."""
    row = [None, None, None, None, card]
    table, seat = given(townsfolk=row, workers={0: ["labourer"]}, **ABLE)
    before = taken(table)
    seat(0).says("errand")
    take_everything(table)
    assert gained(before, taken(table)) == without("L", effect(errand))
    assert seat(0).hired == []
    assert card not in table.townsfolk


@each
def test_hired(card: str, errand: str, instant: str, when: str, ability: str) -> None:
    row = [None, None, None, None, card]
    table, seat = given(townsfolk=row, workers={0: ["labourer", "fighter"]}, **ABLE)
    before = taken(table)
    seat(0).says("hire")
    take_everything(table)
    assert gained(before, taken(table)) == without("L F", effect(instant + " HIRE"))
    assert seat(0).hired == [card]


@cache
def worked(when: str, *hired: str) -> Effect:
    """What an action or an inquisition brings seat 0."""
    if when in WORK:
        table, seat = given(hired={0: list(hired)}, workers={0: WORKERS[when]}, **ABLE)
        before = taken(table)
        seat(0).says(*WORK[when])
        take_everything(table)
        return gained(before, taken(table))
    return inquired({"inquisition": 2, "suspected": 2, "clear": 0}[when], *hired)


def inquired(suspicions: int, *hired: str) -> Effect:
    """Seat 1 takes the last tax: what the inquisition brings seat 0, which is not the accused."""
    table, seat = given(
        hired={0: list(hired)},
        turn=1,
        workers={1: ["labourer", "labourer"]},
        suspicions={0: THREE[:suspicions], 1: ["suspicion-two-2", "suspicion-two-3"]},
        next_suspicions=["suspicion-one-5"],
        tax=1,
    )
    before = taken(table)
    seat(1).says("conspire")
    for card in hired:
        if f"use {card}" in seat(0).can_say():
            seat(0).says(f"use {card}")
    found = gained(before, taken(table))
    # the tax supply is full again, which is nothing that seat 0 took
    found["Ag"] += found.pop("TAX", 0)
    return Effect({sign: number for sign, number in found.items() if number})


@each
def test_at_work(card: str, errand: str, instant: str, when: str, ability: str) -> None:
    """With the card an action brings more than without it, and just that."""
    assert difference(worked(when, card), worked(when)) == effect(ability)


@each
def test_only_at_its_own_work(
    card: str, errand: str, instant: str, when: str, ability: str
) -> None:
    for other in WORK:
        if other != when and not (when == "absolve" and other == "debt"):
            assert worked(other, card) == worked(other), other


@pytest.mark.parametrize("card", ["squire-1", "squire-2", "squire-3"])
def test_a_squire_stays_away_from_the_suspected(card: str) -> None:
    assert inquired(1, card) == inquired(1) == effect("")


@pytest.mark.parametrize("card", ["peddler-1", "peddler-2", "peddler-3"])
def test_a_peddler_needs_two_suspicions(card: str) -> None:
    assert inquired(1, card) == inquired(1) == effect("")


def test_two_copies_add_up() -> None:
    """Ruling PA-D27."""
    two = worked("fortify", "gatekeeper-1", "gatekeeper-2")
    assert difference(two, worked("fortify")) == effect("L Ag")
