"""Real servers for tests: `regnum serve` in a process of its own, and guests who come to it."""

from __future__ import annotations

import asyncio
import json
import os
import random
import select
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.nursery import Child, nursery
from tests.server.patience import PATIENCE, within

#: seconds that a node may take to start; one that has much to bring up to date takes a while
STARTING = 120.0
#: functions of this folder that are called in every new process of `regnum` first: a test that
#: plants a defect names it here
PLANTED: tuple[str, ...] = ()


#: the houses that tests have open now, for whoever reports a failure
OPEN: list[House] = []


def kept_port() -> socket.socket:
    """A free port that nobody else is given as long as this socket is open.

    It does not listen, so whoever asks for the port by its number still gets it.
    """
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return kept


def regnum(words: Sequence[str], streams: tuple[int, int, int], cwd: Path) -> Child:
    """Run `regnum WORDS…` with these files as its standard ones."""
    return nursery().start(words, streams, cwd, PLANTED)


class House:
    """A database and a secret; any number of nodes can serve it."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        self.folder = folder
        #: none: SQLite in the folder
        self.database = database
        self.nodes: list[Node] = []
        OPEN.append(self)

    def node(self, *options: str, port: int = 0) -> Node:
        """A node that has started."""
        node = Node(self, options, port)
        self.nodes.append(node)
        node.start()
        return node

    def run(self, *words: str, check: bool = True, typed: str = "") -> str:
        """Run `regnum WORDS…` on this house to its end; its output."""
        words = (*words, "--data", str(self.folder))
        if self.database is not None:
            words = (*words, "--database", self.database)
        with tempfile.TemporaryFile("w+") as typing, tempfile.TemporaryFile("w+") as said:
            typing.write(typed)
            typing.seek(0)
            streams = (typing.fileno(), said.fileno(), said.fileno())
            done = regnum([*words, "--lang", "en"], streams, self.folder)
            try:
                code = done.wait(PATIENCE * 2)
            except subprocess.TimeoutExpired:
                done.kill()
                code = None
            said.seek(0)
            output = said.read()
        assert code is not None, f"no end in {PATIENCE * 2:g} s of {words}; it said: {output}"
        assert not check or code == 0, output
        return output

    def close(self) -> None:
        if self in OPEN:
            OPEN.remove(self)
        died = [node for node in self.nodes if node.process is not None and node.process.poll()]
        for node in self.nodes:
            node.kill()
            node.kept.close()
        if died:
            raise AssertionError(f"a node died by itself:\n{died[0].log.read_text()}")


class Node:
    """One process of `regnum serve`. Its log is in the folder of the house."""

    def __init__(self, house: House, options: Sequence[str] = (), port: int = 0) -> None:
        self.house = house
        self.options = list(options)
        #: it starts again at the same port, which must be free then
        self.kept = kept_port()
        self.port = port or self.kept.getsockname()[1]
        self.process: Child | None = None
        self.log = house.folder / f"node-{len(house.nodes)}.log"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, or start again at the same port, and wait until it listens."""
        database = [] if self.house.database is None else ["--database", self.house.database]
        words = ["serve", "--lang", "en", "--metrics", "--port", str(self.port), "--data"]
        words += [str(self.house.folder), *database, *self.options]
        self.hears, says = os.pipe()
        with self.log.open("a") as log, open(os.devnull) as nothing:
            streams = (nothing.fileno(), says, log.fileno())
            self.process = regnum(words, streams, Path.cwd())
        os.close(says)
        told, late = "", time.monotonic() + STARTING
        while "http://" not in told or told[-1] != "\n":
            heard, _, _ = select.select([self.hears], [], [], max(0.0, late - time.monotonic()))
            if not heard:
                self.kill()
                raise AssertionError(f"waited {STARTING:g} s for a node:\n{self.log.read_text()}")
            more = os.read(self.hears, 4096).decode()
            if not more:
                self.process.wait()
                self.forget()
                raise AssertionError(f"the node did not start:\n{self.log.read_text()}")
            told += more
        assert f":{self.port}" in told

    def stop(self) -> int:
        """Ask it to stop (SIGTERM), wait, and give its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"waited {PATIENCE:g} s for a node to stop") from None
        self.forget()
        return code

    def kill(self) -> None:
        """SIGKILL, as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.forget()

    def forget(self) -> None:
        os.close(self.hears)
        self.process = None

    async def guest(self, name: str) -> Guest:
        """Somebody new on this node."""
        guest = Guest(self.address)
        await guest.come(name)
        return guest


