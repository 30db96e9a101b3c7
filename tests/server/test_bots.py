"""Bots at work: in processes of their own, replaced when they die, taken up after a restart."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import begun, people, play_on, until
from tests.server.harness import Guest, House, Live, Node
from tests.server.patience import comes_true
from tests.server.workers import standing_still, workers_of

pytestmark = pytest.mark.anyio


async def test_a_match_against_bots(node: Node) -> None:
    async with begun(node, 1, bots=("greedy", "random")) as ((anna,), match):
        async with anna.live(match, 0) as live:
            end = await live.play(random.Random(5))
        assert end["view"]["over"]
        assert end["bots"] == ["", "greedy", "random"]
        assert (await anna.get(f"/api/matches/{match}"))["status"] == "over"


@pytest.mark.parametrize("game", ["fairy-fracas", "kings-bounty", "kings-struggle"])
async def test_bots_alone_play_any_game_to_its_end(sqlite_house: House, game: str) -> None:
    node = sqlite_house.node()
    async with people(node, 1) as (anna,):
        match = await anna.make(game, ["random", "random", "random"])
        await anna.start(match)
        async with anna.live(match) as live:
            while not live.over:
                await live.hear()


async def test_bots_speak_in_talks(sqlite_house: House) -> None:
    node = sqlite_house.node()
    async with people(node, 1) as (anna,):
        said: set[str] = set()
        for _ in range(8):
            match = await anna.make("kings-struggle", ["greedy", "greedy", "greedy"])
            await anna.start(match)
            async with anna.live(match) as live:
                while not live.over:
                    await live.hear()
            updates = [frame for frame in live.heard if frame["tell"] == "update"]
            said |= {event["event"] for frame in updates for event in frame["events"]}
            if {"proposed", "agreed"} <= said:
                return
        raise AssertionError(f"they only {sorted(said)}")


async def test_a_bot_leaves_no_time_to_who_has_nothing_to_say(
    sqlite_house: House,
) -> None:
    node = sqlite_house.node()
    async with (
        begun(node, 1, bots=("greedy", "greedy"), game="kings-struggle") as ((anna,), match),
        anna.live(match, 0) as live,
    ):
        talk, _ = await drafting(live)
        # whoever speaks meanwhile is heard out; each time there is nothing to add
        while number_asked(live) == talk:
            n = live.now["n"]
            assert (await live.ask("nothing", seat=0))["tell"] == "done"
            while live.now["n"] == n:
                await live.hear()


async def drafting(live: Live) -> tuple[int, Any]:
    """The number of a talk in which an offer is being drafted, and the offer."""
    await live.expect("update")
    while True:
        while not (speaks(live) and live.now["options"]):
            if live.mine:
                await live.act(live.now["options"][0]["action"])
            else:
                await live.hear()
        talk, draft = number_asked(live), live.now["options"][0]["action"]
        await live.ask("why", seat=0, action=draft)
        if speaks(live) and number_asked(live) == talk:
            return talk, draft
        # on a busy machine the bot may have had no time left to leave


def number_asked(live: Live) -> int:
    asked = live.now["view"]["asked"]
    return asked["number"] if asked else 0


def speaks(live: Live) -> bool:
    """Whether a seat may speak while a bot decides."""
    asked = live.now["view"]["asked"] if live.now else None
    return bool(asked) and asked["speaking"]


async def test_bots_go_on_after_a_restart(house: House) -> None:
    node = house.node()
    async with people(node, 1) as (anna,):
        match = await anna.make(chairs=["greedy", "greedy", "greedy"])
        await anna.start(match)
        async with anna.live(match) as live:
            before = await until(live, 3)
        node.kill()
        assert not before["view"]["over"]
        node.start()
        # nobody looks at it: the house takes it up by itself
        await is_over(anna, match)
        info = await anna.get(f"/api/matches/{match}")
        assert info["result"] is not None


async def is_over(guest: Guest, match: str) -> None:
    async def over() -> bool:
        return bool((await guest.get(f"/api/matches/{match}"))["status"] == "over")

    await comes_true(over, "the match to be over", 300)


async def test_a_killed_worker_is_replaced(sqlite_house: House) -> None:
    node = sqlite_house.node()
    async with people(node, 1) as (anna,):
        killed: set[int] = set()
        # bots that nobody disturbs may be done with a match before we have looked at it
        for _ in range(5):
            match = await anna.make(chairs=["greedy", "greedy", "greedy", "greedy"])
            await anna.start(match)
            async with anna.live(match) as live:
                while not live.over:
                    await live.hear()
                    for worker in list(set(workers_of(node)) - killed)[: 3 - len(killed)]:
                        os.kill(worker, signal.SIGKILL)
                        killed.add(worker)
            if len(killed) == 3:
                return
        raise AssertionError(f"only {len(killed)} workers were there to be killed")


async def test_a_worker_that_died_idle_is_replaced(sqlite_house: House) -> None:
    node = sqlite_house.node()
    async with begun(node, 1, bots=("random",)) as ((anna,), match), anna.live(match, 0) as live:
        while not (workers := workers_of(node)):
            await live.play(random.Random(1), most=1)
        while not live.mine:
            await live.hear()
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
            await comes_true(partial(ended, worker), "the end of a worker")
        await live.play(random.Random(2))


async def test_nobody_waits_for_a_bot_that_thinks(sqlite_house: House) -> None:
    """All workers stand still; people who play elsewhere do not notice."""
    node = sqlite_house.node()
    async with begun(node) as ((anna, boris), match):
        await anna.start(await anna.make(chairs=["greedy"] * 4))
        await comes_true(lambda: workers_of(node), "a worker")
        with standing_still(node):
            async with anna.live(match, 0) as one, boris.live(match, 1) as other:
                await play_on((one, other), 10)
                assert one.now["n"] == 10
            assert (await anna.get("/health"))["status"] == "ok"


async def test_a_bot_does_not_move_in_a_seat_that_was_taken_back(sqlite_house: House) -> None:
    node = sqlite_house.node()
    async with begun(node) as ((anna, boris), match), boris.live(match, 1) as other:
        first = await other.expect("update")
        guest, seat = (anna, 0) if 0 in first["view"]["to_act"] else (boris, 1)
        async with guest.live(match, seat) as live:
            await live.expect("update")
            await live.ask("hint", seat=seat)
            with standing_still(node):
                await live.ask("hand", seat=seat, bot="random")
                back = await live.ask("return", seat=seat)
            # the one worker answers one question after the other: the bot's move would come first
            await live.ask("hint", seat=seat)
            action = live.now["options"][0]["action"]
            done = await live.act(action)
            assert (done["tell"], done["n"]) == ("done", back["n"] + 1)


async def test_workers_end_with_their_node(sqlite_house: House) -> None:
    node = sqlite_house.node()
    async with begun(node, 1, bots=("random",)) as ((anna,), match), anna.live(match, 0) as live:
        while not (workers := workers_of(node)):
            await live.play(random.Random(1), most=1)
        assert len(workers) == 1
    assert node.stop() == 0
    for worker in workers:
        await comes_true(partial(ended, worker), "the end of a worker")


def ended(process: int) -> bool:
    """Gone, or dead and nobody has looked yet."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return True
    return stat.rpartition(") ")[2].startswith("Z")


