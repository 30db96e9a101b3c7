"""Makes the recorded games anew: `python -m tests.records.make`, or of some: `... kings-bounty`.

To be run when the rules version, the record format or a bot has changed on purpose;
the difference then shows in the diff.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import regnum
from regnum.bots.bot import ask, bot_named
from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import State
from regnum.core.entries import Chair
from regnum.core.table import Table
from regnum.games.fairy_fracas.cards import shipped as fairy_cards
from regnum.games.fairy_fracas.events import Placed, PlacedBelow
from regnum.games.kings_bounty.actions import Draw, Return, Under
from regnum.games.kings_bounty.cards import shipped
from regnum.games.kings_bounty.events import (
    Captured,
    Destroyed,
    Drew,
    Garrisoned,
    Laid,
    TakenByHero,
    TitleGiven,
)
from regnum.games.kings_bounty.view import KingsBountyView

from .paladins import games_of_paladins
from .struggle import games_of_kings_struggle
from .wonderful import games_of_wonderful_kingdom

HERE = Path(__file__).parent
Named = Iterator[tuple[str, Table[State]]]


def opened(game: str, bots: list[str], seed: str, **options: object) -> Table[State]:
    """A table with bots in its chairs."""
    chairs = [Chair(bot=bot) for bot in bots]
    return regnum.open_table(game, chairs, seed, **options)  # type: ignore[arg-type]  # opening checks them


def play_on(table: Table[State], decisions: int = 10_000) -> Table[State]:
    """Let the bots decide, so many times or to the end."""
    while not table.over and decisions > 0:
        seat = table.to_act()[0]
        table.act(seat, ask(bot_named(table.bots[seat]), table, seat, len(table.entries)))
        decisions -= 1
    return table


# -- King's Bounty


def kings_bounty(seats: int, seed: str, **options: object) -> Table[State]:
    """Greedy bots, and one that plays at random."""
    return opened("kings-bounty", ["greedy"] * (seats - 1) + ["random"], seed, **options)


def games_of_kings_bounty() -> Named:
    covered: set[str] = set()
    for name, table in [*modes(), *ways_to_end(), ("table-talk", table_talk())]:
        covered |= shown_in(table)
        yield name, table
    yield from games_for_the_rest(covered)


def modes() -> Named:
    """To the end of the deck, for every number of seats, in both modes."""
    for seats in (2, 3, 4, 5):
        yield f"deck-out-{seats}", play_on(kings_bounty(seats, f"deck out {seats}"))
        secret = kings_bounty(seats, f"secret {seats}", secret_titles=True)
        yield f"experienced-{seats}", play_on(secret)


def ways_to_end() -> Named:
    yield "literal-ending", first_where_the_last_seat_drew_last(short=False)
    yield "short-ending", first_where_the_last_seat_drew_last(short=True)
    yield "standstill", standstill()
    resigned = play_on(kings_bounty(2, "resigned"), 20)
    resigned.resign(1)
    yield "resigned", resigned
    agreed = play_on(kings_bounty(4, "agreed"), 30)
    agreed.end()
    yield "agreed-end", agreed


def first_where_the_last_seat_drew_last(short: bool) -> Table[State]:
    number = 0
    while True:
        table = play_on(kings_bounty(3, f"ending {number}", short_ending=short))
        if last_card_to_last_seat(table):
            return table
        number += 1


def last_card_to_last_seat(table: Table[State]) -> bool:
    """Whether the last-player card and the last card of the deck met."""
    drawn = [event.seat for event in table.events(None) if isinstance(event, Drew)]
    view = table.view(None)
    assert isinstance(view, KingsBountyView)
    return drawn[-1] == view.last


def standstill() -> Table[State]:
    """A few turns by bots, then everyone returns one card, round after round."""
    table = play_on(kings_bounty(2, "standstill"), 20)
    while not table.over:
        seat = table.to_act()[0]
        table.act(seat, return_one(table, seat))
    return table


def return_one(table: Table[State], seat: Seat) -> Action:
    found = table.options(seat)
    for action in (Draw(), Return()):
        if action in found:
            return action
    return found[0]


def table_talk() -> Table[State]:
    """A game with all that a record can hold beside actions, and values of one's own."""
    mine = {"titles": {"emperor": {"points": 9}, "vandal": {"points": -4}}}
    table = regnum.open_table("kings-bounty", seats=2, seed="table talk", cards=mine)
    seat = table.to_act()[0]
    table.act(seat, Return())
    under = [action for action in table.options(seat) if isinstance(action, Under)]
    table.act(seat, under[0])
    table.undo(seat)
    table.act(seat, under[1])
    table.act(seat, Draw())
    table.undo(seat, consent=[1 - seat])
    table.act(seat, Draw())
    table.clock(seat, 90)
    table.stand_in(0, "greedy")
    table.stand_in(1, "random")
    return play_on(table)


