"""Nothing that is not durable is ever shown: nodes within the test, so that writing can be held."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from regnum.core.agenda import State
from regnum.core.errors import Refused
from regnum.core.table import Table
from regnum.server.matches.match import LiveMatch
from regnum.server.matches.room import Listener
from regnum.server.service import Service
from regnum.server.store.tables import entries, matches
from regnum.server.store.writer import Conflict, Writing
from tests.server.patience import PATIENCE, comes_true, settled
from tests.server.within import begin, services

pytestmark = pytest.mark.anyio


def first_option(table: Table[State]) -> None:
    seat = table.to_act()[0]
    table.act(seat, table.options(seat)[0])


def told(listener: Listener) -> list[dict[str, Any]]:
    found = []
    while listener.waiting:
        found.append(json.loads(listener.waiting.pop(0)))
    return [frame for frame in found if frame["tell"] == "update"]


async def listening(service: Service, match_id: str, seat: int | None = None) -> Listener:
    listener = Listener(seat, "")
    async with service.house.reading(match_id) as match:
        listener.tell_past(match.updates(seat, -1))
        listener.told = match.number
        service.house.enter(match, listener)
    told(listener)
    return listener


async def test_what_is_being_written_is_not_shown(tmp_path: Path) -> None:
    async with services(tmp_path) as (service,):
        _, match_id = await begin(service)
        listener = await listening(service, match_id)
        put, reached, go_on = service.writer.put, threading.Event(), threading.Event()

        def slowly(connection: Connection, gathered: list[Writing]) -> None:
            reached.set()
            go_on.wait(PATIENCE)
            put(connection, gathered)

        service.writer.put = slowly  # type: ignore[method-assign]  # held back
        doing = asyncio.create_task(service.house.do(match_id, first_option))
        await comes_true(reached.is_set, "it to be written")
        looking = asyncio.create_task(look(service, match_id))
        await settled()
        early = (doing.done(), looking.done(), told(listener))
        go_on.set()
        assert early == (False, False, [])
        assert await doing == 1
        assert await looking == 1
        assert [frame["n"] for frame in told(listener)] == [1]


async def look(service: Service, match_id: str) -> int:
    async with service.house.reading(match_id) as match:
        return match.number


async def test_what_could_not_be_written_has_not_happened(tmp_path: Path) -> None:
    async with services(tmp_path) as (service,):
        _, match_id = await begin(service)
        listener = await listening(service, match_id)
        put = service.writer.put

        def never(connection: Connection, gathered: list[Writing]) -> None:
            raise OSError("no space left")

        service.writer.put = never  # type: ignore[method-assign]  # the disk is full
        with pytest.raises(OSError, match="no space"):
            await service.house.do(match_id, first_option, "client:1")
        service.writer.put = put  # type: ignore[method-assign]  # and has room again
        assert await look(service, match_id) == 0
        assert told(listener) == []
        assert await service.house.do(match_id, first_option, "client:1") == 1
        assert [frame["n"] for frame in told(listener)] == [1]


async def test_who_has_gone_meanwhile_has_acted_all_the_same(tmp_path: Path) -> None:
    async with services(tmp_path) as (service,):
        _, match_id = await begin(service)
        listener = await listening(service, match_id)
        doing = asyncio.create_task(service.house.do(match_id, first_option))
        await asyncio.sleep(0)
        doing.cancel()
        await asyncio.gather(doing, return_exceptions=True)
        await service.house.stop()
        assert await look(service, match_id) == 1
        assert [frame["n"] for frame in told(listener)] == [1]


async def test_two_nodes_at_once_one_gets_through(tmp_path: Path) -> None:
    async with services(tmp_path, 2) as nodes:
        _, match_id = await begin(nodes[0])
        listeners = [await listening(node, match_id) for node in nodes]
        played = 0
        for _ in range(12):
            async with nodes[0].house.reading(match_id) as match:
                if match.table.over:
                    break
                seat = match.table.to_act()[0]
                choice = match.table.choice(seat)
                action = match.table.options(seat)[0]
            deeds = [
                node.house.do(match_id, lambda t, s=seat, a=action, c=choice: t.act(s, a, c))
                for node in nodes
            ]
            done = await asyncio.gather(*deeds, return_exceptions=True)
            played += 1
            assert [each for each in done if each == played] == [played]
            assert [type(each) for each in done if each != played] == [Refused]
            for node in nodes:
                await node.house.heard(match_id)
        for listener in listeners:
            assert [frame["n"] for frame in told(listener)] == list(range(1, played + 1))
        async with nodes[0].engine.connect() as connection:
            found = await connection.execute(
                select(entries.c.number).where(entries.c.match == match_id)
            )
            assert sorted(found.scalars()) == list(range(1, played + 1))


async def test_what_gathers_is_committed_together_and_synced(tmp_path: Path) -> None:
    async with services(tmp_path) as (service,):
        _, match_id = await begin(service)
        before = service.writer.commits
        rows = [
            {"match": match_id, "number": number, "at": 0.0, "entry": "{}", "client": None}
            for number in range(1, 301)
        ]
        await asyncio.gather(*(service.writer.write([row]) for row in rows))
        assert service.writer.written >= 300
        assert service.writer.commits - before < 30
        async with service.engine.connect() as connection:
            pragmas = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous")
            ]
        # 2 is FULL: a commit is on the disk before it is one
        assert pragmas == ["wal", 2]


async def test_one_that_cannot_be_written_keeps_no_other_from_it(tmp_path: Path) -> None:
    async with services(tmp_path) as (service,):
        _, match_id = await begin(service)

        def row(number: int, match: str = match_id) -> dict[str, Any]:
            return {"match": match, "number": number, "at": 0.0, "entry": "{}", "client": None}

        await service.writer.write([row(1)])
        # the first is being written while the others gather
        writings = [[row(2)], [row(3), row(1)], [row(3, match="no match")], [row(3)], [row(4)]]
        done = await asyncio.gather(
            *(service.writer.write(each) for each in writings), return_exceptions=True
        )
        assert [type(each) for each in done] == [type(None), Conflict, Conflict, *[type(None)] * 2]
        async with service.engine.connect() as connection:
            found = await connection.execute(
                select(entries.c.number).where(entries.c.match == match_id)
            )
            assert sorted(found.scalars()) == [1, 2, 3, 4]


async def test_the_last_entry_and_the_end_are_written_together(tmp_path: Path) -> None:
    async with services(tmp_path) as (service,):
        _, match_id = await begin(service)
        await service.house.do(match_id, lambda table: table.resign(0))
        async with service.engine.connect() as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == match_id))).one()
        assert row.status == "over"
        assert row.result["ranks"] == [2, 1]
        assert row.ended >= row.started
        match: LiveMatch = await service.house.match(match_id)
        assert match.status == "over"


async def test_who_does_not_read_is_dropped_and_the_others_are_not(tmp_path: Path) -> None:
    async with services(tmp_path) as (service,):
        _, match_id = await begin(service)
        slow, quick = await listening(service, match_id), await listening(service, match_id)
        slow.backlog = 3
        for n in range(8):
            await service.house.do(match_id, first_option)
            assert [frame["n"] for frame in told(quick)] == [n + 1]
        assert slow.dropped
        assert len(slow.waiting) <= 5
        assert not quick.dropped
        assert (await service.house.match(match_id)).listeners == [quick]
        # however long a match is, who comes back gets all of it
        slow = Listener(None, "", backlog=3)
        match = await service.house.match(match_id)
        slow.tell_past(match.updates(None, -1))
        assert not slow.dropped
        assert [frame["n"] for frame in told(slow)] == list(range(9))
