"""The host's lists: for people without anything cut off, and as JSON for programs."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import anyio.to_thread
import pytest
from rich.console import Console
from typer.testing import CliRunner

from regnum.cli.admin import admin
from regnum.cli.listing import day, match_grid, report_grid
from regnum.cli.voice import Voice
from regnum.server.node.upkeep import MatchLine
from regnum.server.wire.talk import ReportInfo
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


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_on_a_narrow_screen_no_word_is_broken(language: str) -> None:
    people = ("Константин", "Marguerite", "wisest bot")
    match = MatchLine("zjy7thf453h2rq0t", "wonderful-kingdom", 1, "gathering", people, 1234, 0.0)
    said = "Sentences of any length stand here and nothing else."
    report = ReportInfo(12, "Anna", "Boris Ivanov", "2twph66ddd0qrves", match.id, said, said, 0.0)
    voice = Voice(language)
    for grid, told in (
        (match_grid(voice, [match]), [match.id, match.game, *people, day(0.0)]),
        (report_grid(voice, [report]), [report.match, report.about_id, report.about, said]),
    ):
        screen = Console(width=80, record=True, file=StringIO())
        screen.print(grid)
        shown = screen.export_text()
        words = {word for sentence in told for word in str(sentence).split()}
        assert words <= set(shown.replace(",", " ").split()), shown


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
