"""A release with other rules: nothing that people play is closed unless the host says so."""

from __future__ import annotations

import asyncio
import json
import os
import pty
from pathlib import Path

import pytest

from tests.server import harness
from tests.server.guests import newest
from tests.server.harness import PATIENCE, Guest, House, play_to_the_end, two_guests
from tests.server.test_admin import told_at_the_door

#: the record of the match that was played to its end, as the old release gave it
RECORD = "over.json"


async def evening(house: House) -> tuple[list[Guest], dict[str, str]]:
    """Matches of all kinds, left behind by a release that is stopped now."""
    node = house.node()
    anna, boris, playing = await two_guests(node)
    over = await anna.make()
    await boris.join(over)
    await anna.start(over)
    await play_to_the_end([anna, boris], over)
    (house.folder / RECORD).write_text(json.dumps(await anna.get(f"/api/matches/{over}/record")))
    other = await anna.make("fairy-fracas")
    await boris.join(other)
    await anna.start(other)
    gathering = await anna.make()
    assert node.stop() == 0
    return [anna, boris], {
        "playing": playing,
        "over": over,
        "other": other,
        "gathering": gathering,
    }


def at_a_terminal(house: House, typed: str) -> str:
    """Start the new release as somebody who sits before it, and answer; what was shown."""
    ours, theirs = pty.openpty()
    words = ["serve", "--port", "0", "--lang", "en", "--data", str(house.folder)]
    if house.database is not None:
        words += ["--database", house.database]
    with open(os.devnull, "w") as nothing:
        process = harness.regnum(words, (theirs, theirs, nothing.fileno()), Path.cwd())
    os.close(theirs)
    shown = b""
    try:
        os.write(ours, typed.encode())
        while b"Regnum is at" not in shown:
            try:
                part = os.read(ours, 4096)
            except OSError:
                # the other end is gone: it has ended
                break
            shown += part
    finally:
        process.terminate()
        process.wait(PATIENCE)
        os.close(ours)
    return shown.decode()


async def statuses(house: House, matches: dict[str, str]) -> dict[str, str]:
    listed = (await asyncio.to_thread(house.run, "admin", "list")).splitlines()
    found = {}
    for name, match in matches.items():
        line = next(line for line in listed if match in line)
        found[name] = next(
            word for word in ("playing", "gathering", "over", "closed") if word in line
        )
    return found


async def test_the_host_is_asked_and_may_say_no(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests, matches = await evening(house)
    old = harness.PLANTED
    before = await statuses(house, matches)
    monkeypatch.setattr(harness, "PLANTED", ("defects.rules_have_changed",))
    shown = await asyncio.to_thread(at_a_terminal, house, "no\n")
    assert "Regnum is at" not in shown
    assert matches["playing"] in shown
    assert matches["gathering"] in shown
    assert matches["over"] not in shown
    assert matches["other"] not in shown
    assert await statuses(house, matches) == before
    # the release that they began with plays them on
    monkeypatch.setattr(harness, "PLANTED", old)
    node = house.node()
    ends = await play_to_the_end([guest.at(node.address) for guest in guests], matches["playing"])
    assert ends[0]["view"]["over"]
    for guest in guests:
        await guest.close()


async def test_the_host_says_yes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    guests, matches = await evening(house)
    monkeypatch.setattr(harness, "PLANTED", ("defects.rules_have_changed",))
    assert "Regnum is at" in await asyncio.to_thread(at_a_terminal, house, "yes\n")
    assert await statuses(house, matches) == {
        "playing": "closed",
        "over": "over",
        "other": "playing",
        "gathering": "closed",
    }
    # nothing is asked again
    node = house.node()
    anna = guests[0].at(node.address)
    # what was played by the old rules is listed, but not played again by the new ones
    info = await anna.get(f"/api/matches/{matches['over']}")
    assert info["result"]["ranks"]
    fault = await anna.get(f"/api/matches/{matches['over']}/steps", status=400)
    assert fault["code"] == "record-rules"
    # its record is what was written down: the release that it was played by can read it
    record = await anna.get(f"/api/matches/{matches['over']}/record")
    assert record == json.loads((house.folder / RECORD).read_text())
    # whoever comes back to what was closed is told so, and not about rules
    for closed in ("playing", "gathering"):
        assert await told_at_the_door(anna, matches[closed]) == [("bye", "match-closed")]
    async with anna.live(matches["other"], 0) as live:
        assert not (await newest(live))["view"]["over"]
    assert "Traceback" not in node.log.read_text()
    for guest in (*guests, anna):
        await guest.close()
