"""The components of It's a Wonderful Kingdom, numbered for speed, and the reading of cards.toml."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from regnum.core.cards import CardSet, Tables, check_count, entries, line_of, merged, read_toml
from regnum.core.errors import BadCards
from regnum.core.messages import Message, Value
from regnum.games.wonderful_kingdom.components import (
    Advisor,
    Calamity,
    Development,
    Duchy,
    MenaceCard,
    Scenario,
    Solo,
    Task,
    Treasure,
)
from regnum.games.wonderful_kingdom.goods import (
    DISCOVERIES,
    GOODS,
    KRYSTALLIUM,
    NOTHING,
    POINTS,
    RESOURCES,
    SOLDIER,
    SPIES,
    TYPES,
    NotGoods,
    goods_of,
    packed,
    production_of,
)
from regnum.games.wonderful_kingdom.menu import Menu

PACKAGE: Final = "regnum.games.wonderful_kingdom"
TABLES: Final = [
    "version",
    "developments",
    "treasures",
    "advisors",
    "calamities",
    "menaces",
    "duchies",
    "tasks",
    "solo",
    "scenarios",
]

#: kinds of cards
DEVELOPMENT: Final = 0
TREASURE: Final = 1
ADVISOR: Final = 2
CALAMITY: Final = 3
RAT: Final = 4
VERMIN: Final = 5
GIANT: Final = 6
SHADOW: Final = 7
THIEF: Final = 8
MENACES: Final = ["giant-rat", "vermin", "frost-giant", "shadow", "thief"]
MENACE_COPIES: Final = [4, 10, 4, 4, 4]

#: where the cards of a kind are listed, all menaces together
KIND_TABLES: Final = ["developments", "treasures", "advisors", "calamities", "menaces"]
NAMED: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

#: a card is a number; so many of each the box holds (p. 1)
DEVELOPMENTS: Final = 70
FIRST_TREASURE: Final = 70
FIRST_ADVISOR: Final = 80
FIRST_CALAMITY: Final = 94
FIRST_MENACE: Final = 102
FIRST_VERMIN: Final = 106
CARDS: Final = 128
TWO_ONLY_ADVISORS: Final = 3

PHASES: Final = ["draft", "planning", "production", "end"]
DRAFT: Final = 0
PLANNING: Final = 1
PRODUCTION: Final = 2
END: Final = 3

EFFECTS: Final = [
    "trap",
    "see-hand",
    "disarm",
    "spy",
    "sweep",
    "reinforce",
    "draw",
    "cubes",
    "krystallium",
    "double",
    "recycle",
    "absolve",
    "finish",
]
E_TRAP: Final = 0
E_SEE_HAND: Final = 1
E_DISARM: Final = 2
E_SPY: Final = 3
E_SWEEP: Final = 4
E_REINFORCE: Final = 5
E_DRAW: Final = 6
E_CUBES: Final = 7
E_KRYSTALLIUM: Final = 8
E_DOUBLE: Final = 9
E_RECYCLE: Final = 10
E_ABSOLVE: Final = 11
E_FINISH: Final = 12
#: the phases that an effect is made for; what is not listed here belongs to the draft
FITS: Final = {
    "cubes": ["planning", "production", "end"],
    "krystallium": ["planning", "production"],
    "double": ["production"],
    "recycle": ["planning"],
    "absolve": ["planning", "end"],
    "finish": ["end"],
}
#: effects that come once: there is no more or less of them
ONCE: Final = ["spy", "sweep", "reinforce", "draw", "disarm", "absolve", "see-hand"]
#: effects that need another player
ON_THE_OTHER: Final = ["trap", "see-hand", "disarm"]

BOARDS: Final = ["north-lands", "usurper", "plague-lord"]
DUCHIES: Final = ["valados", "teressie"]
SCENARIOS: Final = [
    "rat-invasion",
    "prophecy",
    "frozen-north",
    "last-battle",
    "thieves-guild",
    "under-siege",
]


class WonderfulCards(CardSet):
    """All components of the box. The lists of the first two blocks go by the number of a card.

    Numbers: developments 0-69, treasures, advisors, calamities, menaces; see FIRST_… above.
    What a card has not is 0, or NOTHING where a kind is named.
    """

    def __init__(self, tables: Tables, changes: Tables, text: str) -> None:
        super().__init__(tables, changes)
        for table in tables:
            if table not in TABLES:
                raise mistake(table, "", ", ".join(TABLES), text)
        self.names: list[str] = []
        self.number: dict[str, int] = {}
        self.kind: list[int] = []
        #: the first copy of the same card
        self.first: list[int] = []
        self.points: list[int] = []

        self.type: list[int] = [NOTHING] * CARDS
        #: cubes, krystallium and soldiers, packed by `goods.packed`
        self.cost: list[int] = [0] * CARDS
        self.cost_in_all: list[int] = [0] * CARDS
        self.recycles: list[list[int]] = [[] for _ in range(CARDS)]
        #: icons of the four resources; icons for each card of a type, at resource * 4 + type
        self.yields: list[list[int]] = [[0] * 4 for _ in range(CARDS)]
        self.yields_per: list[list[int]] = [[0] * 16 for _ in range(CARDS)]
        self.has_per: list[bool] = [False] * CARDS
        self.bonus_krystallium: list[int] = [0] * CARDS
        self.bonus_soldiers: list[int] = [0] * CARDS
        self.points_per: list[int] = [0] * CARDS
        self.points_type: list[int] = [NOTHING] * CARDS
        #: soldiers that neutralise a menace, or that an advisor asks for
        self.soldiers: list[int] = [0] * CARDS
        self.phase: list[int] = [NOTHING] * CARDS
        self.effect: list[int] = [NOTHING] * CARDS
        self.amount: list[int] = [0] * CARDS
        self.of: list[int] = [NOTHING] * CARDS
        self.two_only: list[bool] = [False] * CARDS
        self.read_developments(tables, text)
        self.read_treasures(tables, text)
        self.read_advisors(tables, text)
        self.read_dangers(tables, text)

        #: by duchy * 2 + side; side 0 is A, 1 is B
        self.duchies: list[str] = DUCHIES
        self.duchy_yields: list[list[int]] = []
        self.duchy_points: list[int] = []
        self.duchy_points_per: list[int] = []
        self.duchy_points_type: list[int] = []
        self.read_duchies(tables, text)

        #: by board * 8 + side * 4 + place; side 0 is for two, 1 for one; place 3 is the final task
        self.boards: list[str] = BOARDS
        self.task_names: list[str] = []
        self.task_number: dict[str, int] = {}
        self.task_price: list[int] = []
        self.task_cubes: list[list[int]] = []
        self.task_krystallium: list[int] = []
        self.task_soldiers: list[int] = []
        self.task_spies: list[int] = []
        self.task_points: list[int] = []
        self.read_tasks(tables, text)

        solo = entries(tables, "solo", Solo, text)
        check_names("solo", list(solo), ["alone"], text)
        self.solo: Solo = solo["alone"]
        if self.solo.active_spies > self.solo.spies:
            why = f"active_spies = {self.solo.active_spies} (0-{self.solo.spies})"
            raise mistake("solo", "alone", why, text)
        self.scenarios: dict[str, Scenario] = entries(tables, "scenarios", Scenario, text)
        check_names("scenarios", list(self.scenarios), SCENARIOS, text)
        for name, scenario in self.scenarios.items():
            self.check_scenario(name, scenario, text)
        self.menu: Menu = Menu(self.names, self.task_names)

    def add(self, kind: int, name: str, copies: int, points: int, text: str) -> range:
        """The copies of a card, as numbers: `farm-2` is the second farm. None if it is left out."""
        table = KIND_TABLES[min(kind, RAT)]
        check_id(table, name, text)
        first = len(self.names)
        for copy in range(1, copies + 1):
            card = name if kind == ADVISOR else f"{name}-{copy}"
            if card in self.number:
                raise mistake(table, name, f"{card!r} (2)", text)
            self.number[card] = len(self.names)
            self.names.append(card)
            self.kind.append(kind)
            self.first.append(first)
            self.points.append(points)
        return range(first, first + copies)

    def read_developments(self, tables: Tables, text: str) -> None:
        found = entries(tables, "developments", Development, text)
        copies = sum(development.copies for development in found.values())
        check_count("developments", copies, DEVELOPMENTS, text)
        for name, card in found.items():
            check_per("developments", name, card.each, card.of, text)
            cost = read_goods("developments", name, card.cost, SOLDIER, text)
            if not 1 <= sum(cost) <= 15:
                raise mistake("developments", name, f"cost = {card.cost!r} (1-15)", text)
            bonus = read_goods("developments", name, card.bonus, SOLDIER, text)
            if sum(bonus[:KRYSTALLIUM]):
                why = f"bonus = {card.bonus!r} (krystallium, soldiers)"
                raise mistake("developments", name, why, text)
            try:
                yields, per = production_of(card.production)
            except NotGoods as error:
                raise mistake("developments", name, error.why, text) from None
            for number in self.add(DEVELOPMENT, name, card.copies, card.points, text):
                self.type[number] = TYPES.index(card.type)
                self.cost[number] = packed(cost)
                self.cost_in_all[number] = sum(cost)
                self.recycles[number] = [RESOURCES.index(card.recycle)]
                self.yields[number] = yields
                self.yields_per[number] = per
                self.has_per[number] = sum(per) > 0
                self.bonus_krystallium[number] = bonus[KRYSTALLIUM]
                self.bonus_soldiers[number] = bonus[SOLDIER]
                self.points_per[number] = card.each
                self.points_type[number] = type_number(card.of)

    def read_treasures(self, tables: Tables, text: str) -> None:
        found = entries(tables, "treasures", Treasure, text)
        copies = sum(treasure.copies for treasure in found.values())
        check_count("treasures", copies, FIRST_ADVISOR - FIRST_TREASURE, text)
        for name, treasure in found.items():
            brings = read_goods("treasures", name, treasure.recycle, DISCOVERIES, text)
            if sum(brings) != 2:
                raise mistake("treasures", name, f"recycle = {treasure.recycle!r} (2)", text)
            cubes = [resource for resource in range(4) for _ in range(brings[resource])]
            for number in self.add(TREASURE, name, treasure.copies, 0, text):
                self.recycles[number] = cubes

    def read_advisors(self, tables: Tables, text: str) -> None:
        listed = entries(tables, "advisors", Advisor, text)
        found = {name: advisor for name, advisor in listed.items() if advisor.copies}
        check_count("advisors", len(found), FIRST_CALAMITY - FIRST_ADVISOR, text)
        alone = sum(advisor.two_only for advisor in found.values())
        check_count("advisors", alone, TWO_ONLY_ADVISORS, text)
        for name, advisor in found.items():
            fits = FITS.get(advisor.does, ["draft"])
            if advisor.phase not in fits:
                why = f"phase = {advisor.phase!r} ({', '.join(fits)})"
                raise mistake("advisors", name, why, text)
            if (advisor.does == "cubes") != (advisor.of != ""):
                raise mistake("advisors", name, f"of = {advisor.of!r}", text)
            if advisor.does in ONCE and advisor.amount != 1:
                raise mistake("advisors", name, f"amount = {advisor.amount} (1)", text)
            if advisor.does in ON_THE_OTHER and not advisor.two_only:
                raise mistake("advisors", name, f"does = {advisor.does!r}, two_only = true", text)
            for number in self.add(ADVISOR, name, 1, 0, text):
                self.soldiers[number] = advisor.soldiers
                self.phase[number] = PHASES.index(advisor.phase)
                self.effect[number] = EFFECTS.index(advisor.does)
                self.amount[number] = advisor.amount
                if advisor.of in RESOURCES:
                    self.of[number] = RESOURCES.index(advisor.of)
                self.two_only[number] = advisor.two_only

    def read_dangers(self, tables: Tables, text: str) -> None:
        calamities = entries(tables, "calamities", Calamity, text)
        check_names("calamities", list(calamities), ["calamity"], text)
        calamity = calamities["calamity"]
        check_count("calamities", calamity.copies, FIRST_MENACE - FIRST_CALAMITY, text, "calamity")
        self.add(CALAMITY, "calamity", calamity.copies, calamity.points, text)
        menaces = entries(tables, "menaces", MenaceCard, text)
        check_names("menaces", list(menaces), MENACES, text)
        for place, name in enumerate(MENACES):
            menace = menaces[name]
            check_count("menaces", menace.copies, MENACE_COPIES[place], text, name)
            for number in self.add(RAT + place, name, menace.copies, menace.points, text):
                self.soldiers[number] = menace.soldiers

    def read_duchies(self, tables: Tables, text: str) -> None:
        duchies = entries(tables, "duchies", Duchy, text)
        check_names("duchies", list(duchies), DUCHIES, text)
        for name in DUCHIES:
            duchy = duchies[name]
            for production, points, each, of in (
                (duchy.production_a, duchy.points_a, duchy.each_a, duchy.of_a),
                (duchy.production_b, duchy.points_b, duchy.each_b, duchy.of_b),
            ):
                check_per("duchies", name, each, of, text)
                yields = read_goods("duchies", name, production, DISCOVERIES, text)
                self.duchy_yields.append(yields[:KRYSTALLIUM])
                self.duchy_points.append(points)
                self.duchy_points_per.append(each)
                self.duchy_points_type.append(type_number(of))

    def read_tasks(self, tables: Tables, text: str) -> None:
        listed = entries(tables, "tasks", Task, text)
        tasks = {name: task for name, task in listed.items() if task.copies}
        check_count("tasks", len(tasks), 4 * len(BOARDS), text)
        for board in BOARDS:
            own = [name for name, task in tasks.items() if task.board == board]
            finals = [name for name in own if tasks[name].final]
            if len(own) != 4 or len(finals) != 1:
                raise mistake("tasks", own[0] if own else "", f"board = {board!r} (4)", text)
            own = [name for name in own if name not in finals] + finals
            for name in own:
                self.read_side(name, 2, tasks[name].price_two, tasks[name].reward_two, text)
            for name in own:
                self.read_side(name, 1, tasks[name].price_one, tasks[name].reward_one, text)

    def read_side(self, task: str, seats: int, price: str, reward: str, text: str) -> None:
        """A task on one side of its board: `hire-guides-2` is on the one for two players."""
        check_id("tasks", task, text)
        asks = read_goods("tasks", task, price, SOLDIER, text)
        gives = read_goods("tasks", task, reward, POINTS, text)
        if not 1 <= sum(asks) <= 15:
            raise mistake("tasks", task, f"{price!r} (1-15)", text)
        name = f"{task}-{seats}"
        self.task_number[name] = len(self.task_names)
        self.task_names.append(name)
        self.task_price.append(packed(asks))
        self.task_cubes.append(gives[:KRYSTALLIUM])
        self.task_krystallium.append(gives[KRYSTALLIUM])
        self.task_soldiers.append(gives[SOLDIER])
        self.task_spies.append(gives[SPIES])
        self.task_points.append(gives[POINTS])

    def check_scenario(self, name: str, scenario: Scenario, text: str) -> None:
        """The cards that a scenario names are in the box, as often as it lays them out."""
        laid = scenario.construction + scenario.built
        for card in laid:
            if laid.count(card) > len(self.copies_of(card)):
                raise mistake("scenarios", name, repr(card), text)
        for advisor in scenario.advisors:
            number = self.number.get(advisor, NOTHING)
            if number < 0 or self.kind[number] != ADVISOR or self.two_only[number]:
                raise mistake("scenarios", name, repr(advisor), text)
        if 0 < scenario.spies < self.solo.active_spies:
            why = f"spies = {scenario.spies} (0, {self.solo.active_spies}-)"
            raise mistake("scenarios", name, why, text)
        if name == "rat-invasion" and not scenario.construction:
            # the first of them brings the vermin
            raise mistake("scenarios", name, "construction = []", text)
        if scenario.thieves and scenario.menace == "thief":
            raise mistake(
                "scenarios", name, f"menace = 'thief', thieves = {scenario.thieves}", text
            )
        if scenario.thieves:
            self.check_tokens(name, scenario, text)

    def check_tokens(self, name: str, scenario: Scenario, text: str) -> None:
        """The theft tokens reach for every icon of the built cards, so that there is no choice
        which of them are covered (p. 12; ruling WK-61)."""
        icons = [sum(self.yields[self.copies_of(built)[0]]) for built in scenario.built]
        for built in scenario.built:
            if self.has_per[self.copies_of(built)[0]]:
                raise no_token("cards-icon-per-type", built, {}, name, text)
        if sum(icons) > scenario.thieves:
            most = scenario.built[icons.index(max(icons))]
            counts: dict[str, Value] = {"icons": sum(icons), "tokens": scenario.thieves}
            raise no_token("cards-too-many-icons", most, counts, name, text)

    def copies_of(self, name: str) -> list[int]:
        """The developments of one name, by number."""
        first = self.number.get(f"{name}-1", CARDS)
        return [card for card in range(DEVELOPMENTS) if self.first[card] == first]


def check_per(table: str, name: str, each: int, of: str, text: str) -> None:
    """Points for each card of a type name the type."""
    if (each == 0) != (of == ""):
        raise mistake(table, name, f"each = {each}, of = {of!r}", text)


def check_id(table: str, name: str, text: str) -> None:
    """What stands in the heading is also typed and kept in records: small letters and dashes."""
    if not NAMED.fullmatch(name):
        raise mistake(table, name, f"{name!r} (a-z, 0-9, -)", text)


def face_of(name: str) -> str:
    """The name that all copies of a card share: advisors are there once, without a number.

    >>> face_of("farm-2"), face_of("spymaster"), face_of("royal-architect")
    ('farm', 'spymaster', 'royal-architect')
    """
    face, _, number = name.rpartition("-")
    return face if number.isdigit() else name


def type_number(name: str) -> int:
    return TYPES.index(name) if name else NOTHING


def read_goods(table: str, name: str, written: str, last: int, text: str) -> list[int]:
    """Goods as counts by GOODS; only kinds up to the last one named may be in it."""
    try:
        found = goods_of(written)
    except NotGoods as error:
        raise mistake(table, name, error.why, text) from None
    if sum(found[last + 1 :]):
        raise mistake(table, name, f"{written!r} ({', '.join(GOODS[: last + 1])})", text)
    return found


def check_names(table: str, names: list[str], right: list[str], text: str) -> None:
    """The box holds exactly these."""
    for name in names:
        if name not in right:
            raise mistake(table, name, ", ".join(right), text)
    check_count(table, len(names), len(right), text)


def mistake(table: str, name: str, why: str, text: str) -> BadCards:
    entry = f"{table}.{name}" if name else table
    line = line_of(text, table, name)
    return BadCards(Message("cards-bad-entry", {"entry": entry, "line": line, "why": why}))


def no_token(code: str, card: str, counts: dict[str, Value], scenario: str, text: str) -> BadCards:
    """A card that a scenario lays out built has icons that its theft tokens cannot cover."""
    args: dict[str, Value] = {
        "entry": f"developments.{card}",
        "line": line_of(text, "developments", card),
        "scenario": scenario,
    }
    return BadCards(Message(code, {**args, **counts}), PACKAGE)


@cache
def shipped_text() -> str:
    return (files(PACKAGE) / "cards.toml").read_text(encoding="utf-8")


@cache
def shipped() -> WonderfulCards:
    text = shipped_text()
    return WonderfulCards(read_toml(text), {}, text)


def card_set(changes: Mapping[str, object] | None = None) -> WonderfulCards:
    """The shipped cards, or those with the changes put in."""
    if not changes:
        return shipped()
    tables = merged(read_toml(shipped_text()), changes)
    return WonderfulCards(tables, dict(changes), shipped_text())
