"""Opening a database so that what is acknowledged is durable."""

from __future__ import annotations

import time
from sqlite3 import OperationalError
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

#: how often a connection asks for the write-ahead log
TURNS = 100
POSTGRES = ("postgresql://", "postgres://")


def async_url(url: str) -> str:
    """The address with the driver we use: `postgresql://…` is enough for people.

    >>> async_url("postgresql://host/regnum")
    'postgresql+asyncpg://host/regnum'
    >>> async_url("sqlite:///games.db")
    'sqlite+aiosqlite:///games.db'
    """
    for prefix in POSTGRES:
        if url.startswith(prefix):
            return "postgresql+asyncpg://" + url.removeprefix(prefix)
    if url.startswith("sqlite:///"):
        return "sqlite+aiosqlite:///" + url.removeprefix("sqlite:///")
    return url


def open_database(url: str) -> AsyncEngine:
    """An engine for either database; SQLite with a write-ahead log that is synced."""
    address = async_url(url)
    # a server may have closed a connection meanwhile, a file has not
    engine = create_async_engine(address, pool_pre_ping=not address.startswith("sqlite"))
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("busy_timeout=10000", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    write_ahead(cursor)
    cursor.close()


def write_ahead(cursor: Any) -> None:
    """Turn the write-ahead log on. A file that is new to several connections at once refuses
    all but one at once, whatever the time-out: so they try again."""
    for turn in range(TURNS):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except OperationalError:
            if turn == TURNS - 1:
                raise
            time.sleep(0.02)
        else:
            return
