"""Nobody is shown under a name that looks like somebody's own."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from sqlalchemy import text, update

from regnum.server.store import schema
from regnum.server.store.engine import open_database
from regnum.server.store.tables import people
from tests.server.within import house_of

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"
#: Cyrillic, Greek, digits, a joiner and a selector that show nothing; Latin letters of other forms,
#: Canadian and Lisu ones
ALIKE = (
    *("\u0410nn\u0430 Lee", "\u0391nna Lee", "Anna 1ee", "Anna\u034f Lee", "Anna Lee\ufe0f"),
    *("\u0251nna Lee", "\u1d00nna \u029fee", "\u15c5nna Lee"),
    "\ua4ee\ua4e0\ua4e0\ua4ee \ua4e1\ua4f0\ua4f0",
    # marks with which no letter is written
    *("An\u0335na Lee", "Anna Lee\u20dd"),
)


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


async def test_a_name_whose_likeness_was_told_otherwise_is_still_its_owners(tmp_path: Path) -> None:
    async with house_of(tmp_path) as (service, client):
        await claim(client, "Anna Lee")
        client.cookies.clear()
        async with service.engine.begin() as connection:
            await connection.execute(update(people).values(likeness="\u0251nnaiee"))
        answer = await client.post("/api/people", json={"name": "anna lee"})
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
