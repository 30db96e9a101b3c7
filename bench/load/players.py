"""Both sides' players: how to sit down at a server, speak its protocol, and tell what one hears.

A player only looks for the number of the state in what it gets. Reading all of it is a client's
work, and would measure this program instead of the server.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable

import httpx
from websockets.asyncio.client import ClientConnection, connect

Heard = Callable[[int, int], None]
#: seconds to sit down; where others are at work it may take longer than libraries expect
PATIENCE = 60.0


class Player:
    """One seat of one match, connected. `heard(seat, n)` is called for each new state."""

    seat: int
    socket: ClientConnection

    def __init__(self, seat: int, heard: Heard) -> None:
        self.seat = seat
        self.heard = heard
        self.listening: asyncio.Task[None] | None = None

    async def open(self, url: str, headers: dict[str, str]) -> None:
        self.socket = await connect(
            url,
            additional_headers=headers,
            compression=None,
            max_queue=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        )

    def listen(self) -> None:
        self.listening = asyncio.create_task(self.listen_on())

    async def listen_on(self) -> None:
        async for frame in self.socket:
            assert isinstance(frame, str)
            await self.hear(frame)

    async def hear(self, frame: str) -> None:
        raise NotImplementedError

    async def move(self, n: int) -> None:
        """Answer state `n`."""
        raise NotImplementedError

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        await self.socket.close()


class RegnumPlayer(Player):
    """Speaks our own protocol."""

    NUMBER = re.compile(r'^\{"tell":"update","n":(\d+)')

    async def hear(self, frame: str) -> None:
        found = self.NUMBER.match(frame)
        if found:
            self.heard(self.seat, int(found[1]))
        elif frame.startswith('{"tell":"refused"'):
            raise RuntimeError(frame)

    async def move(self, n: int) -> None:
        await self.socket.send(
            f'{{"say":"act","id":"{self.seat}-{n}","seat":{self.seat},"choice":{n + 1},'
            f'"action":{{"do":"say","number":1}}}}'
        )


class BoardgamePlayer(Player):
    """Speaks boardgame.io's events in Socket.IO's packets, over a WebSocket from the start."""

    NUMBER = re.compile(r'"_stateID":(\d+)')
    match: str

    async def sit(self, match: str) -> None:
        self.match = match
        await self.socket.recv()
        await self.socket.send("40/counting,")
        await self.socket.recv()
        said = json.dumps(["sync", match, str(self.seat), None, 2])
        await self.socket.send(f"42/counting,{said}")
        while not str(await self.socket.recv()).startswith('42/counting,["sync"'):
            pass

    async def hear(self, frame: str) -> None:
        if frame == "2":
            await self.socket.send("3")
        elif frame.startswith('42/counting,["update"'):
            found = self.NUMBER.search(frame)
            assert found
            self.heard(self.seat, int(found[1]))

    async def move(self, n: int) -> None:
        await self.socket.send(
            '42/counting,["update",{"type":"MAKE_MOVE","payload":{"type":"say","args":[1],'
            f'"playerID":"{self.seat}"}}}},{n},"{self.match}","{self.seat}"]'
        )


async def seat_at_regnum(address: str, heard: Heard) -> list[Player]:
    """A match of ours with two people who come in, sit down and look."""
    guests = []
    for name in ("Anna", "Boris"):
        # nothing is encrypted, and reading the certificates of the world takes a while
        guest = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False)
        (await guest.post("/api/people", json={"name": name})).raise_for_status()
        guests.append(guest)
    host, other = guests
    wish = {"game": "counting", "chairs": [{"who": "me"}, {"who": "open"}]}
    made = (await host.post("/api/matches", json=wish)).raise_for_status().json()["id"]
    (await other.post(f"/api/matches/{made}/chairs", json={})).raise_for_status()
    (await host.post(f"/api/matches/{made}/start")).raise_for_status()
    players: list[Player] = []
    for seat, guest in enumerate(guests):
        player = RegnumPlayer(seat, heard)
        cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        url = f"{address.replace('http', 'ws', 1)}/api/matches/{made}/live"
        await player.open(url, {"Cookie": cookie})
        await player.socket.send(json.dumps({"say": "hello", "seat": seat}))
        await player.socket.recv()
        player.listen()
        players.append(player)
        await guest.aclose()
    return players


async def seat_at_boardgame(address: str, match: str, heard: Heard) -> list[Player]:
    """A match of theirs; it is made when the first player comes."""
    players: list[Player] = []
    for seat in range(2):
        player = BoardgamePlayer(seat, heard)
        url = f"{address.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        await player.open(url, {})
        await player.sit(match)
        player.listen()
        players.append(player)
    return players
