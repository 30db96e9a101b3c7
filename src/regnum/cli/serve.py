"""`regnum serve`: host the games for others."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

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


def serve(
    host: Annotated[str, typer.Option(help=helped("host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=helped("port"))] = 8000,
    database: Annotated[str | None, typer.Option(help=helped("database"), metavar="URL")] = None,
    data: Annotated[Path, typer.Option(help=helped("data"), metavar="FOLDER")] = Path(),
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
        settings = Settings(database=database_in(folder, database), secret=secret_in(folder))
        taken = bind(host, port)

        def listening() -> None:
            typer.echo(voice.say("serve-address", address=address_of(taken, settings.base_path)))

        run(settings, taken, listening)
        typer.echo(voice.say("serve-stopped"))
