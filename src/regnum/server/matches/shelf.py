"""Matches as they lie in the database: lists, whole matches, records."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, Row, Select, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.core.entries import CardsNote, Chair, Record
from regnum.core.errors import BadRecord, RegnumError
from regnum.core.messages import Message
from regnum.core.records import sealed
from regnum.core.registry import game_named
from regnum.core.results import Result
from regnum.core.shapes import fitted
from regnum.server.errors import ServiceError
from regnum.server.matches.chance import proof_of
from regnum.server.matches.match import ENTRY, StoredEntry, StoredMatch
from regnum.server.store.tables import answers, asks, chairs, entries, matches
from regnum.server.wire.bodies import ChairInfo, ClockWish, MatchInfo, ProofInfo
from regnum.server.wire.frames import AskInfo

MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,22}")
#: how many matches a list has at most
PAGE = 100
#: how much is told of a changed card set: lists must not grow with what guests make up
MOST_NAMES = 100
LONGEST_NAME = 64


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
        async with self.engine.connect() as connection:
            row = await connection.run_sync(match_row, match_id)
            sitting = await connection.run_sync(sitting_in, match_id)
        info = match_info(row, sitting)
        # read for one match only: a list would wait for every file in it
        return with_words_of_cards(info, row.cards) if row.cards else info

    async def open_matches(self, game: str | None = None, before: str = "") -> list[MatchInfo]:
        """What waits in the lobby for more players."""
        waiting = of_game(game).where(
            matches.c.status == "gathering",
            matches.c.in_lobby,
            or_(matches.c.expires.is_(None), matches.c.expires > time.time()),
        )
        return await self.infos(page(waiting, matches.c.made, before))

    async def public_matches(
        self, status: str, game: str | None = None, before: str = ""
    ) -> list[MatchInfo]:
        """What began in the lobby and goes on, or is over: the newest."""
        public = of_game(game).where(matches.c.status == status, matches.c.in_lobby)
        newest = matches.c.ended if status == "over" else matches.c.started
        return await self.infos(page(public, newest, before))

    async def matches_of(self, person_id: str, status: str, before: str = "") -> list[MatchInfo]:
        mine = select(chairs.c.match).where(chairs.c.person == person_id)
        own = or_(matches.c.id.in_(mine), matches.c.host == person_id)
        theirs = select(matches).where(matches.c.status == status, own)
        return await self.infos(page(theirs, matches.c.made, before))

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

    async def numbers(self, match_ids: Sequence[str]) -> dict[str, int]:
        """The number of the newest entry of each match that has one."""
        newest = select(func.max(entries.c.number)).where(entries.c.match == matches.c.id)
        query = select(matches.c.id, newest.scalar_subquery()).where(matches.c.id.in_(match_ids))
        async with self.engine.connect() as connection:
            return {match: number or 0 for match, number in await connection.execute(query)}

    # -- whole matches

    async def stored(self, match_id: str) -> StoredMatch:
        """A match that has begun, with all its entries."""
        check_id(match_id)
        async with self.engine.connect() as connection:
            # the row first: entries that come in between are news, a match that is over has all
            row = await connection.run_sync(match_row, match_id)
            check_playable(row)
            sitting = await connection.run_sync(sitting_in, match_id)
            written = await connection.run_sync(entries_after, match_id, 0)
            asked = await connection.run_sync(asked_in, match_id)
        return StoredMatch(
            id=row.id,
            game=row.game,
            options=row.options,
            cards=row.cards,
            rated=row.rated,
            key=row.key,
            chairs=chairs_of(sitting),
            people=tuple(chair.person for chair in sitting),
            entries=written,
            clock=fitted(row.clock, ClockWish),
            started=row.started or 0.0,
            status=row.status,
            due=row.due,
            host=row.host,
            asks=asked,
        )

    async def news(self, match_id: str, after: int) -> StoredNews:
        """What another node may have written after an entry."""
        async with self.engine.connect() as connection:
            row = await connection.run_sync(match_row, match_id)
            sitting = await connection.run_sync(sitting_in, match_id)
            written = await connection.run_sync(entries_after, match_id, after)
            asked = await connection.run_sync(asked_in, match_id)
        people = tuple(chair.person for chair in sitting)
        return StoredNews(written, people, row.status, row.due, asked)

    async def record(self, match_id: str) -> Record:
        """The whole record of a match that is over, with the proof of its key.

        It is what was written down, so that it outlives the rules that it was played by.
        """
        check_id(match_id)
        async with self.engine.connect() as connection:
            row = await connection.run_sync(match_row, match_id)
            if not is_over(row):
                raise ServiceError("not-over", 409)
            sitting = await connection.run_sync(sitting_in, match_id)
            written = await connection.run_sync(entries_after, match_id, 0)
        return sealed(
            Record(
                game=row.game,
                rules=row.rules,
                cards=CardsNote(digest_of_cards(row), row.cards),
                options=row.options,
                seats=chairs_of(sitting),
                key=row.key.hex(),
                entries=tuple(each.entry for each in written),
                rated=row.rated,
                result=fitted(row.result, Result | None),
                proof=proof_of(row.house_bytes, [chair.bytes for chair in sitting]),
            )
        )


def page(query: Select[Any], by: Column[Any], before: str) -> Select[Any]:
    """The newest of some matches; or those that come after one, the last of the page before."""
    if before:
        check_place(before)
        last = matches.alias()
        at = select(last.c[by.name]).where(last.c.id == before)
        query = query.where(beyond(at, by, matches.c.id < before))
    return query.order_by(by.desc(), matches.c.id.desc()).limit(PAGE)


def beyond(
    at: Select[tuple[Any]], by: Column[Any], beside: ColumnElement[bool]
) -> ColumnElement[bool]:
    """What comes after a place in a list that goes down: what is lower, and of what is level with
    it that which stands beside it on the right side."""
    place = at.scalar_subquery()
    return or_(by < place, and_(by == place, beside))


def of_game(game: str | None) -> Select[Any]:
    """Matches of one game, or of all."""
    if game is None:
        return select(matches)
    return select(matches).where(matches.c.game == game_named(game).facts.id)


def check_place(before: str) -> None:
    """A place in a list is the id of what stands there."""
    if not MATCH_ID.fullmatch(before):
        raise ServiceError("bad-page")


def check_id(match_id: str) -> None:
    """Something that cannot be a match's id is not looked for."""
    if not MATCH_ID.fullmatch(match_id):
        raise ServiceError("no-such-match", 404)


