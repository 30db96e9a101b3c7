"""Live play: one WebSocket a guest and match."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from regnum.core.actions import Action, Seat
from regnum.core.agenda import State
from regnum.core.errors import Refused, RegnumError
from regnum.core.messages import Refusal
from regnum.core.table import Table
from regnum.server.errors import ServiceError
from regnum.server.house import House
from regnum.server.match import ENCODE, Listener, LiveMatch
from regnum.server.people import Person
from regnum.server.settings import Limits
from regnum.server.wire import frames

SAID: msgspec.json.Decoder[frames.AnySaid] = msgspec.json.Decoder(frames.AnySaid)


Deed = Callable[[Table[State]], None]


class Conversation:
    """What one connection says, and is told."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        house: House,
        match_id: str,
        person: Person | None,
        limits: Limits,
    ) -> None:
        self.socket = socket
        self.house = house
        self.match_id = match_id
        self.person = person
        self.limits = limits
        self.listener = Listener(None, "" if person is None else person.id)

    async def hold(self) -> None:
        """Talk until either side has enough."""
        match = await self.house.match(self.match_id)
        await self.socket.accept()
        telling = asyncio.create_task(self.tell_on())
        try:
            while not self.listener.dropped:
                await self.hear(await self.socket.receive_data("text"))
        except WebSocketDisconnect:
            pass
        finally:
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)
            match = await self.house.match(self.match_id)
            with contextlib.suppress(ValueError):
                match.listeners.remove(self.listener)

    async def tell_on(self) -> None:
        while True:
            frame = await self.listener.waiting.get()
            await self.socket.send_data(frame, mode="text")

    def tell(self, frame: frames.Told) -> None:
        self.listener.tell(ENCODE(frame))

    # -- hearing

    async def hear(self, data: str | bytes) -> None:
        """Read one frame and do what it says; a bad one changes nothing."""
        try:
            if len(data) > self.limits.frame_bytes:
                raise ServiceError("frame-too-long", most=self.limits.frame_bytes)
            said = SAID.decode(data)
        except msgspec.MsgspecError as error:
            self.refuse("", ServiceError("bad-frame", why=str(error)))
            return
        except ServiceError as error:
            self.refuse("", error)
            return
        told_id = getattr(said, "id", "")
        try:
            await self.obey(said)
        except RegnumError as error:
            self.refuse(told_id, error)

    def refuse(self, told_id: str, error: RegnumError) -> None:
        refusal = error.refusal if isinstance(error, Refused) else Refusal(error.message.id)
        self.tell(
            frames.Refused(
                told_id, refusal.code, error.message, str(error), refusal.rule, refusal.page
            )
        )

    async def obey(self, said: frames.AnySaid) -> None:
        match = await self.house.match(self.match_id)
        if isinstance(said, frames.Hello):
            await self.greet(match, said)
        elif isinstance(said, frames.Ping):
            self.tell(frames.Pong(said.id))
        elif isinstance(said, frames.Act):
            self.check_seat(match, said.seat)
            action = match.game.decode(bytes(said.action))
            await self.act(said, action)
        elif isinstance(said, frames.Why):
            self.check_seat(match, said.seat)
            action = match.game.decode(bytes(said.action))
            refusal = match.table.refusal(said.seat, action)
            if refusal is not None:
                raise Refused(refusal, match.game.facts.package)
            self.tell(frames.Done(said.id, match.number))
        elif isinstance(said, frames.Undo):
            self.check_seat(match, said.seat)
            await self.do(said.id, lambda table: undo_freely(table, said.seat))
        elif isinstance(said, frames.Resign):
            self.check_seat(match, said.seat)
            await self.do(said.id, lambda table: table.resign(said.seat))

    async def greet(self, match: LiveMatch, said: frames.Hello) -> None:
        """Begin to listen, with one's own eyes or a spectator's, from where one left off."""
        if said.seat is not None:
            self.check_seat(match, said.seat)
        async with match.lock:
            self.listener.viewer = said.seat
            if self.listener not in match.listeners:
                match.listeners.append(self.listener)
            for frame in match.updates(said.seat, said.after):
                self.listener.tell(frame)

    def check_seat(self, match: LiveMatch, seat: Seat) -> None:
        """A guest acts only for its own seats."""
        if not 0 <= seat < match.table.seats:
            raise Refused(
                Refusal("no-such-seat", {"seat": str(seat), "last": match.table.seats - 1})
            )
        if self.person is None or match.people[seat] != self.person.id:
            raise ServiceError("not-your-seat", 403)

    async def act(self, said: frames.Act, action: Action) -> None:
        await self.do(said.id, lambda table: table.act(said.seat, action, said.choice))

    async def do(self, told_id: str, deed: Deed) -> None:
        client = f"{self.listener.person}:{told_id}"[:64]
        number = await self.house.do(self.match_id, deed, client)
        self.tell(frames.Done(told_id, number))


def undo_freely(table: Table[State], seat: Seat) -> None:
    """Only what needs nobody's consent; the rest is asked for."""
    state = table.undo_state(seat)
    if state.can != "undo":
        raise Refused(state.why or Refusal("nothing-to-undo"), table.game.facts.package)
    table.undo(seat)
