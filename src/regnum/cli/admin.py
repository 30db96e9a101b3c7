"""`regnum admin`: what a host does to a house, while it is open."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.table import Table as Grid
from rich.text import Text

from regnum.cli.commands import agreed_to
from regnum.cli.screen import Screen
from regnum.cli.serve import data_folder, database_in
from regnum.cli.voice import Voice, language_of_locale

# the web service is imported by the commands that need it: players at the terminal do not wait
if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from regnum.server.upkeep import MatchLine, PersonLine
    from regnum.server.wire.talk import ReportInfo

T = TypeVar("T")


def helped(option: str) -> str:
    """A line of `--help`, in the language of the locale."""
    return Voice(language_of_locale()).say(f"admin-help-{option}")


admin = typer.Typer(no_args_is_help=True, help=helped("admin"))

Database = Annotated[str | None, typer.Option(help=helped("database"), metavar="URL")]
Data = Annotated[Path, typer.Option(help=helped("data"), metavar="FOLDER")]
Lang = Annotated[str | None, typer.Option(help=helped("lang"), metavar="en|ru|uk")]
Most = Annotated[int, typer.Option(min=1, help=helped("most"))]


def with_house(data: Path, database: str | None, work: Callable[[AsyncEngine], Awaitable[T]]) -> T:
    """Open the house's database, do something, close it."""
    from sqlalchemy.exc import SQLAlchemyError

    from regnum.server.errors import ServiceError
    from regnum.server.store.engine import open_database
    from regnum.server.store.schema import bring_up_to_date

    async def run() -> T:
        engine = open_database(database_in(data_folder(data), database))
        try:
            await bring_up_to_date(engine)
            return await work(engine)
        finally:
            await engine.dispose()

    try:
        return asyncio.run(run())
    except (OSError, SQLAlchemyError) as error:
        why = str(error).strip().partition("\n")[0]
        raise ServiceError("no-database", 500, why=why) from None


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def match_grid(voice: Voice, lines: list[MatchLine]) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    for column in ("match", "game", "status", "entries", "made", "players"):
        grid.add_column(voice.say(f"admin-{column}"), no_wrap=column in ("match", "made"))
    for each in lines:
        status = voice.say(f"admin-status-{each.status}")
        names = ", ".join(name or "-" for name in each.names)
        grid.add_row(each.id, each.game, status, str(each.entries), day(each.made), names)
    return grid


def person_grid(voice: Voice, lines: list[PersonLine]) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    for column in ("person", "name", "made", "marks"):
        grid.add_column(voice.say(f"admin-{column}"), no_wrap=column in ("person", "made"))
    for each in lines:
        marks = [
            voice.say(f"admin-mark-{mark}")
            for mark, is_so in (("claimed", each.claimed), ("banned", each.banned))
            if is_so
        ]
        grid.add_row(each.id, each.name, day(each.made), ", ".join(marks))
    return grid


def report_grid(voice: Voice, lines: list[ReportInfo]) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    for column in ("report", "person", "match", "about", "by", "said", "why"):
        grid.add_column(voice.say(f"admin-{column}"), no_wrap=column in ("person", "match"))
    for each in lines:
        # what people have written is text, not the terminal's mark-up
        written = [Text(words or "-") for words in (each.about, each.by, each.text, each.why)]
        grid.add_row(str(each.id), each.about_id or "-", each.match or "-", *written)
    return grid


@admin.command("list", help=helped("list"))
def list_matches(
    status: Annotated[
        str | None, typer.Option(help=helped("status"), metavar="gathering|playing|over|closed")
    ] = None,
    most: Most = 100,
    database: Database = None,
    data: Data = Path(),
    lang: Lang = None,
) -> None:
    from regnum.cli.main import polite
    from regnum.server.upkeep import Upkeep

    with polite(lang) as language:
        lines = with_house(data, database, lambda engine: Upkeep(engine).matches(status, most))
        Screen().show(match_grid(Voice(language), lines))


