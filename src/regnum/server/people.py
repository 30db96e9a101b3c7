"""Who is at the door: people, their sessions and their names."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Row, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.errors import ServiceError
from regnum.server.settings import Limits
from regnum.server.store.tables import people
from regnum.server.store.writer import Writer

COOKIE = "regnum"


@dataclass(frozen=True)
class Person:
    """Somebody the service knows: by a cookie, or by a claimed name."""

    id: str
    name: str
    claimed: bool
    epoch: int
    banned: bool


class Doorkeeper:
    """Lets people in: makes them known, signs their sessions, reads them again."""

    def __init__(self, engine: AsyncEngine, writer: Writer, secret: bytes, limits: Limits) -> None:
        self.engine = engine
        self.writer = writer
        self.limits = limits
        self.signer = URLSafeSerializer(secret, salt="session")

    async def come(self, name: str) -> Person:
        """Somebody new, under a name that nobody has claimed."""
        name = self.proper(name)
        person = Person(secrets.token_urlsafe(16), name, False, 0, False)
        row = {"id": person.id, "name": name, "epoch": 0, "made": time.time(), "banned": False}
        await self.writer.write(statements=[insert(people).values(row)])
        return person

    def proper(self, name: str) -> str:
        """A name as it will be shown, or a refusal."""
        name = " ".join(name.split())
        if not name or len(name) > self.limits.name_length or not name.isprintable():
            raise ServiceError("bad-name", most=self.limits.name_length)
        return name

    def session(self, person: Person) -> str:
        """What the cookie holds."""
        return self.signer.dumps([person.id, person.epoch])

    async def who(self, session: str | None) -> Person | None:
        """The person behind a cookie, if it is genuine and still good."""
        if not session:
            return None
        try:
            person_id, epoch = self.signer.loads(session)
        except (BadSignature, ValueError, TypeError):
            return None
        person = await self.by_id(str(person_id))
        return person if person is not None and person.epoch == epoch else None

    async def by_id(self, person_id: str) -> Person | None:
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(select(people).where(people.c.id == person_id))
            ).one_or_none()
        return None if row is None else person_of(row)


def person_of(row: Row[tuple[object, ...]]) -> Person:
    return Person(row.id, row.name, row.claimed is not None, row.epoch, row.banned)
