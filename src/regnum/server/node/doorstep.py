"""Connections on which nobody has said anything yet: how many, from where, and for how long."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import time
from collections import Counter
from ipaddress import ip_address, ip_network
from struct import pack
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the faster of its two
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.streams import StreamReader

from regnum.server.node.logs import log
from regnum.server.node.mailbox import Mailbox, Way
from regnum.server.node.origin import household
from regnum.server.node.security import AT_ONCE
from regnum.server.node.settings import Settings

#: how many files a node wants to have open, and how many it keeps for itself
FILES = 65_536
RESERVED = 128
#: the part of the connections from which on the host is warned, and seconds between two warnings
NEAR = 0.8
PAUSE = 60.0
#: seconds that a connection is kept for the next request: longer than clients and proxies keep
#: it. Who hangs up first must not be us, or a request that is just being sent is lost
KEEP_ALIVE = 75
#: each message is compressed by itself. A view is longer than the window: to remember what went
#: before would make 1.5 kB of its 10 instead of 1.6, and take 46 kB a connection
COMPRESSION = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)
#: how many bytes are sent in one piece, about
PIECE = 65_536
#: the first byte of a frame that is the whole of a text
WHOLE_TEXT = 0x81
#: the highest bit of the second, with the length, if what is in the frame is masked
MASKED = 0x80
#: where the library waits for the first byte of a frame
BEFORE_A_FRAME = StreamReader.at_eof.__code__
REFUSED = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def raise_file_limit() -> int:
    """As many open files as the system lets us have; how many that is. One connection is one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return FILES if soft == resource.RLIM_INFINITY else soft


class Doorstep:
    """Counts who stands there, and lets nobody stand there for ever."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.limits = settings.limits
        self.proxies = [ip_network(each, strict=False) for each in settings.trusted_proxies]
        self.most = max(files - RESERVED, files // 2)
        self.open = 0
        self.by_address: Counter[str] = Counter()
        self.warned = -PAUSE

    def comes(self, address: str) -> bool:
        """Somebody connects; whether there is room for them. Who is refused goes too."""
        self.open += 1
        whose = self.whose(address)
        if whose is not None:
            self.by_address[whose] += 1
        if self.open > NEAR * self.most:
            self.warn("many connections: %d of %d", self.open, self.most)
        if whose is not None and self.by_address[whose] > self.limits.connections_per_address:
            self.warn("too many connections from one address", address=address)
            return False
        return self.open <= self.most

    def goes(self, address: str) -> None:
        self.open -= 1
        whose = self.whose(address)
        if whose is not None:
            self.by_address[whose] -= 1
            if not self.by_address[whose]:
                del self.by_address[whose]

    def whose(self, address: str) -> str | None:
        """Behind a proxy of the host's all come from one address."""
        with contextlib.suppress(ValueError):
            if any(ip_address(address) in network for network in self.proxies):
                return None
        return household(address)

    def warn(self, event: str, *values: int, address: str | None = None) -> None:
        now = time.monotonic()
        if now >= self.warned + PAUSE:
            self.warned = now
            log.warning(event, *values, extra={"address": address})

    def protocols(self) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
        """What the web server talks with on a connection: first this, then perhaps that."""
        return (
            type("Knocking", (Knocking,), {"doorstep": self}),
            type("Talking", (Talking,), {"doorstep": self}),
        )


class Knocking(H11Protocol):
    """A connection of requests. Whoever does not finish one in time is not waited for, and nor is
    who does not take the answer."""

    doorstep: Doorstep

    # uvicorn names another kind of transport than the one it is given
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        #: how often there was room again for more of an answer
        self.taken = 0
        self.before = self.so_far()
        self.timer = self.loop.call_later(self.doorstep.limits.silence, self.look)
        if not self.doorstep.comes(address_of(self.client)):
            transport.write(REFUSED)
            transport.close()

    def so_far(self) -> tuple[RequestResponseCycle | None, int, int]:
        """What it has asked for last, and how far it has taken what it was answered."""
        return self.cycle, self.taken, self.transport.get_write_buffer_size()

    def look(self) -> None:
        """Has it asked for something or taken something, at first or since the last look?"""
        silent = self.before == self.so_far()
        self.before = self.so_far()
        ours = self.cycle is not None and not self.cycle.response_complete
        if silent and (not ours or self.flow.write_paused):
            self.transport.abort()
        else:
            self.timer = self.loop.call_later(KEEP_ALIVE, self.look)

    def resume_writing(self) -> None:
        self.taken += 1
        super().resume_writing()

    def handle_websocket_upgrade(self, event: object) -> None:
        self.timer.cancel()
        # h11 has no type for what it is here
        super().handle_websocket_upgrade(event)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        self.timer.cancel()
        self.doorstep.goes(address_of(self.client))
        super().connection_lost(exc)


