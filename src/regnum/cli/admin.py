"""`regnum admin`: what a host does to a house, while it is open."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar, get_args

import typer

from regnum.cli.commands import agreed_to
from regnum.cli.listing import match_grid, person_grid, report_grid, show
from regnum.cli.saving import reason
from regnum.cli.screen import Screen
from regnum.cli.serve import data_folder, database_in
from regnum.cli.voice import Misused, Voice, tip

# the web service is imported by the commands that need it: players at the terminal do not wait
if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from regnum.server.wire.talk import ReportInfo

T = TypeVar("T")
#: what a house may be at the least for a command
State = Literal["new", "older", "up to date"]

#: a list is put together from so many ids; databases take no more than 32,766 values at once
LINES = 30_000
#: the greatest number that either database has for a row
LAST_ROW = 2**63 - 1


def helped(option: str) -> str:
    return tip(f"admin-help-{option}")


admin = typer.Typer(no_args_is_help=True, help=helped("admin"))

Database = Annotated[str | None, typer.Option(help=helped("database"), metavar="URL")]
Data = Annotated[Path, typer.Option(help=helped("data"), metavar="FOLDER")]
Lang = Annotated[str | None, typer.Option(help=helped("lang"), metavar="en|ru|uk")]
Json = Annotated[bool, typer.Option("--json", help=helped("json"))]
Most = Annotated[int, typer.Option(min=1, max=LINES, help=helped("most"))]


def with_house(
    data: Path,
    database: str | None,
    work: Callable[[AsyncEngine], Awaitable[T]],
    state: State = "up to date",
) -> T:
    """Open the house's database, do something, close it. Its schema stays as it is found.

    Who only reads what every release has kept may do so in an older house; others have to
    find one that is up to date. A new one need not be there yet.
    """
    from sqlalchemy.exc import SQLAlchemyError

    from regnum.server.store.engine import check_place, check_there, open_database, unusable
    from regnum.server.store.schema import check_made, check_up_to_date

    # a database that is made here will hold keys, as if it had been made by `serve`
    os.umask(0o077)

    async def run() -> T:
        address = database_in(data_folder(data) if state == "new" else data, database)
        if state == "new":
            check_place(address)
        else:
            check_there(address)
        engine = open_database(address)
        try:
            if state == "older":
                await check_made(engine)
            elif state == "up to date":
                await check_up_to_date(engine)
            return await work(engine)
        finally:
            await engine.dispose()

    try:
        return asyncio.run(run())
    except (OSError, SQLAlchemyError) as error:
        raise unusable(error) from None


@admin.command("list", help=helped("list"))
def list_matches(
    status: Annotated[
        str | None, typer.Option(help=helped("status"), metavar="gathering|playing|over|closed")
    ] = None,
    most: Most = 100,
    as_json: Json = False,
    database: Database = None,
    data: Data = Path(),
    lang: Lang = None,
) -> None:
    from regnum.cli.main import polite
    from regnum.server.node.upkeep import Upkeep
    from regnum.server.wire.bodies import Status

    with polite(lang) as language:
        states = get_args(Status)
        if status is not None and status not in states:
            raise Misused("admin-no-such-status", status=status, states=", ".join(states))
        lines = with_house(
            data, database, lambda engine: Upkeep(engine).matches(status, most), "older"
        )
        show(lines, as_json, match_grid, language)


@admin.command("people", help=helped("people"))
def list_people(
    most: Most = 100,
    as_json: Json = False,
    database: Database = None,
    data: Data = Path(),
    lang: Lang = None,
) -> None:
    from regnum.cli.main import polite
    from regnum.server.node.upkeep import Upkeep

    with polite(lang) as language:
        lines = with_house(data, database, lambda engine: Upkeep(engine).people(most), "older")
        show(lines, as_json, person_grid, language)


@admin.command("reports", help=helped("reports"))
def list_reports(
    settle: Annotated[
        list[int] | None, typer.Option(min=1, help=helped("settle"), metavar="REPORT")
    ] = None,
    as_json: Json = False,
    database: Database = None,
    data: Data = Path(),
    lang: Lang = None,
) -> None:
    from regnum.cli.main import polite
    from regnum.server.errors import ServiceError
    from regnum.server.people.social import Silence
    from regnum.server.store.writer import writing

    async def work(engine: AsyncEngine) -> list[ReportInfo]:
        async with writing(engine) as writer:
            silence = Silence(writer)
            for report in settle or ():
                if report > LAST_ROW:
                    raise ServiceError("no-such-report", 404)
                await silence.settle(report)
            return await silence.reported()

    with polite(lang) as language:
        show(with_house(data, database, work), as_json, report_grid, language)


@admin.command(help=helped("close"))
def close(
    matches: Annotated[list[str], typer.Argument(metavar="MATCH", help=helped("close-match"))],
    database: Database = None,
    data: Data = Path(),
    lang: Lang = None,
) -> None:
    from regnum.cli.main import polite
    from regnum.server.errors import ServiceError
    from regnum.server.node.upkeep import Upkeep

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
    from regnum.server.node.upkeep import Upkeep

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

    async def work(engine: AsyncEngine) -> int:
        try:
            if file.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            return await backups.back_up(engine, file)
        except OSError as error:
            raise Misused("cannot-write", file=str(file), why=reason(error)) from None

    with polite(lang) as language:
        rows = with_house(data, database, work, "older")
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
        rows = with_house(data, database, lambda engine: backups.restore(engine, file), "new")
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
    from regnum.server.node.upkeep import Upkeep

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
