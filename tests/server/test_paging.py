"""Lists of matches go on beyond their first page."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update

from regnum.server.matches import shelf
from regnum.server.store.tables import matches
from tests.server.within import house_of

pytestmark = pytest.mark.anyio

WISH = {"game": "kings-bounty", "chairs": [{"who": "me"}, {"who": "me"}], "in_lobby": True}


@pytest.mark.parametrize("path", ["/api/matches?status=playing", "/api/me/matches?"])
async def test_page_by_page_everything_is_there_once(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "PAGE", 3)
    async with house_of(tmp_path) as (service, client):
        await client.post("/api/people", json={"name": "Anna"})
        made = [(await client.post("/api/matches", json=WISH)).json()["id"] for _ in range(7)]
        for match in made:
            assert (await client.post(f"/api/matches/{match}/start")).is_success
        async with service.engine.begin() as connection:
            # some of them at the same time
            await connection.execute(
                update(matches).where(matches.c.id.in_(made[:4])).values(made=1.0, started=1.0)
            )
        found: list[str] = []
        while page := (await client.get(f"{path}&before={found[-1] if found else ''}")).json():
            assert len(page) <= 3
            found += [each["id"] for each in page]
        assert sorted(found) == sorted(made)
        assert found[:3] == made[:3:-1]


@pytest.mark.parametrize("path", ["/api/matches?", "/api/me/matches?"])
async def test_what_is_no_place_in_a_list_is_refused(path: str, tmp_path: Path) -> None:
    async with house_of(tmp_path) as (_, client):
        await client.post("/api/people", json={"name": "Anna"})
        answer = await client.get(f"{path}before=no~match")
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-page")
