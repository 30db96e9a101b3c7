"""Nodes of one house hear each other, and catch up when they could not."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, text

from regnum.server.errors import ServiceError
from regnum.server.matches.lobby import Lobby
from regnum.server.node.nodes import AT_ONCE
from regnum.server.node.settings import Limits
from regnum.server.people.door import Doorkeeper
from regnum.server.store.engine import open_database
from regnum.server.store.news import News
from regnum.server.store.schema import bring_up_to_date
from regnum.server.store.tables import matches
from regnum.server.store.writer import Conflict, Writer
from regnum.server.wire.bodies import ChairWish, MatchWish
from tests.server import harness
from tests.server.harness import House, play_to_the_end, two_guests
from tests.server.patience import PATIENCE, within
from tests.server.postgres import Postgres
from tests.server.within import services

#: what a connection said last: to listen, or, if that was a while ago, that it is still there
DEAF = text(
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
    " WHERE (query LIKE 'LISTEN%' OR query = 'SELECT 1') AND datname = current_database()"
)


async def deafen(house: House) -> int:
    """Cut the connections that nodes listen on."""
    assert house.database is not None
    engine = open_database(house.database)
    async with engine.connect() as connection:
        cut = await connection.scalar(DEAF)
    await engine.dispose()
    assert isinstance(cut, int)
    return cut


async def test_players_on_two_nodes_see_the_same_match(postgres_house: House) -> None:
    first, second = postgres_house.node(), postgres_house.node()
    anna, boris, match = await two_guests(first)
    ends = await play_to_the_end([anna, boris], match, addresses=[first.address, second.address])
    assert ends[0]["n"] == ends[1]["n"]
    assert ends[0]["view"]["result"] == ends[1]["view"]["result"]
    await anna.close()
    await boris.close()


async def test_a_node_that_was_deaf_catches_up(postgres_house: House) -> None:
    first, second = postgres_house.node(), postgres_house.node()
    anna, boris, match = await two_guests(first)
    async with (
        anna.live(match, 0, address=first.address) as here,
        boris.live(match, 1, address=second.address) as there,
    ):
        await here.expect("update")
        await there.expect("update")
        assert await deafen(postgres_house) == 2
        actor, other = (here, there) if here.mine else (there, here)
        now = await actor.play(random.Random(1), most=1)
        await other.expect("update", n=now["n"])
    await anna.close()
    await boris.close()


async def test_a_node_that_could_not_read_the_news_tries_again(
    postgres_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = postgres_house.node()
    monkeypatch.setattr(harness, "PLANTED", ("defects.loses_the_database_for_a_while",))
    second = postgres_house.node()
    anna, boris, match = await two_guests(first)
    async with (
        anna.live(match, 0) as one,
        boris.live(match, 1) as other,
        boris.live(match, address=second.address) as watching,
    ):
        await watching.expect("update")
        await one.expect("update")
        await other.expect("update")
        now = await (one if one.mine else other).play(random.Random(1), most=1)
        # nobody acts any more, and yet they hear of it
        await watching.expect("update", n=now["n"])
    assert "still gone" in second.log.read_text()
    await anna.close()
    await boris.close()


async def test_much_news_at_once_leaves_connections_to_the_guests(tmp_path: Path) -> None:
    async with services(tmp_path) as (service,):
        nodes, reading, most, done = service.nodes, 0, 0, asyncio.Event()

        async def read(news: News) -> None:
            nonlocal reading, most
            reading += 1
            most = max(most, reading)
            await asyncio.sleep(0.001)
            reading -= 1
            if news.number == 99:
                done.set()

        nodes.heard["entry"] = read
        for number in range(100):
            nodes.waiting.put_nowait(News("entry", f"m{number}", number))
        nodes.tasks.append(asyncio.create_task(nodes.work()))
        async with within(PATIENCE, "all news to be read"):
            await done.wait()
        assert 1 < most <= AT_ONCE


async def test_a_match_closed_by_the_host_is_closed_on_every_node(postgres_house: House) -> None:
    first, second = postgres_house.node(), postgres_house.node()
    anna, boris, match = await two_guests(first)
    async with (
        anna.live(match, 0, address=first.address) as here,
        boris.live(match, 1, address=second.address) as there,
    ):
        await here.expect("update")
        await there.expect("update")
        await asyncio.to_thread(postgres_house.run, "admin", "close", match)
        assert (await here.expect("bye"))["code"] == "match-closed"
        assert (await there.expect("bye"))["code"] == "match-closed"
    await anna.close()
    await boris.close()


async def test_of_two_nodes_that_write_the_same_entries_one_gets_each(postgres: Postgres) -> None:
    address = postgres.database()
    engines = [open_database(address), open_database(address)]
    await bring_up_to_date(engines[0])
    async with engines[0].begin() as connection:
        await connection.execute(insert(matches), [bare_match(f"m{n}") for n in range(20)])
    writers = [Writer(engine) for engine in engines]
    for writer in writers:
        writer.start()
    for number in range(1, 21):
        rows = [
            {"match": f"m{n}", "number": number, "at": 0.0, "entry": "{}", "client": None}
            for n in range(20)
        ]
        # in opposite orders, which is how two nodes could wait for each other
        both = await asyncio.gather(
            *(writers[0].write([row]) for row in rows),
            *(writers[1].write([row]) for row in reversed(rows)),
            return_exceptions=True,
        )
        assert sum(result is None for result in both) == 20
        assert sum(isinstance(result, Conflict) for result in both) == 20
    for writer in writers:
        await writer.stop()
        await writer.engine.dispose()


async def test_nobody_has_more_matches_than_allowed_by_asking_two_nodes_at_once(
    postgres: Postgres,
) -> None:
    address = postgres.database()
    engines = [open_database(address), open_database(address)]
    await bring_up_to_date(engines[0])
    limits = Limits(matches_per_player=3)
    writers = [Writer(engine) for engine in engines]
    for writer in writers:
        writer.start()
    lobbies = [Lobby(writer.engine, writer, limits) for writer in writers]
    anna = await Doorkeeper(engines[0], writers[0], b"s" * 32, limits).come("Anna")
    wish = MatchWish("kings-bounty", (ChairWish("me"), ChairWish("open")))
    both = await asyncio.gather(
        *(lobbies[number % 2].make(anna, wish) for number in range(12)), return_exceptions=True
    )
    made = [each for each in both if isinstance(each, str)]
    refused = [each.code for each in both if isinstance(each, ServiceError)]
    assert (len(made), refused) == (3, ["too-many-matches"] * 9)
    for writer in writers:
        await writer.stop()
        await writer.engine.dispose()


def bare_match(match_id: str) -> dict[str, Any]:
    return {
        "id": match_id,
        "game": "kings-bounty",
        "rules": 1,
        "options": {},
        "cards": {},
        "seats": 2,
        "status": "playing",
        "in_lobby": False,
        "rated": False,
        "clock": {},
        "made": 0.0,
        "commitment": "",
        "house_bytes": b"",
    }
