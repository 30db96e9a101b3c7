"""The components of Paladins, typed and numbered for speed, and the reading of cards.toml."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from regnum.core.cards import CardSet, Tables, entries, merged, read_toml
from regnum.games.paladins import checks
from regnum.games.paladins.components import (
    Conversion,
    Debt,
    Doing,
    Favour,
    Jar,
    JarSpace,
    Order,
    OrderPlace,
    Outsider,
    Paladin,
    Pieces,
    Region,
    Scheme,
    Slot,
    Space,
    Suspicion,
    Tavern,
    Taxes,
    Townsperson,
    Track,
    Wall,
    Workshop,
)
from regnum.games.paladins.moves import Moves
from regnum.games.paladins.rewards import (
    ACTIONS,
    ATTRIBUTES,
    CELLS,
    WORKERS,
    Reward,
    reward,
)

PACKAGE: Final = checks.PACKAGE

MOST_SEATS: Final = 4
PALADINS: Final = 12
NO_LIMIT: Final = 99

SUITS: Final = ["saracen", "byzantine", "viking"]

#: when a townsperson's ability works: with an action of that number, or at one of these
WHEN: Final = [
    *ACTIONS,
    "debt-paid",
    "inquisition",
    "inquisition-clear",
    "inquisition-suspected",
]
DEBT_PAID: Final = 12
INQUISITION: Final = 13
INQUISITION_CLEAR: Final = 14
INQUISITION_SUSPECTED: Final = 15

#: what a converted outsider counts; the first three by the suits above
COUNTS: Final = [
    "attacked-saracens",
    "attacked-byzantines",
    "attacked-vikings",
    "faith",
    "strength",
    "influence",
    "commission",
    "fortify",
    "garrison",
    "absolve",
    "develop",
    "recruit",
    "paid-debts",
    "unpaid-debts",
    "orders",
    "suspicions",
    "mercenaries",
]
COUNT_ATTRIBUTE: Final = 3
COUNT_COMMISSION: Final = 6
COUNT_FORTIFY: Final = 7
COUNT_GARRISON: Final = 8
COUNT_ABSOLVE: Final = 9
COUNT_DEVELOP: Final = 10
COUNT_RECRUIT: Final = 11
COUNT_PAID: Final = 12
COUNT_UNPAID: Final = 13
COUNT_ORDERS: Final = 14
COUNT_SUSPICIONS: Final = 15
COUNT_MERCENARIES: Final = 16

#: what a scheme card makes the solo opponent try: an action by its number, or one of these
SCHEME_ORDERS: Final = 12
SCHEME_FAVOUR: Final = 13
SCHEMES: Final = [*ACTIONS, "orders", "favour"]


class PaladinsCards(CardSet):
    """All that is printed. Components of each kind are numbered from 0, in the file's order.

    Lists are indexed by those numbers; what belongs to an action by the action's number.
    """

    def __init__(self, tables: Tables, changes: Tables, text: str) -> None:
        super().__init__(tables, changes)
        checks.check_tables(tables, text)
        self.read_board(text)
        self.read_spaces(text)
        self.read_paladins(text)
        self.read_people(text)
        self.read_small_cards(text)
        self.read_court(text)
        self.moves = Moves(
            self.townsfolk,
            self.outsiders,
            self.favours,
            self.taverns,
            self.spaces,
            self.jar_spaces,
            self.paladin_cards,
            self.wall_either + self.favour_either,
        )

    def changed_entries(self, shipped: CardSet) -> frozenset[str]:
        """The texts tell of a space its region's flags, of an outsider its points at the end, of
        an order what its place is worth: where those have changed, so has what they are told of."""
        found = set(super().changed_entries(shipped))
        for name, space in self.tables["spaces"].items():
            if f"region-{space['region']}" in found:
                found.add(name)
        for name, card in self.tables["outsiders"].items():
            if card["scores"] in found:
                found.add(name)
        if not found.isdisjoint(self.tables["order_places"]):
            found.update(self.tables["orders"])
        return frozenset(found)

    def read_board(self, text: str) -> None:
        """The player board (p. 12-21), and what is in the general supply at first."""
        workers = entries(self.tables, "workers", Pieces, text)
        checks.check_names("workers", list(workers), WORKERS, text)
        checks.check_workers(workers, text)
        self.worker_pieces: list[int] = [workers[name].pieces for name in WORKERS]
        supplies = entries(self.tables, "supplies", Pieces, text)
        checks.check_names("supplies", list(supplies), ["silver", "provision"], text)
        self.silver_pieces: int = supplies["silver"].pieces
        self.silver_start: int = supplies["silver"].start
        self.provision_pieces: int = supplies["provision"].pieces
        self.provision_start: int = supplies["provision"].start
        tracks = entries(self.tables, "attributes", Track, text)
        checks.check_names("attributes", list(tracks), ATTRIBUTES, text)
        #: points by attribute and step of the track
        self.track_points: list[list[int]] = [list(tracks[name].points) for name in ATTRIBUTES]
        found = entries(self.tables, "actions", Doing, text)
        checks.check_names("actions", list(found), ACTIONS, text)
        doings = [found[name] for name in ACTIONS]
        for name, doing in found.items():
            checks.check_doing(name, doing, text)
        #: the workers of each action, cell by cell; ANY for a clear one
        self.cells: list[list[int]] = [[CELLS.index(cell) for cell in d.cells] for d in doings]
        #: the price for the first time, the second and so on; empty if there is none
        self.costs: list[list[int]] = [list(d.costs) for d in doings]
        self.pays_silver: list[bool] = [d.pays == "silver" for d in doings]
        #: the level needed for the first time, the second and so on (Fortify only)
        self.levels: list[list[int]] = [list(d.levels) for d in doings]
        #: how often in a game; NO_LIMIT for those without
        self.limits: list[int] = [d.limit or NO_LIMIT for d in doings]
        self.action_reward: list[Reward] = [reward(list(d.reward)) for d in doings]
        #: the reward for one worker of Hunt and Trade
        self.action_alone: list[Reward] = [reward(list(d.alone)) for d in doings]
        #: points at the end by action and times done
        self.action_points: list[list[int]] = [points_by_times(d) for d in doings]

    def read_spaces(self, text: str) -> None:
        """What lies on the boards: jars, workshops, slots, regions and their spaces."""
        jars = entries(self.tables, "jars", Jar, text)
        checks.check_jars(jars, text)
        #: influence needed for the first jar, the second and so on
        self.jars: list[int] = [jar.influence for jar in jars.values()]
        self.jar_spaces: list[str] = []
        self.jar_space_reward: list[Reward] = []
        for name, jar_space in entries(self.tables, "jar_spaces", JarSpace, text).items():
            found = reward(list(jar_space.reward))
            for copy in range(1, jar_space.copies + 1):
                self.jar_spaces.append(name if jar_space.copies == 1 else f"{name}-{copy}")
                self.jar_space_reward.append(found)
        checks.check_jar_spaces(len(self.jar_spaces), len(self.jars), text)
        self.jar_space_number: dict[str, int] = numbered(self.jar_spaces)
        workshops = entries(self.tables, "workshops", Workshop, text)
        checks.check_box("workshops", len(workshops), text)
        #: the worker under the first workshop, the second and so on
        self.workshops: list[int] = [WORKERS.index(shop.worker) for shop in workshops.values()]
        taxes = entries(self.tables, "taxes", Taxes, text)
        checks.check_names("taxes", list(taxes), ["tax-supply"], text)
        supply = taxes["tax-supply"]
        #: by the number of players
        self.tax_supply: list[int] = [0, supply.for_1, supply.for_2, supply.for_3, supply.for_4]
        slots = list(entries(self.tables, "slots", Slot, text).values())
        checks.check_box("slots", len(slots), text)
        self.slot_price: list[int] = [slot.silver for slot in slots]
        self.slot_debt: list[bool] = [slot.debt for slot in slots]
        regions = list(entries(self.tables, "regions", Region, text).values())
        checks.check_box("regions", len(regions), text)
        self.faith_flag: list[int] = [region.faith for region in regions]
        self.strength_flag: list[int] = [region.strength for region in regions]
        spaces = entries(self.tables, "spaces", Space, text)
        checks.check_spaces(spaces, text)
        self.spaces: list[str] = list(spaces)
        self.space_number: dict[str, int] = numbered(self.spaces)
        self.space_region: list[int] = [space.region - 1 for space in spaces.values()]
        self.space_reward: list[Reward] = [reward(list(s.reward)) for s in spaces.values()]
        #: with how many players it is open
        self.space_players: list[int] = [space.players for space in spaces.values()]

    def read_paladins(self, text: str) -> None:
        """Twelve paladins, and a set of them for each seat: a card is seat * 12 + paladin."""
        paladins = entries(self.tables, "paladins", Paladin, text)
        checks.check_box("paladins", len(paladins), text)
        for name, paladin in paladins.items():
            checks.check_paladin(name, paladin, text)
        found = list(paladins.values())
        self.paladins: list[str] = list(paladins)
        self.paladin_cards: list[str] = [
            f"{name}-{seat + 1}" for seat in range(MOST_SEATS) for name in self.paladins
        ]
        self.paladin_number: dict[str, int] = numbered(self.paladin_cards)
        self.paladin_workers: list[list[int]] = [
            [WORKERS.index(worker) for worker in paladin.workers] for paladin in found
        ]
        #: by paladin and attribute
        self.boost: list[list[int]] = [[p.faith, p.strength, p.influence] for p in found]
        self.paladin_action: list[int] = [ACTIONS.index(paladin.action) for paladin in found]
        #: how much less the action costs; NO_LIMIT if it costs nothing
        self.paladin_less: list[int] = [NO_LIMIT if p.free else p.less for p in found]
        self.paladin_gain: list[Reward] = [reward(list(paladin.gain)) for paladin in found]

    def read_people(self, text: str) -> None:
        """Townsfolk and outsiders."""
        townsfolk = entries(self.tables, "townsfolk", Townsperson, text)
        checks.check_box("townsfolk", len(townsfolk), text)
        for name, card in townsfolk.items():
            checks.check_townsperson(name, card, text)
        town = list(townsfolk.values())
        self.townsfolk: list[str] = list(townsfolk)
        self.townsperson_number: dict[str, int] = numbered(self.townsfolk)
        self.discard: list[Reward] = [reward(list(card.discard)) for card in town]
        self.instant: list[Reward] = [reward(list(card.instant)) for card in town]
        self.when: list[int] = [WHEN.index(card.when) for card in town]
        self.ability: list[Reward] = [reward(list(card.ability)) for card in town]
        outsiders = entries(self.tables, "outsiders", Outsider, text)
        conversions = entries(self.tables, "conversions", Conversion, text)
        checks.check_outsiders(outsiders, conversions, text)
        out = list(outsiders.values())
        self.outsiders: list[str] = list(outsiders)
        self.outsider_number: dict[str, int] = numbered(self.outsiders)
        self.suit: list[int] = [SUITS.index(card.suit) for card in out]
        self.attack: list[Reward] = [reward(list(card.attack)) for card in out]
        self.convert_strength: list[int] = [card.strength for card in out]
        #: points of a converted one: base + what it counts // per
        self.counts: list[int] = [COUNTS.index(conversions[card.scores].counts) for card in out]
        self.per: list[int] = [conversions[card.scores].per for card in out]
        self.base: list[int] = [conversions[card.scores].base for card in out]

    def read_small_cards(self, text: str) -> None:
        """Walls, taverns, suspicions and debts."""
        self.walls: list[str] = []
        self.wall_reward: list[Reward] = []
        #: two further rewards of which one is taken; empty for most walls
        self.wall_either: list[list[Reward]] = []
        self.wall_points: list[int] = []
        for name, wall in entries(self.tables, "walls", Wall, text).items():
            checks.check_wall(name, wall, text)
            for copy in range(1, wall.copies + 1):
                self.walls.append(f"{name}-{copy}")
                self.wall_reward.append(reward(list(wall.reward)))
                self.wall_either.append([reward(list(part)) for part in wall.either])
                self.wall_points.append(wall.points)
        checks.check_box("walls", len(self.walls), text)
        self.wall_number: dict[str, int] = numbered(self.walls)
        taverns = entries(self.tables, "taverns", Tavern, text)
        checks.check_box("taverns", len(taverns), text)
        self.taverns: list[str] = list(taverns)
        self.tavern_number: dict[str, int] = numbered(self.taverns)
        self.tavern_workers: list[list[int]] = [
            [WORKERS.index(worker) for worker in tavern.workers] for tavern in taverns.values()
        ]
        self.suspicions: list[str] = []
        self.suspicion_tax: list[int] = []
        for name, suspicion in entries(self.tables, "suspicions", Suspicion, text).items():
            for copy in range(1, suspicion.copies + 1):
                self.suspicions.append(f"{name}-{copy}")
                self.suspicion_tax.append(suspicion.tax)
        checks.check_box("suspicions", len(self.suspicions), text)
        self.suspicion_number: dict[str, int] = numbered(self.suspicions)
        debts = entries(self.tables, "debts", Debt, text)
        checks.check_names("debts", list(debts), ["debt"], text)
        checks.check_box("debts", debts["debt"].copies, text)
        self.debts: int = debts["debt"].copies
        self.unpaid_points: int = debts["debt"].unpaid
        self.paid_points: int = debts["debt"].paid

    def read_court(self, text: str) -> None:
        """The king's favours and orders, and the solo opponent's schemes."""
        favours = entries(self.tables, "favours", Favour, text)
        checks.check_box("favours", len(favours), text)
        for name, favour in favours.items():
            checks.check_favour(name, favour, text)
        found = list(favours.values())
        self.favours: list[str] = list(favours)
        self.favour_number: dict[str, int] = numbered(self.favours)
        self.favour_worker: list[int] = [CELLS.index(favour.worker) for favour in found]
        self.favour_silver: list[int] = [favour.silver for favour in found]
        self.favour_provision: list[int] = [favour.provision for favour in found]
        self.favour_debt: list[bool] = [favour.debt for favour in found]
        self.favour_reward: list[Reward] = [reward(list(favour.reward)) for favour in found]
        #: rewards of which one is taken, the left one first; empty for most favours
        self.favour_either: list[list[Reward]] = [
            [reward(list(part)) for part in favour.either] for favour in found
        ]
        orders = entries(self.tables, "orders", Order, text)
        checks.check_orders(orders, text)
        self.orders: list[str] = list(orders)
        self.order_number: dict[str, int] = numbered(self.orders)
        self.order_action: list[int] = [ACTIONS.index(order.action) for order in orders.values()]
        self.order_times: list[int] = [order.times for order in orders.values()]
        places = entries(self.tables, "order_places", OrderPlace, text)
        checks.check_box("order_places", len(places), text)
        #: for the first order laid out, the second, the third
        self.order_points: list[int] = [place.points for place in places.values()]
        self.schemes: list[str] = []
        #: an action's number, SCHEME_ORDERS or SCHEME_FAVOUR
        self.scheme_action: list[int] = []
        schemes = entries(self.tables, "schemes", Scheme, text)
        checks.check_schemes(schemes, text)
        for name, scheme in schemes.items():
            for copy in range(1, scheme.copies + 1):
                self.schemes.append(f"{name}-{copy}")
                self.scheme_action.append(SCHEMES.index(scheme.action))
        checks.check_box("schemes", len(self.schemes), text)
        checks.check_scheme_favours(self.scheme_action, SCHEME_FAVOUR, text)
        self.scheme_number: dict[str, int] = numbered(self.schemes)


def numbered(names: list[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def points_by_times(doing: Doing) -> list[int]:
    """Points for having done an action 0, 1, 2 … times; the last ones are those printed."""
    return [0] * (doing.limit + 1 - len(doing.points)) + list(doing.points)


@cache
def shipped_text() -> str:
    return (files(PACKAGE) / "cards.toml").read_text(encoding="utf-8")


@cache
def shipped() -> PaladinsCards:
    text = shipped_text()
    return PaladinsCards(read_toml(text), {}, text)


def card_set(changes: Mapping[str, object] | None = None) -> PaladinsCards:
    """The shipped cards, or those with the changes put in."""
    if not changes:
        return shipped()
    tables = merged(read_toml(shipped_text()), changes)
    return PaladinsCards(tables, dict(changes), shipped_text())
