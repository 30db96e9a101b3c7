"""A match that is over, looked at again: every step, with anybody's eyes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.guests import begun
from tests.server.harness import Guest, Node, play_to_the_end

pytestmark = pytest.mark.anyio


async def all_steps(guest: Guest, match: str, eyes: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while True:
        page = await guest.get(f"/api/matches/{match}/steps?first={len(found)}{eyes}")
        found += page["steps"]
        if len(found) > page["last"]:
            return found


async def test_steps_lead_from_the_beginning_to_the_end(node: Node) -> None:
    async with begun(node) as ((anna, boris), match):
        await anna.get(f"/api/matches/{match}/steps", status=409)
        ends = await play_to_the_end([anna, boris], match)
        own = await all_steps(anna, match, "&seat=0")
        assert [step["n"] for step in own] == list(range(ends[0]["n"] + 1))
        assert own[-1]["view"] == ends[0]["view"]
        assert own[-1]["scene"] == ends[0]["scene"]
        assert not own[0]["view"]["over"]
        assert all(step["options"] == [] for step in own)


async def test_every_seat_sees_what_it_saw(node: Node) -> None:
    async with begun(node) as ((anna, boris), match):
        async with boris.live(match, 1) as live:
            first = (await live.expect("update"))["scene"]
        await play_to_the_end([anna, boris], match)
        theirs = await all_steps(anna, match, "&seat=1")
        assert theirs[0]["scene"] == first
        watched = await all_steps(anna, match, "")
        assert watched[0]["scene"] != first
        assert len(watched) == len(theirs)
        await anna.get(f"/api/matches/{match}/steps?seat=7", status=404)
        await anna.get(f"/api/matches/{match}/steps?first=-1", status=400)


async def test_a_page_begins_where_it_is_asked_to(node: Node) -> None:
    async with begun(node) as ((anna, boris), match):
        await play_to_the_end([anna, boris], match)
        whole = await all_steps(anna, match, "&seat=0")
        later = await anna.get(f"/api/matches/{match}/steps?seat=0&first=3")
        assert later["steps"][0] == whole[3]
        beyond = await anna.get(f"/api/matches/{match}/steps?first={len(whole) + 5}")
        assert beyond == {"last": len(whole) - 1, "steps": []}
        squeezed = await anna.http.get(f"/api/matches/{match}/steps")
        assert squeezed.headers["content-encoding"] == "gzip"
        assert int(squeezed.headers["content-length"]) < len(squeezed.content) / 5
