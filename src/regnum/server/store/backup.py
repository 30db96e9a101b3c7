"""Backups: every row as a line of JSON, from either database into either database."""

from __future__ import annotations

import base64
import gzip
import os
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, BinaryIO, Literal

import msgspec
from sqlalchemy import JSON, Connection, LargeBinary, MetaData, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from regnum.server.errors import ServiceError
from regnum.server.store import schema
from regnum.server.store.tables import metadata, seals

AT_ONCE = 500
VERSIONS = "alembic_version"
#: what a node writes when it starts, before anybody has come in
OF_THE_NODE = frozenset({VERSIONS, seals.name})


class Header(msgspec.Struct, frozen=True, tag="header", forbid_unknown_fields=True):
    """The first line: the schema that the rows are of."""

    schema: str
    made: float
    kind: Literal["regnum-backup"] = "regnum-backup"


class Line(msgspec.Struct, frozen=True, tag="row", forbid_unknown_fields=True):
    table: str
    row: dict[str, Any]


class End(msgspec.Struct, frozen=True, tag="end", forbid_unknown_fields=True):
    """The last line: a file without it was cut off."""

    rows: int


READ: msgspec.json.Decoder[Header | Line | End] = msgspec.json.Decoder(Header | Line | End)
ENCODE = msgspec.json.Encoder().encode


# -- backing up


async def back_up(engine: AsyncEngine, file: Path) -> int:
    """Write all there is at one moment, while nodes go on; the number of rows."""
    part = file.with_name(file.name + ".part")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as raw:
        with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as packed:
            rows = await write_all(engine, packed)
        raw.flush()
        os.fsync(raw.fileno())
    # what is there under the right name is whole
    part.replace(file)
    return rows


async def write_all(engine: AsyncEngine, out: BinaryIO | gzip.GzipFile) -> int:
    rows = 0
    async with engine.connect() as connection:
        await one_moment(connection)
        version = await connection.run_sync(schema.version_of)
        if version is None:
            raise ServiceError("empty-database", 404)
        out.write(ENCODE(Header(version, time.time())) + b"\n")
        tables = await connection.run_sync(tables_of)
        for table in tables:
            async for row in rows_of(connection, table):
                out.write(ENCODE(Line(str(table.name), row)) + b"\n")
                rows += 1
        out.write(ENCODE(End(rows)) + b"\n")
    return rows


async def one_moment(connection: AsyncConnection) -> None:
    """See the database as it is now, whatever is written meanwhile."""
    if connection.dialect.name == "postgresql":
        await connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        await connection.exec_driver_sql("BEGIN")


def tables_of(connection: Connection) -> list[Table]:
    """The tables as they are in this database, parents before children."""
    found = MetaData()
    found.reflect(connection)
    ours = [table for table in found.sorted_tables if table.name != VERSIONS]
    for table in ours:
        # what a database calls JSON or a truth differs; what we do is in our own tables
        known = metadata.tables.get(table.name)
        for column in table.columns:
            if known is not None and column.name in known.columns:
                column.type = known.columns[column.name].type
            if isinstance(column.type, JSON):
                # nothing is nothing, not a JSON null
                column.type = JSON(none_as_null=True)
    return ours


async def rows_of(connection: AsyncConnection, table: Table) -> AsyncIterator[dict[str, Any]]:
    async with connection.stream(select(table)) as found:
        async for row in found.mappings():
            yield {str(name): value for name, value in row.items()}


# -- restoring


async def restore(engine: AsyncEngine, file: Path) -> int:
    """Fill an empty database from a backup, then bring its schema up to date."""
    lines = read(file)
    header = next(lines, None)
    if not isinstance(header, Header):
        raise ServiceError("not-a-backup", file=file.name)
    rows = 0
    async with engine.connect() as connection:
        await connection.run_sync(check_empty)
        try:
            await connection.run_sync(schema.upgrade, header.schema)
        except Exception as error:
            if isinstance(error, ServiceError):
                raise
            raise ServiceError("schema-too-new", found=header.schema) from error
        tables = {table.name: table for table in await connection.run_sync(tables_of)}
        gathered: list[dict[str, Any]] = []
        current = ""
        ended = False
        for line in lines:
            if isinstance(line, Line):
                if line.table not in tables or ended:
                    raise ServiceError("not-a-backup", file=file.name)
                if line.table != current or len(gathered) >= AT_ONCE:
                    await put(connection, tables.get(current), gathered)
                    current, gathered = line.table, []
                gathered.append(unpacked(tables[line.table], line.row))
                rows += 1
            else:
                ended = isinstance(line, End) and line.rows == rows
        await put(connection, tables.get(current), gathered)
        if not ended:
            raise ServiceError("backup-cut-off", file=file.name)
        if connection.dialect.name == "postgresql":
            for table in tables.values():
                await count_on(connection, table)
        await connection.commit()
        await connection.invalidate()
    await schema.bring_up_to_date(engine)
    return rows


def check_empty(connection: Connection) -> None:
    """A house that somebody lives in is not written over."""
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        if table.name not in OF_THE_NODE and connection.execute(select(table).limit(1)).first():
            raise ServiceError("not-empty", 409)
    found.drop_all(connection)
    connection.commit()


async def put(
    connection: AsyncConnection, table: Table | None, gathered: list[dict[str, Any]]
) -> None:
    if table is not None and gathered:
        await connection.execute(insert(table), gathered)


def unpacked(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """JSON has no bytes."""
    return {
        name: base64.b64decode(value)
        if isinstance(table.columns[name].type, LargeBinary) and value is not None
        else value
        for name, value in row.items()
    }


async def count_on(connection: AsyncConnection, table: Table) -> None:
    """Let PostgreSQL give out numbers after those that were restored."""
    for column in table.primary_key.columns:
        sequence = await connection.scalar(
            text("SELECT pg_get_serial_sequence(:table, :column)"),
            {"table": table.name, "column": column.name},
        )
        if sequence is not None:
            newest = await connection.scalar(select(func.max(column)))
            if newest is not None:
                await connection.execute(
                    text("SELECT setval(CAST(:sequence AS regclass), :newest)"),
                    {"sequence": sequence, "newest": newest},
                )


def read(file: Path) -> Iterator[Header | Line | End]:
    try:
        with gzip.open(file, "rb") as packed:
            for line in packed:
                yield READ.decode(line)
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        if isinstance(error, FileNotFoundError):
            raise ServiceError("no-such-file", file=str(file)) from None
        raise ServiceError("not-a-backup", file=file.name) from None
