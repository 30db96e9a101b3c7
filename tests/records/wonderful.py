"""The recorded games of It's a Wonderful Kingdom."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from msgspec.structs import astuple

import regnum
from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from regnum.core.table import Table
from regnum.games.wonderful_kingdom import events
from regnum.games.wonderful_kingdom.actions import (
    Advise,
    Build,
    Fight,
    Fulfil,
    GiveUp,
    Place,
    Search,
    Spy,
    Transmute,
    Trap,
)
from regnum.games.wonderful_kingdom.cards import SCENARIOS, shipped
from regnum.games.wonderful_kingdom.game import game

Named = Iterator[tuple[str, Table[State]]]
#: what a keen player tries now and then
TRICKS = (Advise, Fulfil, Fight, Search, Spy, Transmute, Trap)
TASKS = {re.sub(r"-\d+$", "", task) for task in shipped().task_names}
#: so few things to be seen still that a player saves for a task
FEW = 8
ATTEMPTS = 400
IN_TURN = (("advisors", 2), ("menaces", 2), ("quests", 1), ("advisors", 1))


def wonderful(seats: int, seed: str, **options: object) -> Table[State]:
    """People at the table; what they do is decided by `keen`."""
    return regnum.open_table("wonderful-kingdom", seats=seats, seed=seed, **options)  # type: ignore[arg-type]  # opening checks them


def named_in(action: Action) -> set[str]:
    return {re.sub(r"-\d+$", "", str(part)) for part in astuple(action)}


def keen(table: Table[State], seat: Seat, missing: set[str]) -> Action:
    """What somebody does who likes to see new cards finished, and to try what there is."""
    options = table.options(seat)
    dice = quick_dice(len(table.entries))
    building = [
        action
        for action in options
        if isinstance(action, Build | Place) and named_in(action) & missing
    ]
    tricks = [action for action in options if isinstance(action, TRICKS)]
    saving = [a for a in options if isinstance(a, Place) and a.on == "alchemy"]
    if saving and missing & TASKS and len(missing) < FEW and dice.below(3):
        return saving[0]
    if building and dice.below(8):
        return dice.pick(building)
    if tricks and dice.below(2):
        return dice.pick(tricks)
    if GiveUp() in options and dice.below(60) == 0:
        return GiveUp()
    return game.sensible(table.imagine(seat, dice.below(1 << 30)), seat, dice)  # type: ignore[arg-type]  # the state of this game


def act_on(
    table: Table[State], most: int = 10_000, missing: set[str] | None = None
) -> Table[State]:
    """Let keen people decide, so many times or to the end."""
    while not table.over and len(table.entries) < most:
        seat = table.to_act()[0]
        table.act(seat, keen(table, seat, missing or set()))
    return table


# -- what is to be seen


def wanted() -> set[str]:
    """Every card, every advisor and task at work, every kind of event."""
    cards = shipped()
    things = {re.sub(r"-\d+$", "", name) for name in (*cards.names, *cards.task_names)}
    return things | {kind.__name__ for kind in game.events}


def seen_in(table: Table[State]) -> set[str]:
    """The cards that were finished, recycled as treasures or met, and what happened."""
    found: set[str] = set()
    for event in table.events(None):
        found.add(type(event).__name__)
        for name in things_in(event):
            found.add(re.sub(r"-\d+$", "", name))
    return found


def things_in(event: Event) -> tuple[str, ...]:
    if isinstance(event, events.Completed):
        return (event.card,)
    if isinstance(event, events.Recycled):
        treasure = shipped().kind[shipped().number[event.card]] == 1
        return (event.card,) if treasure else ()
    if isinstance(event, events.Advised):
        return (event.advisor,)
    if isinstance(event, events.TaskDone):
        return (event.task,)
    if isinstance(event, events.Struck):
        return (event.calamity,)
    if isinstance(event, events.MenaceCame | events.Frozen):
        return (event.menace,)
    return event.vermin if isinstance(event, events.VerminCame) else ()


# -- the games


def games_of_wonderful_kingdom() -> Named:
    covered: set[str] = set()
    for name, table in [*ways_to_play(), *ways_to_end(), ("table-talk", table_talk())]:
        covered |= seen_in(table)
        yield name, table
    yield from games_for_the_rest(covered)


def ways_to_play() -> Named:
    yield "quests-2", found(2, "one finished", module="quests", board="usurper")
    yield "menaces-1", found(1, "cavalry", module="menaces")
    for module in ("advisors", "teaching"):
        yield f"{module}-1", act_on(wonderful(1, f"{module} 1", module=module))
    for scenario in SCENARIOS:
        if scenario not in ("rat-invasion", "thieves-guild"):
            yield scenario, act_on(wonderful(1, scenario, scenario=scenario, side="B"))
    yield "rat-invasion", found(1, "farms built", scenario="rat-invasion", side="B")
    yield "thieves-guild", act_on(wonderful(1, "thieves-guild", scenario="thieves-guild"))


def found(seats: int, what: str, **options: object) -> Table[State]:
    """A game that comes out in a certain way."""
    for number in range(1000):
        table = act_on(wonderful(seats, f"{what} {number}", **options))
        if ENDS[what](table):
            return table
    raise AssertionError(f"no game with {what}")


def winners(table: Table[State]) -> tuple[bool, ...]:
    assert table.result is not None
    return table.result.won


def ruined(table: Table[State], why: str) -> bool:
    return events.Ruined(why) in table.events(None)


ENDS: dict[str, Callable[[Table[State]], bool]] = {
    "cavalry": lambda table: "royal-cavalry" in seen_in(table),
    "farms built": lambda table: winners(table) == (True,),
    "one finished": lambda table: sum(winners(table)) == 1,
    "nobody finished": lambda table: not any(winners(table)),
    "vermin": lambda table: ruined(table, "vermin"),
    "cubes": lambda table: ruined(table, "cubes"),
}


def ways_to_end() -> Named:
    yield "nobody-finished", found(2, "nobody finished", module="quests", board="plague-lord")
    yield "lost-to-vermin", found(1, "vermin", scenario="rat-invasion")
    yield "lost-to-shadows", found(1, "cubes", scenario="thieves-guild")
    table = act_on(wonderful(2, "resigned"), most=60)
    table.resign(1)
    yield "resigned", table


def table_talk() -> Table[State]:
    """A game with all that a record can hold beside actions, and own values."""
    mine = {"developments": {"farm": {"cost": "3 materials"}}}
    table = wonderful(2, "talk", module="teaching", cards=mine)
    seat = table.to_act()[0]
    table.act(seat, table.options(seat)[0])
    table.undo(seat)
    table.act(seat, table.options(seat)[1])
    table.act(seat, table.options(seat)[1])
    table.undo(seat, consent=[1 - seat])
    table.act(seat, table.options(seat)[2])
    table.clock(seat, 90)
    table.stand_in(0, "greedy")
    act_on(table, most=30)
    table.stand_in(0, "")
    act_on(table, most=90)
    table.end()
    return table


def games_for_the_rest(covered: set[str]) -> Named:
    """More games, until every card has been finished or met and everything has happened."""
    for number in range(ATTEMPTS):
        missing = wanted() - covered
        if not missing:
            return
        module, seats = IN_TURN[number % 4]
        options: dict[str, object] = {"module": module}
        if module == "quests":
            options["board"] = ("north-lands", "usurper", "plague-lord")[number // 4 % 3]
        table = act_on(wonderful(seats, f"rest {number}", **options), missing=missing)
        if seen_in(table) & missing:
            covered |= seen_in(table)
            yield f"rest-{number}", table
