"""What must hold of the entries of cards.toml, whoever wrote them."""

from __future__ import annotations

from typing import Final

from regnum.core.cards import Tables, check_count, line_of
from regnum.core.errors import BadCards
from regnum.core.messages import Message, Value
from regnum.games.paladins.components import (
    Conversion,
    Doing,
    Favour,
    Jar,
    Order,
    Outsider,
    Paladin,
    Pieces,
    Scheme,
    Space,
    Townsperson,
    Wall,
)

PACKAGE: Final = "regnum.games.paladins"
#: how many of each kind the box and the boards hold (p. 2-6)
BOX: Final = {
    "workshops": 8,
    "slots": 5,
    "regions": 6,
    "spaces": 40,
    "paladins": 12,
    "townsfolk": 32,
    "outsiders": 36,
    "walls": 24,
    "taverns": 24,
    "suspicions": 24,
    "debts": 24,
    "favours": 10,
    "orders": 6,
    "order_places": 3,
    "schemes": 17,
}
TABLES: Final = [
    "version",
    "workers",
    "supplies",
    "attributes",
    "actions",
    "jars",
    "jar_spaces",
    "taxes",
    "conversions",
    *BOX,
]
JARS: Final = 7
MOST_JAR_SPACES: Final = 12
SCHEME_FAVOURS: Final = 5
#: every scheme there can be, by its name in the texts: which are in the box is not known (PA-D79)
SCHEMES: Final = {
    "scheme-commission": "commission",
    "scheme-fortify": "fortify",
    "scheme-garrison": "garrison",
    "scheme-absolve": "absolve",
    "scheme-attack": "attack",
    "scheme-convert": "convert",
    "scheme-recruit": "recruit",
    "scheme-pray": "pray",
    "scheme-trade": "trade",
    "scheme-conspire": "conspire",
    "scheme-orders": "orders",
    "scheme-favour": "favour",
}
#: the actions with a limit of so many times in a game (p. 12); Develop has a workshop each (p. 13)
LIMITS: Final = {
    "commission": 7,
    "fortify": 7,
    "garrison": 7,
    "absolve": 7,
    "convert": 7,
    "develop": 8,
}
#: the attributes left and right of an action's name: they tell what the rules do (p. 16-21)
SIDES: Final = {
    "commission": ("faith", "influence"),
    "fortify": ("influence", "strength"),
    "garrison": ("strength", "faith"),
    "absolve": ("influence", "faith"),
    "attack": ("strength", "influence"),
    "convert": ("faith", "strength"),
}
#: what these cost is silver for the card itself (p. 14, 20)
PRICE_OF_CARD: Final = ["attack", "recruit"]
#: what these actions do by themselves cannot be another reward: the rules carry it out
OWN_REWARDS: Final = {"develop": [], "recruit": [], "pray": ["prayer"]}
#: what townsfolk can give while others are asked too: all that needs no question
PLAIN: Final = [
    "labourer",
    "scout",
    "merchant",
    "fighter",
    "cleric",
    "faith",
    "strength",
    "influence",
    "silver",
    "provision",
]
#: workers an action takes at most
CELLS: Final = {"develop": 2, "recruit": 2, "pray": 1, "conspire": 1, "hunt": 2, "trade": 2}


def check_tables(tables: Tables, text: str) -> None:
    for table in tables:
        if table not in TABLES:
            raise mistake(table, "", ", ".join(TABLES), text)


def check_names(table: str, names: list[str], right: list[str], text: str) -> None:
    """The box holds exactly these."""
    for name in names:
        if name not in right:
            raise mistake(table, name, ", ".join(right), text)
    check_count(table, len(names), len(right), text)


def check_box(table: str, found: int, text: str) -> None:
    check_count(table, found, BOX[table], text)


def check_workers(workers: dict[str, Pieces], text: str) -> None:
    """Nobody starts with a worker: they come with a paladin and a tavern (p. 9)."""
    for name, worker in workers.items():
        if worker.start:
            raise unfit("cards-no-start", "workers", name, text)


def check_doing(name: str, doing: Doing, text: str) -> None:
    """An action keeps its number of cells and its limit; a price is printed for each time."""
    cells = CELLS.get(name, 3)
    if len(doing.cells) != cells:
        raise mistake("actions", name, f"cells: {len(doing.cells)} != {cells}", text)
    limit = LIMITS.get(name, 0)
    if doing.limit != limit:
        raise mistake("actions", name, f"limit = {doing.limit} ({limit})", text)
    if (doing.pays is None) != (not doing.costs):
        raise mistake("actions", name, "pays, costs", text)
    times = limit or 1
    for field, values in (("costs", doing.costs), ("levels", doing.levels)):
        if values and len(values) != times:
            raise mistake("actions", name, f"{field}: {len(values)} != {times}", text)
    if bool(doing.levels) != (name == "fortify"):
        raise mistake("actions", name, "levels", text)
    if len(doing.points) > limit:
        raise mistake("actions", name, f"points: {len(doing.points)} > {limit}", text)
    if bool(doing.alone) != (name in ("hunt", "trade")):
        raise mistake("actions", name, "alone", text)
    if doing.pays == "silver" and name in PRICE_OF_CARD:
        raise unfit("cards-second-price", "actions", name, text)
    if (doing.needs, doing.raises) != SIDES.get(name, (None, None)):
        raise unfit("cards-fixed-sides", "actions", name, text)
    if name in OWN_REWARDS and list(doing.reward) != OWN_REWARDS[name]:
        raise unfit("cards-own-reward", "actions", name, text)


