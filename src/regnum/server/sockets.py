"""Live play: one WebSocket a guest and match."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from regnum.bots.bot import bot_named
from regnum.core.actions import Seat
from regnum.core.agenda import State
from regnum.core.errors import Refused, RegnumError
from regnum.core.messages import Refusal
from regnum.core.table import Table
from regnum.server.errors import ServiceError
from regnum.server.match import Deed, option
from regnum.server.people import Person
from regnum.server.room import ENCODE, Listener
from regnum.server.service import Service
from regnum.server.steward import give_up, stand_in
from regnum.server.tries import Allowance
from regnum.server.wire import frames

LOG = logging.getLogger("regnum.live")
SAID: msgspec.json.Decoder[frames.AnySaid] = msgspec.json.Decoder(frames.AnySaid)
#: how long a client's id for what it says may be
LONGEST_ID = 40
#: how many frames of the past cost as much as one action
FRAMES = 20
#: for how many seconds somebody may be as fast as they like
BURST = 5.0
#: seconds to say good-bye to somebody who does not listen
GOODBYE = 1.0
#: why the server closes a connection: somebody could not keep up, or was shown out
TOO_SLOW = 4408


class Conversation:
    """What one connection says, and is told."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        service: Service,
        match_id: str,
        person: Person | None,
    ) -> None:
        self.socket = socket
        self.service = service
        self.house = service.house
        self.match_id = match_id
        self.person = person
        self.limits = service.settings.limits
        self.listener = Listener(None, "" if person is None else person.id, self.limits.backlog)
        self.hinting: asyncio.Task[None] | None = None
        self.pace = Allowance(
            BURST * self.limits.actions_per_second, self.limits.actions_per_second
        )

    async def hold(self) -> None:
        """Talk until either side has enough."""
        # a match that does not exist is refused before the connection is there
        await self.house.match(self.match_id)
        await self.socket.accept()
        tasks = [
            asyncio.create_task(self.hear_on()),
            asyncio.create_task(self.tell_on()),
            asyncio.create_task(self.listener.gone.wait()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            shown_out = self.listener.dropped
            self.listener.gone.set()
            self.house.leave(self.match_id, self.listener)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if shown_out:
                await self.say_goodbye()

    async def hear_on(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await self.hear(await self.socket.receive_data("text"))

    async def tell_on(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                frame = await self.listener.waiting.get()
                await self.socket.send_data(frame, mode="text")

    async def say_goodbye(self) -> None:
        """Somebody could not keep up, or was shown out: the last word may say why."""
        with contextlib.suppress(Exception):
            async with asyncio.timeout(GOODBYE):
                if self.listener.waiting.qsize() <= self.limits.backlog:
                    while not self.listener.waiting.empty():
                        await self.socket.send_data(self.listener.waiting.get_nowait(), mode="text")
                await self.socket.close(code=TOO_SLOW)

    def tell(self, frame: frames.Told) -> None:
        self.listener.tell(ENCODE(frame))

    # -- hearing

    async def hear(self, data: str | bytes) -> None:
        """Read one frame and do what it says; a bad one changes nothing.

        Who is too fast is heard later: nothing is lost, and the network holds back the rest.
        """
        await self.slow_down()
        try:
            if len(data) > self.limits.frame_bytes:
                raise ServiceError("frame-too-long", most=self.limits.frame_bytes)
            said = SAID.decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self.refuse("", ServiceError("bad-frame", why=str(error)))
            return
        except ServiceError as error:
            self.refuse("", error)
            return
        told_id = getattr(said, "id", "")
        try:
            if len(told_id) > LONGEST_ID or not told_id.isprintable():
                raise ServiceError("bad-id", most=LONGEST_ID)
            await self.obey(said)
        except RegnumError as error:
            self.refuse(told_id[:LONGEST_ID], error)
        except Exception:
            LOG.exception("unexpected", extra={"match": self.match_id})
            self.refuse(told_id[:LONGEST_ID], ServiceError("unexpected", 500))

    async def slow_down(self, cost: float = 1.0) -> None:
        while wait := self.pace.take(self.listener.person, min(cost, self.pace.burst)):
            await asyncio.sleep(wait)

    def refuse(self, told_id: str, error: RegnumError) -> None:
        refusal = error.refusal if isinstance(error, Refused) else Refusal(error.message.id)
        code = error.code if isinstance(error, ServiceError) else refusal.code
        self.tell(
            frames.Refused(told_id, code, error.message, str(error), refusal.rule, refusal.page)
        )

    async def obey(self, said: frames.AnySaid) -> None:
        if isinstance(said, frames.Hello):
            await self.greet(said)
        elif isinstance(said, frames.Ping):
            self.tell(frames.Pong(said.id))
        elif isinstance(said, frames.Chat):
            await self.chat(said)
        else:
            await self.check_seat(said.seat)
            if isinstance(said, frames.Why):
                await self.why(said)
            elif isinstance(said, frames.Hint):
                self.ask_for_hint(said)
            elif isinstance(said, frames.Ask | frames.Answer | frames.Withdraw):
                await self.ask(said)
            else:
                await self.play(said)

    async def greet(self, said: frames.Hello) -> None:
        """Begin to listen, with one's own eyes or a spectator's, from where one left off."""
        if said.seat is not None:
            await self.check_seat(said.seat)
        async with self.house.reading(self.match_id) as match:
            if self.listener.dropped:
                return
            self.listener.viewer = said.seat
            past = match.updates(said.seat, said.after)
            self.listener.tell_past(past)
            self.listener.told = match.number
            self.house.enter(match, self.listener)
        LOG.info("listening", extra={"match": self.match_id, "seat": said.seat})
        await self.service.chat.welcome(self.match_id, self.listener, said.chat)

    async def check_seat(self, seat: Seat) -> None:
        """A guest acts only for its own seats."""
        person_id = None if self.person is None else self.person.id
        await self.house.check_seat(self.match_id, person_id, seat)

    # -- doing

    async def play(
        self, said: frames.Act | frames.Undo | frames.Resign | frames.Hand | frames.Return
    ) -> None:
        """What makes an entry."""
        seat = said.seat
        if isinstance(said, frames.Act):
            game = (await self.house.match(self.match_id)).game
            action = game.decode(bytes(said.action))
            choice = said.choice
            await self.do(said.id, not_a_bots(seat), lambda table: table.act(seat, action, choice))
        elif isinstance(said, frames.Undo):
            await self.do(said.id, not_a_bots(seat), lambda table: undo_freely(table, seat))
        elif isinstance(said, frames.Resign):
            await self.do(said.id, *give_up(seat))
        elif isinstance(said, frames.Return):
            await self.do(said.id, lambda table: come_back(table, seat))
        else:
            bot = said.bot or stand_in()
            bot_named(bot)
            await self.do(said.id, lambda table: hand_over(table, seat, bot))

    async def do(self, told_id: str, *deeds: Deed) -> None:
        number = await self.house.carry_out(self.match_id, lambda _: deeds, self.client(told_id))
        self.tell(frames.Done(told_id, number))

    def client(self, told_id: str) -> str:
        """One message of one person: said again, it is not done again."""
        return f"{self.listener.person}:{told_id}"

    async def why(self, said: frames.Why) -> None:
        async with self.house.reading(self.match_id) as match:
            action = match.game.decode(bytes(said.action))
            refusal = match.table.refusal(said.seat, action)
            number = match.number
        if refusal is not None:
            raise Refused(refusal, match.game.facts.package)
        self.tell(frames.Done(said.id, number))

    async def ask(self, said: frames.Ask | frames.Answer | frames.Withdraw) -> None:
        assert self.person is not None
        asking = self.service.asking
        if isinstance(said, frames.Ask):
            number = await asking.ask(
                self.match_id, self.person, said.seat, said.what, self.client(said.id)
            )
        elif isinstance(said, frames.Answer):
            number = await asking.answer(
                self.match_id, self.person, said.seat, said.to, said.what, said.agree
            )
        else:
            number = await asking.withdraw(self.match_id, said.seat, said.what)
        self.tell(frames.Done(said.id, number))

    def ask_for_hint(self, said: frames.Hint) -> None:
        """Thinking takes a while, and other frames need not wait for it: one at a time."""
        if self.hinting is not None and not self.hinting.done():
            raise ServiceError("too-fast", 429, seconds=1)
        self.hinting = self.house.spawn(self.hint(said))

    async def hint(self, said: frames.Hint) -> None:
        try:
            action = await self.service.steward.hint(self.match_id, said.seat)
            game = (await self.house.match(self.match_id)).game
            self.tell(frames.Hinted(said.id, option(game, action)))
        except RegnumError as error:
            self.refuse(said.id, error)

    async def chat(self, said: frames.Chat) -> None:
        if self.person is None:
            raise ServiceError("come-in-first", 401)
        await self.service.chat.say(self.person, self.match_id, said.text, self.client(said.id))
        self.tell(frames.Done(said.id, (await self.house.match(self.match_id)).number))


def not_a_bots(seat: Seat) -> Deed:
    """Where a bot plays on, nobody else does: take the seat back first."""

    def check(table: Table[State]) -> None:
        if table.bots[seat]:
            raise ServiceError("bot-plays-on", 409)

    return check


def come_back(table: Table[State], seat: Seat) -> None:
    """Who handed a seat over may take it back; who resigned may not."""
    if table.over:
        raise Refused(Refusal("game-over"))
    if seat in table.resigned:
        raise Refused(Refusal("resigned-already"))
    if table.bots[seat]:
        table.stand_in(seat, "")


def undo_freely(table: Table[State], seat: Seat) -> None:
    """Only what needs nobody's consent; the rest is asked for."""
    state = table.undo_state(seat)
    if state.can != "undo":
        raise Refused(state.why or Refusal("nothing-to-undo"), table.game.facts.package)
    table.undo(seat)


def hand_over(table: Table[State], seat: Seat, bot: str) -> None:
    """A bot plays on in a seat. Rated matches are played to the end, or resigned."""
    if table.over:
        raise Refused(Refusal("game-over"))
    if table.rated:
        raise ServiceError("rated-no-bots", 409)
    table.stand_in(seat, bot)
