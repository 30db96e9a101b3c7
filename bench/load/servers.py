"""Starting and stopping what is measured, each server in a process of its own on loopback."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
SUBJECTS = ("regnum", "boardgame.io FlatFile", "boardgame.io in memory")
#: seconds that a server may take to start where others are at work
STARTING = 120


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Running:
    subject: str
    process: subprocess.Popen[bytes]
    port: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def memory(self) -> float:
        """Megabytes of its own, with those of its children."""
        return sum(resident(pid) for pid in family(self.process.pid)) / 1e6

    def processor(self) -> float:
        """Seconds of processor time that it has used, with its children."""
        return sum(used(pid) for pid in family(self.process.pid))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def family(pid: int) -> list[int]:
    """A process and all its children."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            found.extend(family(int(child)))
    return found


def resident(pid: int) -> int:
    """Bytes in memory that are not shared with others."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    private = [line.split()[1] for line in lines if line.startswith("Private_")]
    return 1024 * sum(map(int, private))


def used(pid: int) -> float:
    """Seconds of processor time of a process: its own and what the system did for it."""
    # the name before it may hold spaces and brackets
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start(subject: str, folder: Path, peer: Path) -> Running:
    """Start a server with an empty store in a folder, and wait until it answers."""
    port = free_port()
    if subject == "regnum":
        database = f"sqlite:///{folder}/regnum.db"
        command = [sys.executable, "-m", "bench.load.serve", str(port), database]
        where = HERE.parent.parent
    else:
        command = ["node", str(HERE / "peer.mjs"), str(port)]
        if subject.endswith("FlatFile"):
            command.append(str(folder / "matches"))
        where = peer
    log = (folder / "log.txt").open("wb")
    environment = os.environ | {"NODE_ENV": "production"}
    process = subprocess.Popen(command, cwd=where, stdout=log, stderr=log, env=environment)
    started = Running(subject, process, port)
    for _ in range(STARTING * 10):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return started
        if process.poll() is not None:
            break
        time.sleep(0.1)
    started.stop()
    raise RuntimeError(f"{subject} did not start: {(folder / 'log.txt').read_text()}")
