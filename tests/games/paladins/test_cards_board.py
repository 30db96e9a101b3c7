"""Every wall, every space for monks, outposts and jars, every workshop; prices, flags and points of
the boards. What each gives is written here anew, and not read from the card file."""

from __future__ import annotations

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

# -- walls

#: kind: copies | besides a step of strength | points | or one of two
WALLS = """
strength | 2 | ST | 0 | -
labourer-and-point | 2 | L | 1 | -
points | 2 | - | 2 | -
pay-or-silver | 3 | - | 0 | PAY / Ag Ag
pardon-or-silver | 4 | - | 0 | -SUS / Ag Ag
three-labourers | 1 | L L L | 0 | -
two-labourers | 1 | L L | 0 | -
labourer-merchant | 1 | L M | 0 | -
labourer-fighter | 1 | L F | 0 | -
labourer-scout | 1 | L S | 0 | -
labourer-cleric | 1 | L K | 0 | -
scout-merchant | 1 | S M | 0 | -
scout | 1 | S | 0 | -
merchant | 1 | M | 0 | -
fighter | 1 | F | 0 | -
cleric | 1 | K | 0 | -
"""
ROWS = [[part.strip() for part in line.split("|")] for line in WALLS.strip().splitlines()]
COPIES = [
    (f"wall-{kind}-{copy}", gives, points, either)
    for kind, copies, gives, points, either in ROWS
    for copy in range(1, int(copies) + 1)
]
SUSPECTED = ["suspicion-one-1", "suspicion-one-2"]


def test_the_table_of_walls_names_every_card() -> None:
    assert [row[0] for row in COPIES] == shipped().walls


@pytest.mark.parametrize(("wall", "gives", "points", "either"), COPIES)
def test_a_wall(wall: str, gives: str, points: str, either: str) -> None:
    ways = [part.strip() for part in either.split("/")] if either != "-" else [""]
    for number, way in enumerate(ways):
        table, seat = given(
            workers={0: ["merchant", "labourer", "scout"]},
            wall=wall,
            suspicions={0: SUSPECTED},
            unpaid={0: 1},
            standing={0: OCCUPIED},
        )
        before = taken(table)
        seat(0).says("fortify")
        if way:
            # the left one is offered first
            assert len(seat(0).can_say()) == len(ways)
            seat(0).says(seat(0).can_say()[number])
        take_everything(table)
        wanted = without("M L S PROV", effect(f"ST {gives} {way}"))
        assert gained(before, taken(table)) == wanted
        assert table.view(0).players[0].walls == (wall,)


@pytest.mark.parametrize(("wall", "gives", "points", "either"), COPIES)
def test_points_on_a_wall(wall: str, gives: str, points: str, either: str) -> None:
    assert given(walls={0: [wall]})[1](0).points - given()[1](0).points == int(points)


# -- the land

#: the spaces of each region: open to all | with three players or more | with four
REGIONS = [
    ("HIRE; Ag Ag", "L", "-SUS"),
    ("HIRE; Ag Ag; S; -SUS", "Ag Ag; -SUS", "L"),
    ("L; M; Ag Ag; PRAY; S; F", "HIRE; PAY", "Ag Ag"),
    ("F; PRAY; M; K; PAY; L S; Ag Ag", "PRAY; Ag Ag", "L L"),
    ("PRAY; L F; PAY; L M; L K", "L L", "PAY"),
    ("PAY", "PRAY", "L L"),
]
SPACES = [
    (f"space-{region}{'abcdefghij'[number]}", region, players, gives)
    for region, row in enumerate(REGIONS, 1)
    for number, (players, gives) in enumerate(
        (players, gives)
        for players, cell in zip((1, 3, 4), row, strict=True)
        for gives in cell.split("; ")
    )
]
each_space = pytest.mark.parametrize(
    ("space", "region", "players", "gives"), SPACES, ids=[space[0] for space in SPACES]
)


def test_the_table_of_spaces_names_every_one() -> None:
    assert [row[0] for row in SPACES] == shipped().spaces


