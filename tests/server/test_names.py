"""Nobody is shown under a name that looks like somebody's own."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from regnum.server.store import schema
from regnum.server.store.engine import open_database
from tests.server.within import house_of

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"
#: Cyrillic, Greek, digits, a joiner and a selector that show nothing
ALIKE = ("\u0410nn\u0430 Lee", "\u0391nna Lee", "Anna 1ee", "Anna\u034f Lee", "Anna Lee\ufe0f")


async def claim(client: httpx.AsyncClient, name: str) -> None:
    assert (await client.post("/api/people", json={"name": name})).status_code == 201
    done = await client.post("/api/me/claim", json={"password": PASSWORD})
    assert done.status_code == 201, done.text


async def test_a_name_that_looks_like_somebodys_own_is_refused(tmp_path: Path) -> None:
    async with house_of(tmp_path) as (_, client):
        await claim(client, "Anna Lee")
        client.cookies.clear()
        for name in ALIKE:
            answer = await client.post("/api/people", json={"name": name})
            assert (answer.status_code, answer.json()["code"]) == (409, "name-claimed"), name
        # the owner's own way in is still the name as it was claimed
        back = {"name": "anna  LEE", "password": PASSWORD}
        assert (await client.post("/api/sessions", json=back)).status_code == 201


async def test_of_two_names_that_look_alike_one_is_claimed(tmp_path: Path) -> None:
    async with house_of(tmp_path) as (_, client):
        assert (await client.post("/api/people", json={"name": ALIKE[0]})).status_code == 201
        late = dict(client.cookies)
        client.cookies.clear()
        await claim(client, "Anna Lee")
        client.cookies.clear()
        client.cookies.update(late)
        answer = await client.post("/api/me/claim", json={"password": PASSWORD})
        assert answer.json()["code"] == "name-claimed"


async def test_what_a_name_is_cut_to_is_compared_and_not_what_was_sent(tmp_path: Path) -> None:
    longest = "Anna Leeuwenhoek van der Zwaan I"
    async with house_of(tmp_path) as (_, client):
        await claim(client, longest)
        client.cookies.clear()
        await client.post("/api/people", json={"name": "Boris"})
        chairs = [{"who": "me", "name": f"{longest}nvented"}, {"who": "open"}]
        wish = {"game": "kings-bounty", "chairs": chairs}
        answer = await client.post("/api/matches", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (409, "name-claimed")


async def test_names_that_were_claimed_before_are_kept_from_others_too(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'house.db'}")
    async with engine.connect() as connection:
        await connection.run_sync(schema.upgrade, "0003")
        row = "('p', 'Anna Lee', 'annalee', 0, 1.0, FALSE)"
        columns = "(id, name, claimed, epoch, made, banned)"
        await connection.execute(text(f"INSERT INTO people {columns} VALUES {row}"))
        await connection.commit()
    await engine.dispose()
    async with house_of(tmp_path) as (_, client):
        answer = await client.post("/api/people", json={"name": ALIKE[0]})
        assert answer.json()["code"] == "name-claimed"
