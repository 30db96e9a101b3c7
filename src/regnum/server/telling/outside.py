"""Sending something to an address that a guest has given: never into the host's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from dataclasses import dataclass

import httpx

from regnum.server.errors import ServiceError

LOG = logging.getLogger("regnum.outside")
#: seconds for everything: finding the address, connecting, sending, the answer's first line
PATIENCE = 10.0
#: IPv6 addresses that stand for an IPv4 address, which may be an inner one
NAT64 = ipaddress.ip_network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


@dataclass(frozen=True)
class Target:
    """Where to send: the address as given, and the machine behind it, looked up once.

    Looking it up again to connect could find another machine.
    """

    url: httpx.URL
    machine: str


def is_outside(address: Address) -> bool:
    """Whether anybody may talk to it.

    >>> [is_outside(ipaddress.ip_address(a)) for a in ("1.1.1.1", "10.0.0.1", "::ffff:10.0.0.1")]
    [True, False, False]
    >>> [is_outside(ipaddress.ip_address(a)) for a in ("169.254.169.254", "::1", "64:ff9b::a00:1")]
    [False, False, False]
    """
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_outside(address.ipv4_mapped)
        if address.sixtofour is not None or address.teredo is not None or address in NAT64:
            return False
    return address.is_global and not address.is_multicast


async def target(address: str, inside: bool) -> Target:
    """Look an address up; refuse what is not https, or lies inside, unless the host allows it."""
    try:
        url = httpx.URL(address)
        port = url.port or {"https": 443, "http": 80}.get(url.scheme, 0)
    except (httpx.InvalidURL, ValueError):
        raise ServiceError("bad-address") from None
    schemes = ("https", "http") if inside else ("https",)
    if url.scheme not in schemes or not url.host or url.userinfo:
        raise ServiceError("bad-address")
    try:
        found = await asyncio.get_running_loop().getaddrinfo(
            url.host, port, type=socket.SOCK_STREAM
        )
        machines = [str(each[4][0]) for each in found]
        if not inside and not all(is_outside(ipaddress.ip_address(each)) for each in machines):
            raise ServiceError("bad-address")
    except (OSError, ValueError):
        raise ServiceError("bad-address") from None
    return Target(url, machines[0])


async def send(address: str, body: bytes, headers: dict[str, str], inside: bool = False) -> int:
    """POST a body; the answer's status, or 0 if there was none. Redirects are not followed."""
    try:
        async with asyncio.timeout(PATIENCE):
            where = await target(address, inside)
            # no proxy of the environment's, no cookies, and the answer's body is not read
            async with httpx.AsyncClient(
                trust_env=False, follow_redirects=False, timeout=PATIENCE
            ) as client:
                request = client.build_request(
                    "POST",
                    where.url.copy_with(host=where.machine),
                    content=body,
                    headers={**headers, "Host": where.url.netloc.decode()},
                    extensions={"sni_hostname": where.url.host},
                )
                answer = await client.send(request, stream=True)
                await answer.aclose()
                return answer.status_code
    except Exception as error:
        # whatever somebody's address does to us, there was no answer; the address is a key
        LOG.info("no answer from outside", extra={"why": type(error).__name__})
        return 0
