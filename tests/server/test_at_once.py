"""An entry that comes alone goes into the file at once, and is as durable as any other."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from regnum.server.service import Service
from regnum.server.store import entering
from regnum.server.store.writer import Conflict, Writing
from tests.server.patience import comes_true
from tests.server.test_play_durable import first_option
from tests.server.within import begin, services

pytestmark = pytest.mark.anyio


@pytest.fixture
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commits are short, whatever else the machine does, and each is alone."""
    monkeypatch.setattr(entering.AtOnce, "alone", lambda *_: True)


def row(match: str, number: int) -> dict[str, Any]:
    return {"match": match, "number": number, "at": 0.0, "entry": "{}", "client": None}


def another(folder: Path) -> sqlite3.Connection:
    """Somebody else who has opened the file."""
    return sqlite3.connect(folder / "house.db", isolation_level=None)


def numbers(folder: Path, match: str) -> list[int]:
    """What is in the file, read past the node."""
    query = 'select number from entries where "match" = ? order by number'
    with closing(another(folder)) as connection:
        return [number for (number,) in connection.execute(query, [match])]


@contextmanager
def watched(service: Service) -> Iterator[list[list[Writing]]]:
    """What goes the way of the thread."""
    put = service.writer.put
    seen: list[list[Writing]] = []

    def noted(connection: Connection, gathered: list[Writing]) -> None:
        seen.append(gathered)
        put(connection, gathered)

    service.writer.put = noted  # type: ignore[method-assign]  # to look on
    yield seen
    service.writer.put = put  # type: ignore[method-assign]


@pytest.mark.usefixtures("quick_disk")
async def test_who_acts_alone_waits_for_no_thread(tmp_path: Path) -> None:
    async with services(tmp_path) as (service,):
        _, match = await begin(service)
        commits = service.writer.commits
        with watched(service) as seen:
            for number in (1, 2, 3):
                assert await service.house.do(match, first_option) == number
                assert numbers(tmp_path, match)[-1] == number
        assert seen == []
        assert service.writer.commits == commits + 3


async def test_what_is_entered_at_once_is_synced(tmp_path: Path) -> None:
    async with services(tmp_path) as (service,):
        await begin(service)
        driver = service.writer.at_once.driver
        assert driver is not None
        # 2 is FULL: a commit is on the disk before it is one
        asked = ("journal_mode", "synchronous", "foreign_keys")
        assert [driver.execute(f"PRAGMA {each}").fetchone() for each in asked] == [
            ("wal",),
            (2,),
            (1,),
        ]


@pytest.mark.usefixtures("quick_disk")
async def test_nobody_waits_while_another_holds_the_file(tmp_path: Path) -> None:
    async with services(tmp_path) as (service,):
        _, match = await begin(service)
        with closing(another(tmp_path)) as other, watched(service) as seen:
            other.execute("BEGIN IMMEDIATE")
            doing = asyncio.create_task(service.house.do(match, first_option))
            # the loop goes on, and it is the thread that waits
            await comes_true(lambda: not service.writer.idle.is_set(), "the thread's turn")
            assert not doing.done()
            other.execute("ROLLBACK")
            assert await doing == 1
            assert len(seen) == 1
        assert numbers(tmp_path, match) == [1]


@pytest.mark.usefixtures("quick_disk")
async def test_an_entry_that_is_there_is_a_conflict(tmp_path: Path) -> None:
    async with services(tmp_path) as (service,):
        _, match = await begin(service)
        await service.writer.write([row(match, 1)])
        with pytest.raises(Conflict):
            await service.writer.write([row(match, 1)])
        with pytest.raises(Conflict):
            await service.writer.write([row("no match", 1)])
        await service.writer.write([row(match, 2)])
        assert numbers(tmp_path, match) == [1, 2]


@pytest.mark.usefixtures("quick_disk")
async def test_a_connection_that_is_lost_is_opened_again(tmp_path: Path) -> None:
    async with services(tmp_path) as (service,):
        _, match = await begin(service)
        service.writer.at_once.close()
        with watched(service) as seen:
            await service.writer.write([row(match, 1)])
            await service.writer.write([row(match, 2)])
        assert len(seen) == 1
        assert numbers(tmp_path, match) == [1, 2]


@pytest.mark.usefixtures("quick_disk")
async def test_every_so_many_the_thread_brings_the_log_into_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entering, "ENOUGH", 5)
    async with services(tmp_path) as (service,):
        _, match = await begin(service)
        with watched(service) as seen:
            for number in range(1, 13):
                await service.writer.write([row(match, number)])
        assert [each.rows[0]["number"] for [each] in seen] == [6, 12]


async def test_where_the_disk_is_slow_the_loop_does_not_stand_still(tmp_path: Path) -> None:
    async with services(tmp_path) as (service,):
        _, match = await begin(service)
        at_once = service.writer.at_once
        at_once.usual = 1.0
        with watched(service) as seen:
            await service.writer.write([row(match, 1)])
        assert len(seen) == 1
        # what the thread finds is believed after a while
        assert at_once.usual < 1.0


def test_the_loop_stands_still_for_half_of_the_time_at_most() -> None:
    at_once = entering.AtOnce()
    at_once.ended, at_once.usual = 10.0, 0.0004
    assert not at_once.alone(10.0003)
    assert at_once.alone(10.0005)
    at_once.usual = 0.004
    assert not at_once.alone(20.0)


async def test_what_comes_together_is_committed_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with services(tmp_path) as (service,):
        _, match = await begin(service)
        commits = service.writer.commits
        # the first is alone, and the others come at once after it
        monkeypatch.setattr(entering.AtOnce, "alone", lambda at_once, _: at_once.count == 0)
        await asyncio.gather(*(service.writer.write([row(match, n)]) for n in range(1, 101)))
        assert service.writer.commits - commits < 10
        assert numbers(tmp_path, match) == list(range(1, 101))
