"""Coming in, and who one is."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import Cookie

from regnum.server.people import COOKIE, Person
from regnum.server.service import Service
from regnum.server.wire.bodies import Coming, PersonInfo

YEAR = 365 * 86400


def info(person: Person) -> PersonInfo:
    return PersonInfo(person.id, person.name, person.claimed)


@post("/api/people")
async def come(data: Coming, service: Service) -> Response[PersonInfo]:
    """Come in under a name, without registering."""
    person = await service.door.come(data.name)
    cookie = Cookie(
        COOKIE,
        value=service.door.session(person),
        path=service.settings.base_path or "/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=service.settings.secure_cookie,
    )
    return Response(info(person), cookies=[cookie])


@get("/api/me")
async def me(person: Person) -> PersonInfo:
    """Who the service thinks one is."""
    return info(person)


ROUTES = [come, me]
