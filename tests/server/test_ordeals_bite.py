"""The ordeals are worth something only if they fail: each defect planted here is found."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from tests.server import harness
from tests.server.harness import House
from tests.server.ordeals import PATIENCE, bad_network, power_cuts
from tests.server.players import Broken
from tests.soak import SOAK

MATCHES = 6
KILLS = 3
SECONDS = 8
#: seconds in which a match that goes on would have moved
SOON = 15.0
#: in short runs one defect for each ordeal
CUTS = [("acknowledges_before_the_commit", "is not there|is forgotten|two ways|has not happened")]
LOSSES = [("does_again_what_is_said_again", "done twice|refused and is there", PATIENCE)]
if SOAK:
    CUTS += [("tells_before_the_commit", "is forgotten|two ways|has not happened")]
    LOSSES += [
        ("does_not_know_what_it_has_done", "refused and is there", PATIENCE),
        ("leaves_out_what_was_missed", "heard nothing more", SOON),
    ]


@pytest.mark.parametrize(("defect", "found"), CUTS)
async def test_power_cuts_find(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, defect: str, found: str
) -> None:
    monkeypatch.setattr(harness, "PLANTED", (f"defects.{defect}",))
    with pytest.raises(Broken, match=found):
        await power_cuts_in_houses(tmp_path)


async def power_cuts_in_houses(folder: Path) -> None:
    """On a busy machine the power may go out when nothing is under way: then again."""
    for seed in range(5):
        (folder / str(seed)).mkdir()
        with closing(House(folder / str(seed))) as house:
            await power_cuts(house, MATCHES, KILLS, seed)


@pytest.mark.parametrize(("defect", "found", "patience"), LOSSES)
async def test_a_bad_network_finds(
    sqlite_house: House,
    monkeypatch: pytest.MonkeyPatch,
    defect: str,
    found: str,
    patience: float,
) -> None:
    monkeypatch.setattr(harness, "PLANTED", (f"defects.{defect}",))
    with pytest.raises(Broken, match=found):
        await bad_network(sqlite_house, MATCHES, SECONDS, patience=patience)


async def test_a_slow_disk_is_no_defect(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the planted defects need to show does not look like one by itself."""
    monkeypatch.setattr(harness, "PLANTED", ("defects.slow_disk",))
    await power_cuts(sqlite_house, MATCHES, 2)
