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
from regnum.cli.saving import Paper, check_place, read_record, resumed
from regnum.cli.screen import NothingMore, Screen
from regnum.cli.seating import (
    agreed,
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
from regnum.cli.voice import Misused, Voice, chosen_language, language_of_locale, spoken, tip
from regnum.core import agenda
from regnum.core.errors import RegnumError
from regnum.core.registry import game_named, games
from regnum.core.replay import replay as replayed

#: who sits in the other seats if nothing else is said
USUAL_BOT = "greedy"
#: exit codes: something was asked that cannot be done; the person pressed Ctrl-C
WRONG = 2
INTERRUPTED = 130


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
    bots: Annotated[str | None, typer.Option(help=tip("tip-bots"), show_default=USUAL_BOT)] = None,
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
            if any(each is not None for each in (game, seats, bots, human, settings, cards)):
                raise Misused("resume-alone")
            record = read_record(resume)
            table = replayed(record)
            paper = resumed(record, resume, save)
        else:
            chosen = chosen_game(game, screen, language)
            options = options_from(settings or [], chosen.options_type)
            voice = Voice(language, chosen.facts.package)
            count = chosen_seats(chosen, seats, screen, voice)
            # what the command does not say is asked for
            if not settings and (game is None or (screen.typed and seats is None)):
                options = chosen_mode(chosen, count, screen, voice)
                options = agreed(chosen, count, options, screen, voice)
            chairs = chairs_for(count, bots or USUAL_BOT, [1] if human is None else human)
            table = new_table(chosen, chairs, seed, cards, options)
            paper = Paper(save)
        names = [chair.name for chair in table.chairs]
        voice = Voice(language, table.game.facts.package, names)
        Sitting(table, screen, voice, paper, seed).play()


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
        voice.speak_of(table.cards, table.game.cards())
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
        mine = found.cards(changes)
        voice.speak_of(mine, found.cards())
        Screen().show(*listing(found, mine, voice))


@app.command(help=tip("tip-schema"))
def schema(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=tip("tip-game"))] = None,
    all_: Annotated[bool, typer.Option("--all", help=tip("tip-schema-all"))] = False,
    lang: Lang = None,
) -> None:
    with polite(lang):
        if (game is None) != all_:
            raise Misused("schema-of-what", games=", ".join(games()))
        shown = schemas.everything(games()) if game is None else schemas.document(game_named(game))
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
