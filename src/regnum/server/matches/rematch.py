"""The same match once more: made when somebody asks for it, begun when all have agreed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Row, select, update

from regnum.core.shapes import fitted
from regnum.server.errors import ServiceError
from regnum.server.matches.deeds import stand_in
from regnum.server.matches.house import House
from regnum.server.matches.lobby import Lobby, all_sit, begin
from regnum.server.matches.shelf import match_row, sitting_in
from regnum.server.store.news import News
from regnum.server.store.person import Person
from regnum.server.store.tables import matches
from regnum.server.wire.bodies import ChairWish, ClockWish, MatchWish

LOG = logging.getLogger("regnum.rematches")
#: seconds that everybody's client has to add its bytes to the key, once all have agreed
PATIENCE = 2.0


class Rematches:
    """Everybody sits where they sat, with the same options; the dice say who begins."""

    def __init__(self, house: House, lobby: Lobby, look: Callable[[str], Awaitable[None]]) -> None:
        self.house = house
        self.lobby = lobby
        #: called with a match that has begun: bots may have to move
        self.look = look
        #: whether something could not begin
        self.missed = False

    async def make(self, match_id: str, person: Person) -> str:
        """A match that gathers: who asks sits there, and bots do; the others may join.

        For somebody who has left the house for good the house's own bot plays.
        """
        async with self.lobby.engine.connect() as connection:
            row = await connection.run_sync(match_row, match_id)
            sitting = await connection.run_sync(sitting_in, match_id)
        if row.rated and any(deserted(chair) for chair in sitting):
            raise ServiceError("rated-rematch-alone", 409)
        wish = MatchWish(
            game=row.game,
            chairs=tuple(chair_again(chair, person) for chair in sitting),
            options=row.options,
            cards=row.cards,
            rated=row.rated,
            clock=fitted(row.clock, ClockWish),
        )
        return await self.lobby.make(person, wish)

    async def sit_down(
        self, people: Sequence[str | None], rematch: str, person: Person, client_bytes: str
    ) -> None:
        """In every seat that somebody had; who sits there already need not."""
        info = await self.lobby.info(rematch)
        for chair in info.chairs:
            if people[chair.seat] == person.id and chair.person is None:
                await self.lobby.join(person, rematch, chair.seat, client_bytes)

    async def call_off(self, rematch: str) -> None:
        """Nobody wants it any more."""
        gathering = (matches.c.id == rematch, matches.c.status == "gathering")
        await self.lobby.writer.write(
            statements=[update(matches).where(*gathering).values(status="closed")]
        )

    # -- beginning

    async def take_up(self) -> None:
        """Begin what was agreed to on a node that is gone."""
        again = matches.alias()
        left = (
            select(matches.c.id)
            .join(again, again.c.id == matches.c.rematch)
            .where(again.c.status == "gathering")
        )
        async with self.lobby.engine.connect() as connection:
            found = list((await connection.execute(left)).scalars())
        for match_id in found:
            await self.begin(match_id, late=True)

    async def agreed(self, match_id: str) -> None:
        """All want to play again: begin, at once or when their clients had time for their bytes."""
        if not await self.begin(match_id, late=False):
            self.house.spawn(self.begin_late(match_id))

    async def begin_late(self, match_id: str) -> None:
        await asyncio.sleep(PATIENCE)
        try:
            await self.begin(match_id, late=True)
        except Exception:
            self.missed = True
            LOG.exception("to begin later", extra={"match": match_id})

    async def make_up(self) -> None:
        """Begin what was agreed to here and could not begin then."""
        if self.missed:
            await self.take_up()
            self.missed = False

    async def bytes_came(self, rematch: str) -> None:
        """Somebody has added bytes to a match; if all have agreed to it, it may begin now."""
        agreed = select(matches.c.id).where(matches.c.rematch == rematch)
        async with self.lobby.engine.connect() as connection:
            match_id = (await connection.execute(agreed)).scalar()
        if match_id is not None:
            await self.begin(match_id, late=False)

    async def begin(self, match_id: str, late: bool) -> bool:
        """Begin what all players of a match have agreed to; whether nothing is left to be done."""
        async with self.lobby.engine.connect() as connection:
            old = await connection.run_sync(match_row, match_id)
        # called off, or begun already
        with contextlib.suppress(ServiceError):
            if not await self.start(old, late):
                return False
            await self.look(old.rematch)
            # whoever still looks at the old match is told where it goes on
            await self.lobby.writer.write(news=[News("entry", match_id, 0)])
            await self.house.heard(match_id)
        return True

    async def start(self, old: Row[Any], late: bool) -> bool:
        def set_off(connection: Connection) -> bool:
            row = match_row(connection, old.rematch)
            sitting = sitting_in(connection, old.rematch)
            if not all_sit(sitting) or not (late or all(c.bytes or c.bot for c in sitting)):
                return False
            # whoever could watch the old one can watch this one
            connection.execute(begin(row, sitting).values(in_lobby=old.in_lobby))
            return True

        return await self.lobby.gathering(old.rematch, set_off)


def deserted(chair: Row[Any]) -> bool:
    """Whoever sat there has left the house for good: nobody can agree or sit down."""
    return chair.person is None and not chair.bot


def chair_again(chair: Row[Any], person: Person) -> ChairWish:
    if chair.person == person.id:
        return ChairWish("me", name=chair.name)
    bot = stand_in() if deserted(chair) else chair.bot
    return ChairWish("bot", bot) if bot else ChairWish("open")
