"""One writer a node: it commits what has gathered since the last commit, then acknowledges."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.store.tables import entries

MOST_AT_ONCE = 2000


class Conflict(Exception):
    """Somebody else has written that entry: load the match again."""


@dataclass(frozen=True)
class Writing:
    """What must be written together or not at all."""

    rows: Sequence[dict[str, Any]] = ()
    statements: Sequence[Executable] = ()
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.Future())


class Writer:
    """Gathers writings from all matches of a node into few commits."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: asyncio.Queue[Writing] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        await self.waiting.join()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def write(
        self, rows: Sequence[dict[str, Any]] = (), statements: Sequence[Executable] = ()
    ) -> None:
        """Return when it is durable. Raises `Conflict` if an entry of that number is there."""
        writing = Writing(rows, statements)
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
                    if not writing.done.done():
                        writing.done.set_exception(error)
            finally:
                for _ in gathered:
                    self.waiting.task_done()

    async def commit(self, gathered: list[Writing]) -> None:
        try:
            async with self.engine.begin() as connection:
                rows = [row for writing in gathered for row in writing.rows]
                if rows:
                    await connection.execute(insert(entries), rows)
                for writing in gathered:
                    for statement in writing.statements:
                        await connection.execute(statement)
        except IntegrityError:
            if len(gathered) == 1:
                gathered[0].done.set_exception(Conflict())
                return
            # one of them is at fault: find it by going one by one
            for writing in gathered:
                await self.commit([writing])
            return
        self.commits += 1
        for writing in gathered:
            if not writing.done.done():
                writing.done.set_result(None)
