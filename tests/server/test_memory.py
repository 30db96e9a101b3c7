"""What a live connection holds while nothing is said on it."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from regnum.server.node.doorstep import Doorstep
from regnum.server.node.mailbox import Mailbox, Way
from regnum.server.node.settings import Settings
from tests.server.patience import settled

pytestmark = pytest.mark.anyio

MANY = 20
#: bytes; it was 18 thousand, and 64 where the other side can compress
MOST = 9_300
CAN_COMPRESS = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
KNOCK = (
    "GET /api/matches/abcdefghijklmnop/live HTTP/1.1\r\n"
    "Host: here.example\r\n"
    "Upgrade: websocket\r\n"
    "Connection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n"
    f"Cookie: regnum={'x' * 60}\r\n"
    "{more}\r\n"
)


class Line(asyncio.Transport):
    """A connection to nowhere."""

    protocol: Any

    def __init__(self) -> None:
        super().__init__()
        self.written: list[int] = []

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default

    def get_write_buffer_size(self) -> int:
        return 0

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def write(self, data: Any) -> None:
        self.written.append(len(data))

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def greet(scope: Any, receive: Any, send: Any) -> None:
    """Says something long, and listens."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": "a rather long story " * 50})
    while True:
        await receive()


@contextmanager
def counted() -> Iterator[list[int]]:
    """How many bytes are held at the end that were not at the beginning."""
    found: list[int] = []
    gc.collect()
    tracemalloc.start(1)
    try:
        yield found
        gc.collect()
        found.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("more", ["", CAN_COMPRESS], ids=["plain", "compressed"])
async def test_a_connection_that_is_silent_holds_little(more: str) -> None:
    knocking, talking = Doorstep(Settings(), 1000).protocols()
    config = uvicorn.Config(
        greet, http=knocking, ws=talking, ws_ping_interval=None, log_config=None, lifespan="off"
    )
    config.load()
    state = ServerState()

    async def connect() -> Line:
        line = Line()
        line.protocol = knocking(config, state, {})
        line.protocol.connection_made(line)
        line.protocol.data_received(KNOCK.format(more=more).encode())
        await settled()
        return line

    lines = [await connect()]
    # the story has gone out, compressed or not
    assert (lines[0].written[1] < 500) == bool(more)
    with counted() as found:
        lines += [await connect() for _ in range(MANY)]
    tasks = list(state.tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert found[0] / MANY < MOST


async def test_a_reader_who_is_stopped_has_taken_nothing() -> None:
    box: Mailbox[str] = Mailbox()
    reader = asyncio.create_task(box.get())
    await settled()
    box.put_nowait("a letter")
    reader.cancel()
    await asyncio.gather(reader, return_exceptions=True)
    assert reader.cancelled()
    assert await box.get() == "a letter"


async def test_a_reader_wakes_for_each_letter_in_order() -> None:
    box: Mailbox[int] = Mailbox()
    reader = asyncio.create_task(box.get())
    await settled()
    for number in range(3):
        box.put_nowait(number)
    assert [await reader, await box.get(), await box.get()] == [0, 1, 2]
    assert box.empty()


async def test_a_way_is_waited_for_until_it_is_open() -> None:
    way = Way()
    await way.wait()
    way.clear()
    waiting = asyncio.create_task(way.wait())
    await settled()
    way.set()
    way.clear()
    await settled()
    assert not waiting.done()
    way.set()
    await waiting
    gone = asyncio.create_task(way.wait())
    way.clear()
    await settled()
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    way.set()
    await way.wait()
