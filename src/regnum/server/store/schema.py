"""The schema of the database: brought up to date by Alembic when a node starts."""

from __future__ import annotations

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


def newest() -> str:
    """The version of the schema that this release works with."""
    head = ScriptDirectory.from_config(configuration()).get_current_head()
    assert head is not None
    return head


def version_of(connection: Connection) -> str | None:
    """The version of the schema in a database; none if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the schema up to a version; a newer one than we know is left alone."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    else:
        # a table that is made anew is dropped, and must not take others' rows with it
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    found = version_of(connection)
    known = {
        each.revision for each in ScriptDirectory.from_config(configuration()).walk_revisions()
    }
    if found is not None and found not in known:
        raise ServiceError("schema-too-new", 500, found=found)
    if found != newest():
        command.upgrade(configuration(connection), to)


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """What every node does before it serves."""
    async with engine.connect() as connection:
        await connection.run_sync(upgrade)
        await connection.commit()
        # its foreign keys are off
        await connection.invalidate()
