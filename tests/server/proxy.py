"""A bad network on loopback: it drops, doubles, reorders and delays messages, and cuts lines."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed


class BadNetwork:
    """Stands between players and a node; every message of either side meets its fate here."""

    def __init__(self, target: str, seed: int) -> None:
        self.target = target.replace("http", "ws", 1)
        self.rng = random.Random(seed)
        self.fates: dict[str, int] = dict.fromkeys(
            ("passed", "dropped", "doubled", "reordered", "cut"), 0
        )
        self.address = ""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[BadNetwork]:
        async with serve(self.carry, "127.0.0.1", 0, max_size=None, close_timeout=1) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            self.address = f"http://127.0.0.1:{port}"
            yield self

    async def carry(self, near: ServerConnection) -> None:
        assert near.request is not None
        cookie = near.request.headers.get("Cookie", "")
        async with connect(
            f"{self.target}{near.request.path}",
            additional_headers={"Cookie": cookie},
            max_size=None,
            close_timeout=1,
        ) as far:
            ways = [asyncio.create_task(self.pass_on(*way)) for way in ((near, far), (far, near))]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)

    async def pass_on(self, source: Any, target: Any) -> None:
        held: list[str | bytes] = []
        with contextlib.suppress(ConnectionClosed):
            async for message in source:
                fate = self.fate()
                self.fates[fate] += 1
                if fate == "cut":
                    return
                if fate == "dropped":
                    continue
                if fate == "reordered":
                    held.append(message)
                    continue
                for _ in range(2 if fate == "doubled" else 1):
                    await target.send(message)
                while held:
                    # what was held back comes after what was said later
                    await target.send(held.pop())

    def fate(self) -> str:
        return self.rng.choices(
            ("passed", "dropped", "doubled", "reordered", "cut"), (70, 8, 12, 8, 2)
        )[0]
