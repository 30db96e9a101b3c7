"""The games that are installed: what they are called, what they can do, their rules and texts.

Reading the files of a game takes its time, once; so these handlers run beside the event loop.
"""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import blake2b
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from regnum.bots.bot import bots
from regnum.core.registry import game_named, games
from regnum.server.errors import PACKAGE, ServiceError
from regnum.server.matches import catalogue
from regnum.server.matches.deeds import stand_in
from regnum.server.wire.gaming import (
    BotInfo,
    ComponentKind,
    GameInfo,
    Language,
    RulesPage,
    RulingInfo,
)
from regnum.texts.speech import KERNEL, messages_text

#: for how long a browser may keep something
ASK_AGAIN = "no-cache"
A_DAY = "public, max-age=86400"


@get("/api/games", sync_to_thread=True)
def shelf() -> list[GameInfo]:
    """The games that can be played here."""
    return [catalogue.game_info(game) for game in games()]


@get("/api/games/{game:str}/rules/{language:str}", sync_to_thread=True)
def rules(game: FromPath[str], language: FromPath[Language]) -> RulesPage:
    """The rules of a game in our own words, rule by rule."""
    return catalogue.rules_page(game_named(game).facts.id, language)


@get("/api/games/{game:str}/rulings/{language:str}", sync_to_thread=True)
def rulings(game: FromPath[str], language: FromPath[Language]) -> list[RulingInfo]:
    """How we read a game's rulebook where it is unclear."""
    return catalogue.rulings(game_named(game).facts.id, language)


@get("/api/games/{game:str}/components", sync_to_thread=True)
def components(game: FromPath[str]) -> list[ComponentKind]:
    """What is in the box, and where each value comes from."""
    return catalogue.components(game_named(game).facts.id)


@get("/api/games/{game:str}/texts/{language:str}", media_type=MediaType.TEXT, sync_to_thread=True)
def game_texts(
    game: FromPath[str], language: FromPath[Language], request: Request[Any, Any, Any]
) -> Response[bytes]:
    """What a game says in a language, as a Fluent file."""
    return fluent(request, (game_named(game).facts.package,), language)


@get("/api/texts/{language:str}", media_type=MediaType.TEXT, sync_to_thread=True)
def own_texts(language: FromPath[Language], request: Request[Any, Any, Any]) -> Response[bytes]:
    """What every table and the service itself say in a language, as a Fluent file."""
    return fluent(request, (KERNEL, PACKAGE), language)


@get("/api/games/{game:str}/picture", media_type="image/svg+xml", sync_to_thread=True)
def picture(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """The picture of a game."""
    drawn = catalogue.picture_of(game_named(game).facts.id)
    if drawn is None:
        raise ServiceError("no-picture", 404)
    return kept(request, gzip.compress(drawn, mtime=0), "image/svg+xml", A_DAY)


@get("/api/bots", sync_to_thread=True)
def kinds_of_bots() -> list[BotInfo]:
    """The bots that can be seated."""
    own = stand_in()
    return [BotInfo(bot, bot == own) for bot in bots()]


def fluent(
    request: Request[Any, Any, Any], packages: tuple[str, ...], language: str
) -> Response[bytes]:
    """Fluent files, one after the other."""
    return kept(request, pressed(packages, language), "text/plain; charset=utf-8")


def kept(
    request: Request[Any, Any, Any], packed: bytes, media_type: str, how_long: str = ASK_AGAIN
) -> Response[bytes]:
    """Something compressed that a browser may keep; one that has it already gets nothing."""
    tag = f'W/"{blake2b(packed, digest_size=8).hexdigest()}"'
    headers = {"etag": tag, "cache-control": how_long, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(packed, media_type=media_type, headers=headers)
    return Response(gzip.decompress(packed), media_type=media_type, headers=headers)


@cache
def pressed(packages: tuple[str, ...], language: str) -> bytes:
    text = "\n".join(messages_text(package, language) for package in packages)
    return gzip.compress(text.encode(), mtime=0)


ROUTES = [shelf, rules, rulings, components, game_texts, own_texts, picture, kinds_of_bots]
