"""Web push: messages to a browser whose page is closed, where the host has a key for it."""

from __future__ import annotations

import asyncio
import time
from base64 import urlsafe_b64encode
from hashlib import blake2b
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from regnum.server.errors import ServiceError

if TYPE_CHECKING:
    from py_vapid import Vapid02

#: how many points the curve P-256 has: private keys are smaller
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
#: a turn that the browser has not heard of for a day is old news
KEPT = 86400


class Push:
    """Encrypts for a browser and signs for its push service. Needs `pywebpush`."""

    def __init__(self, secret: bytes, contact: str) -> None:
        # made from the secret of the house, so that all its nodes have the same key
        mixed = int.from_bytes(blake2b(secret, digest_size=48, person=b"regnum-push").digest())
        self.key = urlsafe_b64encode((mixed % (ORDER - 1) + 1).to_bytes(32)).decode().strip("=")
        #: whom push services may write to; without it there is no push
        self.contact = contact
        if contact and not contact.startswith(("mailto:", "https:")):
            raise ServiceError("bad-contact", contact=contact)
        if contact and find_spec("pywebpush") is None:
            raise ServiceError("no-push-library")

    @property
    def ready(self) -> bool:
        return bool(self.contact)

    def check(self) -> None:
        if not self.ready:
            raise ServiceError("no-push", 404)

    def vapid(self) -> Vapid02:
        # imported late: most houses do without
        from py_vapid import Vapid02

        return Vapid02.from_string(self.key)

    def public_key(self) -> str:
        """The key that browsers subscribe with."""
        self.check()
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid.utils import b64urlencode

        point = self.vapid().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    async def sealed(
        self, endpoint: str, keys: dict[str, Any], body: bytes
    ) -> tuple[bytes, dict[str, str]]:
        """The body that only this browser can read, and the headers to send it with."""
        return await asyncio.to_thread(self.seal, endpoint, keys, body)

    def seal(
        self, endpoint: str, keys: dict[str, Any], body: bytes
    ) -> tuple[bytes, dict[str, str]]:
        import httpx
        from pywebpush import WebPusher

        sealed = WebPusher({"endpoint": endpoint, "keys": dict(keys)}).encode(body)["body"]
        url = httpx.URL(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc.decode()}",
            "exp": int(time.time()) + KEPT // 2,
            "sub": self.contact,
        }
        headers = {
            **self.vapid().sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
        }
        return bytes(sealed), headers