def chairs_of(sitting: Sequence[Row[Any]]) -> tuple[Chair, ...]:
    return tuple(Chair(chair.name, chair.bot) for chair in sitting)


def digest_of_cards(row: Row[Any]) -> str:
    """Which cards a match was made with; of an older one we know only which changes."""
    return str(row.cards_digest or game_named(row.game).cards(row.cards).digest())


def check_playable(row: Row[Any]) -> None:
    """Entries made by other rules than we play could come out differently."""
    ours = game_named(row.game).facts.rules
    if row.status == "closed" and (row.key is None or row.rules != ours):
        # that is what everybody should know first, and why does not matter to them
        raise ServiceError("match-closed", 409)
    if row.key is None:
        raise ServiceError("not-begun", 409)
    if row.rules != ours:
        raise BadRecord(Message("record-rules", {"found": row.rules, "right": ours}))


def match_row(connection: Connection, match_id: str) -> Row[Any]:
    found = connection.execute(select(matches).where(matches.c.id == match_id))
    row = found.one_or_none()
    if row is None:
        raise ServiceError("no-such-match", 404)
    return row


def sitting_in(connection: Connection, match_id: str) -> Sequence[Row[Any]]:
    found = connection.execute(
        select(chairs).where(chairs.c.match == match_id).order_by(chairs.c.seat)
    )
    return found.all()


def entries_after(connection: Connection, match_id: str, after: int) -> tuple[StoredEntry, ...]:
    found = connection.execute(
        select(entries)
        .where(entries.c.match == match_id, entries.c.number > after)
        .order_by(entries.c.number)
    )
    return tuple(
        StoredEntry(each.number, each.at, ENTRY.decode(each.entry), each.client) for each in found
    )


def asked_in(connection: Connection, match_id: str) -> tuple[AskInfo, ...]:
    """What was asked and neither withdrawn nor refused, in order."""
    found = connection.execute(
        select(asks, matches.c.started)
        .outerjoin(matches, matches.c.id == asks.c.rematch)
        .where(
            asks.c.match == match_id,
            ~asks.c.shut,
            or_(asks.c.rematch.is_(None), matches.c.status != "closed"),
        )
        .order_by(asks.c.at)
    ).all()
    if not found:
        return ()
    agreed = connection.execute(
        select(answers).where(answers.c.ask.in_([ask.id for ask in found])).order_by(answers.c.seat)
    ).all()
    return tuple(
        AskInfo(
            ask.seat,
            ask.what,
            ask.number,
            tuple(each.seat for each in agreed if each.ask == ask.id),
            ask.rematch or "",
            ask.started is not None,
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
        clock=fitted(row.clock, ClockWish),
        chairs=tuple(ChairInfo(c.seat, c.name, c.person, c.bot) for c in sitting),
        host=row.host,
        made=row.made,
        started=row.started,
        ended=row.ended,
        commitment=row.commitment,
        result=row.result,
        rematch=row.rematch,
        changed_cards=changed_cards(row.cards),
        proof=proof_info(row, sitting) if is_over(row) else None,
    )


def changed_cards(changes: Mapping[str, Any]) -> tuple[str, ...]:
    """The entries of a card set that differ from the box, by their names; not without end.

    >>> changed_cards({"titles": {"emperor": {"points": 7}}, "version": 2})
    ('titles.emperor', 'version')
    """
    names = (
        f"{kind}.{entry}" if entry else kind
        for kind, table in changes.items()
        for entry in (table if isinstance(table, dict) else [""])
    )
    return tuple(name[:LONGEST_NAME] for name in islice(names, MOST_NAMES))


def with_words_of_cards(info: MatchInfo, changes: dict[str, Any]) -> MatchInfo:
    """What components are called at a table with other cards, and of which our texts are wrong."""
    try:
        game = game_named(info.game)
        cards = game.cards(changes)
    except RegnumError:
        # a match of an older house: whoever opens it is told why it cannot be played
        return info
    changed = tuple(sorted(cards.changed_entries(game.cards())))
    return msgspec.structs.replace(info, called=cards.given_names(), changed=changed)


def is_over(row: Row[Any]) -> bool:
    """Nothing more can happen, so nothing need be hidden any more."""
    return row.status in ("over", "closed") and row.key is not None


def proof_info(row: Row[Any], sitting: Sequence[Row[Any]]) -> ProofInfo:
    """Everything behind the key; only for a match that is over."""
    proof = proof_of(row.house_bytes, [chair.bytes for chair in sitting])
    return ProofInfo(proof.commitment, proof.house, proof.seats, row.key.hex())
