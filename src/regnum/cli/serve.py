"""`regnum serve`: host the games for others."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Sequence
from dataclasses import asdict
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regnum.cli.commands import agreed_to
from regnum.cli.screen import Screen
from regnum.cli.voice import Misused, Voice, tip

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from regnum.server.node.settings import Limits

DATABASE = "regnum.db"
#: set where windows can be opened
DESKS = ("DISPLAY", "WAYLAND_DISPLAY")


def helped(option: str) -> str:
    return tip(f"serve-help-{option}")


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


def proper_proxy(address: str) -> str:
    """The address of a proxy, or of a network of them; nobody believes everybody."""
    try:
        network = ip_network(address, strict=False)
    except ValueError:
        raise Misused("serve-bad-proxy", address=address) from None
    if network.prefixlen == 0:
        raise Misused("serve-bad-proxy", address=address)
    return address


def limits_of(wishes: Sequence[str]) -> Limits:
    """The limits of the house, with those that the host has set: NAME=NUMBER."""
    from regnum.server.node.settings import Limits

    usual = asdict(Limits())
    for wish in wishes:
        name, _, value = wish.partition("=")
        name = name.strip().replace("-", "_")
        if name not in usual:
            raise Misused("serve-no-such-limit", limit=wish, limits=", ".join(usual))
        try:
            number = type(usual[name])(value)
        except ValueError:
            number = 0
        if not 0 < number < float("inf"):
            raise Misused("serve-bad-limit", limit=wish, usual=str(asdict(Limits())[name]))
        usual[name] = number
    return Limits(**usual)


def show_page(address: str) -> None:
    """Open the page in the browser of the desk, if there is one; a text browser is not asked."""
    desk = sys.platform in ("darwin", "win32") or any(map(os.environ.get, DESKS))
    if desk:
        # some browsers keep whoever calls them
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def see_to_outdated(
    screen: Screen, voice: Voice, data: Path, database: str | None, close: bool
) -> None:
    """Matches by rules that are not played any more are closed only if the host says so."""
    from regnum.cli.admin import with_house
    from regnum.cli.listing import match_grid
    from regnum.server.node.upkeep import MatchLine, Upkeep
    from regnum.server.store import schema

    async def outdated(engine: AsyncEngine) -> list[MatchLine]:
        made = await schema.found_in(engine) is not None
        return await Upkeep(engine).outdated() if made else []

    async def close_them(engine: AsyncEngine) -> None:
        # not sooner: whoever says no goes back to the release that they began with
        await schema.bring_up_to_date(engine)
        await Upkeep(engine).close([each.id for each in found])

    found = with_house(data, database, outdated, "new")
    if not found:
        return
    screen.line(voice.say("serve-outdated", count=len(found)))
    screen.show(match_grid(voice, found))
    if not close:
        if not screen.typed:
            raise Misused("serve-outdated-stay")
        if not agreed_to(screen, voice, voice.say("serve-ask-close-outdated")):
            raise Misused("serve-outdated-stay")
    with_house(data, database, close_them, "older")


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
    limit: Annotated[
        list[str] | None, typer.Option(help=helped("limit"), metavar="NAME=NUMBER")
    ] = None,
    metrics: Annotated[bool, typer.Option("--metrics", help=helped("metrics"))] = False,
    log: Annotated[Path | None, typer.Option(help=helped("log"), metavar="FILE")] = None,
    open_page: Annotated[bool, typer.Option("--open", help=helped("open"))] = False,
    lang: Annotated[str | None, typer.Option(help=helped("lang"), metavar="en|ru|uk")] = None,
) -> None:
    # here, because main imports this module to have the command, and players at the
    # terminal should not wait for the web service to be imported
    from regnum.cli.main import polite
    from regnum.server.node.secret import secret_in
    from regnum.server.node.settings import Settings
    from regnum.server.running import address_of, alone, bind, run

    with polite(lang) as language:
        voice = Voice(language)
        # keys of running matches lie in the database
        os.umask(0o077)
        proxies = tuple(proper_proxy(each) for each in trusted_proxy or ())
        limits = limits_of(limit or ())
        folder = data_folder(data)
        settings = Settings(
            database=database_in(folder, database),
            secret=secret_in(folder),
            base_path=proper_path(base_path),
            trusted_proxies=proxies,
            limits=limits,
            metrics=metrics,
            secure_cookie=secure_cookie,
            bot_workers=bot_workers,
            public_address=public_address.rstrip("/"),
            alert_after=alert_after,
            alerts_inside=alerts_inside,
            push_contact=push_contact,
        )

        def listening() -> None:
            address = address_of(taken, settings.base_path)
            typer.echo(voice.say("serve-address", address=address))
            if open_page:
                show_page(f"{address}/")

        # nothing is changed, or asked, while another process serves it
        with alone(settings.database):
            see_to_outdated(Screen(), voice, data, database, close_outdated)
            taken = bind(host, port)
            run(settings, taken, listening, log)
        typer.echo(voice.say("serve-stopped"))
