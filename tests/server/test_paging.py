"""Lists of matches go on beyond their first page."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import insert, update

from regnum.server.matches import shelf
from regnum.server.people import ratings as people_ratings
from regnum.server.store.tables import matches, rating_changes, ratings
from tests.server.within import begin, house_of

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


async def test_all_that_waits_for_somebody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "PAGE", 3)
    async with house_of(tmp_path) as (_, client):
        await client.post("/api/people", json={"name": "Anna"})
        made = [(await client.post("/api/matches", json=WISH)).json()["id"] for _ in range(6)]
        for match in made:
            assert (await client.post(f"/api/matches/{match}/start")).is_success
        assert sorted((await client.get("/api/me/turns")).json()) == sorted(made)


async def test_page_by_page_all_leaders_are_there_and_all_that_made_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people_ratings, "PAGE", 3)
    game = WISH["game"]
    async with house_of(tmp_path) as (service, client):
        # some of them alike, and at the same time
        people = [(await service.door.come(f"Anna {n}")).id for n in range(7)]
        played = [(await begin(service))[1] for _ in range(7)]
        rated = {"game": game, "mu": 25.0, "sigma": 8.0}
        changed = {**rated, "mu_before": 25.0, "sigma_before": 8.0, "person": people[0]}
        async with service.engine.begin() as connection:
            for n, (person, match) in enumerate(zip(people, played, strict=True)):
                row = {**rated, "person": person, "standing": float(n // 4), "played": 1}
                await connection.execute(insert(ratings).values(row))
                change = {**changed, "match": match, "at": float(n // 4)}
                await connection.execute(insert(rating_changes).values(change))

        async def all_of(path: str, name: str) -> list[str]:
            found: list[str] = []
            while page := (await client.get(f"{path}?before={found[-1] if found else ''}")).json():
                assert len(page) <= 3
                found += [each[name] for each in page]
            return found

        leaders = await all_of(f"/api/games/{game}/ratings", "person")
        assert leaders == [*sorted(people[4:]), *sorted(people[:4])]
        changes = await all_of(f"/api/people/{people[0]}/ratings/{game}", "match")
        assert changes == [*sorted(played[4:], reverse=True), *sorted(played[:4], reverse=True)]


LISTS = ["/api/matches?", "/api/me/matches?", f"/api/games/{WISH['game']}/ratings?"]


@pytest.mark.parametrize("path", LISTS)
async def test_what_is_no_place_in_a_list_is_refused(path: str, tmp_path: Path) -> None:
    async with house_of(tmp_path) as (_, client):
        await client.post("/api/people", json={"name": "Anna"})
        answer = await client.get(f"{path}before=no~match")
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-page")
