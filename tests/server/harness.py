"""Real servers for tests: `regnum serve` in a process of its own, and guests who come to it."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

PATIENCE = 30.0
COMMAND = [sys.executable, "-c", "from regnum.cli.main import app; app()"]


class House:
    """A database and a secret; any number of nodes can serve it."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        self.folder = folder
        #: none: SQLite in the folder
        self.database = database
        self.nodes: list[Node] = []

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
        done = subprocess.run(
            [*COMMAND, *words, "--lang", "en"],
            cwd=self.folder,
            input=typed,
            capture_output=True,
            text=True,
            timeout=PATIENCE * 2,
        )
        assert not check or done.returncode == 0, done.stderr
        return done.stdout + done.stderr

    def close(self) -> None:
        for node in self.nodes:
            node.kill()


class Node:
    """One process of `regnum serve`. Its log is in the folder of the house."""

    def __init__(self, house: House, options: Sequence[str] = (), port: int = 0) -> None:
        self.house = house
        self.options = list(options)
        self.port = port
        self.process: subprocess.Popen[str] | None = None
        self.log = house.folder / f"node-{len(house.nodes)}.log"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, or start again at the same port, and wait until it listens."""
        database = [] if self.house.database is None else ["--database", self.house.database]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [
                    *[*COMMAND, "serve", "--lang", "en", "--port", str(self.port)],
                    *["--data", str(self.house.folder), *database, *self.options],
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "http://" in line:
                self.port = int(line.strip().rpartition(":")[2].partition("/")[0])
                return
        self.process.wait()
        raise AssertionError(f"the node did not start:\n{self.log.read_text()}")

    def stop(self) -> int:
        """Ask it to stop (SIGTERM), wait, and give its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.forget()
        return code

    def kill(self) -> None:
        """SIGKILL, as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.forget()

    def forget(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    async def guest(self, name: str) -> Guest:
        """Somebody new on this node."""
        guest = Guest(self.address)
        await guest.come(name)
        return guest


class Guest:
    """A client of the service: its cookie, its requests, its live connections."""

    def __init__(self, address: str, cookies: httpx.Cookies | None = None) -> None:
        self.address = address
        # nothing here is encrypted, and reading the certificates of the world takes a while
        self.http = httpx.AsyncClient(
            base_url=address, timeout=PATIENCE, cookies=cookies, verify=False
        )
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
        async with websockets.connect(
            f"{(address or self.address).replace('http', 'ws', 1)}/api/matches/{match}/live",
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

    async def hear(self) -> dict[str, Any]:
        """The next frame, of whatever kind."""
        frame: dict[str, Any] = json.loads(
            await asyncio.wait_for(self.socket.recv(), timeout=PATIENCE)
        )
        self.heard.append(frame)
        if frame["tell"] == "update" and frame.get("view") is not None:
            self.now = frame
        return frame

    async def expect(self, tell: str, **fields: Any) -> dict[str, Any]:
        """The next frame of a kind with these fields; others are heard and passed over."""
        while True:
            frame = await self.hear()
            if frame["tell"] == tell and all(frame.get(k) == v for k, v in fields.items()):
                return frame

    async def ask(self, say: str, **fields: Any) -> dict[str, Any]:
        """Say something under a new id, and hear the answer: done, refused, hinted, pong."""
        self.said += 1
        told = f"{self.mark}-{self.said}"
        await self.say(say=say, id=told, **fields)
        while True:
            frame = await self.hear()
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
            if answer["tell"] == "refused":
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


# -- PostgreSQL from installed binaries


def postgres_binary(name: str) -> str:
    """Debian keeps them out of the path."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / name).exists():
            return str(folder / name)
    found = shutil.which(name)
    assert found, f"{name} is not installed: the Debian package is called postgresql"
    return found


class Postgres:
    """A PostgreSQL server of our own on a free loopback port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.databases = 0
        # initdb refuses to be run by root
        self.user = "postgres" if os.getuid() == 0 else None
        folder.mkdir()
        if self.user is not None:
            shutil.chown(folder, self.user)

    def run(self, name: str, *words: str) -> None:
        as_user = [] if self.user is None else ["runuser", "-u", self.user, "--"]
        log = self.folder.parent / "postgres-commands.log"
        with log.open("a") as output:
            done = subprocess.run(
                [*as_user, postgres_binary(name), *words],
                cwd=self.folder,
                stdout=output,
                stderr=output,
                timeout=60,
            )
        assert done.returncode == 0, f"{name}: {log.read_text()[-2000:]}"

    def start(self) -> None:
        data = str(self.folder / "data")
        self.run("initdb", "-D", data, "-U", "regnum", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c max_connections=200"
        sockets = f"-c unix_socket_directories={self.folder}"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", data, "-w", "-l", log, "-o", f"{options} {sockets}", "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def database(self) -> str:
        """The address of a new, empty database."""
        self.databases += 1
        name = f"regnum_{self.databases}_{time.monotonic_ns()}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "regnum", name)
        return f"postgresql://regnum@127.0.0.1:{self.port}/{name}"
