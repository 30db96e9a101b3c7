"""Players who never give up: they come back after every break, and say again what was not answered.

Each checks what it is promised: it hears of every entry once and in order, and what was
acknowledged stays done.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from regnum.core.replay import enter
from tests.server.harness import Guest, House
from tests.server.ledger import entries_of, opening, rows

#: seconds of silence after which a player asks again
SILENCE = 1.0


class Player:
    """One seat of one match, over any number of connections."""

    def __init__(
        self,
        guest: Guest,
        match: str,
        seat: int,
        seed: int,
        address: Callable[[], str] | None = None,
        pace: float = 0.0,
        gaps: bool = False,
    ) -> None:
        self.guest = guest
        self.match = match
        self.seat = seat
        self.rng = random.Random(f"{seed}-{match}-{seat}")
        self.address = address or (lambda: guest.address)
        self.pace = pace
        #: whether the network may lose what the server sends
        self.gaps = gaps
        #: the newest entry heard of, and the update that told of it
        self.n = -1
        self.now: dict[str, Any] = {}
        self.heard: list[int] = []
        self.pending: dict[str, Any] | None = None
        self.said = 0
        self.acknowledged: dict[str, int] = {}
        self.breaks = 0
        self.enough = False

    @property
    def over(self) -> bool:
        return bool(self.now) and bool(self.now["view"]["over"])

    async def play(self) -> None:
        """Play until the match is over, or somebody says that it is enough."""
        while not self.over and not self.enough:
            try:
                where = self.address().replace("http", "ws", 1)
                async with connect(
                    f"{where}/api/matches/{self.match}/live",
                    additional_headers={"Cookie": f"regnum={self.guest.cookie}"},
                    open_timeout=5,
                    close_timeout=1,
                    max_size=None,
                ) as socket:
                    await self.sit(socket)
            except (OSError, TimeoutError, EOFError, WebSocketException):
                self.breaks += 1
                await asyncio.sleep(0.05 + 0.2 * self.rng.random())

    async def sit(self, socket: ClientConnection) -> None:
        await self.greet(socket)
        while not self.over and not self.enough:
            try:
                data = await asyncio.wait_for(socket.recv(), SILENCE)
            except TimeoutError:
                await self.greet(socket)
                continue
            await self.hear(socket, json.loads(data))

    async def greet(self, socket: ClientConnection) -> None:
        """Say what one has, and again what was not answered."""
        hello = {"say": "hello", "seat": self.seat, "after": self.n}
        await socket.send(json.dumps(hello))
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
        elif self.now:
            await self.think(socket)

    async def hear(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        if frame["tell"] == "update":
            await self.hear_update(socket, frame)
        elif self.pending is not None and frame.get("id") == self.pending["id"]:
            if frame["tell"] == "done":
                self.acknowledged[frame["id"]] = frame["n"]
            elif frame["code"] == "service-too-fast":
                return
            self.pending = None
            await self.think(socket)

    async def hear_update(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        if frame["n"] > self.n + 1 and self.n >= 0:
            assert self.gaps, f"entry {self.n + 1} was left out before {frame['n']}"
            await self.greet(socket)
        elif frame["n"] == self.n + 1 or self.n < 0:
            self.n = frame["n"]
            self.heard.append(self.n)
            await self.look(socket, frame)
        elif frame["n"] == self.n:
            await self.look(socket, frame)

    async def look(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        if frame.get("view") is not None:
            self.now = frame
            await self.think(socket)

    async def think(self, socket: ClientConnection) -> None:
        """Act, if one is asked and nothing of one's own is under way."""
        view = self.now["view"]
        if self.pending is not None or self.over or self.now["n"] != self.n:
            return
        if self.seat not in view["to_act"] or not self.now["options"]:
            return
        await asyncio.sleep(self.pace * (0.5 + self.rng.random()))
        self.said += 1
        self.pending = {
            "say": "act",
            "id": f"{self.seat}-{self.said}",
            "seat": self.seat,
            "choice": view["asked"]["number"],
            "action": self.rng.choice(self.now["options"])["action"],
        }
        await socket.send(json.dumps(self.pending))


async def check_kept(house: House, players: list[Player]) -> int:
    """Everything acknowledged is there, once; how much that is."""
    kept = 0
    query = 'select number, client from entries where "match" = :id and client is not null'
    for match in {player.match for player in players}:
        written = {row["client"]: row["number"] for row in await rows(house, query, id=match)}
        for player in (each for each in players if each.match == match):
            for told, n in player.acknowledged.items():
                assert 0 < written[f"{player.guest.id}:{told}"] <= n
            kept += len(player.acknowledged)
            # heard of everything from its first update on, once and in order
            first = player.heard[0]
            assert player.heard == list(range(first, first + len(player.heard)))
        table = await opening(house, match)
        for entry in await entries_of(house, match):
            enter(table, entry)
    return kept