class Talking(WebSocketsSansIOProtocol):
    """A live connection; it was counted when it knocked. There are many, and they stay long: it
    holds less than it would by itself, and does less for each message."""

    doorstep: Doorstep

    # what uvicorn's class keeps: in places, a connection holds a kilobyte less than with a
    # dictionary. What a later one adds goes into the dictionary, which is made when needed
    __slots__ = (
        "app",
        "app_state",
        "asgi_version",
        "client",
        "close_sent",
        "close_timeout",
        "close_timer",
        "config",
        "conn",
        "connections",
        "curr_msg_data_type",
        "default_headers",
        "disconnected",
        "frames",
        "handshake_complete",
        "handshake_initiated",
        "initial_response",
        "last_ping_rtt",
        "logger",
        "loop",
        "pending_ping_payload",
        "ping_interval",
        "ping_sent_at",
        "ping_timeout",
        "ping_timer",
        "pong_timer",
        "queue",
        "read_paused",
        "request",
        "response",
        "root_path",
        "scheme",
        "scope",
        "server",
        "tasks",
        "transport",
        "writable",
    )

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        # they have what uvicorn uses of asyncio's queue and event, and are neither
        self.queue = Mailbox()  # type: ignore[assignment]
        self.writable = Way()  # type: ignore[assignment]
        self.conn.available_extensions = [COMPRESSION]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            # what is there is ours to name
            extensions: Any = self.scope["extensions"]
            extensions[AT_ONCE] = self.write_at_once

    def data_received(self, data: bytes) -> None:
        """A text that comes whole and by itself, as most do, is read here. All else, and all that
        is wrong, is left to the library, which takes many steps for each frame."""
        begins = len(data) <= self.doorstep.limits.frame_bytes and self.at_a_start()
        text = text_in(data) if begins else None
        if text is None:
            super().data_received(data)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self.hold_back()

    def at_a_start(self) -> bool:
        """Whether a message begins with what comes now: the library keeps no part of one."""
        if self.frames or self.conn.state is not OPEN or not self.handshake_complete:
            return False
        reading: Any = self.conn.parser
        while reading.gi_yieldfrom is not None:
            reading = reading.gi_yieldfrom
        return reading.gi_code is BEFORE_A_FRAME

    def write_at_once(self, texts: list[bytes]) -> None:
        """Send what waits, as much in one piece as the network takes, and leave the rest.

        To send one by one takes a task that can wait for each, and each calls the system.
        """
        compressed = bool(self.conn.extensions)
        while texts and self.writable.is_set() and self.conn.state is OPEN:
            piece: list[bytes] = []
            size = 0
            while texts and size < PIECE:
                text = texts.pop(0)
                size += len(text)
                if compressed:
                    self.conn.send_text(text)
                    piece += self.conn.data_to_send()
                else:
                    piece += (head_of(text), text)
            self.transport.write(b"".join(piece))

    def send_receive_event_to_app(self) -> None:
        """One message may wait to be heard before nothing more is read: to stop reading for every
        one, and go on, calls the system twice."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        self.hold_back()

    def hold_back(self) -> None:
        if not self.read_paused and self.queue.qsize() > 1:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent and self.initial_response is not None:
            # refused with a reason: uvicorn would write down that nobody has answered
            self.handshake_complete = True

    def start_keepalive(self) -> None:
        """It is accepted, and nobody reads the headers of that again."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorstep.goes(address_of(self.client))
        super().connection_lost(exc)


def text_in(data: bytes) -> str | None:
    """The text in a piece that is one frame with the whole of it, masked as what is sent to a
    server (RFC 6455, 5.2), and not of the longest; none if it is anything else.

    >>> hello = b"\\x81\\x85\\x37\\xfa\\x21\\x3d\\x7f\\x9f\\x4d\\x51\\x58"
    >>> text_in(hello), text_in(hello[:-1]), text_in(hello + hello)
    ('Hello', None, None)
    """
    if len(data) < 2 or data[0] != WHOLE_TEXT or not MASKED <= data[1] <= MASKED + 126:
        return None
    size, mask = data[1] - MASKED, 2
    if size == 126:
        size, mask = int.from_bytes(data[2:4], "big"), 4
    masked = mask + 4
    if len(data) != masked + size:
        return None
    try:
        return apply_mask(data[masked:], data[mask:masked]).decode()
    except UnicodeDecodeError:
        return None


def head_of(text: bytes) -> bytes:
    """What goes before a text that is sent in one frame, as it is (RFC 6455, 5.2).

    >>> head_of(b"Hello"), head_of(b"a" * 256), head_of(b"a" * 65536)
    (b'\\x81\\x05', b'\\x81~\\x01\\x00', b'\\x81\\x7f\\x00\\x00\\x00\\x00\\x00\\x01\\x00\\x00')
    """
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return pack("!BBH", WHOLE_TEXT, 126, size)
    return pack("!BBQ", WHOLE_TEXT, 127, size)


def address_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""
