"""`regnum serve`: host the games for others."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from regnum.cli.commands import agreed_to
from regnum.cli.screen import Screen
from regnum.cli.voice import Misused, Voice, language_of_locale

DATABASE = "regnum.db"


def helped(option: str) -> str:
    """A line of `--help`, in the language of the locale."""
    return Voice(language_of_locale()).say(f"serve-help-{option}")


def data_folder(data: Path) -> Path:
    """The folder for database and secret, made if it is not there."""
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Misused("serve-no-folder", folder=str(data), why=error.strerror or "") from None
    return data


def database_in(data: Path, database: str | None) -> str:
    """The address of the database: as given, or a file in the folder."""
    return database or f"sqlite:///{(data / DATABASE).resolve()}"


def proper_path(path: str) -> str:
    """A base path with a slash before it and none after it.

    >>> proper_path("games/")
    '/games'
    >>> proper_path("/")
    ''
    """
    path = path.strip("/")
    return f"/{path}" if path else ""


def see_to_outdated(
    screen: Screen, voice: Voice, data: Path, database: str | None, close: bool
) -> None:
    """Matches by rules that are not played any more are closed only if the host says so."""
    from regnum.cli.admin import match_grid, with_house
    from regnum.server.upkeep import Upkeep

    found = with_house(data, database, lambda engine: Upkeep(engine).outdated())
    if not found:
        return
    screen.line(voice.say("serve-outdated", count=len(found)))
    screen.show(match_grid(voice, found))
    if not close:
        if not screen.typed:
            raise Misused("serve-outdated-stay")
        if not agreed_to(screen, voice, voice.say("serve-ask-close-outdated")):
            raise Misused("serve-outdated-stay")
    ids = [each.id for each in found]
    with_house(data, database, lambda engine: Upkeep(engine).close(ids))


def serve(
    host: Annotated[str, typer.Option(help=helped("host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=helped("port"))] = 8000,
    database: Annotated[str | None, typer.Option(help=helped("database"), metavar="URL")] = None,
    data: Annotated[Path, typer.Option(help=helped("data"), metavar="FOLDER")] = Path(),
    base_path: Annotated[str, typer.Option(help=helped("base-path"), metavar="/PATH")] = "",
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help=helped("trusted-proxy"), metavar="ADDRESS")
    ] = None,
    secure_cookie: Annotated[
        bool, typer.Option("--secure-cookie", help=helped("secure-cookie"))
    ] = False,
    bot_workers: Annotated[int, typer.Option(min=1, help=helped("bot-workers"))] = 1,
    close_outdated: Annotated[
        bool, typer.Option("--close-outdated", help=helped("close-outdated"))
    ] = False,
    public_address: Annotated[str, typer.Option(help=helped("public-address"), metavar="URL")] = "",
    alert_after: Annotated[
        float, typer.Option(min=0.1, help=helped("alert-after"), metavar="SECONDS")
    ] = 60.0,
    alerts_inside: Annotated[
        bool, typer.Option("--alerts-inside", help=helped("alerts-inside"))
    ] = False,
    push_contact: Annotated[
        str, typer.Option(help=helped("push-contact"), metavar="mailto:YOU")
    ] = "",
    lang: Annotated[str | None, typer.Option(help=helped("lang"), metavar="en|ru|uk")] = None,
) -> None:
    # here, because main imports this module to have the command, and players at the
    # terminal should not wait for the web service to be imported
    from regnum.cli.main import polite
    from regnum.server.running import address_of, bind, run
    from regnum.server.secret import secret_in
    from regnum.server.settings import Settings

    with polite(lang) as language:
        voice = Voice(language)
        # keys of running matches lie in the database
        os.umask(0o077)
        folder = data_folder(data)
        settings = Settings(
            database=database_in(folder, database),
            secret=secret_in(folder),
            base_path=proper_path(base_path),
            trusted_proxies=tuple(trusted_proxy or ()),
            secure_cookie=secure_cookie,
            bot_workers=bot_workers,
            public_address=public_address.rstrip("/"),
            alert_after=alert_after,
            alerts_inside=alerts_inside,
            push_contact=push_contact,
        )
        see_to_outdated(Screen(), voice, data, database, close_outdated)
        taken = bind(host, port)

        def listening() -> None:
            typer.echo(voice.say("serve-address", address=address_of(taken, settings.base_path)))

        run(settings, taken, listening)
        typer.echo(voice.say("serve-stopped"))
