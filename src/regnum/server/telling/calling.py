"""Whose turn it is while they are away: noticed, waited for a little, and told once."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.core.errors import RegnumError
from regnum.server.matches.house import House
from regnum.server.matches.match import LiveMatch
from regnum.server.store.engine import is_away
from regnum.server.store.tables import alerts, chairs, matches, turns
from regnum.server.telling.alerts import Alerts
from regnum.server.wire.alerting import TurnAlert

#: seconds between two looks at who wants to be told
LOOK = 5.0
#: seconds between two looks at all their matches: a node that was to tell may have been killed
LOOK_AT_ALL = 600.0
#: more new people than this are looked at with all others
MOST_NEW = 500
#: seconds between two notes of who is here
BEAT = 15.0
#: seconds after which a turn that was told is forgotten
KEPT = 30 * 86400
#: seconds after each try to tell somebody
PAUSES = (1.0, 5.0, 0.0)
#: when something is due that was told already
TOLD = float("inf")
LOG = logging.getLogger("regnum.turns")


@dataclass(frozen=True)
class Waiting:
    """A match waits for somebody's answer to a choice; they are told when it is due."""

    person: str
    choice: int
    due: float


class TurnCaller:
    """Tells people who are away that a match waits for them.

    Nodes keep what waits in memory; the table of turns lets one of them tell. What a node
    forgot when it stopped is found again when it looks at the matches of those who want
    to be told.
    """

    def __init__(
        self, engine: AsyncEngine, house: House, ways: Alerts, after: float, address: str
    ) -> None:
        self.engine = engine
        self.house = house
        self.ways = ways
        #: how long a turn may wait before it is told
        self.after = after
        #: what links begin with
        self.address = address
        self.wanted: set[str] = set()
        self.waiting: dict[tuple[str, int], Waiting] = {}
        self.looked = 0.0
        self.looked_at_all = 0.0
        self.tasks: set[asyncio.Task[None]] = set()
        self.sending = asyncio.Semaphore(8)
        house.after.append(self.look)

    @property
    def beat(self) -> float:
        return min(BEAT, max(self.after / 2, 0.05))

    async def start(self) -> None:
        self.spawn(self.every(min(1.0, self.beat), self.call))
        # often enough that a node whose page is open can say so before another one tells
        self.spawn(self.every(min(LOOK, max(self.after / 4, 0.05)), self.look_around))
        self.spawn(self.every(self.beat, self.note_who_is_here))

    async def stop(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def every(self, seconds: float, work: Any) -> None:
        while True:
            try:
                await work()
            except Exception:
                LOG.exception("calling people to their turn")
            await asyncio.sleep(seconds)

    # -- noticing

    async def look(self, match: LiveMatch) -> None:
        """After every change: who is waited for now, and wants to be told?"""
        if not self.wanted.isdisjoint(match.people):
            self.notice(match)

    def notice(self, match: LiveMatch) -> None:
        asked = match.table.to_act() if match.playing else []
        for seat, person in enumerate(match.people):
            if seat in asked and person in self.wanted and not match.table.bots[seat]:
                choice = match.table.choice(seat)
                before = self.waiting.get((match.id, seat))
                if before is None or (before.person, before.choice) != (person, choice):
                    due = time.time() + self.after
                    self.waiting[match.id, seat] = Waiting(str(person), choice, due)
            else:
                self.waiting.pop((match.id, seat), None)

    async def look_around(self) -> None:
        """Who wants to be told, on whichever node they said so; what waits for them already?"""
        now = time.time()
        # what was told need not be kept here: the table of turns has it
        self.waiting = {key: each for key, each in self.waiting.items() if each.due != TOLD}
        everything = now > self.looked_at_all + LOOK_AT_ALL
        async with self.engine.connect() as connection:
            wanted = set((await connection.execute(select(alerts.c.person).distinct())).scalars())
            new = wanted - self.wanted
            self.wanted = wanted
            query = (
                select(chairs.c.match)
                .distinct()
                .join(matches, matches.c.id == chairs.c.match)
                .where(matches.c.status == "playing", chairs.c.person.in_(select(alerts.c.person)))
            )
            if not everything and len(new) <= MOST_NEW:
                # nodes' clocks differ a little
                begun = matches.c.started > self.looked - 60
                query = query.where(or_(chairs.c.person.in_(new), begun))
            found = (await connection.execute(query)).scalars().all()
        self.looked = now
        if everything:
            self.looked_at_all = now
        for match_id in found:
            try:
                async with self.house.reading(match_id) as match:
                    self.notice(match)
            except RegnumError:
                pass
            except Exception as error:
                if is_away(error):
                    raise
                # one match that is broken must not keep the others from being told
                LOG.exception("left out", extra={"match": match_id})

    async def note_who_is_here(self) -> None:
        """Let the other nodes know whose page is open here."""
        here = self.here() & self.wanted
        if here:
            seen = update(alerts).where(alerts.c.person.in_(here)).values(seen=time.time())
            await self.ways.writer.write(statements=[seen])

    def here(self) -> set[str]:
        return {each.person for room in self.house.rooms.values() for each in room.listeners}

    # -- telling

    async def call(self) -> None:
        """Tell those whose turn has waited long enough."""
        now = time.time()
        due = [(key, each) for key, each in self.waiting.items() if each.due <= now]
        for (match_id, seat), waiting in due:
            if waiting.person in self.here():
                self.put_off(match_id, seat, waiting)
                continue
            try:
                async with self.house.reading(match_id) as match:
                    self.notice(match)
            except RegnumError:
                # the host has closed or deleted it
                self.waiting.pop((match_id, seat), None)
                continue
            except Exception as error:
                if is_away(error):
                    # whoever waits to be told is told when it is back
                    raise
                LOG.exception("left out", extra={"match": match_id, "seat": seat})
                self.waiting.pop((match_id, seat), None)
                continue
            if self.waiting.get((match_id, seat)) == waiting:
                await self.tell(match_id, match.game.facts.id, seat, waiting)

    def put_off(self, match_id: str, seat: int, waiting: Waiting) -> None:
        later = Waiting(waiting.person, waiting.choice, time.time() + self.after)
        self.waiting[match_id, seat] = later

    async def tell(self, match_id: str, game: str, seat: int, waiting: Waiting) -> None:
        """Note the turn; the node that could note it tells."""
        ways = await self.ways.of(waiting.person)
        now = time.time()
        if any(way.seen > now - 2 * self.beat for way in ways):
            self.put_off(match_id, seat, waiting)
            return
        # told, here or elsewhere: it stays noted so that it is not looked at again
        self.waiting[match_id, seat] = Waiting(waiting.person, waiting.choice, TOLD)
        row = {
            "match": match_id,
            "seat": seat,
            "choice": waiting.choice,
            "person": waiting.person,
            "at": now,
        }
        old = (turns.c.person == waiting.person, turns.c.at < now - KEPT)

        def note(connection: Connection) -> None:
            connection.execute(insert(turns).values(row))
            connection.execute(delete(turns).where(*old))

        try:
            await self.ways.writer.transact(note)
        except IntegrityError:
            return
        link = f"{self.address}/#/match/{match_id}"
        alert = TurnAlert(match_id, game, seat, waiting.choice, now, link)
        for way in ways:
            if way.kind != "feed":
                self.spawn(self.deliver(way, alert))

    async def deliver(self, way: Any, alert: TurnAlert) -> None:
        """Three tries, further and further apart."""
        async with self.sending:
            for pause in PAUSES:
                try:
                    if await self.ways.send(way, alert):
                        return
                except Exception:
                    LOG.exception("a way to be told", extra={"match": alert.match})
                await asyncio.sleep(pause)
