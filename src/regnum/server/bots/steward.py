"""What the house does by itself: bots' moves, time-outs, and looking after what was left."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy import select

from regnum.core.actions import Action, Seat
from regnum.core.agenda import State
from regnum.core.entries import Act
from regnum.core.errors import RegnumError
from regnum.core.table import Table
from regnum.server.bots.pool import FALLBACK, Pool
from regnum.server.bots.questions import Question, question
from regnum.server.errors import ServiceError
from regnum.server.matches.deeds import give_up, stand_in
from regnum.server.matches.house import House
from regnum.server.matches.lobby import Lobby
from regnum.server.matches.match import Deed, LiveMatch
from regnum.server.store.engine import is_away
from regnum.server.store.tables import matches

LOG = logging.getLogger("regnum.steward")
#: seconds between two looks at what other nodes may have left behind
PAUSE = 3.0
#: how long it is left to the node where it happened
GRACE = 3.0
#: seconds that a bot leaves people to speak in a talk, from when it began
TALK = 5.0
#: the same from a bot's word on, which has to be read
READING = 12.0
#: the same from when somebody last asked whether a word of theirs would do: they are at it
DRAFTING = 12.0
#: how often a bot that waits looks whether it still has to
LOOK = 0.25
#: longer than this after the last word nobody keeps a bot waiting
PATIENCE = 180.0
#: seconds after the start of a node in which nobody's time runs out who could not move before
LENIENT = 60.0
#: every so many looks, the lobby is tidied
SELDOM = 20
#: how many matches are taken up in one look
MOST = 1000
#: seconds for which a match that cannot be made from its entries is left alone
LEAVE = 600.0


class Steward:
    """Whenever a match has changed here, it is looked at: has the house to act, and when?

    That is written in the match's row too (`due`), so that any node can take it up after
    this one is gone. Two may do so at once; the database lets one through.
    """

    def __init__(self, house: House, lobby: Lobby, pool: Pool) -> None:
        self.house = house
        self.lobby = lobby
        self.pool = pool
        #: match, seat and choice for which a bot is thinking
        self.thinking: set[tuple[str, Seat, int]] = set()
        #: the entry after which a bot was last asked to speak, by match and seat
        self.heard: dict[tuple[str, Seat], int] = {}
        #: bots that think about what to say
        self.speaking: list[Question] = []
        self.timers: dict[str, asyncio.TimerHandle] = {}
        #: what other parts make up for at every look, if it has failed before
        self.rounds: list[Callable[[], Awaitable[None]]] = []
        #: matches that could not be looked at, and until when they are left alone
        self.broken: dict[str, float] = {}
        self.task: asyncio.Task[None] | None = None
        #: when this node began to look after matches
        self.since = time.time()
        self.stopping = False
        house.after.append(self.changed)

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="steward")

    async def stop(self) -> None:
        self.stopping = True
        for timer in self.timers.values():
            timer.cancel()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.pool.stop()

    # -- looking

    async def run(self) -> None:
        """At the start everything that is due; later what nobody has done for a while."""
        grace = 0.0
        for number in itertools.count():
            try:
                await self.take_up(grace)
                self.house.forget_idle()
                self.forget_heard()
                if number % SELDOM == 0:
                    await self.lobby.close_expired()
                for each in self.rounds:
                    await each()
            except Exception:
                LOG.exception("looking after matches")
            grace = GRACE
            await asyncio.sleep(PAUSE)

    async def take_up(self, grace: float) -> None:
        """Look at matches in which the house should have acted.

        At the start also at those with a clock that runs: its timer was in a node that is gone.
        """
        until = time.time() - grace if grace else time.time() + 3600
        late = (
            select(matches.c.id)
            .where(matches.c.status == "playing", matches.c.due < until)
            .order_by(matches.c.due)
            .limit(MOST)
        )
        self.broken = {each: at for each, at in self.broken.items() if at > time.monotonic()}
        if self.broken:
            late = late.where(matches.c.id.not_in(self.broken))
        async with self.lobby.engine.connect() as connection:
            found = list((await connection.execute(late)).scalars())
        for match_id in found:
            try:
                await self.look(match_id)
            except Exception as error:
                if is_away(error):
                    # the database's trouble is no match's fault
                    raise
                self.broken[match_id] = time.monotonic() + LEAVE
                LOG.exception("left alone", extra={"match": match_id})

    async def changed(self, match: LiveMatch) -> None:
        if match.looked_after:
            await self.look(match.id)

    async def look(self, match_id: str) -> None:
        """Let bots think that are to move, and wind the clock."""
        if self.stopping:
            return
        async with self.house.reading(match_id) as match:
            self.wind(match_id, self.deadline(match))
            if not match.playing:
                return
            self.let_speak(match)
            self.let_move(match)
            await match.correct_due()

    # -- bots

    def let_move(self, match: LiveMatch) -> None:
        """Every bot that the game waits for begins to think, if it has not begun."""
        for seat in match.house_seats():
            choice = match.table.choice(seat)
            if (match.id, seat, choice) not in self.thinking:
                self.thinking.add((match.id, seat, choice))
                self.house.spawn(self.move(match.id, seat, choice))

    def let_speak(self, match: LiveMatch) -> None:
        """In a talk every bot is asked once after each entry whether it has something to say."""
        table = match.table
        if not table.may_speak():
            return
        for seat in {*table.may_speak(), *table.to_act()}:
            which = (match.id, seat)
            if table.bots[seat] and self.heard.get(which, -1) < match.number:
                self.heard[which] = match.number
                asked = question_of(match, seat, table.bots[seat], speak=True)
                self.speaking.append(asked)
                self.house.spawn(self.speak(table.choice(seat), asked))

    def forget_heard(self) -> None:
        """Nobody speaks any more in matches that are over, or that this node has forgotten."""
        playing = {match.id for match in self.house.live.values() if match.playing}
        self.heard = {which: at for which, at in self.heard.items() if which[0] in playing}

    async def speak(self, choice: int, asked: Question) -> None:
        try:
            action = await self.pool.ask(asked)
            if asked.failed:
                # or it would be asked again, and fail again, after every word of others
                await self.house.carry_out(asked.match, lambda match: replaced(match, asked))
            elif action is not None:
                await self.house.do(
                    asked.match, lambda table: table.act(asked.seat, action, choice)
                )
        except RegnumError as error:
            LOG.info("%s", error, extra={"match": asked.match, "seat": asked.seat})
        except Exception:
            LOG.exception("a bot's word", extra={"match": asked.match, "seat": asked.seat})
        finally:
            self.speaking.remove(asked)

    async def move(self, match_id: str, seat: Seat, choice: int) -> None:
        """Let a bot think, and do what it wants, unless that is no longer asked."""
        try:
            asked = await self.when_all_have_spoken(match_id, seat, choice)
            if asked is None:
                return
            action = await self.pool.ask(asked)
            assert action is not None
            await self.house.carry_out(
                match_id, lambda match: bots_deeds(match, asked, action, choice)
            )
        except RegnumError as error:
            # somebody was faster; if not, it is tried again at the next look
            LOG.info("%s", error, extra={"match": match_id, "seat": seat})
            return
        except Exception:
            LOG.exception("a bot's move", extra={"match": match_id, "seat": seat})
            return
        finally:
            self.thinking.discard((match_id, seat, choice))
        # if the same choice is still there, as after a word in a talk, it is asked again
        await self.look(match_id)

    async def when_all_have_spoken(self, match_id: str, seat: Seat, choice: int) -> Question | None:
        """The question to a bot, when nobody is left to be heard first; none if it is past."""
        while True:
            async with self.house.reading(match_id) as match:
                if seat not in match.house_seats() or match.table.choice(seat) != choice:
                    return None
                wait = self.talk_left(match)
                if wait <= 0:
                    bot = match.table.bots[seat] or stand_in()
                    return question_of(match, seat, bot)
                until = time.time() + wait
                if wait > GRACE / 2 and (match.due is None or match.due < until - GRACE / 2):
                    # or else another node, where nobody is heard, would not wait
                    await match.put_due(until)
            await asyncio.sleep(min(wait, LOOK))

    def talk_left(self, match: LiveMatch) -> float:
        """How long a bot that decides waits for others to speak: bots, and people who are here."""
        speakers = match.table.may_speak()
        if not speakers:
            return 0.0
        if any(asked.match == match.id for asked in self.speaking):
            return 0.02
        here = {listener.person for listener in match.listeners}
        people = [
            seat
            for seat in speakers
            # who has just begun a match is still on the way to it
            if (match.people[seat] in here or not match.times)
            and not match.table.bots[seat]
            and match.room.silent.get(seat) != match.number
            and match.table.options(seat)
        ]
        if not people:
            return 0.0
        since = match.times[-1] if match.times else match.started
        drafted = max(match.room.asked.get(seat, 0.0) for seat in people)
        until = max(since + (READING if bot_spoke(match) else TALK), drafted + DRAFTING)
        return min(until, since + PATIENCE) - time.time()

    async def hint(self, match_id: str, seat: Seat) -> Action:
        """What the house's own bot would do in a seat."""
        async with self.house.reading(match_id) as match:
            if match.table.rated:
                raise ServiceError("rated-no-hints", 409)
            if seat not in match.table.to_act():
                raise ServiceError("no-hint-now", 409)
            asked = question_of(match, seat, stand_in(), hint=True)
        action = await self.pool.ask(asked)
        assert action is not None
        return action

    # -- clocks

    def deadline(self, match: LiveMatch) -> float | None:
        """When somebody's time is up, or none.

        Clocks go by the times of entries, and run while no node is up. So whoever's clock ran
        when this node started has a while to come back. A node that was up all the time does
        not wait, and nor need it.
        """
        found = match.clocks.deadline() if match.playing else None
        if found is None or match.clocks.since >= self.since:
            return found
        return max(found, self.since + LENIENT)

    def wind(self, match_id: str, deadline: float | None) -> None:
        old = self.timers.pop(match_id, None)
        if old is not None:
            old.cancel()
        if deadline is not None and not self.stopping:
            wait = max(0.0, deadline - time.time()) + 0.005
            loop = asyncio.get_running_loop()
            self.timers[match_id] = loop.call_later(wait, self.ring, match_id)

    def ring(self, match_id: str) -> None:
        self.timers.pop(match_id, None)
        self.house.spawn(self.time_out(match_id))

    async def time_out(self, match_id: str) -> None:
        try:
            await self.house.carry_out(match_id, run_out)
            # if nothing was done, it was too early, or somebody was faster
            await self.look(match_id)
        except Exception:
            LOG.exception("a time-out", extra={"match": match_id})


