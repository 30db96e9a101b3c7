"""A worker process: it reads jobs, one a line, and answers each with a line.

What crosses is JSON, never a state. The worker keeps the tables it was asked about, so that
the next question about the same match brings only the new entries.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO

import msgspec

from regnum.bots.bot import ask, ask_to_speak, bot_named
from regnum.core.actions import Action
from regnum.core.agenda import State
from regnum.core.replay import enter, opened
from regnum.core.table import Table
from regnum.server.wire.work import Job, Thought

JOB: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)
#: the loop that talks to people goes first
NICER = 5


class Worker:
    """Tables by match, and what bots think of them."""

    def __init__(self) -> None:
        self.tables: dict[str, Table[State]] = {}

    def think(self, job: Job) -> Thought:
        for match in job.forget:
            self.tables.pop(match, None)
        if job.head is not None:
            self.tables[job.match] = opened(job.head)
        table = self.tables[job.match]
        for entry in job.entries:
            enter(table, entry)
        bot = bot_named(job.bot)
        if job.speak:
            said = ask_to_speak(bot, table, job.seat, job.seed)
            return Thought() if said is None else thought_of(said)
        action = ask(bot, table, job.seat, job.seed)
        refusal = table.refusal(job.seat, action)
        if refusal is not None:
            return Thought(failed=f"not a legal move: {refusal.code}")
        return thought_of(action)

    def answer(self, line: bytes) -> bytes:
        """A thought, or what went wrong with it: one broken bot does not stop the others."""
        job = JOB.decode(line)
        try:
            thought = self.think(job)
        except Exception as error:
            # what is known of the match may be half of it now
            self.tables.pop(job.match, None)
            thought = Thought(failed=f"{type(error).__name__}: {error}")
        return msgspec.json.encode(thought) + b"\n"


def thought_of(action: Action) -> Thought:
    return Thought(action=msgspec.Raw(msgspec.json.encode(action)))


def work(jobs: BinaryIO, thoughts: BinaryIO) -> None:
    """Answer until there are no more jobs."""
    worker = Worker()
    for line in jobs:
        thoughts.write(worker.answer(line))
        thoughts.flush()


def main() -> None:
    # Ctrl-C is for the server, which closes our input when it stops
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICER)
    # a bot that prints must not spoil the answers
    thoughts = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    work(sys.stdin.buffer, thoughts)


if __name__ == "__main__":
    main()
