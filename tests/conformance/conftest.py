"""How much is run: a little in CI, much with REGNUM_SOAK=1."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

from tests.toys import register

SOAK = bool(os.environ.get("REGNUM_SOAK"))

settings.register_profile(
    "ci", derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)
settings.register_profile(
    "soak", deadline=None, print_blob=True, suppress_health_check=list(HealthCheck)
)
settings.load_profile("soak" if SOAK else "ci")

# records of toys are replayed like those of games
register()
