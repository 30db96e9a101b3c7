"""Names of one's own, coming back, tokens; one's papers, and being forgotten."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from argon2 import extract_parameters
from sqlalchemy import select

from regnum.server.store.engine import open_database
from regnum.server.store.tables import chat
from tests.server.harness import Guest, House, Node, patient_client, patient_socket
from tests.server.within import house_of

PASSWORD = "a horse and a lamp"


def new_name(start: str) -> str:
    """The node is shared, and a claimed name is taken for good."""
    return f"{start} {random.randrange(10**9)}"


async def claimed(node: Node, start: str) -> tuple[Guest, str]:
    """Somebody who has claimed a name, and the recovery code."""
    guest = await node.guest(new_name(start))
    return guest, (await guest.post("/api/me/claim", {"password": PASSWORD}))["recovery"]


async def back(node: Node, name: str, password: str, status: int | None = None) -> Guest:
    """The same person on a new device."""
    guest = Guest(node.address)
    await guest.post("/api/sessions", {"name": name, "password": password}, status)
    return guest


async def test_a_name_can_be_changed_until_it_is_claimed(node: Node) -> None:
    async with await node.guest(new_name("Anna")) as anna:
        name = new_name("Annette")
        assert (await anna.ask("PUT", "/api/me", {"name": f"  {name}  "}))["name"] == name
        assert (await anna.get("/api/me")) == {"id": anna.id, "name": name, "claimed": False}
        await anna.post("/api/me/claim", {"password": PASSWORD})
        fault = await anna.ask("PUT", "/api/me", {"name": "Other"}, 409)
        assert fault["code"] == "already-claimed"
        fault = await anna.post("/api/me/claim", {"password": PASSWORD}, 409)
        assert fault["code"] == "already-claimed"


async def test_whoever_asks_learns_whether_the_house_knows_them(node: Node) -> None:
    async with Guest(node.address) as stranger, await node.guest(new_name("Anna")) as anna:
        assert await stranger.get("/api/guest") is None
        assert await anna.get("/api/guest") == await anna.get("/api/me")


async def test_a_claimed_name_opens_the_door_on_another_device(node: Node) -> None:
    anna, _ = await claimed(node, "Anna")
    async with anna, await back(node, anna.name.upper(), PASSWORD) as again:
        assert await again.get("/api/me") == await anna.get("/api/me")
        await again.delete("/api/sessions")
        await again.get("/api/me", 401)


async def test_nobody_else_takes_a_claimed_name_in_any_spelling(node: Node) -> None:
    anna, _ = await claimed(node, "Zoë")
    name = anna.name
    disguises = [
        name,
        name.upper(),
        name.replace(" ", "\u00a0"),
        name.replace(" ", "  "),
        name.replace("ë", "e\u0308"),
        name.replace("Z", "\uff3a"),
        name.replace(" ", "\u3164"),
    ]
    async with anna, await node.guest(new_name("Boris")) as boris, Guest(node.address) as new:
        for disguise in disguises:
            fault = await new.post("/api/people", {"name": disguise}, 409)
            assert fault["code"] == "name-claimed"
            await boris.ask("PUT", "/api/me", {"name": disguise}, 409)


async def test_of_two_who_claim_one_name_at_once_one_gets_it(node: Node) -> None:
    name = new_name("Twin")
    twins = [await node.guest(name), await node.guest(name.lower())]
    answers = await asyncio.gather(
        *(each.http.post("/api/me/claim", json={"password": PASSWORD}) for each in twins)
    )
    assert sorted(each.status_code for each in answers) == [201, 409]
    for each in twins:
        await each.close()


async def test_names_that_show_nothing_are_refused(node: Node) -> None:
    async with Guest(node.address) as nobody:
        for name in ("", "   ", "\u3164", "\u200b", "a\u0000b", "x" * 33, "\ufdfa" * 8):
            fault = await nobody.post("/api/people", {"name": name}, 400)
            assert fault["code"] == "bad-name", name


async def test_an_unknown_name_and_a_wrong_password_answer_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_of(tmp_path) as (service, client):
        await client.post("/api/people", json={"name": "Anna"})
        await client.post("/api/me/claim", json={"password": PASSWORD})
        passwords, compared = service.door.passwords, []
        usual = passwords.same

        def same(kept: str, password: str) -> bool:
            compared.append(extract_parameters(kept))
            return usual(kept, password)

        monkeypatch.setattr(passwords, "same", same)
        known, unknown = [
            await client.post("/api/sessions", json={"name": name, "password": "not the password"})
            for name in ("Anna", "Nobody")
        ]
    assert known.status_code == unknown.status_code == 403
    assert known.json() == unknown.json()
    # and the work behind them is the same, so that the time tells nothing either
    assert len(compared) == 2
    assert compared[0] == compared[1]


async def test_who_guesses_has_to_wait(node: Node) -> None:
    anna, _ = await claimed(node, "Anna")
    async with anna, Guest(node.address) as thief:
        body = {"name": anna.name, "password": "guess guess"}
        tried = []
        # one more try is allowed every now and then: on a slow machine there may be a sixth
        while len(tried) < 60 and (not tried or tried[-1].status_code == 403):
            tried.append(await thief.http.post("/api/sessions", json=body))
        assert len(tried) > 5
        assert tried[-1].status_code == 429
        assert tried[-1].json()["code"] == "too-many-tries"
        # whoever is in already stays in
        await anna.get("/api/me")


async def test_the_recovery_code_sets_a_new_password_and_ends_old_sessions(node: Node) -> None:
    anna, code = await claimed(node, "Anna")
    token = (await anna.post("/api/me/tokens", {"label": "bot"}))["token"]
    body = {"name": anna.name, "code": code.upper().replace("-", " "), "password": "another one"}
    async with anna, Guest(node.address) as again:
        wrong = {**body, "code": "0000-" + code[5:]}
        assert (await again.post("/api/recovery", wrong, 403))["code"] == "wrong-name-or-code"
        unknown = {**body, "name": new_name("Nobody")}
        assert (await again.post("/api/recovery", unknown, 403))["code"] == "wrong-name-or-code"
        answer = await again.post("/api/recovery", body)
        assert answer["recovery"] != code
        assert (await again.get("/api/me"))["id"] == anna.id
        await anna.get("/api/me", 401)
        bearer = {"Authorization": f"Bearer {token}"}
        async with patient_client(node.address, headers=bearer) as program:
            assert (await program.get("/api/me")).status_code == 401
        # the code is used up
        await again.post("/api/recovery", body, 403)
        await (await back(node, anna.name, PASSWORD, 403)).close()
        await (await back(node, anna.name, "another one")).close()


async def test_a_changed_password_ends_other_sessions(node: Node) -> None:
    anna, _ = await claimed(node, "Anna")
    async with anna, await back(node, anna.name, PASSWORD) as phone:
        await phone.post("/api/me/password", {"old": "wrong wrong", "new": "new and long"}, 403)
        await phone.post("/api/me/password", {"old": PASSWORD, "new": "short"}, 400)
        await phone.post("/api/me/password", {"old": PASSWORD, "new": "new and long"})
        await phone.get("/api/me")
        await anna.get("/api/me", 401)


async def test_sessions_on_other_devices_can_be_ended(node: Node) -> None:
    anna, _ = await claimed(node, "Anna")
    async with anna, await back(node, anna.name, PASSWORD) as phone:
        await phone.delete("/api/me/sessions")
        await phone.get("/api/me")
        await anna.get("/api/me", 401)


async def test_live_connections_of_ended_sessions_end_too(node: Node) -> None:
    anna, code = await claimed(node, "Anna")
    async with anna, await node.guest(new_name("Boris")) as boris, Guest(node.address) as again:
        match = await begun(anna, boris)
        async with anna.live(match, 0) as old, boris.live(match, 1) as other:
            await old.expect("update")
            await other.expect("update")
            body = {"name": anna.name, "code": code, "password": "another one"}
            await again.post("/api/recovery", body)
            assert (await old.expect("bye"))["code"] == "session-over"
            assert (await other.ask("ping"))["tell"] == "pong"
        async with again.live(match, 0) as new:
            assert (await new.expect("update"))["seat"] == 0


async def test_nobody_sits_down_under_a_name_that_is_anothers_own_by_now(node: Node) -> None:
    name = new_name("Twin")
    async with await node.guest(name) as first, await node.guest(name) as second:
        await first.post("/api/me/claim", {"password": PASSWORD})
        match = await first.make()
        body = {"bytes": random.randbytes(16).hex()}
        fault = await second.post(f"/api/matches/{match}/chairs", body, 409)
        assert fault["code"] == "name-claimed"
        hot_seats = [{"who": "me"}, {"who": "me", "name": name.upper()}]
        await second.ask("PUT", "/api/me", {"name": new_name("Other")})
        wish = {"game": "kings-bounty", "chairs": hot_seats}
        await second.post("/api/matches", wish, 409)
        await second.join(match)


async def test_nothing_secret_is_kept_in_the_clear(house: House) -> None:
    node = house.node()
    anna, code = await claimed(node, "Anna")
    async with anna:
        token = (await anna.post("/api/me/tokens", {"label": "my bot"}))["token"]
    node.stop()
    logged = node.log.read_text()
    kept = b"".join(each.read_bytes() for each in house.folder.glob("regnum.db*"))
    for secret in (PASSWORD, code, code.replace("-", ""), token):
        assert secret.encode() not in kept
        assert secret not in logged


async def test_a_token_opens_what_the_cookie_opens(node: Node) -> None:
    async with await node.guest(new_name("Anna")) as anna:
        made = await anna.post("/api/me/tokens", {"label": " my  bot "})
        listed = await anna.get("/api/me/tokens")
        assert [(each["label"], each["token"]) for each in listed] == [("my bot", None)]
        bearer = {"Authorization": f"Bearer {made['token']}"}
        async with patient_client(node.address, headers=bearer) as program:
            assert (await program.get("/api/me")).json()["id"] == anna.id
            match = await anna.make(chairs=("me", "me"))
            started = await program.post(f"/api/matches/{match}/start")
            assert started.is_success
            live = f"{node.address}/api/matches/{match}/live"
            async with patient_socket(live, additional_headers=bearer) as socket:
                await socket.send('{"say":"hello","seat":1}')
                assert '"seat":1' in str(await socket.recv())
            await anna.delete(f"/api/me/tokens/{made['id']}")
            assert (await program.get("/api/me")).status_code == 401
        await anna.delete(f"/api/me/tokens/{made['id']}", 404)
        assert await anna.get("/api/me/tokens") == []


async def test_a_wrong_token_is_nobody_even_with_a_good_cookie(node: Node) -> None:
    async with await node.guest(new_name("Anna")) as anna:
        anna.http.headers["Authorization"] = "Bearer regnum_wrong"
        await anna.get("/api/me", 401)


async def test_tokens_do_not_grow_without_end(node: Node) -> None:
    async with await node.guest(new_name("Anna")) as anna:
        for _ in range(20):
            await anna.post("/api/me/tokens", {})
        assert (await anna.post("/api/me/tokens", {}, 409))["code"] == "too-many-tokens"


async def begun(anna: Guest, boris: Guest) -> str:
    match = await anna.make()
    await boris.join(match)
    await anna.start(match)
    return match


async def test_papers_hold_what_is_kept_about_one(node: Node) -> None:
    anna, _ = await claimed(node, "Anna")
    async with anna, await node.guest(new_name("Boris")) as boris:
        match = await begun(anna, boris)
        token = (await anna.post("/api/me/tokens", {"label": "my bot"}))["token"]
        await anna.post(f"/api/matches/{match}/chat", {"text": "good luck"})
        await boris.post(f"/api/matches/{match}/chat", {"text": "and you"})
        answer = await anna.http.get("/api/me/papers")
        assert "attachment" in answer.headers["content-disposition"]
        papers: dict[str, Any] = answer.json()
        assert papers["person"]["name"] == anna.name
        assert [each["id"] for each in papers["matches"]] == [match]
        assert [each["label"] for each in papers["tokens"]] == ["my bot"]
        assert token not in answer.text
        assert "password" not in answer.text
        assert [each["text"] for each in papers["chat"]] == ["good luck"]
        assert papers["ratings"] == papers["alerts"] == []


async def test_who_leaves_for_good_is_forgotten_and_the_others_keep_their_match(
    node: Node,
) -> None:
    anna, _ = await claimed(node, "Anna")
    name = anna.name
    async with anna, await node.guest(new_name("Boris")) as boris:
        match = await begun(anna, boris)
        gathering = await anna.make(in_lobby=True)
        async with boris.live(match, 1) as live:
            await live.expect("update")
            await anna.post("/api/me/farewell", {"name": "Other", "password": PASSWORD}, 400)
            await anna.post("/api/me/farewell", {"name": name, "password": "wrong wrong"}, 403)
            cookie = anna.cookie
            await anna.post("/api/me/farewell", {"name": name, "password": PASSWORD})
            # two seats: whoever leaves has resigned
            while not live.over:
                await live.hear()
            assert live.now["view"]["result"]["resigned"] == [0]
        anna.http.cookies.set("regnum", cookie)
        await anna.get("/api/me", 401)
        await boris.get(f"/api/people/{anna.id}", 404)
        chairs = (await boris.get(f"/api/matches/{match}"))["chairs"]
        assert [(each["name"], each["person"]) for each in chairs] == [
            ("", None),
            (boris.name, boris.id),
        ]
        assert (await boris.get(f"/api/matches/{gathering}"))["status"] == "closed"
        # and the name is free again
        async with Guest(node.address) as other:
            await other.come(name)


async def test_whoever_leaves_for_good_takes_their_messages_along(node: Node) -> None:
    async with (
        await node.guest(new_name("Anna")) as anna,
        await node.guest(new_name("Boris")) as boris,
    ):
        match = await begun(anna, boris)
        talk = f"/api/matches/{match}/chat"
        kept = await boris.post(talk, {"text": "hello"})
        # the newest of all: its number must not be given to another message
        newest = await anna.post(talk, {"text": "a secret"})
        await anna.post("/api/me/farewell", {"name": anna.name})
        said = await boris.post(talk, {"text": "anybody there?"})
        assert said["m"] > newest["m"]
        assert [each["m"] for each in await boris.get(talk)] == [kept["m"], said["m"]]
        async with boris.live(match, 1) as live:
            assert (await live.expect("chatted"))["m"] == kept["m"]
            assert (await live.expect("chatted"))["m"] == said["m"]
        fault = await boris.post(f"{talk}/{newest['m']}/report", {"why": "?"}, 404)
        assert fault["code"] == "no-such-message"
        assert "a secret" not in await texts_kept(node.house)


async def texts_kept(house: House) -> list[str]:
    """Every message in the database."""
    engine = open_database(house.database or f"sqlite:///{house.folder / 'regnum.db'}")
    async with engine.connect() as connection:
        found = list((await connection.execute(select(chat.c.text))).scalars())
    await engine.dispose()
    return found


async def test_with_more_seats_a_bot_plays_on_for_whoever_leaves_for_good(node: Node) -> None:
    async with (
        await node.guest(new_name("Anna")) as anna,
        await node.guest(new_name("Boris")) as boris,
        await node.guest(new_name("Clara")) as clara,
    ):
        match = await anna.make(chairs=("me", "open", "open"))
        await boris.join(match)
        await clara.join(match)
        await anna.start(match)
        async with clara.live(match, 2) as live:
            await live.expect("update")
            await boris.post("/api/me/farewell", {"name": boris.name})
            while not live.now["bots"][1]:
                await live.hear()
            assert not live.over
        info = await anna.get(f"/api/matches/{match}")
        assert (info["status"], info["chairs"][1]["name"]) == ("playing", "")
