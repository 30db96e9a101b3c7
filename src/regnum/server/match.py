"""A match under play on this node: a table, its listeners, and the entries behind it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from regnum.core.actions import Action, Seat
from regnum.core.agenda import State
from regnum.core.entries import AnyEntry, Chair
from regnum.core.game import Game
from regnum.core.registry import game_named
from regnum.core.replay import enter
from regnum.core.table import Table
from regnum.server.store.writer import Writer
from regnum.server.wire import frames

ENTRY: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
ENCODE = msgspec.json.Encoder().encode


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


@dataclass(eq=False)
class Listener:
    """A connection: what it is told waits here until the network takes it."""

    viewer: Seat | None
    person: str
    waiting: asyncio.Queue[bytes] = field(default_factory=lambda: asyncio.Queue(256))
    #: set when it could not keep up
    dropped: bool = False

    def tell(self, frame: bytes) -> None:
        try:
            self.waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self.dropped = True


class LiveMatch:
    """Everything here can be thrown away and made again from the stored match."""

    def __init__(self, stored: StoredMatch, writer: Writer) -> None:
        self.id = stored.id
        self.people = stored.people
        self.writer = writer
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.game: Game[State] = game_named(stored.game)
        self.table: Table[State] = Table(
            self.game,
            list(stored.chairs),
            self.game.read_options(stored.options),
            self.game.cards(stored.cards),
            stored.key,
            stored.rated,
        )
        self.times: list[float] = []
        self.clients: dict[str, int] = {}
        #: how many events each viewer had been shown after each entry
        self.told: dict[Seat | None, list[int]] = {
            viewer: [len(self.table.events(viewer))] for viewer in self.viewers
        }
        for entry in stored.entries:
            enter(self.table, entry.entry)
            self.note(entry.at, entry.client)

    @property
    def viewers(self) -> list[Seat | None]:
        return [*range(self.table.seats), None]

    @property
    def number(self) -> int:
        """The number of the newest entry."""
        return len(self.times)

    def note(self, at: float, client: str | None) -> None:
        """Remember when an entry came, from which message, and what it told whom."""
        self.times.append(at)
        if client is not None:
            self.clients[client] = self.number
        for viewer, counts in self.told.items():
            counts.append(counts[-1] + len(self.table.events(viewer, after=counts[-1])))

    async def do(self, deed: Callable[[Table[State]], None], client: str | None = None) -> int:
        """Do something at the table, and return its entry's number when it is durable.

        A message that was done before is acknowledged and not done again. The caller holds
        no lock, and throws this match away if anything but a refusal is raised.
        """
        async with self.lock:
            if client is not None and client in self.clients:
                return self.clients[client]
            before = len(self.table.entries)
            at = time.time()
            deed(self.table)
            done = self.table.entries[before:]
            await self.writer.write(
                [
                    self.row(before + 1 + n, at, client if n == 0 else None, entry)
                    for n, entry in enumerate(done)
                ]
            )
            for n in range(len(done)):
                self.note(at, client if n == 0 else None)
            self.broadcast(before)
            return self.number

    def row(self, number: int, at: float, client: str | None, entry: AnyEntry) -> dict[str, Any]:
        written = ENCODE(entry).decode()
        return {"match": self.id, "number": number, "at": at, "entry": written, "client": client}

    # -- telling

    def broadcast(self, after: int) -> None:
        """Tell every listener what has happened after an entry."""
        written: dict[Seat | None, list[bytes]] = {}
        for listener in self.listeners:
            if listener.viewer not in written:
                written[listener.viewer] = self.updates(listener.viewer, after)
            for frame in written[listener.viewer]:
                listener.tell(frame)
        self.listeners = [listener for listener in self.listeners if not listener.dropped]

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
        frame = frames.Update(
            n=n,
            game=self.game.facts.id,
            seat=viewer,
            at=self.times[n - 1] if n else 0.0,
            events=tuple(events),
            log=tuple(self.game.told(event) for event in events),
        )
        if n < self.number:
            return frame
        view = self.table.view(viewer)
        return msgspec.structs.replace(
            frame,
            view=view,
            scene=self.game.scene(view),
            options=() if viewer is None else self.options(viewer),
        )

    def options(self, seat: Seat) -> tuple[frames.Option, ...]:
        return tuple(self.option(action) for action in self.table.options(seat))

    def option(self, action: Action) -> frames.Option:
        words = self.game.words(action)
        return frames.Option(action, self.game.notate(action), words.say, words.touches)
