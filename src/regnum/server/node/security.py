"""The gate before the service: who may knock from where, how often, and what every answer says."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from functools import partial
from typing import Any

import msgspec
from uvicorn.protocols.utils import ClientDisconnected

from regnum.core.errors import RegnumError
from regnum.server.errors import ServiceError, fault_of
from regnum.server.node.logs import about, log
from regnum.server.node.metrics import Metrics
from regnum.server.node.origin import Scope, address_of, check_origin, household
from regnum.server.node.settings import Limits, Settings
from regnum.server.node.tries import Allowance

#: files below it have a hash of their content in their name
ASSETS = "assets"
SAFE = {"GET", "HEAD", "OPTIONS"}
#: nothing from elsewhere, nothing inline, no frame around us
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # the address of a private match is a key to it
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
SECURE = (b"strict-transport-security", b"max-age=31536000")
FRESH = (b"cache-control", b"no-store")
#: what things cost of an address's bucket; anything else costs 1
COST_OF_WRITING = 2.0
COST_OF_COMING = 10.0
COST_OF_LISTENING = 5.0
#: where the application leaves, in the state of a connection that it has accepted, how that goes on
GOES_ON = "goes on"
#: where the web server leaves, in the extensions of a connection, how to send without waiting
AT_ONCE = "regnum.at_once"


class Gate:
    """Stands before the application. It is the only part that trusts no header."""

    def __init__(self, app: Any, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.limits: Limits = settings.limits
        self.metrics = metrics
        self.allowance = Allowance(self.limits.requests_at_once, self.limits.requests_per_second)
        self.listening: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.connection(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # -- requests

    async def request(self, scope: Scope, receive: Any, send: Any) -> None:
        began = time.perf_counter()
        status = 0
        api = scope["path"].startswith(f"{self.settings.base_path}/api/")

        async def sending(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": self.headers(scope, message["headers"], api)}
            await send(message)

        try:
            if not self.is_asset(scope):
                self.check_rate(scope, cost(scope))
            if scope["method"] not in SAFE:
                check_origin(scope)
            await self.app(scope, self.in_time(receive), sending)
        except ServiceError as error:
            self.metrics.refused.labels(error.code).inc()
            await answer(sending, error)
        except Exception as error:
            # the application answers its own errors; this one came from beside it
            log.error("unexpected", exc_info=error, extra=about(scope))
            if not status:
                await answer(sending, ServiceError("unexpected", 500))
        finally:
            seconds = time.perf_counter() - began
            self.metrics.request(scope, status, seconds)
            log.info(
                "request",
                extra={
                    **about(scope),
                    "method": scope["method"],
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                },
            )

    def in_time(self, receive: Any) -> Any:
        """The body of a request must come; what comes after it is the end, and may take long."""
        whole = False

        async def receiving() -> Any:
            nonlocal whole
            if whole:
                return await receive()
            try:
                message = await asyncio.wait_for(receive(), self.limits.silence)
            except TimeoutError:
                raise ServiceError("too-slow", 408) from None
            whole = not message.get("more_body", False)
            return message

        return receiving

    def is_asset(self, scope: Scope) -> bool:
        """The page's own files cost nothing: a first visit takes dozens, then they are kept."""
        below = f"{self.settings.base_path}/{ASSETS}/"
        return scope["method"] in SAFE and scope["path"].startswith(below)

    def headers(self, scope: Scope, given: Any, api: bool) -> list[tuple[bytes, bytes]]:
        headers = [(bytes(name).lower(), bytes(value)) for name, value in given]
        has = {name for name, _ in headers}
        ours = [*HEADERS]
        if api:
            ours.append(FRESH)
        if scope.get("scheme") == "https":
            ours.append(SECURE)
        return headers + [each for each in ours if each[0] not in has]

    # -- live connections

    async def connection(self, scope: Scope, receive: Any, send: Any) -> None:
        """A WebSocket is refused before it is accepted, which is a plain 403 or 429."""
        whose = household(address_of(scope))
        try:
            check_origin(scope)
            self.check_rate(scope, COST_OF_LISTENING)
            if whose is not None and self.listening[whose] >= self.limits.sockets_per_address:
                raise ServiceError("too-many-connections", 429)
        except ServiceError as error:
            self.metrics.refused.labels(error.code).inc()
            await receive()
            await refuse_connection(scope, send, error)
            return
        if whose is not None:
            self.listening[whose] += 1
        self.metrics.sockets.inc()
        log.info("connected", extra=about(scope))
        whom: dict[str, Any] = {}
        try:
            await self.app(scope, receive, partial(send_or_say_why, scope, send))
            go_on = scope.get("state", {}).get(GOES_ON)
            if go_on is not None:
                # many connections stay long, and hold neither the framework's layers nor headers
                whom = about(scope)
                scope.clear()
                await go_on(receive, send)
        except ClientDisconnected:
            # who goes while being let in needs no answer
            pass
        except Exception as error:
            log.error("unexpected", exc_info=error, extra=whom or about(scope))
        finally:
            self.metrics.sockets.dec()
            if whose is not None:
                self.listening[whose] -= 1
                if not self.listening[whose]:
                    del self.listening[whose]
            log.info("disconnected", extra=whom or about(scope))

    def check_rate(self, scope: Scope, price: float) -> None:
        whose = household(address_of(scope))
        if whose is not None:
            self.allowance.spend(whose, "too-fast", price)


def cost(scope: Scope) -> float:
    if scope["method"] in SAFE:
        return 1.0
    if scope["path"].endswith("/api/people"):
        return COST_OF_COMING
    return COST_OF_WRITING


async def answer(send: Any, error: RegnumError) -> None:
    """An error as the application itself would answer it."""
    status, fault = fault_of(error)
    body = msgspec.json.encode(fault)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if "seconds" in error.message.args:
        headers.append((b"retry-after", str(error.message.args["seconds"]).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def send_or_say_why(scope: Scope, send: Any, message: dict[str, Any]) -> None:
    """The framework hangs up without a word on who comes to an address where nobody listens."""
    if message["type"] == "websocket.close":
        await refuse_connection(scope, send, ServiceError("no-such-page", 404))
    else:
        await send(message)


async def refuse_connection(scope: Scope, send: Any, error: RegnumError) -> None:
    """A connection that is not accepted is answered as a request would be, if that is possible."""
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008, "reason": error.message.id})
        return

    async def sending(message: dict[str, Any]) -> None:
        await send({**message, "type": f"websocket.{message['type']}"})

    await answer(sending, error)
