"""Coming in, who one is, names of one's own, and tokens for programs."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie

from regnum.server.errors import ServiceError
from regnum.server.names import compared
from regnum.server.people import COOKIE, Person
from regnum.server.service import Service
from regnum.server.wire.bodies import Coming, PersonInfo
from regnum.server.wire.persons import (
    Claimed,
    Claiming,
    ComingBack,
    Leaving,
    NewPassword,
    Papers,
    Recovering,
    Renaming,
    TokenInfo,
    TokenWish,
)

YEAR = 365 * 86400


def info(person: Person) -> PersonInfo:
    return PersonInfo(person.id, person.name, person.claimed)


def address_of(request: Request[Any, Any, Any]) -> str:
    return "" if request.client is None else request.client.host


def session_cookie(service: Service, person: Person) -> Cookie:
    return Cookie(
        COOKIE,
        value=service.door.session(person),
        path=service.settings.base_path or "/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=service.settings.secure_cookie,
    )


def no_cookie(service: Service) -> Cookie:
    return Cookie(
        COOKIE, value="", path=service.settings.base_path or "/", max_age=0, httponly=True
    )


@post("/api/people")
async def come(data: Coming, service: Service) -> Response[PersonInfo]:
    """Come in under a name, without registering."""
    person = await service.door.come(data.name)
    return Response(info(person), cookies=[session_cookie(service, person)])


@get("/api/me")
async def me(person: Person) -> PersonInfo:
    """Who the service thinks one is."""
    return info(person)


@get("/api/people/{person_id:str}")
async def somebody(person_id: str, service: Service) -> PersonInfo:
    """Somebody's name, and whether it is their own."""
    return info(await service.door.known(person_id))


@put("/api/me")
async def rename(data: Renaming, person: Person, service: Service) -> PersonInfo:
    """Change one's name, as long as it is not claimed."""
    return info(await service.door.rename(person, data.name))


@post("/api/me/claim")
async def claim(data: Claiming, person: Person, service: Service) -> Claimed:
    """Make one's name one's own with a password. The recovery code is shown only now."""
    claimed, code = await service.door.claim(person, data.password)
    return Claimed(info(claimed), code)


@post("/api/me/password")
async def change_password(
    data: NewPassword, person: Person, service: Service, request: Request[Any, Any, Any]
) -> Response[Claimed]:
    """Change one's password. Other sessions and all tokens end, the recovery code is new."""
    changed, code = await service.door.change_password(
        person, data.old, data.new, address_of(request)
    )
    return Response(Claimed(info(changed), code), cookies=[session_cookie(service, changed)])


@post("/api/sessions")
async def come_back(
    data: ComingBack, service: Service, request: Request[Any, Any, Any]
) -> Response[PersonInfo]:
    """Come back by name and password, from any device."""
    person = await service.door.come_back(data.name, data.password, address_of(request))
    return Response(info(person), cookies=[session_cookie(service, person)])


@delete("/api/sessions", status_code=200)
async def leave(service: Service) -> Response[None]:
    """Forget this session on this device."""
    return Response(None, cookies=[no_cookie(service)])


@delete("/api/me/sessions", status_code=200)
async def end_sessions(person: Person, service: Service) -> Response[PersonInfo]:
    """End one's sessions on all other devices."""
    renewed = await service.door.end_sessions(person)
    return Response(info(renewed), cookies=[session_cookie(service, renewed)])


@post("/api/recovery")
async def recover(
    data: Recovering, service: Service, request: Request[Any, Any, Any]
) -> Response[Claimed]:
    """Set a new password by the recovery code. Old sessions and tokens end; the code is new."""
    person, code = await service.door.recover(
        data.name, data.code, data.password, address_of(request)
    )
    return Response(Claimed(info(person), code), cookies=[session_cookie(service, person)])


@post("/api/me/tokens")
async def make_token(data: TokenWish, person: Person, service: Service) -> TokenInfo:
    """A token for a program of one's own: `Authorization: Bearer …` instead of the cookie."""
    token, secret = await service.door.make_token(person, data.label)
    return TokenInfo(token.id, token.label, token.made, secret)


@get("/api/me/tokens")
async def tokens(person: Person, service: Service) -> list[TokenInfo]:
    """One's tokens, without what they say."""
    return [
        TokenInfo(each.id, each.label, each.made) for each in await service.door.tokens_of(person)
    ]


@delete("/api/me/tokens/{token_id:str}", status_code=200)
async def revoke_token(token_id: str, person: Person, service: Service) -> None:
    """Make a token worthless."""
    await service.door.revoke_token(person, token_id)


@get("/api/me/papers")
async def papers(person: Person, service: Service) -> Response[Papers]:
    """Everything the service keeps about one, to take along."""
    found = await service.papers.of(person)
    return Response(found, headers={"Content-Disposition": 'attachment; filename="regnum.json"'})


@post("/api/me/farewell")
async def farewell(
    data: Leaving, person: Person, service: Service, request: Request[Any, Any, Any]
) -> Response[None]:
    """Delete one's account. Matches stay for the others, without one's name."""
    if compared(data.name) != compared(person.name):
        raise ServiceError("not-your-name")
    await service.door.check(person, data.password, address_of(request))
    await service.papers.forget(person)
    await service.door.end_connections(person.id)
    return Response(None, cookies=[no_cookie(service)])


ROUTES = [
    come,
    me,
    somebody,
    rename,
    claim,
    change_password,
    come_back,
    leave,
    end_sessions,
    recover,
    make_token,
    tokens,
    revoke_token,
    papers,
    farewell,
]
