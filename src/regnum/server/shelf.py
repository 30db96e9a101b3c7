"""Matches as they lie in the database: lists, whole matches, records."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Row, Select, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from regnum.core.entries import Chair, Record
from regnum.core.records import sealed
from regnum.core.registry import game_named
from regnum.core.replay import enter
from regnum.core.table import Table
from regnum.server.chance import proof_of
from regnum.server.errors import ServiceError
from regnum.server.match import ENTRY, StoredEntry, StoredMatch
from regnum.server.store.tables import answers, asks, chairs, entries, matches
from regnum.server.wire.bodies import ChairInfo, ClockWish, MatchInfo, ProofInfo
from regnum.server.wire.frames import AskInfo

MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,22}")
#: how many matches a list has at most
PAGE = 100


@dataclass(frozen=True)
class StoredNews:
    """What has happened to a match after an entry."""

    entries: tuple[StoredEntry, ...]
    people: tuple[str | None, ...]
    status: str
    due: float | None
    asks: tuple[AskInfo, ...]


class Shelf:
    """Reads matches; changes nothing."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    # -- lists

    async def info(self, match_id: str) -> MatchInfo:
        check_id(match_id)
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
            .limit(PAGE)
        )

    async def public_matches(self, status: str, game: str | None = None) -> list[MatchInfo]:
        """What began in the lobby and goes on, or is over: the newest."""
        query = select(matches).where(matches.c.status == status, matches.c.in_lobby)
        if game is not None:
            query = query.where(matches.c.game == game_named(game).facts.id)
        newest = matches.c.ended if status == "over" else matches.c.started
        return await self.infos(query.order_by(newest.desc()).limit(PAGE))

    async def matches_of(self, person_id: str, status: str) -> list[MatchInfo]:
        mine = select(chairs.c.match).where(chairs.c.person == person_id)
        own = or_(matches.c.id.in_(mine), matches.c.host == person_id)
        return await self.infos(
            select(matches)
            .where(matches.c.status == status, own)
            .order_by(matches.c.made.desc())
            .limit(PAGE)
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
        by_match: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
        for chair in sitting:
            by_match[chair.match].append(chair)
        return [match_info(row, by_match[row.id]) for row in rows]

    # -- whole matches

    async def stored(self, match_id: str) -> StoredMatch:
        """A match that has begun, with all its entries."""
        check_id(match_id)
        async with self.engine.connect() as connection:
            # the row first: entries that come in between are news, a match that is over has all
            row = await match_row(connection, match_id)
            if row.key is None:
                raise ServiceError("not-begun", 409)
            sitting = await sitting_in(connection, match_id)
            written = await entries_after(connection, match_id, 0)
            asked = await asked_in(connection, match_id)
        return StoredMatch(
            id=row.id,
            game=row.game,
            options=row.options,
            cards=row.cards,
            rated=row.rated,
            key=row.key,
            chairs=tuple(Chair(chair.name, chair.bot) for chair in sitting),
            people=tuple(chair.person for chair in sitting),
            entries=written,
            clock=msgspec.convert(row.clock, ClockWish),
            started=row.started or 0.0,
            status=row.status,
            due=row.due,
            asks=asked,
        )

    async def news(self, match_id: str, after: int) -> StoredNews:
        """What another node may have written after an entry."""
        async with self.engine.connect() as connection:
            row = await match_row(connection, match_id)
            sitting = await sitting_in(connection, match_id)
            written = await entries_after(connection, match_id, after)
            asked = await asked_in(connection, match_id)
        people = tuple(chair.person for chair in sitting)
        return StoredNews(written, people, row.status, row.due, asked)

    async def record(self, match_id: str) -> Record:
        """The whole record of a match that is over, with the proof of its key."""
        check_id(match_id)
        async with self.engine.connect() as connection:
            row = await match_row(connection, match_id)
            sitting = await sitting_in(connection, match_id)
        if not is_over(row):
            raise ServiceError("not-over", 409)
        stored = await self.stored(match_id)
        game = game_named(stored.game)
        table = Table(
            game,
            list(stored.chairs),
            game.read_options(stored.options),
            game.cards(stored.cards),
            stored.key,
            stored.rated,
        )
        for each in stored.entries:
            enter(table, each.entry)
        proof = proof_of(row.house_bytes, [chair.bytes for chair in sitting])
        return sealed(msgspec.structs.replace(table.record(), proof=proof))


def check_id(match_id: str) -> None:
    """Something that cannot be a match's id is not looked for."""
    if not MATCH_ID.fullmatch(match_id):
        raise ServiceError("no-such-match", 404)


async def match_row(connection: AsyncConnection, match_id: str) -> Row[Any]:
    found = await connection.execute(select(matches).where(matches.c.id == match_id))
    row = found.one_or_none()
    if row is None:
        raise ServiceError("no-such-match", 404)
    return row


async def sitting_in(connection: AsyncConnection, match_id: str) -> Sequence[Row[Any]]:
    found = await connection.execute(
        select(chairs).where(chairs.c.match == match_id).order_by(chairs.c.seat)
    )
    return found.all()


async def entries_after(
    connection: AsyncConnection, match_id: str, after: int
) -> tuple[StoredEntry, ...]:
    found = await connection.execute(
        select(entries)
        .where(entries.c.match == match_id, entries.c.number > after)
        .order_by(entries.c.number)
    )
    return tuple(
        StoredEntry(each.number, each.at, ENTRY.decode(each.entry), each.client) for each in found
    )


async def asked_in(connection: AsyncConnection, match_id: str) -> tuple[AskInfo, ...]:
    """What was asked and neither withdrawn nor refused, in order."""
    found = (
        await connection.execute(
            select(asks).where(asks.c.match == match_id, ~asks.c.shut).order_by(asks.c.at)
        )
    ).all()
    if not found:
        return ()
    agreed = (
        await connection.execute(
            select(answers)
            .where(answers.c.ask.in_([ask.id for ask in found]))
            .order_by(answers.c.seat)
        )
    ).all()
    return tuple(
        AskInfo(
            ask.seat,
            ask.what,
            ask.number,
            tuple(each.seat for each in agreed if each.ask == ask.id),
            ask.rematch or "",
        )
        for ask in found
    )


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
        proof=proof_info(row, sitting) if is_over(row) else None,
    )


def is_over(row: Row[Any]) -> bool:
    """Nothing more can happen, so nothing need be hidden any more."""
    return row.status in ("over", "closed") and row.key is not None


def proof_info(row: Row[Any], sitting: Sequence[Row[Any]]) -> ProofInfo:
    """Everything behind the key; only for a match that is over."""
    proof = proof_of(row.house_bytes, [chair.bytes for chair in sitting])
    return ProofInfo(proof.commitment, proof.house, proof.seats, row.key.hex())
