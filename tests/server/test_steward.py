"""What the house looks after, and what it leaves alone."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from regnum.core import registry
from regnum.server.api.sockets import Conversation
from regnum.server.bots import steward
from regnum.server.bots.questions import Question
from regnum.server.bots.steward import DRAFTING, LENIENT, PATIENCE, TALK
from regnum.server.errors import ServiceError
from regnum.server.matches import rematch
from regnum.server.matches.deeds import give_up
from regnum.server.matches.match import LiveMatch
from regnum.server.service import Service
from regnum.server.store.person import Person
from regnum.server.store.tables import matches
from regnum.server.wire.bodies import ChairWish, ClockWish, MatchWish
from regnum.server.wire.frames import Hello, Nothing, Why
from tests.server.patience import comes_true
from tests.server.within import begin, services
from tests.toys import TOYS

pytestmark = pytest.mark.anyio

#: what a database that is away looks like: SQLAlchemy, the system, uvloop
TROUBLES = [
    OperationalError("select", {}, Exception("the database is locked")),
    ConnectionResetError(),
    RuntimeError("unable to perform operation on <TCPTransport>; the handler is closed"),
]


async def change(service: Service, match_id: str, **values: object) -> None:
    async with service.engine.begin() as connection:
        await connection.execute(update(matches).where(matches.c.id == match_id).values(values))


async def test_a_match_that_cannot_be_made_again_is_left_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with services(tmp_path) as (service,):
        _, broken = await begin(service)
        _, sound = await begin(service)
        await change(service, broken, rules=-1, due=1.0)
        with caplog.at_level(logging.ERROR, "regnum.steward"):
            for _ in range(3):
                await change(service, sound, due=2.0)
                await service.steward.take_up(grace=0.0)
                # the others are looked at all the same
                assert sound in service.house.live
                del service.house.live[sound]
        # the match is one of the extras, which no type of the standard library knows
        assert [vars(record)["match"] for record in caplog.records] == [broken]
        # later it is tried again
        service.steward.broken[broken] = 0.0
        await service.steward.take_up(grace=0.0)
        assert service.steward.broken[broken] > 0.0


@pytest.mark.parametrize("trouble", TROUBLES, ids=repr)
async def test_trouble_with_the_database_is_no_matchs_fault(
    trouble: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with services(tmp_path) as (service,):
        _, match_id = await begin(service)
        await change(service, match_id, due=1.0)

        async def gone(_: str) -> None:
            raise trouble

        monkeypatch.setattr(service.lobby, "stored", gone)
        with pytest.raises(type(trouble)):
            await service.steward.take_up(grace=0.0)
        assert service.steward.broken == {}


@pytest.mark.parametrize("trouble", TROUBLES, ids=repr)
async def test_who_is_to_be_told_is_told_when_the_database_is_back(
    trouble: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with services(tmp_path) as (service,):
        person, match_id = await begin(service)
        await service.alerts.add_feed(person)
        caller = service.caller
        caller.after = 0.0

        async def gone(_: str) -> None:
            raise trouble

        async def fails(work: Callable[[], Awaitable[None]]) -> None:
            service.house.live.clear()
            with monkeypatch.context() as patched:
                patched.setattr(service.lobby, "stored", gone)
                with pytest.raises(type(trouble)):
                    await work()

        await fails(caller.look_around)
        caller.looked_at_all = 0.0
        await caller.look_around()
        await fails(caller.call)
        assert [match for match, _ in caller.waiting] == [match_id]


async def test_who_could_not_move_while_no_node_was_up_has_a_while_after_the_start(
    tmp_path: Path,
) -> None:
    async with services(tmp_path) as (service,):
        person = await service.door.come("Anna")
        clock = ClockWish("move", seconds=10, time_out="resign")
        wish = MatchWish("kings-bounty", (ChairWish("me"), ChairWish("me")), clock=clock)
        match_id = await service.lobby.make(person, wish)
        await service.lobby.start(person, match_id)

        async def wait() -> float:
            await service.steward.look(match_id)
            return service.steward.timers[match_id].when() - asyncio.get_running_loop().time()

        # it was up all the time
        service.steward.since = time.time() - 3600
        assert await wait() <= 10.1
        # the clock ran before it came up
        service.steward.since = time.time() + 1
        assert 30 < await wait() < LENIENT + 2


async def test_what_fails_in_the_background_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(error: Exception) -> None:
        raise error

    async with services(tmp_path) as (service,):
        with caplog.at_level(logging.ERROR, "regnum.house"):
            for error in (OSError("the disk is full"), ServiceError("not-over", 409)):
                task = service.house.spawn(fail(error))
                await asyncio.gather(task, return_exceptions=True)
                await asyncio.sleep(0)
        # what is refused in good order is no news
        assert [record.message for record in caplog.records] == ["left undone"]
        assert "the disk is full" in caplog.text


async def test_a_rematch_that_could_not_begin_begins_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rematch, "PATIENCE", 0.0)
    begun: list[bool] = []

    async def begin_badly(match_id: str, late: bool) -> bool:
        raise OperationalError("select", {}, Exception("the database is locked"))

    async def take_up() -> None:
        begun.append(True)

    async with services(tmp_path) as (service,):
        monkeypatch.setattr(service.rematches, "begin", begin_badly)
        monkeypatch.setattr(service.rematches, "take_up", take_up)
        await service.rematches.make_up()
        assert not begun
        await service.rematches.begin_late("a match")
        service.steward.start()
        await comes_true(lambda: begun, "the rematch to begin")
        await comes_true(lambda: not service.rematches.missed, "nothing to be left to make up for")


async def test_who_was_asked_to_speak_is_remembered_as_long_as_the_match_is_played(
    tmp_path: Path,
) -> None:
    async with services(tmp_path) as (service,):
        played, over, forgotten = [(await begin(service))[1] for _ in range(3)]
        await service.house.match(played)
        await service.house.carry_out(over, lambda _: give_up(0))
        for match_id in (played, over, forgotten):
            service.steward.heard[match_id, 0] = 1
        service.steward.forget_heard()
        assert service.steward.heard == {(played, 0): 1}


async def test_who_has_just_begun_a_match_can_come_before_bots_end_the_talk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._found, "heirs", TOYS["heirs"])
    async with services(tmp_path) as (service,):
        _, match = await bots_decide(service)
        # bots are heard out, too
        monkeypatch.setattr(service.steward, "speaking", [])
        assert not match.listeners
        assert service.steward.talk_left(match) > TALK / 2
        match.times = [time.time()]
        assert service.steward.talk_left(match) == 0


async def bots_decide(service: Service) -> tuple[Person, LiveMatch]:
    """Somebody in a match in whose first talk they may speak while a bot decides."""
    person = await service.door.come("Anna")
    wish = MatchWish("heirs", (ChairWish("me"), *[ChairWish("bot", bot="random")] * 2))
    # one of the three is drawn to decide, and the others speak
    while True:
        match_id = await service.lobby.make(person, wish)
        await service.lobby.start(person, match_id)
        match = await service.house.match(match_id)
        if 0 in match.table.may_speak():
            return person, match
        await service.house.carry_out(match_id, lambda _: give_up(0))


async def test_a_bot_leaves_time_to_who_drafts_an_offer_and_none_to_who_has_nothing_to_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._found, "heirs", TOYS["heirs"])
    async with services(tmp_path) as (service,):
        person, match = await bots_decide(service)
        monkeypatch.setattr(service.steward, "speaking", [])
        talk = Conversation(service, match.id, person)
        await talk.greet(Hello(seat=0))
        now = match.started
        monkeypatch.setattr(steward.time, "time", lambda: now)
        left = service.steward.talk_left
        assert left(match) == TALK
        now += TALK - 1
        assert left(match) == pytest.approx(1)
        draft = msgspec.Raw(msgspec.json.encode(match.table.options(0)[0]))
        await talk.why(Why("draft", 0, draft))
        now += DRAFTING - 1
        assert left(match) == pytest.approx(1)
        # as often as they ask, and for so long at most
        now = match.started + PATIENCE - 1
        await talk.why(Why("draft", 0, draft))
        assert left(match) == pytest.approx(1)
        await talk.say_nothing(Nothing("no more", 0))
        assert left(match) == 0


async def test_for_a_bot_that_cannot_speak_its_stand_in_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._found, "heirs", TOYS["heirs"])
    tried: list[Question] = []

    async def ask(asked: Question) -> None:
        tried.append(asked)
        asked.failed = asked.speak and asked.bot == "greedy"
        if not asked.failed:
            raise ServiceError("bot-failed", 500)

    async with services(tmp_path) as (service,):
        monkeypatch.setattr(service.steward.pool, "ask", ask)
        person = await service.door.come("Anna")
        wish = MatchWish("heirs", (ChairWish("me"), *[ChairWish("bot", bot="greedy")] * 2))
        match_id = await service.lobby.make(person, wish)
        await service.lobby.start(person, match_id)
        match = await service.house.match(match_id)
        await service.steward.look(match_id)
        await comes_true(lambda: "greedy" in match.failed, "a bot to be shown as one that failed")
        for seat in (1, 2):
            spoke = [each for each in tried if each.seat == seat and each.speak]
            assert sum(each.failed for each in spoke) <= 1
            assert (match.failed[seat], match.table.bots[seat]) in {
                ("greedy", "random"),
                ("", "greedy"),
            }
