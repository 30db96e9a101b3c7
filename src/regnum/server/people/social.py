"""Talk at the table: chat, and what one does about those who spoil it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Any
from weakref import WeakKeyDictionary, WeakValueDictionary

from sqlalchemy import Connection, Row, Table, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from regnum.server.errors import ServiceError
from regnum.server.matches.house import House
from regnum.server.matches.room import ENCODE, Listener
from regnum.server.matches.shelf import check_id
from regnum.server.node.settings import Limits
from regnum.server.node.tries import Allowance
from regnum.server.store.names import tidy
from regnum.server.store.news import News
from regnum.server.store.person import Person
from regnum.server.store.tables import blocks, chairs, chat, matches, mutes, people, reports
from regnum.server.store.writer import Writer
from regnum.server.wire.frames import Chatted
from regnum.server.wire.talk import ReportInfo

#: how many messages are told at a time; whoever has missed more is told the next ones then
MOST_TOLD = 100
#: seconds between two looks whether somebody has taken what they were told, and after which
#: who takes nothing is dropped
LOOK = 0.02
STALLED = 20.0
LAST = 2**53
#: of a message whose author has left for good only the number is left
THERE = chat.c.text != ""


class ChatRoom:
    """What is said in matches. A message has a number; within a match they come in order."""

    def __init__(self, engine: AsyncEngine, writer: Writer, house: House, limits: Limits) -> None:
        self.engine = engine
        self.writer = writer
        self.house = house
        self.limits = limits
        self.pace = Allowance(5, per_second=limits.chat_per_second)
        self.telling: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        #: the newest message that each listener was told
        self.told: WeakKeyDictionary[Listener, int] = WeakKeyDictionary()

    async def say(
        self, person: Person, match_id: str, text: str, client: str | None = None
    ) -> Chatted:
        """Say something to a match one sits in. A repeated message is not said twice."""
        check_id(match_id)
        text = tidy(text)
        if not 0 < len(text) <= self.limits.chat_length:
            raise ServiceError("bad-chat", most=self.limits.chat_length)
        row = {
            "match": match_id,
            "person": person.id,
            "name": person.name,
            "at": time.time(),
            "text": text,
            "client": client,
        }
        async with self.engine.connect() as connection:
            before = await self.said_by(connection, row)
        if before is not None:
            return said_again(before, text)
        self.pace.spend(person.id, "too-fast")
        return await self.house.finish(self.put(row))

    async def put(self, row: dict[str, Any]) -> Chatted:
        """Keep it and tell it. What has begun is finished, even if who said it has gone: or the
        others would hear it only with what is said next."""
        try:
            said = await self.writer.transact(lambda connection: write(connection, row))
        except IntegrityError:
            # the same message came twice at once
            async with self.engine.connect() as connection:
                before = await self.said_by(connection, row)
            if before is None:
                raise
            said = said_again(before, row["text"])
        await self.spread(row["match"])
        await self.writer.write(news=[News("chat", row["match"], said.m)])
        return said

    async def said_by(self, connection: AsyncConnection, row: dict[str, Any]) -> Chatted | None:
        """The message that came before under the same client's id."""
        if row["client"] is None:
            return None
        found = await connection.execute(
            select(chat).where(chat.c.match == row["match"], chat.c.client == row["client"])
        )
        before = found.one_or_none()
        return None if before is None else chatted(before)

    async def since(
        self, match_id: str, after: int = 0, viewer: str | None = None, most: int = MOST_TOLD
    ) -> list[Chatted]:
        """The next messages after a number, oldest first, as one viewer gets to see them.

        Whoever asks again after the last of them misses none; after the newest there are none.
        """
        deaf = await self.deaf(match_id, () if viewer is None else (viewer,))
        unheard = chat.c.person.in_(other for _, other in deaf)
        following = (
            select(chat)
            .where(chat.c.match == match_id, chat.c.id > min(max(after, 0), LAST), THERE)
            .where(or_(chat.c.person.is_(None), ~unheard))
            .order_by(chat.c.id)
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return [chatted(row) for row in (await connection.execute(following)).all()]

    async def deaf(self, match_id: str, viewers: Iterable[str]) -> set[tuple[str, str]]:
        """Who of these does not hear whom in a match."""
        who = [viewer for viewer in viewers if viewer]
        if not who:
            return set()
        blocking = select(blocks.c.person, blocks.c.other).where(blocks.c.person.in_(who))
        muting = select(mutes.c.person, mutes.c.other).where(
            mutes.c.person.in_(who), mutes.c.match == match_id
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(blocking.union(muting))).all()
        return {(row.person, row.other) for row in rows}

    async def welcome(self, match_id: str, listener: Listener, after: int) -> int:
        """Tell a listener of a match what was said since it left off; how much that was.

        However much it is, no more waits for it than it takes. What is said from now on it is
        told with the others.
        """
        async with self.turn(match_id):
            self.told.pop(listener, None)
        missed = 0
        while said := await self.since(match_id, after, listener.person):
            for each in said:
                listener.tell(ENCODE(each))
            missed += len(said)
            after = said[-1].m
            if len(said) < MOST_TOLD:
                break
            await taken(listener)
        async with self.turn(match_id):
            self.told[listener] = after
        await self.spread(match_id)
        return missed

    async def heard(self, news: News) -> None:
        """Something was said on another node."""
        await self.spread(news.match)

    async def spread(self, match_id: str) -> None:
        """Tell this node's listeners of a match what they have not been told.

        It does not matter who calls it, or how often: a new listener, a message from here,
        word from another node.
        """
        async with self.turn(match_id):
            room = self.house.rooms.get(match_id)
            here = [each for each in room.listeners if each in self.told] if room else []
            if not here:
                return
            while said := await self.since(match_id, min(self.told[each] for each in here)):
                deaf = await self.deaf(match_id, {each.person for each in here})
                for listener in here:
                    self.tell(listener, said, deaf)
                if len(said) < MOST_TOLD:
                    return

    def tell(self, listener: Listener, said: Sequence[Chatted], deaf: set[tuple[str, str]]) -> None:
        for each in said:
            if each.m > self.told[listener] and (listener.person, each.person) not in deaf:
                listener.tell(ENCODE(each))
        self.told[listener] = max(self.told[listener], said[-1].m)

    def turn(self, match_id: str) -> asyncio.Lock:
        lock = self.telling.get(match_id)
        if lock is None:
            lock = self.telling[match_id] = asyncio.Lock()
        return lock


class Silence:
    """Whom one does not want to hear: in one match, or anywhere."""

    def __init__(self, writer: Writer) -> None:
        self.engine = writer.engine
        self.writer = writer
        self.pace = Allowance(5, per_second=1 / 60)

    async def mute(self, person: Person, other: str, match_id: str) -> None:
        await self.keep(mutes, {"person": person.id, "other": other, "match": match_id})

    async def unmute(self, person: Person, other: str, match_id: str) -> None:
        await self.drop(mutes, {"person": person.id, "other": other, "match": match_id})

    async def muted_by(self, person: Person, match_id: str) -> Sequence[Row[Any, Any, Any]]:
        """Whom somebody does not hear in a match: id and name."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(people.c.id, people.c.name, people.c.claimed)
                .join(mutes, mutes.c.other == people.c.id)
                .where(mutes.c.person == person.id, mutes.c.match == match_id)
                .order_by(mutes.c.made)
            )
            return found.all()

    async def block(self, person: Person, other: str) -> None:
        await self.keep(blocks, {"person": person.id, "other": other})

    async def unblock(self, person: Person, other: str) -> None:
        await self.drop(blocks, {"person": person.id, "other": other})

    async def blocked_by(self, person: Person) -> Sequence[Row[Any, Any, Any]]:
        """Whom somebody has blocked: id and name."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(people.c.id, people.c.name, people.c.claimed)
                .join(blocks, blocks.c.other == people.c.id)
                .where(blocks.c.person == person.id)
                .order_by(blocks.c.made)
            )
            return found.all()

    async def keep(self, table: Table, key: dict[str, str]) -> None:
        """Once; again is no mistake."""
        if key["person"] == key["other"]:
            raise ServiceError("not-oneself")
        try:
            new = insert(table).values(**key, made=time.time())
            await self.writer.transact(lambda held: held.execute(new))
        except IntegrityError:
            async with self.engine.connect() as connection:
                if (await connection.execute(select(table).where(same(table, key)))).first():
                    return
            raise ServiceError("no-such-person", 404) from None

    async def drop(self, table: Table, key: dict[str, str]) -> None:
        await self.writer.write(statements=[delete(table).where(same(table, key))])

    async def report(self, person: Person, match_id: str, message: int, why: str) -> None:
        """Show the host of the house a message, as it was."""
        self.pace.spend(person.id, "too-fast")

        def put(connection: Connection) -> None:
            row = connection.execute(
                select(chat).where(chat.c.match == match_id, chat.c.id == message, THERE)
            ).one_or_none()
            if row is None:
                raise ServiceError("no-such-message", 404)
            connection.execute(
                insert(reports).values(
                    person=person.id,
                    about=row.person,
                    match=match_id,
                    text=row.text,
                    why=tidy(why),
                    at=time.time(),
                    settled=False,
                )
            )

        await self.writer.transact(put)

    async def settle(self, report_id: int) -> None:
        """The host has seen to a report."""
        seen_to = update(reports).where(reports.c.id == report_id).values(settled=True)
        if not await self.writer.transact(lambda held: held.execute(seen_to).rowcount):
            raise ServiceError("no-such-report", 404)

    async def reported(self) -> list[ReportInfo]:
        """What the host has to look at, oldest first."""
        by, about = people.alias(), people.alias()
        query = (
            select(reports, by.c.name.label("by_name"), about.c.name.label("about_name"))
            .outerjoin(by, by.c.id == reports.c.person)
            .outerjoin(about, about.c.id == reports.c.about)
            .where(~reports.c.settled)
            .order_by(reports.c.id)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            ReportInfo(
                id=row.id,
                by=row.by_name or "",
                about=row.about_name or "",
                about_id=row.about,
                match=row.match,
                text=row.text,
                why=row.why,
                at=row.at,
            )
            for row in rows
        ]


