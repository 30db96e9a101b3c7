"""The tables of this node: loaded when somebody comes, thrown away when in doubt."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from regnum.core.agenda import State
from regnum.core.errors import RegnumError
from regnum.core.table import Table
from regnum.server.lobby import Lobby
from regnum.server.match import LiveMatch
from regnum.server.store.writer import Conflict, Writer

TRIES = 5


class House:
    """Every match that somebody on this node looks at or a bot plays in."""

    def __init__(self, lobby: Lobby, writer: Writer) -> None:
        self.lobby = lobby
        self.writer = writer
        self.live: dict[str, LiveMatch] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        #: called after every change, with the match: bots, clocks and other nodes listen here
        self.after: list[Callable[[LiveMatch], Awaitable[None]]] = []

    async def match(self, match_id: str) -> LiveMatch:
        """The match, loaded from its entries if it is not here."""
        found = self.live.get(match_id)
        if found is not None:
            return found
        lock = self.loading.setdefault(match_id, asyncio.Lock())
        async with lock:
            if match_id not in self.live:
                self.live[match_id] = LiveMatch(await self.lobby.stored(match_id), self.writer)
            self.loading.pop(match_id, None)
            return self.live[match_id]

    async def do(
        self, match_id: str, deed: Callable[[Table[State]], None], client: str | None = None
    ) -> int:
        """Do something at a table; if another node was faster, look again and try again."""
        for _ in range(TRIES):
            match = await self.match(match_id)
            try:
                number = await match.do(deed, client)
            except RegnumError:
                raise
            except Conflict:
                await self.reload(match)
                continue
            except BaseException:
                # what is in memory may be ahead of what is durable
                await self.reload(match)
                raise
            for listen in self.after:
                await listen(match)
            return number
        raise Conflict

    async def reload(self, match: LiveMatch) -> None:
        """Make a match anew from what is durable, and take its listeners along."""
        if self.live.get(match.id) is not match:
            return
        fresh = LiveMatch(await self.lobby.stored(match.id), self.writer)
        fresh.listeners = match.listeners
        self.live[match.id] = fresh
        fresh.broadcast(min(match.number, fresh.number))

    def forget_idle(self) -> None:
        """Matches without listeners can be made again from the store."""
        for match in list(self.live.values()):
            if not match.listeners and not match.lock.locked():
                del self.live[match.id]
