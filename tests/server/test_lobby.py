"""Finding each other: by link, in the lobby, and for how long."""

from __future__ import annotations

import time

from sqlalchemy import text

from regnum.server.store.engine import open_database
from tests.server.guests import people
from tests.server.harness import Guest, House, Node
from tests.server.patience import comes_true


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
