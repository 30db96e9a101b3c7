"""Stepping through a record."""

from __future__ import annotations

from itertools import islice

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from regnum.cli.drawing import Drawing
from regnum.cli.screen import NothingMore, Screen, number_in
from regnum.cli.telling import outcome, told
from regnum.cli.voice import Misused, Voice
from regnum.core.agenda import State
from regnum.core.entries import End, Record
from regnum.core.replay import steps
from regnum.core.table import Table


class Showing:
    """A record as one seat, counted from 1, or a spectator could have seen it played."""

    def __init__(self, record: Record, seat: int | None, screen: Screen, voice: Voice) -> None:
        if seat is not None and not 1 <= seat <= len(record.seats):
            raise Misused("no-such-human", seat=seat, last=len(record.seats))
        self.record = record
        self.seat = None if seat is None else seat - 1
        self.screen = screen
        self.voice = voice
        self.last = len(record.entries)

    def all(self) -> None:
        """Everything, entry by entry, with the table at the beginning and at the end."""
        heard = 0
        for number, table in enumerate(steps(self.record)):
            self.screen.line(self.heading(number), "bold")
            if number == 0:
                self.screen.show(*self.drawn(table))
            events = table.events(self.seat, heard)
            heard += len(events)
            self.screen.show(told(table.game, self.voice, events))
        self.screen.show(*self.drawn(table))
        if table.over:
            self.screen.show(*self.end(table))

    def step(self) -> None:
        """Forward, back and to any entry, until the reader has seen enough."""
        number = 0
        while True:
            self.show(number)
            try:
                typed = self.screen.ask(self.voice.say("prompt-replay")).casefold()
            except NothingMore:
                return
            wanted = number_in(typed)
            if typed == "q":
                return
            if typed == "b":
                number = max(0, number - 1)
            elif wanted is not None and wanted <= self.last:
                number = wanted
            elif typed:
                self.screen.line(self.voice.say("replay-keys", last=self.last), "yellow")
            elif number == self.last:
                return
            else:
                number += 1

    def show(self, number: int) -> None:
        """The table after so many entries, and what the last of them brought."""
        heard = 0
        for reached, table in enumerate(islice(steps(self.record), number + 1)):
            if reached == number - 1:
                heard = len(table.events(self.seat))
        self.screen.clear()
        self.screen.show(*self.drawn(table))
        self.screen.line(self.heading(number), "bold")
        self.screen.show(told(table.game, self.voice, table.events(self.seat, heard)))
        if table.over:
            self.screen.show(*self.end(table))

    def drawn(self, table: Table[State]) -> list[RenderableType]:
        bots = [self.voice.say("note-bot", bot=bot) if bot else "" for bot in table.bots]
        scene = table.scene(self.seat)
        return Drawing(self.voice, scene, self.seat, self.screen.width, bots).table()

    def heading(self, number: int) -> str:
        """Which entry, and whose. What was done is told by events: they hide what is hidden."""
        if number == 0:
            return self.voice.say("replay-start", last=self.last)
        entry = self.record.entries[number - 1]
        if isinstance(entry, End):
            return self.voice.say("replay-end", number=number, last=self.last)
        return self.voice.say("replay-entry", number=number, last=self.last, seat=entry.seat)

    def end(self, table: Table[State]) -> list[RenderableType]:
        return [Rule(Text(self.voice.say("over"))), *outcome(self.voice, table.result)]
