"""Ratings: how well people play each game, told by the rated matches they have finished."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, Connection, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.matches.house import House
from regnum.server.matches.match import LiveMatch
from regnum.server.matches.shelf import beyond, check_place
from regnum.server.store.tables import chairs, counted, matches, people, rating_changes, ratings
from regnum.server.wire.standing import ChangeInfo, RatingInfo

MODEL = PlackettLuce()
#: a rating is almost certainly higher than itself less so many standard deviations
CAUTION = 3.0
#: how much is listed at a time
PAGE = 100
TRIES = 10
LOG = logging.getLogger("regnum.ratings")


@dataclass(frozen=True)
class Rated:
    """A rating: what one is believed to be worth, and how unsure that is."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    played: int = 0

    @property
    def standing(self) -> float:
        return self.mu - CAUTION * self.sigma


def after_match(before: Sequence[Rated], ranks: Sequence[int]) -> list[Rated]:
    """Ratings after a match; equal ranks have drawn.

    >>> first, second = after_match([Rated(), Rated()], [1, 2])
    >>> first.mu > MODEL.mu > second.mu, first.played
    (True, 1)
    """
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        Rated(team[0].mu, team[0].sigma, each.played + 1)
        for team, each in zip(rated, before, strict=True)
    ]


class Ratings:
    """Counts every rated match once, whichever node comes first."""

    def __init__(self, engine: AsyncEngine, house: House) -> None:
        self.engine = engine
        self.house = house
        #: whether something could not be counted
        self.missed = False
        house.after.append(self.look)

    async def make_up(self) -> None:
        """Count what could not be counted when it ended."""
        if self.missed:
            await self.start()
            self.missed = False

    async def start(self) -> None:
        """Count what ended when a node was killed before it could."""
        query = (
            select(matches.c.id)
            .outerjoin(counted, counted.c.match == matches.c.id)
            .where(matches.c.rated, matches.c.status == "over", counted.c.match.is_(None))
            .order_by(matches.c.ended)
        )
        async with self.engine.connect() as connection:
            missed = (await connection.execute(query)).scalars().all()
        for match_id in missed:
            await self.count(match_id)

    async def look(self, match: LiveMatch) -> None:
        """After every change: a rated match that is over is counted."""
        if match.table.rated and match.status == "over":
            self.house.spawn(self.count_soon(match.id))

    async def count_soon(self, match_id: str) -> None:
        try:
            await self.count(match_id)
        except Exception:
            self.missed = True
            LOG.exception("to be counted later", extra={"match": match_id})

    async def count(self, match_id: str) -> bool:
        """Whether it was counted now; a match is counted once."""
        for _ in range(TRIES):
            try:
                return await self.house.writer.transact(partial(count_in, match_id=match_id))
            except IntegrityError:
                # somebody is counting it, or counts the first match of one of its players
                if await self.is_counted(match_id):
                    return False
        self.missed = True
        LOG.error("cannot count", extra={"match": match_id})
        return False

    async def is_counted(self, match_id: str) -> bool:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(counted).where(counted.c.match == match_id))
            return found.first() is not None

    # -- reading

    async def best(self, game: str, before: str = "") -> list[RatingInfo]:
        """The leaderboard of a game, a page at a time."""
        where = ratings.c.game == game
        if before:
            check_place(before)
            last = ratings.alias()
            at = select(last.c.standing).where(last.c.game == game, last.c.person == before)
            where &= beyond(at, ratings.c.standing, ratings.c.person > before)
        return await self.infos(where)

    async def of(self, person_id: str) -> list[RatingInfo]:
        """Somebody's ratings, one a game."""
        return await self.infos(ratings.c.person == person_id)

    async def infos(self, where: ColumnElement[bool]) -> list[RatingInfo]:
        query = (
            select(ratings, people.c.name)
            .join(people, people.c.id == ratings.c.person)
            .where(where, ~people.c.banned)
            .order_by(ratings.c.standing.desc(), ratings.c.person)
            .limit(PAGE)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            RatingInfo(
                person=row.person,
                name=row.name,
                game=row.game,
                rating=row.mu,
                deviation=row.sigma,
                standing=row.standing,
                played=row.played,
            )
            for row in rows
        ]

    async def changes(self, person_id: str, game: str, before: str = "") -> list[ChangeInfo]:
        """How somebody's rating in a game came about, newest first, a page at a time."""
        theirs = (rating_changes.c.person == person_id, rating_changes.c.game == game)
        query = select(rating_changes).where(*theirs)
        if before:
            check_place(before)
            last = rating_changes.alias()
            at = select(last.c.at).where(last.c.match == before, last.c.person == person_id)
            query = query.where(beyond(at, rating_changes.c.at, rating_changes.c.match < before))
        newest = (rating_changes.c.at.desc(), rating_changes.c.match.desc())
        query = query.order_by(*newest).limit(PAGE)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            ChangeInfo(row.match, row.at, row.mu_before, row.sigma_before, row.mu, row.sigma)
            for row in rows
        ]


def count_in(connection: Connection, match_id: str) -> bool:
    """Whether it was not counted yet, and is now."""
    now = time.time()
    # the unique row comes first: it makes every other node that counts this match wait
    connection.execute(insert(counted).values(match=match_id, at=now))
    match = connection.execute(
        select(matches.c.game, matches.c.result).where(
            matches.c.id == match_id, matches.c.rated, matches.c.status == "over"
        )
    ).one()
    if match.result is None:
        return False
    sitting = connection.execute(
        select(chairs.c.person).where(chairs.c.match == match_id).order_by(chairs.c.seat)
    ).scalars()
    seats = list(sitting)
    if len(seats) < 2:
        return False
    kept = connection.execute(
        select(ratings)
        .where(ratings.c.game == match.game, ratings.c.person.in_(set(seats) - {None}))
        .order_by(ratings.c.person)
        .with_for_update()
    ).all()
    known = {row.person: Rated(row.mu, row.sigma, row.played) for row in kept}
    # whoever has left for good counts as somebody unknown
    before = [known.get(person, Rated()) for person in seats]
    after = after_match(before, match.result["ranks"])
    changes = zip(seats, before, after, strict=True)
    # in one order everywhere, so that two matches of the same people do not lock each other
    for person, old, new in sorted(changes, key=lambda change: change[0] or ""):
        if person is not None:
            keep(connection, person, match.game, new, new=person not in known)
            connection.execute(
                insert(rating_changes).values(
                    match=match_id,
                    person=person,
                    game=match.game,
                    at=now,
                    mu_before=old.mu,
                    sigma_before=old.sigma,
                    mu=new.mu,
                    sigma=new.sigma,
                )
            )
    return True


def keep(connection: Connection, person: str, game: str, rated: Rated, new: bool) -> None:
    values: dict[str, Any] = {
        "mu": rated.mu,
        "sigma": rated.sigma,
        "standing": rated.standing,
        "played": rated.played,
    }
    if new:
        connection.execute(insert(ratings).values(person=person, game=game, **values))
    else:
        connection.execute(
            update(ratings).where(ratings.c.person == person, ratings.c.game == game).values(values)
        )
