"""A database that is away, or takes nothing: guests are told, and the host's watchdog too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from regnum.server.node import pulse
from regnum.server.service import Service
from tests.server.within import house_of

pytestmark = pytest.mark.anyio


def read_only(connection: Any, *_: object) -> None:
    connection.execute("PRAGMA query_only=ON")


def away(*_: object) -> None:
    raise ConnectionRefusedError


def from_now_on(service: Service, name: str, happens: Any) -> None:
    """Whoever wants a connection to the database gets a new one, with that.

    They are not all ended at once: one that is in use then would come back to a pool that is
    gone, where nobody closes it.
    """
    for engine in engines(service):
        engine.pool._recycle = 0
        event.listen(engine, name, happens)
    # the writer keeps its own
    if service.writer.connection is not None:
        service.writer.connection.invalidate()


def back_again(service: Service, name: str, happens: Any) -> None:
    for engine in engines(service):
        event.remove(engine, name, happens)


def engines(service: Service) -> list[Engine]:
    """All that is read and written with."""
    assert service.writer.file is not None
    return [service.engine.sync_engine, service.writer.file]


@pytest.mark.parametrize(("name", "happens"), [("connect", read_only), ("do_connect", away)])
async def test_a_node_that_can_write_nothing_is_not_well(
    name: str, happens: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "FRESH", 0.0)
    async with house_of(tmp_path) as (service, client):
        assert (await client.post("/api/people", json={"name": "Anna"})).status_code == 201
        assert (await client.get("/health")).status_code == 200
        from_now_on(service, name, happens)
        answer = await client.get("/health")
        assert (answer.status_code, answer.json()) == (503, {"status": "unwell"})
        fault = await client.post("/api/people", json={"name": "Boris"})
        assert (fault.status_code, fault.json()["code"]) == (503, "database-away")
        assert "Try again" in fault.json()["sentence"]
        back_again(service, name, happens)
        assert (await client.get("/health")).status_code == 200
        assert (await client.post("/api/people", json={"name": "Clara"})).status_code == 201
