"""Who is in the room of a match on this node: connections, and what waits to be told them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from regnum.core.actions import Seat
from regnum.server.wire import frames

ENCODE = msgspec.json.Encoder().encode
#: frames that may wait for a slow listener before it is dropped
BACKLOG = 256


@dataclass(eq=False)
class Listener:
    """A connection: what it is told waits here until the network takes it."""

    viewer: Seat | None
    person: str
    backlog: int = BACKLOG
    waiting: asyncio.Queue[bytes] = field(default_factory=asyncio.Queue)
    #: the number of the newest entry it was told; below -1 as long as it has not said hello
    told: int = -2
    #: set when it could not keep up
    gone: asyncio.Event = field(default_factory=asyncio.Event)
    #: the number of the newest line of chat it was told
    chat: int = 0
    #: how many frames it may fall behind now: what it asked for itself does not count
    allowed: int = 0

    @property
    def dropped(self) -> bool:
        return self.gone.is_set()

    @property
    def greeted(self) -> bool:
        return self.told >= -1

    def tell(self, frame: bytes) -> None:
        """Put a frame in the queue; who lets too many wait is dropped."""
        waiting = self.waiting.qsize()
        if waiting <= self.backlog:
            self.allowed = self.backlog
        if waiting > self.allowed:
            self.gone.set()
        elif not self.dropped:
            self.waiting.put_nowait(frame)

    def tell_past(self, past: Sequence[bytes]) -> None:
        """Tell what it has missed, however much that is, if it has read what it got before."""
        waiting = self.waiting.qsize()
        if waiting > self.backlog:
            self.gone.set()
            return
        self.allowed = waiting + len(past) + self.backlog
        for frame in past:
            self.waiting.put_nowait(frame)


class Room:
    """The listeners of one match. It stays when the match is made anew from the store."""

    def __init__(self, match_id: str) -> None:
        self.match_id = match_id
        self.listeners: list[Listener] = []

    def add(self, listener: Listener) -> None:
        if listener not in self.listeners:
            self.listeners.append(listener)

    def remove(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)

    def tell(self, frame: bytes) -> None:
        """Tell everybody who has said hello the same."""
        for listener in self.listeners:
            if listener.greeted:
                listener.tell(frame)
        self.listeners = [listener for listener in self.listeners if not listener.dropped]

    def presence(self, people: Sequence[str | None]) -> frames.Present:
        """Which seats have their person here, and how many others watch."""
        here = {listener.person for listener in self.listeners if listener.person}
        watching = sum(
            not listener.person or listener.person not in people for listener in self.listeners
        )
        return frames.Present(
            tuple(person is not None and person in here for person in people), watching
        )

    def tell_presence(self, people: Sequence[str | None]) -> None:
        self.tell(ENCODE(self.presence(people)))
