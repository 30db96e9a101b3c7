"""Every paladin, king's favour, king's order, tavern and suspicion. What each gives is written here
anew, from the printed cards, and not read from the card file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from regnum.core import agenda
from regnum.games.paladins.cards import PALADINS, shipped
from regnum.games.paladins.rewards import ATTRIBUTES
from regnum.games.paladins.rules_round import NEXT_ROUND
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
from tests.games.paladins.story import StorySeat, StoryTable, given, on_top

#: paladin: workers | what it adds | the action it helps with | what that is worth
PALADIN_CARDS = """
anseis | M S | FA IN IN IN | fortify | PROV PROV PROV
berengier | F M | ST ST ST IN | garrison | PROV PROV PROV
engelier | F S | ST ST ST FA | attack | Ag Ag
gerier | K F | FA FA FA IN | convert | Ag Ag Ag
gerin | M L | IN IN IN IN | conspire | Ag Ag
girard | S S | FA FA IN IN | hunt | PROV PROV
ivon | K S | FA FA FA ST | commission | PROV PROV PROV
ivoire | K M | IN IN IN ST | absolve | Ag Ag Ag
oliver | K K | FA FA FA FA | pray | Ag Ag
otton | M M | FA FA ST ST | trade | Ag Ag
roland | F L | ST ST ST ST | errand | Ag Ag
samson | S L | ST ST IN IN | develop | Ag Ag
"""
ROWS = [[part.strip() for part in line.split("|")] for line in PALADIN_CARDS.strip().splitlines()]
each_paladin = pytest.mark.parametrize(
    ("name", "workers", "boost", "action", "worth"), ROWS, ids=[row[0] for row in ROWS]
)
WORKERS = {
    "commission": ["scout", "labourer", "cleric"],
    "fortify": ["merchant", "labourer", "scout"],
    "garrison": ["merchant", "labourer", "fighter"],
    "absolve": ["cleric", "labourer", "merchant"],
    "attack": ["scout", "labourer", "fighter"],
    "convert": ["fighter", "labourer", "cleric"],
    "develop": ["labourer", "labourer"],
    "pray": ["cleric"],
}
WORK = {
    "commission": ["commission", "region 1", "space space-1b"],
    "garrison": ["garrison", "region 1", "space space-1b"],
    "absolve": ["absolve", "jar jar-provisions"],
    "develop": ["develop", "build attack 1"],
    "errand": ["errand"],
}


def after_muster(name: str, *taverns: str) -> tuple[StoryTable, Callable[[int], StorySeat]]:
    """A new round in which seat 0 has turned up a paladin."""
    table, seat = given()
    s = table.state
    mine = s.paladin_decks[0]
    on_top(mine, 0, [s.cards.paladins.index(name)])
    on_top(s.tavern_deck, s.tavern_top, [s.cards.tavern_number[tavern] for tavern in taverns])
    s.hand[0:6] = [0] * 6
    s.round, s.agenda = 0, [NEXT_ROUND]
    agenda.advance(s)
    names = [s.cards.paladin_cards[card] for card in s.drawn[0]]
    other = [s.cards.paladin_cards[card] for card in s.drawn[1]]
    seat(0).says(f"muster {names[0]} top {names[1]} bottom {names[2]}")
    seat(1).says(f"muster {other[0]} top {other[1]} bottom {other[2]}")
    return table, seat


def test_the_tables_name_every_card() -> None:
    assert [row[0] for row in ROWS] == shipped().paladins
    assert len(shipped().paladin_cards) == 4 * PALADINS
    assert list(FAVOURS) == shipped().favours
    assert len(TAVERNS) == len(shipped().taverns)


@each_paladin
def test_a_paladin_brings_two_workers_and_raises_attributes(
    name: str, workers: str, boost: str, action: str, worth: str
) -> None:
    table, seat = after_muster(name)
    assert effect(workers) == Effect({k: v for k, v in taken(table).items() if v and k in "LSMFKC"})
    levels = [table.state.level(0, number) for number in range(3)]
    assert levels == [effect(boost)[sign] for sign in ("FA", "ST", "IN")]
    assert [seat(0).attribute(attribute) for attribute in ATTRIBUTES] == [0, 0, 0]


def done_with(action: str, paladins: dict[int, str]) -> Effect:
    """What an action brings, with a paladin or without; where prices rise, for the sixth time."""
    often = {"commission": 5, "fortify": 5, "garrison": 5, "absolve": 5, "convert": 5}
    table, seat = given(
        workers={0: WORKERS.get(action, ["labourer"])},
        paladins=paladins,
        silver={0: 9},
        provisions={0: 9},
        attributes={0: {"faith": 1, "strength": 2, "influence": 11}},
        done={0: {action: often[action]}} if action in often else {},
        outsiders=["viking-lookout", None, None, None, None, None],
        townsfolk=[None, None, "abbot-1", None, None],
        wall="wall-points-1",
        next_suspicions=["suspicion-none-1"],
        standing={0: {} if action == "hunt" else OCCUPIED},
    )
    before = taken(table)
    said = WORK.get(action, [action])
    for text in said:
        # what has only one answer is answered already
        if text == said[0] or text in seat(0).can_say():
            seat(0).says(text)
    take_everything(table)
    return gained(before, taken(table))


@each_paladin
def test_a_paladin_helps_with_one_action(
    name: str, workers: str, boost: str, action: str, worth: str
) -> None:
    assert difference(done_with(action, {0: name}), done_with(action, {})) == effect(worth)


@each_paladin
def test_a_paladin_helps_with_no_other_action(
    name: str, workers: str, boost: str, action: str, worth: str
) -> None:
    for other in ("trade", "conspire", "pray", "errand", "develop", "fortify", "convert"):
        if other != action:
            assert done_with(other, {0: name}) == done_with(other, {}), other


# -- favours

#: favour: the worker it takes (any: a labourer is tried) | its price | what it gives, in each way
FAVOURS: dict[str, tuple[str, str, dict[str, str]]] = {
    "favour-hiring": ("S", "", {"": "HIRE"}),
    "favour-pardon": ("K", "", {"": "-SUS TAX TAX"}),
    "favour-rogues": ("any", "", {"": "C C"}),
    "favour-training": (
        "C",
        "",
        {"pick faith": "FA", "pick strength": "ST", "pick influence": "IN"},
    ),
    "favour-clemency": ("F", "Ag", {"pick pay": "PAY", "pick pardon,pardon": "-SUS -SUS"}),
    "favour-loan": ("any", "", {"": "S M F DEBT"}),
    "favour-workshop": ("M", "PROV", {"pick workshop": "DEV S", "pick fighter,cleric": "F K"}),
    "favour-labour": ("C", "", {"": "L L L"}),
    "favour-stores": ("any", "", {"": "PROV PROV TAX"}),
    "favour-prayer": ("any", "", {"": "PRAY"}),
}
NAMES = {
    "L": "labourer",
    "S": "scout",
    "M": "merchant",
    "F": "fighter",
    "K": "cleric",
    "C": "criminal",
}
WAYS = [(favour, way) for favour, (_, _, ways) in FAVOURS.items() for way in ways]


def at_favour(favour: str, workers: list[str], **more: Any) -> Any:
    return given(
        round=3,
        favours=[favour],
        workers={0: workers},
        suspicions={0: ["suspicion-one-1", "suspicion-one-2", "suspicion-two-1"]},
        next_suspicions=["suspicion-none-1", "suspicion-none-2"],
        townsfolk=["conspirator-1", None, None, None, None],
        standing={0: OCCUPIED},
        **{"unpaid": {0: 2}, **more},
    )


@pytest.mark.parametrize(("favour", "way"), WAYS)
def test_a_favour(favour: str, way: str) -> None:
    worker, price, ways = FAVOURS[favour]
    used = "L" if worker == "any" else worker
    table, seat = at_favour(favour, [NAMES[used]])
    before = taken(table)
    seat(0).says(f"favour {favour}")
    if way:
        assert seat(0).can_say() == list(ways)
        seat(0).says(way)
    take_everything(table)
    assert gained(before, taken(table)) == without(f"{used} {price}", effect(ways[way]))


@pytest.mark.parametrize("favour", FAVOURS)
def test_a_favour_takes_its_own_colour_or_a_criminal(favour: str) -> None:
    wanted = FAVOURS[favour][0]
    for sign, name in NAMES.items():
        _, seat = at_favour(favour, [name])
        fits = wanted in ("any", sign) or sign == "C"
        assert (f"favour {favour}" in seat(0).can_say()) == fits, name


@pytest.mark.parametrize(
    ("favour", "worker", "poor", "code"),
    [
        ("favour-clemency", "fighter", {"silver": {0: 0}}, "favour-silver"),
        ("favour-workshop", "merchant", {"provisions": {0: 0}}, "favour-provisions"),
    ],
)
def test_a_favour_that_cannot_be_paid(
    favour: str, worker: str, poor: dict[str, Any], code: str
) -> None:
    _, seat = at_favour(favour, [worker], **poor)
    assert seat(0).refused(f"favour {favour}").code == code


# -- orders

SIX = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]


@pytest.mark.parametrize("action", SIX)
@pytest.mark.parametrize(("place", "points"), [(0, 4), (1, 6), (2, 8)])
def test_an_order_asks_for_five(action: str, place: int, points: int) -> None:
    """Four times are not enough, and it counts only once it lies open."""
    orders = [f"order-{other}" for other in SIX if other != action][:2]
    orders.insert(place, f"order-{action}")

    def scored(times: int, round: int) -> int:
        _, seat = given(round=round, orders=orders, done={0: {action: times}})
        lines = given(round=round, orders=orders, done={0: {action: times}})[0].result.breakdown[0]
        assert seat(0).points == sum(line.points for line in lines)
        return sum(line.points for line in lines if line.what.id == "score-order")

    assert scored(5, place + 1) == points
    assert scored(4, place + 1) == 0
    assert scored(5, place) == 0


# -- taverns

TAVERNS = (
    """
