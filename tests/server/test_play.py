"""Live play against real servers: what is told to whom, and what survives."""

from __future__ import annotations

import random

import pytest

from tests.server.guests import all_updates, begun, people, play_on, until
from tests.server.harness import Guest, House, Live, Node, play_to_the_end

pytestmark = pytest.mark.anyio


async def test_a_whole_match_and_what_is_left_of_it(node: Node) -> None:
    async with begun(node, in_lobby=True) as ((anna, boris), match):
        assert (await anna.get(f"/api/matches/{match}"))["proof"] is None
        await anna.get(f"/api/matches/{match}/record", status=409)
        ends = await play_to_the_end([anna, boris], match)
        assert ends[0]["view"]["result"] == ends[1]["view"]["result"]

        info = await anna.get(f"/api/matches/{match}")
        assert info["status"] == "over"
        assert info["ended"] >= info["started"]
        assert info["result"] == ends[0]["view"]["result"]
        assert match in [each["id"] for each in await boris.get("/api/me/matches?status=over")]
        assert match in [each["id"] for each in await boris.get("/api/matches?status=over")]
        assert match not in [each["id"] for each in await boris.get("/api/me/matches")]


async def test_one_is_told_which_matches_wait(node: Node) -> None:
    async with begun(node) as (guests, match), begun(node) as (others, _):
        async with guests[0].live(match, 0) as live:
            acting = (await live.expect("update"))["view"]["to_act"][0]
        assert await guests[acting].get("/api/me/turns") == [match]
        assert await guests[1 - acting].get("/api/me/turns") == []
        assert match not in await others[0].get("/api/me/turns")


async def test_who_comes_back_misses_nothing(node: Node) -> None:
    async with begun(node) as ((anna, boris), match):
        async with anna.live(match, 0) as one, boris.live(match, 1) as other:
            await play_on((one, other), 10)
        async with anna.live(match, 0, after=-1) as live:
            await live.expect("present")
        whole = [frame for frame in live.heard if frame["tell"] == "update"]
        assert [frame["n"] for frame in whole] == list(range(len(whole)))
        assert all(frame.get("view") is None for frame in whole[:-1])
        for after in (0, 4, whole[-1]["n"] - 1):
            async with anna.live(match, 0, after=after) as live:
                await live.expect("present")
            again = [frame for frame in live.heard if frame["tell"] == "update"]
            assert [frame["n"] for frame in again] == list(range(after + 1, len(whole)))
            assert [frame["events"] for frame in again] == [
                frame["events"] for frame in whole[after + 1 :]
            ]
        # who has everything gets the newest again
        async with anna.live(match, 0, after=whole[-1]["n"]) as live:
            assert (await live.expect("update"))["view"] == whole[-1]["view"]


async def test_after_a_restart_everything_is_as_it_was(house: House) -> None:
    node = house.node()
    async with begun(node) as ((anna, boris), match):
        async with anna.live(match, 0) as one, boris.live(match, 1) as other:
            await play_on((one, other), 8)
        before = [await all_updates(guest, match, seat) for seat, guest in enumerate((anna, boris))]
        node.kill()
        node.start()
        after = [await all_updates(guest, match, seat) for seat, guest in enumerate((anna, boris))]
        assert before == after
        await play_to_the_end([anna, boris], match)


async def test_a_repeated_message_is_done_once(node: Node) -> None:
    async with begun(node) as ((anna, boris), match):
        sitting = [anna, boris]
        async with anna.live(match, 0) as live:
            now = await live.expect("update")
            seat = now["view"]["to_act"][0]
        async with sitting[seat].live(match, seat) as live:
            now = await live.expect("update")
            said = {
                "say": "act",
                "id": "once",
                "seat": seat,
                "choice": now["view"]["asked"]["number"],
                "action": now["options"][0]["action"],
            }
            for _ in range(3):
                await live.say(**said)
            done = [await live.expect("done", id="once") for _ in range(3)]
            assert done == [done[0]] * 3
            assert done[0]["n"] == 1
        async with sitting[seat].live(match, seat) as live:
            await live.say(**said)
            assert (await live.expect("done", id="once"))["n"] == 1


