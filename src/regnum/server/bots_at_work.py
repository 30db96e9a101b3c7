"""Bots think in worker processes; the event loop never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from dataclasses import dataclass, field

import msgspec

from regnum.core.actions import Action, Seat
from regnum.core.agenda import State
from regnum.core.entries import AnyEntry, CardsNote, Record
from regnum.core.records import plain
from regnum.core.registry import game_named
from regnum.core.table import Table
from regnum.server.errors import ServiceError
from regnum.server.wire.work import NOTHING, Job, Thought

LOG = logging.getLogger("regnum.bots")
THOUGHT: msgspec.json.Decoder[Thought] = msgspec.json.Decoder(Thought)
COMMAND = (sys.executable, "-m", "regnum.server.bot_worker")
#: how many matches a worker keeps
KEPT = 64
#: how often a question is asked whose worker died, and how long it may take, in seconds
TRIES = 3
PATIENCE = 120.0
LONGEST_LINE = 1 << 20
#: who answers for a bot that cannot
FALLBACK = "random"


class WorkerDied(Exception):
    """The process is gone; what it was asked must be asked again."""


@dataclass(eq=False)
class Question:
    """What is asked, as of one point of a match."""

    match: str
    head: Record
    entries: tuple[AnyEntry, ...]
    seat: Seat
    bot: str
    speak: bool = False
    tries: int = 0
    answer: asyncio.Future[Action | None] = field(default_factory=asyncio.Future)


def question(
    match_id: str, table: Table[State], seat: Seat, bot: str, speak: bool = False
) -> Question:
    """Asked while holding the match: everything that crosses is taken now."""
    head = Record(
        game=table.game.facts.id,
        rules=table.game.facts.rules,
        cards=CardsNote(table.cards.digest(), plain(table.cards.changes)),
        options=plain(table.chosen),
        seats=tuple(table.chairs),
        key=table.key.hex(),
        entries=(),
        rated=table.rated,
    )
    return Question(match_id, head, tuple(table.entries), seat, bot, speak)


class Pool:
    """A queue of questions and a few workers. A killed worker is replaced."""

    def __init__(self, workers: int) -> None:
        self.workers = [Desk(self) for _ in range(max(1, workers))]
        self.waiting: deque[Question] = deque()
        self.more = asyncio.Condition()
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, asked: Question) -> Action | None:
        """The action a bot would take, however long it thinks."""
        if not self.tasks:
            # a house where no bot plays needs no workers
            self.tasks = [asyncio.create_task(desk.work()) for desk in self.workers]
        async with self.more:
            self.waiting.append(asked)
            self.more.notify()
        return await asked.answer

    async def next_for(self, desk: Desk) -> Question:
        """The oldest question, if possible of a match that the desk knows."""
        async with self.more:
            while not self.waiting:
                await self.more.wait()
            for asked in self.waiting:
                if asked.match in desk.known:
                    self.waiting.remove(asked)
                    return asked
            return self.waiting.popleft()

    async def ask_again(self, asked: Question) -> None:
        async with self.more:
            self.waiting.appendleft(asked)
            self.more.notify()

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []
        for asked in self.waiting:
            asked.answer.cancel()


class Desk:
    """One worker process, and what it knows."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.process: Process | None = None
        #: how many entries of each match it has, the one asked about longest ago first
        self.known: dict[str, int] = {}

    async def work(self) -> None:
        try:
            while True:
                asked = await self.pool.next_for(self)
                if asked.answer.done():
                    continue
                try:
                    await self.serve(asked)
                except asyncio.CancelledError:
                    asked.answer.cancel()
                    raise
                except Exception as error:
                    LOG.exception("a question", extra={"match": asked.match, "seat": asked.seat})
                    if not asked.answer.done():
                        asked.answer.set_exception(error)
        finally:
            self.dismiss()

    async def serve(self, asked: Question) -> None:
        asked.tries += 1
        try:
            thought = await self.think(asked)
        except WorkerDied:
            LOG.warning("a worker died thinking", extra={"match": asked.match, "seat": asked.seat})
            self.dismiss()
            if asked.tries < TRIES:
                await self.pool.ask_again(asked)
                return
            thought = Thought(failed="its workers died")
        if thought.failed:
            self.known.pop(asked.match, None)
            LOG.error(
                "bot %s: %s",
                asked.bot,
                thought.failed,
                extra={"match": asked.match, "seat": asked.seat},
            )
            if asked.bot != FALLBACK and not asked.speak:
                asked.bot, asked.tries = FALLBACK, 0
                await self.pool.ask_again(asked)
            elif not asked.answer.done():
                asked.answer.set_exception(ServiceError("bot-failed", 500))
            return
        if not asked.answer.done():
            asked.answer.set_result(action_of(asked, thought))

    async def think(self, asked: Question) -> Thought:
        """Send the question with what the worker does not know yet, and wait for the answer."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(msgspec.json.encode(self.job(asked)) + b"\n")
            await self.process.stdin.drain()
            line = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)
            return THOUGHT.decode(line)
        except (OSError, TimeoutError, ValueError) as error:
            # half a line, no line, or no worker
            raise WorkerDied from error

    def job(self, asked: Question) -> Job:
        has = self.known.pop(asked.match, None)
        fresh = has is None or has > len(asked.entries)
        forget = tuple(list(self.known)[: max(0, len(self.known) + 1 - KEPT)])
        for match in forget:
            del self.known[match]
        self.known[asked.match] = len(asked.entries)
        return Job(
            match=asked.match,
            seat=asked.seat,
            bot=asked.bot,
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
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()


def action_of(asked: Question, thought: Thought) -> Action | None:
    if thought.action == NOTHING:
        return None
    return game_named(asked.head.game).decode(bytes(thought.action))