K S L L; F F S C; M M S C; F F C L; K S S C; F M S C; M M L L; M M S S
K K F S; K K M S; F F M C; F S C C; M M S L; K K M L; F M S S; F C C L
K L L C; K K M M; F F L L; K K K F; K K F M; S S S L; F M C C; F C L L
""".replace("\n", ";")
    .strip(";")
    .split(";")
)


@pytest.mark.parametrize(("number", "workers"), list(enumerate(TAVERNS, 1)))
def test_a_tavern_brings_four_workers(number: int, workers: str) -> None:
    """Each criminal brings a suspicion as well."""
    tavern = f"tavern-{number}"
    table, seat = after_muster("anseis", tavern)
    before = taken(table)
    seat(0).says(f"visit {tavern}")
    take_everything(table)
    wanted = effect(workers)
    found = {sign: number for sign, number in gained(before, taken(table)).items() if sign in NAMES}
    assert found == wanted
    assert sum(found.values()) == 4
    assert len(seat(0).suspicions) == wanted["C"]


# -- suspicions and debts


@pytest.mark.parametrize(("kind", "tax", "copies"), [("none", 0, 6), ("one", 1, 8), ("two", 2, 10)])
def test_a_suspicion_brings_its_tax(kind: str, tax: int, copies: int) -> None:
    names = [name for name in shipped().suspicions if name.startswith(f"suspicion-{kind}-")]
    assert len(names) == copies
    table, seat = given(workers={0: ["labourer"]}, next_suspicions=[names[-1]])
    before = taken(table)
    seat(0).says("conspire")
    assert gained(before, taken(table)) == without("L", effect("C " + "TAX " * tax))
    assert seat(0).suspicions == [names[-1]]


def test_a_debt_costs_three_points_and_brings_one_when_paid() -> None:
    assert given(silver={0: 0})[1](0).points == 0
    assert given(silver={0: 0}, unpaid={0: 2})[1](0).points == -6
    assert given(silver={0: 0}, paid={0: 2})[1](0).points == 2
