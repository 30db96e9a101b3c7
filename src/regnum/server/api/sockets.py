"""Live play: one WebSocket a guest and match."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from regnum.bots.bot import bot_named
from regnum.core.actions import Seat
from regnum.core.entries import Act, AnyEntry, Resign, StandIn, Undo
from regnum.core.errors import Refused, RegnumError
from regnum.core.messages import Message, Refusal
from regnum.core.misfits import misfit
from regnum.core.nested import within
from regnum.core.records import plain
from regnum.server.errors import ServiceError
from regnum.server.matches.deeds import (
    come_back,
    give_up,
    play,
    stand_in,
    undo_freely,
)
from regnum.server.matches.match import Deed, LiveMatch
from regnum.server.matches.offers import option
from regnum.server.matches.room import ENCODE, Listener, show_out
from regnum.server.service import Service, pace
from regnum.server.store.engine import is_away
from regnum.server.store.person import Person
from regnum.server.wire import frames

LOG = logging.getLogger("regnum.live")
#: how ASGI gives and takes the messages of a connection
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
#: how the web server sends what waits, as far as the network takes it
AtOnce = Callable[[list[bytes]], None]
SAID: msgspec.json.Decoder[frames.AnySaid] = msgspec.json.Decoder(frames.AnySaid)
#: how long a client's id for what it says may be
LONGEST_ID = 40
#: how many frames of the past cost as much as one action
FRAMES = 20
#: what a preview costs, in actions: it is played in a dozen worlds
PREVIEW = 3.0
#: seconds to say good-bye to somebody who does not listen
GOODBYE = 1.0
#: why the server closes a connection: somebody could not keep up, or was shown out
TOO_SLOW = 4408


class Conversation:
    """What one connection says, and is told.

    There are many, and they stay long. One task hears what is said; there is another only while
    the network does not take what waits to be sent.
    """

    __slots__ = (
        "at_once",
        "doing",
        "house",
        "limits",
        "listener",
        "match_id",
        "pace",
        "patience",
        "person",
        "receive",
        "send",
        "sending",
        "service",
        "status",
    )

    receive: Receive
    send: Send
    #: when to hear no more
    patience: asyncio.Timeout

    def __init__(self, service: Service, match_id: str, person: Person | None) -> None:
        self.service = service
        self.house = service.house
        self.match_id = match_id
        self.person = person
        self.limits = service.settings.limits
        self.listener = Listener(None, "" if person is None else person.id, self.limits.backlog)
        # over all connections of a person; of strangers each has its own
        self.pace = pace(self.limits) if person is None else service.pace
        #: the state in which the match was found
        self.status = ""
        self.at_once: AtOnce | None = None
        #: something is being done that must not be left half done
        self.doing = False
        #: what sends what waits, or soon will
        self.sending: asyncio.Task[None] | asyncio.Handle | None = None

    async def hold(self, receive: Receive, send: Send) -> None:
        """Talk until either side has enough, on a connection that was accepted."""
        self.receive, self.send = receive, send
        try:
            if why := self.unwelcome():
                # a browser hears why only over a connection that was accepted
                show_out([self.listener], why)
            else:
                await self.hear_on()
        finally:
            shown_out = self.listener.dropped
            self.listener.dropped = True
            self.house.leave(self.match_id, self.listener)
            sending, self.sending = self.sending, None
            if sending is not None:
                sending.cancel()
            if isinstance(sending, asyncio.Task):
                await asyncio.gather(sending, return_exceptions=True)
            if shown_out:
                await self.say_goodbye()

    async def find(self) -> None:
        """See whether the match goes on; one that is closed may be none that can be made any more.

        A match that does not exist is refused, before the connection is there.
        """
        try:
            self.status = (await self.house.match(self.match_id)).status
        except ServiceError as error:
            if error.code != "match-closed":
                raise
            self.status = "closed"

    def unwelcome(self) -> str:
        """The code of a good-bye instead of a welcome, if there is a reason for one."""
        if self.person is not None and self.person.banned:
            return "banned"
        return "match-closed" if self.status == "closed" else ""

    async def hear_on(self) -> None:
        """Until the other side has gone, has not said hello in time, or is shown out."""
        loop = asyncio.get_running_loop()
        impatience = loop.call_later(self.limits.silence, self.insist_on_hello)
        try:
            async with asyncio.timeout(None) as self.patience:
                self.listener.sends, self.listener.ends = self.begin_to_send, self.end
                while not self.listener.dropped:
                    message = await self.receive()
                    if message["type"] == "websocket.disconnect":
                        break
                    await self.hear(message.get("text") or "")
        except TimeoutError:
            pass
        finally:
            impatience.cancel()
            self.listener.sends = self.listener.ends = None

    def insist_on_hello(self) -> None:
        if not self.listener.greeted:
            show_out([self.listener], "no-hello")

    def end(self) -> None:
        """Hear nothing more; what is being done is finished first."""
        if not self.doing and not self.patience.expired():
            self.patience.reschedule(0)

    def begin_to_send(self) -> None:
        """Soon: what is told in one breath goes out together."""
        if self.sending is None:
            self.sending = asyncio.get_running_loop().call_soon(self.send_at_once)

    def send_at_once(self) -> None:
        self.sending = None
        if self.at_once is not None:
            try:
                self.at_once(self.listener.waiting)
            except Exception:
                # nobody is there any more
                self.listener.drop()
        if self.listener.waiting:
            self.sending = asyncio.create_task(self.send_on())

    async def send_on(self) -> None:
        """Send what waits, until nothing does."""
        try:
            while self.listener.waiting:
                await self.send_next()
        except Exception:
            # nobody is there any more
            self.listener.drop()
        else:
            self.sending = None

    async def send_next(self) -> None:
        # who is stopped while the network takes nothing has sent nothing
        frame = self.listener.waiting[0]
        await self.send({"type": "websocket.send", "text": frame.decode()})
        self.listener.waiting.pop(0)

    async def say_goodbye(self) -> None:
        """Somebody could not keep up, or was shown out: the last word may say why."""
        with contextlib.suppress(Exception):
            async with asyncio.timeout(GOODBYE):
                if len(self.listener.waiting) <= self.limits.backlog:
                    while self.listener.waiting:
                        await self.send_next()
                await self.send({"type": "websocket.close", "code": TOO_SLOW, "reason": ""})

    def tell(self, frame: frames.Told) -> None:
        self.listener.tell(ENCODE(frame))

    # -- hearing

    async def hear(self, data: str | bytes) -> None:
        """Read one frame and do what it says; a bad one changes nothing.

        Who is too fast is heard later: nothing is lost, and the network holds back the rest.
        """
        await self.slow_down()
        try:
            if len(data.encode() if isinstance(data, str) else data) > self.limits.frame_bytes:
                raise ServiceError("frame-too-long", most=self.limits.frame_bytes)
            said = SAID.decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            self.refuse("", ServiceError("bad-frame", why=within([misread(data)])))
            return
        except ServiceError as error:
            self.refuse("", error)
            return
        told_id = getattr(said, "id", "")
        try:
            if not isinstance(said, frames.Hello):
                check_told_id(told_id)
            await self.obey(said)
        except RegnumError as error:
            self.refuse(told_id[:LONGEST_ID], error)
        except Exception as error:
            LOG.exception("unexpected", extra={"match": self.match_id})
            away = is_away(error)
            code, status = ("database-away", 503) if away else ("unexpected", 500)
            self.refuse(told_id[:LONGEST_ID], ServiceError(code, status))

    async def slow_down(self, cost: float = 1.0) -> None:
        # whoever is busy elsewhere too must not wait for a bucket that is never full
        while wait := self.pace.take(self.listener.person, min(cost, self.pace.burst / 2)):
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
            match = await self.check_seat(said.seat)
            if isinstance(said, frames.Act):
                await self.act(said, match)
            elif isinstance(said, frames.Why):
                await self.why(said)
            elif isinstance(said, frames.Preview):
                await self.preview(said)
            elif isinstance(said, frames.Nothing):
                await self.say_nothing(said)
            elif isinstance(said, frames.Hint):
                self.ask_for_hint(said)
            elif isinstance(said, frames.Ask | frames.Answer | frames.Withdraw):
                await self.ask(said)
            else:
                await self.play(said)

    async def greet(self, said: frames.Hello) -> None:
        """Begin to listen, with one's own eyes or a spectator's, from where one left off."""
        if said.seat is not None:
            await self.check_eyes(said.seat)
        async with self.house.reading(self.match_id) as match:
            if self.listener.dropped:
                return
            self.listener.viewer = said.seat
            past = match.updates(said.seat, said.after)
            self.listener.tell_past(past)
            self.listener.told = match.number
            self.house.enter(match, self.listener)
        LOG.info("listening", extra={"match": self.match_id, "seat": said.seat})
        missed = await self.service.chat.welcome(self.match_id, self.listener, said.chat)
        # a long story was told already; what comes next waits for it
        await self.slow_down((len(past) + missed) / FRAMES)

    async def check_eyes(self, seat: Seat) -> None:
        """A guest looks with the eyes of its own seats; what is over hides nothing from anybody."""
        match = await self.house.match(self.match_id)
        if match.status != "over" or not 0 <= seat < len(match.people):
            await self.check_seat(seat)

    async def check_seat(self, seat: Seat) -> LiveMatch:
        """A guest acts only for its own seats."""
        person_id = None if self.person is None else self.person.id
        return await self.house.check_seat(self.match_id, person_id, seat)

    async def person_now(self) -> Person:
        """Who speaks: their name may have been changed or claimed since they came."""
        if self.person is None:
            raise ServiceError("come-in-first", 401)
        return await self.service.door.known(self.person.id)

    # -- doing

    async def act(self, said: frames.Act, match: LiveMatch) -> None:
        seat, choice = said.seat, said.choice
        action = match.game.decode(bytes(said.action))
        await self.do(said.id, Act(seat, choice, plain(action)), play(seat, action, choice))

    async def play(self, said: frames.Undo | frames.Resign | frames.Hand | frames.Return) -> None:
        """What else makes an entry."""
        seat = said.seat
        if isinstance(said, frames.Undo):
            await self.do(said.id, Undo(seat), lambda table: undo_freely(table, seat))
        elif isinstance(said, frames.Resign):
            await self.do(said.id, Resign(seat), *give_up(seat))
        elif isinstance(said, frames.Return):
            await self.do(said.id, StandIn(seat, ""), lambda table: come_back(table, seat))
        else:
            bot = said.bot or stand_in()
            bot_named(bot)
            over = self.house.handing_over(self.listener.person, seat, bot)
            await self.do(said.id, StandIn(seat, bot), over)

    async def do(self, told_id: str, entry: AnyEntry, *deeds: Deed) -> None:
        """Do something; the entry it makes is how the same message is known again."""

        def done(number: int) -> None:
            self.tell(frames.Done(told_id, number))

        if self.listener.dropped:
            return
        self.doing = True
        try:
            # told with what it has changed, so that both go out together
            await self.house.carry_on(
                self.match_id, lambda _: deeds, self.client(told_id), entry, done
            )
        finally:
            self.doing = False
            if self.listener.dropped:
                self.end()

    def client(self, told_id: str) -> str:
        """One message of one person: said again, it is not done again."""
        return f"{self.listener.person}:{told_id}"

    async def check_unused(self, told_id: str) -> None:
        """Nothing was done under this id; what is asked and what is said have ids of their own."""
        if self.client(told_id) in (await self.house.match(self.match_id)).clients:
            raise ServiceError("id-used", 409)

    async def why(self, said: frames.Why) -> None:
        async with self.house.reading(self.match_id) as match:
            match.room.asked[said.seat] = time.time()
            action = match.game.decode(bytes(said.action))
            refusal = match.table.refusal(said.seat, action)
            number = match.number
        if refusal is not None:
            raise Refused(refusal, match.game.facts.package)
        self.tell(frames.Done(said.id, number))

    async def preview(self, said: frames.Preview) -> None:
        # one of them it was as a frame
        await self.slow_down(PREVIEW - 1)
        async with self.house.reading(self.match_id) as match:
            match.room.asked[said.seat] = time.time()
            action = match.game.decode(bytes(said.action))
            events = match.table.preview(said.seat, action)
        log = tuple(match.game.told(event) for event in events)
        self.tell(frames.Previewed(said.id, tuple(events), log))

    async def say_nothing(self, said: frames.Nothing) -> None:
        async with self.house.reading(self.match_id) as match:
            match.room.silent[said.seat] = match.number
            number = match.number
        self.tell(frames.Done(said.id, number))

    async def ask(self, said: frames.Ask | frames.Answer | frames.Withdraw) -> None:
        person = await self.person_now()
        asking = self.service.asking
        if isinstance(said, frames.Ask):
            await self.check_unused(said.id)
            number = await asking.ask(
                self.match_id, person, said.seat, said.what, self.client(said.id)
            )
        elif isinstance(said, frames.Answer):
            number = await asking.answer(
                self.match_id, person, said.seat, said.to, said.what, said.agree, said.bytes
            )
        else:
            number = await asking.withdraw(self.match_id, said.seat, said.what)
        self.tell(frames.Done(said.id, number))

    def ask_for_hint(self, said: frames.Hint) -> None:
        """Thinking takes a while, and other frames need not wait: one at a time for a person."""
        if self.listener.person in self.service.hinting:
            raise ServiceError("too-fast", 429, seconds=1)
        self.service.hinting.add(self.listener.person)
        self.house.spawn(self.hint(said))

    async def hint(self, said: frames.Hint) -> None:
        try:
            action = await self.service.steward.hint(self.match_id, said.seat)
            game = (await self.house.match(self.match_id)).game
            self.tell(frames.Hinted(said.id, option(game, action)))
        except RegnumError as error:
            self.refuse(said.id, error)
        except Exception:
            # whoever asked must not wait for ever
            LOG.exception("a hint", extra={"match": self.match_id, "seat": said.seat})
            self.refuse(said.id, ServiceError("unexpected", 500))
        finally:
            self.service.hinting.discard(self.listener.person)

    async def chat(self, said: frames.Chat) -> None:
        person = await self.person_now()
        await self.check_unused(said.id)
        await self.service.chat.say(person, self.match_id, said.text, self.client(said.id))
        self.tell(frames.Done(said.id, (await self.house.match(self.match_id)).number))


def check_told_id(told_id: str) -> None:
    if not 0 < len(told_id) <= LONGEST_ID or not told_id.isprintable():
        raise ServiceError("bad-id", most=LONGEST_ID)


def misread(data: str | bytes) -> Message:
    """What is wrong with a frame that cannot be read."""
    try:
        plain = msgspec.json.decode(data)
    except (ValueError, RecursionError):
        return Message("misfit-json")
    found = misfit(plain, frames.AnySaid)
    # what is no object has no fields at all
    return Message("misfit-missing", {"field": "say"}) if found is None else found.clause()