def patient_client(address: str, **settings: Any) -> httpx.AsyncClient:
    """Requests with patience: on a busy machine an answer may take longer than 5 s."""
    # nothing here is encrypted, and reading the certificates of the world takes a while
    return httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False, **settings)


def patient_socket(address: str, **settings: Any) -> connect:
    """The same for a live connection; how long to wait for a frame is the test's own affair."""
    where = address.replace("http", "ws", 1)
    return connect(where, **{"open_timeout": PATIENCE, "ping_interval": None, **settings})


class Guest:
    """A client of the service: its cookie, its requests, its live connections."""

    def __init__(self, address: str, cookies: httpx.Cookies | None = None) -> None:
        self.address = address
        self.http = patient_client(address, cookies=cookies)
        self.name = ""
        self.id = ""

    async def __aenter__(self) -> Guest:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self.http.aclose()

    def at(self, address: str) -> Guest:
        """The same person, with the same cookie, on another node."""
        other = Guest(address)
        other.http.cookies.set("regnum", self.cookie)
        other.name, other.id = self.name, self.id
        return other

    @property
    def cookie(self) -> str:
        return self.http.cookies["regnum"]

    async def come(self, name: str) -> None:
        found = await self.post("/api/people", {"name": name})
        self.name, self.id = found["name"], found["id"]

    async def ask(
        self, method: str, path: str, body: object = None, status: int | None = None
    ) -> Any:
        """A request; the answer's JSON. Without a status any success will do."""
        answer = await self.http.request(method, path, json=body)
        expected = answer.is_success if status is None else answer.status_code == status
        assert expected, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        kind = answer.headers.get("content-type", "")
        return answer.json() if answer.content and "json" in kind else answer.text

    async def get(self, path: str, status: int | None = None) -> Any:
        return await self.ask("GET", path, None, status)

    async def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        return await self.ask("POST", path, body, status)

    async def delete(self, path: str, status: int | None = None) -> Any:
        return await self.ask("DELETE", path, None, status)

    # -- matches

    async def make(
        self,
        game: str = "kings-bounty",
        chairs: Sequence[str | dict[str, Any]] = ("me", "open"),
        **wish: Any,
    ) -> str:
        """Make a match, and give its id. Chairs: me, open, or a bot by its id."""
        seats = [self.chair(each) if isinstance(each, str) else each for each in chairs]
        body = {"game": game, "chairs": seats, **wish}
        found: str = (await self.post("/api/matches", body))["id"]
        if "me" in chairs:
            # only now: the house's commitment has been published
            await self.post(f"/api/matches/{found}/bytes", {"bytes": random.randbytes(16).hex()})
        return found

    @staticmethod
    def chair(who: str) -> dict[str, Any]:
        return {"who": who} if who in ("me", "open") else {"who": "bot", "bot": who}

    async def join(self, match: str, seat: int | None = None) -> Any:
        body = {"seat": seat, "bytes": random.randbytes(16).hex()}
        return await self.post(f"/api/matches/{match}/chairs", body)

    async def start(self, match: str) -> Any:
        return await self.post(f"/api/matches/{match}/start")

    @asynccontextmanager
    async def live(
        self,
        match: str,
        seat: int | None = None,
        after: int = 0,
        chat: int = 0,
        address: str | None = None,
    ) -> AsyncIterator[Live]:
        """A live connection that has said hello; leaving the block closes it."""
        async with patient_socket(
            f"{address or self.address}/api/matches/{match}/live",
            additional_headers={"Cookie": f"regnum={self.cookie}"} if self.http.cookies else {},
            max_size=None,
        ) as socket_:
            live = Live(socket_, seat)
            hello: dict[str, Any] = {"say": "hello", "after": after, "chat": chat}
            await live.say(**hello, **({} if seat is None else {"seat": seat}))
            yield live


