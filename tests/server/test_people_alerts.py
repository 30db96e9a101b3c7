"""Turn alerts when the page is closed: feed, webhook, web push."""

from __future__ import annotations

import asyncio
import base64
import hmac
import json
import os
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select

from regnum.server.errors import ServiceError
from regnum.server.matches.room import Listener
from regnum.server.store.tables import turns
from regnum.server.telling import calling
from regnum.server.telling.outside import send, target
from regnum.server.telling.push import Push
from regnum.server.wire.alerting import TurnAlert
from tests.server.harness import Guest, House, Node, two_guests
from tests.server.patience import PATIENCE, comes_true, within
from tests.server.within import begin, services

ATOM = "{http://www.w3.org/2005/Atom}"
OPTIONS = ("--alerts-inside", "--alert-after", "0.4", "--push-contact", "mailto:host@example.org")


@dataclass
class Post:
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """A small HTTP server of the test's own, on loopback."""

    port: int = 0
    status: str = "200 OK"
    posts: list[Post] = field(default_factory=list)

    def at(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {
            name.lower(): value.strip()
            for name, _, value in (line.partition(":") for line in head[1:] if line)
        }
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.posts.append(Post(head[0].split(" ")[1], headers, body))
        location = f"Location: {self.at('/elsewhere')}\r\n" if self.status[0] == "3" else ""
        writer.write(f"HTTP/1.1 {self.status}\r\n{location}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    async def expect(self, count: int) -> list[Post]:
        """What came, in order. What is sent again because we were slow to answer is the same."""
        await comes_true(lambda: len(self.different) >= count, f"alert {count}")
        assert len(self.different) == count
        return self.different

    @property
    def different(self) -> list[Post]:
        return list({(post.path, post.body): post for post in reversed(self.posts)}.values())[::-1]


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    made = Receiver()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()
        await server.wait_closed()


async def asked_first(anna: Guest, boris: Guest, match: str) -> tuple[Guest, int]:
    """Who is waited for now, and in which seat."""
    async with anna.live(match, 0) as live:
        seat = (await live.expect("update"))["view"]["to_act"][0]
    return (anna, boris)[seat], seat


async def next_is_told(who: Guest, hook: Receiver, count: int) -> None:
    """Somebody begins a match that waits for them at once. What is to be told of others by now
    would come before it."""
    match = await who.make(chairs=["me", "me"])
    await who.start(match)
    assert json.loads((await hook.expect(count))[-1].body)["match"] == match


async def test_a_webhook_is_told_once_when_the_page_is_closed(house: House) -> None:
    node = house.node(*OPTIONS)
    anna, boris, match = await two_guests(node)
    who, seat = await asked_first(anna, boris, match)
    async with receiver() as hook:
        made = await who.post("/api/me/alerts/webhook", {"address": hook.at("/turn?of=me")})
        post = (await hook.expect(1))[0]
        assert post.path == "/turn?of=me"
        signature = hmac.new(made["secret"].encode(), post.body, sha256).hexdigest()
        assert post.headers["x-regnum-signature"] == f"sha256={signature}"
        told = json.loads(post.body)
        assert (told["alert"], told["match"], told["seat"]) == ("turn", match, seat)
        assert told["game"] == "kings-bounty"
        await next_is_told(who, hook, 2)
        # a restart does not tell it again
        node.stop()
        node.start()
        await next_is_told(who, hook, 3)
        listed = await who.get("/api/me/alerts")
        assert [(each["kind"], each["secret"]) for each in listed] == [("webhook", None)]
        await who.delete(f"/api/me/alerts/{made['id']}")
        assert await who.get("/api/me/alerts") == []
    await anna.close()
    await boris.close()


async def test_who_is_at_the_table_is_not_told_and_the_next_turn_is(
    sqlite_house: House,
) -> None:
    node = sqlite_house.node(*OPTIONS)
    anna, boris, match = await two_guests(node)
    who, seat = await asked_first(anna, boris, match)
    other, other_seat = (boris, 1) if who is anna else (anna, 0)
    async with receiver() as hook:
        async with who.live(match, seat) as live:
            await live.expect("update")
            await who.post("/api/me/alerts/webhook", {"address": hook.at("/")})
            # the other has asked later, and is told
            await other.post("/api/me/alerts/webhook", {"address": hook.at("/other")})
            await next_is_told(other, hook, 1)
            await live.play(random.Random(1), most=1)
            while live.mine:
                await live.play(random.Random(1), most=1)
        # it is the other's turn now: nothing to tell until they have moved
        async with other.live(match, other_seat) as live:
            await live.expect("update")
            await next_is_told(who, hook, 2)
            while live.mine or not live.now:
                await live.play(random.Random(2), most=1)
        told = json.loads((await hook.expect(3))[2].body)
        assert (told["match"], told["seat"]) == (match, seat)
    await anna.close()
    await boris.close()


async def test_of_two_nodes_one_tells(
    postgres_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both come to tell at the same moment, by a clock of the test's own."""
    now = [1000.0]
    monkeypatch.setattr(calling.time, "time", lambda: now[0])
    database = postgres_house.database or ""
    async with (
        services(postgres_house.folder, 2, database, alerts_inside=True) as nodes,
        receiver() as hook,
    ):
        anna, match_id = await begin(nodes[0])
        await nodes[0].alerts.add_webhook(anna, hook.at("/"))
        callers = [node.caller for node in nodes]
        for caller in callers:
            await caller.look_around()
        for _ in range(2):
            now[0] += 2 * callers[0].after
            await asyncio.gather(*[caller.call() for caller in callers])
            sending = [task for caller in callers for task in caller.tasks]
            async with within(PATIENCE, "what is sent to arrive"):
                await asyncio.gather(*sending)
            [post] = hook.posts
            assert json.loads(post.body)["match"] == match_id


async def test_a_page_that_is_open_on_either_node_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock of the test's own: how fast the nodes are does not matter."""
    now = [1000.0]
    monkeypatch.setattr(calling.time, "time", lambda: now[0])
    async with services(tmp_path, 2) as nodes:
        anna, match_id = await begin(nodes[0])
        page = Listener(0, anna.id)
        async with nodes[1].house.reading(match_id) as match:
            nodes[1].house.enter(match, page)
        await nodes[0].alerts.add_feed(anna)

        async def told_within(seconds: int) -> int:
            for _ in range(0, seconds, 3):
                now[0] += 3.0
                for node in nodes:
                    await node.caller.look_around()
                    if now[0] % node.caller.beat < 3:
                        await node.caller.note_who_is_here()
                    await node.caller.call()
            async with nodes[0].engine.connect() as connection:
                return len((await connection.execute(select(turns))).all())

        after = int(nodes[0].caller.after)
        assert await told_within(4 * after) == 0
        nodes[1].house.leave(match_id, page)
        assert await told_within(after // 2) == 0
        assert await told_within(2 * after) == 1
        assert await told_within(4 * after) == 1


async def test_the_feed_has_the_turns_for_whoever_knows_its_address(house: House) -> None:
    node = house.node(*OPTIONS)
    anna, boris, match = await two_guests(node)
    who, _ = await asked_first(anna, boris, match)
    address = (await who.post("/api/me/alerts/feed"))["address"]
    assert (await who.get("/api/me/alerts"))[0]["address"] == ""
    async with Guest(node.address) as reader:

        async def entries() -> list[ElementTree.Element]:
            answer = await reader.http.get(f"{address}?lang=ru")
            assert answer.headers["content-type"].startswith("application/atom+xml")
            return ElementTree.fromstring(answer.text).findall(f"{ATOM}entry")

        await comes_true(entries, "a turn in the feed")
        [entry] = await entries()
        title = entry.find(f"{ATOM}title")
        link = entry.find(f"{ATOM}link")
        assert title is not None
        assert str(title.text).endswith("ваш ход")
        assert link is not None
        assert match in link.attrib["href"]
        await reader.get("/api/feeds/guess", 404)
        # a new address ends the old one
        await who.post("/api/me/alerts/feed")
        assert (await reader.http.get(address)).status_code == 404
    assert address.rpartition("/")[2] not in node.log.read_text()
    await anna.close()
    await boris.close()


async def test_a_push_message_can_be_read_by_the_browser_alone(sqlite_house: House) -> None:
    node = sqlite_house.node(*OPTIONS)
    browser = ec.generate_private_key(ec.SECP256R1())
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    auth = os.urandom(16)
    anna, boris, match = await two_guests(node)
    who, _ = await asked_first(anna, boris, match)
    async with receiver() as service:
        wish = {
            "endpoint": service.at("/push/1"),
            "p256dh": base64.urlsafe_b64encode(point).decode().rstrip("="),
            "auth": base64.urlsafe_b64encode(auth).decode().rstrip("="),
        }
        assert (await who.post("/api/me/alerts/push", {**wish, "p256dh": "AAAA"}, 400))[
            "code"
        ] == "bad-push-keys"
        await who.post("/api/me/alerts/push", wish)
        await who.post("/api/me/alerts/push", wish)
        assert len(await who.get("/api/me/alerts")) == 1
        post = (await service.expect(1))[0]
        assert match.encode() not in post.body
        assert post.headers["content-encoding"] == "aes128gcm"
        key = (await who.get("/api/push-key"))["key"]
        assert post.headers["authorization"].startswith("vapid t=")
        assert post.headers["authorization"].endswith(f"k={key}")
        read = http_ece.decrypt(
            post.body, private_key=browser, auth_secret=auth, version="aes128gcm"
        )
        assert json.loads(read)["match"] == match
        # a subscription that is no more is forgotten
        service.status = "410 Gone"
        alert = (await who.get("/api/me/alerts"))[0]["id"]
        await who.post(f"/api/me/alerts/{alert}/trial", None, 409)
        assert await who.get("/api/me/alerts") == []
    await anna.close()
    await boris.close()


async def test_a_webhook_that_fails_is_counted_and_redirects_are_not_followed(
    sqlite_house: House,
) -> None:
    node = sqlite_house.node(*OPTIONS)
    async with await node.guest("Anna") as anna, receiver() as hook:
        made = await anna.post("/api/me/alerts/webhook", {"address": hook.at("/")})
        await anna.post(f"/api/me/alerts/{made['id']}/trial")
        assert json.loads(hook.posts[0].body)["alert"] == "trial"
        hook.status = "302 Found"
        fault = await anna.post(f"/api/me/alerts/{made['id']}/trial", None, 409)
        assert fault["code"] == "alert-failed"
        assert [post.path for post in hook.posts] == ["/", "/"]
        assert (await anna.get("/api/me/alerts"))[0]["failures"] == 1


async def test_a_try_to_tell_somebody_that_fails_is_logged_and_not_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(calling, "PAUSES", (0.0, 0.0, 0.0))
    tries: list[TurnAlert] = []

    async def send(_: object, alert: TurnAlert) -> bool:
        tries.append(alert)
        if len(tries) < 3:
            raise ValueError("no key")
        return True

    async with services(tmp_path) as [service]:
        monkeypatch.setattr(service.alerts, "send", send)
        alert = TurnAlert("a match", "kings-bounty", 0, 1, 0.0, "")
        await service.caller.deliver(None, alert)
    assert tries == [alert] * 3
    assert [vars(each)["match"] for each in caplog.records] == ["a match"] * 2


async def test_without_the_hosts_leave_alerts_do_not_go_inside(node: Node) -> None:
    async with await node.guest("Anna") as anna, receiver() as hook:
        addresses = [
            hook.at("/"),
            f"https://127.0.0.1:{hook.port}/",
            f"https://localhost:{hook.port}/",
            "https://10.0.0.1/",
            "https://169.254.169.254/latest/meta-data",
            "https://[::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://2130706433/",
            "https://user:word@1.1.1.1/",
            "http://1.1.1.1/",
            "file:///etc/passwd",
            "gopher://1.1.1.1/",
            "https://",
            "not an address",
        ]
        for address in addresses:
            fault = await anna.post("/api/me/alerts/webhook", {"address": address}, 400)
            assert fault["code"] == "bad-address", address
        assert hook.posts == []
        assert (await anna.get("/api/push-key", 404))["code"] == "no-push"


async def test_what_is_looked_up_is_what_is_sent_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads outside first and inside later is of no use."""
    async with receiver() as hook:
        loop = asyncio.get_running_loop()

        async def rebinding(host: str, port: int, **_: Any) -> list[Any]:
            assert host == "games.example"
            return [(2, 1, 6, "", ("127.0.0.1", port))]

        monkeypatch.setattr(loop, "getaddrinfo", rebinding)
        with pytest.raises(ServiceError):
            await target("https://games.example/", inside=False)
        assert await send(f"https://games.example:{hook.port}/", b"{}", {}) == 0
        # with the host's leave the machine that was found is asked, under the name given
        address = f"http://games.example:{hook.port}/"
        monkeypatch.undo()
        monkeypatch.setattr(
            loop,
            "getaddrinfo",
            lambda host, port, **more: (
                rebinding(host, port)
                if host == "games.example"
                else type(loop).getaddrinfo(loop, host, port, **more)
            ),
        )
        assert await send(address, b"{}", {}, inside=True) == 200
        assert hook.posts[0].headers["host"] == f"games.example:{hook.port}"


async def test_ways_to_be_told_are_counted(sqlite_house: House) -> None:
    node = sqlite_house.node(*OPTIONS)
    async with await node.guest("Anna") as anna:
        for n in range(10):
            await anna.post("/api/me/alerts/webhook", {"address": f"http://127.0.0.1:9/{n}"})
        fault = await anna.post("/api/me/alerts/webhook", {"address": "http://127.0.0.1:9/"}, 409)
        assert fault["code"] == "too-many-alerts"
        papers = await anna.get("/api/me/papers")
        assert len(papers["alerts"]) == 10
        assert "secret" not in json.dumps(papers["alerts"])


def test_push_wants_a_contact_that_push_services_take(sqlite_house: House) -> None:
    told = sqlite_house.run("serve", "--port", "0", "--push-contact", "host", check=False)
    assert "mailto:" in told
    assert "Traceback" not in told


def test_the_key_for_push_belongs_to_the_secret() -> None:
    keys = {Push(secret, "mailto:host@example.org").public_key() for secret in (b"a", b"a", b"b")}
    assert len(keys) == 2
    assert all(len(base64.urlsafe_b64decode(key + "==")) == 65 for key in keys)
