"""One writer a node: it commits what has gathered since the last commit, then acknowledges."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Executable, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.store.engine import open_file
from regnum.server.store.entering import AtOnce, enter, transaction
from regnum.server.store.news import CHANNEL, News

T = TypeVar("T")

MOST_AT_ONCE = 2000
NOTIFY = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")


class Conflict(Exception):
    """Somebody else has written that entry: load the match again."""


@dataclass(eq=False, slots=True)
class Writing:
    """What must be written together or not at all."""

    rows: Sequence[dict[str, Any]] = ()
    statements: Sequence[Executable] = ()
    news: Sequence[News] = ()
    #: what reads before it writes, alone in its commit; and what comes of it
    work: Callable[[Connection], Any] | None = None
    found: Any = None
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.Future())

    @property
    def entries_only(self) -> bool:
        return self.work is None and not self.statements

    def end(self, error: Exception | None = None) -> None:
        """Tell who waits for it, if anybody still does."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(self.found)
        else:
            self.done.set_exception(error)


def first_match(writing: Writing) -> str:
    return str(writing.rows[0]["match"]) if writing.rows else ""


def how_many(waiting: Sequence[Writing]) -> int:
    """How many go into the next commit: all before the first that wants one of its own."""
    for at, writing in enumerate(waiting[:MOST_AT_ONCE]):
        if writing.work is not None:
            return max(at, 1)
    return MOST_AT_ONCE


def is_conflict(error: Exception) -> bool:
    """Somebody else has written that, or PostgreSQL has ended a circle of waiting; what it undid
    can be tried again."""
    deadlock = isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") == "40P01"
    return isinstance(error, IntegrityError) or deadlock


class Writer:
    """Gathers writings from all matches of a node into few commits: what comes while one is made
    goes into the next.

    A file of SQLite is written in a thread of its own, which gets what has gathered and gives it
    back, and waits for nothing else: to hop into the driver's thread for every step of a commit,
    and back, takes twice the processor time. And a transaction that hops over the event loop keeps
    everybody else from the file until the loop finds the time for it; so nobody else writes there.
    Only an entry that comes alone goes in at once, where the disk is quick.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.file = open_file(engine)
        #: one connection for good: to take one and give it back takes as long as to write an entry
        self.connection: Connection | None = None
        self.at_once = AtOnce()
        self.thread: Thread | None = None
        #: what the thread is to commit next; nothing at all ends its work
        self.given: SimpleQueue[list[Writing]] = SimpleQueue()
        self.waiting: list[Writing] = []
        #: one of these could not be written, and has kept the others from it
        self.doubtful: list[Writing] = []
        #: the commit that is being made, where no thread makes it
        self.task: asyncio.Task[None] | None = None
        self.idle = asyncio.Event()
        self.idle.set()
        #: this node's name among the nodes of the house
        self.node = secrets.token_hex(4)
        self.commits = 0
        self.written = 0

    def start(self) -> None:
        if self.file is not None:
            work = (self.file, asyncio.get_running_loop())
            self.thread = Thread(target=self.work, args=work, name="writer", daemon=True)
            self.thread.start()

    @property
    def running(self) -> bool:
        return self.file is None or (self.thread is not None and self.thread.is_alive())

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        await self.idle.wait()
        if self.thread is not None:
            self.given.put([])
            self.thread.join()
        if self.connection is not None:
            self.connection.close()
        self.at_once.close()
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
        alone = len(rows) == 1 and not statements and self.idle.is_set()
        if alone and self.at_once.enter(rows[0]):
            self.commits += 1
            self.written += 1
        else:
            await self.take(Writing(rows, statements, news))

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do what reads before it writes, in a transaction of its own, and return what comes of it
        when it is durable. On a file nothing else is written meanwhile, from first to last.

        What goes wrong in it comes out as it is.
        """
        if self.file is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        found: T = await self.take(Writing(work=work))
        return found

    def take(self, writing: Writing) -> asyncio.Future[Any]:
        """Begin with it soon, or when what is being written is durable."""
        self.waiting.append(writing)
        if self.idle.is_set():
            self.idle.clear()
            # what else comes in this breath goes with it, and the thread is not woken to wait
            # until the loop lets it have the interpreter
            asyncio.get_running_loop().call_soon(self.go_on)
        return writing.done

    # -- one commit after the other

    def go_on(self) -> None:
        """Begin the next commit, if anything is to be written."""
        if self.doubtful:
            gathered, self.doubtful = self.doubtful[:1], self.doubtful[1:]
        else:
            count = how_many(self.waiting)
            gathered, self.waiting = self.waiting[:count], self.waiting[count:]
        if not gathered:
            self.idle.set()
            return
        self.idle.clear()
        if self.file is not None:
            self.given.put(gathered)
        else:
            self.task = asyncio.create_task(self.commit(gathered), name="writer")

    def ended(self, gathered: list[Writing], error: Exception | None) -> None:
        """A commit was made, or could not be."""
        if error is None:
            self.commits += 1
            self.written += sum(len(writing.rows) for writing in gathered)
        elif gathered[0].work is None and is_conflict(error):
            if len(gathered) > 1:
                # one of them is at fault: find it by going one by one
                self.doubtful = gathered
                gathered = []
            error = Conflict()
        # the next commit need not wait until all have heard of this one
        self.go_on()
        for writing in gathered:
            writing.end(error)

    async def commit(self, gathered: list[Writing]) -> None:
        # nodes that write in one order wait for each other, and never in a circle
        gathered = sorted(gathered, key=first_match)
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(self.put, gathered)
        except Exception as error:
            self.ended(gathered, error)
        else:
            self.ended(gathered, None)

    def work(self, file: Engine, loop: asyncio.AbstractEventLoop) -> None:
        while gathered := self.given.get():
            failed: Exception | None = None
            began = perf_counter()
            try:
                self.put_in_file(file, gathered)
            except Exception as error:
                failed = error
            self.at_once.count = 0
            self.at_once.note(began)
            loop.call_soon_threadsafe(self.ended, gathered, failed)

    # -- what a commit holds

    def put_in_file(self, file: Engine, gathered: list[Writing]) -> None:
        if self.at_once.driver is None:
            self.at_once.open(file)
        if self.connection is None:
            self.connection = file.connect()
        try:
            with transaction(self.connection, all(each.entries_only for each in gathered)):
                self.put(self.connection, gathered)
        except DBAPIError as error:
            if not isinstance(error, IntegrityError):
                # whatever it suffers from, the next writing begins with a new one
                self.connection.invalidate()
                self.at_once.close()
            raise

    def put(self, connection: Connection, gathered: list[Writing]) -> None:
        if gathered[0].work is not None:
            gathered[0].found = gathered[0].work(connection)
            return
        rows = [row for writing in gathered for row in writing.rows]
        if rows:
            enter(connection, rows)
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


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[Writer]:
    """A writer for a while."""
    writer = Writer(engine)
    writer.start()
    try:
        yield writer
    finally:
        await writer.stop()