class Live:
    """A live connection: what is said and heard on it, and the newest state of the match."""

    def __init__(self, socket_: ClientConnection, seat: int | None) -> None:
        self.socket = socket_
        self.seat = seat
        self.heard: list[dict[str, Any]] = []
        #: the newest update that holds a view
        self.now: dict[str, Any] = {}
        self.said = 0
        #: ids must not repeat over connections of one person
        self.mark = random.randbytes(4).hex()

    async def say(self, **frame: Any) -> None:
        await self.socket.send(json.dumps(frame))

    async def hear(self, awaited: str = "news of the match") -> dict[str, Any]:
        """The next frame, of whatever kind."""

        def what() -> str:
            last = json.dumps(self.heard[-1])[:300] if self.heard else "nothing before"
            return f"{awaited} in seat {self.seat}; heard last: {last}"

        async with within(PATIENCE, what):
            raw = await self.socket.recv()
        frame: dict[str, Any] = json.loads(raw)
        self.heard.append(frame)
        if frame["tell"] == "update" and frame.get("view") is not None:
            self.now = frame
        return frame

    async def expect(self, tell: str, **fields: Any) -> dict[str, Any]:
        """The next frame of a kind with these fields; others are heard and passed over."""
        while True:
            frame = await self.hear(f"a frame that tells {tell} {fields or ''}")
            if frame["tell"] == tell and all(frame.get(k) == v for k, v in fields.items()):
                return frame

    async def ask(self, say: str, **fields: Any) -> dict[str, Any]:
        """Say something under a new id, and hear the answer: done, refused, hinted, pong."""
        self.said += 1
        told = f"{self.mark}-{self.said}"
        await self.say(say=say, id=told, **fields)
        return await self.answer(told)

    async def answer(self, told: str) -> dict[str, Any]:
        """The answer to what was said under an id."""
        while True:
            frame = await self.hear("the answer to what it said last")
            if frame.get("id") == told and frame["tell"] != "chatted":
                return frame

    async def act(self, action: Any, choice: int | None = None) -> dict[str, Any]:
        """Answer the choice that is asked now; `done` or `refused`."""
        if choice is None:
            choice = self.now["view"]["asked"]["number"]
        return await self.ask("act", seat=self.seat, choice=choice, action=action)

    @property
    def over(self) -> bool:
        return bool(self.now) and bool(self.now["view"]["over"])

    @property
    def mine(self) -> bool:
        """Is this seat asked now?"""
        return (
            bool(self.now)
            and not self.over
            and self.seat in self.now["view"]["to_act"]
            and bool(self.now["options"])
        )

    async def play(self, rng: random.Random, most: int | None = None) -> dict[str, Any]:
        """Play at random to the end, or for at most so many actions; the newest update."""
        acted = 0
        if not self.now:
            await self.expect("update")
        while not self.over and (most is None or acted < most):
            if not self.mine:
                await self.hear()
                continue
            asked_at = self.now["n"]
            answer = await self.act(rng.choice(self.now["options"])["action"])
            acted += answer["tell"] == "done"
            while self.now["n"] == asked_at and answer["tell"] == "done":
                await self.hear()
            if answer["tell"] == "refused" and self.now["n"] == asked_at:
                # somebody was faster: what is asked now comes with the next update
                await self.hear()
        return self.now


async def play_to_the_end(
    guests: Sequence[Guest], match: str, seed: int = 0, addresses: Sequence[str] | None = None
) -> list[dict[str, Any]]:
    """Each guest in the seat of its number plays at random; every guest's last update."""

    async def sit(seat: int, guest: Guest) -> dict[str, Any]:
        address = None if addresses is None else addresses[seat]
        async with guest.live(match, seat, address=address) as live:
            return await live.play(random.Random(f"{seed}-{seat}"))

    return list(await asyncio.gather(*(sit(seat, each) for seat, each in enumerate(guests))))


async def two_guests(node: Node, game: str = "kings-bounty", **wish: Any) -> Any:
    """Anna and Boris at a match that has begun: (anna, boris, match)."""
    anna, boris = await node.guest("Anna"), await node.guest("Boris")
    match = await anna.make(game, **wish)
    await boris.join(match)
    await anna.start(match)
    return anna, boris, match
