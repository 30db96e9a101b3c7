"""The command `regnum`: what can be asked for, and how errors are told."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from regnum import __version__
from regnum.cli import schema as schemas
from regnum.cli.admin import admin
from regnum.cli.bench import bench
from regnum.cli.cards import listing, read_changes
from regnum.cli.replaying import Showing
from regnum.cli.saving import check_place, read_record
from regnum.cli.screen import NothingMore, Screen
from regnum.cli.seating import (
    chairs_for,
    chosen_game,
    chosen_mode,
    chosen_seats,
    game_line,
    new_table,
    options_from,
)
from regnum.cli.serve import serve
from regnum.cli.sitting import Sitting
from regnum.cli.telling import rules_page
from regnum.cli.verify import verify
from regnum.cli.voice import Misused, Voice, chosen_language, language_of_locale, spoken
from regnum.core import agenda
from regnum.core.errors import RegnumError
from regnum.core.registry import game_named, games
from regnum.core.replay import replay as replayed

#: exit codes: something was asked that cannot be done; the person pressed Ctrl-C
WRONG = 2
INTERRUPTED = 130


def tip(message_id: str) -> str:
    """A line of `--help`, in the language of the locale."""
    return Voice(language_of_locale()).say(message_id)


app = typer.Typer(
    name="regnum",
    help=tip("tip-regnum"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

Lang = Annotated[str | None, typer.Option("--lang", help=tip("tip-lang"), metavar="en|ru|uk")]
Cards = Annotated[Path | None, typer.Option("--cards", help=tip("tip-cards-file"), metavar="FILE")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=tip("tip-game"))]


@contextmanager
def polite(lang: str | None) -> Iterator[str]:
    """Gives the language, and tells every error in it in one sentence."""
    language = language_of_locale()
    try:
        language = chosen_language(lang)
        yield language
    except RegnumError as error:
        typer.echo(spoken(error, language), err=True)
        raise typer.Exit(WRONG) from None
    except NothingMore:
        raise typer.Exit from None
    except KeyboardInterrupt:
        typer.echo()
        typer.echo(Voice(language).say("interrupted"), err=True)
        raise typer.Exit(INTERRUPTED) from None


def version_shown(wanted: bool) -> None:
    if wanted:
        compiled = not agenda.__file__.endswith(".py")
        voice = Voice(language_of_locale())
        core = "compiled" if compiled else "interpreted"
        typer.echo(
            voice.say("version", version=__version__, core=core, python=platform.python_version())
        )
        raise typer.Exit


@app.callback()
def regnum(
    version: Annotated[
        bool,
        typer.Option("--version", callback=version_shown, is_eager=True, help=tip("tip-version")),
    ] = False,
) -> None:
    pass


@app.command(help=tip("tip-play"))
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=tip("tip-play-game"))] = None,
    seats: Annotated[int | None, typer.Option(help=tip("tip-seats"))] = None,
    bots: Annotated[str, typer.Option(help=tip("tip-bots"))] = "greedy",
    human: Annotated[list[int] | None, typer.Option(help=tip("tip-human"))] = None,
    seed: Annotated[str | None, typer.Option(help=tip("tip-seed"))] = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", help=tip("tip-set"), metavar="OPTION=VALUE")
    ] = None,
    cards: Cards = None,
    lang: Lang = None,
    save: Annotated[Path | None, typer.Option(help=tip("tip-save"), metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(help=tip("tip-resume"), metavar="FILE")] = None,
) -> None:
    with polite(lang) as language:
        screen = Screen()
        if save is not None:
            check_place(save)
        if resume is not None:
            if game is not None or settings or cards is not None or seats is not None:
                raise Misused("resume-alone")
            table = replayed(read_record(resume))
        else:
            options = options_from(settings or [])
            chosen = chosen_game(game, screen, language)
            voice = Voice(language, chosen.facts.package)
            count = chosen_seats(chosen, seats, screen, voice)
            if game is None and not settings:
                options = chosen_mode(chosen, count, screen, voice)
            chairs = chairs_for(count, bots, [0] if human is None else human)
            table = new_table(chosen, chairs, seed, cards, options)
        names = [chair.name for chair in table.chairs]
        voice = Voice(language, table.game.facts.package, names)
        Sitting(table, screen, voice, save or resume, seed).play()


@app.command(help=tip("tip-replay"))
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=tip("tip-record"))],
    seat: Annotated[int | None, typer.Option(help=tip("tip-seat"))] = None,
    spectator: Annotated[bool, typer.Option("--spectator", help=tip("tip-spectator"))] = False,
    step: Annotated[bool, typer.Option("--step", help=tip("tip-step"))] = False,
    all_: Annotated[bool, typer.Option("--all", help=tip("tip-all"))] = False,
    lang: Lang = None,
) -> None:
    with polite(lang) as language:
        if (seat is not None and spectator) or (step and all_):
            raise Misused("replay-either-or")
        record = read_record(file)
        table = replayed(record)
        screen = Screen()
        names = [chair.name for chair in record.seats]
        voice = Voice(language, table.game.facts.package, names)
        showing = Showing(record, seat, screen, voice)
        if step or (screen.typed and screen.seen and not all_):
            showing.step()
        else:
            showing.all()


@app.command(help=tip("tip-cards"))
def cards(game: GameName, cards: Cards = None, lang: Lang = None) -> None:
    with polite(lang) as language:
        found = game_named(game)
        changes = read_changes(found, cards)
        voice = Voice(language, found.facts.package)
        Screen().show(*listing(found, found.cards(changes), voice))


@app.command(help=tip("tip-schema"))
def schema(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=tip("tip-game"))] = None,
    all_: Annotated[bool, typer.Option("--all", help=tip("tip-schema-all"))] = False,
    lang: Lang = None,
) -> None:
    with polite(lang):
        if (game is None) != all_:
            raise Misused("schema-of-what", games=", ".join(games()))
        shown = schemas.all_games(games()) if game is None else schemas.document(game_named(game))
        typer.echo(schemas.written(shown))


@app.command(help=tip("tip-rules"))
def rules(game: GameName, lang: Lang = None) -> None:
    with polite(lang) as language:
        found = game_named(game)
        Screen().show(rules_page(found, Voice(language, found.facts.package)))


@app.command("games", help=tip("tip-games"))
def list_games(lang: Lang = None) -> None:
    with polite(lang) as language:
        screen = Screen()
        for found in games().values():
            screen.line(game_line(found, language))


app.command(help=tip("bench-help"))(bench)
app.command(help=tip("serve-help"))(serve)
app.command(help=tip("verify-help"))(verify)
app.add_typer(admin, name="admin")
