"""Opening a database so that what is acknowledged is durable."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import aiosqlite
import asyncpg
from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as NoneLeft
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from regnum.server.errors import ServiceError

#: how often a connection asks for the write-ahead log
TURNS = 100
POSTGRES = ("postgresql://", "postgres://")
#: each kind of database that matches are kept in, with the driver we use
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
LAST_PORT = 65535
#: seconds to wait for a server to answer
PATIENCE = 60
#: PostgreSQL's classes of errors that are its own trouble: lost, full, shutting down, broken
AWAY = {"08", "53", "57", "58"}
READ_ONLY = "25006"
#: what libpq knows of the line, and asyncpg would ask of the server. What an address insists on
#: is asked there all the same, which refuses it: it is not quietly left out
OF_THE_LINE = {
    "channel_binding",
    "gssencmode",
    "keepalives",
    "keepalives_count",
    "keepalives_idle",
    "keepalives_interval",
    "tcp_user_timeout",
}
INSISTS = "require"
#: somebody else keeps what is wanted for too long
LOCKED = "55P03"


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


def address_of(database: str) -> URL:
    """Where a database is; what we cannot use is refused, without its password being told.

    >>> address_of("postgresql://anna@host:5433/regnum").port
    5433
    """
    try:
        address = make_url(async_url(database))
    except (ArgumentError, ValueError):
        raise ServiceError("bad-database-address") from None
    kind = address.get_backend_name()
    if kind not in DRIVERS:
        raise ServiceError("other-database", kind=kind)
    if address.drivername != DRIVERS[kind] or not 0 <= (address.port or 0) <= LAST_PORT:
        raise ServiceError("bad-database-address")
    if not str(address.query.get("connect_timeout", 0)).isdecimal():
        raise ServiceError("bad-database-address")
    return address


def check_there(database: str) -> None:
    """A house that is looked after is there already: a slip is not made into an empty one."""
    file = file_of(database)
    if file is None:
        return
    try:
        file.stat()
    except (FileNotFoundError, NotADirectoryError):
        raise ServiceError("no-house", 404, folder=str(file.parent), file=file.name) from None


def check_place(database: str) -> None:
    """A file of SQLite is made if it is not there, the folder that it lies in is not."""
    file = file_of(database)
    if file is not None and not file.parent.is_dir():
        raise ServiceError("no-folder-for-database", folder=str(file.parent))
    if file is not None and file.is_dir():
        raise ServiceError("database-is-a-folder", folder=str(file))


def file_of(database: str) -> Path | None:
    """The file that an address names; none if it names another kind of place."""
    address = address_of(database)
    # an address with more to it may be a URI of SQLite's own, and not the name of a file
    if address.get_backend_name() != "sqlite" or not address.database or address.query:
        return None
    return Path(address.database).absolute()


def unusable(error: OSError | SQLAlchemyError) -> ServiceError:
    """Why a database cannot be used, for the host: as it says itself, without our libraries'
    names for it."""
    if isinstance(error, OSError) and error.strerror:
        why = f"{error.strerror}: {error.filename}" if error.filename else error.strerror
    else:
        why = str(error.orig if isinstance(error, DBAPIError) else error)
    return ServiceError("no-database", 500, why=why.strip().partition("\n")[0])


def open_database(url: str) -> AsyncEngine:
    """An engine for either database; SQLite with a write-ahead log that is synced.

    What fails is told without its values: keys and hashes of passwords are among them.
    """
    address = address_of(url)
    if address.get_backend_name() == "sqlite":
        engine = create_async_engine(
            address, hide_parameters=True, connect_args={"async_creator_fn": connect_sqlite}
        )
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        return engine
    # a server may have closed a connection meanwhile, a file has not
    return create_async_engine(
        address,
        hide_parameters=True,
        pool_pre_ping=True,
        async_creator=partial(connect_postgres, address),
    )


def open_file(engine: AsyncEngine) -> Engine | None:
    """The file of SQLite behind an engine, for one thread to write to; none if there is none."""
    if engine.dialect.name != "sqlite" or isinstance(engine.pool, StaticPool):
        # what is in memory belongs to the one connection that it has
        return None
    file = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(file, "connect", prepare_sqlite)
    return file


async def connect_postgres(address: URL) -> asyncpg.Connection:
    """Connect as libpq would: asyncpg itself knows `sslmode`, and leaves what it does not know,
    such as `application_name`, to the server."""
    query = {
        name: value
        for name, value in address.query.items()
        if name not in OF_THE_LINE or value == INSISTS
    }
    if "ssl" in query:
        # as it is called elsewhere
        query["sslmode"] = query.pop("ssl")
    # as libpq reads it, 0 is for ever
    patience = int(str(query.pop("connect_timeout", PATIENCE))) or None
    plain = address.set(drivername="postgresql", query=query)
    return await asyncpg.connect(plain.render_as_string(hide_password=False), timeout=patience)


def is_away(error: BaseException) -> bool:
    """Whether the database could not be reached or does not take anything: nobody's mistake, and
    to be tried again later."""
    if isinstance(error, DBAPIError):
        state = str(getattr(error.orig, "sqlstate", None) or "")
        return (
            isinstance(error, OperationalError | InterfaceError)
            or error.connection_invalidated
            or state[:2] in AWAY
            or state in (READ_ONLY, LOCKED)
        )
    # to connect is not wrapped; what is read from a folder of ours is no matter of the database
    if isinstance(error, FileNotFoundError | PermissionError | IsADirectoryError):
        return False
    if isinstance(error, RuntimeError):
        return of_something_closed(error)
    return isinstance(error, OSError | NoneLeft | asyncpg.PostgresError | asyncpg.InterfaceError)


def of_something_closed(error: RuntimeError) -> bool:
    """Whether a connection, or an event loop, was closed meanwhile: asyncio and uvloop have no
    other name for it."""
    return str(error).endswith("is closed")


async def connect_sqlite(*place: Any, **options: Any) -> aiosqlite.Connection:
    """Open a file, with a thread that ends quietly when nobody is left who waits for it."""
    connection = aiosqlite.connect(*place, **options)
    work = connection._thread.run
    # a daemon: SQLAlchemy does the same with a connection that it opens itself
    connection._thread = Thread(target=until_nobody_waits, args=(work,), daemon=True)
    return await connection


def until_nobody_waits(work: Callable[[], None]) -> None:
    """The life of a connection's thread. Nobody waits for it to end what was cancelled, or to
    close what could not be opened, so the event loop it answers to may be gone by then."""
    try:
        work()
    except RuntimeError as error:
        if not of_something_closed(error):
            raise


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
        except sqlite3.OperationalError:
            if turn == TURNS - 1:
                raise
            time.sleep(0.02)
        else:
            return
