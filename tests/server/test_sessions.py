"""Sessions end when they are left, and run out; a node with another secret says so."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from regnum.server.app import create_app
from regnum.server.node.settings import Settings
from regnum.server.people import door
from tests.server.within import HERE, house_of

pytestmark = pytest.mark.anyio

PASSWORD = "a horse and a lamp"


async def test_a_session_that_was_left_is_good_no_more(tmp_path: Path) -> None:
    async with house_of(tmp_path) as (service, client):
        anna = (await client.post("/api/people", json={"name": "Anna"})).json()
        person = await service.door.known(anna["id"])
        elsewhere = service.door.session(person)
        copied = client.cookies["regnum"]
        assert copied != elsewhere
        assert (await client.delete("/api/sessions")).is_success
        client.cookies.clear()
        client.cookies.set("regnum", copied)
        assert (await client.get("/api/me")).status_code == 401
        # on another device nothing has ended
        client.cookies.clear()
        client.cookies.set("regnum", elsewhere)
        assert (await client.get("/api/me")).json()["id"] == anna["id"]


async def test_a_session_runs_out_unless_its_page_is_opened_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_of(tmp_path) as (service, client):
        await client.post("/api/people", json={"name": "Anna"})
        first = client.cookies["regnum"]
        began = time.time()
        assert "set-cookie" not in (await client.get("/api/guest")).headers
        monkeypatch.setattr(door.time, "time", lambda: began + door.RENEWED + 10)
        assert "set-cookie" in (await client.get("/api/guest")).headers
        monkeypatch.setattr(door.time, "time", lambda: began + door.LASTS + 10)
        assert await service.door.who(first) is None
        assert (await client.get("/api/me")).status_code == 200


async def test_a_session_of_an_older_house_is_still_good(tmp_path: Path) -> None:
    async with house_of(tmp_path) as (service, client):
        anna = (await client.post("/api/people", json={"name": "Anna"})).json()
        older = service.door.signer.dumps([anna["id"], 0])
        found = await service.door.who(older)
        assert found is not None
        assert found.id == anna["id"]


@pytest.mark.parametrize("way", ["sessions", "password"])
async def test_who_ends_all_other_sessions_has_a_new_one_before_any_connection_ends(
    way: str, tmp_path: Path
) -> None:
    """A page that is shown out comes back at once, with the cookie that it has by then."""
    app = app_with(tmp_path, b"s" * 32)
    happened: list[str] = []

    async def noting(scope: Any, receive: Any, send: Any) -> None:
        async def sending(message: Any) -> None:
            happened.append(message["type"])
            await send(message)

        await app(scope, receive, sending)

    transport = httpx.ASGITransport(noting)
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url=HERE) as client:
        await client.post("/api/people", json={"name": "Anna"})
        await client.post("/api/me/claim", json={"password": PASSWORD})
        app.state.service.door.ended.append(lambda _: happened.append("ended"))
        happened.clear()
        if way == "sessions":
            answer = await client.delete("/api/me/sessions")
        else:
            words = {"old": PASSWORD, "new": PASSWORD}
            answer = await client.post("/api/me/password", json=words)
        assert answer.is_success
        assert (happened[0], happened[-1]) == ("http.response.start", "ended")
        assert happened.count("ended") == 1
        assert (await client.get("/api/me")).status_code == 200


def app_with(folder: Path, secret: bytes) -> Litestar:
    return create_app(Settings(database=f"sqlite:///{folder / 'house.db'}", secret=secret))


async def test_a_node_with_another_secret_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "regnum.server"):
        for secret in (b"s" * 32, b"s" * 32):
            async with app_with(tmp_path, secret).lifespan():
                assert not caplog.records
        async with app_with(tmp_path, b"t" * 32).lifespan():
            assert "another secret" in caplog.text
    assert "ssss" not in caplog.text
