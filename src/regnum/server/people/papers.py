"""What the service keeps about a person: all of it to take along, all of it to be forgotten."""

from __future__ import annotations

import contextlib
import time
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, Select, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.core.errors import RegnumError
from regnum.server.matches.deeds import give_up
from regnum.server.matches.house import House
from regnum.server.store.news import News
from regnum.server.store.person import Person
from regnum.server.store.tables import (
    alerts,
    asks,
    blocks,
    chairs,
    chat,
    entries,
    matches,
    mutes,
    people,
    rating_changes,
    ratings,
    reports,
    tokens,
    turns,
)
from regnum.server.wire.persons import Papers


class Archive:
    """Gathers and destroys what belongs to one person."""

    def __init__(self, engine: AsyncEngine, house: House) -> None:
        self.engine = engine
        self.house = house

    async def of(self, person: Person) -> Papers:
        """Everything, but for what was only ever kept as a digest."""
        mine = select(chairs.c.match).where(chairs.c.person == person.id)
        hosted_or_mine = or_(matches.c.host == person.id, matches.c.id.in_(mine))
        infos = await self.house.lobby.infos(
            select(matches).where(hosted_or_mine).order_by(matches.c.made)
        )

        def own(*columns: Any) -> Select[Any]:
            return select(*columns).where(columns[0].table.c.person == person.id)

        return Papers(
            person=(
                await self.rows(
                    select(people.c.id, people.c.name, people.c.claimed, people.c.made).where(
                        people.c.id == person.id
                    )
                )
            )[0],
            matches=[msgspec.to_builtins(info) for info in infos],
            chat=await self.rows(
                own(chat.c.id, chat.c.match, chat.c.at, chat.c.text).order_by(chat.c.id)
            ),
            ratings=await self.rows(
                own(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.played)
            ),
            rating_changes=await self.rows(
                own(*(each for each in rating_changes.c if each.name != "person"))
            ),
            tokens=await self.rows(own(tokens.c.label, tokens.c.made)),
            alerts=await self.rows(
                own(alerts.c.id, alerts.c.kind, alerts.c.address, alerts.c.made).where(
                    alerts.c.kind != "feed"
                )
            )
            + await self.rows(
                own(alerts.c.id, alerts.c.kind, alerts.c.made).where(alerts.c.kind == "feed")
            ),
            turns=await self.rows(own(turns.c.match, turns.c.seat, turns.c.choice, turns.c.at)),
            blocks=await self.rows(own(blocks.c.other, blocks.c.made)),
            mutes=await self.rows(own(mutes.c.other, mutes.c.match, mutes.c.made)),
            reports=await self.rows(
                own(reports.c.about, reports.c.match, reports.c.text, reports.c.why, reports.c.at)
            ),
        )

    async def rows(self, query: Select[Any]) -> list[dict[str, Any]]:
        async with self.engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]

    async def forget(self, person: Person) -> None:
        """Leave every match to the others, without one's name, and be gone."""
        playing = await self.rows(
            select(chairs.c.match, chairs.c.seat)
            .join(matches, matches.c.id == chairs.c.match)
            .where(chairs.c.person == person.id, matches.c.status == "playing")
        )
        asked = await self.rows(
            select(asks.c.match)
            .join(chairs, chairs.c.match == asks.c.match)
            .where(chairs.c.person == person.id, asks.c.what == "rematch", ~asks.c.shut)
        )
        for sitting in playing:
            await self.resign(sitting["match"], sitting["seat"])
        await self.erase(person)
        for match_id in {sitting["match"] for sitting in playing}:
            await self.renew(match_id)
        for match_id in {ask["match"] for ask in asked}:
            # nobody waits for an answer that cannot come
            await self.house.writer.write(news=[News("entry", match_id, 0)])
            await self.house.heard(match_id)

    async def renew(self, match_id: str) -> None:
        """Make a match anew on this node, without the name."""
        match = self.house.live.get(match_id)
        if match is not None:
            async with match.lock:
                match.stale = True
            await self.house.match(match_id)

    async def resign(self, match_id: str, seat: int) -> None:
        # the match may be over, or the seat a bot's already
        with contextlib.suppress(RegnumError):
            await self.house.carry_out(match_id, lambda _: give_up(seat))

    async def erase(self, person: Person) -> None:
        """In one transaction; what refers to the person by a key follows by itself."""
        mine = select(chairs.c.match).where(chairs.c.person == person.id)
        gathering = select(matches.c.id).where(matches.c.status == "gathering")
        rematches = select(asks.c.rematch).where(
            asks.c.match.in_(mine), asks.c.rematch.is_not(None)
        )
        my_messages = func.substr(entries.c.client, 1, len(person.id) + 1) == person.id + ":"
        changes: list[Executable] = [
            update(matches)
            .where(
                or_(matches.c.host == person.id, matches.c.id.in_(rematches)),
                matches.c.status == "gathering",
            )
            .values(status="closed", ended=time.time()),
            update(entries).where(entries.c.match.in_(mine), my_messages).values(client=None),
            # an empty line stays and is told nobody: SQLite would give its number away again
            update(chat).where(chat.c.person == person.id).values(name="", text="", client=None),
            # a free seat in a match that gathers, a nameless one in all others
            update(chairs)
            .where(chairs.c.person == person.id, chairs.c.match.in_(gathering))
            .values(bytes=""),
            update(chairs).where(chairs.c.person == person.id).values(name="", person=None),
            delete(people).where(people.c.id == person.id),
        ]

        def forget(connection: Connection) -> None:
            for change in changes:
                connection.execute(change)

        await self.house.writer.transact(forget)
