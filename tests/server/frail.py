"""A worker that fails at the moment it is told to. It knows nothing of Regnum, and starts at once.

`frail.py FOLDER ANSWER MOMENT…`: the first process fails at the first moment, the second at the
second, and so on; when there are no more moments, none fails. The folder counts the processes.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
from pathlib import Path

GREEDY = b'"bot":"greedy"'
CONFUSED = b'{"failed":"I am confused"}\n'


def number_in(folder: Path) -> int:
    """How many processes there were before this one."""
    number = 0
    while True:
        with contextlib.suppress(FileExistsError):
            os.close(os.open(folder / str(number), os.O_CREAT | os.O_EXCL))
            return number
        number += 1


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def hang() -> None:
    while True:
        signal.pause()


def question() -> bytes:
    """Read as it comes, so that what nobody asked for stays in the pipe."""
    found = b""
    while not found.endswith(b"\n"):
        more = os.read(0, 1 << 16)
        if not more:
            raise SystemExit
        found += more
    return found


def work(answer: bytes, moment: str) -> None:
    if moment == "starting":
        die()
    if moment == "half a question":
        os.read(0, 10)
        die()
    if moment == "deaf":
        hang()
    asked = question()
    if moment == "thinking" or (moment == "greedy dies" and GREEDY in asked):
        die()
    if moment == "silent":
        hang()
    if moment == "half an answer":
        os.write(1, answer[: len(answer) // 2])
        die()
    while moment == "endless":
        os.write(1, b"x" * 65536)
    if moment == "nonsense":
        answer = b"nonsense\n"
    elif moment == "nothing":
        answer = b"{}\n"
    elif moment == "another game":
        answer = b'{"action":{"do":"nothing of the kind"}}\n'
    elif moment == "always confused" or (moment == "greedy is confused" and GREEDY in asked):
        answer = CONFUSED
    os.write(1, answer)
    if moment == "idle":
        die()
    if moment in ("closed", "closes its ears"):
        if moment == "closes its ears":
            # a question has gone out, and seemed to arrive
            select.select([0], [], [])
        # 0 last: whoever looks at it knows that all are closed
        os.closerange(3, 1024)
        os.close(0)
        hang()


def main() -> None:
    folder, answer, *moments = sys.argv[1:]
    mine = [*moments, ""][min(number_in(Path(folder)), len(moments))]
    while True:
        work(answer.encode() + b"\n", mine)
        if mine in ("nothing", "another game"):
            mine = ""


if __name__ == "__main__":
    main()
