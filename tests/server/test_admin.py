"""The host's hand: list, close, ban, back up, restore, prune, and an upgrade of rules."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets
from sqlalchemy import text
from typer.testing import CliRunner

from regnum.cli.admin import admin, with_house
from regnum.server.errors import ServiceError
from regnum.server.running import alone
from regnum.server.store.engine import open_database
from regnum.server.store.schema import bring_up_to_date
from tests.server.harness import (
    Guest,
    House,
    patient_socket,
    play_to_the_end,
    two_guests,
)
from tests.server.patience import PATIENCE, within
from tests.server.postgres import Postgres


@pytest.fixture(autouse=True)
def own_umask() -> Iterator[None]:
    """What a command of the host closes to others, it closes for its process."""
    usual = os.umask(0o022)
    os.umask(usual)
    yield
    os.umask(usual)


async def execute(house: House, sql: str, **values: object) -> None:
    """The passing of time, by hand."""
    engine = open_database(house.database or f"sqlite:///{house.folder / 'regnum.db'}")
    async with engine.begin() as connection:
        await connection.execute(text(sql), values)
    await engine.dispose()


async def told_at_the_door(guest: Guest, match: str) -> list[tuple[str, str]]:
    """What somebody unwelcome is told before anything is said, until the server hangs up."""
    address = f"{guest.address}/api/matches/{match}/live"
    cookie = {"Cookie": f"regnum={guest.cookie}"}
    told: list[tuple[str, str]] = []
    async with patient_socket(address, additional_headers=cookie) as socket:
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                async with within(PATIENCE, "a good-bye, or the end"):
                    frame = json.loads(await socket.recv())
                told.append((frame["tell"], frame["code"]))
    return told


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


def test_a_state_that_no_match_has_is_no_empty_list(tmp_path: Path) -> None:
    words = ["list", "--status", "bogus", "--data", str(tmp_path), "--lang", "en"]
    done = CliRunner().invoke(admin, words)
    assert done.exit_code == 2
    assert "“bogus”" in done.output
    assert "gathering, playing, over, closed" in done.output


def told(*words: str) -> str:
    """The one sentence that a command of the host is refused with."""
    done = CliRunner().invoke(admin, [*words, "--lang", "en"])
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    assert done.exit_code == 2
    assert done.output.count("\n") == 1, done.output
    return done.output


@pytest.fixture
def folder_of_house(tmp_path: Path) -> str:
    """The folder of a house where nothing has happened yet."""
    folder = str(tmp_path / "house")
    with_house(Path(folder), None, bring_up_to_date, "new")
    return folder


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("mysql://x", "A “mysql” database cannot be used here"),
        ("postgresql://127.0.0.1:abc/x", "no address of a database"),
        ("postgresql://127.0.0.1:99999/x", "no address of a database"),
        ("postgresql://127.0.0.1/x?connect_timeout=soon", "no address of a database"),
        ("postgresql+psycopg2://127.0.0.1/x", "no address of a database"),
        ("sqlite://", "no address of a database"),
        ("nonsense", "no address of a database"),
    ],
)
def test_a_database_that_is_not_for_us_is_told_what_would_be(database: str, sentence: str) -> None:
    refused = told("list", "--database", database)
    assert sentence in refused
    assert "sqlite:///FILE or postgresql://" in refused


def test_a_folder_that_is_missing_is_named_and_a_folder_is_no_database(tmp_path: Path) -> None:
    for place, sentence in (
        (tmp_path / "nowhere" / "house.db", f"There is no folder {tmp_path / 'nowhere'} "),
        (tmp_path, f"{tmp_path} is a folder, and a database is a file."),
    ):
        database = f"sqlite:///{place}"
        assert sentence in told("restore", "house.gz", "--database", database)
        with pytest.raises(ServiceError, match=re.escape(sentence)), alone(database):
            pass


def test_why_a_database_cannot_be_used_is_told_in_its_own_words(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Not a database, but a text that is somewhat longer than a header.\n" * 30)
    refused = told("list", "--database", f"sqlite:///{file}")
    assert refused == "The database cannot be used: file is not a database\n"


def test_of_an_address_that_is_refused_the_password_is_not_told() -> None:
    for database in ("mysql://anna:hidden@host/x", "postgresql://anna:hidden@host:abc/x"):
        assert "hidden" not in told("list", "--database", database)


@pytest.mark.parametrize(
    "words",
    [
        *(["list"], ["people"], ["reports"], ["close", "MATCH"], ["ban", "PERSON"]),
        *(["backup", "house.gz"], ["prune", "--yes"]),
    ],
    ids=lambda words: words[0],
)
def test_a_house_that_is_not_there_is_not_made_by_looking_after_it(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    wrong = tmp_path / "wrong"
    refused = told(*words, "--data", str(wrong))
    assert f"There is no house in {wrong}: the file regnum.db is missing." in refused
    assert "There is no house in" in told(*words)
    assert "the file x.db is missing" in told(*words, "--database", "sqlite:///x.db")
    assert list(tmp_path.iterdir()) == []


def test_numbers_that_no_database_has_are_refused(folder_of_house: str) -> None:
    great = "9" * 23
    done = CliRunner().invoke(admin, ["list", "--most", great, "--data", folder_of_house])
    assert done.exit_code == 2
    assert "30000" in done.output
    assert "no such report" in told("reports", "--settle", great, "--data", folder_of_house)


@pytest.mark.parametrize("place", ["folder", "no/x", "x" * 252, "x" * 300])
def test_a_backup_that_cannot_be_written_blames_the_file_and_leaves_nothing(
    place: str, folder_of_house: str, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    file = tmp_path / place
    refused = told("backup", str(file), "--data", folder_of_house)
    assert f"“{file}” cannot be written: " in refused
    assert "database" not in refused
    assert sorted(each.name for each in tmp_path.iterdir()) == ["folder", "house"]
    assert list((tmp_path / "folder").iterdir()) == []


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
    for guest in (anna, boris):
        assert await told_at_the_door(guest, match) == [("bye", "match-closed")]
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
    assert await told_at_the_door(boris, match) == [("bye", "banned")]
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
    return House(folder, server.empty_database())


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
    house.node().stop()
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


@pytest.mark.parametrize("maker", ["serve", "restore"])
def test_the_database_is_closed_to_others(tmp_path: Path, maker: str) -> None:
    file = tmp_path / "regnum.db"
    with contextlib.closing(House(tmp_path)) as house:
        node = house.node()
        if maker == "restore":
            house.run("admin", "backup", "house.gz")
            node.stop()
            file.unlink()
            house.run("admin", "restore", "house.gz")
    assert file.stat().st_mode & 0o077 == 0
    with sqlite3.connect(file) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()
