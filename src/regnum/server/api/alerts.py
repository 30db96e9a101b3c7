"""Being told of one's turn when the page is closed."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from regnum.server.api.common import Asker, Node
from regnum.server.api.faults import answer
from regnum.server.service import Service
from regnum.server.telling.feeds import feed
from regnum.server.wire.alerting import AlertInfo, PushKey, PushWish, WebhookWish

#: where web push is not configured, nothing of it is there
NO_PUSH = {404: answer(404)}


def house_of(request: Request[Any, Any, Any], service: Service) -> str:
    """What addresses of this house begin with."""
    if service.settings.public_address:
        return service.settings.public_address
    return str(request.base_url).rstrip("/").removesuffix(service.settings.base_path) + (
        service.settings.base_path
    )


@get("/api/me/alerts")
async def alerts(person: Asker, service: Node) -> list[AlertInfo]:
    """The ways one is told of one's turns."""
    return await service.alerts.infos(person.id)


@post("/api/me/alerts/feed")
async def add_feed(person: Asker, service: Node, request: Request[Any, Any, Any]) -> AlertInfo:
    """A private feed (Atom) of one's turns. Its address is shown only now; an old one ends."""
    info, secret = await service.alerts.add_feed(person)
    address = f"{house_of(request, service)}/api/feeds/{secret}"
    return msgspec.structs.replace(info, address=address)


@post("/api/me/alerts/webhook")
async def add_webhook(data: JSONBody[WebhookWish], person: Asker, service: Node) -> AlertInfo:
    """An https address that is sent a small JSON (POST) for each turn.

    The header `X-Regnum-Signature` is `sha256=` and the HMAC of the body with the secret,
    which is shown only now.
    """
    return await service.alerts.add_webhook(person, data.address)


@post("/api/me/alerts/push", responses=NO_PUSH)
async def add_push(data: JSONBody[PushWish], person: Asker, service: Node) -> AlertInfo:
    """A browser's push subscription."""
    return await service.alerts.add_push(person, data)


@get("/api/push-key", responses=NO_PUSH)
async def push_key(service: Node) -> PushKey:
    """The key that browsers subscribe with, where web push is configured."""
    return PushKey(service.push.public_key())


@delete("/api/me/alerts/{alert_id:str}", status_code=200)
async def remove(alert_id: FromPath[str], person: Asker, service: Node) -> None:
    """Be told this way no more."""
    await service.alerts.remove(person, alert_id)


@post("/api/me/alerts/{alert_id:str}/trial")
async def try_out(alert_id: FromPath[str], person: Asker, service: Node) -> None:
    """Send a trial."""
    await service.alerts.try_out(person, alert_id)


@get("/api/feeds/{secret:str}", include_in_schema=False)
async def read_feed(
    secret: FromPath[str],
    service: Node,
    request: Request[Any, Any, Any],
    lang: FromQuery[Literal["en", "ru", "uk"]] = "en",
) -> Response[bytes]:
    """One's turns, for a feed reader, which has no cookie: the address is the key."""
    house = house_of(request, service)
    own = f"{house}/api/feeds/{secret}"
    written = feed(await service.alerts.feed(secret), lang, own, house)
    return Response(written, media_type="application/atom+xml; charset=utf-8")


ROUTES = [alerts, add_feed, add_webhook, add_push, push_key, remove, try_out, read_feed]
