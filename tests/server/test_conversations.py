"""How a live connection ends, seen from within: from outside it only closes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from regnum.server.api.sockets import Conversation
from regnum.server.matches.room import show_out
from regnum.server.node.mailbox import Mailbox
from regnum.server.store.writer import Writing
from regnum.server.wire.frames import Hello
from tests.server.patience import PATIENCE, comes_true, settled, within
from tests.server.within import begin, services

pytestmark = pytest.mark.anyio

GONE = {"type": "websocket.disconnect", "code": 1005}


class Line:
    """The other end of a conversation: what it says, what it gets, and whether it reads at all."""

    def __init__(self) -> None:
        self.said: Mailbox[dict[str, Any]] = Mailbox()
        self.got: list[dict[str, Any]] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.broken = False

    def say(self, **frame: Any) -> None:
        self.said.put_nowait({"type": "websocket.receive", **frame})

    def hello(self) -> None:
        self.say(text=msgspec.json.encode(Hello(seat=0)).decode())

    async def send(self, message: dict[str, Any]) -> None:
        await self.reads.wait()
        if self.broken:
            raise OSError
        self.got.append(message)

    @property
    def told(self) -> list[str]:
        texts = [each["text"] for each in self.got if each["type"] == "websocket.send"]
        return [msgspec.json.decode(text)["tell"] for text in texts]

    async def until(self, word: str) -> None:
        await comes_true(lambda: word in self.told, f"a frame that tells {word}")


@asynccontextmanager
async def talking(folder: Path) -> AsyncIterator[tuple[Conversation, Line, asyncio.Task[None]]]:
    async with services(folder) as [service]:
        anna, match = await begin(service)
        talk, line = Conversation(service, match, anna), Line()
        await talk.find()
        held = asyncio.create_task(talk.hold(line.said.get, line.send))
        try:
            yield talk, line, held
        finally:
            line.said.put_nowait(GONE)
            await comes_true(held.done, "the conversation to end")
            assert not service.house.live[match].listeners
            assert talk.sending is None


async def test_nothing_is_kept_running_while_nothing_is_said(tmp_path: Path) -> None:
    async with talking(tmp_path) as (talk, line, _):
        line.hello()
        await line.until("present")
        assert talk.sending is None


async def test_a_frame_that_is_no_text_is_refused_and_not_the_end(tmp_path: Path) -> None:
    async with talking(tmp_path) as (_, line, _):
        line.say(bytes=b"\x00")
        await line.until("refused")
        line.hello()
        await line.until("present")


async def test_when_nothing_can_be_sent_any_more_nothing_is_heard(tmp_path: Path) -> None:
    async with talking(tmp_path) as (talk, line, held):
        line.broken = True
        line.hello()
        async with within(PATIENCE, "the conversation to end"):
            await held
        assert talk.listener.dropped


async def test_whoever_is_shown_out_while_not_reading_hears_everything_when_they_do(
    tmp_path: Path,
) -> None:
    async with talking(tmp_path) as (talk, line, held):
        line.reads.clear()
        line.hello()
        await comes_true(lambda: talk.listener.waiting, "something to be told")
        sending = talk.sending
        assert isinstance(sending, asyncio.Task)
        show_out([talk.listener], "banned")
        await comes_true(sending.done, "what was being sent to be given up")
        line.reads.set()
        async with within(PATIENCE, "the conversation to end"):
            await held
        assert line.told == ["update", "present", "bye"]
        assert line.got[-1]["type"] == "websocket.close"


async def test_what_is_being_done_is_finished_before_nothing_more_is_heard(tmp_path: Path) -> None:
    async with talking(tmp_path) as (talk, line, held):
        line.hello()
        await line.until("present")
        writer = talk.service.writer
        put, go_on = writer.put, threading.Event()

        def slowly(connection: Connection, gathered: list[Writing]) -> None:
            go_on.wait(PATIENCE)
            put(connection, gathered)

        writer.put = slowly  # type: ignore[method-assign]  # held back
        match = await talk.house.match(talk.match_id)
        # either seat may begin, and both are this person's
        (seat,) = match.table.to_act()
        action = match.table.options(seat)[0]
        for told_id in ("first", "late"):
            said = {"say": "act", "id": told_id, "seat": seat, "action": action}
            line.say(
                text=msgspec.json.encode({**said, "choice": match.table.choice(seat)}).decode()
            )
        await comes_true(lambda: talk.doing, "something to be done")
        show_out([talk.listener], "banned")
        await settled()
        assert not held.done()
        go_on.set()
        async with within(PATIENCE, "the conversation to end"):
            await held
        # the match goes on from what was done; who was shown out hears no more, and is not heard
        assert (match.number, match.stale) == (1, False)
        assert line.told == ["update", "present", "bye"]


async def test_whoever_never_reads_is_not_waited_for(tmp_path: Path) -> None:
    async with talking(tmp_path) as (talk, line, held):
        line.hello()
        await line.until("present")
        line.reads.clear()
        for _ in range(2 * talk.limits.backlog + 3):
            talk.listener.tell(b"{}")
        async with within(PATIENCE, "the conversation to end"):
            await held
        assert line.told == ["update", "present"]


async def test_a_node_that_stops_does_not_wait_for_the_other_side(tmp_path: Path) -> None:
    async with talking(tmp_path) as (talk, line, held):
        line.hello()
        await line.until("present")
        held.cancel()
        with pytest.raises(asyncio.CancelledError):
            await held
        assert talk.listener.dropped
