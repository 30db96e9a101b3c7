"""The power goes out in the middle of everything: what was acknowledged is there afterwards."""

from __future__ import annotations

from tests.server.harness import House
from tests.server.ordeals import power_cuts
from tests.soak import SOAK

MATCHES = 50 if SOAK else 6
KILLS = 10 if SOAK else 3


async def test_what_was_acknowledged_survives_a_kill(house: House) -> None:
    assert await power_cuts(house, MATCHES, KILLS) > MATCHES
