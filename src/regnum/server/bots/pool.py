"""Bots think in worker processes; the event loop never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable

import msgspec

from regnum.core.actions import Action
from regnum.core.errors import RegnumError
from regnum.core.registry import game_named
from regnum.server.bots.questions import Question, Queue
from regnum.server.errors import ServiceError
from regnum.server.wire.work import NOTHING, Job, Thought

LOG = logging.getLogger("regnum.bots")
ENCODE = msgspec.json.Encoder().encode
THOUGHT: msgspec.json.Decoder[Thought] = msgspec.json.Decoder(Thought)
COMMAND = (sys.executable, "-m", "regnum.server.bots.worker")
#: how many matches a worker keeps
KEPT = 64
#: how often in a row a bot may fail to answer, and how long it may think, in seconds
TRIES = 3
PATIENCE = 120.0
LONGEST_LINE = 1 << 20
#: who answers for a bot that cannot
FALLBACK = "random"


class WorkerDied(Exception):
    """The process is gone, or cannot be talked to; what it was asked must be asked again."""


class NoAnswer(Exception):
    """The worker is well, but what the bot said is no answer."""


class Pool:
    """A queue of questions and a few workers. A killed worker is replaced."""

    def __init__(self, workers: int) -> None:
        self.workers = [Desk(self) for _ in range(max(1, workers))]
        self.waiting = Queue()
        #: called with the seconds that a question has waited
        self.waited: Callable[[float], None] = lambda _: None
        self.more = asyncio.Condition()
        self.tasks: list[asyncio.Task[None]] = []
        self.closed = False

    async def ask(self, asked: Question) -> Action | None:
        """The action a bot would take, however long it thinks."""
        async with self.more:
            if self.closed:
                # as those who were waiting then: a worker begun now would outlive the house
                asked.answer.cancel()
            else:
                if not self.tasks:
                    # a house where no bot plays needs no workers
                    self.tasks = [asyncio.create_task(desk.work()) for desk in self.workers]
                self.waiting.add(asked)
                self.more.notify()
        return await asked.answer

    async def next_for(self, desk: Desk) -> Question:
        async with self.more:
            while not self.waiting:
                await self.more.wait()
            asked = self.waiting.take(desk.known)
        self.waited(time.monotonic() - asked.at)
        return asked

    async def stop(self) -> None:
        self.closed = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []
        ending = [desk.process for desk in self.workers if desk.process is not None]
        for desk in self.workers:
            desk.dismiss()
        await asyncio.gather(*(process.wait() for process in ending))
        await asyncio.gather(*(desk.hearing for desk in self.workers if desk.hearing is not None))
        for asked in self.waiting:
            asked.answer.cancel()


class Desk:
    """One worker process, and what it knows."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.process: Process | None = None
        #: lasts as long as the worker can be told anything
        self.hearing: asyncio.Task[None] | None = None
        #: how many entries of each match it has, the one asked about longest ago first
        self.known: dict[str, int] = {}

    async def work(self) -> None:
        while True:
            asked = await self.pool.next_for(self)
            if asked.answer.done():
                continue
            try:
                action = await self.serve(asked)
            except asyncio.CancelledError:
                asked.answer.cancel()
                raise
            except Exception as error:
                if not isinstance(error, ServiceError):
                    LOG.exception("a question", extra={"match": asked.match, "seat": asked.seat})
                    self.dismiss()
                if not asked.answer.done():
                    asked.answer.set_exception(error)
            else:
                if not asked.answer.done():
                    asked.answer.set_result(action)

    async def serve(self, asked: Question) -> Action | None:
        """What a bot says; where the game waits for one that cannot say it, the stand-in does."""
        try:
            return await self.insist(asked, asked.bot)
        except ServiceError:
            if asked.bot == FALLBACK or asked.hint:
                raise
        # nobody waits for a word in a talk
        action = None if asked.speak else await self.insist(asked, FALLBACK)
        asked.failed = True
        return action

    async def insist(self, asked: Question, bot: str) -> Action | None:
        """Ask a bot until it answers, three times at most."""
        failures = 0
        while failures < TRIES:
            new = self.process is None
            try:
                return action_of(asked, await self.think(asked, bot))
            except WorkerDied as error:
                why: Exception = error
                # one that was at work before may have died of something else
                failures += new
            except NoAnswer as error:
                why = error
                failures += 1
                self.known.pop(asked.match, None)
            LOG.warning("bot %s: %s", bot, why, extra={"match": asked.match, "seat": asked.seat})
        LOG.error("bot %s cannot answer", bot, extra={"match": asked.match, "seat": asked.seat})
        raise ServiceError("bot-failed", 500)

    async def think(self, asked: Question, bot: str) -> Thought:
        """Send the question with what the worker does not know yet, and wait for the answer.

        Whatever goes wrong in talking to a worker, it is let go, and the next question has a
        new one. What is raised depends on the moment and on the event loop: uvloop calls a
        closed pipe a RuntimeError. So there is no list of what a death looks like.
        """
        if self.process is not None and self.process.returncode is not None:
            # it died while it had nothing to do
            self.dismiss()
        job = ENCODE(self.job(asked, bot)) + b"\n"
        try:
            async with asyncio.timeout(PATIENCE):
                return THOUGHT.decode(await self.talk(job))
        except TimeoutError:
            self.dismiss()
            raise NoAnswer("it thought for too long") from None
        except Exception as error:
            self.dismiss()
            raise WorkerDied(f"its worker died, {error!r}") from error

    async def talk(self, job: bytes) -> bytes:
        """One line to the worker, and one back."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
            )
            self.hearing = asyncio.create_task(while_it_hears(self.process))
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(job)
        await self.process.stdin.drain()
        return await self.process.stdout.readline()

    def job(self, asked: Question, bot: str) -> Job:
        has = self.known.pop(asked.match, None)
        fresh = has is None or has > len(asked.entries)
        forget = tuple(list(self.known)[: max(0, len(self.known) + 1 - KEPT)])
        for match in forget:
            del self.known[match]
        self.known[asked.match] = len(asked.entries)
        return Job(
            match=asked.match,
            seat=asked.seat,
            bot=bot,
            seed=secrets.randbits(48),
            entries=asked.entries if fresh else asked.entries[has:],
            head=asked.head if fresh else None,
            forget=forget,
            speak=asked.speak,
        )

    def dismiss(self) -> None:
        """The worker is dead, or is to be; a new one is made when it is needed."""
        self.known.clear()
        process, self.process = self.process, None
        if process is not None:
            # this kills it and closes its pipes; `kill` leaves open what nobody reads to its end
            process._transport.close()  # type: ignore[attr-defined]  # not public, and nothing is


async def while_it_hears(process: Process) -> None:
    """What cannot be told anything any more answers nothing, even if it lives.

    A question may be on its way when the pipe is found closed, and nothing else would wake
    whoever waits for the answer.
    """
    assert process.stdin is not None
    assert process.stdout is not None
    with contextlib.suppress(Exception):
        await process.stdin.wait_closed()
    process.stdout.set_exception(ConnectionResetError("it has closed its pipe"))


def action_of(asked: Question, thought: Thought) -> Action | None:
    """The action in a thought; none only where nothing need be said."""
    if thought.failed:
        raise NoAnswer(thought.failed)
    if thought.action == NOTHING:
        if asked.speak:
            return None
        raise NoAnswer("it does nothing")
    try:
        return game_named(asked.head.game).decode(bytes(thought.action))
    except RegnumError as error:
        raise NoAnswer(str(error)) from None
