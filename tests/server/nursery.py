"""Processes of `regnum` that need not import it first.

The modules of the service take longer to import than most tests take. So one process a test
run imports them once, and forks whenever a node or a command is wanted: what runs is a real
process, with its own signals, files, exit code and death.
"""

from __future__ import annotations

import array
import atexit
import contextlib
import gc
import json
import os
import selectors
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

ROOT = Path(__file__).parents[2]
#: what a node and the commands of `regnum` end up importing
MODULES = (
    "regnum.cli.main",
    "regnum.cli.admin",
    "regnum.cli.serve",
    "regnum.server.running",
    "regnum.server.app",
    "regnum.server.node.upkeep",
    "regnum.server.store.schema",
    "anyio._backends._asyncio",
    "uvicorn.protocols.http.h11_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "aiosqlite",
    "asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "logging.config",
    "uvloop",
)
LONGEST = 1 << 20
#: stdin, stdout, stderr
STREAMS = 3


class Child:
    """A process of the nursery, to be handled as one that `subprocess` has started."""

    def __init__(self, nursery: Nursery, pid: int, args: Sequence[str]) -> None:
        self.nursery = nursery
        self.pid = pid
        self.args = args
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.nursery.listen(0)
            self.returncode = self.nursery.ended.pop(self.pid, None)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        deadline = None if timeout is None else time.monotonic() + timeout
        while (code := self.poll()) is None:
            left = None if deadline is None else deadline - time.monotonic()
            if left is not None and left <= 0:
                assert timeout is not None
                raise subprocess.TimeoutExpired(self.args, timeout)
            self.nursery.listen(left)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    """Where processes come from; it ends with the process that keeps it."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.socket = ours
        self.ended: dict[int, int] = {}
        self.born: list[int] = []
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.nursery", str(theirs.fileno())],
                cwd=ROOT,
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
            )

    def start(
        self,
        args: Sequence[str],
        streams: Sequence[int],
        cwd: Path | None = None,
        planted: Sequence[str] = (),
    ) -> Child:
        """Run `regnum ARGS…` with these three files as its standard ones."""
        wanted = {
            "args": list(args),
            "cwd": str(cwd or Path.cwd()),
            "environ": dict(os.environ),
            "planted": list(planted),
        }
        message = json.dumps(wanted).encode()
        socket.send_fds(self.socket, [message], list(streams))
        while not self.born:
            self.listen(None)
        return Child(self, self.born.pop(), args)

    def listen(self, seconds: float | None) -> None:
        """Hear who was born and who ended, for so long at most."""
        self.socket.settimeout(seconds)
        try:
            told = self.socket.recv(LONGEST)
        except (BlockingIOError, TimeoutError):
            return
        assert told, "the nursery is gone"
        what, pid, code = json.loads(told)
        if what == "born":
            self.born.append(pid)
        else:
            self.ended[pid] = code


KEPT: list[Nursery] = []


def nursery() -> Nursery:
    """The one of this process."""
    if not KEPT:
        KEPT.append(Nursery())
    return KEPT[0]


# -- in the process that forks


def wanted(line: socket.socket) -> dict[str, Any] | None:
    """What to run, in a process that is to run it; none when nothing more will be wanted."""
    woken, wake = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC)
    signal.set_wakeup_fd(wake)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    children: set[int] = set()
    ready = selectors.DefaultSelector()
    ready.register(line, selectors.EVENT_READ)
    ready.register(woken, selectors.EVENT_READ)
    while True:
        for key, _ in ready.select():
            if key.fileobj is not line:
                os.read(woken, 512)
                bury(children, line)
                continue
            message, files = received(line)
            if not message:
                for pid in children:
                    os.kill(pid, signal.SIGKILL)
                return None
            pid = os.fork()
            if pid == 0:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                ready.close()
                os.close(woken)
                os.close(wake)
                line.close()
                for number, file in enumerate(files):
                    os.dup2(file, number)
                    os.close(file)
                return json.loads(message)  # type: ignore[no-any-return]  # of our own start()
            for file in files:
                os.close(file)
            children.add(pid)
            line.send(json.dumps(["born", pid, 0]).encode())


def bury(children: set[int], line: socket.socket) -> None:
    """Tell of everybody who has ended."""
    for pid in list(children):
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            children.remove(pid)
            line.send(json.dumps(["ended", pid, os.waitstatus_to_exitcode(status)]).encode())


def received(line: socket.socket) -> tuple[bytes, list[int]]:
    files = array.array("i")
    message, extra, _, _ = line.recvmsg(LONGEST, socket.CMSG_LEN(STREAMS * files.itemsize))
    for _, _, data in extra:
        files.frombytes(data)
    return message, list(files)


def try_out(command: Any) -> None:
    """An option finds out how to read its values when it is first given one."""
    for each in getattr(command, "commands", {}).values():
        try_out(each)
    command.make_context(command.name, [], resilient_parsing=True)


def get_ready() -> None:
    """Have what every process of `regnum` would otherwise import, find out and make by itself."""
    for module in MODULES:
        __import__(module)
    from typer import main as typing

    from regnum.cli.main import app as commands
    from regnum.core import registry
    from regnum.server import app
    from regnum.server.matches import lobby
    from regnum.server.people import keys
    from regnum.server.store import schema
    from tests.soak import CHANCE

    registry.games()
    registry.entry_points = cache(registry.entry_points)
    made = typing.get_command(commands)
    try_out(made)
    typing.get_command = lambda _: made
    schema.versions()
    # a password that is hard to guess takes as long to check; nobody guesses those of tests
    keys.PasswordHasher = partial(keys.PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    keys.nobody()
    if not CHANCE:
        # the rest of a match's key comes from those who sit down
        lobby.secrets = SimpleNamespace(token_bytes=lambda count: b"house".ljust(count, b"!"))
    make, ready = app.doors, app.doors()
    app.doors = lambda base_path="": make(base_path) if base_path else ready


def main() -> None:
    get_ready()
    gc.collect()
    gc.freeze()
    found = wanted(socket.socket(fileno=int(sys.argv[1])))
    if found is None:
        return
    # new ones: what has been learned of the old files does not hold for those in their place
    sys.stdin = open(0, closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, errors="backslashreplace", closefd=False)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(found["environ"])
    os.chdir(found["cwd"])
    sys.argv = ["regnum", *found["args"]]
    for plant in found["planted"]:
        module, _, function = plant.partition(".")
        getattr(import_module(f"tests.server.{module}"), function)()
    from regnum.cli.main import app

    try:
        app()
    except SystemExit as end:
        leave(end.code)
        raise


def leave(code: object) -> None:
    """End as Python does, but for freeing what was imported, one object after the other."""
    if isinstance(code, int):
        threading._shutdown()  # type: ignore[attr-defined]  # not public, and nothing is
        atexit._run_exitfuncs()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
