"""The power goes out in the middle of everything: what was acknowledged is there afterwards."""

from __future__ import annotations

from tests.server.harness import House
from tests.server.ordeals import power_cuts
from tests.soak import SOAK

MATCHES = 50
KILLS = 10
#: on PostgreSQL, but for long runs: it keeps what it has committed by itself
FEW_MATCHES = 10
FEW_KILLS = 2


async def test_what_was_acknowledged_survives_a_kill(house: House) -> None:
    whole = SOAK or house.database is None
    matches, kills = (MATCHES, KILLS) if whole else (FEW_MATCHES, FEW_KILLS)
    assert await power_cuts(house, matches, kills) > matches
