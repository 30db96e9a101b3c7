"""Running one node until it is told to stop."""

from __future__ import annotations

import asyncio
import faulthandler
import fcntl
import gc
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from regnum.server.app import create_app
from regnum.server.errors import ServiceError
from regnum.server.node.doorstep import KEEP_ALIVE, Doorstep, raise_file_limit
from regnum.server.node.logs import serving, set_up_logs
from regnum.server.node.security import Gate
from regnum.server.node.settings import Settings
from regnum.server.service import Service
from regnum.server.store import engine

#: how long connections may take to end when the node stops
GRACE = 5
#: seconds between two ticks of the web server
TICK = 1.0
#: seconds between two pings of a connection: those between us cut one that is silent for a minute
PING = 45.0


class Node(uvicorn.Server):
    """A server that says where it listens, and stops by itself on SIGTERM and SIGINT."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self.listening = listening
        self.told_to_stop = asyncio.Event()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        self.told_to_stop.set()

    async def main_loop(self) -> None:
        """Tick once a second, for the date in answers: ten times, as it is elsewhere, keep a node
        that has nothing to do from resting."""
        while not await self.on_tick(0):
            with suppress(TimeoutError):
                await asyncio.wait_for(self.told_to_stop.wait(), TICK)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        stops = (signal.SIGTERM, signal.SIGINT)
        for each in stops:
            loop.add_signal_handler(each, self.handle_exit, each, None)
        try:
            yield
        finally:
            for each in stops:
                loop.remove_signal_handler(each)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            serving()
            self.listening()


def bind(host: str, port: int) -> socket.socket:
    """A socket to listen on; port 0 takes a free one."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # with its protocol named, asyncio turns Nagle's delay off: 40 ms an answer otherwise
        taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((host, port))
    except OSError as error:
        raise ServiceError(
            "cannot-listen", host=host, port=str(port), why=error.strerror or str(error)
        ) from None
    taken.set_inheritable(False)
    return taken


def address_of(taken: socket.socket, base_path: str) -> str:
    host, port = taken.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}{base_path}"


@contextmanager
def alone(database: str) -> Iterator[None]:
    """SQLite tells no node of another's entries, so a file of it is served by one node."""
    url = engine.address_of(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    engine.check_place(database)
    try:
        lock = os.open(f"{url.database}.lock", os.O_WRONLY | os.O_CREAT, 0o600)
    except OSError as error:
        raise failure(error) from None
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ServiceError("served-already", 409, file=url.database) from None
        yield
    finally:
        os.close(lock)


def run(
    settings: Settings,
    taken: socket.socket,
    listening: Callable[[], None],
    log_file: Path | None = None,
) -> None:
    """Serve until told to stop; what was acknowledged is durable by then.

    A file of SQLite is held by whoever calls this: see `alone`.
    """
    # a node that dies in somebody's C code leaves word of where
    faulthandler.enable()
    start_log(log_file)
    app = create_app(settings)
    service: Service = app.state.service
    knocking, talking = Doorstep(settings, raise_file_limit()).protocols()
    config = uvicorn.Config(
        Gate(app, settings, service.metrics),
        http=knocking,
        ws=talking,
        ws_max_size=4 * settings.limits.frame_bytes,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        ws_ping_interval=PING,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEEP_ALIVE,
    )
    collect_calmly()
    try:
        Node(config, listening).run([taken])
    except SystemExit:
        raise failure(app.state.failure) from None


def start_log(file: Path | None) -> None:
    try:
        set_up_logs(file)
    except OSError as error:
        raise ServiceError("cannot-log", file=str(file), why=error.strerror or str(error)) from None


def collect_calmly() -> None:
    """Keep the garbage collector from holding everybody up: 180 ms with 400 matches otherwise.

    What is imported stays for good and is not looked at again; the rest is looked at less often.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def failure(error: BaseException | None) -> BaseException:
    """What kept a node from starting, in words for its host where we have them."""
    if isinstance(error, OSError | SQLAlchemyError):
        return engine.unusable(error)
    return error or SystemExit(1)
