"""An id is for one message: the same again is acknowledged, another one is refused."""

from __future__ import annotations

from tests.server.guests import asked, begun
from tests.server.harness import Node


async def test_another_message_under_a_used_id_is_refused(node: Node) -> None:
    # its first choice is always one of seven
    match_of_two = begun(node, game="fairy-fracas")
    async with match_of_two as ((anna, boris), match), boris.live(match, 1) as other:
        first = await other.expect("update")
        guest, seat = (anna, 0) if 0 in first["view"]["to_act"] else (boris, 1)
        async with guest.live(match, seat) as live:
            now = await live.expect("update")
            choice = now["view"]["asked"]["number"]
            one, two = (each["action"] for each in now["options"][:2])
            act = {"say": "act", "id": "mine", "seat": seat, "choice": choice}
            await live.say(**act, action=one)
            done = await live.answer("mine")
            assert done["tell"] == "done"
            await live.say(**act, action=one)
            assert await live.answer("mine") == done
            for changed in ({"action": two}, {"action": one, "choice": choice + 1}):
                await live.say(**{**act, **changed})
                assert (await live.answer("mine"))["code"] == "id-used"
            for other in (
                {"say": "resign", "seat": seat},
                {"say": "ask", "seat": seat, "what": "end"},
                {"say": "chat", "text": "!"},
            ):
                await live.say(**other, id="mine")
                assert (await live.answer("mine"))["code"] == "id-used"
            assert not [frame for frame in live.heard if frame.get("asks")]


async def test_another_wish_under_a_used_id_is_refused(node: Node) -> None:
    async with begun(node) as ((anna, boris), match), anna.live(match, 0) as live:
        await live.expect("update")
        for _ in range(2):
            await live.say(say="ask", id="wish", seat=0, what="end")
            assert (await live.answer("wish"))["tell"] == "done"
        async with boris.live(match, 1) as other:
            assert (await other.ask("answer", seat=1, to=0, what="end", agree=False))["id"]
        # what was refused is not asked again by a message that comes late
        await live.say(say="ask", id="wish", seat=0, what="end")
        assert (await live.answer("wish"))["tell"] == "done"
        assert await asked(live) == []
        assert (await live.ask("resign", seat=0))["tell"] == "done"
        await live.say(say="ask", id="wish", seat=0, what="rematch")
        assert (await live.answer("wish"))["code"] == "id-used"
        assert await asked(live) == []


async def test_nothing_is_said_without_an_id(node: Node) -> None:
    async with begun(node) as ((anna, _), match), anna.live(match, 0) as live:
        await live.expect("update")
        await live.say(say="resign", id="", seat=0)
        assert (await live.expect("refused"))["code"] == "bad-id"


async def test_another_word_under_a_used_id_is_refused(node: Node) -> None:
    async with begun(node) as ((anna, _), match), anna.live(match, 0) as live:
        await live.expect("update")
        for _ in range(2):
            await live.say(say="chat", id="word", text="hello")
            assert (await live.answer("word"))["tell"] == "done"
        await live.say(say="chat", id="word", text="good-bye")
        assert (await live.answer("word"))["code"] == "id-used"


async def test_an_action_under_the_id_of_a_line_of_chat_is_done_once(node: Node) -> None:
    async with begun(node) as ((anna, _), match), anna.live(match, 0) as live:
        await live.expect("update")
        await live.say(say="chat", id="word", text="hello")
        assert (await live.answer("word"))["tell"] == "done"
        for _ in range(2):
            await live.say(say="resign", id="word", seat=0)
            assert await live.answer("word") == {"tell": "done", "id": "word", "n": 1}
        await live.say(say="chat", id="word", text="hello")
        assert (await live.answer("word"))["code"] == "id-used"
