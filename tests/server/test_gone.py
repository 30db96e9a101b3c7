"""What is gone is taken for gone, whatever the event loop calls it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from regnum.server.node import nodes
from regnum.server.node.nodes import Nodes
from regnum.server.service import Service
from regnum.server.store.engine import is_away
from regnum.server.store.tables import entries, people
from regnum.server.store.writer import Conflict, Writing
from regnum.server.telling import outside
from tests.server.patience import comes_true
from tests.server.within import begin, services

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """The event loop of the service."""
    return "asyncio", {"use_uvloop": True}


class Line:
    """A connection to listen on that breaks as uvloop breaks it."""

    def __init__(self, silently: bool = False) -> None:
        self.silently = silently
        self.terminated = False

    def add_termination_listener(self, listen: Callable[[object], None]) -> None:
        if not self.silently:
            raise RuntimeError("the handler is closed")

    def is_closed(self) -> bool:
        return False

    async def execute(self, query: str, timeout: float) -> None:
        raise RuntimeError("the handler is closed")

    def terminate(self) -> None:
        self.terminated = True
        raise RuntimeError("the handler is closed")


class OnceMore(Nodes):
    """Cannot connect at once, and then can."""

    tries = 0
    connected = False

    async def connect(self) -> Line:
        self.tries += 1
        if self.tries < 3:
            raise RuntimeError("the handler is closed")
        self.connected = True
        await asyncio.Event().wait()
        raise AssertionError


@pytest.mark.parametrize("silently", [False, True])
async def test_a_node_whose_line_breaks_listens_again(
    silently: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "PAUSE", 0.001)
    monkeypatch.setattr(nodes, "BEAT", 0.001)
    async with services(tmp_path) as [service]:
        listening = OnceMore(service.engine, service.house, "a node")
        broken = Line(silently)
        task = asyncio.create_task(listening.listen(broken))

        def connected() -> bool:
            assert not task.done(), f"it listens no more: {task}"
            return listening.connected

        await comes_true(connected, "a new connection to listen on")
        assert broken.terminated
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_an_address_that_breaks_the_line_has_not_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def target(address: str, inside: bool) -> outside.Target:
        raise RuntimeError("the handler is closed")

    monkeypatch.setattr(outside, "target", target)
    assert await outside.send("https://games.example", b"", {}) == 0


async def test_a_connection_that_was_closed_meanwhile_is_known_by_its_error() -> None:
    here, there = socket.socketpair()
    with there:
        _, writer = await asyncio.open_unix_connection(sock=here)
        writer.transport.abort()
        await asyncio.gather(writer.wait_closed(), return_exceptions=True)
        with pytest.raises(RuntimeError) as closed:
            writer.write(b"select 1")
    assert is_away(closed.value)
    assert not is_away(RuntimeError("deque mutated during iteration"))


async def test_who_waits_no_more_for_a_conflict_spoils_nothing_for_the_others(
    tmp_path: Path,
) -> None:
    async with services(tmp_path) as [service]:
        _, match = await begin(service)
        row = {"match": match, "number": 1, "at": 0.0, "entry": "{}", "client": None}
        await service.writer.write([row])
        gone, refused = Writing([row]), Writing([row])
        gone.done.cancel()
        kept = Writing(statements=[insert(people).values(somebody())])
        service.writer.waiting = [gone, refused, kept]
        service.writer.go_on()
        await service.writer.idle.wait()
        assert isinstance(refused.done.exception(), Conflict)
        assert kept.done.done()
        assert await count(service) == 1


def somebody() -> dict[str, object]:
    return {"id": "b", "name": "Boris", "epoch": 0, "made": 0.0, "banned": False}


async def count(service: Service) -> int:
    async with service.engine.connect() as connection:
        return len((await connection.execute(select(entries))).all())
