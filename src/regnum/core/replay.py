"""Playing a record again, exactly or not at all."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.core.agenda import State
from regnum.core.entries import Act, AnyEntry, Clock, Record, Resign, StandIn, TakeBack, Undo
from regnum.core.errors import BadRecord, BadSetUp, RegnumError
from regnum.core.game import Game
from regnum.core.messages import Message, Value
from regnum.core.nested import within
from regnum.core.registry import game_named, games
from regnum.core.table import Table


def opened(record: Record) -> Table[State]:
    """The table of a record, before its first entry."""
    try:
        game = game_named(record.game)
    except BadSetUp:
        known = ", ".join(games())
        raise BadRecord(Message("record-no-game", {"game": record.game, "games": known})) from None
    if record.rules != game.facts.rules:
        raise BadRecord(Message("record-rules", {"found": record.rules, "right": game.facts.rules}))
    try:
        key = bytes.fromhex(record.key)
    except ValueError:
        raise BadRecord(Message("record-key")) from None
    try:
        cards = game.cards(record.cards.changes)
        options = game.read_options(record.options)
        table = Table(game, list(record.seats), options, cards, key, record.rated)
    except RegnumError as error:
        raise bad_record("record-set-up", {}, error, game) from None
    if cards.digest() != record.cards.digest:
        raise BadRecord(Message("record-cards"))
    return table


def bad_record(id: str, args: dict[str, Value], why: RegnumError, game: Game[State]) -> BadRecord:
    """What is wrong with a record and, in the words of its game, why: in one language."""
    message = Message(id, {**args, "why": within([why.message])})
    return BadRecord(message, why.package or game.facts.package)


def steps(record: Record) -> Iterator[Table[State]]:
    """The table before the first entry and after each one: always the same table."""
    table = opened(record)
    yield table
    for number, entry in enumerate(record.entries, 1):
        try:
            enter(table, entry)
        except RegnumError as error:
            raise bad_record("record-entry", {"number": number}, error, table.game) from None
        if table.entries[-1] != entry:
            raise BadRecord(Message("record-inexact", {"number": number}))
        yield table


def replay(record: Record) -> Table[State]:
    """The table as the record leaves it.

    >>> import regnum
    >>> table = regnum.open_table("kings-bounty", seats=2, seed="a table")
    >>> seat = table.to_act()[0]
    >>> table.act(seat, table.options(seat)[-1])
    >>> replay(table.record()).view(seat) == table.view(seat)
    True
    """
    *_, table = steps(record)
    if table.result != record.result:
        raise BadRecord(Message("record-result"))
    return table


def enter(table: Table[State], entry: AnyEntry) -> None:
    """Do what an entry says."""
    if isinstance(entry, Act):
        table.act(entry.seat, table.game.read_action(entry.action), entry.choice)
    elif isinstance(entry, Undo):
        table.undo(entry.seat)
    elif isinstance(entry, TakeBack):
        table.undo(entry.seat, entry.consent)
    elif isinstance(entry, Resign):
        table.resign(entry.seat)
    elif isinstance(entry, Clock):
        table.clock(entry.seat, entry.left, entry.bot)
    elif isinstance(entry, StandIn):
        table.stand_in(entry.seat, entry.bot, entry.failed)
    else:
        table.end()
