"""Every outsider: attacked, converted, and counted at the end. What each gives is written here
anew, from the printed cards, and not read from the card file."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.paladins.cards import shipped
from tests.games.paladins.effects import (
    OCCUPIED,
    effect,
    gained,
    take_everything,
    taken,
    without,
)
from tests.games.paladins.story import given

#: card: the attack besides a step of influence | steps of strength for a conversion
OUTSIDERS = """
viking-adventurer | L K | 1
viking-armourer | L PROV | 1
viking-assassin | L F | 2
viking-barbarian | TAX PROV | 2
viking-guardian | M PROV | 1
viking-lookout | M | 1
viking-marauder | C | 1
viking-mercenary | L L | 1
viking-protector | L PROV | 1
viking-thief | TAX TAX | 1
viking-traitor | C | 1
viking-vigilante | DESTROY | 1
byzantine-archer | S PROV | 1
byzantine-armourer | F | 1
byzantine-assassin | L PROV | 2
byzantine-champion | -SUS M | 1
byzantine-guardian | L L | 1
byzantine-hunter | -SUS F | 1
byzantine-invader | TAX PROV | 2
byzantine-lookout | L M | 1
byzantine-mercenary | -SUS L | 1
byzantine-thief | C | 1
byzantine-traitor | DESTROY | 1
byzantine-warrior | PROV PROV | 1
saracen-adventurer | L S | 1
saracen-archer | PROV PROV | 1
saracen-barbarian | L S | 2
saracen-champion | -SUS S | 1
saracen-hunter | DESTROY | 1
saracen-invader | IN | 2
saracen-marauder | IN | 1
saracen-mercenary-1 | L PROV | 1
saracen-mercenary-2 | TAX TAX | 1
saracen-protector | L L | 1
saracen-vigilante | -SUS K | 1
saracen-warrior | K | 1
"""
ROWS = [[part.strip() for part in line.split("|")] for line in OUTSIDERS.strip().splitlines()]
each = pytest.mark.parametrize(("card", "attack", "strength"), ROWS, ids=[row[0] for row in ROWS])

ABLE: dict[str, Any] = {
    "silver": {0: 9},
    "suspicions": {0: ["suspicion-one-1", "suspicion-one-2"]},
    "unpaid": {0: 1},
    "attributes": {0: {"strength": 1}},
    "next_suspicions": ["suspicion-none-1"],
    "standing": {0: OCCUPIED},
}


def test_the_table_above_names_every_card() -> None:
    assert [row[0] for row in ROWS] == shipped().outsiders


@each
def test_attacked(card: str, attack: str, strength: str) -> None:
    table, seat = given(
        outsiders=[card, None, None, None, None, None],
        workers={0: ["scout", "labourer", "fighter"]},
        **ABLE,
    )
    before = taken(table)
    seat(0).says("attack")
    take_everything(table)
    assert gained(before, taken(table)) == without("S L F", effect(attack + " IN"))
    assert (seat(0).attacked, seat(0).converted) == ([card], [])
    assert table.outsiders == [None] * 6


@each
def test_converted(card: str, attack: str, strength: str) -> None:
    """The first conversion costs nothing."""
    table, seat = given(
        outsiders=[card, None, None, None, None, None],
        workers={0: ["fighter", "labourer", "cleric"]},
        **ABLE,
    )
    before = taken(table)
    seat(0).says("convert")
    take_everything(table)
    assert gained(before, taken(table)) == without("F L K", effect("ST " * int(strength)))
    assert (seat(0).attacked, seat(0).converted) == ([], [card])


#: by the second word of the card: what it is worth in the story below
WORTH = {
    "assassin": 3,  # attacked Saracens
    "barbarian": 2,  # attacked Byzantines
    "invader": 1,  # attacked Vikings
    "adventurer": 2,  # 5 commissions
    "lookout": 3,  # 6 walls
    "archer": 1,  # 3 garrisons
    "vigilante": 3,  # 7 absolutions
    "guardian": 4,  # 8 workshops
    "hunter": 2,  # 4 hired townsfolk
    "warrior": 1,  # faith 7
    "armourer": 2,  # strength 8
    "marauder": 3,  # influence 12
    "protector": 5,  # paid debts
    "champion": 1 + 1,  # one order fulfilled
    "thief": 3,  # suspicions
    "traitor": 2,  # unpaid debts
    "mercenary": 1 + 1,  # itself
}


def story_of_a_life(converted: list[str]) -> int:
    """The points of a seat that has done a bit of everything."""
    attacked = [
        *["saracen-archer", "saracen-warrior", "saracen-protector"],
        *["byzantine-lookout", "byzantine-guardian"],
        "viking-thief",
    ]
    swapped = {
        "saracen-archer": "saracen-marauder",
        "saracen-warrior": "saracen-adventurer",
        "saracen-protector": "saracen-hunter",
        "byzantine-lookout": "byzantine-thief",
        "byzantine-guardian": "byzantine-traitor",
        "viking-thief": "viking-traitor",
    }
    _table, seat = given(
        round=3,
        orders=["order-absolve", "order-garrison", "order-convert"],
        attacked={0: [swapped[card] if card in converted else card for card in attacked]},
        converted={0: converted},
        attributes={0: {"faith": 7, "strength": 8, "influence": 12}},
        done={0: {"commission": 5, "garrison": 3, "absolve": 7, "develop": 8}},
        walls={0: [f"wall-{kind}-1" for kind in SIX_WALLS]},
        hired={0: ["abbot-1", "abbot-2", "squire-1", "peddler-1"]},
        suspicions={0: ["suspicion-one-1", "suspicion-one-2", "suspicion-two-1"]},
        unpaid={0: 2},
        paid={0: 5},
    )
    return seat(0).points


SIX_WALLS = ["scout", "merchant", "fighter", "cleric", "two-labourers", "three-labourers"]


@pytest.mark.parametrize("card", [row[0] for row in ROWS])
def test_worth_at_the_end(card: str) -> None:
    assert story_of_a_life([card]) - story_of_a_life([]) == WORTH[card.split("-")[1]]


def test_mercenaries_are_worth_more_together() -> None:
    """Page 35: 1 is worth 2, 2 are worth 3 each, and so on."""
    band = ["viking-mercenary", "byzantine-mercenary", "saracen-mercenary-1", "saracen-mercenary-2"]
    alone = story_of_a_life([])
    worth = [story_of_a_life(band[:number]) - alone for number in range(1, 5)]
    assert worth == [2, 6, 12, 20]


def test_two_traitors_save_two_points_a_debt() -> None:
    """Ruling PA-D49."""
    alone = story_of_a_life([])
    assert story_of_a_life(["viking-traitor", "byzantine-traitor"]) - alone == 4
