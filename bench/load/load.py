"""The load: many matches of two, all connected, at a set pace or as fast as they go."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from bench.load.players import Player, seat_at_boardgame, seat_at_regnum
from bench.load.servers import Running

now = time.perf_counter
#: seconds between two actions of which none may meet another, and in which one must arrive
BETWEEN = 0.003
PATIENCE = 60.0


@dataclass
class Pair:
    """A match. The player who hears of an action is the next to act."""

    players: list[Player] = field(default_factory=list)
    n: int = 0
    #: when the action was due that is on its way
    sent: float | None = None
    #: when actions were due that could not be sent yet
    late: list[float] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    closed_loop: bool = False
    waiting: asyncio.Task[None] | None = None
    #: set when an action has arrived
    arrived: asyncio.Event = field(default_factory=asyncio.Event)

    def heard(self, seat: int, n: int) -> None:
        """The clock stops when the other player has it, not the one who acted."""
        if n != self.n + 1 or seat != n % 2 or self.sent is None:
            return
        moment = now()
        self.delays.append(moment - self.sent)
        self.n, self.sent = n, None
        self.arrived.set()
        if self.closed_loop:
            self.due(moment)
        elif self.late:
            self.due(self.late.pop(0))

    def due(self, moment: float) -> None:
        """Act; an action that comes late counts from the moment it was due."""
        if self.sent is not None:
            self.late.append(moment)
            return
        self.sent = moment
        self.waiting = asyncio.create_task(self.players[self.n % 2].move(self.n))


@dataclass
class Crowd:
    """All the pairs at one server."""

    server: Running
    pairs: list[Pair] = field(default_factory=list)

    async def seat(self, matches: int) -> None:
        """Seat pairs until there are so many."""
        gate = asyncio.Semaphore(8)

        async def one(number: int) -> None:
            async with gate:
                pair = Pair()
                if self.server.subject == "regnum":
                    pair.players = await seat_at_regnum(self.server.address, pair.heard)
                else:
                    name = f"match{number}"
                    pair.players = await seat_at_boardgame(self.server.address, name, pair.heard)
                self.pairs.append(pair)

        await asyncio.gather(*[one(number) for number in range(len(self.pairs), matches)])

    async def at_pace(self, per_second: float, seconds: float) -> list[float]:
        """Offer actions at an even pace, whether or not the server keeps up."""
        self.clear()
        start = now()
        for number in range(round(per_second * seconds)):
            moment = start + number / per_second
            if moment > now():
                await asyncio.sleep(moment - now())
            self.pairs[number % len(self.pairs)].due(moment)
        await self.settle()
        return [delay for pair in self.pairs for delay in pair.delays]

    async def one_by_one(self, seconds: float) -> int:
        """Each action a moment after the one before it has arrived; how many there were.

        None shares a commit, or the waking of the server, with another. At a pace some do as soon
        as the machine is busy, and then each of them costs less than it would.
        """
        self.clear()
        until = now() + seconds
        done = 0
        while now() < until:
            # those who have waited longest: nothing of theirs is at hand any more
            pair = self.pairs.pop(0)
            self.pairs.append(pair)
            pair.arrived.clear()
            pair.due(now())
            await asyncio.wait_for(pair.arrived.wait(), PATIENCE)
            await asyncio.sleep(BETWEEN)
            done += 1
        return done

    async def flat_out(self, seconds: float) -> float:
        """Everybody answers at once; actions a second."""
        self.clear()
        for pair in self.pairs:
            pair.closed_loop = True
            pair.due(now())
        start = now()
        await asyncio.sleep(seconds)
        done = sum(len(pair.delays) for pair in self.pairs)
        took = now() - start
        for pair in self.pairs:
            pair.closed_loop = False
        await self.settle()
        return done / took

    def clear(self) -> None:
        for pair in self.pairs:
            pair.delays.clear()

    async def settle(self) -> None:
        """Wait for what is on its way: an action that never arrives must not go unseen."""
        for _ in range(600):
            if all(pair.sent is None and not pair.late for pair in self.pairs):
                return
            for player in (player for pair in self.pairs for player in pair.players):
                if player.listening is not None and player.listening.done():
                    server = self.server
                    ended = server.process.poll()
                    raise RuntimeError(
                        f"{server.subject}: a connection was lost; its process "
                        f"{'stands' if ended is None else f'has ended with {ended}'}"
                    ) from player.listening.exception()
            await asyncio.sleep(0.05)
        missing = sum(pair.sent is not None for pair in self.pairs)
        raise RuntimeError(f"{missing} actions never arrived")

    async def leave(self) -> None:
        for pair in self.pairs:
            for player in pair.players:
                await player.close()
