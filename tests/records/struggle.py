"""The recorded games of Kings' Struggle."""

from __future__ import annotations

from collections.abc import Iterator

import regnum
from regnum.bots.bot import ask, ask_to_speak, bot_named
from regnum.core.actions import Action, Seat
from regnum.core.agenda import State
from regnum.core.entries import Chair
from regnum.core.table import Table
from regnum.games.kings_struggle.actions import Agree, Change, Propose, Use, Withdraw
from regnum.games.kings_struggle.cards import KINDS
from regnum.games.kings_struggle.events import Led, Replaced, Revealed

Named = Iterator[tuple[str, Table[State]]]
MODES = ("day", "night")


def struggle(seats: int, seed: str, talkers: int = 2, **options: object) -> Table[State]:
    """Greedy bots, and some that play and talk at random."""
    chairs = [Chair(bot="greedy") for _ in range(seats - talkers)]
    chairs += [Chair(bot="random") for _ in range(talkers)]
    return regnum.open_table("kings-struggle", chairs, seed, **options)  # type: ignore[arg-type]  # opening checks them


def talk_on(table: Table[State], most: int = 10_000, chance: int = 0) -> Table[State]:
    """Let the bots speak and decide, so many times or to the end."""
    while not table.over and len(table.entries) < most:
        seed = len(table.entries) + 10_000 * chance
        if not spoken(table, seed):
            seat = table.to_act()[0]
            table.act(seat, ask(bot_named(table.bots[seat]), table, seat, seed))
    return table


def spoken(table: Table[State], seed: int) -> bool:
    speakers = table.may_speak()
    for seat in [*table.to_act(), *speakers] if speakers else []:
        said = ask_to_speak(bot_named(table.bots[seat]), table, seat, seed)
        if said is not None:
            table.act(seat, said)
            return True
    return False


def games_of_kings_struggle() -> Named:
    covered: set[str] = set()
    for name, table in [*modes(), *ways_to_end(), ("table-talk", table_talk())]:
        covered |= happened_in(table)
        yield name, table
    yield from games_for_the_rest(covered)


def modes() -> Named:
    """Every number of seats by day and at night, in each market, and without bargaining."""
    for seats in (3, 4, 5, 6):
        for mode in MODES:
            yield f"{mode}-{seats}", talk_on(struggle(seats, f"{mode} {seats}", mode=mode))
        for market in ("free", "regulated"):
            table = struggle(seats, f"{market} {seats}", market=market)
            yield f"{market}-market-{seats}", talk_on(table)
        yield f"no-bargaining-{seats}", talk_on(struggle(seats, f"mute {seats}", offers=0))
    readings = {"peasant_after_ties": True, "passives_after_acting": True}
    yield "other-readings", talk_on(struggle(4, "readings", **readings))


def ways_to_end() -> Named:
    resigned = talk_on(struggle(3, "resigned"), 30)
    resigned.resign(1)
    resigned.resign(2)
    yield "resigned", resigned
    agreed = talk_on(struggle(4, "agreed"), 40)
    agreed.end()
    yield "agreed-end", agreed


def table_talk() -> Table[State]:
    """A game with all that a record can hold beside actions: an offer that was taken back, one
    that was changed, a deal that was withdrawn, clocks and stand-ins."""
    table = regnum.open_table("kings-struggle", seats=3, seed="table talk", mode="day")
    while not table.may_speak():
        seat = table.to_act()[0]
        table.act(seat, table.options(seat)[-2])
    speaker, offer = first_offer(table)
    table.act(speaker, offer)
    table.undo(speaker)
    table.act(speaker, offer)
    number = next(a.number for a in table.options(speaker) if isinstance(a, Withdraw))
    table.act(speaker, Withdraw(number))
    table.undo(speaker)
    table.act(speaker, next(a for a in table.options(speaker) if isinstance(a, Change)))
    holder = table.to_act()[0]
    if Agree(number) in table.options(holder):
        table.act(holder, Agree(number))
        table.undo(holder, consent=range(3))
    table.clock(holder, 90)
    for seat, bot in enumerate(["greedy", "greedy", "random"]):
        table.stand_in(seat, bot)
    return talk_on(table)


def first_offer(table: Table[State]) -> tuple[Seat, Action]:
    for seat in table.may_speak():
        for action in table.options(seat):
            if isinstance(action, Propose):
                return seat, action
    raise AssertionError("nobody has an offer to make")


def games_for_the_rest(covered: set[str]) -> Named:
    """More games, until every card has been seen and everything has happened."""
    number = 0
    while wanted() - covered:
        # greedy bots promise nothing
        table = struggle(5, f"the rest {number}", 5, market="free", mode=MODES[number % 2])
        table = talk_on(table, chance=number)
        if (happened_in(table) - covered) & wanted():
            covered |= happened_in(table)
            yield f"the-rest-{number}", table
        number += 1


def wanted() -> set[str]:
    """Every card put down, every part of an ability used, every kind of event."""
    events = {kind.__name__ for kind in regnum.games()["kings-struggle"].events}
    parts = {"boost", "kill", "star", "coins", "replace", "jest", "seize"}
    return events | parts | set(KINDS)


def happened_in(table: Table[State]) -> set[str]:
    found: set[str] = set()
    for event in table.events(None):
        found.add(type(event).__name__)
        if isinstance(event, Led):
            found.add(event.card.rpartition("-")[0])
        elif isinstance(event, Revealed):
            found |= {card.rpartition("-")[0] for card in event.cards}
        elif isinstance(event, Replaced):
            found.add(event.new.rpartition("-")[0])
    for entry in table.record().entries:
        action = getattr(entry, "action", None)
        if action is not None:
            done = table.game.read_action(action)
            if isinstance(done, Use):
                found.add(done.part)
    return found
