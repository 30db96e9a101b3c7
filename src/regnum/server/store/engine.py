"""Opening a database so that what is acknowledged is durable."""

from __future__ import annotations

from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
