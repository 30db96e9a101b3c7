"""Players who never give up: they come back after every break, and say again what was not answered.

Each checks what it is promised: it hears of every entry once and in order, what it hears is what
has happened, and what was acknowledged stays done.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from regnum.core.replay import enter
from tests.server.harness import Guest, House
from tests.server.ledger import entries_of, opening, rows

#: seconds of silence after which a player asks again
SILENCE = 1.0


class Broken(AssertionError):
    """A promise of the service that was not kept."""


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
        #: what happened with each entry, as it was told
        self.events: dict[int, Any] = {}
        self.refused: set[str] = set()
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
                    open_timeout=20,
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
            else:
                self.refused.add(frame["id"])
            self.pending = None
            await self.think(socket)

    async def hear_update(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        if self.events.setdefault(frame["n"], frame["events"]) != frame["events"]:
            raise Broken(f"entry {frame['n']} was told in two ways")
        if frame["n"] > self.n + 1 and self.n >= 0:
            if not self.gaps:
                raise Broken(f"entry {self.n + 1} was left out before {frame['n']}")
            await self.greet(socket)
        elif frame["n"] == self.n + 1 or self.n < 0:
            self.n = frame["n"]
            self.heard.append(self.n)
            await self.look(socket, frame)
        elif frame["n"] == self.n:
            await self.look(socket, frame)
        elif frame.get("view") is not None and not self.gaps:
            raise Broken(f"entry {self.n} was told and is forgotten")

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
    """Everything acknowledged is there, once, and nothing else; how much that is."""
    kept = 0
    matches = {player.match for player in players}
    written = {match: await written_in(house, match) for match in matches}
    for match in matches:
        sitting = [player for player in players if player.match == match]
        for player in sitting:
            check_answers(player, written[match])
            kept += len(player.acknowledged)
        await check_story(house, match, sitting)
    return kept


async def written_in(house: House, match: str) -> dict[str, int]:
    """The number of every message that was done: once, and each is somebody's."""
    query = 'select number, client from entries where "match" = :id order by number'
    found = await rows(house, query, id=match)
    if [row["number"] for row in found] != list(range(1, len(found) + 1)):
        raise Broken("a number was left out, or given twice")
    written = {row["client"]: row["number"] for row in found}
    if None in written or len(written) != len(found):
        raise Broken("something was done that nobody said, or done twice")
    return written


def check_answers(player: Player, written: dict[str, int]) -> None:
    """What was said to be done is done, and what was refused is not."""
    for told, n in player.acknowledged.items():
        if not 0 < written.get(f"{player.guest.id}:{told}", 0) <= n:
            raise Broken(f"{told} was acknowledged and is not there")
    for told in player.refused:
        if f"{player.guest.id}:{told}" in written:
            raise Broken(f"{told} was refused and is there")
    first = player.heard[0]
    if player.heard != list(range(first, first + len(player.heard))):
        raise Broken("entries were not heard of once and in order")


async def check_story(house: House, match: str, sitting: list[Player]) -> None:
    """The entries can be played again, and everybody was told what happened in them."""
    table = await opening(house, match)
    told = {player.seat: 0 for player in sitting}
    for n, entry in enumerate([None, *await entries_of(house, match)]):
        if entry is not None:
            enter(table, entry)
        for player in sitting:
            events = table.events(player.seat, after=told[player.seat])
            told[player.seat] += len(events)
            happened = json.loads(msgspec.json.encode(events))
            if player.events.pop(n, happened) != happened:
                raise Broken(f"what was told of entry {n} has not happened")
    if any(player.events for player in sitting):
        raise Broken("somebody was told of entries that are not there")