@each_space
@pytest.mark.parametrize(
    ("action", "needs", "workers", "raises"),
    [
        ("commission", "faith", ["scout", "labourer", "cleric"], "IN"),
        ("garrison", "strength", ["merchant", "labourer", "fighter"], "FA"),
    ],
)
def test_a_space(
    action: str,
    needs: str,
    workers: list[str],
    raises: str,
    space: str,
    region: int,
    players: int,
    gives: str,
) -> None:
    """Just enough faith or strength, and all four players."""
    table, seat = given(
        4,
        workers={0: workers},
        attributes={0: {needs: 2 * (region - 1) + (action == "garrison")}},
        suspicions={0: SUSPECTED},
        unpaid={0: 1},
        townsfolk=["conspirator-1", None, None, None, None],
        standing={0: OCCUPIED},
    )
    before = taken(table)
    seat(0).says(action)
    if region > 1:
        assert f"region {region + 1}" not in seat(0).can_say()
        seat(0).says(f"region {region}")
    seat(0).says(f"space {space}")
    take_everything(table)
    used = "S L K PROV" if action == "commission" else "M L F PROV"
    assert gained(before, taken(table)) == without(used, effect(f"{gives} {raises}"))


@each_space
def test_a_space_is_open_to_enough_players(
    space: str, region: int, players: int, gives: str
) -> None:
    for seats in (1, 2, 3, 4):
        shown = [seen for seen in given(seats)[0].view(0).spaces if seen.space == space]
        assert shown[0].barred == (seats < players)


# -- jars and workshops

JARS = [
    ("jar-hire", "HIRE"),
    ("jar-labourer", "L"),
    ("jar-prayer-1", "PRAY"),
    ("jar-prayer-2", "PRAY"),
    ("jar-faith", "FA"),
    ("jar-provisions", "PROV PROV"),
    ("jar-pardon", "-SUS"),
    ("jar-pay", "PAY"),
]


@pytest.mark.parametrize(("space", "gives"), JARS)
def test_a_space_for_a_jar(space: str, gives: str) -> None:
    assert [row[0] for row in JARS] == shipped().jar_spaces
    table, seat = given(
        workers={0: ["cleric", "labourer", "merchant"]},
        suspicions={0: SUSPECTED},
        unpaid={0: 1},
        townsfolk=["conspirator-1", None, None, None, None],
        standing={0: OCCUPIED},
    )
    before = taken(table)
    seat(0).says("absolve", f"jar {space}")
    take_everything(table)
    wanted = without("K L M Ag", effect(f"{gives} FA -SUS"))
    assert gained(before, taken(table)) == wanted


@pytest.mark.parametrize(
    ("action", "needs"),
    [("absolve", [0, 2, 4, 6, 8, 10, 12]), ("fortify", [0, 1, 3, 5, 7, 9, 11])],
)
def test_influence_for_jars_and_walls(action: str, needs: list[int]) -> None:
    workers = ["merchant", "labourer", "cleric" if action == "absolve" else "scout"]
    for times, need in enumerate(needs):
        for influence in {need, max(0, need - 1)}:
            _, seat = given(
                workers={0: workers},
                silver={0: 3},
                provisions={0: 3},
                attributes={0: {"influence": influence}},
                done={0: {action: times}},
            )
            assert (action in seat(0).can_say()) == (influence >= need), (times, influence)


@pytest.mark.parametrize(("number", "worker"), list(enumerate("SFMKSFMK")))
def test_the_worker_under_a_workshop(number: int, worker: str) -> None:
    table, seat = given(
        workers={0: ["labourer", "labourer"]},
        silver={0: 4},
        done={0: {"develop": number}},
        standing={0: OCCUPIED},
    )
    before = taken(table)
    seat(0).says("develop", "build attack 1")
    wanted = without("L L Ag Ag Ag Ag", effect(f"DEV {worker}"))
    assert gained(before, taken(table)) == wanted


# -- prices and points of the boards

