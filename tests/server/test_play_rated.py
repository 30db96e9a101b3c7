"""Rated matches: claimed names, one browser a seat, no bots, no way round the result."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.guests import asked, newest, play_on
from tests.server.harness import Guest, Node

pytestmark = pytest.mark.anyio

PASSWORD = "four candles in a row"
OWN_CARDS = {"titles": {"emperor": {"points": 9}}}


@asynccontextmanager
async def claimed(node: Node, *names: str) -> AsyncIterator[list[Guest]]:
    """People whose names are their own; the node is shared, so each name is new."""
    guests = [await node.guest(name) for name in names]
    try:
        for guest in guests:
            await guest.post("/api/me/claim", {"password": PASSWORD})
        yield guests
    finally:
        for guest in guests:
            await guest.close()


def wish(*chairs: str, **more: Any) -> dict[str, Any]:
    seats = [Guest.chair(chair) for chair in chairs]
    return {"game": "kings-bounty", "chairs": seats, "rated": True, **more}


async def test_who_may_sit_at_a_rated_match(node: Node) -> None:
    async with (
        claimed(node, "Rada", "Roman") as (rada, roman),
        await node.guest("Passer-by") as stranger,
    ):
        for refused, code in (
            (wish("me", "random"), "rated-no-bots"),
            (wish("me", "me"), "rated-one-seat"),
            (wish("me", "open", clock={"kind": "move", "seconds": 9}), "rated-no-bots"),
            (
                wish("me", "open", cards={"titles": {"emperor": {"points": 9}}}),
                "rated-shipped-cards",
            ),
        ):
            assert (await rada.post("/api/matches", refused, 400))["code"] == code
        fault = await stranger.post("/api/matches", wish("me", "open"), 403)
        assert fault["code"] == "rated-claimed-names"

        match = (await rada.post("/api/matches", wish("me", "open")))["id"]
        fault = await stranger.post(f"/api/matches/{match}/chairs", {}, 403)
        assert fault["code"] == "rated-claimed-names"
        fault = await rada.post(f"/api/matches/{match}/chairs", {}, 409)
        assert fault["code"] == "rated-one-seat"
        fault = await rada.ask("PUT", f"/api/matches/{match}/chairs/1/bot", {"bot": "random"}, 409)
        assert fault["code"] == "rated-no-bots"
        await roman.join(match)
        await rada.start(match)


async def test_no_way_round_the_result(node: Node) -> None:
    async with claimed(node, "Ruta", "Rem") as (ruta, rem):
        match = await ruta.make(rated=True)
        await rem.join(match)
        await ruta.start(match)
        async with ruta.live(match, 0) as one, rem.live(match, 1) as other:
            await play_on((one, other), 7)
            waiting = other if one.mine else one
            acting = one if one.mine else other
            for what in ("end", "take-back"):
                refused = await waiting.ask("ask", seat=waiting.seat, what=what)
                assert refused["code"].startswith("rated-"), refused
            assert (await acting.ask("hint", seat=acting.seat))["code"] == "rated-no-hints"
            assert (await acting.ask("hand", seat=acting.seat))["code"] == "rated-no-bots"
            await ruta.delete(f"/api/matches/{match}/chairs/0", status=409)
            assert await asked(one) == []
            n = one.now["n"]
            assert (await one.ask("resign", seat=0))["n"] == n + 1
        async with rem.live(match, 1) as live:
            assert (await newest(live))["view"]["result"]["ranks"] == [2, 1]


async def test_no_rated_rematch_with_somebody_who_left_for_good(node: Node) -> None:
    async with claimed(node, "Raisa", "Rustam") as (raisa, rustam):
        match = (await raisa.post("/api/matches", wish("me", "open")))["id"]
        await rustam.join(match)
        await raisa.start(match)
        async with raisa.live(match, 0) as live:
            await newest(live)
            await live.ask("resign", seat=0)
            await rustam.post("/api/me/farewell", {"name": rustam.name, "password": PASSWORD})
            refused = await live.ask("ask", seat=0, what="rematch")
        assert refused["code"] == "rated-rematch-alone"
        assert "deleted their account" in refused["sentence"]
