"""What seats ask each other: a take-back, an agreed end, a rematch."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from hashlib import blake2b

from sqlalchemy import ColumnElement, Executable, and_, insert, select, update

from regnum.core.actions import Seat
from regnum.core.errors import Refused
from regnum.core.messages import Refusal
from regnum.server.errors import ServiceError
from regnum.server.matches.house import House
from regnum.server.matches.match import Deed, LiveMatch
from regnum.server.matches.rematch import Rematches
from regnum.server.store.news import News
from regnum.server.store.person import Person
from regnum.server.store.tables import answers, asks, matches
from regnum.server.store.writer import Conflict, Writer
from regnum.server.wire.frames import AskInfo, What


class Asking:
    """Keeps what is asked and answered in the database, and does what all agree to.

    Bots agree to everything, and so do the other seats of who asks. Whoever goes meanwhile has
    asked, answered or withdrawn all the same: or what they said would be kept, and the others
    not told, or what all have agreed to not done.
    """

    def __init__(self, house: House, rematches: Rematches, writer: Writer) -> None:
        self.house = house
        self.rematches = rematches
        self.writer = writer
        self.engine = writer.engine

    async def ask(self, match_id: str, person: Person, seat: Seat, what: What, client: str) -> int:
        """Ask the others; if there is nobody to ask, it is done at once."""
        return await self.house.finish(self.put(match_id, person, seat, what, client))

    async def put(self, match_id: str, person: Person, seat: Seat, what: What, client: str) -> int:
        said = name_of(match_id, client)
        before = await self.said_before(said)
        if before is not None:
            if before != (seat, what):
                raise ServiceError("id-used", 409)
            return await self.settle(match_id, seat, what)
        async with self.house.reading(match_id) as match:
            check_askable(match, seat, what)
            number = match.number
            known = find(match, seat, what) is not None
            others_ask = [ask for ask in match.open_asks() if ask.what == "rematch" == what]
        if not known and others_ask:
            # who wants what another has asked for agrees
            return await self.decide(match_id, person, seat, others_ask[0].seat, what, True)
        if not known:
            rematch = await self.rematches.make(match_id, person) if what == "rematch" else None
            row = {
                "id": said,
                "match": match_id,
                "seat": seat,
                "what": what,
                "at": time.time(),
                "number": number,
                "shut": False,
                "rematch": rematch,
            }
            await self.keep(match_id, insert(asks).values(row))
        return await self.settle(match_id, seat, what)

    async def answer(
        self,
        match_id: str,
        person: Person,
        seat: Seat,
        to: Seat,
        what: What,
        agree: bool,
        client_bytes: str = "",
    ) -> int:
        """Agree, or refuse for all."""
        answering = self.decide(match_id, person, seat, to, what, agree, client_bytes)
        return await self.house.finish(answering)

    async def decide(
        self,
        match_id: str,
        person: Person,
        seat: Seat,
        to: Seat,
        what: What,
        agree: bool,
        client_bytes: str = "",
    ) -> int:
        async with self.house.reading(match_id) as match:
            found = find(match, to, what)
            number = match.number
        if found is None:
            raise ServiceError("nothing-asked", 409)
        if seat == to:
            raise ServiceError("not-oneself")
        if not agree:
            await self.shut(match_id, to, what)
            return number
        if what == "rematch":
            await self.rematches.sit_down(match.people, found.match, person, client_bytes)
        if seat not in found.agreed:
            newest = (
                select(asks.c.id)
                .where(self.open(match_id, to, what))
                .order_by(asks.c.at.desc())
                .limit(1)
                .scalar_subquery()
            )
            await self.keep(match_id, insert(answers).values(ask=newest, seat=seat, at=time.time()))
        return await self.settle(match_id, to, what)

    async def withdraw(self, match_id: str, seat: Seat, what: What) -> int:
        await self.house.finish(self.shut(match_id, seat, what))
        async with self.house.reading(match_id) as match:
            return match.number

    async def shut(self, match_id: str, seat: Seat, what: What) -> None:
        async with self.house.reading(match_id) as match:
            found = find(match, seat, what)
        await self.keep(
            match_id, update(asks).where(self.open(match_id, seat, what)).values(shut=True)
        )
        if found is not None and found.match:
            await self.rematches.call_off(found.match)

    async def said_before(self, said: str) -> tuple[Seat, str] | None:
        """What was asked by a message of that name, whatever has become of it."""
        async with self.engine.connect() as connection:
            query = select(asks.c.seat, asks.c.what).where(asks.c.id == said)
            found = (await connection.execute(query)).one_or_none()
        return None if found is None else (found.seat, found.what)

    def open(self, match_id: str, seat: Seat, what: What) -> ColumnElement[bool]:
        return and_(
            asks.c.match == match_id, asks.c.seat == seat, asks.c.what == what, ~asks.c.shut
        )

    async def keep(self, match_id: str, statement: Executable) -> None:
        """Write it down, and tell everybody, on other nodes too."""
        # a conflict: the same was said twice
        with contextlib.suppress(Conflict):
            await self.writer.write(statements=[statement], news=[News("entry", match_id, 0)])
        await self.house.heard(match_id)

    # -- doing what all agree to

    async def settle(self, match_id: str, seat: Seat, what: What) -> int:
        async with self.house.reading(match_id) as match:
            found = find(match, seat, what)
            number = match.number
        if found is None or others(match, found):
            return number
        if what == "rematch":
            row = update(matches).where(matches.c.id == match_id, matches.c.rematch.is_(None))
            await self.keep(match_id, row.values(rematch=found.match))
            await self.rematches.agreed(match_id)
            return number
        return await self.house.carry_out(match_id, lambda live: self.agreed(live, seat, what))

    def agreed(self, match: LiveMatch, seat: Seat, what: What) -> Sequence[Deed]:
        """Done only if it is still asked: another node may have been faster."""
        found = find(match, seat, what)
        if found is None or others(match, found):
            return []
        if what == "end":
            return [lambda table: table.end()]
        consent = tuple(other for other in range(match.table.seats) if other != seat)
        return [lambda table: table.undo(seat, consent)]


def name_of(match_id: str, client: str) -> str:
    """One message of one person in one match."""
    return blake2b(f"{match_id} {client}".encode(), digest_size=16).hexdigest()


def check_askable(match: LiveMatch, seat: Seat, what: What) -> None:
    """Why a seat may not ask for that now."""
    table = match.table
    if what == "rematch":
        if not table.over:
            raise ServiceError("not-over", 409)
        return
    if table.over:
        raise Refused(Refusal("game-over"))
    if table.bots[seat]:
        raise ServiceError("bot-plays-on", 409)
    if table.rated:
        raise Refused(Refusal("rated-goes-on" if what == "end" else "rated-no-take-back"))
    if what == "take-back":
        state = table.undo_state(seat)
        if state.can == "nothing":
            raise Refused(state.why or Refusal("nothing-to-undo"), table.game.facts.package)


def find(match: LiveMatch, seat: Seat, what: What) -> AskInfo | None:
    """What a seat asks now."""
    for ask in match.open_asks():
        if ask.seat == seat and ask.what == what:
            return ask
    return None


def others(match: LiveMatch, ask: AskInfo) -> list[Seat]:
    """The seats that have still to agree: people other than who asks.

    To a rematch everybody who sat there, even if a bot has played on for them.
    """
    agreed = {match.people[seat] for seat in (ask.seat, *ask.agreed)}
    return [
        seat
        for seat, person in enumerate(match.people)
        if person is not None
        and person not in agreed
        and (ask.what == "rematch" or not match.table.bots[seat])
    ]
