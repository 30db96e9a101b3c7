"""Who was banned or sent away does not come in again with the same browser under another name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from regnum.server.node.upkeep import Upkeep
from tests.server.within import house_of

pytestmark = pytest.mark.anyio


async def come(client: httpx.AsyncClient, name: str, status: int = 201) -> Any:
    answer = await client.post("/api/people", json={"name": name})
    assert answer.status_code == status, answer.text
    return answer.json()


async def test_a_ban_holds_for_the_browser(tmp_path: Path) -> None:
    async with house_of(tmp_path) as (service, client):
        anna = await come(client, "Anna")
        await Upkeep(service.engine).ban(anna["id"])
        assert (await client.delete("/api/sessions")).is_success
        assert "regnum" not in client.cookies
        assert (await come(client, "Boris", 403))["code"] == "banned"
        await Upkeep(service.engine).ban(anna["id"], banned=False)
        await come(client, "Boris")
        client.cookies.clear()
        await come(client, "Clara")


async def test_who_was_sent_away_does_not_sit_down_again(tmp_path: Path) -> None:
    async with house_of(tmp_path) as (_, client):
        await come(client, "Anna")
        wish = {"game": "kings-bounty", "chairs": [{"who": "me"}, {"who": "open"}]}
        match = (await client.post("/api/matches", json=wish)).json()["id"]
        host = dict(client.cookies)
        client.cookies.clear()
        await come(client, "Boris")
        chairs = f"/api/matches/{match}/chairs"
        assert (await client.post(chairs, json={})).is_success
        # who stands up by himself may sit down again
        assert (await client.delete(f"{chairs}/1")).is_success
        assert (await client.post(chairs, json={})).is_success
        guest = dict(client.cookies)
        client.cookies.clear()
        client.cookies.update(host)
        for _ in range(2):
            assert (await client.delete(f"{chairs}/1")).is_success
        client.cookies.clear()
        client.cookies.update(guest)
        assert (await client.post(chairs, json={})).json()["code"] == "sent-away"
        await come(client, "Boris the Second")
        assert (await client.post(chairs, json={})).json()["code"] == "sent-away"
        client.cookies.clear()
        await come(client, "Clara")
        assert (await client.post(chairs, json={})).is_success
