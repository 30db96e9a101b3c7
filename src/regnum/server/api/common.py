"""What handlers have in common: who asks, and how errors answer."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException

from regnum.core.errors import RegnumError
from regnum.server.errors import ServiceError
from regnum.server.logs import about, log
from regnum.server.people import COOKIE, Person
from regnum.server.service import Service
from regnum.server.wire.bodies import Fault


def service_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Service:
    service: Service = connection.app.state.service
    return service


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """Who is asking, if the service knows: by a token, or by the cookie."""
    door = service_of(connection).door
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await door.bearer(token.strip())
    return await door.who(connection.cookies.get(COOKIE))


async def provide_service(request: Request[Any, Any, Any]) -> Service:
    return service_of(request)


async def provide_person(request: Request[Any, Any, Any]) -> Person:
    """Who is asking; somebody the service does not know is sent to the door."""
    person = await guest_of(request)
    if person is None:
        raise ServiceError("come-in-first", 401)
    if person.banned:
        raise ServiceError("banned", 403)
    return person


def answer_error(_: Request[Any, Any, Any], error: RegnumError) -> Response[Fault]:
    """Errors of ours: a code, a sentence, and the message for other languages."""
    status = error.status if isinstance(error, ServiceError) else 400
    code = error.code if isinstance(error, ServiceError) else error.message.id
    return Response(Fault(code, str(error), error.message), status_code=status)


def answer_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    """Errors of the framework, in the same form."""
    return Response(
        Fault(f"http-{error.status_code}", error.detail or str(error.status_code)),
        status_code=error.status_code,
    )


def answer_any_error(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """No traceback leaves the server; it is in the log."""
    log.error("unexpected", exc_info=error, extra=about(dict(request.scope)))
    fault = ServiceError("unexpected", 500)
    return Response(Fault(fault.code, str(fault), fault.message), status_code=500)
