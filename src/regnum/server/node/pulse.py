"""Whether a node is well: something can be written, by the way that everything is written."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import select, update

from regnum.server.store.tables import people
from regnum.server.store.writer import Writer

LOG = logging.getLogger("regnum.pulse")
#: seconds for which an answer holds, and after which there will be none
FRESH = 1.0
PATIENCE = 5.0
#: somebody's row as it is: what is not changed is written all the same
SOMEBODY = select(people.c.id).order_by(people.c.id).limit(1).scalar_subquery()
BEAT = update(people).where(people.c.id == SOMEBODY).values(banned=people.c.banned)


class Pulse:
    """Felt when somebody asks; whoever asks often is told the same for a second."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.well = False
        self.until = 0.0
        self.turn = asyncio.Lock()

    async def felt(self) -> bool:
        async with self.turn:
            if time.monotonic() >= self.until:
                self.well = self.writer.running and await self.beats()
                self.until = time.monotonic() + FRESH
            return self.well

    async def beats(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.writer.write(statements=[BEAT])
        except Exception as error:
            # whatever keeps the database from taking it, the answer is the same
            LOG.warning("nothing can be written", extra={"why": type(error).__name__})
            return False
        return True
