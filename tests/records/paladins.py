"""The recorded games of Paladins of the West Kingdom."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import astuple

import regnum
from regnum.bots.bot import ask, bot_named
from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from regnum.core.entries import Chair
from regnum.core.table import Table
from regnum.games.paladins import events
from regnum.games.paladins.actions import Decline, Muster, Pass, Perform, Region
from regnum.games.paladins.cards import shipped
from regnum.games.paladins.rewards import ACTIONS, RIGHT_SIDE

Named = Iterator[tuple[str, Table[State]]]
LEVELS = ("easy", "normal", "hard")
#: actions that raise faith, and those that raise strength; paladins that go with them
CREEDS = (("absolve", "garrison", "commission"), ("convert", "fortify", "garrison"))
HEROES = (("oliver", "ivon", "gerier"), ("roland", "engelier", "berengier"))
ATTEMPTS = 60


def paladins(seats: int, seed: str, **options: object) -> Table[State]:
    """People at the table; what they do is decided by `keen`."""
    return regnum.open_table("paladins", seats=seats, seed=seed, **options)  # type: ignore[arg-type]  # opening checks them


def keen(table: Table[State], seat: Seat, missing: set[str]) -> Action:
    """What somebody does who likes to act and to see new cards: far regions rather than near
    ones, faith or strength by what the seat believes in, and no passing before time."""
    options = [a for a in table.options(seat) if not isinstance(a, Pass | Decline)]
    options = options or table.options(seat)
    dice = quick_dice(len(table.entries))
    for liked in (
        [action for action in options if missing & set(map(str, astuple(action)))],
        [action for action in options if isinstance(action, Region)][-1:],
        [a for a in options if isinstance(a, Perform) and a.task in CREEDS[seat % 2]],
        [a for a in options if isinstance(a, Muster) and a.paladin.startswith(HEROES[seat % 2])],
        [a for a in options if isinstance(a, Perform) and a.task in ACTIONS[:RIGHT_SIDE]],
    ):
        if liked and dice.below(4):
            return dice.pick(liked)
    return dice.pick(options)


def act_on(
    table: Table[State], most: int = 10_000, missing: set[str] | None = None
) -> Table[State]:
    """Let keen people decide, so many times or to the end."""
    while not table.over and len(table.entries) < most:
        seat = table.to_act()[0]
        table.act(seat, keen(table, seat, missing or set()))
    return table


def games_of_paladins() -> Named:
    covered: set[str] = set()
    for name, table in [*modes(), *ways_to_end(), ("table-talk", table_talk())]:
        covered |= played_in(table)
        yield name, table
    yield from games_for_the_rest(covered)


def modes() -> Named:
    """Every number of seats, and alone on each level of difficulty."""
    for seats in (2, 3, 4):
        yield f"base-{seats}", act_on(paladins(seats, f"base {seats}"))
    for level in LEVELS:
        yield f"solo-{level}", act_on(paladins(1, f"solo {level}", difficulty=level))


def ways_to_end() -> Named:
    """Bots this time."""
    chairs = [Chair(bot="greedy"), Chair(bot="random")]
    resigned = play_on(regnum.open_table("paladins", chairs, "resigned"), 60)
    resigned.resign(1)
    yield "resigned", resigned
    agreed = act_on(paladins(3, "agreed"), 80)
    agreed.end()
    yield "agreed-end", agreed


def play_on(table: Table[State], most: int) -> Table[State]:
    while not table.over and len(table.entries) < most:
        seat = table.to_act()[0]
        table.act(seat, ask(bot_named(table.bots[seat]), table, seat, len(table.entries)))
    return table


def table_talk() -> Table[State]:
    """A game with all that a record can hold beside actions, and values of one's own."""
    mine = {"taxes": {"tax-supply": {"for_2": 5}}, "jars": {"jar-2": {"influence": 1}}}
    table = regnum.open_table("paladins", seats=2, seed="table talk", cards=mine)
    while not isinstance(table.options(table.to_act()[0])[0], Perform):
        seat = table.to_act()[0]
        table.act(seat, table.options(seat)[0])
    seat = table.to_act()[0]
    table.act(seat, Perform("trade"))
    table.undo(seat)
    table.act(seat, Perform("hunt"))
    if table.to_act()[0] == seat:
        table.act(seat, table.options(seat)[0])
    table.undo(seat, consent=[1 - seat])
    table.clock(seat, 90)
    table.stand_in(0, "random")
    table.stand_in(1, "random")
    return play_on(table, 10_000)


def games_for_the_rest(covered: set[str]) -> Named:
    """More games, each the best of many, until every card has been played and everything has
    happened."""
    number = 0
    while wanted() - covered:
        missing = wanted() - covered
        seats = 4 if missing - set(shipped().schemes) else 1
        tried = [
            act_on(paladins(seats, f"the rest {number}.{attempt}"), missing=missing)
            for attempt in range(ATTEMPTS)
        ]
        best = max(tried, key=lambda table: len(played_in(table) & missing))
        if played_in(best) & missing:
            covered |= played_in(best)
            yield f"the-rest-{number}", best
        number += 1


def wanted() -> set[str]:
    """Every card, every space, every kind of event."""
    cards = shipped()
    found = {kind.__name__ for kind in regnum.games()["paladins"].events}
    for names in (
        cards.paladins,
        cards.townsfolk,
        cards.outsiders,
        cards.walls,
        cards.taverns,
        cards.suspicions,
        cards.favours,
        cards.orders,
        cards.schemes,
        cards.spaces,
        cards.jar_spaces,
    ):
        found |= set(names)
    return found


def played_in(table: Table[State]) -> set[str]:
    """The cards that were taken, built or turned up, the spaces that were filled, what happened."""
    found: set[str] = set()
    for event in table.events(None):
        found |= {type(event).__name__, named_in(event)}
    return found


def named_in(event: Event) -> str:
    """The card or the space that an event is about."""
    if isinstance(event, events.PaladinTurnedUp):
        return event.paladin.rpartition("-")[0]
    if isinstance(event, events.Hired | events.SentAway):
        return event.townsperson
    if isinstance(event, events.Attacked | events.Converted):
        return event.outsider
    if isinstance(event, events.Fortified):
        return event.wall
    if isinstance(event, events.TavernVisited):
        return event.tavern
    if isinstance(event, events.SuspicionDrawn):
        return event.suspicion
    if isinstance(event, events.FavourUsed):
        return event.favour
    if isinstance(event, events.OrderRevealed):
        return event.order
    if isinstance(event, events.SchemeTurnedUp):
        return event.scheme
    if isinstance(event, events.Commissioned | events.Garrisoned | events.Absolved):
        return event.space
    return type(event).__name__
