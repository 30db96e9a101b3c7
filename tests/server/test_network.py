"""On a bad network nothing is lost, done twice, or done to the wrong choice."""

from __future__ import annotations

import asyncio
import os

from regnum.core.registry import games
from tests.server.harness import House
from tests.server.ledger import entries_of
from tests.server.players import Player, check_kept
from tests.server.proxy import BadNetwork

SOAK = bool(os.environ.get("REGNUM_SOAK"))
#: matches of each game
MATCHES = 10 if SOAK else 2
#: after so many seconds of play it is enough
SECONDS = 300 if SOAK else 25


async def test_nothing_is_lost_or_done_twice_on_a_bad_network(sqlite_house: House) -> None:
    node = sqlite_house.node()
    async with BadNetwork(node.address, seed=9).running() as network:
        guests, players = [], []
        for game in [game for game in games().values() for _ in range(MATCHES)]:
            seats = max(2, game.facts.seats[0])
            people = [await node.guest(f"Guest {seat}") for seat in range(seats)]
            match = await people[0].make(game.facts.id, ["me", *["open"] * (seats - 1)])
            for seat, guest in enumerate(people[1:], 1):
                await guest.join(match, seat)
            await people[0].start(match)
            guests += people
            players += [
                Player(guest, match, seat, 9, address=lambda: network.address, gaps=True)
                for seat, guest in enumerate(people)
            ]
        playing = asyncio.gather(*[player.play() for player in players])
        await asyncio.wait([playing], timeout=SECONDS)
        for player in players:
            player.enough = True
        await playing
        for guest in guests:
            await guest.close()
    assert all(network.fates[fate] > 5 for fate in network.fates), network.fates
    assert await check_kept(sqlite_house, players) > 10 * len(players)
    for player in players:
        # nothing was done that this player did not choose: one entry for each thing it said
        mine = [
            entry
            for entry in await entries_of(sqlite_house, player.match)
            if getattr(entry, "seat", None) == player.seat
        ]
        assert len(player.acknowledged) <= len(mine) <= player.said
