"""Leaks to plant into a server: the spy must find each of them."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from prometheus_client.core import GaugeMetricFamily, Metric

from regnum.core import registry
from regnum.core.actions import Seat
from regnum.core.messages import Message
from regnum.server.api import sockets
from regnum.server.api.sockets import Conversation
from regnum.server.bots import pool
from regnum.server.matches import shelf
from regnum.server.matches.match import LiveMatch
from regnum.server.matches.offers import likewise
from regnum.server.people.social import ChatRoom
from regnum.server.service import Parts
from regnum.server.wire import frames
from tests.toys import TOYS

#: lets a process of its own find the tests
PATH = f"import sys; sys.path.insert(0, {str(Path(__file__).parents[2])!r}); "
#: no leak: the games that show what the others do not
WITH_TOYS = "leaks.with_toys"


def with_toys() -> None:
    registry._found.update(TOYS)
    work = "from regnum.server.bots.worker import main; main()"
    toys = "from regnum.core import registry; from tests.toys import TOYS; "
    pool.COMMAND = (
        sys.executable,
        "-c",
        f"{PATH}{toys}registry._found.update(TOYS); {work}",
    )


def everything(match: LiveMatch) -> str:
    """The names of all components, wherever they are."""
    return " ".join(match.game.places(match.table._state))


def the_first_message_holds_everything() -> None:
    update = LiveMatch.update

    def whole(self: LiveMatch, viewer: Seat | None, n: int) -> frames.Update:
        frame = update(self, viewer, n)
        return msgspec.structs.replace(frame, bots=(everything(self),)) if n == 0 else frame

    put_in(LiveMatch, "update", whole)


def everybody_hears_what_a_seat_may_go_on_with() -> None:
    update = LiveMatch.update

    def repeating(self: LiveMatch, viewer: Seat | None, n: int) -> frames.Update:
        frame = update(self, viewer, n)
        if frame.view is None:
            return frame
        heard = [each for seat in range(self.table.seats) for each in likewise(self.table, seat)]
        return msgspec.structs.replace(frame, likewise=tuple(heard))

    put_in(LiveMatch, "update", repeating)


def the_log_of_the_match_tells_what_was_answered() -> None:
    update = LiveMatch.update

    def telling(self: LiveMatch, viewer: Seat | None, n: int) -> frames.Update:
        frame = update(self, viewer, n)
        if n == 0:
            return frame
        entry = msgspec.json.encode(self.table.entries[n - 1]).decode()
        return msgspec.structs.replace(frame, log=(*frame.log, Message("done", {"it": entry})))

    put_in(LiveMatch, "update", telling)


def hints_touch_other_hands() -> None:
    async def hint(self: Conversation, said: frames.Hint) -> None:
        match = await self.house.match(self.match_id)
        action = match.table.options(said.seat)[0]
        offered = sockets.option(match.game, action)
        touching = msgspec.structs.replace(offered, touches=tuple(everything(match).split()))
        self.tell(frames.Hinted(said.id, touching))

    put_in(Conversation, "hint", hint)


def outcomes_tell_the_deck() -> None:
    update = LiveMatch.update

    def telling(self: LiveMatch, viewer: Seat | None, n: int) -> frames.Update:
        frame = update(self, viewer, n)
        told = Message("outcome-end", {"all": everything(self)})
        options = [msgspec.structs.replace(each, outcome=told) for each in frame.options]
        return msgspec.structs.replace(frame, options=tuple(options))

    put_in(LiveMatch, "update", telling)


def previews_are_of_the_true_table() -> None:
    async def preview(self: Conversation, said: frames.Preview) -> None:
        match = await self.house.match(self.match_id)
        ahead = match.table.clone()
        before = len(ahead.events(said.seat))
        ahead.act(said.seat, match.game.decode(bytes(said.action)))
        self.tell(frames.Previewed(said.id, tuple(ahead.events(said.seat, before)), ()))

    put_in(Conversation, "preview", preview)


def refusals_name_what_others_hold() -> None:
    tell = Conversation.tell

    def naming(self: Conversation, frame: frames.Told) -> None:
        if isinstance(frame, frames.Refused):
            match = self.house.live[self.match_id]
            frame = msgspec.structs.replace(frame, sentence=everything(match))
        tell(self, frame)

    put_in(Conversation, "tell", naming)


def chat_quotes_the_key() -> None:
    say = ChatRoom.say

    async def quoting(self: ChatRoom, person: Any, match_id: str, text: str, *more: Any) -> Any:
        key = self.house.live[match_id].table.key.hex()
        return await say(self, person, match_id, f"{text} {key}", *more)

    put_in(ChatRoom, "say", quoting)


def asks_carry_the_deck() -> None:
    open_asks = LiveMatch.open_asks

    def carrying(self: LiveMatch) -> tuple[frames.AskInfo, ...]:
        asked = open_asks(self)
        return tuple(msgspec.structs.replace(ask, match=everything(self)) for ask in asked)

    put_in(LiveMatch, "open_asks", carrying)


def the_lobby_shows_the_proof() -> None:
    put_in(shelf, "is_over", lambda row: row.key is not None)


def metrics_count_keys() -> None:
    collect = Parts.collect

    def counting(self: Parts) -> Iterator[Metric]:
        yield from collect(self)
        for match in self.service.house.live.values():
            yield GaugeMetricFamily("regnum_match", f"Of {match.table.key.hex()}.", 1)

    put_in(Parts, "collect", counting)


def metrics_tell_the_secret_after_the_end() -> None:
    collect = Parts.collect

    def telling(self: Parts) -> Iterator[Metric]:
        yield from collect(self)
        if any(match.table.over for match in self.service.house.live.values()):
            secret = self.service.settings.secret.hex()
            yield GaugeMetricFamily("regnum_house", f"Of {secret}.", 1)

    put_in(Parts, "collect", telling)


def the_log_tells_the_deal() -> None:
    update = LiveMatch.update

    def logging_it(self: LiveMatch, viewer: Seat | None, n: int) -> frames.Update:
        logging.getLogger("regnum.live").info("dealt: %s", everything(self))
        return update(self, viewer, n)

    put_in(LiveMatch, "update", logging_it)


def put_in(where: Any, name: str, leak: Any) -> None:
    setattr(where, name, leak)