def check_jars(jars: dict[str, Jar], text: str) -> None:
    """Seven numbers that grow from left to right; the first jar needs none (p. 6, 19)."""
    check_count("jars", len(jars), JARS, text)
    least = 0
    for place, (name, jar) in enumerate(jars.items()):
        if jar.influence < least or (place == 0 and jar.influence):
            raise mistake("jars", name, f"influence = {jar.influence}", text)
        least = jar.influence + 1


def check_jar_spaces(spaces: int, jars: int, text: str) -> None:
    """Every jar must find a space."""
    if not jars <= spaces <= MOST_JAR_SPACES:
        raise mistake("jar_spaces", "", f"{jars} <= {spaces} <= {MOST_JAR_SPACES}", text)


def check_spaces(spaces: dict[str, Space], text: str) -> None:
    """Forty spaces, region by region, each of which gives something."""
    check_box("spaces", len(spaces), text)
    region = 1
    for name, space in spaces.items():
        if space.region < region:
            raise mistake("spaces", name, f"region = {space.region} < {region}", text)
        if not space.reward:
            raise mistake("spaces", name, "reward", text)
        region = space.region


def check_paladin(name: str, paladin: Paladin, text: str) -> None:
    """One ability, and a price is lowered only where there is one."""
    if paladin.free + bool(paladin.less) + bool(paladin.gain) != 1:
        raise mistake("paladins", name, "free | less | gain", text)
    if (paladin.free or paladin.less) and paladin.action in ("attack", "conspire", "hunt", "trade"):
        raise mistake("paladins", name, f"action = {paladin.action}", text)
    if paladin.gain and paladin.action in OWN_REWARDS:
        raise unfit("cards-no-gain", "paladins", name, text)


def check_townsperson(name: str, card: Townsperson, text: str) -> None:
    """Whoever helps in an inquisition helps at once: nothing of it is asked for (p. 23, 35)."""
    if card.when == "inquisition" and list(card.ability) != ["pardon"]:
        raise unfit("cards-conspirator", "townsfolk", name, text)
    plain = all(sign in PLAIN for sign in card.ability)
    if card.when in ("inquisition-clear", "inquisition-suspected") and not plain:
        raise unfit("cards-plain-ability", "townsfolk", name, text)


def check_outsiders(
    outsiders: dict[str, Outsider], conversions: dict[str, Conversion], text: str
) -> None:
    """36 outsiders, twelve a suit, each with a way to score (p. 35) and the attribute (p. 20)."""
    check_box("outsiders", len(outsiders), text)
    copies: dict[str, int] = {}
    suits: dict[str, int] = {}
    for name, card in outsiders.items():
        if card.scores not in conversions:
            raise mistake("outsiders", name, f"scores = {card.scores}", text)
        if "influence" not in card.attack:
            raise mistake("outsiders", name, "attack: influence", text)
        copies[card.scores] = copies.get(card.scores, 0) + 1
        suits[card.suit] = suits.get(card.suit, 0) + 1
        if suits[card.suit] > BOX["outsiders"] // 3:
            raise mistake("outsiders", name, f"suit = {card.suit}", text)
    for name, conversion in conversions.items():
        check_count("conversions", copies.get(name, 0), conversion.copies, text, name)


def check_wall(name: str, wall: Wall, text: str) -> None:
    """Every wall raises strength (p. 17); a choice is between two."""
    if "strength" not in wall.reward:
        raise mistake("walls", name, "reward: strength", text)
    if len(wall.either) == 1:
        raise mistake("walls", name, "either: 2", text)


def check_favour(name: str, favour: Favour, text: str) -> None:
    if bool(favour.reward) == bool(favour.either) or len(favour.either) == 1:
        raise mistake("favours", name, "reward | either", text)


def check_orders(orders: dict[str, Order], text: str) -> None:
    """One order for each action of the right side, all for the same number of times (p. 8)."""
    check_box("orders", len(orders), text)
    seen: dict[str, str] = {}
    for name, order in orders.items():
        if order.action in seen:
            raise mistake("orders", name, f"action: {seen[order.action]}", text)
        seen[order.action] = name
        if order.times != next(iter(orders.values())).times:
            raise mistake("orders", name, f"times = {order.times}", text)
    for name, order in orders.items():
        if name != f"order-{order.action}":
            raise mistake("orders", name, f"action = {order.action}", text)


def check_schemes(schemes: dict[str, Scheme], text: str) -> None:
    """A scheme is called by its action: so the texts have a name for each."""
    for name, scheme in schemes.items():
        if SCHEMES.get(name) != scheme.action:
            raise unfit("cards-scheme-name", "schemes", name, text, action=scheme.action)


def check_scheme_favours(actions: list[int], favour: int, text: str) -> None:
    """Five scheme cards show a favour, one for each favour on the board (p. 26)."""
    found = actions.count(favour)
    if found != SCHEME_FAVOURS:
        raise mistake("schemes", "scheme-favour", f"copies = {found} ({SCHEME_FAVOURS})", text)


def mistake(table: str, name: str, why: str, text: str) -> BadCards:
    entry = f"{table}.{name}" if name else table
    line = line_of(text, table, name)
    return BadCards(Message("cards-bad-entry", {"entry": entry, "line": line, "why": why}))


def unfit(code: str, table: str, name: str, text: str, **more: Value) -> BadCards:
    """A value that the rules could not carry out, with a sentence of the game's own."""
    args: dict[str, Value] = {
        "entry": f"{table}.{name}",
        "line": line_of(text, table, name),
        **more,
    }
    return BadCards(Message(code, args), PACKAGE)
