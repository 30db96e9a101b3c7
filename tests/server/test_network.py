"""On a bad network nothing is lost, done twice, or done to the wrong choice."""

from __future__ import annotations

from tests.server.harness import House
from tests.server.ordeals import bad_network
from tests.soak import SOAK

MATCHES = 50 if SOAK else 6
#: how long the network is bad
SECONDS = 300 if SOAK else 8


async def test_nothing_is_lost_or_done_twice_on_a_bad_network(either_house: House) -> None:
    assert await bad_network(either_house, MATCHES, SECONDS) > 5 * MATCHES
