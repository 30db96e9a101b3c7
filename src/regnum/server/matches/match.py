"""A match under play on this node: a table, its clocks, and the entries behind it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Executable, update

from regnum.core.actions import Seat
from regnum.core.agenda import State
from regnum.core.entries import AnyEntry, Chair, StandIn
from regnum.core.errors import RegnumError
from regnum.core.game import Game
from regnum.core.registry import game_named
from regnum.core.replay import enter
from regnum.core.table import Table
from regnum.server.errors import ServiceError
from regnum.server.matches.clocks import Clocks
from regnum.server.matches.offers import likewise, offered, proposed
from regnum.server.matches.room import ENCODE, Listener, Room
from regnum.server.store.tables import matches
from regnum.server.store.writer import Conflict, Writer
from regnum.server.wire import frames
from regnum.server.wire.bodies import ClockWish

ENTRY: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)

#: seconds in which `due` need not be written again
SOON = 2.0


@dataclass(frozen=True)
class StoredEntry:
    """An entry as it lies in the database."""

    number: int
    at: float
    entry: AnyEntry
    client: str | None = None


@dataclass(frozen=True)
class StoredMatch:
    """A match as it lies in the database, once it has begun."""

    id: str
    game: str
    options: dict[str, Any]
    cards: dict[str, Any]
    rated: bool
    key: bytes
    chairs: tuple[Chair, ...]
    #: the person in each seat, if it is one
    people: tuple[str | None, ...]
    entries: tuple[StoredEntry, ...]
    clock: ClockWish = field(default_factory=ClockWish)
    started: float = 0.0
    status: str = "playing"
    due: float | None = None
    host: str | None = None
    #: what was asked and neither withdrawn nor refused, in order
    asks: tuple[frames.AskInfo, ...] = ()


#: one thing done at a table: it makes one entry, or none
Deed = Callable[[Table[State]], None]


class LiveMatch:
    """Everything here can be thrown away and made again from the stored match.

    What is read here is read while holding `lock`: between a deed and its commit the table
    is ahead of what is durable, and nobody may be shown that.
    """

    def __init__(self, stored: StoredMatch, writer: Writer, room: Room | None = None) -> None:
        self.id = stored.id
        self.people = stored.people
        self.host = stored.host
        self.writer = writer
        self.room = room or Room(stored.id)
        self.lock = asyncio.Lock()
        #: when it was last asked for, so that what nobody needs can be forgotten
        self.used = time.monotonic()
        #: set when what is in memory may differ from what is durable: make it anew
        self.stale = False
        self.status = stored.status
        self.due = stored.due
        self.game: Game[State] = game_named(stored.game)
        self.table: Table[State] = Table(
            self.game,
            list(stored.chairs),
            self.game.read_options(stored.options),
            self.game.cards(stored.cards),
            stored.key,
            stored.rated,
        )
        self.clocks = Clocks(stored.clock, self.table, stored.started)
        self.asks = stored.asks
        #: the bot of each seat that could not answer any more, in whose place another plays
        self.failed = [""] * self.table.seats
        self.started = stored.started
        self.times: list[float] = []
        #: the number of the newest entry
        self.number = 0
        self.clients: dict[str, int] = {}
        #: how many events each viewer had been shown after each entry
        self.told: dict[Seat | None, list[int]] = {
            viewer: [len(self.table.events(viewer))] for viewer in self.viewers
        }
        for entry in stored.entries:
            self.take_over(entry)

    @property
    def viewers(self) -> list[Seat | None]:
        return [*range(self.table.seats), None]

    @property
    def listeners(self) -> list[Listener]:
        return self.room.listeners

    @property
    def playing(self) -> bool:
        return self.status == "playing" and not self.table.over

    # -- doing

    def take_over(self, entry: StoredEntry) -> None:
        """Enter what is durable already."""
        enter(self.table, entry.entry)
        self.note(entry.entry, entry.at, entry.client)

    def note(self, entry: AnyEntry, at: float, client: str | None) -> None:
        """Remember when an entry came, from which message, and what it told whom."""
        self.times.append(at)
        self.number += 1
        if client is not None:
            self.clients[client] = self.number
        for viewer, counts in self.told.items():
            before = counts[-1]
            counts.append(before + len(self.table.events(viewer, after=before)))
        if isinstance(entry, StandIn):
            self.failed[entry.seat] = entry.failed
        self.clocks.note(self.table, entry, at)

    async def do(
        self,
        plan: Callable[[LiveMatch], Sequence[Deed]],
        client: str | None = None,
        entry: AnyEntry | None = None,
    ) -> int:
        """Do what is planned at the table, and return the newest number when it is durable.

        A message that was done before is acknowledged and not done again; one that would make
        another entry than the first under that name is refused. If anything goes wrong after
        the table was touched, this match is stale and nobody is told anything.
        """
        async with self.lock:
            if self.stale:
                raise Conflict
            if client is not None and client in self.clients:
                done = self.clients[client]
                if entry is not None and self.table.entries[done - 1] != entry:
                    raise ServiceError("id-used", 409)
                return done
            if self.status == "closed":
                raise ServiceError("match-closed", 409)
            before = self.number
            try:
                rows = self.doing(plan(self), client)
                if rows:
                    await self.writer.write(rows, self.beside())
            except RegnumError:
                self.stale = len(self.table.entries) != before
                raise
            except BaseException:
                self.stale = True
                raise
            if rows:
                self.status = "over" if self.table.over else self.status
                self.broadcast()
            return self.number

    def doing(self, deeds: Sequence[Deed], client: str | None) -> list[dict[str, Any]]:
        """Do things one after the other; the rows of what was done."""
        rows: list[dict[str, Any]] = []
        for deed in deeds:
            before = len(self.table.entries)
            deed(self.table)
            for entry in self.table.entries[before:]:
                # nodes' clocks differ a little; the times of a match never run backwards
                at = max(time.time(), self.times[-1] if self.times else 0.0)
                named = None if rows else client
                self.note(entry, at, named)
                rows.append(self.row(self.number, at, named, entry))
        return rows

    def row(self, number: int, at: float, client: str | None, entry: AnyEntry) -> dict[str, Any]:
        written = ENCODE(entry).decode()
        return {"match": self.id, "number": number, "at": at, "entry": written, "client": client}

    def beside(self) -> list[Executable]:
        """What is written with the entries: that it is over, or when the house is due to act."""
        if self.table.over:
            result = msgspec.to_builtins(self.table.result)
            changes = {"status": "over", "ended": self.times[-1], "result": result, "due": None}
        else:
            due = self.due_next(self.times[-1])
            if due == self.due:
                return []
            self.due = due
            changes = {"due": due}
        return [update(matches).where(matches.c.id == self.id).values(changes)]

    async def correct_due(self) -> None:
        """Correct when the house is due to act, without an entry. The caller holds the lock."""
        due = self.due_next(time.time())
        if due != self.due and not (self.due is not None and self.house_seats()):
            await self.put_due(due)

    async def put_due(self, due: float | None) -> None:
        """Note when the house is due to act. The caller holds the lock."""
        # another node may have written it meanwhile, and knows better
        as_known = matches.c.due.is_(None) if self.due is None else matches.c.due == self.due
        await self.writer.write(
            statements=[
                update(matches)
                .where(matches.c.id == self.id, matches.c.status == "playing", as_known)
                .values(due=due)
            ]
        )
        self.due = due

    @property
    def looked_after(self) -> bool:
        """Whether the house may have to act by itself, now or later."""
        return self.clocks.ticking or any(self.table.bots)

    def due_next(self, now: float) -> float | None:
        """When the house must act by itself: for a bot at once, for a clock when it runs out."""
        if not self.looked_after:
            return None
        if not self.house_seats():
            return self.clocks.deadline()
        # the row need not change with every move
        recent = self.due is not None and now - SOON < self.due <= now
        return self.due if recent else now

    def house_seats(self) -> list[Seat]:
        """Seats that the game waits for and for which a bot is to move now."""
        return [
            seat for seat in self.table.to_act() if self.table.bots[seat] or seat in self.clocks.out
        ]

    # -- telling

    def broadcast(self) -> None:
        """Tell every listener what it has not been told."""
        written: dict[tuple[Seat | None, int], list[bytes]] = {}
        for listener in self.listeners:
            if not -1 <= listener.told < self.number:
                # has not said hello, or knows it
                continue
            which = (listener.viewer, listener.told)
            if which not in written:
                written[which] = self.updates(*which)
            for frame in written[which]:
                listener.tell(frame)
            listener.told = self.number
        self.room.listeners = [each for each in self.listeners if not each.dropped]

    def tell_asks(self) -> None:
        """Tell what is asked now, where that has changed without an entry."""
        self.room.tell(ENCODE(frames.Asks(self.number, self.open_asks())))

    def updates(self, viewer: Seat | None, after: int) -> list[bytes]:
        """One frame for each entry after a number; the newest holds the whole view.

        Who has seen everything gets the newest one again.
        """
        first = max(0, min(after + 1, self.number))
        return [ENCODE(self.update(viewer, n)) for n in range(first, self.number + 1)]

    def update(self, viewer: Seat | None, n: int) -> frames.Update:
        counts = self.told[viewer]
        start = 0 if n == 0 else counts[n - 1]
        events = self.table.events(viewer, after=start)[: counts[n] - start]
        newest = self.as_it_is(viewer) if n == self.number else {}
        return frames.Update(
            n=n,
            game=self.game.facts.id,
            seat=viewer,
            at=self.times[n - 1] if n else self.started,
            events=tuple(events),
            log=tuple([self.game.told(event) for event in events]),
            **newest,
        )

    def as_it_is(self, viewer: Seat | None) -> dict[str, Any]:
        """What comes with the newest entry only."""
        view = self.table.view(viewer)
        now = time.time()
        return {
            "view": view,
            "scene": self.game.scene(view),
            "options": () if viewer is None else offered(self.table, viewer),
            "likewise": () if viewer is None else likewise(self.table, viewer),
            "proposal": None if viewer is None else proposed(self.table, viewer),
            "now": now,
            "clocks": self.clocks.shown(self.table, now),
            "bots": tuple(self.table.bots),
            "failed": tuple(self.failed),
            "asks": self.open_asks(),
            "status": self.status,
        }

    def open_asks(self) -> tuple[frames.AskInfo, ...]:
        """What waits for an answer. A take-back lapses with the next entry."""
        if not self.asks:
            return ()
        over = self.table.over
        return tuple(
            ask
            for ask in self.asks
            if (ask.what == "rematch") == over and (ask.what != "take-back" or ask.n == self.number)
        )
