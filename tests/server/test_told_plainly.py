"""Whoever asks for what cannot be is told what was wrong, in the house's own words."""

from __future__ import annotations

import json
from typing import Any

import pytest
import websockets

from tests.server.guests import begun, people
from tests.server.harness import Guest, Node, patient_socket


async def refused_at_the_door(guest: Guest, path: str) -> tuple[int, dict[str, Any]]:
    """The status and body that a live connection is refused with."""
    address = f"{guest.address}{path}"
    cookie = {"Cookie": f"regnum={guest.cookie}"}
    with pytest.raises(websockets.InvalidStatus) as refused:
        async with patient_socket(address, additional_headers=cookie):
            pass
    response = refused.value.response
    assert response.headers["content-type"] == "application/json"
    return response.status_code, json.loads(response.body or b"")


async def test_a_connection_that_is_refused_is_told_why(node: Node) -> None:
    async with people(node, 1) as (anna,):
        gathering = await anna.make()
        for path, status, code in (
            ("/api/matches/nowhere/live", 404, "no-such-match"),
            ("/api/matches/no~match/live", 404, "no-such-match"),
            (f"/api/matches/{gathering}/live", 409, "not-begun"),
            (f"/api/matches/{gathering}", 404, "no-such-page"),
            ("/api/no/where", 404, "no-such-page"),
        ):
            found, fault = await refused_at_the_door(anna, path)
            assert (found, fault["code"]) == (status, code)
            assert fault["sentence"].endswith(".")
            assert fault["message"]["id"] == f"service-{code}"
    # that is nothing for a host to look into
    assert '"error"' not in node.log.read_text()


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b'{"nam": 1}', "there is no field “nam”, only name"),
        (b'{"name": 1}', "“name” cannot be “1”; right would be a text of at most 200 characters"),
        (b"{}", "the field “name” is missing"),
        (b"[]", "it is no JSON object"),
        (b"", "it is no JSON object"),
        (b"{", "it is no valid JSON"),
    ],
    ids=str,
)
async def test_a_body_that_does_not_fit_is_told_what_would(
    node: Node, body: bytes, why: str
) -> None:
    async with people(node, 1) as (anna,):
        answer = await anna.http.post("/api/people", content=body)
        assert answer.status_code == 400
        assert answer.json()["sentence"] == f"That request cannot be read: {why}."
        # whoever reads another language makes their own sentence of it
        assert answer.json()["message"]["id"] == "service-bad-request"


async def test_what_is_wrong_deep_inside_a_body_is_found(node: Node) -> None:
    async with people(node, 1) as (anna,):
        wish = {"game": "kings-bounty", "chairs": [{"who": "me"}, {"who": "cat"}]}
        fault = await anna.post("/api/matches", wish, status=400)
        assert "“chairs[1].who” cannot be “cat”; right would be one of" in fault["sentence"]


@pytest.mark.parametrize(
    ("query", "why"),
    [
        ("/api/matches?status=bogus", "“status” cannot be “bogus”; right would be one of"),
        ("/api/me/history?most=1000", "“most” cannot be “1000”; right would be a whole number"),
    ],
)
async def test_a_question_that_does_not_fit_is_told_what_would(
    node: Node, query: str, why: str
) -> None:
    async with people(node, 1) as (anna,):
        assert why in (await anna.get(query, status=400))["sentence"]


async def test_a_seat_that_is_not_there_is_not_called_taken(node: Node) -> None:
    async with people(node, 2) as (anna, boris):
        match = await anna.make()
        chairs = f"/api/matches/{match}/chairs"
        for fault in (
            await anna.delete(f"{chairs}/7", status=404),
            await anna.ask("PUT", f"{chairs}/7/bot", {"bot": "random"}, status=404),
            await boris.post(chairs, {"seat": 7}, status=404),
        ):
            assert fault["code"] == "no-such-seat"
        assert (await boris.post(chairs, {"seat": 0}, status=409))["code"] == "no-free-seat"


async def test_talk_is_under_the_name_that_one_has_now(node: Node) -> None:
    async with begun(node) as ((anna, _), match), anna.live(match, 0) as live:
        await live.expect("update")
        await anna.ask("PUT", "/api/me", {"name": "Annushka"})
        assert (await live.ask("chat", text="hello"))["tell"] == "done"
        said = [frame for frame in live.heard if frame["tell"] == "chatted"]
        frame = said[-1] if said else await live.expect("chatted")
        assert frame["name"] == "Annushka"


async def test_a_frame_is_measured_in_bytes(node: Node) -> None:
    async with begun(node) as ((anna, _), match), anna.live(match, 0) as live:
        await live.expect("update")
        for letter, code in (("x", "bad-chat"), ("щ", "frame-too-long")):
            long = {"say": "chat", "id": letter, "text": letter * 10_000}
            await live.socket.send(json.dumps(long, ensure_ascii=False))
            assert (await live.expect("refused"))["code"] == code
