"""Bots at work: in processes of their own, replaced when they die, taken up after a restart."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.server.guests import begun, people, until
from tests.server.harness import Guest, House, Node

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
    deadline = time.monotonic() + 60
    while (await guest.get(f"/api/matches/{match}"))["status"] != "over":
        assert time.monotonic() < deadline
        await asyncio.sleep(0.2)


async def test_a_killed_worker_is_replaced(sqlite_house: House) -> None:
    node = sqlite_house.node()
    async with people(node, 1) as (anna,):
        match = await anna.make(chairs=["greedy", "greedy", "greedy", "greedy"])
        await anna.start(match)
        killed: set[int] = set()
        async with anna.live(match) as live:
            while not live.over:
                await live.hear()
                if len(killed) < 3:
                    for worker in set(workers_of(node)) - killed:
                        os.kill(worker, signal.SIGKILL)
                        killed.add(worker)
        assert len(killed) == 3


def workers_of(node: Node) -> list[int]:
    """The processes that a node has started."""
    assert node.process is not None
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == node.process.pid and fields[0] != "Z":
            found.append(int(status.parent.name))
    return found


async def test_workers_end_with_their_node(sqlite_house: House) -> None:
    node = sqlite_house.node()
    async with begun(node, 1, bots=("random",)) as ((anna,), match), anna.live(match, 0) as live:
        await live.play(random.Random(1), most=3)
        workers = workers_of(node)
        assert len(workers) == 1
    assert node.stop() == 0
    for worker in workers:
        assert await ended(worker)


async def ended(process: int) -> bool:
    for _ in range(100):
        if subprocess.run(["kill", "-0", str(process)], capture_output=True).returncode:
            return True
        await asyncio.sleep(0.1)
    return False


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
        assert hinted["option"] in acting.now["options"]
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
