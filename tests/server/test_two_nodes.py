"""Two nodes on one PostgreSQL serve the same matches."""

from __future__ import annotations

import asyncio

import pytest

from regnum.core.registry import games
from tests.server.harness import Guest, House
from tests.server.patience import comes_true, within
from tests.server.players import Player, check_kept
from tests.soak import SOAK

#: every game in long runs, else a short one, and the one with a talk
GAMES = list(games()) if SOAK else ["kings-bounty", "kings-struggle"]
#: seconds for a match; hundreds of entries go from node to node, slowly on a busy machine
LONG = 800.0


async def seated(house: House, game: str, places: list[str]) -> tuple[list[Guest], str]:
    """A match with one guest at each of these addresses."""
    guests = []
    for seat, place in enumerate(places):
        guest = Guest(place)
        await guest.come(f"Guest {seat}")
        guests.append(guest)
    match = await guests[0].make(game, ["me", *["open"] * (len(guests) - 1)])
    for seat, guest in enumerate(guests[1:], 1):
        await guest.join(match, seat)
    await guests[0].start(match)
    return guests, match


@pytest.mark.parametrize("game", GAMES)
async def test_players_on_different_nodes_both_see_everything_in_order(
    postgres_house: House, game: str
) -> None:
    nodes = [postgres_house.node(), postgres_house.node()]
    seats = max(2, games()[game].facts.seats[0])
    guests, match = await seated(
        postgres_house, game, [nodes[seat % 2].address for seat in range(seats)]
    )
    players = [Player(guest, match, seat, seed=2) for seat, guest in enumerate(guests)]
    async with within(LONG, "the match to be over"):
        await asyncio.gather(*[player.play() for player in players])
    assert all(player.over for player in players)
    assert {player.n for player in players} == {players[0].n}
    assert all(
        player.now["view"]["result"] == players[0].now["view"]["result"] for player in players
    )
    assert await check_kept(postgres_house, players) > 0
    for guest in guests:
        await guest.close()


async def test_players_of_a_killed_node_go_on_at_the_other(postgres_house: House) -> None:
    first, second = postgres_house.node(), postgres_house.node()
    places = [first.address, second.address]
    players: list[Player] = []
    everybody: list[Guest] = []
    for number in range(4):
        guests, match = await seated(
            postgres_house, "kings-bounty", [first.address, second.address]
        )
        everybody += guests
        for seat, guest in enumerate(guests):

            def place(seat: int = seat) -> str:
                return places[seat]

            players.append(Player(guest, match, seat, number, address=place, pace=0.3))
    playing = asyncio.gather(*[player.play() for player in players])

    def begun() -> bool:
        assert not playing.done()
        return all(player.n >= 4 for player in players)

    await comes_true(begun, "every match to have begun", LONG)
    assert not any(player.over for player in players)
    first.kill()
    places[0] = second.address
    for player in players:
        # slow enough to be met in the middle, the rest may go quickly
        player.pace = 0.0
    async with within(LONG, "all matches to be over"):
        await playing
    assert all(player.over for player in players)
    assert all(player.breaks > 0 for player in players if player.seat == 0)
    assert await check_kept(postgres_house, players) > 0
    for guest in everybody:
        await guest.close()
