"""Where a request comes from: whose address it has, and whose page asks."""

from __future__ import annotations

import ipaddress
from typing import Any
from urllib.parse import urlsplit

from regnum.server.errors import ServiceError

# ASGI's own types are dictionaries and callables of anything
Scope = dict[str, Any]


def household(address: str) -> str | None:
    """Whose bucket an address drinks from: an IPv6 network is one; the host's own has none.

    >>> household("203.0.113.7")
    '203.0.113.7'
    >>> household("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    >>> household("127.0.0.1")
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if found.is_loopback:
        return None
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def header(scope: Scope, name: bytes) -> str | None:
    for given, value in scope["headers"]:
        if given == name:
            return str(value.decode("latin-1"))
    return None


def check_origin(scope: Scope) -> None:
    """A page of another origin cannot write or listen with a guest's cookie.

    Browsers always say where a page comes from; programs need not. A token in the request
    is not sent by a browser on its own, so it needs no such care.
    """
    if (header(scope, b"authorization") or "").lower().startswith("bearer "):
        return
    site = header(scope, b"sec-fetch-site")
    if scope["type"] == "http" and site is not None and site not in ("same-origin", "none"):
        raise ServiceError("other-origin", 403)
    origin = header(scope, b"origin")
    if origin is not None and not same_place(origin, header(scope, b"host") or ""):
        raise ServiceError("other-origin", 403)


def same_place(origin: str, host: str) -> bool:
    """Is the page from the host that it asks? The scheme may have been changed by a proxy.

    >>> same_place("https://games.example", "games.example")
    True
    >>> same_place("https://games.example", "games.example:443")
    True
    >>> same_place("https://evil.example", "games.example")
    False
    >>> same_place("null", "games.example")
    False
    """
    try:
        from_ = urlsplit(origin)
        to = urlsplit(f"{from_.scheme}://{host}")
        default = {"http": 80, "https": 443}.get(from_.scheme)
        return (
            default is not None
            and from_.hostname is not None
            and (from_.hostname, from_.port or default) == (to.hostname, to.port or default)
        )
    except ValueError:
        return False
