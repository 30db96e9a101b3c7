"""Nodes within the test, on one database, for what cannot be seen from outside."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from regnum.server.app import create_app
from regnum.server.node.security import Gate
from regnum.server.node.settings import Limits, Settings
from regnum.server.service import Service
from regnum.server.store.person import Person
from regnum.server.store.schema import bring_up_to_date
from regnum.server.wire.bodies import ChairWish, MatchWish

HERE = "http://here.example"


@asynccontextmanager
async def services(
    folder: Path, count: int = 1, database: str = "", **more: Any
) -> AsyncIterator[list[Service]]:
    """Nodes in this process, on one database: a file of their own, if none is named."""
    database = database or f"sqlite:///{folder / 'house.db'}"
    settings = Settings(database=database, secret=b"s" * 32, **more)
    made = [Service(settings) for _ in range(count)]
    await bring_up_to_date(made[0].engine)
    for service in made:
        service.writer.start()
    try:
        yield made
    finally:
        for service in made:
            await service.stop()


@asynccontextmanager
async def house_of(
    folder: Path, limits: Limits | None = None, **more: Any
) -> AsyncIterator[tuple[Service, httpx.AsyncClient]]:
    """A whole node in this process, with its gate, and somebody who asks it."""
    settings = Settings(
        database=f"sqlite:///{folder / 'house.db'}",
        secret=b"s" * 32,
        limits=limits or Limits(),
        **more,
    )
    app = create_app(settings)
    service: Service = app.state.service
    gate = Gate(app, settings, service.metrics)
    transport = httpx.ASGITransport(gate, raise_app_exceptions=False)
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url=HERE) as client:
        yield service, client


async def begin(service: Service) -> tuple[Person, str]:
    """One person in both seats of a match."""
    person = await service.door.come("Anna")
    wish = MatchWish("kings-bounty", (ChairWish("me"), ChairWish("me")))
    match = await service.lobby.make(person, wish)
    await service.lobby.start(person, match)
    return person, match
