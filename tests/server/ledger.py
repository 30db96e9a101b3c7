"""What lies in a house's database, read past the server."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import text

from regnum.core.agenda import State
from regnum.core.entries import AnyEntry, Chair
from regnum.core.registry import game_named
from regnum.core.table import Table
from regnum.server.matches.match import ENTRY
from regnum.server.store.engine import open_database
from tests.server.harness import House


async def rows(house: House, query: str, **values: object) -> list[dict[str, Any]]:
    """The rows of a query, on either database."""
    engine = open_database(house.database or f"sqlite:///{house.folder / 'regnum.db'}")
    try:
        async with engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(text(query), values)]
    finally:
        await engine.dispose()


async def match_row(house: House, match: str) -> dict[str, Any]:
    return (await rows(house, "select * from matches where id = :id", id=match))[0]


async def entries_of(house: House, match: str) -> list[AnyEntry]:
    """All entries of a match in order. Their numbers leave nothing out and repeat nothing."""
    query = 'select number, entry from entries where "match" = :id order by number'
    found = await rows(house, query, id=match)
    assert [row["number"] for row in found] == list(range(1, len(found) + 1))
    return [ENTRY.decode(row["entry"]) for row in found]


async def opening(house: House, match: str) -> Table[State]:
    """The table of a match before its first entry."""
    row = await match_row(house, match)
    query = 'select name, bot from chairs where "match" = :id order by seat'
    sitting = await rows(house, query, id=match)
    game = game_named(row["game"])
    return Table(
        game,
        [Chair(chair["name"], chair["bot"]) for chair in sitting],
        game.read_options(plain(row["options"])),
        game.cards(plain(row["cards"])),
        bytes(row["key"]),
        bool(row["rated"]),
    )


def plain(value: Any) -> Any:
    """JSON columns come as text when the query is text."""
    return json.loads(value) if isinstance(value, str) else value
