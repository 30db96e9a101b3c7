"""Addresses of PostgreSQL as people have them: with what libpq understands in them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from regnum.server.node.nodes import Nodes
from regnum.server.store.engine import open_database
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio

#: nothing is heard here
NO_TABLES: Any = SimpleNamespace(entered=None)
WAYS = (
    "sslmode=disable",
    "ssl=prefer",
    "sslmode=prefer&application_name=games&work_mem=9MB",
    "connect_timeout=20&keepalives=1&keepalives_idle=30&gssencmode=disable&channel_binding=prefer",
)


@pytest.mark.parametrize("way", WAYS)
async def test_a_node_connects_and_listens(way: str, postgres: Postgres) -> None:
    engine = open_database(f"{postgres.database()}?{way}")
    try:
        async with engine.connect() as connection:
            name = await connection.scalar(text("SHOW application_name"))
            memory = await connection.scalar(text("SHOW work_mem"))
            assert (name, memory) == (("games", "9MB") if "games" in way else ("", "4MB"))
        listening = await Nodes(engine, NO_TABLES, "a node").connect()
        assert await listening.fetchval("SHOW application_name") == name
        await listening.close()
    finally:
        await engine.dispose()


async def test_what_an_address_insists_on_and_we_do_not_know_is_not_left_out(
    postgres: Postgres,
) -> None:
    engine = open_database(f"{postgres.database()}?channel_binding=require")
    try:
        with pytest.raises(DBAPIError, match="channel_binding"):
            async with engine.connect():
                pass
    finally:
        await engine.dispose()


async def test_a_server_that_wants_no_encryption_is_told_to_who_wants_it(
    postgres: Postgres,
) -> None:
    engine = open_database(f"{postgres.database()}?sslmode=require")
    try:
        with pytest.raises(ConnectionError):
            async with engine.connect():
                pass
    finally:
        await engine.dispose()
