"""Ratings are counted once a match; leaderboards; what people have played."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from regnum.server.people import ratings as people_ratings
from regnum.server.people.ratings import Rated, after_match
from regnum.server.store.tables import matches
from regnum.server.wire.bodies import ChairWish, MatchWish
from tests.server.harness import Guest, House, Node, play_to_the_end
from tests.server.patience import comes_true
from tests.server.within import services

GAME = "kings-bounty"


async def claimed(node: Node, start: str) -> Guest:
    guest = await node.guest(f"{start} {random.randrange(10**9)}")
    await guest.post("/api/me/claim", {"password": "a horse and a lamp"})
    return guest


async def rated_match(anna: Guest, boris: Guest) -> str:
    match = await anna.make(GAME, rated=True)
    await boris.join(match)
    await anna.start(match)
    return match


async def resigned(loser: Guest, seat: int, match: str) -> None:
    async with loser.live(match, seat) as live:
        await live.expect("update")
        assert (await live.ask("resign", seat=seat))["tell"] == "done"


async def ratings_of(guest: Guest, played: int) -> dict[str, Any]:
    """Counting follows the end of a match at once, but after it."""

    async def found() -> Any:
        return await guest.get(f"/api/people/{guest.id}/ratings")

    async def counted() -> bool:
        return any(each["played"] >= played for each in await found())

    await comes_true(counted, f"match {played} to be counted")
    [rating] = await found()
    assert rating["played"] == played
    return dict(rating)


def test_the_better_rank_gains_and_equal_ranks_meet() -> None:
    strong, weak = Rated(30.0, 4.0, 9), Rated(20.0, 4.0, 9)
    winner, loser = after_match([strong, weak], [2, 1])
    assert winner.mu < strong.mu
    assert loser.mu > weak.mu
    left, right = after_match([strong, weak], [1, 1])
    assert left.mu - right.mu < strong.mu - weak.mu
    three = after_match([Rated(), Rated(), Rated()], [3, 1, 2])
    assert three[1].mu > three[2].mu > three[0].mu


async def test_a_rated_match_changes_ratings_and_the_leaderboard(node: Node) -> None:
    anna, boris = await claimed(node, "Anna"), await claimed(node, "Boris")
    match = await rated_match(anna, boris)
    ends = await play_to_the_end([anna, boris], match)
    ranks = ends[0]["view"]["result"]["ranks"]
    mine, others = await ratings_of(anna, 1), await ratings_of(boris, 1)
    if ranks[0] != ranks[1]:
        assert (mine["rating"] > others["rating"]) == (ranks[0] < ranks[1])
    listed = await anna.get(f"/api/games/{GAME}/ratings")
    standings = [each["standing"] for each in listed]
    assert standings == sorted(standings, reverse=True)
    assert {anna.id, boris.id} <= {each["person"] for each in listed}
    changes = await anna.get(f"/api/people/{anna.id}/ratings/{GAME}")
    assert [(each["match"], each["rating"]) for each in changes] == [(match, mine["rating"])]
    await anna.get("/api/games/chess/ratings", 400)
    papers = await anna.get("/api/me/papers")
    assert [each["game"] for each in papers["ratings"]] == [GAME]
    assert [each["match"] for each in papers["rating_changes"]] == [match]
    await anna.close()
    await boris.close()


async def test_matches_that_end_at_once_are_all_counted(node: Node) -> None:
    anna, boris = await claimed(node, "Anna"), await claimed(node, "Boris")
    matches = [await rated_match(anna, boris) for _ in range(6)]
    await asyncio.gather(*(resigned(anna, 0, match) for match in matches))
    assert (await ratings_of(anna, 6))["rating"] < (await ratings_of(boris, 6))["rating"]
    changes = await boris.get(f"/api/people/{boris.id}/ratings/{GAME}")
    assert len({each["match"] for each in changes}) == 6
    # each change begins where the one before ended
    befores = sorted(each["rating_before"] for each in changes)
    afters = sorted(each["rating"] for each in changes)
    assert befores[1:] == afters[:-1]
    await anna.close()
    await boris.close()


async def test_unrated_matches_change_nothing(node: Node) -> None:
    anna, boris = await claimed(node, "Anna"), await claimed(node, "Boris")
    match = await anna.make(GAME)
    await boris.join(match)
    await anna.start(match)
    await resigned(anna, 0, match)
    # it would be counted before the next one
    next_one = await rated_match(anna, boris)
    await resigned(anna, 0, next_one)
    await ratings_of(anna, 1)
    changes = await anna.get(f"/api/people/{anna.id}/ratings/{GAME}")
    assert [each["match"] for each in changes] == [next_one]
    await anna.close()
    await boris.close()


async def test_a_match_that_ended_when_the_node_was_killed_is_counted_once(
    sqlite_house: House,
) -> None:
    node = sqlite_house.node()
    anna, boris = await claimed(node, "Anna"), await claimed(node, "Boris")
    match = await rated_match(anna, boris)
    await resigned(anna, 0, match)
    before = await ratings_of(anna, 1)
    node.kill()
    # as if it had been killed just before
    with sqlite3.connect(sqlite_house.folder / "regnum.db") as database:
        for table in ("counted", "ratings", "rating_changes"):
            database.execute(f"DELETE FROM {table}")
    database.close()
    for _ in range(2):
        node.start()
        assert await ratings_of(anna, 1) == before
        node.kill()
    await anna.close()
    await boris.close()


async def test_a_match_that_could_not_be_counted_is_counted_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with services(tmp_path) as (service,):
        anna, boris = await service.door.come("Anna"), await service.door.come("Boris")
        wish = MatchWish(GAME, (ChairWish("me"), ChairWish("open")))
        match_id = await service.lobby.make(anna, wish)
        await service.lobby.join(boris, match_id, 1)
        await service.lobby.start(anna, match_id)
        await service.house.do(match_id, lambda table: table.resign(0))
        async with service.engine.begin() as connection:
            await connection.execute(update(matches).values(rated=True))
        over: Any = SimpleNamespace(id=match_id, status="over", table=SimpleNamespace(rated=True))

        def locked(*_: object, **__: object) -> bool:
            raise OperationalError("insert", {}, Exception("the database is locked"))

        with monkeypatch.context() as trouble:
            trouble.setattr(people_ratings, "count_in", locked)
            await service.ratings.look(over)
            await service.house.stop()
        assert "to be counted later" in caplog.text
        assert await service.ratings.of(anna.id) == []
        service.steward.start()
        await comes_true(lambda: not service.ratings.missed, "what was missed to be counted")
        assert [each.played for each in await service.ratings.of(anna.id)] == [1]


async def test_two_nodes_count_every_match_once(postgres_house: House) -> None:
    here, there = postgres_house.node(), postgres_house.node()
    anna, boris = await claimed(here, "Anna"), await claimed(here, "Boris")
    matches = [await rated_match(anna, boris) for _ in range(8)]
    far = boris.at(there.address)

    async def end(n: int, match: str) -> None:
        if n % 2:
            await resigned(far, 1, match)
        else:
            await resigned(anna, 0, match)

    await asyncio.gather(*(end(n, match) for n, match in enumerate(matches)))
    assert (await ratings_of(anna, 8))["played"] == 8
    assert len(await far.get(f"/api/people/{anna.id}/ratings/{GAME}")) == 8
    for guest in (anna, boris, far):
        await guest.close()


async def test_what_was_played_comes_in_pages_newest_first(node: Node) -> None:
    async with await node.guest("Anna") as anna, await node.guest("Boris") as boris:
        matches = []
        for n in range(5):
            match = await anna.make(GAME, in_lobby=n != 2)
            await boris.join(match)
            await anna.start(match)
            await resigned(boris, 1, match)
            matches.append(match)
        seen: list[dict[str, Any]] = []
        page: dict[str, Any] = await anna.get("/api/me/history?most=2")
        while True:
            seen += page["matches"]
            if page["next"] is None:
                break
            page = await anna.get(f"/api/me/history?most=2&before={page['next']}")
        assert [each["match"]["id"] for each in seen] == matches[::-1]
        assert all((each["rank"], each["won"], each["seats"]) == (1, True, [0]) for each in seen)
        # what was private is not shown to others
        public = await boris.get(f"/api/people/{anna.id}/matches")
        assert [each["match"]["id"] for each in public["matches"]] == [
            match for n, match in enumerate(matches) if n != 2
        ][::-1]
        assert (await anna.get("/api/me/history?game=fairy-fracas"))["matches"] == []
        assert (await anna.get("/api/me/history?before=soon", 400))["code"] == "bad-page"
