"""What handlers have in common: who asks, and how errors answer."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException

from regnum.core.errors import RegnumError
from regnum.core.nested import within
from regnum.server.api.misread import misread
from regnum.server.errors import ServiceError, fault_of
from regnum.server.node.logs import about, log
from regnum.server.people.door import COOKIE
from regnum.server.service import Service
from regnum.server.store.engine import is_away
from regnum.server.store.person import Person
from regnum.server.wire.bodies import Fault

#: what handlers are given by name: who asks, and the node they ask
Asker = NamedDependency[Person]
Node = NamedDependency[Service]

NOWHERE = 404


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
    status, fault = fault_of(error)
    return Response(fault, status_code=status)


def answer_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    """Errors of the framework, in the same form; in our words where it could not read something."""
    if (why := misread(request, error)) is not None:
        _, fault = fault_of(ServiceError("bad-request", why=within([why])))
        fault = msgspec.structs.replace(fault, code=f"http-{error.status_code}")
        return Response(fault, status_code=error.status_code)
    if error.status_code == NOWHERE:
        _, fault = fault_of(ServiceError("no-such-page", 404))
        fault = msgspec.structs.replace(fault, code=f"http-{NOWHERE}")
        return Response(fault, status_code=NOWHERE)
    return Response(
        Fault(f"http-{error.status_code}", error.detail or str(error.status_code)),
        status_code=error.status_code,
    )


def answer_any_error(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """No traceback leaves the server; it is in the log."""
    log.error("unexpected", exc_info=error, extra=about(dict(request.scope)))
    status, fault = fault_of(as_told(error))
    return Response(fault, status_code=status)


def as_told(error: Exception) -> RegnumError:
    """An error in words for guests."""
    if isinstance(error, RegnumError):
        return error
    return ServiceError("database-away", 503) if is_away(error) else ServiceError("unexpected", 500)