async def test_hot_seat_hello_again_switches_the_eyes(node: Node) -> None:
    async with await node.guest("Anna") as anna:
        match = await anna.make(chairs=("me", {"who": "me", "name": "Boris"}))
        await anna.start(match)
        async with anna.live(match, None) as live:
            first = await live.expect("update")
            assert first["seat"] is None
            assert first["options"] == []
            assert first["view"]["asked"] is None
            await live.expect("present", seats=[True, True], watching=0)
            rng = random.Random(1)
            for _ in range(12):
                seat = live.now["view"]["to_act"][0]
                await live.say(say="hello", seat=seat, after=live.now["n"])
                now = await live.expect("update", seat=seat)
                live.seat = seat
                n = now["n"]
                assert (await live.act(rng.choice(now["options"])["action"]))["tell"] == "done"
                while live.now["n"] == n:
                    await live.hear()
            # no seat: the eyes of a spectator again
            await live.say(say="hello", after=live.now["n"])
            assert (await live.expect("update", seat=None))["options"] == []


async def test_presence_and_spectators(node: Node) -> None:
    async with begun(node) as ((anna, boris), match):
        stranger = Guest(node.address)
        async with anna.live(match, 0) as live:
            await live.expect("present", seats=[True, False], watching=0)
            async with boris.live(match, 1):
                await live.expect("present", seats=[True, True], watching=0)
                async with stranger.live(match) as watching:
                    await live.expect("present", seats=[True, True], watching=1)
                    seen = await watching.expect("update")
                    assert seen["seat"] is None
                    assert seen["options"] == []
                    refused = await watching.ask("resign", seat=0)
                    assert refused["code"] == "not-your-seat"
                    await watching.say(say="hello", seat=0)
                    assert (await watching.expect("refused"))["code"] == "not-your-seat"
            await live.expect("present", seats=[True, False], watching=0)
        await stranger.close()


async def test_what_an_option_would_bring_is_told_and_changes_nothing(node: Node) -> None:
    async with (
        begun(node) as ((anna, boris), match),
        anna.live(match, 0) as one,
        boris.live(match, 1) as other,
    ):
        await one.expect("update")
        await other.expect("update")
        number = await play_until_something_would_be_brought(one, other)
        idle, acting = (other, one) if one.mine else (one, other)
        before = acting.now["options"]
        for option in before:
            asked = {"seat": acting.seat, "action": option["action"]}
            told = await acting.ask("preview", **asked)
            assert told["tell"] == "previewed"
            assert len(told["events"]) == len(told["log"])
        refused = await idle.ask("preview", seat=idle.seat, action=before[0]["action"])
        assert refused["code"] == "not-your-turn"
        await acting.say(say="hello", seat=acting.seat)
        # all entries are told again, the first one too
        again = await acting.expect("update", n=number)
        assert again["options"] == before


async def play_until_something_would_be_brought(*lives: Live) -> int:
    """Who was dealt no castle can do nothing but return cards at first. The newest entry."""
    number = 0
    rng = random.Random(5)
    for _ in range(200):
        acting = next(live for live in lives if live.mine)
        if any(option["outcome"] for option in acting.now["options"]):
            return number
        number = (await acting.act(rng.choice(acting.now["options"])["action"]))["n"]
        for live in lives:
            while live.now["n"] < number:
                await live.hear()
    raise AssertionError("no option ever brings anything")


async def test_why_not_and_refusals_change_nothing(node: Node) -> None:
    async with (
        begun(node) as ((anna, boris), match),
        anna.live(match, 0) as one,
        boris.live(match, 1) as other,
    ):
        await one.expect("update")
        await other.expect("update")
        idle = other if one.mine else one
        acting = one if one.mine else other
        action = acting.now["options"][0]["action"]
        assert (await acting.ask("why", seat=acting.seat, action=action))["tell"] == "done"
        why = await idle.ask("why", seat=idle.seat, action=action)
        assert why["code"] == "not-your-turn"
        assert why["sentence"]
        assert (await idle.act(action, choice=1))["code"] == "not-your-turn"
        assert (await acting.act(action, choice=99))["code"] == "past-choice"
        assert (await acting.act({"do": "no-such-thing"}))["tell"] == "refused"
        await acting.say(say="hello", seat=acting.seat)
        assert (await acting.expect("update"))["n"] == 0


