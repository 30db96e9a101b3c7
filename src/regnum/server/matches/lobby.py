"""Before the first move: making matches, sitting down, starting."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Connection, Row, Update, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.bots.bot import bot_named
from regnum.core.dice import key_from
from regnum.core.entries import Chair
from regnum.core.registry import game_named
from regnum.core.table import Table
from regnum.server.errors import ServiceError
from regnum.server.matches.chance import commitment_to, match_key
from regnum.server.matches.shelf import Shelf, check_id, match_row, sitting_in
from regnum.server.node.settings import Limits
from regnum.server.store.ids import new_id
from regnum.server.store.names import cut
from regnum.server.store.person import Person
from regnum.server.store.tables import chairs, matches, people, removals
from regnum.server.store.writer import Writer
from regnum.server.wire.bodies import ChairWish, MatchWish

T = TypeVar("T")

HOUSE_BYTES = 32


class Lobby(Shelf):
    """Matches that gather."""

    def __init__(self, engine: AsyncEngine, writer: Writer, limits: Limits) -> None:
        super().__init__(engine)
        self.writer = writer
        self.limits = limits
        #: one at a time for each person, so that nobody comes in twice over one threshold
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        #: the matches of a person that bots play alone here, however that has come about
        self.left_to_bots: Callable[[str], Sequence[str]] = lambda _: ()

    # -- making

    async def make(self, person: Person, wish: MatchWish) -> str:
        """A new match; its maker is the host."""
        self.check(person, wish)
        now = time.time()
        house_bytes = secrets.token_bytes(HOUSE_BYTES)
        row = {
            "id": new_id(),
            "game": wish.game,
            "rules": game_named(wish.game).facts.rules,
            "options": msgspec.to_builtins(game_named(wish.game).read_options(wish.options)),
            "cards": wish.cards,
            "cards_digest": game_named(wish.game).cards(wish.cards).digest(),
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

        def put_up(connection: Connection) -> None:
            self.check_room(connection, person)
            for statement in (insert(matches).values(row), *sitting):
                connection.execute(statement)

        await self.in_turn(person, put_up)
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

    async def in_turn(self, person: Person, work: Callable[[Connection], T]) -> T:
        """A transaction for somebody who may come upon a limit: one at a time, over all nodes."""
        turn = self.turns.get(person.id)
        if turn is None:
            turn = self.turns[person.id] = asyncio.Lock()

        def alone(connection: Connection) -> T:
            if connection.dialect.name == "postgresql":
                # not their row: the writer may be at it, and what waits for it waits for us
                connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(person.id))))
            return work(connection)

        async with turn:
            return await self.writer.transact(alone)

    def check_room(self, connection: Connection, person: Person, match_id: str = "") -> None:
        """Nobody has more matches under way than the house allows, made or joined: beside this."""
        sitting = select(chairs.c.match).where(chairs.c.person == person.id)
        mine = select(func.count()).where(
            matches.c.id != match_id,
            matches.c.status.in_(("gathering", "playing")),
            or_(matches.c.host == person.id, matches.c.id.in_(sitting)),
        )
        if connection.execute(mine).scalar_one() >= self.limits.matches_per_player:
            raise ServiceError("too-many-matches", 429, most=self.limits.matches_per_player)

    def name_in(self, wish: ChairWish, person: Person) -> str:
        """The name that somebody will be shown under in a chair."""
        return cut(wish.name, self.limits.name_length) or person.name

    def chair_row(
        self, match_id: str, seat: int, person: Person, wish: ChairWish
    ) -> dict[str, Any]:
        mine = wish.who == "me"
        return {
            "match": match_id,
            "seat": seat,
            "person": person.id if mine else None,
            "name": self.name_in(wish, person) if mine else "",
            "bot": wish.bot if wish.who == "bot" else "",
            "bytes": "",
        }

    # -- sitting down and standing up

    async def gathering(self, match_id: str, work: Callable[[Connection], T]) -> T:
        """A transaction on a match that gathers. There is one at a time, over all nodes."""

        def held(connection: Connection) -> T:
            hold(connection, match_id)
            return work(connection)

        return await self.writer.transact(held)

    async def join(
        self, person: Person, match_id: str, seat: int | None, client_bytes: str = ""
    ) -> int:
        """Take a free seat; the one named, or the first."""

        def sit_down(connection: Connection) -> int:
            self.check_room(connection, person, match_id)
            hold(connection, match_id)
            row = match_row(connection, match_id)
            if row.expires is not None and row.expires < time.time():
                raise ServiceError("not-gathering", 409)
            if sent_away(connection, person, match_id):
                raise ServiceError("sent-away", 403)
            sitting = sitting_in(connection, match_id)
            if row.rated:
                check_rated_guest(person, sitting)
            if seat is not None:
                chair_at(sitting, seat)
            free = [chair.seat for chair in sitting if chair.person is None and not chair.bot]
            if not free or (seat is not None and seat not in free):
                raise ServiceError("no-free-seat", 409)
            taken = int(free[0] if seat is None else seat)
            connection.execute(
                update(chairs)
                .where(chairs.c.match == match_id, chairs.c.seat == taken)
                .values(person=person.id, name=person.name, bytes=client_bytes)
            )
            return taken

        return await self.in_turn(person, sit_down)

    async def add_bytes(self, person: Person, match_id: str, client_bytes: str) -> None:
        """Bytes for the key from somebody who sits already: in each of their seats."""
        mine = (chairs.c.match == match_id, chairs.c.person == person.id)
        added = update(chairs).where(*mine).values(bytes=client_bytes)
        if not await self.gathering(match_id, lambda held: held.execute(added).rowcount):
            raise ServiceError("not-your-seat", 403)

    async def leave(self, person: Person, match_id: str, seat: int) -> None:
        """Free a seat before the start: one's own, or, for the host, anybody's."""

        def free(connection: Connection) -> None:
            row = match_row(connection, match_id)
            chair = chair_at(sitting_in(connection, match_id), seat)
            if person.id not in (row.host, chair.person):
                raise ServiceError("not-your-seat", 403)
            connection.execute(
                update(chairs)
                .where(chairs.c.match == match_id, chairs.c.seat == seat)
                .values(person=None, name="", bot="", bytes="")
            )
            if chair.person is not None and chair.person != person.id:
                gone = {"match": match_id, "person": chair.person}
                already = and_(*(removals.c[name] == value for name, value in gone.items()))
                connection.execute(delete(removals).where(already))
                connection.execute(insert(removals).values(gone))

        await self.gathering(match_id, free)

    async def seat_bot(self, person: Person, match_id: str, seat: int, bot: str) -> None:
        """The host puts a bot into a free seat."""
        bot_named(bot)

        def put_in(connection: Connection) -> None:
            row = match_row(connection, match_id)
            if row.host != person.id:
                raise ServiceError("only-the-host", 403)
            if row.rated:
                raise ServiceError("rated-no-bots", 409)
            if chair_at(sitting_in(connection, match_id), seat).person is not None:
                raise ServiceError("no-free-seat", 409)
            connection.execute(
                update(chairs)
                .where(chairs.c.match == match_id, chairs.c.seat == seat)
                .values(bot=bot)
            )

        await self.gathering(match_id, put_in)

    async def call_off(self, person: Person, match_id: str) -> None:
        """The host gives a match up that has not begun."""

        def close(connection: Connection) -> None:
            if match_row(connection, match_id).host != person.id:
                raise ServiceError("only-the-host", 403)
            connection.execute(
                update(matches).where(matches.c.id == match_id).values(status="closed")
            )

        await self.gathering(match_id, close)

    # -- starting

    async def start(self, person: Person, match_id: str) -> None:
        """Begin, when every seat is taken."""
        left_to_bots = self.left_to_bots(person.id)

        def set_off(connection: Connection) -> None:
            hold(connection, match_id)
            row = match_row(connection, match_id)
            if row.host != person.id:
                raise ServiceError("only-the-host", 403)
            sitting = sitting_in(connection, match_id)
            if not all_sit(sitting):
                raise ServiceError("seats-are-free", 409)
            if all(chair.person is None for chair in sitting):
                self.check_bots_alone(connection, person, left_to_bots)
            connection.execute(begin(row, sitting))

        await self.in_turn(person, set_off)

    def check_bots_alone(
        self, connection: Connection, person: Person, left_to_bots: Sequence[str]
    ) -> None:
        """Bots that nobody plays with think for one person only so much at once: in matches
        begun without anybody, and in those that were left to them."""
        seated = select(chairs.c.match).where(chairs.c.person.is_not(None))
        alone = select(matches.c.id).where(
            matches.c.host == person.id,
            matches.c.status == "playing",
            matches.c.id.not_in(seated),
        )
        begun = connection.execute(alone).scalars()
        self.check_left_to_bots(len({*begun, *left_to_bots}))

    def check_left_to_bots(self, count: int) -> None:
        most = self.limits.bot_matches_per_player
        if count >= most:
            raise ServiceError("too-many-bot-matches", 429, most=most)

    async def close_expired(self) -> None:
        """What has waited too long in the lobby waits no more."""
        late = and_(matches.c.status == "gathering", matches.c.expires < time.time())
        await self.writer.write(statements=[update(matches).where(late).values(status="closed")])


def hold(connection: Connection, match_id: str) -> None:
    """Nobody else changes a match that gathers until this transaction is over."""
    check_id(match_id)
    # writing the row holds it on PostgreSQL; on SQLite nobody else writes anyhow
    held = connection.execute(
        update(matches)
        .where(matches.c.id == match_id, matches.c.status == "gathering")
        .values(status="gathering")
    )
    if held.rowcount != 1:
        match_row(connection, match_id)
        raise ServiceError("not-gathering", 409)


def sent_away(connection: Connection, person: Person, match_id: str) -> bool:
    """Whether the host has sent this person away, or somebody with the same browser."""
    browser = select(people.c.browser).where(people.c.id == person.id).scalar_subquery()
    gone = (
        select(people.c.id)
        .join(removals, removals.c.person == people.c.id)
        .where(
            removals.c.match == match_id,
            or_(people.c.id == person.id, people.c.browser == browser),
        )
    )
    return connection.execute(gone).first() is not None


def all_sit(sitting: Sequence[Row[Any]]) -> bool:
    return all(chair.person is not None or chair.bot for chair in sitting)


def begin(row: Row[Any], sitting: Sequence[Row[Any]]) -> Update:
    """From here on the key is fixed."""
    now = time.time()
    # the house looks at it soon if it may have something to do there
    waits = any(chair.bot for chair in sitting) or row.clock["kind"] != "none"
    return (
        update(matches)
        .where(matches.c.id == row.id)
        .values(
            status="playing",
            started=now,
            key=match_key(row.house_bytes, [chair.bytes for chair in sitting]),
            expires=None,
            due=now if waits else None,
        )
    )


def chair_at(sitting: Sequence[Row[Any]], seat: int) -> Row[Any]:
    for chair in sitting:
        if chair.seat == seat:
            return chair
    raise ServiceError("no-such-seat", 404)


def check_rated(person: Person, wish: MatchWish) -> None:
    """Rated: claimed names only, one browser a seat, no bots, the cards as they are in the box."""
    if not person.claimed:
        raise ServiceError("rated-claimed-names", 403)
    if any(chair.who == "bot" for chair in wish.chairs):
        raise ServiceError("rated-no-bots")
    if sum(chair.who == "me" for chair in wish.chairs) > 1:
        raise ServiceError("rated-one-seat")
    if len(wish.chairs) < 2:
        raise ServiceError("rated-not-alone")
    game = game_named(wish.game)
    if game.cards(wish.cards).digest() != game.cards().digest():
        raise ServiceError("rated-shipped-cards")
    if wish.clock.kind != "none" and wish.clock.time_out == "bot":
        raise ServiceError("rated-no-bots")


def check_rated_guest(person: Person, sitting: Sequence[Row[Any]]) -> None:
    if not person.claimed:
        raise ServiceError("rated-claimed-names", 403)
    if any(chair.person == person.id for chair in sitting):
        raise ServiceError("rated-one-seat", 409)
