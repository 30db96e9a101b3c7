"""What people prove who they are with: passwords, recovery codes, tokens."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from functools import cache
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from regnum.server.errors import ServiceError
from regnum.server.store.ids import signs

SHORTEST = 8
LONGEST = 200
TOKEN = "regnum_"


@cache
def nobody() -> str:
    """What is compared with for a name that nobody has claimed, so that it takes as long."""
    return PasswordHasher().hash(secrets.token_urlsafe())


class Passwords:
    """Argon2 in threads: one costs tens of milliseconds and megabytes of memory."""

    def __init__(self, at_once: int = 2) -> None:
        self.hasher = PasswordHasher()
        self.turn = asyncio.Semaphore(at_once)
        self.nobody = nobody()

    async def hashed(self, password: str) -> str:
        check_password(password)
        async with self.turn:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def match(self, kept: str | None, password: str) -> bool:
        """Whether it is the password; as slow for somebody unknown as for a wrong one."""
        async with self.turn:
            same = await asyncio.to_thread(self.same, kept or self.nobody, password[:LONGEST])
        return same and kept is not None

    def same(self, kept: str, password: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


def check_password(password: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST:
        raise ServiceError("bad-password", least=SHORTEST, most=LONGEST)


def digest(secret: str) -> str:
    """What is kept of a secret that is too long to be guessed."""
    return sha256(secret.encode()).hexdigest()


def new_token() -> str:
    return TOKEN + secrets.token_urlsafe(32)


def new_code() -> str:
    """A recovery code to write down: 120 bits in groups of four."""
    code = signs(24)
    return "-".join(code[start : start + 4] for start in range(0, 24, 4))


def read_code(code: str) -> str:
    """A recovery code as people type it.

    >>> read_code("ABCD 1lo0-")
    'abcd1100'
    """
    plain = "".join(sign for sign in code.lower() if sign.isalnum())
    return plain.translate(str.maketrans("ilo", "110"))


def same_code(kept: str | None, code: str) -> bool:
    return hmac.compare_digest(kept or digest(""), digest(read_code(code))) and kept is not None