def games_for_the_rest(covered: set[str]) -> Named:
    """More games, until every card has been played and every title been given."""
    wanted = {*shipped().names, *shipped().titles}
    number = 0
    while wanted - covered:
        secret = {"secret_titles": True}
        table = play_on(kings_bounty(4, f"the rest {number}", **secret))
        if shown_in(table) - covered:
            covered |= shown_in(table)
            yield f"the-rest-{number}", table
        number += 1


def shown_in(table: Table[State]) -> set[str]:
    """The cards that were laid or played, and the titles that were given or awarded."""
    shown: set[str] = set()
    for event in table.events(None):
        shown |= cards_in(event)
    for lines in table.result.breakdown if table.result else ():
        shown |= {str(line.what.args["title"]) for line in lines if "title" in line.what.args}
    return shown


def cards_in(event: Event) -> set[str]:
    if isinstance(event, Laid):
        return {event.holding}
    if isinstance(event, Garrisoned | Captured | TakenByHero | Destroyed):
        return {event.troop}
    if isinstance(event, TitleGiven):
        return {event.title}
    return set()


# -- Fairy Fracas

#: all that can happen there beside laying a character
MAGIC = {"Swapped", "Reordered", "Moved", "Declined", "Skipped", "PlacedBelow"}


def fairy_fracas(seats: int, seed: str, **options: object) -> Table[State]:
    """Greedy bots, and one that plays at random."""
    return opened("fairy-fracas", ["greedy"] * (seats - 1) + ["random"], seed, **options)


def games_of_fairy_fracas() -> Named:
    covered: set[str] = set()
    for name, table in [*kingdoms(), *ends_of_fairy_fracas(), ("table-talk", fairy_talk())]:
        covered |= laid_in(table)
        yield name, table
    yield from games_for_all_characters(covered)


def kingdoms() -> Named:
    """Six turns of everybody, for every number of seats, under both readings of FF-B9."""
    for seats in (2, 3, 4):
        yield f"six-turns-{seats}", play_on(fairy_fracas(seats, f"six turns {seats}"))
        counts = fairy_fracas(seats, f"counted {seats}", blocked_dragon_counts=True)
        yield f"dragon-counts-{seats}", play_on(counts)


def ends_of_fairy_fracas() -> Named:
    yield "skipped", first_fairy_fracas("skipped", lambda table: "Skipped" in kinds_in(table))
    yield "tie", first_fairy_fracas("tie", is_tied)
    resigned = play_on(fairy_fracas(2, "resigned"), 9)
    resigned.resign(1)
    yield "resigned", resigned
    agreed = play_on(fairy_fracas(4, "agreed"), 20)
    agreed.end()
    yield "agreed-end", agreed


def first_fairy_fracas(seed: str, wanted: Callable[[Table[State]], bool]) -> Table[State]:
    number = 0
    while True:
        table = play_on(opened("fairy-fracas", ["random", "random"], f"{seed} {number}"))
        if wanted(table):
            return table
        number += 1


def is_tied(table: Table[State]) -> bool:
    """Whether the order of turns decided."""
    return table.result is not None and len(set(table.result.scores)) == 1


def fairy_talk() -> Table[State]:
    """A game with all that a record can hold beside actions, own values and own colours."""
    mine = {"characters": {"knight": {"together": 4}}}
    table = regnum.open_table(
        "fairy-fracas", seats=2, seed="fairy talk", cards=mine, colours=["green", "blue"]
    )
    seat = table.to_act()[0]
    table.act(seat, table.options(seat)[0])
    table.undo(seat)
    table.act(seat, table.options(seat)[1])
    table.act(seat, table.options(seat)[0])
    if seat in table.to_act():
        table.act(seat, table.options(seat)[-1])
    table.undo(seat, consent=[1 - seat])
    table.clock(seat, 90)
    table.stand_in(0, "greedy")
    table.stand_in(1, "random")
    return play_on(table)


def games_for_all_characters(covered: set[str]) -> Named:
    """More games, until every character has been laid and every ability been used."""
    wanted = {*fairy_cards().names, *MAGIC}
    number = 0
    while wanted - covered:
        table = play_on(fairy_fracas(4, f"all characters {number}"))
        if laid_in(table) - covered:
            covered |= laid_in(table)
            yield f"all-characters-{number}", table
        number += 1


def laid_in(table: Table[State]) -> set[str]:
    """The characters that were laid, and what else happened."""
    laid = {
        event.character for event in table.events(None) if isinstance(event, Placed | PlacedBelow)
    }
    return laid | (MAGIC & kinds_in(table))


def kinds_in(table: Table[State]) -> set[str]:
    return {type(event).__name__ for event in table.events(None)}


GAMES = {
    "fairy-fracas": games_of_fairy_fracas,
    "kings-bounty": games_of_kings_bounty,
    "kings-struggle": games_of_kings_struggle,
    "paladins": games_of_paladins,
    "wonderful-kingdom": games_of_wonderful_kingdom,
}


def main() -> None:
    for game in sys.argv[1:] or GAMES:
        folder = HERE / game
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        for name, table in GAMES[game]():
            (folder / f"{name}.json").write_bytes(regnum.write_record(table.record()))


if __name__ == "__main__":
    main()
