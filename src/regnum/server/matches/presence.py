"""Who is at the table, over all nodes. Nobody keeps it: nodes tell each other as people come."""

from __future__ import annotations

import asyncio
import logging
import time

from regnum.server.matches.house import House
from regnum.server.matches.match import LiveMatch
from regnum.server.matches.room import Elsewhere
from regnum.server.store.news import News
from regnum.server.store.writer import Writer

LOG = logging.getLogger("regnum.presence")
#: seconds between two times that a node repeats who is there, and after which it is gone
BEAT = 20.0
GONE = 50.0


class Presence:
    """Tells other nodes who has come and gone here, and puts what they tell into the rooms."""

    def __init__(self, house: House, writer: Writer) -> None:
        self.house = house
        self.writer = writer
        self.task: asyncio.Task[None] | None = None
        house.came.append(self.changed)

    @property
    def alone(self) -> bool:
        """One file, one node."""
        return self.writer.engine.dialect.name != "postgresql"

    def start(self) -> None:
        if not self.alone:
            self.task = asyncio.create_task(self.run(), name="presence")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def changed(self, match: LiveMatch) -> None:
        """Somebody has come or gone here; the first to come asks who is elsewhere."""
        if not self.alone:
            first = len(match.listeners) == 1
            self.house.spawn(self.tell([self.news(match, asks=first)]))

    def news(self, match: LiveMatch, asks: bool = False) -> News:
        here, watching = match.room.here(match.people)
        return News("present", match.id, watching, people=tuple(sorted(here)), asks=asks)

    async def tell(self, news: list[News]) -> None:
        if news:
            await self.writer.write(news=news)

    async def heard(self, news: News) -> None:
        """Another node has told who is there."""
        match = self.house.live.get(news.match)
        if match is None:
            return
        elsewhere = match.room.elsewhere
        if news.people or news.number:
            elsewhere[news.node] = Elsewhere(
                frozenset(news.people), news.number, time.monotonic() + GONE
            )
        else:
            elsewhere.pop(news.node, None)
        match.room.tell_presence(match.people)
        if news.asks and match.listeners:
            await self.tell([self.news(match)])

    async def run(self) -> None:
        """Say again who is here, where somebody listens; forget nodes that say nothing."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except Exception:
                LOG.exception("telling who is here")

    async def beat(self) -> None:
        shared = [match for match in self.house.live.values() if match.room.elsewhere]
        for match in shared:
            if match.room.forget_gone(time.monotonic()):
                match.room.tell_presence(match.people)
        await self.tell([self.news(match) for match in shared if match.listeners])
