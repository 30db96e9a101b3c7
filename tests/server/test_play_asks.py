"""What seats ask each other: take-backs, agreed ends, rematches."""

from __future__ import annotations

import pytest

from tests.server.guests import asked, begun, newest, people, play_on, until
from tests.server.harness import House, Live, Node

pytestmark = pytest.mark.anyio


async def test_a_take_back_needs_the_others(house: House) -> None:
    node = house.node()
    async with begun(node) as ((anna, boris), match):
        async with anna.live(match, 0) as one, boris.live(match, 1) as other:
            await play_on((one, other), 7)
            asker, friend = (one, other) if not one.mine else (other, one)
            assert asker.now["view"]["undo"]["can"] == "take-back"
            n = asker.now["n"]
            refused = await asker.ask("undo", seat=asker.seat)
            assert refused["tell"] == "refused"
            assert (await asker.ask("ask", seat=asker.seat, what="take-back"))["n"] == n
            told = await friend.expect("asks")
            ask = {"seat": asker.seat, "what": "take-back", "n": n, "agreed": [], "match": ""}
            assert told["asks"] == [ask]
            answer = {"seat": asker.seat, "to": asker.seat, "what": "take-back", "agree": True}
            assert (await asker.ask("answer", **answer))["code"] == "not-oneself"
        # what was asked is not forgotten
        node.kill()
        node.start()
        guests = (anna, boris)
        async with guests[friend.seat or 0].live(match, friend.seat) as again:
            now = await newest(again)
            assert now["asks"] == [ask]
            done = await again.ask("answer", **{**answer, "seat": again.seat})
            assert done == {"tell": "done", "id": done["id"], "n": n + 1}
            now = await until(again, n + 1)
            assert now["asks"] == []
            assert now["events"][0]["event"] == "taken-back"
            late = await again.ask("answer", **{**answer, "seat": again.seat})
            assert late["code"] == "nothing-asked"


async def test_refused_and_withdrawn(node: Node) -> None:
    async with (
        begun(node) as ((anna, boris), match),
        anna.live(match, 0) as one,
        boris.live(match, 1) as other,
    ):
        await play_on((one, other), 3)
        n = one.now["n"]
        for undoing in ("withdraw", "refuse"):
            assert (await one.ask("ask", seat=0, what="end"))["tell"] == "done"
            assert len(await asked(other)) == 1
            if undoing == "withdraw":
                await one.ask("withdraw", seat=0, what="end")
            else:
                await other.ask("answer", seat=1, to=0, what="end", agree=False)
            assert await asked(other) == []
        assert one.now["n"] == n
        assert (await one.ask("ask", seat=0, what="rematch"))["code"] == "not-over"


async def test_an_agreed_end_has_no_result(node: Node) -> None:
    async with begun(node, 3) as ((anna, boris, clara), match):
        async with (
            anna.live(match, 0) as one,
            boris.live(match, 1) as two,
            clara.live(match, 2) as three,
        ):
            await play_on((one, two, three), 2)
            await one.ask("ask", seat=0, what="end")
            await two.ask("answer", seat=1, to=0, what="end", agree=True)
            assert not two.over
            await three.ask("answer", seat=2, to=0, what="end", agree=True)
            while not one.over:
                await one.hear()
            assert one.now["view"]["result"] is None
        info = await anna.get(f"/api/matches/{match}")
        assert (info["status"], info["result"]) == ("over", None)


async def test_bots_agree_to_everything(node: Node) -> None:
    async with begun(node, 1, bots=["random"]) as ((anna,), match), anna.live(match, 0) as live:
        await live.expect("update")
        await until_mine(live)
        await live.act(live.now["options"][0]["action"])
        await until_mine(live, live.now["n"] + 1)
        n = live.now["n"]
        if live.now["view"]["undo"]["can"] == "take-back":
            assert (await live.ask("ask", seat=0, what="take-back"))["n"] > n
        assert (await live.ask("ask", seat=0, what="end"))["tell"] == "done"
        while not live.over:
            await live.hear()


async def test_a_rematch(node: Node) -> None:
    async with begun(node, options={}) as ((anna, boris), match):
        async with anna.live(match, 0) as one, boris.live(match, 1) as other:
            await one.expect("update")
            await one.ask("resign", seat=0)
            while not other.over:
                await other.hear()
            assert (await other.ask("ask", seat=1, what="rematch"))["tell"] == "done"
            told = await one.expect("asks")
            again = told["asks"][0]["match"]
            assert (await anna.get(f"/api/matches/{again}"))["status"] == "gathering"
            assert (await anna.get(f"/api/matches/{match}"))["rematch"] is None
            done = await one.ask("answer", seat=0, to=1, what="rematch", agree=True)
            assert done["tell"] == "done"
        assert (await anna.get(f"/api/matches/{match}"))["rematch"] == again
        info = await anna.get(f"/api/matches/{again}")
        assert [chair["person"] for chair in info["chairs"]] == [anna.id, boris.id]
        await anna.post(f"/api/matches/{again}/bytes", {"bytes": "5e" * 16})
        assert (await boris.start(again))["status"] == "playing"


async def test_a_rematch_seats_everybody_where_they_sat(node: Node) -> None:
    """Boris plays two seats from one browser, and has both again."""
    async with people(node) as (anna, boris):
        match = await anna.make(chairs=["open", "me", "open", "random"])
        await boris.join(match)
        await boris.join(match)
        await anna.start(match)
        async with anna.live(match, 1) as one, boris.live(match, 0) as other:
            for seat in (0, 2):
                await other.ask("resign", seat=seat)
            await one.ask("resign", seat=1)
            while not one.over:
                await one.hear()
            await one.ask("ask", seat=1, what="rematch")
            again = (await asked(one))[0]["match"]
            done = await other.ask("answer", seat=2, to=1, what="rematch", agree=True)
            assert done["tell"] == "done"
        info = await boris.get(f"/api/matches/{again}")
        sitting = [chair["person"] or chair["bot"] for chair in info["chairs"]]
        assert sitting == [boris.id, anna.id, boris.id, "random"]
        assert (await boris.get(f"/api/matches/{match}"))["rematch"] == again


async def until_mine(live: Live, n: int = 0) -> None:
    while not live.mine or live.now["n"] < n:
        await live.hear()
