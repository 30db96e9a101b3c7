"""Defects to plant into a server: one that has any of them must be found out.

A test names one in `harness.PLANTED`, as "defects.slow_disk", before it starts a node.
"""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Engine

from regnum.core.actions import Seat
from regnum.core.entries import AnyEntry
from regnum.core.registry import game_named
from regnum.server.api.sockets import Conversation
from regnum.server.bots import steward
from regnum.server.matches.match import Deed, LiveMatch
from regnum.server.matches.room import ENCODE
from regnum.server.matches.shelf import Shelf
from regnum.server.store.writer import Writer, Writing
from regnum.server.wire import frames

#: seconds for which a slow disk keeps everybody waiting, or should
SLOW = 0.3


def few_files() -> None:
    """No defect, but as few files as some systems give by themselves."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))


def slow_disk() -> None:
    """No defect, but time for one to show."""
    commit, put_in_file = Writer.commit, Writer.put_in_file

    async def slowly(self: Writer, gathered: list[Writing]) -> None:
        await asyncio.sleep(SLOW)
        await commit(self, gathered)

    def slowly_in_its_thread(self: Writer, file: Engine, gathered: list[Writing]) -> None:
        time.sleep(SLOW)
        put_in_file(self, file, gathered)

    put_in(Writer, "commit", slowly)
    put_in(Writer, "put_in_file", slowly_in_its_thread)


def acknowledges_before_the_commit() -> None:
    slow_disk()
    write = Writer.write

    async def hastily(self: Writer, rows: Sequence[Any] = (), *more: Any, **named: Any) -> None:
        if rows:
            self.waiting.append(Writing(rows, *more))
            if self.idle.is_set():
                self.go_on()
        else:
            await write(self, rows, *more, **named)

    put_in(Writer, "write", hastily)


def tells_before_the_commit() -> None:
    slow_disk()
    beside = LiveMatch.beside

    def chattily(self: LiveMatch) -> Any:
        self.broadcast()
        return beside(self)

    put_in(LiveMatch, "beside", chattily)


def leaves_out_what_was_missed() -> None:
    def newest(self: LiveMatch, viewer: Seat | None, after: int) -> list[bytes]:
        return [ENCODE(self.update(viewer, self.number))]

    put_in(LiveMatch, "updates", newest)


def does_not_know_what_it_has_done() -> None:
    """A repeated message is looked at as if it were new."""
    do = LiveMatch.do

    async def forgetfully(
        self: LiveMatch,
        plan: Callable[[LiveMatch], Sequence[Deed]],
        client: str | None = None,
        entry: AnyEntry | None = None,
    ) -> int:
        self.clients.clear()
        return await do(self, plan, client, entry)

    put_in(LiveMatch, "do", forgetfully)


def does_again_what_is_said_again() -> None:
    """Neither the message's id nor the number of the choice keeps it from being done twice."""
    do, obey = LiveMatch.do, Conversation.obey

    async def again(
        self: LiveMatch,
        plan: Callable[[LiveMatch], Sequence[Deed]],
        client: str | None = None,
        entry: AnyEntry | None = None,
    ) -> int:
        return await do(self, plan, None if client in self.clients else client, entry)

    async def whatever_is_asked(self: Conversation, said: frames.AnySaid) -> None:
        if isinstance(said, frames.Act):
            said = msgspec.structs.replace(said, choice=None)
        await obey(self, said)

    put_in(LiveMatch, "do", again)
    put_in(Conversation, "obey", whatever_is_asked)


def is_broken_inside() -> None:
    """The list of matches fails, with a detail that is nobody's business; so does `why`."""

    async def fail(*_: object) -> None:
        raise RuntimeError("the spare key is under the mat")

    put_in(Shelf, "open_matches", fail)
    put_in(Conversation, "why", fail)


def loses_the_database_for_a_while() -> None:
    """The first news of a match cannot be read, nor can the match itself the next two times."""
    news, stored = Shelf.news, Shelf.stored
    left: list[int] = []

    async def no_news(self: Shelf, match_id: str, after: int) -> Any:
        if not left:
            left.extend(range(3))
            raise RuntimeError("the database is gone")
        return await news(self, match_id, after)

    async def nothing_stored(self: Shelf, match_id: str) -> Any:
        if len(left) > 1:
            left.pop()
            raise RuntimeError("the database is still gone")
        return await stored(self, match_id)

    put_in(Shelf, "news", no_news)
    put_in(Shelf, "stored", nothing_stored)


def rules_have_changed() -> None:
    """No defect: a later release, in which matches of King's Bounty could come out differently."""
    game = game_named("kings-bounty")
    put_in(game, "facts", msgspec.structs.replace(game.facts, rules=game.facts.rules + 1))


def is_in_a_hurry() -> None:
    """No defect: after a start, time runs out almost at once."""
    put_in(steward, "LENIENT", 2.0)


def put_in(where: object, name: str, defect: Callable[..., Any]) -> None:
    setattr(where, name, defect)
