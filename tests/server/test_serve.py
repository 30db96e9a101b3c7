"""Starting on an empty machine, and stopping."""

from __future__ import annotations

import stat

from tests.server.harness import House, Node, play_to_the_end, two_guests


def test_a_node_makes_what_it_needs_and_stops_when_told(house: House) -> None:
    node = house.node()
    secret = house.folder / "regnum.secret"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert (house.folder / "regnum.db").exists() == (house.database is None)
    assert node.stop() == 0


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