async def test_hints(node: Node) -> None:
    async with (
        begun(node) as ((anna, boris), match),
        anna.live(match, 0) as one,
        boris.live(match, 1) as other,
    ):
        await one.expect("update")
        await other.expect("update")
        acting, idle = (one, other) if one.mine else (other, one)
        hinted = await acting.ask("hint", seat=acting.seat)
        assert hinted["tell"] == "hinted"
        assert hinted["option"]["notation"] in [each["notation"] for each in acting.now["options"]]
        assert (await idle.ask("hint", seat=idle.seat))["code"] == "no-hint-now"
        assert (await idle.ask("hint", seat=acting.seat))["code"] == "not-your-seat"


async def test_resigning_among_three_a_bot_plays_on(node: Node) -> None:
    async with begun(node, 3) as ((anna, boris, clara), match):
        async with clara.live(match, 2) as live:
            await live.expect("update")
            assert (await live.ask("resign", seat=2))["tell"] == "done"
            now = await until(live, 2)
            assert not now["view"]["over"]
            assert now["bots"][2] != ""
            assert (await live.ask("resign", seat=2))["code"] == "resigned-already"
        async with anna.live(match, 0) as one, boris.live(match, 1) as other:
            ends = await asyncio.gather(one.play(random.Random(1)), other.play(random.Random(2)))
        assert ends[0]["view"]["result"]["ranks"][2] == 3
        assert ends[0]["view"]["result"]["resigned"] == [2]


async def test_a_seat_handed_to_a_bot_and_a_seat_left(node: Node) -> None:
    async with begun(node) as ((anna, boris), match):
        async with anna.live(match, 0) as live:
            await live.expect("update")
            assert (await live.ask("hand", seat=0, bot="nobody"))["code"] == "no-such-bot"
            assert (await live.ask("hand", seat=0, bot="random"))["tell"] == "done"
            # a bot plays on in the seat, until it is taken back
            refused = await live.act({"do": "anything"}, choice=1)
            assert refused["tell"] == "refused"
            back = await live.ask("return", seat=0)
            assert (await until(live, back["n"]))["bots"] == ["", ""]
            again = await live.ask("return", seat=0)
            assert again["n"] == live.now["n"]
            assert (await live.ask("hand", seat=0))["tell"] == "done"
        await boris.delete(f"/api/matches/{match}/chairs/0", status=403)
        await boris.delete(f"/api/matches/{match}/chairs/1")
        await is_over(anna, match)
