"""The gate: what every answer says, who may knock from where, and how often."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
import websockets

from regnum.server.node.metrics import Metrics
from regnum.server.node.origin import Scope
from regnum.server.node.security import Gate
from regnum.server.node.settings import Limits, Settings
from tests.server import harness
from tests.server.harness import (
    Guest,
    House,
    Node,
    patient_client,
    patient_socket,
    play_to_the_end,
    two_guests,
)
from tests.server.patience import comes_true

Send = Callable[[dict[str, Any]], Awaitable[None]]
PROXY = ("--trusted-proxy", "127.0.0.1")


async def test_every_answer_carries_a_strict_policy(node: Node) -> None:
    async with patient_client(node.address) as client:
        for path in ("/health", "/api/matches", "/api/me", "/nowhere"):
            answer = await client.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "server" not in answer.headers
        assert (await client.get("/api/matches")).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
    ids=str,
)
async def test_pages_of_other_sites_cannot_write(node: Node, headers: dict[str, str]) -> None:
    async with await node.guest("Anna") as anna:
        wish = {"game": "kings-bounty", "chairs": [{"who": "me"}, {"who": "open"}]}
        answer = await anna.http.post("/api/matches", json=wish, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["code"] == "other-origin"
        assert await anna.get("/api/me/matches?status=gathering") == []


async def test_our_own_page_can_write(node: Node) -> None:
    async with await node.guest("Anna") as anna:
        headers = {"Origin": node.address, "Sec-Fetch-Site": "same-origin"}
        wish = {"game": "kings-bounty", "chairs": [{"who": "me"}, {"who": "open"}]}
        answer = await anna.http.post("/api/matches", json=wish, headers=headers)
        assert answer.status_code == 201


async def test_pages_of_other_sites_cannot_listen(node: Node) -> None:
    anna, boris, match = await two_guests(node)
    address = node.address.replace("http", "ws") + f"/api/matches/{match}/live"
    cookie = {"Cookie": f"regnum={anna.cookie}"}
    with pytest.raises(websockets.InvalidStatus) as refused:
        async with patient_socket(
            address, origin=websockets.Origin("https://evil.example"), additional_headers=cookie
        ):
            pass
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["code"] == "other-origin"
    async with patient_socket(
        address, origin=websockets.Origin(node.address), additional_headers=cookie
    ) as ours:
        await ours.send(json.dumps({"say": "hello", "seat": 0}))
        assert json.loads(await ours.recv())["tell"]
    await anna.close()
    await boris.close()


async def test_one_address_cannot_take_everything(sqlite_house: House) -> None:
    # on a slow machine nobody would be fast enough for what is allowed by the second
    node = sqlite_house.node(*PROXY, "--limit", "requests_per_second=1e-6")
    async with patient_client(node.address) as client:
        greedy = {"X-Forwarded-For": "203.0.113.7"}
        answers = [
            await client.post("/api/people", json={"name": f"n{n}"}, headers=greedy)
            for n in range(22)
        ]
        assert [each.status_code for each in answers] == [201] * 20 + [429] * 2
        refused = answers[20:]
        assert refused[0].json()["code"] == "too-fast"
        assert int(refused[0].headers["retry-after"]) >= 1
        other = {"X-Forwarded-For": "203.0.113.8"}
        answer = await client.post("/api/people", json={"name": "Boris"}, headers=other)
        assert answer.status_code == 201


@pytest.mark.parametrize("base_path", ["", "/games"])
async def test_the_files_of_the_page_cost_nothing(base_path: str) -> None:
    """Many people behind one address see the page for the first time."""
    served: list[str] = []

    async def app(scope: Scope, _: object, send: Send) -> None:
        served.append(scope["path"])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    limits = Limits(requests_at_once=3.0, requests_per_second=1e-6)
    gate = Gate(app, Settings(base_path=base_path, limits=limits), Metrics())
    transport = httpx.ASGITransport(gate, client=("203.0.113.7", 1))

    async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:

        async def statuses(path: str, count: int, method: str = "GET") -> list[int]:
            answers = [await client.request(method, base_path + path) for _ in range(count)]
            return [answer.status_code for answer in answers]

        assert set(await statuses("/assets/index-1a2b.js", 50)) == {200}
        assert await statuses("/api/games", 4) == [200, 200, 200, 429]
        assert set(await statuses("/assets/index-1a2b.js", 50)) == {200}
        # only looking is free, and only there
        assert await statuses("/assets/index-1a2b.js", 1, "POST") == [429]
        assert await statuses("/api/assets/x", 1) == [429]
    assert len(served) == 103


async def test_only_a_trusted_proxy_says_who_asks(sqlite_house: House) -> None:
    node = sqlite_house.node()
    async with Guest(node.address) as anna:
        anna.http.headers["X-Forwarded-For"] = "203.0.113.7"
        await anna.come("Anna")
    assert "203.0.113.7" not in node.log.read_text()


async def test_a_base_path_goes_before_everything(sqlite_house: House) -> None:
    node = sqlite_house.node("--base-path", "/games/")
    async with patient_client(node.address) as client:
        assert (await client.get("/health")).status_code == 404
        assert (await client.get("/games/health")).json() == {"status": "ok"}
        answer = await client.post("/games/api/people", json={"name": "Anna"})
        assert answer.status_code == 201
        assert "path=/games" in answer.headers["set-cookie"].lower()
        assert (await client.get("/games/api/me")).json()["name"] == "Anna"


async def test_too_much_at_once_is_not_read(node: Node) -> None:
    async with await node.guest("Anna") as anna:
        answer = await anna.http.post("/api/people", content=b"x" * 1_000_000)
        assert answer.status_code == 413


async def test_no_secret_is_in_the_log(house: House) -> None:
    node = house.node()
    anna, boris, match = await two_guests(node)
    async with anna.live(match, 0) as live:
        await live.expect("update")
    secret = (house.folder / "regnum.secret").read_text().strip()
    log = node.log.read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert any(line.get("match") == match for line in lines)
    assert secret not in log
    assert anna.cookie not in log
    assert "Cookie" not in log
    await anna.close()
    await boris.close()


async def test_the_session_is_a_signed_cookie_that_no_script_reads(sqlite_house: House) -> None:
    for options, secure in (((), False), (("--secure-cookie",), True)):
        node = sqlite_house.node(*options)
        async with patient_client(node.address) as client:
            answer = await client.post("/api/people", json={"name": "Anna"})
            first, *flags = answer.headers["set-cookie"].split("; ")
            assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(flags)
            assert ("Secure" in flags) == secure
            cookie = first.removeprefix("regnum=")
            for forged in (cookie[:-1], cookie.replace(cookie[3], "_", 1), "", "x" * 4000):
                asked = await client.get("/api/me", headers={"Cookie": f"regnum={forged}"})
                assert asked.status_code == 401
                assert asked.json()["code"] == "come-in-first"
        assert node.stop() == 0


async def test_every_error_is_a_code_and_a_sentence(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harness, "PLANTED", ("defects.is_broken_inside",))
    node = sqlite_house.node()
    anna, boris, match = await two_guests(node)
    for method, path, body, status, code in (
        ("GET", "/api/matches", None, 500, "unexpected"),
        ("GET", "/api/nowhere", None, 404, "http-404"),
        ("PATCH", "/api/me", None, 405, "http-405"),
        ("POST", "/api/matches", {"game": 7}, 400, "http-400"),
        ("POST", "/api/matches", {"game": "chess", "chairs": []}, 400, "no-such-game"),
        ("GET", f"/api/matches/{match}/record", None, 409, "not-over"),
    ):
        answer = await anna.http.request(method, path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.json()["sentence"].endswith(".") or status == 405
        assert "under the mat" not in answer.text
        assert "Traceback" not in answer.text
    async with anna.live(match, 0) as live:
        told = await live.ask("why", seat=0, action={})
        assert (told["tell"], told["code"]) == ("refused", "unexpected")
        assert "under the mat" not in json.dumps(told)
        assert (await live.ask("ping"))["tell"] == "pong"
    # whoever can mend it finds it in the log
    assert "under the mat" in node.log.read_text()
    await anna.close()
    await boris.close()


async def test_health_and_metrics(node: Node) -> None:
    async with patient_client(node.address) as client:
        assert (await client.get("/health")).json() == {"status": "ok"}
        page = (await client.get("/metrics")).text
        assert 'regnum_requests_total{method="GET",route="/health",status="200"}' in page
        assert "regnum_entries_total" in page


def connections(page: str) -> int:
    return int(float(page.split("\nregnum_connections ")[1].split()[0]))


async def test_who_does_not_read_is_dropped(sqlite_house: House) -> None:
    node = sqlite_house.node()
    anna, boris, match = await two_guests(node)
    await play_to_the_end([anna, boris], match)
    address = node.address.replace("http", "ws") + f"/api/matches/{match}/live"
    hello = json.dumps({"say": "hello"})
    async with patient_socket(address, max_queue=1, close_timeout=0.1, compression=None) as deaf:

        async def connected() -> int:
            return connections(await anna.get("/metrics"))

        async def let_go() -> bool:
            with contextlib.suppress(websockets.ConnectionClosed):
                for _ in range(10):
                    await deaf.send(hello)
            return not await connected()

        async def alone() -> bool:
            return await connected() == 1

        # those of the match that was played may be closing still
        await comes_true(alone, "the others to be gone")
        await comes_true(let_go, "who does not read to be let go", 240)
    await anna.close()
    await boris.close()


async def test_metrics_do_not_grow_with_what_guests_make_up(node: Node) -> None:
    async with patient_client(node.address) as client:
        await client.request("FROBNICATE", "/health")
        await client.get("/nowhere/in/particular")
        page = (await client.get("/metrics")).text
    assert "FROBNICATE" not in page
    assert "particular" not in page
    assert 'method="other"' in page
