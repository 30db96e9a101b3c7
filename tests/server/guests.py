"""People at a table, for tests of play: whoever comes in also leaves."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from tests.server.harness import Guest, Live, Node

NAMES = ("Anna", "Boris", "Clara", "Denys")


@asynccontextmanager
async def people(node: Node, count: int = 2) -> AsyncIterator[list[Guest]]:
    guests = [await node.guest(name) for name in NAMES[:count]]
    try:
        yield guests
    finally:
        for guest in guests:
            await guest.close()


@asynccontextmanager
async def begun(
    node: Node, count: int = 2, game: str = "kings-bounty", bots: Sequence[str] = (), **wish: Any
) -> AsyncIterator[tuple[list[Guest], str]]:
    """A match that has begun: people in the first seats, then bots."""
    async with people(node, count) as guests:
        chairs = ["me", *["open"] * (count - 1), *bots]
        match = await guests[0].make(game, chairs, **wish)
        for guest in guests[1:]:
            await guest.join(match)
        await guests[0].start(match)
        yield guests, match


async def play_on(lives: Sequence[Live], actions: int, seed: int = 3) -> None:
    """Everybody plays at random, so many actions in all, and hears of every one."""
    rng = random.Random(seed)
    for live in lives:
        if not live.now:
            await live.expect("update")
    for _ in range(actions):
        acting = next((live for live in lives if live.mine), None)
        if acting is None:
            return
        done = await acting.act(rng.choice(acting.now["options"])["action"])
        assert done["tell"] == "done", done
        for live in lives:
            while live.now["n"] < done["n"]:
                await live.hear()


async def until(live: Live, n: int) -> dict[str, Any]:
    """The newest update, when it is at least that of entry `n`."""
    while not live.now or live.now["n"] < n:
        await live.hear()
    return live.now


async def all_updates(guest: Guest, match: str, seat: int | None) -> list[dict[str, Any]]:
    """Everything a viewer is told, from the beginning."""
    async with guest.live(match, seat, after=-1) as live:
        await live.expect("present")
    return [{**frame, "now": 0} for frame in live.heard if frame["tell"] == "update"]


async def newest(live: Live) -> dict[str, Any]:
    """The first update that holds a view."""
    return await until(live, 0)


async def asked(live: Live) -> list[dict[str, Any]]:
    """What is asked now, as far as the server has told."""
    await live.ask("ping")
    told = [frame for frame in live.heard if "asks" in frame]
    found: list[dict[str, Any]] = told[-1]["asks"]
    return found
