"""The secret of a house: made once, readable by its owner alone."""

from __future__ import annotations

import os
import secrets
from hashlib import blake2b
from pathlib import Path

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.errors import ServiceError
from regnum.server.store.tables import seals

LENGTH = 32
FILE = "regnum.secret"


def secret_in(folder: Path) -> bytes:
    """The secret that lies in a folder; made if there is none.

    It is written beside its place and linked into it, so that two nodes that start at once
    end up with the same one.
    """
    file = folder / FILE
    if not file.exists():
        written = folder / f"{FILE}.{secrets.token_hex(8)}"
        with os.fdopen(os.open(written, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
            new.write(secrets.token_hex(LENGTH) + "\n")
            new.flush()
            os.fsync(new.fileno())
        try:
            os.link(written, file)
        except FileExistsError:
            pass
        finally:
            written.unlink()
    return read_secret(file)


async def check_seal(engine: AsyncEngine, secret: bytes) -> bool:
    """Whether the house was last served with this secret, or with none; it is noted now.

    With another one the sessions, feeds and push keys of other nodes are good for nothing here.
    """
    mine = blake2b(secret, key=b"seal").hexdigest()[:64]
    async with engine.begin() as connection:
        known = set((await connection.execute(select(seals.c.digest))).scalars())
        if known != {mine}:
            await connection.execute(delete(seals))
            await connection.execute(insert(seals).values(digest=mine))
    return not known or known == {mine}


def read_secret(file: Path) -> bytes:
    """A secret that others could read, or that is none, is not used."""
    if file.stat().st_mode & 0o077:
        raise ServiceError("secret-is-open", file=str(file))
    try:
        found = bytes.fromhex(file.read_text("ascii"))
    except ValueError:
        found = b""
    if len(found) < LENGTH:
        raise ServiceError("bad-secret", file=str(file))
    return found
