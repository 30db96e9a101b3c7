"""In which order the questions to bots are answered: whoever waits at a table first, all alike."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

import regnum
from regnum.server.bots.questions import SHARE, Question, Queue, question
from regnum.server.bots.steward import question_of
from regnum.server.errors import ServiceError
from regnum.server.matches.room import Listener, Room
from regnum.server.node.settings import Limits
from regnum.server.service import Service
from regnum.server.store.person import Person
from regnum.server.wire.bodies import ChairWish, MatchWish
from tests.server.within import house_of, services

pytestmark = pytest.mark.anyio

TABLE = regnum.open_table("kings-bounty", seats=2, seed="queue")


def asked(match: str, whose: str = "", watched: bool = False, hint: bool = False) -> Question:
    room = Room(match)
    if watched:
        room.add(Listener(None, "somebody"))
    return question(match, TABLE, 0, "random", hint=hint, whose=whose, room=room)


def queue_of(*questions: Question) -> Queue:
    queue = Queue()
    for each in questions:
        queue.add(each)
    return queue


async def test_of_equals_the_match_that_the_worker_knows_goes_first() -> None:
    queue = queue_of(asked("new"), asked("known"), asked("newer"))
    assert [queue.take({"known"}).match for _ in range(3)] == ["known", "new", "newer"]


async def test_a_match_that_somebody_looks_at_goes_first() -> None:
    queue = queue_of(asked("alone", "anna"), asked("seen", "boris", watched=True))
    assert [queue.take({"alone"}).match for _ in range(2)] == ["seen", "alone"]


async def test_who_comes_to_look_is_seen_while_the_question_waits() -> None:
    late = asked("late")
    queue = queue_of(asked("early"), late)
    assert late.room is not None
    late.room.add(Listener(None, "somebody"))
    assert queue.take(()) is late


async def test_a_hint_goes_before_what_else_one_waits_for() -> None:
    queue = queue_of(asked("one", "anna", watched=True), asked("other", "anna", hint=True))
    assert queue.take({"one"}).hint


async def test_however_many_matches_one_has_another_is_answered_next() -> None:
    """49 matches of bots that somebody watches, and a person with one."""
    crowd = [asked(f"{n}", "attacker", watched=True) for n in range(49)]
    queue = queue_of(*crowd)
    waits = []
    for _ in range(20):
        mine = asked("mine", "boris", watched=True)
        queue.add(mine)
        wait = 1
        while (found := queue.take({each.match for each in crowd})) is not mine:
            queue.add(asked(found.match, "attacker", watched=True))
            wait += 1
        waits.append(wait)
    assert max(waits) <= 2


async def test_the_matches_of_one_person_take_turns() -> None:
    queue = queue_of(asked("one", "anna"), asked("other", "anna"))
    answered: Counter[str] = Counter()
    for _ in range(100):
        found = queue.take({"one"})
        answered[found.match] += 1
        queue.add(asked(found.match, "anna"))
    assert answered == {"one": 50, "other": 50}


async def test_matches_that_nobody_looks_at_have_a_small_share() -> None:
    queue = queue_of(asked("seen", "anna", watched=True), asked("alone", "boris"))
    answered: Counter[str] = Counter()
    for _ in range(10 * SHARE):
        found = queue.take(())
        answered[found.match] += 1
        queue.add(asked(found.match, found.whose, watched=found.watched))
    assert answered == {"seen": 10 * (SHARE - 1), "alone": 10}


async def make_bots_play(service: Service, person: Person) -> None:
    bots = (ChairWish("bot", "random"), ChairWish("bot", "random"))
    match = await service.lobby.make(person, MatchWish("kings-bounty", bots))
    await service.lobby.start(person, match)


async def test_only_so_many_matches_of_bots_alone_go_on_for_one_host(tmp_path: Path) -> None:
    async with services(tmp_path) as [service]:
        anna = await service.door.come("Anna")
        most = service.settings.limits.bot_matches_per_player
        trying = (make_bots_play(service, anna) for _ in range(most + 3))
        refused = [each for each in await asyncio.gather(*trying, return_exceptions=True) if each]
        assert len(refused) == 3
        for error in refused:
            assert isinstance(error, ServiceError)
            assert error.code == "too-many-bot-matches"
        # with oneself at the table there is no such limit
        wish = MatchWish("kings-bounty", (ChairWish("me"), ChairWish("bot", "random")))
        await service.lobby.start(anna, await service.lobby.make(anna, wish))
        await make_bots_play(service, await service.door.come("Boris"))


async def test_matches_that_are_left_to_bots_are_matches_of_bots_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = Limits(bot_matches_per_player=2)
    async with house_of(tmp_path, limits) as (service, client):
        monkeypatch.setattr(service.steward, "let_move", lambda _: None)
        await client.post("/api/people", json={"name": "Anna"})

        async def begin(chair: dict[str, str]) -> tuple[str, int]:
            wish = {"game": "kings-bounty", "chairs": [chair, chair]}
            match: str = (await client.post("/api/matches", json=wish)).json()["id"]
            return match, (await client.post(f"/api/matches/{match}/start")).status_code

        async def leave(match: str) -> list[int]:
            chairs = [f"/api/matches/{match}/chairs/{seat}" for seat in (0, 1)]
            return [(await client.delete(chair)).status_code for chair in chairs]

        left, _ = await begin({"who": "me"})
        assert await leave(left) == [200, 200]
        assert (await begin({"who": "bot", "bot": "random"}))[1] == 201
        # that were two, and neither way leads to a third
        assert (await begin({"who": "bot", "bot": "random"}))[1] == 429
        kept, _ = await begin({"who": "me"})
        assert await leave(kept) == [200, 429]
        assert (await service.house.match(kept)).table.bots[1] == ""
        # in a match that is left to bots already, one may follow another
        assert await leave(left) == [200, 200]


async def test_how_long_questions_wait_is_counted(tmp_path: Path) -> None:
    async with services(tmp_path) as [service]:
        assert b"regnum_bot_wait_seconds_count 0.0" in service.metrics.page()
        pool = service.steward.pool
        pool.waiting.add(asked("somebody's"))
        await pool.next_for(pool.workers[0])
        assert b"regnum_bot_wait_seconds_count 1.0" in service.metrics.page()


async def test_a_question_knows_whose_it_is_and_who_looks_at_the_match(tmp_path: Path) -> None:
    async with services(tmp_path) as [service]:
        anna, boris = await service.door.come("Anna"), await service.door.come("Boris")
        wish = MatchWish("kings-bounty", (ChairWish("bot", "random"), ChairWish("open")))
        match_id = await service.lobby.make(anna, wish)
        await service.lobby.join(boris, match_id, 1)
        await service.lobby.start(anna, match_id)
        async with service.house.reading(match_id) as match:
            move, hint = question_of(match, 0, "random"), question_of(match, 1, "random", hint=True)
        # who has made the match is who uses up turns, but for a hint
        assert (move.whose, hint.whose) == (anna.id, boris.id)
        assert not move.watched
        match.room.add(Listener(None, boris.id))
        assert move.watched
