"""The processes in which a node's bots think."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.harness import Node


def workers_of(node: Node) -> list[int]:
    """The processes that a node has started."""
    assert node.process is not None
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
            # what is about to become one must not be stopped: the node waits for it
            begun = b"bots.worker" in (status.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if begun and int(fields[1]) == node.process.pid and fields[0] != "Z":
            found.append(int(status.parent.name))
    return found


@contextmanager
def standing_still(node: Node) -> Iterator[None]:
    """As if its bots thought for as long as the block lasts."""
    workers = workers_of(node)
    assert workers
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        for worker in workers:
            os.kill(worker, signal.SIGCONT)
