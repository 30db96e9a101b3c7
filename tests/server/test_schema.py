"""The schema: migrations and tables agree, on both databases, and old houses are upgraded."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from regnum.server.store import schema
from regnum.server.store.engine import open_database
from regnum.server.store.tables import metadata
from tests.server.harness import House

#: a house as it was when only the ground floor stood
OLD_ROWS = (
    "INSERT INTO people (id, name, epoch, made, banned) VALUES ('p', 'Anna', 0, 1.0, FALSE)",
    "INSERT INTO matches (id, game, rules, options, cards, seats, status, in_lobby, rated, clock,"
    " host, made, commitment, house_bytes) VALUES ('m', 'kings-bounty', 1, '{}', '{}', 2,"
    " 'playing', FALSE, FALSE, '{}', 'p', 1.0, '', '')",
    "INSERT INTO chairs (match, seat, person, name, bot, bytes)"
    " VALUES ('m', 0, 'p', 'Anna', '', '')",
    "INSERT INTO entries (match, number, at, entry) VALUES ('m', 1, 1.0, '{}')",
    "INSERT INTO chat (match, person, name, at, text) VALUES ('m', 'p', 'Anna', 1.0, 'hello')",
)


@pytest.fixture
def house(bare_house: House) -> House:
    """Nobody has made its tables yet."""
    return bare_house


def address(house: House) -> str:
    return house.database or f"sqlite:///{house.folder / 'regnum.db'}"


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


async def test_migrations_lead_to_the_tables_as_they_are(house: House) -> None:
    engine = open_database(address(house))
    await schema.bring_up_to_date(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(schema.version_of) == schema.newest()
    await engine.dispose()


async def test_nodes_that_start_together_bring_it_up_to_date_once(house: House) -> None:
    engines = [open_database(address(house)) for _ in range(4)]
    await asyncio.gather(*map(schema.bring_up_to_date, engines))
    async with engines[0].connect() as connection:
        assert await connection.run_sync(schema.version_of) == schema.newest()
    for engine in engines:
        await engine.dispose()


async def test_a_newer_database_is_left_alone(house: House) -> None:
    engine = open_database(address(house))
    await schema.bring_up_to_date(engine)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    assert "made by a newer Regnum" in house.run("serve", "--port", "0", check=False)


async def test_an_older_house_is_upgraded_with_all_that_is_in_it(house: House) -> None:
    engine = open_database(address(house))
    async with engine.connect() as connection:
        await connection.run_sync(schema.upgrade, "0001")
        for row in OLD_ROWS:
            await connection.execute(text(row))
        await connection.commit()
    await schema.bring_up_to_date(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.scalar(text("SELECT name FROM people")) == "Anna"
        assert await connection.scalar(text("SELECT text FROM chat")) == "hello"
        assert await connection.scalar(text("SELECT count(*) FROM entries")) == 1
        assert await connection.scalar(text("SELECT due FROM matches")) is None
    await engine.dispose()
