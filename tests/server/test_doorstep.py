"""Whoever connects and says nothing shuts nobody out."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from regnum.server.node import doorstep as doorsteps
from regnum.server.node.doorstep import REFUSED, Doorstep
from regnum.server.node.metrics import Metrics
from regnum.server.node.security import Gate
from regnum.server.node.settings import Limits, Settings
from tests.server.patience import PATIENCE, comes_true, within

pytestmark = pytest.mark.anyio

#: on a busy machine the test itself may be silent for a while between connecting and asking
HASTY = Settings(limits=Limits(silence=1.0, connections_per_address=3))
REQUEST = b"GET / HTTP/1.1\r\nhost: here\r\n\r\n"
CALL = (
    b"GET /late HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
#: more than the system keeps for somebody who does not read
PART, PARTS = bytes(1 << 20), 64


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Reads what it is sent, and says yes."""
    if scope["type"] == "websocket":
        await receive()
        if scope["path"] == "/late":
            # until the other side has gone
            await receive()
        await send({"type": "websocket.accept"})
        await receive()
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    if scope["path"] == "/much":
        for _ in range(PARTS):
            await send({"type": "http.response.body", "body": PART, "more_body": True})
    await send({"type": "http.response.body", "body": b"yes"})


@asynccontextmanager
async def open_door(
    doorstep: Doorstep, settings: Settings = HASTY, state: ServerState | None = None
) -> AsyncIterator[int]:
    """A web server on that doorstep; its port."""
    http, ws = doorstep.protocols()
    config = uvicorn.Config(Gate(app, settings, Metrics()), http=http, ws=ws, log_config=None)
    config.load()
    state = state or ServerState()
    server = await asyncio.get_running_loop().create_server(
        lambda: http(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        for connection in list(state.connections):
            connection.transport.abort()
        server.close()


async def said(port: int, *words: bytes) -> bytes:
    """Everything that is answered to words, until the other side hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for word in words:
            writer.write(word)
            await writer.drain()
        async with within(PATIENCE, "the end of the connection"):
            return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize("words", [b"", b"GET / HTTP/1.1\r\nhost: he"], ids=["nothing", "a part"])
async def test_who_says_nothing_whole_is_not_waited_for(words: bytes) -> None:
    doorstep = Doorstep(HASTY, 1000)
    async with open_door(doorstep) as port:
        assert await said(port, words) == b""
        assert doorstep.open == 0


async def test_a_body_that_does_not_come_is_not_waited_for() -> None:
    head = b"POST / HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-length: 10\r\n\r\nonly"
    async with open_door(Doorstep(HASTY, 1000)) as port:
        assert b" 408 " in await said(port, head)


async def test_who_has_asked_is_answered_and_may_ask_again_later() -> None:
    doorstep = Doorstep(HASTY, 1000)
    async with open_door(doorstep) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(2):
            writer.write(REQUEST)
            async with within(PATIENCE, "the answer"):
                await reader.readuntil(b"yes\r\n0\r\n\r\n")
            # somebody who came later and is silent is not waited for
            assert await said(port) == b""
        writer.close()


async def test_who_does_not_take_the_answer_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doorsteps, "KEEP_ALIVE", 0.2)
    doorstep = Doorstep(HASTY, 1000)
    async with open_door(doorstep) as port:
        with socket.create_connection(("127.0.0.1", port)) as deaf:
            deaf.sendall(REQUEST.replace(b"/ ", b"/much "))
            await comes_true(lambda: doorstep.open, "who asks to be counted")
            await comes_true(lambda: not doorstep.open, "who takes nothing to be let go")


async def test_who_takes_the_answer_slowly_gets_all_of_it() -> None:
    """Whenever it has taken more than the system keeps, somebody looks."""
    state = ServerState()
    async with open_door(Doorstep(HASTY, 1000), state=state) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(REQUEST.replace(b"/ ", b"/much "))
        got = looks = 0
        async with within(PATIENCE, "the end of the answer"):
            while got < PARTS * len(PART):
                got += len(await reader.read(len(PART)))
                if got >= (looks + 1) * PARTS // 4 * len(PART):
                    [knocking] = state.connections
                    assert isinstance(knocking, doorsteps.Knocking)
                    knocking.timer.cancel()
                    knocking.look()
                    looks += 1
                    assert not knocking.transport.is_closing()
        writer.close()
    assert looks == 4


async def test_live_connections_are_counted_until_they_end() -> None:
    doorstep = Doorstep(HASTY, 1000)
    async with open_door(doorstep) as port:
        async with connect(f"ws://127.0.0.1:{port}/") as live:
            # somebody who came later and is silent is not waited for
            assert await said(port) == b""
            async with within(PATIENCE, "a sign of life"):
                await (await live.ping())
            assert doorstep.open == 1
        await comes_true(lambda: not doorstep.open, "who has gone to be counted out")


async def test_who_goes_while_being_let_in_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, logger="regnum")
    async with open_door(Doorstep(HASTY, 1000)) as port:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(CALL)
        await comes_true(lambda: "connected" in caplog.messages, "somebody to be let in")
        writer.close()
        await comes_true(lambda: "disconnected" in caplog.messages, "somebody to have gone")
    assert caplog.messages == ["connected", "disconnected"]


async def test_when_it_is_full_whoever_comes_is_told_and_the_host_is_warned(
    caplog: pytest.LogCaptureFixture,
) -> None:
    patient = Settings(limits=Limits(silence=PATIENCE))
    doorstep = Doorstep(patient, 4)
    with caplog.at_level(logging.WARNING):
        async with open_door(doorstep, patient) as port:
            silent = [socket.create_connection(("127.0.0.1", port)) for _ in range(2)]
            assert await said(port) == REFUSED
            silent.pop().close()
            await comes_true(lambda: doorstep.open == 1, "who has gone to be counted out")
            assert b"yes" in await said(
                port, REQUEST.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n")
            )
            silent.pop().close()
    assert [each.message for each in caplog.records] == ["many connections: 2 of 2"]


async def test_one_address_has_only_so_many_connections() -> None:
    doorstep = Doorstep(HASTY, 1000)
    assert [doorstep.comes("203.0.113.7") for _ in range(4)] == [True, True, True, False]
    assert doorstep.comes("203.0.113.8")
    for _ in range(2):
        doorstep.goes("203.0.113.7")
    assert doorstep.comes("203.0.113.7")


async def test_those_behind_the_hosts_own_proxy_are_not_one_guest() -> None:
    doorstep = Doorstep(Settings(limits=HASTY.limits, trusted_proxies=("203.0.113.7",)), 1000)
    assert all(doorstep.comes("203.0.113.7") for _ in range(10))
    assert all(doorstep.comes("127.0.0.1") for _ in range(10))


def test_a_node_raises_its_own_limit_of_files() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    program = "from regnum.server.node.doorstep import raise_file_limit as r; print(r())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard)),
    )
    assert int(done.stdout) > 256
