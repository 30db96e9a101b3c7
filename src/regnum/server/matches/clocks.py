"""Clocks, told from the times of a match's entries alone: any node finds the same."""

from __future__ import annotations

import math
from dataclasses import dataclass
from hashlib import blake2b

from regnum.core.actions import Seat
from regnum.core.agenda import State
from regnum.core.entries import Act, AnyEntry, Clock, Undo
from regnum.core.table import Table
from regnum.server.wire.bodies import ClockWish


@dataclass(frozen=True)
class Moved:
    """What a seat's clock showed when it moved, and when; for an undo."""

    left: float
    at: float


class Clocks:
    """One clock a seat. It runs while the game waits for the seat, and never for a bot.

    By the move, each new choice before a seat has the whole time. By the game, time is used
    up, and every choice that is answered adds the increment. An undo gives no time back.
    """

    def __init__(self, wish: ClockWish, table: Table[State], started: float) -> None:
        self.wish = wish
        self.ticking = wish.kind != "none"
        self.key = table.key
        self.left = [float(wish.seconds)] * table.seats
        self.since = started
        #: seats whose time is up, noted in an entry, for the choice before them now
        self.out: set[Seat] = set()
        #: the seats whose clocks run
        self.running: list[Seat] = []
        #: the number of the last choice before each seat
        self.choices = [0] * table.seats
        self.moved: list[list[Moved]] = [[] for _ in range(table.seats)]
        if self.ticking:
            self.choices = [table.choice(seat) for seat in range(table.seats)]
            self.run(table)

    def note(self, table: Table[State], entry: AnyEntry, at: float) -> None:
        """An entry was made at this time; the table is as it left it."""
        if not self.ticking:
            return
        spent = max(0.0, at - self.since)
        for seat in self.running:
            self.left[seat] -= spent
        self.since = max(self.since, at)
        if isinstance(entry, Act):
            self.note_move(table, entry.seat)
        elif isinstance(entry, Undo):
            self.note_undo(entry.seat)
        elif isinstance(entry, Clock) and entry.left == 0:
            self.out.add(entry.seat)
        for seat in range(table.seats):
            choice = table.choice(seat)
            if choice == self.choices[seat]:
                continue
            self.choices[seat] = choice
            self.out.discard(seat)
            if choice and self.wish.kind == "move" and not isinstance(entry, Undo):
                self.left[seat] = float(self.wish.seconds)
        self.run(table)

    def note_move(self, table: Table[State], seat: Seat) -> None:
        if seat not in self.running or table.choice(seat) == self.choices[seat]:
            # a word in a talk answers no choice
            return
        self.moved[seat].append(Moved(self.left[seat], self.since))
        if self.wish.kind == "game":
            self.left[seat] = max(0.0, self.left[seat]) + self.wish.increment

    def note_undo(self, seat: Seat) -> None:
        if not self.moved[seat]:
            return
        moved = self.moved[seat].pop()
        if self.wish.kind == "game":
            self.left[seat] -= self.wish.increment
        else:
            self.left[seat] = moved.left - (self.since - moved.at)

    def run(self, table: Table[State]) -> None:
        self.running = [seat for seat in table.to_act() if not table.bots[seat]]

    # -- looking

    def deadline(self) -> float | None:
        """When the next seat runs out of time; none if no clock runs."""
        ends = [self.end(seat) for seat in self.running if seat not in self.out]
        return min(ends) if ends and self.ticking else None

    def end(self, seat: Seat) -> float:
        """When a seat runs out of time whose clock runs."""
        return self.since + self.left[seat]

    def expired(self, now: float) -> list[Seat]:
        """Seats that are out of time, which is not yet noted; whose time was up first is first."""
        if not self.ticking:
            return []
        late = [seat for seat in self.running if seat not in self.out and self.end(seat) <= now]
        return sorted(late, key=lambda seat: (self.end(seat), self.lot(seat)))

    def lot(self, seat: Seat) -> bytes:
        """Decides between seats whose time is up at the same moment, and not for the same seat
        each time. Nobody knows it before, and every node draws the same.
        """
        drawn = f"{seat} of {self.choices}".encode()
        return blake2b(drawn, key=self.key[:64], digest_size=16).digest()

    def shown(self, table: Table[State], now: float) -> tuple[float | None, ...]:
        """Seconds left on every clock; none for a bot. Empty in a match without clocks."""
        if not self.ticking:
            return ()
        return tuple(
            None
            if table.bots[seat]
            else math.floor(max(0.0, self.left_at(seat, now)) * 1000) / 1000
            for seat in range(table.seats)
        )

    def left_at(self, seat: Seat, now: float) -> float:
        if seat in self.running:
            return self.left[seat] - max(0.0, now - self.since)
        # by the move, what is left of the last choice is nothing to the next
        return float(self.wish.seconds) if self.wish.kind == "move" else self.left[seat]
