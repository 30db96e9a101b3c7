"""How much is run: a little in CI, much in a soak run."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings

from regnum.core import registry
from tests.soak import SOAK
from tests.toys import TOYS

#: shrinking a seed makes no game simpler
PHASES = (Phase.explicit, Phase.generate)
CALM = list(HealthCheck)

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    database=None,
    phases=PHASES,
    suppress_health_check=CALM,
)
settings.register_profile(
    "soak", deadline=None, phases=PHASES, print_blob=True, suppress_health_check=CALM
)
settings.load_profile("soak" if SOAK else "ci")


@pytest.fixture(autouse=True)
def toys_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records of toys are replayed like those of games, but only here."""
    for name, toy in TOYS.items():
        monkeypatch.setitem(registry._found, name, toy)
