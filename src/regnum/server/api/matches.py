"""Matches: making, finding, joining, starting, and what is left when they are over."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from regnum.core.records import write
from regnum.server.api.common import Asker, Node
from regnum.server.matches.deeds import stand_in
from regnum.server.wire.bodies import Adding, BotWish, Joining, MatchInfo, MatchWish

MatchId = Annotated[str, PathParameter(description="The id of a match", max_length=22)]
Before = Annotated[
    str, QueryParameter(description="The last match of the page before", max_length=22)
]
Status = Literal["gathering", "playing", "over"]


@post("/api/matches")
async def make(data: JSONBody[MatchWish], person: Asker, service: Node) -> MatchInfo:
    """Make a match. It gathers until its host starts it."""
    mine = [chair for chair in data.chairs if chair.who == "me"]
    names = [service.lobby.name_in(chair, person) for chair in mine]
    await service.door.check_names(person, names)
    return await service.lobby.info(await service.lobby.make(person, data))


@get("/api/matches")
async def listed(
    service: Node,
    status: FromQuery[Status] = "gathering",
    game: FromQuery[str | None] = None,
    before: Before = "",
) -> list[MatchInfo]:
    """Matches in the lobby: those that wait for players, go on, or are over; 100 at a time."""
    if status == "gathering":
        return await service.lobby.open_matches(game, before)
    return await service.lobby.public_matches(status, game, before)


@get("/api/me/matches")
async def mine(
    person: Asker, service: Node, status: FromQuery[Status] = "playing", before: Before = ""
) -> list[MatchInfo]:
    """One's own matches, 100 at a time."""
    return await service.lobby.matches_of(person.id, status, before)


@get("/api/me/turns")
async def turns(person: Asker, service: Node) -> list[str]:
    """Which of one's matches wait for one, by their ids."""
    return await service.turns.of(person.id)


@get("/api/matches/{match_id:str}")
async def one(match_id: MatchId, service: Node) -> MatchInfo:
    """A match: who sits there, and when it is over how it came out and what its key is made of."""
    return await service.lobby.info(match_id)


@get("/api/matches/{match_id:str}/record")
async def record(match_id: MatchId, service: Node) -> Response[bytes]:
    """The record of a match that is over, with what `regnum verify` needs."""
    document = write(await service.lobby.record(match_id))
    name = f'attachment; filename="{match_id}.json"'
    return Response(document, media_type="application/json", headers={"content-disposition": name})


@delete("/api/matches/{match_id:str}", status_code=200)
async def call_off(match_id: MatchId, person: Asker, service: Node) -> MatchInfo:
    """The host gives a match up before it has begun."""
    await service.lobby.call_off(person, match_id)
    return await service.lobby.info(match_id)


@post("/api/matches/{match_id:str}/chairs")
async def join(
    match_id: MatchId, data: JSONBody[Joining], person: Asker, service: Node
) -> MatchInfo:
    """Sit down in a free seat."""
    await service.door.check_names(person, [person.name])
    await service.lobby.join(person, match_id, data.seat, data.bytes)
    return await service.lobby.info(match_id)


@post("/api/matches/{match_id:str}/bytes", status_code=200)
async def add_bytes(
    match_id: MatchId, data: JSONBody[Adding], person: Asker, service: Node
) -> MatchInfo:
    """Add bytes to the key, from who sits already and has seen the commitment."""
    await service.lobby.add_bytes(person, match_id, data.bytes)
    await service.rematches.bytes_came(match_id)
    return await service.lobby.info(match_id)


@put("/api/matches/{match_id:str}/chairs/{seat:int}/bot")
async def seat_bot(
    match_id: MatchId, seat: FromPath[int], data: JSONBody[BotWish], person: Asker, service: Node
) -> MatchInfo:
    """The host puts a bot into a free seat."""
    await service.lobby.seat_bot(person, match_id, seat, data.bot)
    return await service.lobby.info(match_id)


@delete("/api/matches/{match_id:str}/chairs/{seat:int}", status_code=200)
async def leave(match_id: MatchId, seat: FromPath[int], person: Asker, service: Node) -> MatchInfo:
    """Leave a seat: one's own, or before the start, for the host, anybody's.

    Once the match has begun, the house's own bot plays on.
    """
    if (await service.lobby.info(match_id)).status == "playing":
        await service.house.check_seat(match_id, person.id, seat)
        bot = stand_in()
        await service.house.do(match_id, service.house.handing_over(person.id, seat, bot))
    else:
        await service.lobby.leave(person, match_id, seat)
    return await service.lobby.info(match_id)


@post("/api/matches/{match_id:str}/start")
async def start(match_id: MatchId, person: Asker, service: Node) -> MatchInfo:
    """Begin, when every seat is taken."""
    await service.lobby.start(person, match_id)
    await service.steward.look(match_id)
    return await service.lobby.info(match_id)


ROUTES = [
    make,
    listed,
    mine,
    turns,
    one,
    record,
    call_off,
    join,
    add_bytes,
    seat_bot,
    leave,
    start,
]
