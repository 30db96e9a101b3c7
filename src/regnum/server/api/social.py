"""Chat over HTTP, and mute, block and report."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import Parameter

from regnum.server.people import Person
from regnum.server.service import Service
from regnum.server.wire.bodies import PersonInfo
from regnum.server.wire.frames import Chatted
from regnum.server.wire.talk import Reporting, Saying

Number = Annotated[int, Parameter(ge=0, le=2**53)]


@get("/api/matches/{match_id:str}/chat")
async def heard(
    match_id: str, person: Person, service: Service, after: Number = 0
) -> list[Chatted]:
    """The newest messages of a match after a number."""
    await service.lobby.info(match_id)
    return await service.chat.since(match_id, after, person.id)


@post("/api/matches/{match_id:str}/chat")
async def say(match_id: str, data: Saying, person: Person, service: Service) -> Chatted:
    """Say something to a match one sits in."""
    client = f"{person.id}:{data.id}" if data.id else None
    return await service.chat.say(person, match_id, data.text, client)


@post("/api/matches/{match_id:str}/chat/{message:int}/report")
async def report(
    match_id: str, message: Number, data: Reporting, person: Person, service: Service
) -> None:
    """Show a message to the host of the house."""
    await service.lobby.info(match_id)
    await service.silence.report(person, match_id, message, data.why)


@put("/api/matches/{match_id:str}/mutes/{other:str}")
async def mute(match_id: str, other: str, person: Person, service: Service) -> None:
    """Do not hear somebody in this match any more."""
    await service.lobby.info(match_id)
    await service.silence.mute(person, (await service.door.known(other)).id, match_id)


@delete("/api/matches/{match_id:str}/mutes/{other:str}", status_code=200)
async def unmute(match_id: str, other: str, person: Person, service: Service) -> None:
    """Hear somebody in this match again."""
    await service.lobby.info(match_id)
    await service.silence.unmute(person, (await service.door.known(other)).id, match_id)


@get("/api/me/blocks")
async def blocked(person: Person, service: Service) -> list[PersonInfo]:
    """Whom one does not want to hear anywhere."""
    return [
        PersonInfo(row.id, row.name, row.claimed is not None)
        for row in await service.silence.blocked_by(person)
    ]


@put("/api/me/blocks/{other:str}")
async def block(other: str, person: Person, service: Service) -> None:
    """Do not hear somebody anywhere any more."""
    await service.silence.block(person, (await service.door.known(other)).id)


@delete("/api/me/blocks/{other:str}", status_code=200)
async def unblock(other: str, person: Person, service: Service) -> None:
    """Hear somebody again."""
    await service.silence.unblock(person, (await service.door.known(other)).id)


ROUTES = [heard, say, report, mute, unmute, blocked, block, unblock]
