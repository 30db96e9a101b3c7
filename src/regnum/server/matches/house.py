"""The tables of this node: loaded when somebody comes, thrown away when in doubt."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import select

from regnum.core.actions import Seat
from regnum.core.agenda import State
from regnum.core.entries import AnyEntry
from regnum.core.errors import Refused, RegnumError
from regnum.core.messages import Refusal
from regnum.core.table import Table
from regnum.server.errors import ServiceError
from regnum.server.matches.deeds import hand_over
from regnum.server.matches.lobby import Lobby
from regnum.server.matches.match import Deed, LiveMatch
from regnum.server.matches.room import Listener, Room, show_out
from regnum.server.store.ids import listed
from regnum.server.store.news import News
from regnum.server.store.tables import matches, people
from regnum.server.store.writer import Conflict, Writer

T = TypeVar("T")

TRIES = 20
#: seconds after which a match that nobody listens to is forgotten
IDLE = 60.0
LOG = logging.getLogger("regnum.house")


class House:
    """Every match that somebody on this node looks at or a bot plays in.

    Other parts get at a match by `do` and `reading`. A node that hears of another node's
    entries, asks or chairs calls `heard`.
    """

    def __init__(self, lobby: Lobby, writer: Writer) -> None:
        self.lobby = lobby
        self.writer = writer
        self.live: dict[str, LiveMatch] = {}
        self.rooms: dict[str, Room] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        #: called after every change made here, with the match: bots, clocks and other nodes
        self.after: list[Callable[[LiveMatch], Awaitable[None]]] = []
        #: called when somebody has come or gone here
        self.came: list[Callable[[LiveMatch], None]] = []
        self.tasks: set[asyncio.Task[Any]] = set()
        lobby.left_to_bots = self.left_to_bots

    def here(self) -> list[str]:
        return list(self.live)

    def room(self, match_id: str) -> Room:
        return self.rooms.setdefault(match_id, Room(match_id))

    async def match(self, match_id: str) -> LiveMatch:
        """The match, made from its entries if it is not here or cannot be trusted."""
        found = self.live.get(match_id)
        if found is not None and not found.stale:
            found.used = time.monotonic()
            return found
        lock = self.loading.get(match_id)
        if lock is None:
            lock = self.loading[match_id] = asyncio.Lock()
        async with lock:
            before = found = self.live.get(match_id)
            if found is None or found.stale:
                stored = await self.lobby.stored(match_id)
                found = self.live[match_id] = LiveMatch(stored, self.writer, self.room(match_id))
                found.broadcast()
                if before is not None and before.asks != found.asks:
                    found.tell_asks()
            return found

    @asynccontextmanager
    async def reading(self, match_id: str) -> AsyncIterator[LiveMatch]:
        """The match, holding its lock: what is read now is durable."""
        while True:
            match = await self.match(match_id)
            await match.lock.acquire()
            if not match.stale:
                break
            match.lock.release()
        try:
            yield match
        finally:
            match.lock.release()

    async def check_seat(self, match_id: str, person_id: str | None, seat: Seat) -> LiveMatch:
        """Everybody acts only for their own seats: the match, if this is one of theirs."""
        match = await self.match(match_id)
        people = match.people
        if not 0 <= seat < len(people):
            raise Refused(Refusal("no-such-seat", {"seat": str(seat), "last": len(people) - 1}))
        if person_id is None or people[seat] != person_id:
            raise ServiceError("not-your-seat", 403)
        return match

    # -- leaving it to bots

    def left_to_bots(self, person_id: str) -> list[str]:
        """The matches here in whose every seat a bot plays, and whose host this person is, or in
        which they sit."""
        return [
            each.id
            for each in self.live.values()
            if each.playing and all(each.table.bots) and person_id in (each.host, *each.people)
        ]

    def handing_over(self, person_id: str, seat: Seat, bot: str) -> Deed:
        """A bot plays on in a seat, unless too many matches of theirs are then left to bots."""

        def deed(table: Table[State]) -> None:
            others = (each for at, each in enumerate(table.bots) if at != seat)
            if not table.bots[seat] and all(others):
                self.lobby.check_left_to_bots(len(self.left_to_bots(person_id)))
            hand_over(table, seat, bot)

        return deed

    # -- doing

    async def do(self, match_id: str, deed: Deed, client: str | None = None) -> int:
        """Do something at a table; if another node was faster, look again and try again."""
        return await self.carry_out(match_id, lambda _: [deed], client)

    async def carry_out(
        self,
        match_id: str,
        plan: Callable[[LiveMatch], Sequence[Deed]],
        client: str | None = None,
        entry: AnyEntry | None = None,
        done: Callable[[int], None] | None = None,
    ) -> int:
        """The same for several deeds, planned when the match is at hand.

        What has begun is finished, even if the one who asked for it has gone; `done` is told the
        newest number as soon as it is durable.
        """
        return await self.finish(self.carry_on(match_id, plan, client, entry, done))

    async def carry_on(
        self,
        match_id: str,
        plan: Callable[[LiveMatch], Sequence[Deed]],
        client: str | None,
        entry: AnyEntry | None,
        done: Callable[[int], None] | None,
    ) -> int:
        """The same for whoever stays until it is finished, without a task for it."""
        for _ in range(TRIES):
            match = await self.match(match_id)
            before = match.number
            try:
                number = await match.do(plan, client, entry)
            except Conflict:
                continue
            except RegnumError:
                raise
            finally:
                if match.stale:
                    # its listeners are told what is durable, whoever comes next or not
                    self.spawn(self.match(match_id))
            if done is not None:
                done(number)
            if match.number != before:
                await self.changed(match)
            return number
        raise Conflict

    async def changed(self, match: LiveMatch) -> None:
        """Tell the other parts that something has changed here."""
        for listen in self.after:
            try:
                await listen(match)
            except Exception:
                LOG.exception("after a change", extra={"match": match.id})

    async def heard(self, match_id: str) -> None:
        """Another node has changed a match: take over what is new, if it is here."""
        match = self.live.get(match_id)
        if match is None:
            return
        async with match.lock:
            if not match.stale:
                await self.catch_up(match)
        if match.stale:
            # its listeners wait for the news, and nobody else may come who would make it anew
            await self.match(match_id)

    async def entered(self, news: News) -> None:
        """Take over what another node has entered, if somebody here looks at it."""
        if news.match in self.loading:
            # it may have been read just before that entry
            await self.match(news.match)
        await self.heard(news.match)

    async def catch_up(self, match: LiveMatch) -> None:
        """Take over what is durable. The caller holds the lock."""
        try:
            news = await self.lobby.news(match.id, match.number)
            for entry in news.entries:
                match.take_over(entry)
        except Exception:
            LOG.exception("cannot catch up", extra={"match": match.id})
            match.stale = True
            return
        except BaseException:
            match.stale = True
            raise
        match.people, match.status, match.due = news.people, news.status, news.due
        match.broadcast()
        if match.asks != news.asks:
            match.asks = news.asks
            match.tell_asks()

    async def make_anew(self) -> None:
        """Matches that could not be read when they had to, as long as somebody listens."""
        for match in list(self.live.values()):
            if match.stale and match.listeners:
                try:
                    await self.match(match.id)
                except Exception as error:
                    LOG.warning("cannot be made anew", extra={"match": match.id, "why": str(error)})

    async def clear_out(self) -> None:
        """Put down closed matches, and show banned people out."""
        live = dict(self.live)
        if not live:
            return
        here = {each.person for match in live.values() for each in match.listeners}
        async with self.lobby.engine.connect() as connection:
            ours = matches.c.id.in_(listed(live, connection.dialect))
            theirs = people.c.id.in_(listed(here, connection.dialect))
            closed = (
                await connection.execute(
                    select(matches.c.id).where(ours, matches.c.status == "closed")
                )
            ).scalars()
            gone = set(
                (
                    await connection.execute(select(people.c.id).where(theirs, people.c.banned))
                ).scalars()
            )
        for match_id in closed:
            await self.heard(match_id)
            show_out(live[match_id].listeners, "match-closed")
        if gone:
            # seldom anybody, and there may be thousands to look at
            for match in live.values():
                show_out([each for each in match.listeners if each.person in gone], "banned")

    # -- coming and going

    def enter(self, match: LiveMatch, listener: Listener) -> None:
        """Somebody listens; who did already only looks with other eyes."""
        if listener not in match.listeners:
            match.room.add(listener)
            self.tell_presence(match)

    def leave(self, match_id: str, listener: Listener) -> None:
        match = self.live.get(match_id)
        if match is not None:
            match.room.remove(listener)
            self.tell_presence(match)

    def tell_presence(self, match: LiveMatch) -> None:
        match.room.tell_presence(match.people)
        for listen in self.came:
            listen(match)

    def forget_idle(self) -> None:
        """Matches without listeners can be made again from the store."""
        for match in list(self.live.values()):
            idle = time.monotonic() - match.used > IDLE
            if idle and not match.listeners and not match.lock.locked():
                # whoever still holds it makes it anew
                match.stale = True
                del self.live[match.id]
                self.rooms.pop(match.id, None)

    # -- work in the background

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if the one who asked for it goes meanwhile."""
        return await asyncio.shield(self.spawn(work))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that is finished even if nobody waits for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, RegnumError | Conflict):
            # nobody may be waiting any more; who does gets it all the same
            LOG.error("left undone", exc_info=error)

    async def stop(self) -> None:
        """Finish what has begun."""
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)
