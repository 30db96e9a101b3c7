"""What one person may do, from however many windows, devices and connections."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from regnum.server.api.sockets import FRAMES, Conversation
from regnum.server.matches.deeds import give_up
from regnum.server.wire.frames import Hello
from tests.server.guests import begun, people
from tests.server.harness import Live, Node
from tests.server.patience import comes_true
from tests.server.within import begin, services
from tests.server.workers import standing_still

#: as the service has them by itself
ACTIONS_PER_SECOND = 20
AT_ONCE = 100
CHAT_AT_ONCE = 5
MATCHES = 50


async def ping(live: Live, times: int) -> None:
    for number in range(times):
        await live.say(say="ping", id=str(number))
    for _ in range(times):
        await live.expect("pong")


def pongs(lives: list[Live]) -> int:
    return sum(frame["tell"] == "pong" for live in lives for frame in live.heard)


async def test_more_connections_make_nobody_faster(node: Node) -> None:
    async with begun(node) as ((anna, boris), match), AsyncExitStack() as stack:
        connections = [await stack.enter_async_context(anna.live(match, 0)) for _ in range(4)]
        began = time.monotonic()
        # so much that it lasts longer than any machine needs to answer Boris
        hurrying = asyncio.gather(*(ping(live, 2 * AT_ONCE) for live in connections))
        async with boris.live(match, 1) as other:
            await ping(other, 10)
            # another person is not held up by it
            assert not hurrying.done()
        await comes_true(lambda: pongs(connections) >= 1.5 * AT_ONCE, "answers")
        answered, seconds = pongs(connections), time.monotonic() - began
        hurrying.cancel()
        await asyncio.gather(hurrying, return_exceptions=True)
        for live in connections:
            # what Anna has said and nobody has read yet is not waited for
            live.socket.transport.abort()
        assert seconds > 0.9 * (answered - AT_ONCE) / ACTIONS_PER_SECOND


async def test_strangers_do_not_slow_each_other_down(tmp_path: Path) -> None:
    async with services(tmp_path) as [service]:
        anna, match = await begin(service)
        comers = (None, None, anna, anna)
        one, other, *hers = [Conversation(service, match, who) for who in comers]
        assert one.pace is not other.pace
        assert {each.pace for each in hers} == {service.pace}


async def test_whoever_is_told_the_past_pays_for_it(tmp_path: Path) -> None:
    async with services(tmp_path) as [service]:
        anna, match = await begin(service)
        # nothing comes back with time
        service.pace.per_second = 1e-9
        await service.house.carry_out(match, lambda _: give_up(0))
        await service.chat.say(anna, match, "that was quick", "one")
        talk = Conversation(service, match, anna)
        for after, frames in ((-1, 3), (1, 2)):
            before = service.pace.now_left(anna.id, service.pace.clock())
            await talk.greet(Hello(seat=0, after=after))
            left = service.pace.now_left(anna.id, service.pace.clock())
            # its beginning, its end and what was said; or the end again
            assert before - left == pytest.approx(frames / FRAMES, abs=1e-6)


async def test_chat_is_counted_by_person_and_not_by_connection(node: Node) -> None:
    async with begun(node) as ((anna, boris), match), AsyncExitStack() as stack:
        lives = [await stack.enter_async_context(anna.live(match, 0)) for _ in range(3)]
        began, said = time.monotonic(), 0
        while (await lives[said % 3].ask("chat", text=f"word {said}"))["tell"] == "done":
            said += 1
        assert CHAT_AT_ONCE <= said <= CHAT_AT_ONCE + 1 + (time.monotonic() - began)
        for _ in range(2 * CHAT_AT_ONCE):
            fault = await anna.http.post(f"/api/matches/{match}/chat", json={"text": "this way?"})
            if fault.status_code == 429:
                break
        assert fault.json()["code"] == "too-fast"
        await boris.post(f"/api/matches/{match}/chat", {"text": "and I?"})


async def test_one_hint_at_a_time(node: Node) -> None:
    async with begun(node) as ((anna, boris), match), AsyncExitStack() as stack:
        async with boris.live(match, 1) as other:
            first = await other.expect("update")
        acting, seat = (anna, 0) if 0 in first["view"]["to_act"] else (boris, 1)
        lives = [await stack.enter_async_context(acting.live(match, seat)) for _ in range(3)]
        # now there is a worker, and it can be made to think as long as we like
        assert (await lives[0].ask("hint", seat=seat))["tell"] == "hinted"
        with standing_still(node):
            asking = [asyncio.create_task(live.ask("hint", seat=seat)) for live in lives]
            while sum(each.done() for each in asking) < 2:
                await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
                asking.sort(key=lambda each: not each.done())
        answers = await asyncio.gather(*asking)
        assert [answer["tell"] for answer in answers] == ["refused", "refused", "hinted"]
        # and another when there is an answer
        assert (await lives[1].ask("hint", seat=seat))["tell"] == "hinted"


async def test_matches_are_counted_by_person_made_or_joined(node: Node) -> None:
    async with people(node) as (anna, boris):
        joined = [await boris.make() for _ in range(2)]
        two_seats = await boris.make(chairs=["me", "open", "open"])
        for match in (*joined, two_seats):
            await anna.join(match)
        wish = {"game": "kings-bounty", "chairs": [{"who": "me"}, {"who": "open"}]}
        # all at once, so that none of them knows of the others
        made = await asyncio.gather(
            *(anna.http.post("/api/matches", json=wish) for _ in range(MATCHES + 5))
        )
        assert sorted(each.status_code for each in made) == [201] * (MATCHES - 3) + [429] * 8
        assert {each.json()["code"] for each in made if each.is_error} == {"too-many-matches"}
        last = await boris.make()
        fault = await anna.post(f"/api/matches/{last}/chairs", {}, status=429)
        assert fault["code"] == "too-many-matches"
        # a second seat at the same table is not another match
        await anna.join(two_seats)
        # one that is given up makes room for another
        await anna.delete(f"/api/matches/{next(e.json()['id'] for e in made if e.is_success)}")
        await anna.join(last)
