"""What a house has to live through: the power goes out, the network is bad.

Whoever breaks a promise meanwhile is found: `Broken`.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import cycle

from regnum.core.registry import games
from tests.server.harness import Guest, House, Node
from tests.server.patience import comes_true
from tests.server.players import Broken, Player, check_kept
from tests.server.proxy import BadNetwork

#: seconds between two actions of one match, about: they should last longer than the ordeal
PACE = 0.3
#: actions of a match that a bad network must have carried, on an average
ENOUGH = 15
#: seconds in which every match must move, however busy the machine is
PATIENCE = 120.0


async def seat_players(
    node: Node, matches: int, seed: int, address: Callable[[], str] | None, gaps: bool, pace: float
) -> list[Player]:
    """Matches of every game that two can play or more, everybody somebody else."""
    players: list[Player] = []
    for number, game in zip(range(matches), cycle(games().values()), strict=False):
        seats = max(game.facts.seats[0], 2)
        people = [await node.guest(f"Guest {number}-{seat}") for seat in range(seats)]
        match = await people[0].make(game.facts.id, ["me", *["open"] * (seats - 1)])
        for seat, guest in enumerate(people[1:], 1):
            await guest.join(match, seat)
        await people[0].start(match)
        players += [
            Player(guest, match, seat, seed, address, pace, gaps)
            for seat, guest in enumerate(people)
        ]
    return players


class Play:
    """Matches that go on, until somebody has found something broken."""

    def __init__(self, players: list[Player], playing: list[asyncio.Task[None]]) -> None:
        self.players = players
        self.playing = playing

    @property
    def broken(self) -> bool:
        return any(task.done() and task.exception() for task in self.playing)

    @property
    def over(self) -> bool:
        return all(player.over for player in self.players)

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def until_acknowledged(self, enough: int) -> None:
        """A server that nobody has found again yet has nothing to lose."""
        await comes_true(
            lambda: self.broken or self.over or self.acknowledged >= enough,
            lambda: f"{enough} acknowledged actions; there were {self.acknowledged}",
        )

    async def until_all_go_on(self, patience: float) -> None:
        """Every match has moved since, or is over."""
        marks = {player.match: player.n for player in self.players}

        def stuck() -> list[Player]:
            return [each for each in self.players if each.n <= marks[each.match] and not each.over]

        try:
            await comes_true(lambda: self.broken or not stuck(), "all to go on", patience)
        except AssertionError:
            raise Broken(f"{len(stuck())} players heard nothing more") from None


@asynccontextmanager
async def under_play(players: list[Player], patience: float) -> AsyncIterator[Play]:
    """All of them play until the block ends; what one of them found broken comes out of it."""
    playing = [asyncio.create_task(player.play()) for player in players]
    play = Play(players, playing)
    try:
        yield play
        await play.until_all_go_on(patience)
    finally:
        for player in players:
            player.enough = True
        ends = await asyncio.gather(*playing, return_exceptions=True)
        guests: list[Guest] = [player.guest for player in players]
        await asyncio.gather(*(guest.close() for guest in guests))
    for end in ends:
        if end is not None:
            raise end


async def power_cuts(house: House, matches: int, kills: int, seed: int = 4) -> int:
    """The server is killed again and again under play; how much was acknowledged and kept."""
    rng = random.Random(seed)
    node = house.node()
    players = await seat_players(node, matches, seed, None, gaps=False, pace=PACE)
    async with under_play(players, PATIENCE) as play:
        for _ in range(kills):
            await play.until_acknowledged(play.acknowledged + matches // 5)
            if play.broken:
                break
            await asyncio.sleep(0.3 + rng.random())
            await asyncio.to_thread(node.kill)
            await asyncio.to_thread(node.start)
        at_the_end = [player for player in players if not player.over]
        assert len(at_the_end) > len(players) / 2, "the matches should outlast the kills"
    assert sum(player.breaks for player in players) >= kills
    return await check_kept(house, players)


async def bad_network(
    house: House, matches: int, seconds: float, seed: int = 9, patience: float = PATIENCE
) -> int:
    """Messages are lost, doubled and put out of order; how much was acknowledged and kept."""
    node = house.node()
    async with BadNetwork(node.address, seed).running() as network:
        players = await seat_players(
            node, matches, seed, lambda: network.address, gaps=True, pace=PACE
        )
        async with under_play(players, patience) as play:
            await asyncio.sleep(seconds)
            # on a busy machine that much takes longer
            await play.until_acknowledged(ENOUGH * matches)
    assert all(network.fates[fate] > 5 for fate in network.fates), network.fates
    for player in players:
        assert len(player.acknowledged) <= player.said
    return await check_kept(house, players)
