"""The power goes out in the middle of everything: what was acknowledged is there afterwards."""

from __future__ import annotations

import asyncio
import os
import random
from itertools import cycle

from regnum.core.registry import games
from tests.server.harness import Guest, House, Node
from tests.server.players import Player, check_kept

SOAK = bool(os.environ.get("REGNUM_SOAK"))
#: matches, and how often the server is killed
SIZES = {"sqlite": (50, 10), "postgresql": (50, 10) if SOAK else (12, 3)}
#: seconds between two actions of one match, about: they should last longer than the kills
PACE = 0.3


async def seat_players(node: Node, matches: int, seed: int) -> tuple[list[Guest], list[Player]]:
    """Matches of every game that two can play or more, everybody somebody else."""
    guests: list[Guest] = []
    players: list[Player] = []
    for number, game in zip(range(matches), cycle(games().values()), strict=False):
        seats = game.facts.seats[0]
        people = [await node.guest(f"Guest {number}-{seat}") for seat in range(max(seats, 2))]
        match = await people[0].make(game.facts.id, ["me", *["open"] * (len(people) - 1)])
        for seat, guest in enumerate(people[1:], 1):
            await guest.join(match, seat)
        await people[0].start(match)
        guests += people
        players += [
            Player(guest, match, seat, seed, pace=PACE) for seat, guest in enumerate(people)
        ]
    return guests, players


async def until_all_go_on(players: list[Player]) -> None:
    """Every match has moved since, or is over."""
    marks = {player.match: player.n for player in players}
    for _ in range(600):
        stuck = [each for each in players if each.n <= marks[each.match] and not each.over]
        if not stuck:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"{len(stuck)} players heard nothing more")


async def test_what_was_acknowledged_survives_a_kill(house: House) -> None:
    matches, kills = SIZES["sqlite" if house.database is None else "postgresql"]
    rng = random.Random(4)
    node = house.node()
    guests, players = await seat_players(node, matches, seed=4)
    playing = asyncio.gather(*[player.play() for player in players])
    try:
        for _ in range(kills):
            await asyncio.sleep(0.3 + rng.random())
            assert not playing.done()
            await asyncio.to_thread(node.kill)
            await asyncio.to_thread(node.start)
        at_the_end = [player for player in players if not player.over]
        assert len(at_the_end) > len(players) / 2, "the matches should outlast the kills"
        await until_all_go_on(players)
    finally:
        for player in players:
            player.enough = True
        await playing
        for guest in guests:
            await guest.close()
    assert sum(player.breaks for player in players) >= kills
    assert await check_kept(house, players) > matches
