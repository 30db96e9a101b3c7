"""What happened at a table, and what each viewer was shown of it."""

from __future__ import annotations

from collections.abc import Callable

from regnum.core.actions import Event, Seat, TableEvent, TakenBack, Undone

#: what a viewer is shown of an event of the game
Redaction = Callable[[Event, Seat | None], Event | None]


class Stream:
    """The events a viewer was shown, and how many those were before each event of the log."""

    def __init__(self) -> None:
        self.shown: list[Event] = []
        self.before: list[int] = []


class Log:
    """Every event in order. Streams grow as they are asked for, so that nothing is read twice."""

    def __init__(self, redact: Redaction) -> None:
        self.redact = redact
        self.events: list[Event] = []
        self.streams: dict[Seat | None, Stream] = {}

    def __len__(self) -> int:
        return len(self.events)

    def append(self, event: Event) -> None:
        self.events.append(event)

    def extend(self, events: list[Event]) -> None:
        self.events.extend(events)

    def clone(self) -> Log:
        new = Log(self.redact)
        new.events = self.events[:]
        return new

    def shown_to(self, viewer: Seat | None, after: int) -> list[Event]:
        """What a viewer was shown, after the first `after` events of its own."""
        stream = self.streams.get(viewer)
        if stream is None:
            stream = self.streams[viewer] = Stream()
        for place in range(len(stream.before), len(self.events)):
            stream.before.append(len(stream.shown))
            seen = self.seen(self.events[place], viewer, stream)
            if seen is not None:
                stream.shown.append(seen)
        return stream.shown[max(0, after) :]

    def seen(self, event: Event, viewer: Seat | None, stream: Stream) -> Event | None:
        """An event as a viewer sees it; `since` is counted in the viewer's own events."""
        if isinstance(event, Undone):
            return Undone(event.seat, stream.before[event.since])
        if isinstance(event, TakenBack):
            return TakenBack(event.seat, stream.before[event.since])
        if isinstance(event, TableEvent):
            return event
        return self.redact(event, viewer)
