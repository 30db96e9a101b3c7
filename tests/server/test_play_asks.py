"""What seats ask each other: take-backs, agreed ends, rematches."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest

from regnum.server.wire.bodies import ChairWish, MatchWish
from tests.server.guests import asked, begun, newest, people, play_on, until
from tests.server.harness import House, Live, Node
from tests.server.patience import PATIENCE, comes_true, within
from tests.server.within import services

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
            ask = {"seat": asker.seat, "what": "take-back", "n": n, "agreed": []}
            assert told["asks"] == [{**ask, "match": "", "begun": False}]
            answer = {"seat": asker.seat, "to": asker.seat, "what": "take-back", "agree": True}
            assert (await asker.ask("answer", **answer))["code"] == "not-oneself"
        # what was asked is not forgotten
        node.kill()
        node.start()
        guests = (anna, boris)
        async with guests[friend.seat or 0].live(match, friend.seat) as again:
            now = await newest(again)
            assert now["asks"] == [{**ask, "match": "", "begun": False}]
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
        done = await live.act(live.now["options"][0]["action"])
        await until_mine(live, done["n"])
        n = live.now["n"]
        if live.now["view"]["undo"]["can"] == "take-back":
            assert (await live.ask("ask", seat=0, what="take-back"))["n"] > n
        assert (await live.ask("ask", seat=0, what="end"))["tell"] == "done"
        while not live.over:
            await live.hear()


async def test_a_rematch_begins_when_all_agree(node: Node) -> None:
    clock = {"kind": "game", "seconds": 900, "increment": 5, "time_out": "resign"}
    wish = {"options": {"secret_titles": True}, "clock": clock, "in_lobby": True}
    async with begun(node, **wish) as ((anna, boris), match):
        async with anna.live(match, 0) as one, boris.live(match, 1) as other:
            await one.expect("update")
            await one.ask("resign", seat=0)
            while not other.over:
                await other.hear()
            assert (await other.ask("ask", seat=1, what="rematch"))["tell"] == "done"
            again = (await one.expect("asks"))["asks"][0]["match"]
            assert (await anna.get(f"/api/matches/{again}"))["status"] == "gathering"
            assert (await anna.get(f"/api/matches/{match}"))["rematch"] is None
            await boris.post(f"/api/matches/{again}/bytes", {"bytes": "5e" * 16})
            answer = {"seat": 0, "to": 1, "what": "rematch", "agree": True}
            await one.say(say="answer", id="short", **answer, bytes="a1a1")
            assert (await one.expect("refused"))["code"] == "bad-frame"
            assert (await one.ask("answer", **answer, bytes="a1" * 16))["tell"] == "done"
            # both had added their bytes, so there is nothing to wait for
            for live in (one, other):
                while not (await asked(live))[0]["begun"]:
                    await live.hear()
        assert (await anna.get(f"/api/matches/{match}"))["rematch"] == again
        old, new = [await anna.get(f"/api/matches/{each}") for each in (match, again)]
        for same in ("game", "options", "clock", "chairs", "in_lobby", "rated"):
            assert new[same] == old[same], same
        async with anna.live(again, 0) as one, boris.live(again, 1) as other:
            await play_on((one, other), 2)
            await one.ask("resign", seat=0)
        proof = (await anna.get(f"/api/matches/{again}"))["proof"]
        assert proof["seats"] == ["a1" * 16, "5e" * 16]


async def test_a_rematch_does_not_wait_for_bytes_for_ever(node: Node) -> None:
    """Anna and Boris ask at the same time; their programs know nothing of keys."""
    async with begun(node) as ((anna, boris), match):
        async with anna.live(match, 0) as one, boris.live(match, 1) as other:
            await one.ask("resign", seat=0)
            assert (await one.ask("ask", seat=0, what="rematch"))["tell"] == "done"
            assert (await other.ask("ask", seat=1, what="rematch"))["tell"] == "done"
            ask = (await asked(one))[0]
            while not ask["begun"]:
                ask = (await one.expect("asks"))["asks"][0]
            assert ask["agreed"] == [1]
        assert (await boris.get(f"/api/matches/{ask['match']}"))["status"] == "playing"


async def test_a_rematch_that_was_agreed_to_begins_after_a_crash(house: House) -> None:
    node = house.node()
    async with begun(node) as ((anna, boris), match):
        async with anna.live(match, 0) as one, boris.live(match, 1) as other:
            await one.ask("resign", seat=0)
            await one.ask("ask", seat=0, what="rematch")
            answer = {"seat": 1, "to": 0, "what": "rematch", "agree": True}
            await other.ask("answer", **answer)
            again = (await asked(one))[0]["match"]
        node.kill()
        node.start()
        assert (await anna.get(f"/api/matches/{again}"))["status"] == "playing"


async def test_a_rematch_over_two_nodes(postgres_house: House) -> None:
    first, second = postgres_house.node(), postgres_house.node()
    async with (
        begun(first) as ((anna, boris), match),
        anna.live(match, 0) as one,
        boris.live(match, 1, address=second.address) as other,
    ):
        await one.ask("resign", seat=0)
        await one.ask("ask", seat=0, what="rematch")
        again = (await other.expect("asks"))["asks"][0]["match"]
        await anna.post(f"/api/matches/{again}/bytes", {"bytes": "a1" * 16})
        answer = {"seat": 1, "to": 0, "what": "rematch", "agree": True, "bytes": "b2" * 16}
        await other.ask("answer", **answer)
        for live in (one, other):
            while not (await asked(live))[0]["begun"]:
                await live.expect("asks")
        async with boris.live(again, 1, address=second.address) as new:
            await newest(new)


async def test_against_bots_a_rematch_begins_at_once(node: Node) -> None:
    async with begun(node, 1, bots=["random"]) as ((anna,), match), anna.live(match, 0) as live:
        await live.ask("resign", seat=0)
        await live.ask("ask", seat=0, what="rematch")
        again = (await asked(live))[0]["match"]
        # who is late with them finds the match begun
        await anna.http.post(f"/api/matches/{again}/bytes", json={"bytes": "c0" * 16})
        assert (await anna.get(f"/api/matches/{again}"))["status"] == "playing"
        async with anna.live(again, 0) as new:
            await new.expect("update")
            await until_mine(new)


async def test_in_a_rematch_a_bot_sits_where_somebody_left_for_good(node: Node) -> None:
    async with begun(node) as ((anna, boris), match), anna.live(match, 0) as live:
        await live.expect("update")
        await live.ask("resign", seat=0)
        await boris.post("/api/me/farewell", {"name": boris.name})
        assert (await live.ask("ask", seat=0, what="rematch"))["tell"] == "done"
        while not (await asked(live))[0]["begun"]:
            await live.hear()
        again = await anna.get(f"/api/matches/{(await asked(live))[0]['match']}")
        assert again["status"] == "playing"
        assert [each["person"] for each in again["chairs"]] == [anna.id, None]
        assert again["chairs"][1]["bot"]


async def test_nobody_waits_for_the_answer_of_somebody_who_left_for_good(node: Node) -> None:
    async with begun(node) as ((anna, boris), match), anna.live(match, 0) as live:
        await live.expect("update")
        await live.ask("resign", seat=0)
        await live.ask("ask", seat=0, what="rematch")
        first = (await asked(live))[0]["match"]
        await boris.post("/api/me/farewell", {"name": boris.name})
        assert await asked(live) == []
        assert (await anna.get(f"/api/matches/{first}"))["status"] == "closed"
        # asked once more, a bot sits there
        await live.ask("ask", seat=0, what="rematch")
        while not (await asked(live))[0]["begun"]:
            await live.hear()


@pytest.mark.parametrize("undoing", ["withdraw", "refuse"])
async def test_a_rematch_that_is_not_wanted_is_called_off(node: Node, undoing: str) -> None:
    async with (
        begun(node) as ((anna, boris), match),
        anna.live(match, 0) as one,
        boris.live(match, 1) as other,
    ):
        await one.ask("resign", seat=0)
        await one.ask("ask", seat=0, what="rematch")
        again = (await asked(one))[0]["match"]
        if undoing == "withdraw":
            await one.ask("withdraw", seat=0, what="rematch")
        else:
            await other.ask("answer", seat=1, to=0, what="rematch", agree=False)
        assert await asked(other) == []
        assert (await anna.get(f"/api/matches/{again}"))["status"] == "closed"
        # and may be wanted later
        assert (await other.ask("ask", seat=1, what="rematch"))["tell"] == "done"
        assert (await asked(one))[0]["match"] != again


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
            # bots have played on for Boris, but nobody plays again without being asked
            assert (await boris.get(f"/api/matches/{match}"))["rematch"] is None
            done = await other.ask("answer", seat=2, to=1, what="rematch", agree=True)
            assert done["tell"] == "done"
        info = await boris.get(f"/api/matches/{again}")
        sitting = [chair["person"] or chair["bot"] for chair in info["chairs"]]
        assert sitting == [boris.id, anna.id, boris.id, "random"]
        assert (await boris.get(f"/api/matches/{match}"))["rematch"] == again


async def test_what_was_said_is_heard_and_done_though_who_said_it_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with services(tmp_path) as (service,):
        asking, house = service.asking, service.house
        anna, boris = [await service.door.come(name) for name in ("Anna", "Boris")]
        wish = MatchWish("kings-bounty", (ChairWish("me"), ChairWish("open")))
        match_id = await service.lobby.make(anna, wish)
        await service.lobby.join(boris, match_id, None)
        await service.lobby.start(anna, match_id)
        match = await house.match(match_id)
        heard = house.heard

        async def gone_when_it_is_kept(saying: Awaitable[int]) -> None:
            kept, going_on = asyncio.Event(), asyncio.Event()

            async def wait_and_hear(match_id: str) -> None:
                kept.set()
                await going_on.wait()
                await heard(match_id)

            monkeypatch.setattr(house, "heard", wait_and_hear)
            said = asyncio.ensure_future(saying)
            async with within(PATIENCE, "it to be kept"):
                await kept.wait()
            said.cancel()
            await asyncio.gather(said, return_exceptions=True)
            going_on.set()

        await gone_when_it_is_kept(asking.ask(match_id, anna, 0, "end", "one"))
        await comes_true(match.open_asks, "what is asked to be known")
        await gone_when_it_is_kept(asking.withdraw(match_id, 0, "end"))
        await comes_true(lambda: not match.open_asks(), "what was withdrawn to be gone")
        await gone_when_it_is_kept(asking.ask(match_id, anna, 0, "end", "two"))
        await comes_true(match.open_asks, "what is asked to be known")
        await gone_when_it_is_kept(asking.answer(match_id, boris, 1, 0, "end", True))
        await comes_true(lambda: match.table.over, "what all agreed to to be done")


async def until_mine(live: Live, n: int = 0) -> None:
    while not live.mine or live.now["n"] < n:
        await live.hear()