def write(connection: Connection, row: dict[str, Any]) -> Chatted:
    """Put down a message of somebody who may say something in that match."""
    # a node that holds the match's row gets the next number and commits it before
    # another one does: whoever has message 7 of a match will not be told a 6 later
    match = connection.execute(
        select(matches.c.host).where(matches.c.id == row["match"]).with_for_update(key_share=True)
    ).one_or_none()
    if match is None:
        raise ServiceError("no-such-match", 404)
    seated = connection.execute(
        select(chairs.c.seat).where(
            chairs.c.match == row["match"], chairs.c.person == row["person"]
        )
    )
    if seated.first() is None and match.host != row["person"]:
        raise ServiceError("not-at-this-table", 403)
    key = connection.execute(insert(chat).values(row)).inserted_primary_key
    assert key is not None
    return Chatted(int(key[0]), row["person"], row["name"], row["at"], row["text"])


async def taken(listener: Listener) -> None:
    """Wait until a listener has room for more; whoever takes nothing any more is dropped."""
    least, at = len(listener.waiting), time.monotonic()
    while len(listener.waiting) > MOST_TOLD and not listener.dropped:
        await asyncio.sleep(LOOK)
        if len(listener.waiting) < least:
            least, at = len(listener.waiting), time.monotonic()
        elif time.monotonic() > at + STALLED:
            listener.drop()


def same(table: Table, key: dict[str, str]) -> Any:
    return and_(*(table.c[name] == value for name, value in key.items()))


def said_again(before: Chatted, text: str) -> Chatted:
    """A message that came before; another one under its id is refused."""
    if before.text != text:
        raise ServiceError("id-used", 409)
    return before


def chatted(row: Row[Any]) -> Chatted:
    return Chatted(row.id, row.person or "", row.name, row.at, row.text)
