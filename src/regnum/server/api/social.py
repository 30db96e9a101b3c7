"""Chat over HTTP, and mute, block and report."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from regnum.server.api.common import Asker, Node
from regnum.server.wire.bodies import PersonInfo
from regnum.server.wire.frames import Chatted
from regnum.server.wire.talk import Reporting, Saying

After = Annotated[int, QueryParameter(ge=0, le=2**53)]
Message = Annotated[int, PathParameter(ge=0, le=2**53)]


@get("/api/matches/{match_id:str}/chat")
async def heard(
    match_id: FromPath[str], person: Asker, service: Node, after: After = 0
) -> list[Chatted]:
    """The next messages of a match after a number, oldest first, at most 100 at a time."""
    await service.lobby.info(match_id)
    return await service.chat.since(match_id, after, person.id)


@post("/api/matches/{match_id:str}/chat")
async def say(
    match_id: FromPath[str], data: JSONBody[Saying], person: Asker, service: Node
) -> Chatted:
    """Say something to a match one sits in."""
    client = f"{person.id}:{data.id}" if data.id else None
    return await service.chat.say(person, match_id, data.text, client)


@post("/api/matches/{match_id:str}/chat/{message:int}/report")
async def report(
    match_id: FromPath[str],
    message: Message,
    data: JSONBody[Reporting],
    person: Asker,
    service: Node,
) -> None:
    """Show a message to the host of the house."""
    await service.lobby.info(match_id)
    await service.silence.report(person, match_id, message, data.why)


@get("/api/matches/{match_id:str}/mutes")
async def muted(match_id: FromPath[str], person: Asker, service: Node) -> list[PersonInfo]:
    """Whom one does not want to hear in this match."""
    await service.lobby.info(match_id)
    return [
        PersonInfo(row.id, row.name, row.claimed is not None)
        for row in await service.silence.muted_by(person, match_id)
    ]


@put("/api/matches/{match_id:str}/mutes/{other:str}")
async def mute(match_id: FromPath[str], other: FromPath[str], person: Asker, service: Node) -> None:
    """Do not hear somebody in this match any more."""
    await service.lobby.info(match_id)
    await service.silence.mute(person, (await service.door.known(other)).id, match_id)


@delete("/api/matches/{match_id:str}/mutes/{other:str}", status_code=200)
async def unmute(
    match_id: FromPath[str], other: FromPath[str], person: Asker, service: Node
) -> None:
    """Hear somebody in this match again."""
    await service.lobby.info(match_id)
    await service.silence.unmute(person, (await service.door.known(other)).id, match_id)


@get("/api/me/blocks")
async def blocked(person: Asker, service: Node) -> list[PersonInfo]:
    """Whom one does not want to hear anywhere."""
    return [
        PersonInfo(row.id, row.name, row.claimed is not None)
        for row in await service.silence.blocked_by(person)
    ]


@put("/api/me/blocks/{other:str}")
async def block(other: FromPath[str], person: Asker, service: Node) -> None:
    """Do not hear somebody anywhere any more."""
    await service.silence.block(person, (await service.door.known(other)).id)


@delete("/api/me/blocks/{other:str}", status_code=200)
async def unblock(other: FromPath[str], person: Asker, service: Node) -> None:
    """Hear somebody again."""
    await service.silence.unblock(person, (await service.door.known(other)).id)


ROUTES = [heard, say, report, muted, mute, unmute, blocked, block, unblock]
