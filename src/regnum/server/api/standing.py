"""Ratings, leaderboards, and what people have played."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from regnum.core.registry import game_named
from regnum.server.api.common import Asker, Node
from regnum.server.wire.standing import ChangeInfo, PastPage, RatingInfo

Most = Annotated[int, QueryParameter(ge=1, le=100)]
Page = Annotated[str, QueryParameter(max_length=64)]
Leader = Annotated[
    str, QueryParameter(description="The last person of the page before", max_length=22)
]
Change = Annotated[
    str, QueryParameter(description="The last match of the page before", max_length=22)
]


@get("/api/games/{game:str}/ratings")
async def best(game: FromPath[str], service: Node, before: Leader = "") -> list[RatingInfo]:
    """The leaderboard of a game, 100 at a time."""
    return await service.ratings.best(game_named(game).facts.id, before)


@get("/api/people/{person_id:str}/ratings")
async def ratings(person_id: FromPath[str], service: Node) -> list[RatingInfo]:
    """Somebody's ratings, one a game."""
    return await service.ratings.of((await service.door.known(person_id)).id)


@get("/api/people/{person_id:str}/ratings/{game:str}")
async def changes(
    person_id: FromPath[str], game: FromPath[str], service: Node, before: Change = ""
) -> list[ChangeInfo]:
    """How somebody's rating in a game came about, newest first, 100 at a time."""
    person = await service.door.known(person_id)
    return await service.ratings.changes(person.id, game_named(game).facts.id, before)


@get("/api/people/{person_id:str}/matches")
async def past(
    person_id: FromPath[str],
    service: Node,
    game: FromQuery[str] = "",
    before: Page = "",
    most: Most = 20,
) -> PastPage:
    """What somebody has played in matches that were open to others."""
    person = await service.door.known(person_id)
    known = game_named(game).facts.id if game else ""
    return await service.history.of(person.id, False, known, before, most)


@get("/api/me/history")
async def own_past(
    person: Asker, service: Node, game: FromQuery[str] = "", before: Page = "", most: Most = 20
) -> PastPage:
    """All one has played."""
    known = game_named(game).facts.id if game else ""
    return await service.history.of(person.id, True, known, before, most)


ROUTES = [best, ratings, changes, past, own_past]
