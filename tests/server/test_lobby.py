"""Finding each other: by link, in the lobby, and for how long."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, text

from regnum.server.matches.deeds import give_up
from regnum.server.store.engine import open_database
from regnum.server.wire.bodies import ChairWish, MatchWish
from tests.server.guests import people
from tests.server.harness import Guest, House, Node
from tests.server.patience import comes_true
from tests.server.within import services


async def listed(guest: Guest) -> set[str]:
    """The matches that anybody can find."""
    found = set()
    for status in ("gathering", "playing", "over"):
        found |= {each["id"] for each in await guest.get(f"/api/matches?status={status}")}
    return found


async def test_a_private_match_is_found_by_its_link_alone(node: Node) -> None:
    async with people(node, 3) as (anna, boris, clara):
        private, public = await anna.make(), await anna.make(in_lobby=True)
        assert public in await listed(clara)
        # the link is the id: whoever has it may look, and sit down
        assert (await boris.get(f"/api/matches/{private}"))["status"] == "gathering"
        for match in (private, public):
            await boris.join(match)
            await anna.start(match)
            async with boris.live(match, 1) as live:
                await live.ask("resign", seat=1)
            assert private not in await listed(clara)
            assert public in await listed(clara)
        theirs = await clara.get(f"/api/people/{boris.id}/matches")
        assert [each["match"]["id"] for each in theirs["matches"]] == [public]
        own = await boris.get("/api/me/matches?status=over")
        assert {each["id"] for each in own} == {private, public}


async def test_a_match_with_other_cards_tells_which_and_what_they_are_called(node: Node) -> None:
    squires = {"squire-1": {"ability": ["faith"]}, "squire-2": {"name": "page boy"}}
    async with people(node, 1) as (anna,):
        wish = {"game": "paladins", "chairs": [{"who": "me"}, {"who": "open"}]}
        mine = await anna.post("/api/matches", {**wish, "cards": {"townsfolk": squires}})
        assert mine["changed"] == ["squire-1"]
        assert mine["called"] == {"squire-2": "page boy"}
        ours = await anna.post("/api/matches", wish)
        assert (ours["changed"], ours["called"]) == ([], {})


async def test_what_waits_in_the_lobby_waits_no_longer_than_a_day(house: House) -> None:
    node = house.node()
    async with people(node) as (anna, boris):
        match = await anna.make(in_lobby=True)
        other = await anna.make(in_lobby=True)
        assert await listed(boris) == {match, other}
        engine = open_database(house.database or f"sqlite:///{house.folder / 'regnum.db'}")
        async with engine.begin() as connection:
            at = (await connection.execute(text("SELECT expires FROM matches"))).scalars().first()
            assert 23 * 3600 < at - time.time() <= 24 * 3600
            # a day goes by
            await connection.execute(
                text("UPDATE matches SET expires = :at WHERE id = :id"),
                {"at": time.time() - 1, "id": match},
            )
        await engine.dispose()
        assert await listed(boris) == {other}
        fault = await boris.post(f"/api/matches/{match}/chairs", {}, status=409)
        assert fault["code"] == "not-gathering"
        # and when the house tidies up, which it does at its start too, it is closed
        node.stop()
        node.start()
        again = anna.at(node.address)

        async def closed() -> bool:
            return bool((await again.get(f"/api/matches/{match}"))["status"] == "closed")

        await comes_true(closed, "what has waited too long to be closed")
        assert (await again.get(f"/api/matches/{other}"))["status"] == "gathering"
        await again.close()


async def test_the_lobby_can_be_asked_for_one_game(node: Node) -> None:
    async with people(node, 1) as (anna,):
        bounty = await anna.make("kings-bounty", in_lobby=True)
        fracas = await anna.make("fairy-fracas", in_lobby=True)
        for query in ("?game=fairy-fracas", "?game=fairy-fracas&status=gathering"):
            found = {each["id"] for each in await anna.get(f"/api/matches{query}")}
            assert fracas in found
            assert bounty not in found
        for status in ("gathering", "over"):
            fault = await anna.get(f"/api/matches?game=chess&status={status}", status=400)
            assert fault["code"] == "no-such-game"


async def test_whoever_comes_sees_which_cards_were_changed(node: Node) -> None:
    async with people(node, 2) as (anna, boris):
        plain = await anna.make()
        own = await anna.make(cards={"titles": {"emperor": {"points": 9}}})
        assert (await boris.get(f"/api/matches/{plain}"))["changed_cards"] == []
        assert (await boris.get(f"/api/matches/{own}"))["changed_cards"] == ["titles.emperor"]


async def test_where_the_event_loop_has_little_time_nobody_is_kept_from_the_file(
    tmp_path: Path,
) -> None:
    async with services(tmp_path) as (service,):
        pool, file = service.engine.sync_engine, service.writer.file
        assert file is not None
        # what was opened before is as patient as ever
        await service.engine.dispose()
        for each in (pool, file):
            event.listen(each, "connect", hurry)
        event.listen(pool, "after_cursor_execute", starve)
        wish = MatchWish("kings-bounty", (ChairWish("me"), ChairWish("open")))

        async def sit_down_and_talk(name: str) -> int:
            host, guest = [await service.door.come(f"{name} {each}") for each in "ab"]
            match_id = await service.lobby.make(host, wish)
            await service.lobby.join(guest, match_id, None)
            await service.lobby.start(host, match_id)
            await service.silence.block(guest, host.id)
            said = await service.chat.say(host, match_id, "hello")
            await service.silence.report(guest, match_id, said.m, "rude")
            await service.papers.erase(guest)
            return await service.house.carry_out(match_id, lambda _: give_up(0))

        names = [f"guest {number}" for number in range(4)]
        assert await asyncio.gather(*map(sit_down_and_talk, names)) == [1] * 4


def hurry(connection: Any, _: object) -> None:
    """Somebody who waits for the file only a moment."""
    connection.execute("PRAGMA busy_timeout=20").close()


def starve(connection: Connection, *_: object) -> None:
    """Whoever has begun to write over the event loop has to wait until it goes on."""
    driver = connection.connection.driver_connection
    assert driver is not None
    if driver.in_transaction:
        time.sleep(0.1)
