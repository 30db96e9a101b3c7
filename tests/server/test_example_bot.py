"""The example bot plays every game through, as a guest and by a token."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from regnum.core.registry import games
from tests.server.harness import Guest, House, Node
from tests.server.patience import PATIENCE, comes_true, within
from tests.soak import SOAK

#: every game in long runs, else the one with a talk
GAMES = list(games()) if SOAK else ["kings-struggle"]
BOT = Path(__file__).parent.parent.parent / "examples" / "bot.py"


def full(match: dict[str, Any]) -> bool:
    return all(chair["person"] is not None for chair in match["chairs"])


async def beside_bots(node: Node, anna: Guest, game: str, **environment: str) -> None:
    """Anna plays through against as many bots as the game needs."""
    others = max(2, games()[game].facts.seats[0]) - 1
    match = await anna.make(game, ["me", *["open"] * others])
    bots = [
        await asyncio.create_subprocess_exec(
            *[sys.executable, str(BOT), node.address, match],
            env=os.environ | environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        for _ in range(others)
    ]
    try:

        async def all_sit() -> bool:
            for bot in bots:
                assert bot.returncode is None, (await bot.communicate())[1].decode()
            return full(await anna.get(f"/api/matches/{match}"))

        await comes_true(all_sit, "the bots to sit down")
        await anna.start(match)
        async with anna.live(match, 0) as live:
            end = await live.play(random.Random(3))
        for bot in bots:
            async with within(PATIENCE, "a bot to end with its match"):
                said, complaints = await bot.communicate()
            assert bot.returncode == 0, complaints.decode()
            assert json.loads(said) == end["view"]["result"]
    finally:
        for bot in bots:
            if bot.returncode is None:
                bot.kill()
                await bot.wait()


@pytest.mark.parametrize("game", GAMES)
async def test_the_example_bot_plays_any_game(either_house: House, game: str) -> None:
    node = either_house.node()
    async with await node.guest("Anna") as anna:
        await beside_bots(node, anna, game)


async def test_the_example_bot_plays_by_a_token(node: Node) -> None:
    async with await node.guest("Anna") as anna, await node.guest("Boris") as boris:
        token = (await boris.post("/api/me/tokens", {"label": "my bot"}))["token"]
        await beside_bots(node, anna, "kings-bounty", REGNUM_TOKEN=token)


async def complaint(*arguments: str, **environment: str) -> str:
    """What the bot says when it ends at once."""
    bot = await asyncio.create_subprocess_exec(
        *[sys.executable, str(BOT), *arguments],
        env=os.environ | environment,
        stderr=asyncio.subprocess.PIPE,
    )
    async with within(PATIENCE, "the bot to say what is wrong"):
        _, said = await bot.communicate()
    assert bot.returncode == 1
    return said.decode().strip()


async def test_the_example_bot_says_what_is_wrong_in_one_sentence(either_house: House) -> None:
    node = either_house.node()
    assert await complaint() == "usage: python bot.py SERVER MATCH"
    assert await complaint(node.address, "no-such") == "There is no such match."
    refused = await complaint(node.address, "no-such", REGNUM_TOKEN="no-such")
    assert refused.startswith("The service does not know you yet.")
    nobody = "http://127.0.0.1:1"
    silence = await complaint(nobody, "no-such")
    assert silence.startswith(f"No service of Regnum answers at {nobody}: ")
    assert "\n" not in refused + silence


async def test_the_example_bot_says_so_when_the_service_goes_away() -> None:
    """Between its last request and its live connection."""
    answers = {
        "/api/people": {},
        "/api/me": {"id": "bot"},
        "/api/matches/m/chairs": {"chairs": [{"seat": 0, "person": "bot"}]},
        "/api/matches/m": {"status": "playing"},
    }

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        _, length, rest = head.partition("content-length: ")
        await reader.readexactly(int(rest.split()[0]) if length else 0)
        path = head.split()[1]
        body = json.dumps(answers[path])
        words = f"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
        if path == "/api/matches/m":
            server.close()
        writer.write(f"{words}{body}".encode())
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    said = await complaint(address, "m")
    assert said.startswith(f"No service of Regnum answers at {address}: ")
    assert "\n" not in said


def test_the_example_bot_is_short() -> None:
    lines = [line for line in BOT.read_text().splitlines() if line.strip()]
    assert len(lines) <= 50
