"""The schema of the database: brought up to date by Alembic when a node starts."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.errors import ServiceError

MIGRATIONS = Path(__file__).parent / "migrations"
#: one node at a time changes the schema: a number of our own for PostgreSQL's advisory lock
LOCK = 7_364_786


def configuration(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    if connection is not None:
        config.attributes["connection"] = connection
    return config


@cache
def versions() -> tuple[str, ...]:
    """Every version of the schema that this release knows, the newest first."""
    # once: Alembic imports every migration to find out
    scripts = ScriptDirectory.from_config(configuration())
    return tuple(each.revision for each in scripts.walk_revisions())


def newest() -> str:
    """The version of the schema that this release works with."""
    return versions()[0]


def version_of(connection: Connection) -> str | None:
    """The version of the schema in a database; none if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def known_version(connection: Connection) -> str | None:
    """The same; one that a newer release has made is refused."""
    found = version_of(connection)
    if found is not None and found not in versions():
        raise ServiceError("schema-too-new", 500, found=found)
    return found


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the schema up to a version; a newer one than we know is left alone."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    else:
        # a table that is made anew is dropped, and must not take others' rows with it
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    if known_version(connection) != newest():
        command.upgrade(configuration(connection), to)


async def found_in(engine: AsyncEngine) -> str | None:
    """The version that a database is at, which stays as it is; none if it is empty."""
    async with engine.connect() as connection:
        return await connection.run_sync(known_version)


async def check_made(engine: AsyncEngine) -> str:
    """Somebody has opened a house there, with this release or an older one."""
    found = await found_in(engine)
    if found is None:
        raise ServiceError("empty-database", 404)
    return found


async def check_up_to_date(engine: AsyncEngine) -> None:
    """Only `serve` changes a schema: whoever looks after a house is not asked whether it may."""
    found = await check_made(engine)
    if found != newest():
        raise ServiceError("schema-too-old", 409, found=found)


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """What every node does before it serves."""
    async with engine.connect() as connection:
        await connection.run_sync(upgrade)
        await connection.commit()
        # its foreign keys are off
        await connection.invalidate()
