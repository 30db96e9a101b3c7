"""A match that is over, looked at again: the table after each entry, with anybody's eyes."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import msgspec

from regnum.core.actions import Seat
from regnum.server.errors import ServiceError
from regnum.server.matches.lobby import Lobby
from regnum.server.matches.match import LiveMatch, StoredMatch
from regnum.server.store.writer import Writer
from regnum.server.wire import frames
from regnum.server.wire.replaying import Steps

#: how many entries are shown at once
PAGE = 40


class Playback:
    """Plays stored matches again. What is over hides nothing, so anybody may look as any seat."""

    def __init__(self, lobby: Lobby, writer: Writer) -> None:
        self.lobby = lobby
        self.writer = writer

    async def steps(self, match_id: str, seat: Seat | None, first: int) -> Steps:
        """The table after the entries from `first` on; entry 0 is before anybody acted."""
        if (await self.lobby.info(match_id)).status != "over":
            raise ServiceError("not-over", 409)
        stored = await self.lobby.stored(match_id)
        if seat is not None and not 0 <= seat < len(stored.chairs):
            raise ServiceError("no-such-seat", 404)
        # a long match takes a while, and others need not wait for it
        shown = await asyncio.to_thread(self.played, stored, seat, first)
        return Steps(len(stored.entries), tuple(shown))

    def played(self, stored: StoredMatch, seat: Seat | None, first: int) -> list[frames.Update]:
        match = LiveMatch(replace(stored, entries=(), asks=(), status="playing"), self.writer)
        shown = [as_it_was(match, seat)] if first <= 0 else []
        for entry in stored.entries[: max(first, 0) + PAGE - 1]:
            match.take_over(entry)
            if match.number >= first:
                shown.append(as_it_was(match, seat))
        return shown


def as_it_was(match: LiveMatch, seat: Seat | None) -> frames.Update:
    """The table after its newest entry. Nobody acts at it any more."""
    update = match.update(seat, match.number)
    return msgspec.structs.replace(update, options=(), clocks=(), now=update.at)
