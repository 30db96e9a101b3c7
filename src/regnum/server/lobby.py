"""Before the first move: making matches, sitting down, starting."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy import Row, Select, and_, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.bots.bot import bot_named
from regnum.core.dice import key_from
from regnum.core.entries import Chair
from regnum.core.registry import game_named
from regnum.core.table import Table
from regnum.server.errors import ServiceError
from regnum.server.match import ENTRY, StoredEntry, StoredMatch
from regnum.server.people import Person
from regnum.server.settings import Limits
from regnum.server.store.tables import chairs, entries, matches
from regnum.server.store.writer import Writer
from regnum.server.wire.bodies import ChairInfo, ChairWish, ClockWish, MatchInfo, MatchWish


class Lobby:
    """Matches that gather, and the list of those that go on."""

    def __init__(self, engine: AsyncEngine, writer: Writer, limits: Limits) -> None:
        self.engine = engine
        self.writer = writer
        self.limits = limits

    async def make(self, person: Person, wish: MatchWish) -> str:
        """A new match; its maker is the host."""
        self.check(wish)
        match_id = secrets.token_urlsafe(12)
        now = time.time()
        house_bytes = secrets.token_bytes(32)
        row = {
            "id": match_id,
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
            "commitment": blake2b(house_bytes).hexdigest(),
            "house_bytes": house_bytes,
        }
        sitting = [
            insert(chairs).values(self.chair_row(match_id, seat, person, chair, wish.bytes))
            for seat, chair in enumerate(wish.chairs)
        ]
        await self.writer.write(statements=[insert(matches).values(row), *sitting])
        return match_id

    def check(self, wish: MatchWish) -> None:
        """A wish that cannot come true is refused before anything is kept."""
        game = game_named(wish.game)
        for chair in wish.chairs:
            if chair.who == "bot":
                bot_named(chair.bot)
        # laying the table once finds everything that does not fit
        game.check_seats(len(wish.chairs))
        Table(
            game,
            [Chair() for _ in wish.chairs],
            game.read_options(wish.options),
            game.cards(wish.cards),
            key_from("a try"),
        )

    def chair_row(
        self, match_id: str, seat: int, person: Person, wish: ChairWish, client_bytes: str
    ) -> dict[str, Any]:
        mine = wish.who == "me"
        return {
            "match": match_id,
            "seat": seat,
            "person": person.id if mine else None,
            "name": (wish.name or person.name) if mine else "",
            "bot": wish.bot if wish.who == "bot" else "",
            "bytes": client_bytes if mine else "",
        }

    async def join(self, person: Person, match_id: str, seat: int | None, client_bytes: str) -> int:
        """Take a free seat; the one named, or the first."""
        info = await self.info(match_id)
        if info.status != "gathering":
            raise ServiceError("not-gathering", 409)
        free = [chair.seat for chair in info.chairs if chair.person is None and not chair.bot]
        if not free or (seat is not None and seat not in free):
            raise ServiceError("no-free-seat", 409)
        taken = free[0] if seat is None else seat
        async with self.engine.begin() as connection:
            done = await connection.execute(
                update(chairs)
                .where(
                    chairs.c.match == match_id, chairs.c.seat == taken, chairs.c.person.is_(None)
                )
                .values(person=person.id, name=person.name, bytes=client_bytes)
            )
        if done.rowcount != 1:
            raise ServiceError("no-free-seat", 409)
        return taken

    async def leave(self, match_id: str, seat: int) -> None:
        """Free a seat before the start."""
        info = await self.info(match_id)
        if info.status != "gathering":
            raise ServiceError("not-gathering", 409)
        await self.writer.write(
            statements=[
                update(chairs)
                .where(chairs.c.match == match_id, chairs.c.seat == seat)
                .values(person=None, name="", bytes="")
            ]
        )

    async def start(self, person: Person, match_id: str) -> None:
        """Begin: from here on the key is fixed."""
        info = await self.info(match_id)
        if info.host != person.id:
            raise ServiceError("only-the-host", 403)
        if info.status != "gathering":
            raise ServiceError("not-gathering", 409)
        if any(chair.person is None and not chair.bot for chair in info.chairs):
            raise ServiceError("seats-are-free", 409)
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == match_id))).one()
            sitting = (
                await connection.execute(
                    select(chairs).where(chairs.c.match == match_id).order_by(chairs.c.seat)
                )
            ).all()
            key = match_key(row.house_bytes, [chair.bytes for chair in sitting])
            done = await connection.execute(
                update(matches)
                .where(matches.c.id == match_id, matches.c.status == "gathering")
                .values(status="playing", started=time.time(), key=key, expires=None)
            )
        if done.rowcount != 1:
            raise ServiceError("not-gathering", 409)

    # -- reading

    async def info(self, match_id: str) -> MatchInfo:
        found = await self.infos(select(matches).where(matches.c.id == match_id))
        if not found:
            raise ServiceError("no-such-match", 404)
        return found[0]

    async def open_matches(self) -> list[MatchInfo]:
        """What waits in the lobby for more players."""
        return await self.infos(
            select(matches)
            .where(
                and_(
                    matches.c.status == "gathering",
                    matches.c.in_lobby,
                    or_(matches.c.expires.is_(None), matches.c.expires > time.time()),
                )
            )
            .order_by(matches.c.made.desc())
            .limit(100)
        )

    async def matches_of(self, person_id: str, status: str) -> list[MatchInfo]:
        mine = select(chairs.c.match).where(chairs.c.person == person_id)
        return await self.infos(
            select(matches)
            .where(matches.c.status == status, matches.c.id.in_(mine))
            .order_by(matches.c.made.desc())
            .limit(100)
        )

    async def infos(self, query: Select[Any]) -> list[MatchInfo]:
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            sitting = (
                await connection.execute(
                    select(chairs)
                    .where(chairs.c.match.in_([row.id for row in rows]))
                    .order_by(chairs.c.seat)
                )
            ).all()
        return [match_info(row, [c for c in sitting if c.match == row.id]) for row in rows]

    async def stored(self, match_id: str) -> StoredMatch:
        """A match that has begun, with all its entries."""
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(select(matches).where(matches.c.id == match_id))
            ).one_or_none()
            if row is None:
                raise ServiceError("no-such-match", 404)
            if row.key is None:
                raise ServiceError("not-begun", 409)
            sitting = (
                await connection.execute(
                    select(chairs).where(chairs.c.match == match_id).order_by(chairs.c.seat)
                )
            ).all()
            written = (
                await connection.execute(
                    select(entries).where(entries.c.match == match_id).order_by(entries.c.number)
                )
            ).all()
        return StoredMatch(
            id=row.id,
            game=row.game,
            options=row.options,
            cards=row.cards,
            rated=row.rated,
            key=row.key,
            chairs=tuple(Chair(chair.name, chair.bot) for chair in sitting),
            people=tuple(chair.person for chair in sitting),
            entries=tuple(
                StoredEntry(each.number, each.at, ENTRY.decode(each.entry), each.client)
                for each in written
            ),
        )


def match_key(house_bytes: bytes, client_bytes: Sequence[str]) -> bytes:
    """The key of a match: BLAKE2b of the house's bytes and those of every seat's client."""
    mixed = blake2b(house_bytes, digest_size=32)
    for each in client_bytes:
        mixed.update(bytes.fromhex(each))
    return mixed.digest()


def match_info(row: Row[Any], sitting: Sequence[Row[Any]]) -> MatchInfo:
    return MatchInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        in_lobby=row.in_lobby,
        rated=row.rated,
        clock=msgspec.convert(row.clock, ClockWish),
        chairs=tuple(ChairInfo(c.seat, c.name, c.person, c.bot) for c in sitting),
        host=row.host,
        made=row.made,
        started=row.started,
        ended=row.ended,
        commitment=row.commitment,
        result=row.result,
        rematch=row.rematch,
    )
