"""Who is at the table is told on every node, also when one of them dies."""

from __future__ import annotations

import pytest

from regnum.server.matches.room import Elsewhere, Listener, Room
from tests.server.guests import begun
from tests.server.harness import House

pytestmark = pytest.mark.anyio


async def test_presence_over_two_nodes(postgres_house: House) -> None:
    first, second = postgres_house.node(), postgres_house.node()
    async with begun(first) as ((anna, boris), match), anna.live(match, 0) as live:
        await live.expect("present", seats=[True, False], watching=0)
        async with boris.live(match, 1, address=second.address) as other:
            await live.expect("present", seats=[True, True], watching=0)
            # who comes later hears of those who were there before
            await other.expect("present", seats=[True, True], watching=0)
            async with boris.live(match, address=second.address):
                await other.ask("ping")
        await live.expect("present", seats=[True, False], watching=0)


def test_a_node_that_says_nothing_is_gone() -> None:
    room = Room("match")
    room.add(Listener(0, "anna"))
    room.elsewhere["other"] = Elsewhere(frozenset(["boris"]), 2, until=100.0)
    present = room.presence(["anna", "boris", None])
    assert (present.seats, present.watching) == ((True, True, False), 2)
    assert not room.forget_gone(99.0)
    assert room.forget_gone(101.0)
    present = room.presence(["anna", "boris", None])
    assert (present.seats, present.watching) == ((True, False, False), 0)