async def comes_to_an_ability(live: Live) -> bool:
    """Play the first thing offered, until one is asked for an ability or the match is over."""
    await live.expect("update")
    while not live.over:
        if not live.mine:
            await live.hear()
        elif live.now["view"]["asked"]["prompt"]["id"] == "ask-ability":
            return True
        else:
            done = await live.act(live.now["options"][0]["action"])
            await until(live, done["n"])
    return False


async def test_a_huge_number_is_refused_and_the_connection_stays(node: Node) -> None:
    for _ in range(5):
        async with (
            begun(node, 1, "kings-struggle", ["greedy", "greedy"]) as ((anna,), match),
            anna.live(match, 0) as live,
        ):
            # one match in a thousand has none
            if not await comes_to_an_ability(live):
                continue
            why = await live.act({"do": "agree", "number": 10**30})
            assert why["code"] == "no-such-deal"
            assert str(10**30) in why["sentence"]
            assert (await live.ask("ping"))["tell"] == "pong"
            return
    raise AssertionError("five matches without an ability")


async def test_undo_is_free_until_something_is_seen(node: Node) -> None:
    """The view says which it is; what crosses a line must be asked for."""
    rng = random.Random(4)
    async with (
        begun(node) as ((anna, boris), match),
        anna.live(match, 0) as one,
        boris.live(match, 1) as other,
    ):
        await play_on((one, other), 0)
        assert (await one.ask("undo", seat=0))["code"] == "nothing-to-undo"
        undone = refused = 0
        while not (undone and refused) and not one.over:
            acting = one if one.mine else other
            done = await acting.act(rng.choice(acting.now["options"])["action"])
            now = await until(acting, done["n"])
            can = now["view"]["undo"]["can"]
            # undone once, it goes on: a hand that can do one thing only would do it for ever
            if can != "undo" or not undone:
                answer = await acting.ask("undo", seat=acting.seat)
                assert (answer["tell"] == "done") == (can == "undo"), now["view"]["undo"]
                if can == "undo":
                    now = await until(acting, answer["n"])
                    assert [event["event"] for event in now["events"]] == ["undone"]
                    undone += 1
                else:
                    refused += 1
            newest = max(one.now["n"], other.now["n"])
            await until(one, newest)
            await until(other, newest)
        assert undone
        assert refused


async def test_resigning_ends_a_match_of_two(node: Node) -> None:
    async with begun(node) as ((anna, boris), match):
        async with anna.live(match, 0) as live:
            await live.expect("update")
            done = await live.ask("resign", seat=0)
            assert done == {"tell": "done", "id": done["id"], "n": 1}
            while not live.over:
                await live.hear()
            assert live.now["view"]["result"]["ranks"] == [2, 1]
        info = await boris.get(f"/api/matches/{match}")
        assert info["status"] == "over"
        assert info["result"]["resigned"] == [0]


async def test_called_off_and_seats_given_away(node: Node) -> None:
    async with people(node) as (anna, boris):
        match = await anna.make(chairs=("me", "open", "open"))
        await boris.join(match, 2)
        await boris.ask("DELETE", f"/api/matches/{match}", status=403)
        await boris.delete(f"/api/matches/{match}/chairs/0", status=403)
        await boris.delete(f"/api/matches/{match}/chairs/99", status=404)
        info = await anna.delete(f"/api/matches/{match}/chairs/2")
        assert info["chairs"][2]["person"] is None
        await boris.ask("PUT", f"/api/matches/{match}/chairs/1/bot", {"bot": "random"}, status=403)
        info = await anna.ask("PUT", f"/api/matches/{match}/chairs/1/bot", {"bot": "random"})
        assert info["chairs"][1]["bot"] == "random"
        await anna.post(f"/api/matches/{match}/start", status=409)
        assert (await anna.delete(f"/api/matches/{match}"))["status"] == "closed"
        await boris.post(f"/api/matches/{match}/chairs", {}, status=409)
