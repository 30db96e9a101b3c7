"""How the messages of a live connection come and go, seen from the network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.speedups import apply_mask
from websockets.uri import parse_uri

from regnum.server.node.doorstep import PIECE, Doorstep
from regnum.server.node.security import AT_ONCE
from regnum.server.node.settings import Settings

pytestmark = pytest.mark.anyio


class Line(asyncio.Transport):
    """A connection of which the test sees every call."""

    protocol: Any

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.reading: list[str] = []

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def write(self, data: Any) -> None:
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def pause_reading(self) -> None:
        self.reading.append("pauses")

    def resume_reading(self) -> None:
        self.reading.append("goes on")


@dataclass
class Talk:
    """A connection that was accepted: the side of the application and that of the guest."""

    line: Line
    guest: ClientProtocol
    extensions: dict[str, Any] = field(default_factory=dict)
    receive: Any = None

    def say(self, *texts: str) -> None:
        for text in texts:
            self.guest.send_text(text.encode())
        self.line.protocol.data_received(b"".join(self.guest.data_to_send()))

    def told(self) -> list[bytes]:
        """What the guest has got, as the network brought it."""
        for piece in self.line.written:
            self.guest.receive_data(piece)
        self.line.written.clear()
        return [bytes(each.data) for each in self.guest.events_received() if type(each) is Frame]

    def tell(self, *texts: bytes) -> list[bytes]:
        waiting = list(texts)
        self.extensions[AT_ONCE](waiting)
        return waiting


@asynccontextmanager
async def talking(compressed: bool = False) -> AsyncIterator[Talk]:
    extensions = [ClientPerMessageDeflateFactory()] if compressed else None
    guest = ClientProtocol(parse_uri("ws://here.example/"), extensions=extensions)
    talk = Talk(Line(), guest)
    ready = asyncio.Event()

    async def accept(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        talk.extensions, talk.receive = scope["extensions"], receive
        ready.set()
        await asyncio.Event().wait()

    knocking, talking = Doorstep(Settings(), 1000).protocols()
    config = uvicorn.Config(accept, http=knocking, ws=talking, log_config=None, lifespan="off")
    config.load()
    state = ServerState()
    talk.line.protocol = knocking(config, state, {})
    talk.line.protocol.connection_made(talk.line)
    guest.send_request(guest.connect())
    talk.line.protocol.data_received(b"".join(guest.data_to_send()))
    await ready.wait()
    talk.told()
    try:
        yield talk
    finally:
        talk.line.protocol.stop_keepalive()
        tasks = list(state.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("compressed", [False, True])
async def test_what_waits_goes_out_in_one_piece(compressed: bool) -> None:
    texts = [b"short", b"x" * 126, "ночь".encode(), b"y" * (1 << 16), b""]
    async with talking(compressed) as talk:
        assert not talk.tell(*texts[:3])
        assert len(talk.line.written) == 1
        assert talk.told() == texts[:3]
        talk.tell(*texts[3:])
        assert talk.told() == texts[3:]


async def test_what_the_network_does_not_take_waits() -> None:
    async with talking() as talk:
        talk.line.protocol.pause_writing()
        assert len(talk.tell(b"a", b"b")) == 2
        assert talk.told() == []
        talk.line.protocol.resume_writing()
        write = talk.line.write

        def full(data: bytes) -> None:
            write(data)
            talk.line.protocol.pause_writing()

        talk.line.write = full  # type: ignore[method-assign]  # it takes one piece
        assert len(talk.tell(b"a" * PIECE, b"b", b"c")) == 2
        assert talk.told() == [b"a" * PIECE]


async def test_nothing_is_sent_to_who_has_gone() -> None:
    async with talking() as talk:
        talk.guest.send_close(1000)
        talk.line.protocol.data_received(b"".join(talk.guest.data_to_send()))
        talk.line.written.clear()
        assert len(talk.tell(b"a")) == 1
        assert talk.line.written == []


@pytest.mark.parametrize("compressed", [False, True])
async def test_a_message_is_heard_however_it_comes(compressed: bool) -> None:
    text = "x" * 126
    async with talking(compressed) as talk:
        talk.guest.send_text(b"one")
        talk.guest.send_ping(b"")
        # what begins a frame stands within another one too
        talk.guest.send_text(b"\x01", fin=False)
        talk.guest.send_continuation(text.encode(), fin=True)
        said = b"".join(talk.guest.data_to_send())
        for cut in range(1, len(said)):
            talk.line.protocol.data_received(said[:cut])
            talk.line.protocol.data_received(said[cut:])
            assert [(await talk.receive())["text"] for _ in range(2)] == ["one", "\x01" + text]
        for size in (0, 1, 125, 126, 16_000, 17_000):
            talk.say("y" * size)
            assert (await talk.receive())["text"] == "y" * size


async def test_a_text_that_comes_whole_takes_no_steps_of_the_library(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with talking() as talk:
        talk.guest.send_ping(b"")
        talk.line.protocol.data_received(b"".join(talk.guest.data_to_send()))
        monkeypatch.setattr(talk.line.protocol.conn, "receive_data", None)
        for text in ("short", "x" * 126, "ночь"):
            talk.say(text)
            assert (await talk.receive())["text"] == text


async def test_what_looks_like_a_text_within_a_frame_is_none() -> None:
    async with talking() as talk:
        mask = b"\x81\x8a\0\0"
        talk.line.protocol.data_received(b"\x81\x8c")
        talk.line.protocol.data_received(mask + apply_mask(b"hello, there", mask))
        assert (await talk.receive())["text"] == "hello, there"


async def test_a_text_in_the_middle_of_another_is_a_fault() -> None:
    async with talking() as talk:
        talk.guest.send_text(b"one", fin=False)
        talk.line.protocol.data_received(b"".join(talk.guest.data_to_send()))
        async with talking() as other:
            other.guest.send_text(b"two")
            talk.line.protocol.data_received(b"".join(other.guest.data_to_send()))
        assert (await talk.receive())["type"] == "websocket.disconnect"


async def test_reading_goes_on_until_two_messages_wait_to_be_heard() -> None:
    async with talking() as talk:
        talk.say("one")
        assert talk.line.reading == []
        talk.say("two", "three")
        assert talk.line.reading == ["pauses"]
        heard = [(await talk.receive())["text"] for _ in range(3)]
        assert heard == ["one", "two", "three"]
        assert talk.line.reading == ["pauses", "goes on"]
        talk.say("four")
        assert (await talk.receive())["text"] == "four"
        assert talk.line.reading == ["pauses", "goes on"]
