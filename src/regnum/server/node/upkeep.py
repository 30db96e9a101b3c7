"""What a host does to a house: look at it, close, ban, prune, and see it through an upgrade."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.core.registry import games
from regnum.server.errors import ServiceError
from regnum.server.store.names import compared
from regnum.server.store.tables import chairs, entries, matches, people

DAY = 86400.0
#: what has not ended
OPEN = ("gathering", "playing")
#: lists are made of what every release has kept: a host looks before the schema is changed
LISTED = (matches.c.id, matches.c.game, matches.c.rules, matches.c.status, matches.c.made)
KNOWN = (people.c.id, people.c.name, people.c.claimed, people.c.banned, people.c.made)


@dataclass(frozen=True)
class MatchLine:
    """One match in the host's list."""

    id: str
    game: str
    rules: int
    status: str
    names: tuple[str, ...]
    entries: int
    made: float


@dataclass(frozen=True)
class PersonLine:
    """One person in the host's list."""

    id: str
    name: str
    claimed: bool
    banned: bool
    made: float


@dataclass(frozen=True)
class Pruning:
    """How much would go."""

    matches: int
    people: int


class Upkeep:
    """The host's own hand on the database; running nodes notice what it did."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    # -- looking

    async def matches(self, status: str | None = None, most: int = 100) -> list[MatchLine]:
        query = select(*LISTED).order_by(matches.c.made.desc()).limit(most)
        return await self.lines(query if status is None else query.where(is_(status)))

    async def lines(self, query: Select[Any]) -> list[MatchLine]:
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            sitting = (
                await connection.execute(
                    select(chairs.c.match, chairs.c.name, chairs.c.bot)
                    .where(chairs.c.match.in_(ids))
                    .order_by(chairs.c.seat)
                )
            ).all()
            counted = (
                await connection.execute(
                    select(entries.c.match, func.count().label("made"))
                    .where(entries.c.match.in_(ids))
                    .group_by(entries.c.match)
                )
            ).all()
        made = {row.match: row.made for row in counted}
        names: dict[str, list[str]] = {row.id: [] for row in rows}
        for each in sitting:
            names[each.match].append(each.name or each.bot)
        return [
            MatchLine(
                row.id,
                row.game,
                row.rules,
                row.status,
                tuple(names[row.id]),
                made.get(row.id, 0),
                row.made,
            )
            for row in rows
        ]

    async def people(self, most: int = 100) -> list[PersonLine]:
        query = select(*KNOWN).order_by(people.c.made.desc()).limit(most)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            PersonLine(row.id, row.name, row.claimed is not None, row.banned, row.made)
            for row in rows
        ]

    # -- closing and banning

    async def close(self, match_ids: Sequence[str]) -> int:
        """Close matches that have not ended; how many there were."""
        async with self.engine.begin() as connection:
            done = await connection.execute(
                update(matches)
                .where(matches.c.id.in_(list(match_ids)), matches.c.status.in_(OPEN))
                .values(status="closed", ended=time.time(), expires=None, due=None)
            )
        return done.rowcount

    async def ban(self, who: str, banned: bool = True) -> str:
        """Keep somebody out, or let them in again: by id, or by a claimed name."""
        async with self.engine.begin() as connection:
            found = (
                await connection.execute(
                    select(people.c.id, people.c.name).where(
                        or_(people.c.id == who, people.c.claimed == compared(who))
                    )
                )
            ).one_or_none()
            if found is None:
                raise ServiceError("no-such-person", 404)
            await connection.execute(
                update(people).where(people.c.id == found.id).values(banned=banned)
            )
        return str(found.name)

    # -- an upgrade

    async def outdated(self) -> list[MatchLine]:
        """Matches under play whose rules this release does not play any more."""
        played = [
            and_(matches.c.game == name, matches.c.rules == game.facts.rules)
            for name, game in games().items()
        ]
        return await self.lines(
            select(*LISTED)
            .where(matches.c.status.in_(OPEN), ~or_(*played))
            .order_by(matches.c.made)
        )

    # -- pruning

    async def prunable(self, days: float) -> Pruning:
        """How much is older than so many days and of no use to anybody."""
        async with self.engine.connect() as connection:
            old = await connection.scalar(
                select(func.count()).select_from(matches).where(old_match(days))
            )
            gone = await connection.scalar(
                select(func.count()).select_from(people).where(idle_person(days))
            )
        return Pruning(old or 0, gone or 0)

    async def prune(self, days: float) -> Pruning:
        """Delete old matches that have ended, and guests without a name who sit nowhere."""
        async with self.engine.begin() as connection:
            old = await connection.execute(delete(matches).where(old_match(days)))
            gone = await connection.execute(delete(people).where(idle_person(days)))
        return Pruning(old.rowcount, gone.rowcount)


def is_(status: str) -> ColumnElement[bool]:
    return matches.c.status == status


def old_match(days: float) -> ColumnElement[bool]:
    before = time.time() - days * DAY
    # a match that was closed while it gathered may have no end
    at = func.coalesce(matches.c.ended, matches.c.made)
    return and_(matches.c.status != "playing", at < before)


def idle_person(days: float) -> ColumnElement[bool]:
    """Nobody can come back as them but with a cookie, and nothing here will be theirs."""
    kept = select(matches.c.id).where(~old_match(days))
    sitting = select(chairs.c.person).where(chairs.c.person.is_not(None), chairs.c.match.in_(kept))
    hosting = select(matches.c.host).where(matches.c.host.is_not(None), ~old_match(days))
    return and_(
        people.c.claimed.is_(None),
        ~people.c.banned,
        people.c.made < time.time() - days * DAY,
        people.c.id.not_in(sitting),
        people.c.id.not_in(hosting),
    )
