"""Starting on an empty machine, and stopping."""

from __future__ import annotations

import asyncio
import re
import signal
import stat
import time
from pathlib import Path

import pytest

from tests.server import ordeals
from tests.server.harness import PATIENCE, House, Node, play_to_the_end, two_guests
from tests.server.ordeals import seat_players, under_play
from tests.server.players import check_kept


def test_a_node_makes_what_it_needs_and_stops_when_told(bare_house: House) -> None:
    node = bare_house.node()
    secret = bare_house.folder / "regnum.secret"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert (bare_house.folder / "regnum.db").exists() == (bare_house.database is None)
    assert node.stop() == 0


async def test_a_node_that_is_told_to_stop_finishes_what_it_has_begun(either_house: House) -> None:
    node = either_house.node()
    players = await seat_players(node, 6, seed=1, address=None, gaps=False, pace=0.05)
    async with under_play(players, ordeals.PATIENCE) as play:
        for _ in range(3):
            await play.until_acknowledged(play.acknowledged + len(players))
            began = time.monotonic()
            assert await asyncio.to_thread(node.stop) == 0
            assert time.monotonic() - began < PATIENCE
            await asyncio.to_thread(node.start)
    assert await check_kept(either_house, players) > len(players)
    _, trouble, what = node.log.read_text().partition("Traceback")
    assert not trouble, what[:4000]


def test_the_secret_is_kept_over_a_restart(sqlite_house: House) -> None:
    node = sqlite_house.node()
    before = (sqlite_house.folder / "regnum.secret").read_text()
    node.stop()
    node.start()
    assert (sqlite_house.folder / "regnum.secret").read_text() == before


async def test_two_guests_play_to_the_end(node: Node) -> None:
    anna, boris, match = await two_guests(node)
    ends = await play_to_the_end([anna, boris], match)
    assert ends[0]["view"]["result"] == ends[1]["view"]["result"]
    await anna.close()
    await boris.close()


async def test_a_session_outlives_a_restart(house: House) -> None:
    node = house.node()
    async with await node.guest("Anna") as anna:
        node.stop()
        node.start()
        assert (await anna.get("/api/me"))["name"] == "Anna"


def test_a_file_is_served_by_one_process(sqlite_house: House) -> None:
    sqlite_house.node()
    refused = sqlite_house.run("serve", "--port", "0", check=False)
    assert "served by another process" in refused


@pytest.mark.parametrize("log", ["no/log", "folder", "x" * 300])
def test_a_log_that_cannot_be_written_is_told(log: str, sqlite_house: House) -> None:
    (sqlite_house.folder / "folder").mkdir()
    refused = sqlite_house.run("serve", "--port", "0", "--log", log, check=False)
    assert f"The log cannot be written to {log}: " in refused
    assert refused.count("\n") == 1


@pytest.mark.parametrize("database", ["mysql://x", "postgresql://127.0.0.1:abc/x"])
def test_a_database_that_no_node_can_use_is_told(database: str, tmp_path: Path) -> None:
    refused = House(tmp_path, database).run("serve", "--port", "0", check=False)
    assert "sqlite:///FILE or postgresql://" in refused
    assert refused.count("\n") == 1


def test_a_node_that_dies_leaves_word_of_where(sqlite_house: House) -> None:
    node = sqlite_house.node()
    assert node.process is not None
    node.process.send_signal(signal.SIGSEGV)
    assert node.process.wait(PATIENCE) == -signal.SIGSEGV
    with pytest.raises(AssertionError, match="a node died by itself") as told:
        sqlite_house.close()
    assert "Fatal Python error: Segmentation fault" in str(told.value)
    # which lines depends on what it was doing, and on the thread that the signal came to
    assert re.search(r"[Tt]hread 0x.*\n  File \"", str(told.value))
