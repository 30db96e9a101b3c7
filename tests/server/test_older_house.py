"""A house that an older release has left: nothing in it is changed before its host agrees."""

from __future__ import annotations

import asyncio
import fcntl
import os
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from regnum.cli.admin import admin
from regnum.cli.serve import DATABASE
from regnum.server.store import schema
from regnum.server.store.backup import Header, read
from regnum.server.store.engine import open_database
from tests.server.harness import House
from tests.server.test_schema import OLD_ROWS, address
from tests.server.test_upgrade import at_a_terminal

OLDEST = "0001"


@pytest.fixture
def house(bare_house: House) -> House:
    """Tables of any age can be made in it."""
    return bare_house


async def leave_behind(house: House) -> None:
    """A match by rules that nobody plays any more, in the schema of the first release."""
    engine = open_database(address(house))
    async with engine.connect() as connection:
        await connection.run_sync(schema.upgrade, OLDEST)
        for row in OLD_ROWS:
            await connection.execute(text(row))
        await connection.execute(text("UPDATE matches SET rules = -1"))
        await connection.commit()
    await engine.dispose()


async def found(house: House) -> tuple[str | None, str]:
    """The version of the schema, and what has become of the match."""
    engine = open_database(address(house))
    async with engine.connect() as connection:
        version = await connection.run_sync(schema.version_of)
        status = await connection.scalar(text("SELECT status FROM matches"))
    await engine.dispose()
    return version, str(status)


async def test_whoever_says_no_has_the_old_schema_still(house: House) -> None:
    await leave_behind(house)
    shown = await asyncio.to_thread(at_a_terminal, house, "no\n")
    assert "kings-bounty" in shown
    assert "Regnum is at" not in shown
    assert await found(house) == (OLDEST, "playing")


async def test_whoever_says_yes_has_the_new_one_and_the_match_closed(house: House) -> None:
    await leave_behind(house)
    assert "Regnum is at" in await asyncio.to_thread(at_a_terminal, house, "yes\n")
    assert await found(house) == (schema.newest(), "closed")


def looked_after(house: House, *words: str) -> str:
    """What a command of the host says, without a process of its own."""
    place = ["--data", str(house.folder)]
    if house.database is not None:
        place += ["--database", house.database]
    # what it closes to others, it closes for its process
    usual = os.umask(0o077)
    try:
        return CliRunner().invoke(admin, [*words, *place, "--lang", "en"]).output
    finally:
        os.umask(usual)


def test_looking_and_backing_up_leave_the_schema_as_it_is(house: House) -> None:
    asyncio.run(leave_behind(house))
    assert "kings-bounty" in looked_after(house, "list")
    assert "Anna" in looked_after(house, "people")
    file = house.folder / "house.gz"
    assert "rows are in" in looked_after(house, "backup", str(file))
    assert asyncio.run(found(house)) == (OLDEST, "playing")
    # so the release that made it can restore it
    header = next(read(file))
    assert isinstance(header, Header)
    assert header.schema == OLDEST


def test_what_would_change_it_asks_for_regnum_serve(house: House) -> None:
    asyncio.run(leave_behind(house))
    for words in (["reports"], ["close", "m"], ["ban", "p"], ["prune", "--days", "1", "--yes"]):
        refused = looked_after(house, *words)
        assert "Start regnum serve once" in refused
        assert refused.count("\n") == 1
    assert asyncio.run(found(house)) == (OLDEST, "playing")


async def test_a_file_that_is_served_is_not_changed_by_a_second_process(tmp_path: Path) -> None:
    with closing(House(tmp_path)) as house:
        await leave_behind(house)
        with (tmp_path / f"{DATABASE}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            refused = house.run("serve", "--port", "0", "--close-outdated", check=False)
        assert "served by another process" in refused
        assert "kings-bounty" not in refused
        assert await found(house) == (OLDEST, "playing")


def test_an_empty_database_is_no_house_yet(house: House) -> None:
    if house.database is None:
        (house.folder / "regnum.db").touch()
    for words in (["list"], ["backup", "house.gz"], ["close", "m"]):
        assert "nobody has opened a house in it" in looked_after(house, *words)
