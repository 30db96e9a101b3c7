"""Before the first move: making matches, sitting down, starting."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Row, and_, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from regnum.bots.bot import bot_named
from regnum.core.dice import key_from
from regnum.core.entries import Chair
from regnum.core.registry import game_named
from regnum.core.table import Table
from regnum.server.chance import commitment_to, match_key
from regnum.server.errors import ServiceError
from regnum.server.names import tidy
from regnum.server.people import Person
from regnum.server.settings import Limits
from regnum.server.shelf import Shelf, check_id, match_row, sitting_in
from regnum.server.store.tables import chairs, matches
from regnum.server.store.writer import Writer
from regnum.server.wire.bodies import ChairWish, ClockWish, MatchWish

HOUSE_BYTES = 32


class Lobby(Shelf):
    """Matches that gather."""

    def __init__(self, engine: AsyncEngine, writer: Writer, limits: Limits) -> None:
        super().__init__(engine)
        self.writer = writer
        self.limits = limits

    # -- making

    async def make(self, person: Person, wish: MatchWish) -> str:
        """A new match; its maker is the host."""
        self.check(person, wish)
        await self.check_number(person)
        now = time.time()
        house_bytes = secrets.token_bytes(HOUSE_BYTES)
        row = {
            "id": secrets.token_urlsafe(12),
            "game": wish.game,
            "rules": game_named(wish.game).facts.rules,
            "options": msgspec.to_builtins(game_named(wish.game).read_options(wish.options)),
            "cards": wish.cards,
            "seats": len(wish.chairs),
            "status": "gathering",
            "in_lobby": wish.in_lobby,
            "rated": wish.rated,
            "clock": msgspec.to_builtins(wish.clock),
            "host": person.id,
            "made": now,
            "expires": now + 3600 * self.limits.lobby_hours,
            "commitment": commitment_to(house_bytes),
            "house_bytes": house_bytes,
        }
        sitting = [
            insert(chairs).values(self.chair_row(row["id"], seat, person, chair))
            for seat, chair in enumerate(wish.chairs)
        ]
        await self.writer.write(statements=[insert(matches).values(row), *sitting])
        return str(row["id"])

    def check(self, person: Person, wish: MatchWish) -> None:
        """A wish that cannot come true is refused before anything is kept."""
        game = game_named(wish.game)
        for chair in wish.chairs:
            if chair.who == "bot":
                bot_named(chair.bot)
        if wish.clock.kind != "none" and wish.clock.seconds == 0:
            raise ServiceError("clock-without-time")
        if wish.rated:
            check_rated(person, wish)
        # laying the table once finds everything that does not fit
        game.check_seats(len(wish.chairs))
        Table(
            game,
            [Chair() for _ in wish.chairs],
            game.read_options(wish.options),
            game.cards(wish.cards),
            key_from("a try"),
        )

    async def check_number(self, person: Person) -> None:
        """Nobody has more matches under way than the house allows."""
        mine = select(func.count()).where(
            matches.c.host == person.id, matches.c.status.in_(("gathering", "playing"))
        )
        async with self.engine.connect() as connection:
            made = (await connection.execute(mine)).scalar_one()
        if made >= self.limits.matches_per_player:
            raise ServiceError("too-many-matches", 429, most=self.limits.matches_per_player)

    def chair_row(
        self, match_id: str, seat: int, person: Person, wish: ChairWish
    ) -> dict[str, Any]:
        mine = wish.who == "me"
        name = tidy(wish.name)[: self.limits.name_length] or person.name
        return {
            "match": match_id,
            "seat": seat,
            "person": person.id if mine else None,
            "name": name if mine else "",
            "bot": wish.bot if wish.who == "bot" else "",
            "bytes": "",
        }

    # -- sitting down and standing up

    @asynccontextmanager
    async def gathering(self, match_id: str) -> AsyncIterator[AsyncConnection]:
        """A transaction on a match that gathers. There is one at a time, over all nodes."""
        check_id(match_id)
        async with self.engine.begin() as connection:
            # writing the row holds it on PostgreSQL, and the database on SQLite
            held = await connection.execute(
                update(matches)
                .where(matches.c.id == match_id, matches.c.status == "gathering")
                .values(status="gathering")
            )
            if held.rowcount != 1:
                await match_row(connection, match_id)
                raise ServiceError("not-gathering", 409)
            yield connection

    async def join(
        self, person: Person, match_id: str, seat: int | None, client_bytes: str = ""
    ) -> int:
        """Take a free seat; the one named, or the first."""
        async with self.gathering(match_id) as connection:
            row = await match_row(connection, match_id)
            if row.expires is not None and row.expires < time.time():
                raise ServiceError("not-gathering", 409)
            sitting = await sitting_in(connection, match_id)
            if row.rated:
                check_rated_guest(person, sitting)
            free = [chair.seat for chair in sitting if chair.person is None and not chair.bot]
            if not free or (seat is not None and seat not in free):
                raise ServiceError("no-free-seat", 409)
            taken = int(free[0] if seat is None else seat)
            await connection.execute(
                update(chairs)
                .where(chairs.c.match == match_id, chairs.c.seat == taken)
                .values(person=person.id, name=person.name, bytes=client_bytes)
            )
        return taken

    async def add_bytes(self, person: Person, match_id: str, client_bytes: str) -> None:
        """Bytes for the key from somebody who sits already: in each of their seats."""
        async with self.gathering(match_id) as connection:
            done = await connection.execute(
                update(chairs)
                .where(chairs.c.match == match_id, chairs.c.person == person.id)
                .values(bytes=client_bytes)
            )
            if not done.rowcount:
                raise ServiceError("not-your-seat", 403)

    async def leave(self, person: Person, match_id: str, seat: int) -> None:
        """Free a seat before the start: one's own, or, for the host, anybody's."""
        async with self.gathering(match_id) as connection:
            row = await match_row(connection, match_id)
            chair = chair_at(await sitting_in(connection, match_id), seat)
            if person.id not in (row.host, chair.person):
                raise ServiceError("not-your-seat", 403)
            await connection.execute(
                update(chairs)
                .where(chairs.c.match == match_id, chairs.c.seat == seat)
                .values(person=None, name="", bot="", bytes="")
            )

    async def seat_bot(self, person: Person, match_id: str, seat: int, bot: str) -> None:
        """The host puts a bot into a free seat."""
        bot_named(bot)
        async with self.gathering(match_id) as connection:
            row = await match_row(connection, match_id)
            if row.host != person.id:
                raise ServiceError("only-the-host", 403)
            if row.rated:
                raise ServiceError("rated-no-bots", 409)
            if chair_at(await sitting_in(connection, match_id), seat).person is not None:
                raise ServiceError("no-free-seat", 409)
            await connection.execute(
                update(chairs)
                .where(chairs.c.match == match_id, chairs.c.seat == seat)
                .values(bot=bot)
            )

    async def call_off(self, person: Person, match_id: str) -> None:
        """The host gives a match up that has not begun."""
        async with self.gathering(match_id) as connection:
            if (await match_row(connection, match_id)).host != person.id:
                raise ServiceError("only-the-host", 403)
            await connection.execute(
                update(matches).where(matches.c.id == match_id).values(status="closed")
            )

    # -- starting

    async def start(self, person: Person, match_id: str) -> None:
        """Begin: from here on the key is fixed."""
        async with self.gathering(match_id) as connection:
            row = await match_row(connection, match_id)
            if row.host != person.id:
                raise ServiceError("only-the-host", 403)
            sitting = await sitting_in(connection, match_id)
            if any(chair.person is None and not chair.bot for chair in sitting):
                raise ServiceError("seats-are-free", 409)
            now = time.time()
            # the house looks at it soon if it may have something to do there
            waits = any(chair.bot for chair in sitting) or row.clock["kind"] != "none"
            await connection.execute(
                update(matches)
                .where(matches.c.id == match_id)
                .values(
                    status="playing",
                    started=now,
                    key=match_key(row.house_bytes, [chair.bytes for chair in sitting]),
                    expires=None,
                    due=now if waits else None,
                )
            )

    async def again(self, match_id: str, person: Person) -> str:
        """The same match once more, gathering: who asks sits, bots sit, the others may join."""
        async with self.engine.connect() as connection:
            row = await match_row(connection, match_id)
            sitting = await sitting_in(connection, match_id)
        wish = MatchWish(
            game=row.game,
            chairs=tuple(chair_again(chair, person) for chair in sitting),
            options=row.options,
            cards=row.cards,
            rated=row.rated,
            clock=msgspec.convert(row.clock, ClockWish),
        )
        return await self.make(person, wish)

    async def close_expired(self) -> None:
        """What has waited too long in the lobby waits no more."""
        late = and_(matches.c.status == "gathering", matches.c.expires < time.time())
        await self.writer.write(statements=[update(matches).where(late).values(status="closed")])


def chair_at(sitting: Sequence[Row[Any]], seat: int) -> Row[Any]:
    for chair in sitting:
        if chair.seat == seat:
            return chair
    raise ServiceError("no-free-seat", 409)


def chair_again(chair: Row[Any], person: Person) -> ChairWish:
    if chair.person == person.id:
        return ChairWish("me", name=chair.name)
    return ChairWish("bot", chair.bot) if chair.bot else ChairWish("open")


def check_rated(person: Person, wish: MatchWish) -> None:
    """Rated: claimed names only, one browser a seat, no bots."""
    if not person.claimed:
        raise ServiceError("rated-claimed-names", 403)
    if any(chair.who == "bot" for chair in wish.chairs):
        raise ServiceError("rated-no-bots")
    if sum(chair.who == "me" for chair in wish.chairs) > 1:
        raise ServiceError("rated-one-seat")
    if len(wish.chairs) < 2:
        raise ServiceError("rated-not-alone")
    if wish.clock.kind != "none" and wish.clock.time_out == "bot":
        raise ServiceError("rated-no-bots")


def check_rated_guest(person: Person, sitting: Sequence[Row[Any]]) -> None:
    if not person.claimed:
        raise ServiceError("rated-claimed-names", 403)
    if any(chair.person == person.id for chair in sitting):
        raise ServiceError("rated-one-seat", 409)
