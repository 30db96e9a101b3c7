"""One writer a node: it commits what has gathered since the last commit, then acknowledges."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, insert, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.store.engine import open_file
from regnum.server.store.news import CHANNEL, News
from regnum.server.store.tables import entries

MOST_AT_ONCE = 2000
ENTER = insert(entries)
NOTIFY = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")


class Conflict(Exception):
    """Somebody else has written that entry: load the match again."""


@dataclass(frozen=True)
class Writing:
    """What must be written together or not at all."""

    rows: Sequence[dict[str, Any]] = ()
    statements: Sequence[Executable] = ()
    news: Sequence[News] = ()
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.Future())

    def end(self, error: Exception | None = None) -> None:
        """Tell who waits for it, if anybody still does."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


def first_match(writing: Writing) -> str:
    return str(writing.rows[0]["match"]) if writing.rows else ""


def is_deadlock(error: DBAPIError) -> bool:
    """PostgreSQL has ended a circle of waiting; what it undid can be tried again."""
    return getattr(error.orig, "sqlstate", None) == "40P01"


class Writer:
    """Gathers writings from all matches of a node into few commits."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        #: a file of SQLite is written in one thread: to hop into the driver's own for every step
        #: of a commit, and back, takes twice the processor time
        self.file = open_file(engine)
        #: one connection for good: to take one and give it back takes as long as to write an entry
        self.connection: Connection | None = None
        self.thread = ThreadPoolExecutor(1, "writer")
        self.waiting: asyncio.Queue[Writing] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        #: this node's name among the nodes of the house
        self.node = secrets.token_hex(4)
        self.commits = 0
        self.written = 0

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        await self.waiting.join()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()
        if self.file is not None:
            self.file.dispose()

    async def write(
        self,
        rows: Sequence[dict[str, Any]] = (),
        statements: Sequence[Executable] = (),
        news: Sequence[News] = (),
    ) -> None:
        """Return when it is durable. Raises `Conflict` if an entry of that number is there.

        Other nodes are told of entries by themselves, and of the news given here.
        """
        writing = Writing(rows, statements, news)
        await self.waiting.put(writing)
        await writing.done

    async def run(self) -> None:
        while True:
            gathered = [await self.waiting.get()]
            while len(gathered) < MOST_AT_ONCE and not self.waiting.empty():
                gathered.append(self.waiting.get_nowait())
            try:
                await self.commit(gathered)
            except Exception as error:
                for writing in gathered:
                    writing.end(error)
            finally:
                for _ in gathered:
                    self.waiting.task_done()

    async def commit(self, gathered: list[Writing]) -> None:
        # nodes that write in one order wait for each other, and never in a circle
        gathered = sorted(gathered, key=first_match)
        try:
            if self.file is None:
                async with self.engine.begin() as connection:
                    await connection.run_sync(self.put, gathered)
            else:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self.thread, self.put_in_file, gathered)
        except DBAPIError as error:
            if not isinstance(error, IntegrityError) and not is_deadlock(error):
                raise
            if len(gathered) == 1:
                gathered[0].end(Conflict())
                return
            # one of them is at fault: find it by going one by one
            for writing in gathered:
                await self.commit([writing])
            return
        self.commits += 1
        self.written += sum(len(writing.rows) for writing in gathered)
        for writing in gathered:
            writing.end()

    def put_in_file(self, gathered: list[Writing]) -> None:
        assert self.file is not None
        if self.connection is None:
            self.connection = self.file.connect()
        try:
            with self.connection.begin():
                self.put(self.connection, gathered)
        except DBAPIError as error:
            if not isinstance(error, IntegrityError):
                # whatever it suffers from, the next writing begins with a new one
                self.connection.invalidate()
            raise

    def put(self, connection: Connection, gathered: list[Writing]) -> None:
        rows = [row for writing in gathered for row in writing.rows]
        if rows:
            connection.execute(ENTER, rows)
        for writing in gathered:
            for statement in writing.statements:
                connection.execute(statement)
        if connection.dialect.name == "postgresql":
            self.tell(connection, gathered)

    def tell(self, connection: Connection, gathered: list[Writing]) -> None:
        """Tell the other nodes, with the commit: sooner they would not find it."""
        newest = {row["match"]: row["number"] for writing in gathered for row in writing.rows}
        news = [News("entry", match, number) for match, number in newest.items()]
        news += [each for writing in gathered for each in writing.news]
        if news:
            told = [
                msgspec.json.encode(msgspec.structs.replace(each, node=self.node)).decode()
                for each in news
            ]
            connection.execute(NOTIFY, {"channel": CHANNEL, "news": told})
