"""Chat at the table; mute, block and report."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from regnum.server.matches.room import Listener
from regnum.server.people.social import MOST_TOLD
from regnum.server.store.engine import open_database
from regnum.server.store.tables import chat
from tests.server.harness import Guest, House, Live, Node, two_guests
from tests.server.patience import PATIENCE, comes_true, within
from tests.server.within import begin, services


async def chats(live: Live) -> list[str]:
    """What was said on this node and not heard yet: it comes before the answer to a question."""
    before = len(live.heard)
    await live.ask("ping")
    return [frame["text"] for frame in live.heard[before:] if frame["tell"] == "chatted"]


async def leave(*guests: Guest) -> None:
    for guest in guests:
        await guest.close()


async def test_everybody_at_the_table_hears_what_is_said_in_order(node: Node) -> None:
    anna, boris, match = await two_guests(node)
    async with (
        anna.live(match, 0) as first,
        boris.live(match, 1) as second,
        Guest(node.address).live(match) as watching,
    ):
        await first.ask("ping")
        await second.ask("ping")
        await watching.ask("ping")
        assert (await first.ask("chat", text="  hello \n there "))["tell"] == "done"
        assert (await second.ask("chat", text="good day"))["tell"] == "done"
        for live in (first, second, watching):
            heard = [each for each in live.heard if each["tell"] == "chatted"]
            while len(heard) < 2:
                heard.append(await live.expect("chatted"))
            assert [each["text"] for each in heard] == ["hello there", "good day"]
            assert [each["name"] for each in heard] == ["Anna", "Boris"]
            assert heard[0]["m"] < heard[1]["m"]
    await leave(anna, boris)


async def test_who_comes_back_gets_what_was_said_meanwhile(node: Node) -> None:
    anna, boris, match = await two_guests(node)
    said = [await anna.post(f"/api/matches/{match}/chat", {"text": f"line {n}"}) for n in range(4)]
    async with boris.live(match, 1, chat=said[1]["m"]) as live:
        assert [(await live.expect("chatted"))["text"] for _ in range(2)] == ["line 2", "line 3"]
        assert await chats(live) == []
    listed = await boris.get(f"/api/matches/{match}/chat?after={said[0]['m']}")
    assert [each["text"] for each in listed] == ["line 1", "line 2", "line 3"]
    await leave(anna, boris)


async def many_lines(house: House, match: str, *people: Guest) -> list[str]:
    """What was said in a week, by turns: more than is told at once."""
    texts = [f"line {n}" for n in range(2 * MOST_TOLD + 50)]
    rows = [
        {
            "match": match,
            "person": people[n % len(people)].id,
            "name": people[n % len(people)].name,
            "at": float(n),
            "text": text,
        }
        for n, text in enumerate(texts)
    ]
    engine = open_database(house.database or f"sqlite:///{house.folder / 'regnum.db'}")
    async with engine.begin() as connection:
        await connection.execute(insert(chat), rows)
    await engine.dispose()
    return texts


async def all_pages(guest: Guest, match: str) -> list[str]:
    """Asked for again and again, after the last that one has."""
    found: list[dict[str, Any]] = []
    while True:
        after = found[-1]["m"] if found else 0
        page = await guest.get(f"/api/matches/{match}/chat?after={after}")
        assert len(page) <= MOST_TOLD
        if not page:
            return [each["text"] for each in found]
        found += page


async def test_who_was_away_for_long_misses_nothing_that_was_said(node: Node) -> None:
    anna, boris, match = await two_guests(node)
    texts = await many_lines(node.house, match, anna)
    assert await all_pages(boris, match) == texts
    async with boris.live(match, 1) as live, anna.live(match, 0, chat=2**40) as other:
        for text in texts:
            assert (await live.expect("chatted"))["text"] == text
        # and goes on with the others
        await other.ask("ping")
        await anna.post(f"/api/matches/{match}/chat", {"text": "hello again"})
        assert (await live.expect("chatted"))["text"] == "hello again"
    await leave(anna, boris)


async def test_pages_go_on_behind_those_whom_one_does_not_hear(node: Node) -> None:
    anna, boris, match = await two_guests(node)
    clara = await node.guest("Clara")
    texts = await many_lines(node.house, match, *[anna] * MOST_TOLD, clara)
    await boris.ask("PUT", f"/api/me/blocks/{anna.id}")
    heard = texts[MOST_TOLD :: MOST_TOLD + 1]
    assert await all_pages(boris, match) == heard
    async with boris.live(match, 1) as live:
        assert [(await live.expect("chatted"))["text"] for _ in heard] == heard
        assert await chats(live) == []
    await leave(anna, boris, clara)


async def test_a_repeated_message_is_said_once(node: Node) -> None:
    anna, boris, match = await two_guests(node)
    async with anna.live(match, 0) as live:
        # more often than one may talk
        for _ in range(9):
            await live.say(say="chat", id="same", text="once")
            assert (await live.expect("done", id="same"))["tell"] == "done"
    body = {"id": "again", "text": "and once"}
    first = await anna.post(f"/api/matches/{match}/chat", body)
    assert await anna.post(f"/api/matches/{match}/chat", body) == first
    heard = await boris.get(f"/api/matches/{match}/chat")
    assert [each["text"] for each in heard] == ["once", "and once"]
    await leave(anna, boris)


async def test_only_those_who_sit_there_talk(node: Node) -> None:
    anna, boris, match = await two_guests(node)
    async with await node.guest("Clara") as clara:
        fault = await clara.post(f"/api/matches/{match}/chat", {"text": "hello"}, 403)
        assert fault["code"] == "not-at-this-table"
        async with clara.live(match) as live:
            assert (await live.ask("chat", text="hello"))["code"] == "not-at-this-table"
    async with Guest(node.address).live(match) as live:
        assert (await live.ask("chat", text="hello"))["code"] == "come-in-first"
    await leave(anna, boris)


async def test_what_cannot_be_a_match_or_a_person_is_not_looked_for(node: Node) -> None:
    async with await node.guest("Dora") as dora:
        for match in ("nothing", "%00", "a%00b", "x" * 200, "%F0%9F%91%91"):
            await dora.post(f"/api/matches/{match}/chat", {"text": "hello"}, 404)
            await dora.get(f"/api/matches/{match}/chat", 404)
            await dora.ask("PUT", f"/api/matches/{match}/mutes/{dora.id}", None, 404)
            await dora.ask("PUT", f"/api/me/blocks/{match}", None, 404)
            await dora.get(f"/api/people/{match}/matches", 404)
            await dora.delete(f"/api/me/tokens/{match}", 404)
            await dora.delete(f"/api/me/alerts/{match}", 404)
            await dora.get(f"/api/feeds/{match}", 404)


async def test_chat_has_a_length_and_a_pace(node: Node) -> None:
    anna, boris, match = await two_guests(node)
    async with anna.live(match, 0) as live:
        for text in ("", "   ", "\u200b", "x" * 501):
            assert (await live.ask("chat", text=text))["code"] == "bad-chat"
        answers: list[dict[str, Any]] = []
        # a slow machine may take more than the first five, one for each second
        while len(answers) < 90 and (not answers or answers[-1]["tell"] == "done"):
            answers.append(await live.ask("chat", text=f"spam {len(answers)}"))
        assert len(answers) > 5
        assert answers[-1]["code"] == "too-fast"
    assert len(await boris.get(f"/api/matches/{match}/chat")) == len(answers) - 1
    await leave(anna, boris)


async def test_the_muted_are_not_heard_in_that_match(node: Node) -> None:
    anna, boris, match = await two_guests(node)
    async with boris.live(match, 1) as live:
        await live.ask("ping")
        await boris.ask("PUT", f"/api/matches/{match}/mutes/{anna.id}")
        await boris.ask("PUT", f"/api/matches/{match}/mutes/{anna.id}")
        await anna.post(f"/api/matches/{match}/chat", {"text": "noise"})
        assert await chats(live) == []
        listed = await boris.get(f"/api/matches/{match}/mutes")
        assert [(each["id"], each["name"]) for each in listed] == [(anna.id, "Anna")]
        assert await anna.get(f"/api/matches/{match}/mutes") == [], "nobody learns who mutes whom"
        await boris.delete(f"/api/matches/{match}/mutes/{anna.id}")
        assert await boris.get(f"/api/matches/{match}/mutes") == []
        await anna.post(f"/api/matches/{match}/chat", {"text": "sorry"})
        assert (await live.expect("chatted"))["text"] == "sorry"
    other = await anna.make()
    await boris.join(other)
    await boris.ask("PUT", f"/api/matches/{match}/mutes/{anna.id}")
    await anna.post(f"/api/matches/{other}/chat", {"text": "here too"})
    assert len(await boris.get(f"/api/matches/{other}/chat")) == 1
    await leave(anna, boris)


async def test_the_blocked_are_not_heard_anywhere_by_the_one_who_blocks(node: Node) -> None:
    anna, boris, match = await two_guests(node)
    await boris.ask("PUT", f"/api/me/blocks/{anna.id}")
    assert [each["name"] for each in await boris.get("/api/me/blocks")] == ["Anna"]
    async with boris.live(match, 1) as live, anna.live(match, 0) as own:
        await live.ask("ping")
        await anna.post(f"/api/matches/{match}/chat", {"text": "noise"})
        assert (await own.expect("chatted"))["text"] == "noise"
        assert await chats(live) == []
    assert await boris.get(f"/api/matches/{match}/chat") == []
    await boris.delete(f"/api/me/blocks/{anna.id}")
    assert len(await boris.get(f"/api/matches/{match}/chat")) == 1
    fault = await boris.ask("PUT", f"/api/me/blocks/{boris.id}", None, 400)
    assert fault["code"] == "not-oneself"
    await boris.ask("PUT", "/api/me/blocks/nobody", None, 404)
    await leave(anna, boris)


async def test_a_report_keeps_the_message_for_the_host(sqlite_house: House) -> None:
    node = sqlite_house.node()
    anna, boris, match = await two_guests(node)
    message = (await anna.post(f"/api/matches/{match}/chat", {"text": "rude words"}))["m"]
    await boris.post(f"/api/matches/{match}/chat/{message}/report", {"why": "rude"})
    await boris.post(f"/api/matches/{match}/chat/{message + 1}/report", {}, 404)
    listed = sqlite_house.run("admin", "reports")
    assert "rude words" in listed
    assert anna.id in listed
    await anna.post("/api/me/farewell", {"name": "Anna"})
    assert await boris.get(f"/api/matches/{match}/chat") == []
    # what was reported is kept for the host even if its writer is gone, until it is settled
    assert "rude words" in sqlite_house.run("admin", "reports")
    assert "rude words" not in sqlite_house.run("admin", "reports", "--settle", "1")
    assert "no such report" in sqlite_house.run("admin", "reports", "--settle", "9", check=False)
    await leave(anna, boris)


async def test_players_on_two_nodes_hear_each_other_in_order(postgres_house: House) -> None:
    here, there = postgres_house.node(), postgres_house.node()
    anna, boris, match = await two_guests(here)
    async with (
        anna.live(match, 0) as first,
        boris.live(match, 1, address=there.address) as second,
    ):
        await first.ask("ping")
        await second.ask("ping")

        async def talk(live: Live, name: str) -> None:
            for n in range(4):
                assert (await live.ask("chat", text=f"{name} {n}"))["tell"] == "done"

        await asyncio.gather(talk(first, "anna"), talk(second, "boris"))
        heard = []
        for live in (first, second):
            while len([each for each in live.heard if each["tell"] == "chatted"]) < 8:
                await live.hear()
            heard.append([each["m"] for each in live.heard if each["tell"] == "chatted"])
        assert heard[0] == heard[1] == sorted(heard[0])
        async with boris.at(there.address) as far:
            await far.ask("PUT", f"/api/me/blocks/{anna.id}")
        await first.ask("chat", text="not for you")
        # what comes later is heard
        before = len(second.heard)
        await second.ask("chat", text="is anybody there?")
        await chats(second)
        said = [frame["text"] for frame in second.heard[before:] if frame["tell"] == "chatted"]
        assert said == ["is anybody there?"]
    await leave(anna, boris)


async def test_what_is_kept_is_heard_though_who_said_it_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with services(tmp_path) as (service,):
        anna, match_id = await begin(service)
        boris = Listener(None, "boris")
        async with service.house.reading(match_id) as match:
            service.house.enter(match, boris)
        await service.chat.welcome(match_id, boris, 0)
        kept, going_on = asyncio.Event(), asyncio.Event()
        spread = service.chat.spread

        async def wait_and_spread(match_id: str) -> None:
            kept.set()
            await going_on.wait()
            await spread(match_id)

        monkeypatch.setattr(service.chat, "spread", wait_and_spread)
        saying = asyncio.create_task(service.chat.say(anna, match_id, "farewell"))
        async with within(PATIENCE, "the message to be kept"):
            await kept.wait()
        saying.cancel()
        await asyncio.gather(saying, return_exceptions=True)
        going_on.set()
        await comes_true(
            lambda: any(b"farewell" in each for each in boris.waiting),
            "the others to hear it",
        )