def question_of(
    match: LiveMatch, seat: Seat, bot: str, speak: bool = False, hint: bool = False
) -> Question:
    """A question about a match: a hint is its seat's own, everything else is for the host."""
    whose = (match.people[seat] if hint else match.host) or ""
    return question(
        match.id, match.table, seat, bot, speak=speak, hint=hint, whose=whose, room=match.room
    )


def bot_spoke(match: LiveMatch) -> bool:
    """Whether the last that happened was a bot's word in a talk: the same is asked as before it."""
    table = match.table
    last = table.entries[-1] if table.entries else None
    return (
        isinstance(last, Act)
        and table.bots[last.seat] != ""
        and table.choice(last.seat) == last.choice
    )


def bots_deeds(match: LiveMatch, asked: Question, action: Action, choice: int) -> Sequence[Deed]:
    """What a bot has thought of, or its stand-in, unless its seat was taken back meanwhile."""
    seat = asked.seat
    if seat not in match.house_seats():
        return []
    return [*replaced(match, asked), lambda table: table.act(seat, action, choice)]


def replaced(match: LiveMatch, asked: Question) -> Sequence[Deed]:
    """For a bot that could not answer, its stand-in plays in that seat from now on."""
    seat = asked.seat
    if not asked.failed or not match.playing or match.table.bots[seat] != asked.bot:
        return []
    return [lambda table: table.stand_in(seat, FALLBACK, failed=asked.bot)]


def run_out(match: LiveMatch) -> Sequence[Deed]:
    """Note whose time is up; then, as agreed, the seat resigns or a bot moves.

    Whose time was up first resigns first, however late we are: the first to go ranks last, and
    of two the other has won. Where several are asked at once and none has answered, a lot
    decides who goes first.
    """
    deeds: list[Deed] = []
    if match.playing:
        for seat in match.clocks.expired(time.time()):
            resigns = match.clocks.wish.time_out == "resign"
            deeds.append(unless_over(note_time_out(seat, "" if resigns else stand_in())))
            if resigns:
                deeds.extend(map(unless_over, give_up(seat)))
    return deeds


def note_time_out(seat: Seat, bot: str) -> Deed:
    """What is written down; the bot is who moves then, if one does."""
    return lambda table: table.clock(seat, 0, bot)


def unless_over(deed: Deed) -> Deed:
    def do(table: Table[State]) -> None:
        if not table.over:
            deed(table)

    return do
