"""What requests are refused with: for every status the body, and the codes that it can hold."""

from __future__ import annotations

from collections.abc import Iterable

from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from regnum.server.wire.bodies import Fault

#: the codes of our own, by status; 400 has those of the kernel too, for wishes that do not fit
CODES: dict[int, tuple[str, ...]] = {
    400: (
        "bad-address",
        "bad-chat",
        "bad-name",
        "bad-page",
        "bad-password",
        "bad-push-keys",
        "clock-without-time",
        "http-400",
        "not-oneself",
        "not-your-name",
        "rated-no-bots",
        "rated-not-alone",
        "rated-one-seat",
        "rated-shipped-cards",
    ),
    401: ("come-in-first",),
    403: (
        "banned",
        "not-at-this-table",
        "not-your-seat",
        "only-the-host",
        "other-origin",
        "rated-claimed-names",
        "sent-away",
        "wrong-name-or-code",
        "wrong-name-or-password",
    ),
    404: (
        "http-404",
        "no-picture",
        "no-push",
        "no-such-alert",
        "no-such-feed",
        "no-such-match",
        "no-such-message",
        "no-such-page",
        "no-such-person",
        "no-such-seat",
        "no-such-token",
        "no-pages",
    ),
    408: ("too-slow",),
    409: (
        "alert-failed",
        "already-claimed",
        "id-used",
        "match-closed",
        "name-claimed",
        "no-free-seat",
        "not-begun",
        "not-claimed",
        "not-gathering",
        "not-over",
        "rated-no-bots",
        "rated-one-seat",
        "seats-are-free",
        "too-many-alerts",
        "too-many-tokens",
    ),
    413: ("http-413",),
    429: ("too-fast", "too-many-bot-matches", "too-many-matches", "too-many-tries"),
    500: ("unexpected",),
    503: ("database-away",),
}
#: may be the answer to anything
ALWAYS = (429, 500, 503)
SAFE = {"GET", "HEAD"}


def with_faults(routes: Iterable[BaseRouteHandler]) -> list[BaseRouteHandler]:
    """Handlers whose description in OpenAPI tells what they are refused with."""
    found = list(routes)
    for route in found:
        if isinstance(route, HTTPRouteHandler):
            faults = {status: answer(status) for status in statuses(route)}
            route.responses = {**faults, **(route.responses or {})}
    return found


def answer(status: int) -> ResponseSpec:
    return ResponseSpec(Fault, generate_examples=False, description=", ".join(CODES[status]))


def statuses(route: HTTPRouteHandler) -> list[int]:
    """What a request can be refused with follows from what it asks for."""
    asked = set(route.fn.__annotations__) - {"return", "service", "request"}
    changes = not route.http_methods <= SAFE
    in_path = any("{" in path for path in route.paths)
    possible = {
        400: bool(asked - {"person"}),
        401: "person" in asked,
        403: "person" in asked or changes,
        404: in_path,
        408: changes,
        409: changes or in_path,
        413: "data" in asked,
    }
    return sorted([status for status, is_so in possible.items() if is_so] + [*ALWAYS])
