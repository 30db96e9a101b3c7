"""What the log says when the database fails: enough to mend it, and nobody's secrets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.frames import CloseCode

from regnum.server.store.engine import open_database
from tests.server.guests import begun
from tests.server.harness import House, Node
from tests.server.patience import PATIENCE, comes_true, within
from tests.server.test_schema import address

HOLD = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "LOCK TABLE people IN EXCLUSIVE MODE"}
LOCKED = ("database is locked", "lock timeout")


@asynccontextmanager
async def held(engine: AsyncEngine) -> AsyncIterator[None]:
    """Nobody else can write as long as this lasts."""
    async with engine.connect() as connection:
        await connection.exec_driver_sql(HOLD[engine.dialect.name])
        yield
        await connection.rollback()


@pytest.fixture
async def engine(house: House) -> AsyncIterator[AsyncEngine]:
    made = open_database(address(house))
    if made.dialect.name == "postgresql":
        # SQLite does not wait for ever either
        async with made.begin() as connection:
            name = await connection.scalar(text("SELECT current_database()"))
            await connection.execute(text(f"ALTER DATABASE {name} SET lock_timeout = '1s'"))
    yield made
    await made.dispose()


async def test_a_database_that_fails_leaves_no_secret_in_the_log(
    house: House, engine: AsyncEngine
) -> None:
    node = house.node()
    async with await node.guest("Anna") as anna:
        async with held(engine):
            fault = await anna.post("/api/me/claim", {"password": "open sesame"}, status=503)
        assert fault["code"] == "database-away"
        log = node.log.read_text()
        assert any(words in log for words in LOCKED)
        # neither what was sent nor what would have been kept: a hash of it
        for secret in ("sesame", "argon2", anna.cookie, "'anna'"):
            assert secret not in log
        assert (await anna.get("/api/me"))["claimed"] is False


async def test_who_sends_what_is_no_text_is_no_error_of_the_house(node: Node) -> None:
    async with begun(node) as ((anna, _), match), anna.live(match, 0) as live:
        await live.expect("update")
        await live.socket.send(b"\xff\xfe", text=True)
        async with within(PATIENCE, "the house to hang up"):
            await live.socket.wait_closed()
        assert live.socket.close_code == CloseCode.INVALID_DATA
    await comes_true(lambda: "disconnected" in node.log.read_text(), "the connection to end")
    assert '"level":"error"' not in node.log.read_text()
