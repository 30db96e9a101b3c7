"""Several nodes, one house: each hears from the database what the others have written."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import asyncpg
import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.store.engine import connect_postgres
from regnum.server.store.news import CHANNEL, News

NEWS: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)
#: seconds between two looks at what the host has closed or could not be read, and before
#: listening again
PAUSE = 1.0
#: seconds between two looks whether the connection to listen on is still there
BEAT = 20.0
#: how much news is read at a time; a node has 15 connections to its database
AT_ONCE = 5

log = logging.getLogger("regnum.nodes")

Heard = Callable[[News], Awaitable[None]]


class Tables(Protocol):
    """What a node has to know of its matches to keep up with the others."""

    def here(self) -> list[str]:
        """The matches in the memory of this node."""

    async def entered(self, news: News) -> None:
        """Take over what another node has entered."""

    async def clear_out(self) -> None:
        """Take over what the host's own hand has done."""

    async def make_anew(self) -> None:
        """Read again what could not be read."""


class Nodes:
    """Listens to the other nodes, and to the host's own hand on the database.

    PostgreSQL tells at once (LISTEN). Closed matches and banned people are looked for every
    second on either database: `regnum admin` is no node, and SQLite tells nobody. Then also
    matches are made anew that the database did not give when it was asked.
    """

    def __init__(self, engine: AsyncEngine, house: Tables, node: str) -> None:
        self.engine = engine
        self.house = house
        self.node = node
        #: what to do about each kind of news
        self.heard: dict[str, Heard] = {"entry": house.entered}
        self.waiting: asyncio.Queue[News] = asyncio.Queue()
        self.readers = asyncio.Semaphore(AT_ONCE)
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        if self.engine.dialect.name == "postgresql":
            first = await self.connect()
            self.tasks.append(asyncio.create_task(self.listen(first), name="listening"))
            self.tasks.append(asyncio.create_task(self.work(), name="news"))
        self.tasks.append(asyncio.create_task(self.look(), name="looking"))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # -- hearing from other nodes

    async def connect(self) -> asyncpg.Connection:
        connection = await connect_postgres(self.engine.url)
        await connection.add_listener(CHANNEL, self.hear)
        return connection

    def hear(self, _: object, __: int, ___: str, payload: object) -> None:
        """Note the news; what comes from elsewhere than a node is not ours to read."""
        with contextlib.suppress(msgspec.MsgspecError):
            news = NEWS.decode(str(payload))
            if news.node != self.node:
                self.waiting.put_nowait(news)

    async def listen(self, connection: asyncpg.Connection) -> None:
        """Keep listening; after a gap, catch up with everything that may have been missed.

        Whatever goes wrong with a connection, it is lost: a node that stopped here would be
        deaf for good.
        """
        while True:
            try:
                why = await self.loss_of(connection)
            except Exception as error:
                why = repr(error)
            finally:
                with contextlib.suppress(Exception):
                    connection.terminate()
            log.warning("lost the connection to listen on", extra={"why": why})
            connection = await self.connect_again()
            for match_id in self.house.here():
                for kind in ("entry", "chat"):
                    await self.take(News(kind, match_id, 0))

    async def loss_of(self, connection: asyncpg.Connection) -> str:
        """Wait until a connection is lost. One whose other end is silently gone does not say so
        by itself: it is asked now and then."""
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())
        while not connection.is_closed():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(ended.wait(), BEAT)
                break
            await connection.execute("SELECT 1", timeout=BEAT)
        return "closed"

    async def connect_again(self) -> asyncpg.Connection:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                return await self.connect()
            except Exception as error:
                log.warning("cannot listen yet", extra={"why": repr(error)})

    async def work(self) -> None:
        while True:
            gathered = [await self.waiting.get()]
            while not self.waiting.empty():
                gathered.append(self.waiting.get_nowait())
            await asyncio.gather(*map(self.take_in_turn, newest(gathered)))

    async def take_in_turn(self, news: News) -> None:
        """Much news at once leaves connections to the database for those who are here."""
        async with self.readers:
            await self.take(news)

    async def take(self, news: News) -> None:
        heard = self.heard.get(news.kind)
        if heard is None:
            return
        try:
            await heard(news)
        except Exception as error:
            log.error("cannot take the news", exc_info=error, extra={"match": news.match})

    # -- the host's hand

    async def look(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.house.clear_out()
            except Exception as error:
                log.error("cannot look at the database", exc_info=error)
            await self.house.make_anew()


def newest(gathered: Sequence[News]) -> list[News]:
    """Of each kind, match and node the newest; a question that an older one asked is kept."""
    found: dict[tuple[str, str, str], News] = {}
    for news in gathered:
        which = (news.kind, news.match, news.node)
        asked = which in found and found[which].asks
        found[which] = msgspec.structs.replace(news, asks=news.asks or asked)
    return list(found.values())
