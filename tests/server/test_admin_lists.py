"""The host's lists: for people without anything cut off, and as JSON for programs."""

from __future__ import annotations

import json
from pathlib import Path

import anyio.to_thread
import pytest
from typer.testing import CliRunner

from regnum.cli.admin import admin
from tests.server.within import house_of

pytestmark = pytest.mark.anyio

NAMES = ("Anna van Leeuwenhoek de Oude", "[red]Boris[/red]", "Константин Константинович")


def said(folder: Path, *words: str) -> str:
    run = CliRunner().invoke(
        admin,
        [*words, "--database", f"sqlite:///{folder / 'house.db'}", "--lang", "en"],
        env={"COLUMNS": "60"},
    )
    assert run.exit_code == 0, run.output
    return run.output


async def test_lists_of_the_host(tmp_path: Path) -> None:
    wish = {"game": "kings-bounty", "chairs": [{"who": "me"}, {"who": "open"}]}
    async with house_of(tmp_path) as (_, client):
        for name in NAMES:
            client.cookies.clear()
            assert (await client.post("/api/people", json={"name": name})).is_success
            match = (await client.post("/api/matches", json=wish)).json()["id"]
    listed = await anyio.to_thread.run_sync(lambda: said(tmp_path, "people"))
    letters = "".join(listed.split())
    assert "\u2026" not in listed
    assert all(part in letters for name in NAMES for part in name.split())
    people = await anyio.to_thread.run_sync(lambda: said(tmp_path, "people", "--json"))
    assert sorted(each["name"] for each in json.loads(people)) == sorted(NAMES)
    matches = await anyio.to_thread.run_sync(lambda: said(tmp_path, "list", "--json"))
    assert match in [each["id"] for each in json.loads(matches)]
    reports = await anyio.to_thread.run_sync(lambda: said(tmp_path, "reports", "--json"))
    assert json.loads(reports) == []