PRICES = {
    "commission": ("provisions", [1, 1, 1, 2, 2, 3, 3], ["scout", "labourer", "cleric"]),
    "fortify": ("provisions", [1, 1, 1, 2, 2, 3, 3], ["merchant", "labourer", "scout"]),
    "garrison": ("provisions", [1, 1, 1, 2, 2, 3, 3], ["merchant", "labourer", "fighter"]),
    "absolve": ("silver", [1, 2, 2, 2, 3, 3, 3], ["cleric", "labourer", "merchant"]),
    "convert": ("silver", [0, 1, 2, 2, 2, 3, 3], ["fighter", "labourer", "cleric"]),
}


@pytest.mark.parametrize("action", PRICES)
def test_prices_from_the_first_to_the_seventh_time(action: str) -> None:
    goods, prices, workers = PRICES[action]
    for times, price in enumerate(prices):
        for purse in {price, max(0, price - 1)}:
            amounts = {"silver": {0: 0}, "provisions": {0: 0}, goods: {0: purse}}
            _, seat = given(
                workers={0: workers},
                silver=amounts["silver"],
                provisions=amounts["provisions"],
                attributes={0: {"faith": 1, "strength": 1, "influence": 12}},
                done={0: {action: times}},
            )
            assert (action in seat(0).can_say()) == (purse >= price), (times, purse)


@pytest.mark.parametrize(
    ("slot", "price", "debt"),
    [(0, 3, True), (1, 2, True), (2, 2, False), (3, 1, False), (4, 0, False)],
)
def test_the_price_of_a_townsperson(slot: int, price: int, debt: bool) -> None:
    row: list[str | None] = [None] * 5
    row[slot] = "abbot-1"
    for purse in (0, 1, 2, 3):
        _, seat = given(townsfolk=row, workers={0: ["labourer"]}, silver={0: purse})
        assert ("errand" in seat(0).can_say()) == (purse >= price or debt)
    _, seat = given(townsfolk=row, workers={0: ["labourer"]}, silver={0: 3})
    seat(0).says("errand")
    if debt:
        assert seat(0).can_say() == ["recruit abbot-1 silver", "recruit abbot-1 debt"]
        seat(0).says("recruit abbot-1 silver")
    assert seat(0).silver == 3 - price


@pytest.mark.parametrize(("seats", "tax"), [(1, 5), (2, 6), (3, 7), (4, 8)])
def test_the_tax_supply(seats: int, tax: int) -> None:
    assert given(seats)[0].tax == tax


@pytest.mark.parametrize("attribute", ["faith", "strength", "influence"])
def test_points_of_an_attribute(attribute: str) -> None:
    points = [given(attributes={0: {attribute: level}})[1](0).points for level in range(13)]
    first = points[0]
    assert [each - first for each in points] == [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20]


@pytest.mark.parametrize(
    ("action", "points"),
    [
        ("commission", [0, 0, 0, 0, 0, 2, 5, 9]),
        ("garrison", [0, 0, 0, 0, 0, 2, 5, 9]),
        ("fortify", [0, 0, 0, 0, 0, 1, 3, 6]),
        ("absolve", [0, 0, 0, 0, 0, 1, 3, 6]),
        ("develop", [0, 0, 0, 0, 0, 0, 1, 3, 6]),
    ],
)
def test_points_of_an_action(action: str, points: list[int]) -> None:
    orders = [f"order-{other}" for other in ("attack", "convert") if other != action]
    found = [
        given(done={0: {action: times}}, orders=orders)[1](0).points for times in range(len(points))
    ]
    assert [each - found[0] for each in found] == points


def test_everybody_sees_what_the_boards_print() -> None:
    table, _ = given()
    for seat in (0, 1, None):
        view = table.view(seat)
        printed = {each.action: each for each in view.printed}
        assert printed["absolve"].silver
        assert printed["absolve"].costs == (1, 2, 2, 2, 3, 3, 3)
        assert printed["absolve"].needs == (0, 2, 4, 6, 8, 10, 12)
        assert printed["commission"].points == (0, 0, 0, 0, 2, 5, 9)
        assert not printed["fortify"].silver
        assert "attack" not in printed, "it can be done without end"
        assert [track[-1] for track in view.tracks] == [20, 20, 20]
