"""The host's hand: list, close, ban, back up, restore, prune, and an upgrade of rules."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from pathlib import Path

import pytest
import websockets
from sqlalchemy import text

from regnum.server.store.engine import open_database
from tests.server.harness import House, Postgres, play_to_the_end, two_guests


async def execute(house: House, sql: str, **values: object) -> None:
    """The passing of time, by hand."""
    engine = open_database(house.database or f"sqlite:///{house.folder / 'regnum.db'}")
    async with engine.begin() as connection:
        await connection.execute(text(sql), values)
    await engine.dispose()


async def test_the_host_sees_matches_and_people(house: House) -> None:
    node = house.node()
    anna, boris, match = await two_guests(node)
    listed = house.run("admin", "list")
    assert match in listed
    assert "Anna, Boris" in listed
    assert "playing" in listed
    assert match not in house.run("admin", "list", "--status", "over")
    assert anna.id in house.run("admin", "people")
    await anna.close()
    await boris.close()


async def test_a_match_is_closed_under_the_players(house: House) -> None:
    node = house.node()
    anna, boris, match = await two_guests(node)
    async with anna.live(match, 0) as live:
        await live.expect("update")
        assert "1 match is closed" in await asyncio.to_thread(house.run, "admin", "close", match)
        with pytest.raises(websockets.ConnectionClosed):
            await live.expect("never")
        assert live.heard[-1]["tell"] == "bye"
        assert live.heard[-1]["code"] == "match-closed"
    assert (await anna.get(f"/api/matches/{match}"))["status"] == "closed"
    assert "no such match" in house.run("admin", "close", match, check=False)
    await anna.close()
    await boris.close()


async def test_somebody_who_is_banned_is_shown_out(house: House) -> None:
    node = house.node()
    anna, boris, match = await two_guests(node)
    async with boris.live(match, 1) as live:
        await live.expect("update")
        assert "Boris is banned" in await asyncio.to_thread(house.run, "admin", "ban", boris.id)
        with pytest.raises(websockets.ConnectionClosed):
            await live.expect("never")
    assert (await boris.get("/api/me", status=403))["code"] == "banned"
    house.run("admin", "ban", boris.id, "--lift")
    assert (await boris.get("/api/me"))["name"] == "Boris"
    assert "nobody like that" in house.run("admin", "ban", "nobody", check=False)
    await anna.close()
    await boris.close()


@pytest.fixture
def other_house(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    """An empty house on the other kind of database."""
    folder = tmp_path / "other"
    folder.mkdir()
    if request.node.callspec.params["house"] == "postgresql":
        return House(folder)
    server: Postgres = request.getfixturevalue("postgres")
    return House(folder, server.database())


async def test_a_backup_of_a_running_house_opens_in_another(
    house: House, other_house: House
) -> None:
    node = house.node()
    anna, boris, match = await two_guests(node)
    async with anna.live(match, 0) as first, boris.live(match, 1) as second:
        await first.expect("update")
        await second.expect("update")
        before = await (first if first.mine else second).play(random.Random(1), most=1)
    file = house.folder / "backup.gz"
    assert "rows are in" in house.run("admin", "backup", str(file))
    assert file.stat().st_mode & 0o077 == 0
    node.stop()

    secret = other_house.folder / "regnum.secret"
    secret.write_bytes((house.folder / "regnum.secret").read_bytes())
    secret.chmod(0o600)
    assert "restored" in other_house.run("admin", "restore", str(file))
    assert "not empty" in other_house.run("admin", "restore", str(file), check=False)
    elsewhere = other_house.node()
    try:
        anna_there, boris_there = anna.at(elsewhere.address), boris.at(elsewhere.address)
        ends = await play_to_the_end([anna_there, boris_there], match)
        assert ends[0]["n"] > before["n"]
        assert ends[0]["view"]["over"]
        await (await elsewhere.guest("Clara")).close()
    finally:
        other_house.close()
    for guest in (anna, boris, anna_there, boris_there):
        await guest.close()


def test_a_damaged_backup_restores_nothing(house: House) -> None:
    house.run("admin", "list")
    whole = house.folder / "backup.gz"
    house.run("admin", "backup", str(whole))
    cut = house.folder / "cut.gz"
    cut.write_bytes(whole.read_bytes()[:-12])
    assert "not a backup" in house.run("admin", "restore", str(cut), check=False)
    assert "no file" in house.run("admin", "restore", "nowhere.gz", check=False)
    house.run("admin", "restore", str(whole))


async def test_what_is_old_is_pruned(house: House) -> None:
    node = house.node()
    anna, boris, match = await two_guests(node)
    await play_to_the_end([anna, boris], match)
    running = await anna.make()
    clara = await node.guest("Clara")
    assert "0 matches and 0 guests" in house.run("admin", "prune", "--days", "30")
    long_ago = time.time() - 40 * 86400
    await execute(house, "UPDATE matches SET ended = :at WHERE id = :id", at=long_ago, id=match)
    await execute(house, "UPDATE people SET made = :at", at=long_ago)
    assert "1 match and" in house.run("admin", "prune", "--days", "30", typed="no\n")
    assert match in house.run("admin", "list")
    house.run("admin", "prune", "--days", "30", "--yes")
    listed = house.run("admin", "list")
    assert match not in listed
    assert running in listed
    people = house.run("admin", "people")
    assert anna.id in people
    assert clara.id not in people
    for guest in (anna, boris, clara):
        await guest.close()


async def test_matches_by_old_rules_are_closed_only_if_the_host_says_so(house: House) -> None:
    node = house.node()
    anna, boris, match = await two_guests(node)
    kept = await anna.make()
    node.stop()
    await execute(house, "UPDATE matches SET rules = -1 WHERE id = :id", id=match)

    refused = house.run("serve", "--port", "0", check=False)
    assert match in refused
    assert kept not in refused
    assert "--close-outdated" in refused
    assert "playing" in house.run("admin", "list")

    node.options.append("--close-outdated")
    node.start()
    assert (await anna.get(f"/api/matches/{match}"))["status"] == "closed"
    assert (await anna.get(f"/api/matches/{kept}"))["status"] == "gathering"
    await anna.close()
    await boris.close()


def test_the_database_is_closed_to_others(sqlite_house: House) -> None:
    sqlite_house.node()
    file = sqlite_house.folder / "regnum.db"
    assert file.stat().st_mode & 0o077 == 0
    with sqlite3.connect(file) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()
