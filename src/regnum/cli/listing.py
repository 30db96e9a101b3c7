"""The lists that a host looks at: for people, or as JSON for programs."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

import msgspec
import typer
from rich.table import Table as Grid
from rich.text import Text

from regnum.cli.screen import Screen
from regnum.cli.voice import Voice

# as in the commands: who plays at the terminal does not wait for the web service
if TYPE_CHECKING:
    from regnum.server.node.upkeep import MatchLine, PersonLine
    from regnum.server.wire.talk import ReportInfo

T = TypeVar("T")


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def columns(voice: Voice, *names: str) -> Grid:
    """A table that cuts nothing off: what is too long goes on in the next line. What is one word
    stays whole, so that on a narrow screen sentences and dates are what is broken."""
    grid = Grid(box=None, pad_edge=False)
    for name in names:
        whole = name in ("match", "person", "game", "report")
        least = len(day(0.0).split()[0]) if name == "made" else None
        grid.add_column(voice.say(f"admin-{name}"), no_wrap=whole, overflow="fold", min_width=least)
    return grid


def show(
    lines: Sequence[T], as_json: bool, drawn: Callable[[Voice, list[T]], Grid], language: str
) -> None:
    """A list for the host, or for the host's programs."""
    if as_json:
        typer.echo(msgspec.json.encode(lines).decode())
    else:
        Screen().show(drawn(Voice(language), list(lines)))


def match_grid(voice: Voice, lines: list[MatchLine]) -> Grid:
    grid = columns(voice, "match", "game", "status", "entries", "made", "players")
    for each in lines:
        status = voice.say(f"admin-status-{each.status}")
        names = ", ".join(name or "-" for name in each.names)
        grid.add_row(each.id, each.game, status, str(each.entries), day(each.made), Text(names))
    return grid


def person_grid(voice: Voice, lines: list[PersonLine]) -> Grid:
    grid = columns(voice, "person", "name", "made", "marks")
    for each in lines:
        marks = [
            voice.say(f"admin-mark-{mark}")
            for mark, is_so in (("claimed", each.claimed), ("banned", each.banned))
            if is_so
        ]
        grid.add_row(each.id, Text(each.name), day(each.made), ", ".join(marks))
    return grid


def report_grid(voice: Voice, lines: list[ReportInfo]) -> Grid:
    grid = columns(voice, "report", "about", "by", "said", "why")
    for each in lines:
        # what `close` and `ban` ask for stands below; two columns more leave no room for the rest
        about = f"{each.about or '-'}\n{each.about_id or ''}"
        # what people have written is text, not the terminal's mark-up
        written = [Text(words or "-") for words in (about, each.by, each.text, each.why)]
        grid.add_row(f"{each.id}\n{each.match or ''}", *written)
    return grid
