"""The WebSocket of a match."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

from regnum.core.errors import RegnumError
from regnum.server.api.common import guest_of, service_of
from regnum.server.errors import ServiceError
from regnum.server.sockets import Conversation

REFUSED = 4400


@websocket("/api/matches/{match_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match_id: str) -> None:
    """Play or watch a match. See the protocol page."""
    service = service_of(socket)
    person = await guest_of(socket)
    try:
        if person is not None and person.banned:
            raise ServiceError("banned", 403)
        await Conversation(socket, service, match_id, person).hold()
    except RegnumError as error:
        await socket.close(code=REFUSED, reason=error.message.id)


ROUTES = [live]
