"""Matches: making, finding, joining, starting, and what is left when they are over."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, delete, get, post, put
from litestar.params import Parameter

from regnum.core.records import write
from regnum.server.people import Person
from regnum.server.service import Service
from regnum.server.sockets import hand_over
from regnum.server.steward import stand_in
from regnum.server.wire.bodies import Adding, BotWish, Joining, MatchInfo, MatchWish

MatchId = Annotated[str, Parameter(description="The id of a match", max_length=22)]


@post("/api/matches")
async def make(data: MatchWish, person: Person, service: Service) -> MatchInfo:
    """Make a match. It gathers until its host starts it."""
    names = [chair.name or person.name for chair in data.chairs if chair.who == "me"]
    await service.door.check_names(person, names)
    return await service.lobby.info(await service.lobby.make(person, data))


@get("/api/matches")
async def listed(
    service: Service,
    status: Literal["gathering", "playing", "over"] = "gathering",
    game: str | None = None,
) -> list[MatchInfo]:
    """Matches in the lobby: those that wait for players, go on, or are over."""
    if status == "gathering":
        return await service.lobby.open_matches()
    return await service.lobby.public_matches(status, game)


@get("/api/me/matches")
async def mine(
    person: Person, service: Service, status: Literal["gathering", "playing", "over"] = "playing"
) -> list[MatchInfo]:
    """One's own matches."""
    return await service.lobby.matches_of(person.id, status)


@get("/api/matches/{match_id:str}")
async def one(match_id: MatchId, service: Service) -> MatchInfo:
    """A match: who sits there, and when it is over how it came out and what its key is made of."""
    return await service.lobby.info(match_id)


@get("/api/matches/{match_id:str}/record")
async def record(match_id: MatchId, service: Service) -> Response[bytes]:
    """The record of a match that is over, with what `regnum verify` needs."""
    document = write(await service.lobby.record(match_id))
    name = f'attachment; filename="{match_id}.json"'
    return Response(document, media_type="application/json", headers={"content-disposition": name})


@delete("/api/matches/{match_id:str}", status_code=200)
async def call_off(match_id: MatchId, person: Person, service: Service) -> MatchInfo:
    """The host gives a match up before it has begun."""
    await service.lobby.call_off(person, match_id)
    return await service.lobby.info(match_id)


@post("/api/matches/{match_id:str}/chairs")
async def join(match_id: MatchId, data: Joining, person: Person, service: Service) -> MatchInfo:
    """Sit down in a free seat."""
    await service.door.check_names(person, [person.name])
    await service.lobby.join(person, match_id, data.seat, data.bytes)
    return await service.lobby.info(match_id)


@post("/api/matches/{match_id:str}/bytes", status_code=200)
async def add_bytes(match_id: MatchId, data: Adding, person: Person, service: Service) -> MatchInfo:
    """Add bytes to the key, from who sits already and has seen the commitment."""
    await service.lobby.add_bytes(person, match_id, data.bytes)
    return await service.lobby.info(match_id)


@put("/api/matches/{match_id:str}/chairs/{seat:int}/bot")
async def seat_bot(
    match_id: MatchId, seat: int, data: BotWish, person: Person, service: Service
) -> MatchInfo:
    """The host puts a bot into a free seat."""
    await service.lobby.seat_bot(person, match_id, seat, data.bot)
    return await service.lobby.info(match_id)


@delete("/api/matches/{match_id:str}/chairs/{seat:int}", status_code=200)
async def leave(match_id: MatchId, seat: int, person: Person, service: Service) -> MatchInfo:
    """Leave a seat: one's own, or before the start, for the host, anybody's.

    Once the match has begun, the house's own bot plays on.
    """
    if (await service.lobby.info(match_id)).status == "playing":
        await service.house.check_seat(match_id, person.id, seat)
        bot = stand_in()
        await service.house.do(match_id, lambda table: hand_over(table, seat, bot))
    else:
        await service.lobby.leave(person, match_id, seat)
    return await service.lobby.info(match_id)


@post("/api/matches/{match_id:str}/start")
async def start(match_id: MatchId, person: Person, service: Service) -> MatchInfo:
    """Begin, when every seat is taken."""
    await service.lobby.start(person, match_id)
    await service.steward.look(match_id)
    return await service.lobby.info(match_id)


ROUTES = [
    make,
    listed,
    mine,
    one,
    record,
    call_off,
    join,
    add_bytes,
    seat_bot,
    leave,
    start,
]
