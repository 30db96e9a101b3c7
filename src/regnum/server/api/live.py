"""The WebSocket of a match."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from regnum.core.errors import RegnumError
from regnum.server.api.common import as_told, guest_of, service_of
from regnum.server.api.sockets import Conversation
from regnum.server.node.logs import about, log
from regnum.server.node.security import AT_ONCE, GOES_ON, refuse_connection


@websocket("/api/matches/{match_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match_id: FromPath[str]) -> None:
    """Play or watch a match. See the protocol page."""
    try:
        talk = Conversation(service_of(socket), match_id, await guest_of(socket))
        await talk.find()
    except Exception as error:
        if not isinstance(error, RegnumError):
            log.error("unexpected", exc_info=error, extra=about(dict(socket.scope)))
        await socket.receive()
        await refuse_connection(dict(socket.scope), socket.send, as_told(error))
        return
    extensions: Any = socket.scope["extensions"]
    talk.at_once = extensions.get(AT_ONCE)
    await socket.accept()
    socket.scope["state"][GOES_ON] = talk.hold


ROUTES = [live]
