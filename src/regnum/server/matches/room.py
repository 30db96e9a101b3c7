"""Who is in the room of a match on this node: connections, and what waits to be told them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec

from regnum.core.actions import Seat
from regnum.server.errors import ServiceError
from regnum.server.wire import frames

ENCODE = msgspec.json.Encoder().encode
#: frames that may wait for a slow listener before it is dropped
BACKLOG = 256


@dataclass(eq=False, slots=True, weakref_slot=True)
class Listener:
    """A connection: what it is told waits here until the network takes it."""

    viewer: Seat | None
    person: str
    backlog: int = BACKLOG
    waiting: list[bytes] = field(default_factory=list)
    #: the number of the newest entry it was told; below -1 as long as it has not said hello
    told: int = -2
    #: it could not keep up, or was shown out
    dropped: bool = False
    #: how the conversation that is held over it sends what waits, and how it ends
    sends: Callable[[], None] | None = None
    ends: Callable[[], None] | None = None
    #: the number of the newest line of chat it was told
    chat: int = 0
    #: how many frames it may fall behind now: what it asked for itself does not count
    allowed: int = 0

    @property
    def greeted(self) -> bool:
        return self.told >= -1

    def tell(self, frame: bytes) -> None:
        """Put a frame in the queue; who lets too many wait is dropped."""
        waiting = len(self.waiting)
        if waiting <= self.backlog:
            self.allowed = self.backlog
        if waiting > self.allowed:
            self.drop()
        elif not self.dropped:
            self.waiting.append(frame)
            self.send()

    def tell_past(self, past: Sequence[bytes]) -> None:
        """Tell what it has missed, however much that is, if it has read what it got before."""
        waiting = len(self.waiting)
        if waiting > self.backlog:
            self.drop()
            return
        self.allowed = waiting + len(past) + self.backlog
        self.waiting += past
        self.send()

    def send(self) -> None:
        if self.sends is not None:
            self.sends()

    def drop(self) -> None:
        """Tell it nothing more, and end the conversation."""
        self.dropped = True
        if self.ends is not None:
            self.ends()


@dataclass(frozen=True)
class Elsewhere:
    """Who is in the same room on another node, and until when that is believed."""

    people: frozenset[str]
    watching: int
    until: float


class Room:
    """The listeners of one match. It stays when the match is made anew from the store."""

    def __init__(self, match_id: str) -> None:
        self.match_id = match_id
        self.listeners: list[Listener] = []
        #: who is there on other nodes
        self.elsewhere: dict[str, Elsewhere] = {}
        #: when a seat last asked whether it might do something
        self.asked: dict[Seat, float] = {}
        #: after which entry a seat had nothing to say
        self.silent: dict[Seat, int] = {}

    @property
    def occupied(self) -> bool:
        """Somebody is there, on this node or another."""
        return bool(self.listeners or self.elsewhere)

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

    def here(self, people: Sequence[str | None]) -> tuple[set[str], int]:
        """Whose seats have their person on this node, and how many others watch."""
        seated = {each.person for each in self.listeners if each.person in people}
        return seated, sum(each.person not in people for each in self.listeners)

    def presence(self, people: Sequence[str | None]) -> frames.Present:
        """Which seats have their person at the table, on any node, and how many others watch."""
        here, watching = self.here(people)
        for each in self.elsewhere.values():
            here |= each.people
            watching += each.watching
        return frames.Present(tuple(person in here for person in people), watching)

    def forget_gone(self, now: float) -> bool:
        """Forget nodes that have said nothing for long; whether there were any."""
        gone = [node for node, each in self.elsewhere.items() if each.until < now]
        for node in gone:
            del self.elsewhere[node]
        return bool(gone)

    def tell_presence(self, people: Sequence[str | None]) -> None:
        self.tell(ENCODE(self.presence(people)))


def show_out(listeners: Sequence[Listener], code: str) -> None:
    """Say good-bye, and why."""
    reason = ServiceError(code)
    for listener in listeners:
        listener.tell(ENCODE(frames.Bye(code, str(reason))))
        listener.drop()
