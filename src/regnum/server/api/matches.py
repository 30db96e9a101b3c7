"""Matches: making, finding, joining, starting."""

from __future__ import annotations

from typing import Literal

from litestar import delete, get, post

from regnum.server.errors import ServiceError
from regnum.server.people import Person
from regnum.server.service import Service
from regnum.server.wire.bodies import Joining, MatchInfo, MatchWish


@post("/api/matches")
async def make(data: MatchWish, person: Person, service: Service) -> MatchInfo:
    """Make a match. It gathers until its host starts it."""
    return await service.lobby.info(await service.lobby.make(person, data))


@get("/api/matches")
async def in_lobby(service: Service) -> list[MatchInfo]:
    """Matches in the lobby that wait for players."""
    return await service.lobby.open_matches()


@get("/api/me/matches")
async def mine(
    person: Person, service: Service, status: Literal["gathering", "playing", "over"] = "playing"
) -> list[MatchInfo]:
    """One's own matches."""
    return await service.lobby.matches_of(person.id, status)


@get("/api/matches/{match_id:str}")
async def one(match_id: str, service: Service) -> MatchInfo:
    return await service.lobby.info(match_id)


@post("/api/matches/{match_id:str}/chairs")
async def join(match_id: str, data: Joining, person: Person, service: Service) -> MatchInfo:
    """Sit down in a free seat."""
    await service.lobby.join(person, match_id, data.seat, data.bytes)
    return await service.lobby.info(match_id)


@delete("/api/matches/{match_id:str}/chairs/{seat:int}", status_code=200)
async def leave(match_id: str, seat: int, person: Person, service: Service) -> MatchInfo:
    """Free a seat before the start: one's own, or, for the host, anybody's."""
    info = await service.lobby.info(match_id)
    sitting = [chair.person for chair in info.chairs if chair.seat == seat]
    if person.id not in (info.host, *sitting):
        raise ServiceError("not-your-seat", 403)
    await service.lobby.leave(match_id, seat)
    return await service.lobby.info(match_id)


@post("/api/matches/{match_id:str}/start")
async def start(match_id: str, person: Person, service: Service) -> MatchInfo:
    """Begin, when every seat is taken."""
    await service.lobby.start(person, match_id)
    return await service.lobby.info(match_id)


ROUTES = [make, in_lobby, mine, one, join, leave, start]