@admin.command("people", help=helped("people"))
def list_people(
    most: Most = 100, database: Database = None, data: Data = Path(), lang: Lang = None
) -> None:
    from regnum.cli.main import polite
    from regnum.server.upkeep import Upkeep

    with polite(lang) as language:
        lines = with_house(data, database, lambda engine: Upkeep(engine).people(most))
        Screen().show(person_grid(Voice(language), lines))


@admin.command("reports", help=helped("reports"))
def list_reports(
    settle: Annotated[
        list[int] | None, typer.Option(help=helped("settle"), metavar="REPORT")
    ] = None,
    database: Database = None,
    data: Data = Path(),
    lang: Lang = None,
) -> None:
    from regnum.cli.main import polite
    from regnum.server.social import Silence

    async def work(engine: AsyncEngine) -> list[ReportInfo]:
        silence = Silence(engine)
        for report in settle or ():
            await silence.settle(report)
        return await silence.reported()

    with polite(lang) as language:
        Screen().show(report_grid(Voice(language), with_house(data, database, work)))


@admin.command(help=helped("close"))
def close(
    matches: Annotated[list[str], typer.Argument(metavar="MATCH", help=helped("close-match"))],
    database: Database = None,
    data: Data = Path(),
    lang: Lang = None,
) -> None:
    from regnum.cli.main import polite
    from regnum.server.errors import ServiceError
    from regnum.server.upkeep import Upkeep

    with polite(lang) as language:
        closed = with_house(data, database, lambda engine: Upkeep(engine).close(matches))
        if not closed:
            raise ServiceError("no-such-match", 404)
        Screen().line(Voice(language).say("admin-closed", count=closed))


@admin.command(help=helped("ban"))
def ban(
    person: Annotated[str, typer.Argument(metavar="PERSON", help=helped("ban-person"))],
    lift: Annotated[bool, typer.Option("--lift", help=helped("lift"))] = False,
    database: Database = None,
    data: Data = Path(),
    lang: Lang = None,
) -> None:
    from regnum.cli.main import polite
    from regnum.server.upkeep import Upkeep

    with polite(lang) as language:
        name = with_house(data, database, lambda engine: Upkeep(engine).ban(person, not lift))
        message = "admin-ban-lifted" if lift else "admin-banned"
        Screen().line(Voice(language).say(message, name=name))


@admin.command(help=helped("backup"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=helped("backup-file"))],
    database: Database = None,
    data: Data = Path(),
    lang: Lang = None,
) -> None:
    from regnum.cli.main import polite
    from regnum.server.store import backup as backups

    with polite(lang) as language:
        rows = with_house(data, database, lambda engine: backups.back_up(engine, file))
        Screen().line(Voice(language).say("admin-backed-up", file=str(file), count=rows))


@admin.command(help=helped("restore"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=helped("backup-file"))],
    database: Database = None,
    data: Data = Path(),
    lang: Lang = None,
) -> None:
    from regnum.cli.main import polite
    from regnum.server.store import backup as backups

    with polite(lang) as language:
        rows = with_house(data, database, lambda engine: backups.restore(engine, file))
        Screen().line(Voice(language).say("admin-restored", file=str(file), count=rows))


@admin.command(help=helped("prune"))
def prune(
    days: Annotated[float, typer.Option(min=0.0, help=helped("days"))] = 365.0,
    yes: Annotated[bool, typer.Option("--yes", help=helped("yes"))] = False,
    database: Database = None,
    data: Data = Path(),
    lang: Lang = None,
) -> None:
    from regnum.cli.main import polite
    from regnum.server.upkeep import Upkeep

    with polite(lang) as language:
        voice, screen = Voice(language), Screen()
        found = with_house(data, database, lambda engine: Upkeep(engine).prunable(days))
        screen.line(voice.say("admin-prunable", matches=found.matches, people=found.people))
        if not found.matches and not found.people:
            return
        if not yes and not agreed_to(screen, voice, voice.say("admin-ask-prune")):
            return
        done = with_house(data, database, lambda engine: Upkeep(engine).prune(days))
        screen.line(voice.say("admin-pruned", matches=done.matches, people=done.people))
