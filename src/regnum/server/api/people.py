"""Coming in, who one is, names of one's own, and tokens for programs."""

from __future__ import annotations

from typing import Any, TypeVar

from litestar import Request, Response, delete, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from regnum.server.api.common import Asker, Node, guest_of
from regnum.server.errors import ServiceError
from regnum.server.people.door import BROWSER, COOKIE, LASTS
from regnum.server.service import Service
from regnum.server.store.names import compared
from regnum.server.store.person import Person
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

T = TypeVar("T")


def info(person: Person) -> PersonInfo:
    return PersonInfo(person.id, person.name, person.claimed)


def address_of(request: Request[Any, Any, Any]) -> str:
    return "" if request.client is None else request.client.host


def session_cookie(service: Service, person: Person) -> Cookie:
    return Cookie(
        COOKIE,
        value=service.door.session(person),
        path=service.settings.base_path or "/",
        max_age=LASTS,
        httponly=True,
        samesite="lax",
        secure=service.settings.secure_cookie,
    )


def begun_anew(service: Service, person: Person, told: T) -> Response[T]:
    """An answer with a session of its own for who has ended all others.

    Their connections are ended after it: one's own page comes back at once, and would be
    taken for a stranger if it did not have the new cookie yet.
    """
    return Response(
        told,
        cookies=[session_cookie(service, person)],
        background=BackgroundTask(service.door.end_connections, person.id),
    )


def browser_cookie(service: Service, browser: str) -> Cookie:
    """It stays when one leaves, so that a ban does."""
    return Cookie(
        BROWSER,
        value=service.door.browsers.dumps(browser),
        path=service.settings.base_path or "/",
        max_age=LASTS,
        httponly=True,
        samesite="lax",
        secure=service.settings.secure_cookie,
    )


def no_cookie(service: Service) -> Cookie:
    return Cookie(
        COOKIE, value="", path=service.settings.base_path or "/", max_age=0, httponly=True
    )


@post("/api/people")
async def come(
    data: JSONBody[Coming], service: Node, request: Request[Any, Any, Any]
) -> Response[PersonInfo]:
    """Come in under a name, without registering."""
    browser = await service.door.browser(request.cookies.get(BROWSER))
    person = await service.door.come(data.name, browser)
    cookies = [session_cookie(service, person), browser_cookie(service, browser)]
    return Response(info(person), cookies=cookies)


@get("/api/me")
async def me(person: Asker) -> PersonInfo:
    """Who the service thinks one is."""
    return info(person)


@get("/api/guest")
async def guest(request: Request[Any, Any, Any], service: Node) -> Response[PersonInfo | None]:
    """Who the service thinks one is; nobody, if it does not know one yet."""
    person = await guest_of(request)
    if person is None:
        return Response(None)
    due = service.door.is_due(request.cookies.get(COOKIE))
    return Response(info(person), cookies=[session_cookie(service, person)] if due else [])


@get("/api/people/{person_id:str}")
async def somebody(person_id: FromPath[str], service: Node) -> PersonInfo:
    """Somebody's name, and whether it is their own."""
    return info(await service.door.known(person_id))


@put("/api/me")
async def rename(data: JSONBody[Renaming], person: Asker, service: Node) -> PersonInfo:
    """Change one's name, as long as it is not claimed."""
    return info(await service.door.rename(person, data.name))


@post("/api/me/claim")
async def claim(data: JSONBody[Claiming], person: Asker, service: Node) -> Claimed:
    """Make one's name one's own with a password. The recovery code is shown only now."""
    claimed, code = await service.door.claim(person, data.password)
    return Claimed(info(claimed), code)


@post("/api/me/password")
async def change_password(
    data: JSONBody[NewPassword], person: Asker, service: Node, request: Request[Any, Any, Any]
) -> Response[Claimed]:
    """Change one's password. Other sessions and all tokens end, the recovery code is new."""
    changed, code = await service.door.change_password(
        person, data.old, data.new, address_of(request)
    )
    return begun_anew(service, changed, Claimed(info(changed), code))


@post("/api/sessions")
async def come_back(
    data: JSONBody[ComingBack], service: Node, request: Request[Any, Any, Any]
) -> Response[PersonInfo]:
    """Come back by name and password, from any device."""
    browser = await service.door.browser(request.cookies.get(BROWSER))
    person = await service.door.come_back(data.name, data.password, address_of(request))
    await service.door.comes_with(person, browser)
    cookies = [session_cookie(service, person), browser_cookie(service, browser)]
    return Response(info(person), cookies=cookies)


@delete("/api/sessions", status_code=200)
async def leave(service: Node, request: Request[Any, Any, Any]) -> Response[None]:
    """End this session: its cookie is good no more."""
    await service.door.leave_session(request.cookies.get(COOKIE))
    return Response(None, cookies=[no_cookie(service)])


@delete("/api/me/sessions", status_code=200)
async def end_sessions(person: Asker, service: Node) -> Response[PersonInfo]:
    """End one's sessions on all other devices."""
    renewed = await service.door.end_sessions(person)
    return begun_anew(service, renewed, info(renewed))


@post("/api/recovery")
async def recover(
    data: JSONBody[Recovering], service: Node, request: Request[Any, Any, Any]
) -> Response[Claimed]:
    """Set a new password by the recovery code. Old sessions and tokens end; the code is new."""
    person, code = await service.door.recover(
        data.name, data.code, data.password, address_of(request)
    )
    return begun_anew(service, person, Claimed(info(person), code))


@post("/api/me/tokens")
async def make_token(data: JSONBody[TokenWish], person: Asker, service: Node) -> TokenInfo:
    """A token for a program of one's own: `Authorization: Bearer …` instead of the cookie."""
    token, secret = await service.door.make_token(person, data.label)
    return TokenInfo(token.id, token.label, token.made, secret)


@get("/api/me/tokens")
async def tokens(person: Asker, service: Node) -> list[TokenInfo]:
    """One's tokens, without what they say."""
    return [
        TokenInfo(each.id, each.label, each.made) for each in await service.door.tokens_of(person)
    ]


@delete("/api/me/tokens/{token_id:str}", status_code=200)
async def revoke_token(token_id: FromPath[str], person: Asker, service: Node) -> None:
    """Make a token worthless."""
    await service.door.revoke_token(person, token_id)


@get("/api/me/papers")
async def papers(person: Asker, service: Node) -> Response[Papers]:
    """Everything the service keeps about one, to take along."""
    found = await service.papers.of(person)
    return Response(found, headers={"Content-Disposition": 'attachment; filename="regnum.json"'})


@post("/api/me/farewell")
async def farewell(
    data: JSONBody[Leaving], person: Asker, service: Node, request: Request[Any, Any, Any]
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
    guest,
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
