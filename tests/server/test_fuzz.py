"""Nonsense on the live connection: it is refused, and nothing has changed."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from regnum.server.api.sockets import misread
from regnum.texts.speech import Speech
from tests.server.harness import Guest, Live, Node, two_guests
from tests.server.ledger import entries_of, rows
from tests.soak import SOAK

ROUNDS = 60 if SOAK else 3
#: who says more on one connection is slowed down
AT_ONCE = 80
#: the code with which a connection is closed for a message beyond bounds
TOO_BIG = 1009

JUNK: list[Any] = [
    *[None, True, False, 0, -1, 1, 2**31, 2**63, -(2**64), 1e308, "", "0", "a" * 2000, "\x00"],
    *["\ud800", "💥", [], [[]], {}, {"do": "?"}, [None] * 50, {"": {}}, "' or 1=1 --", "../.."],
]
#: every kind of frame with fields of the right types, for seat 0
RIGHT: dict[str, dict[str, Any]] = {
    "hello": {"seat": 0, "after": 0, "chat": 0},
    "act": {"id": "x", "seat": 0, "choice": 1, "action": {"do": "draw"}},
    "why": {"id": "x", "seat": 0, "action": {"do": "draw"}},
    "preview": {"id": "x", "seat": 0, "action": {"do": "draw"}},
    "nothing": {"id": "x", "seat": 0},
    "undo": {"id": "x", "seat": 0},
    "ask": {"id": "x", "seat": 0, "what": "end"},
    "answer": {"id": "x", "seat": 0, "to": 1, "what": "end", "agree": True},
    "withdraw": {"id": "x", "seat": 0, "what": "end"},
    "hand": {"id": "x", "seat": 0, "bot": "random"},
    "resign": {"id": "x", "seat": 0},
    "hint": {"id": "x", "seat": 0},
    "chat": {"id": "x", "text": "hello"},
    "ping": {"id": "x"},
}
SEATED = [kind for kind, fields in RIGHT.items() if "seat" in fields]


def no_json(rng: random.Random) -> str | bytes:
    """Not even JSON, or not an object, or no text."""
    whole = json.dumps({"say": "act", **RIGHT["act"]})
    return rng.choice(
        [
            whole[: rng.randrange(1, len(whole))],
            whole + whole,
            whole.replace('"', "'"),
            "[" * 5000,
            '{"say":' * 1000,
            json.dumps(rng.choice(JUNK)),
            rng.randbytes(rng.randrange(1, 200)).decode("latin-1"),
            rng.randbytes(rng.randrange(1, 200)),
            b"\xff\xfe" + whole.encode(),
            "",
        ]
    )


def wrong_field(rng: random.Random) -> str:
    """A field too many, too few, or of another type."""
    kind = rng.choice([kind for kind in RIGHT if kind not in ("hello",)])
    frame = {"say": kind, **RIGHT[kind]}
    field = rng.choice([name for name in frame if name not in ("action", "bot")])
    fate = rng.randrange(3)
    if fate == 0:
        del frame[field]
    elif fate == 1:
        frame[rng.choice(["sey", "key", "person", "__class__", "tell"])] = rng.choice(JUNK)
    else:
        of_another_type = [each for each in JUNK if type(each) is not type(frame[field])]
        frame[field] = rng.choice(of_another_type)
    return json.dumps(frame)


def no_such_kind(rng: random.Random) -> str:
    return json.dumps({"say": rng.choice([*map(str, JUNK), "update", "done"]), "id": "x"})


def too_long(rng: random.Random) -> str:
    return json.dumps({"say": "chat", "id": "x", "text": "a" * rng.randrange(16_385, 60_000)})


def for_another_seat(rng: random.Random) -> str:
    """Well formed, for a seat that is not one's own."""
    kind = rng.choice(SEATED)
    return json.dumps({"say": kind, **RIGHT[kind], "seat": rng.choice([1, 2, 7, -1, 10**9])})


def out_of_order(rng: random.Random) -> str:
    """An action for a choice that is past, or not yet there, or that no game knows."""
    choice = rng.choice([0, -5, 999, 10**12])
    action = rng.choice([{"do": "draw"}, {"do": "no-such-thing"}, {}, [], 7, "pass", None])
    return json.dumps({"say": "act", **RIGHT["act"], "choice": choice, "action": action})


NONSENSE: list[Callable[[random.Random], str | bytes]] = [
    *[no_json, wrong_field, wrong_field, no_such_kind, too_long, for_another_seat, out_of_order]
]


@pytest.mark.parametrize(
    ("frame", "why"),
    [
        ("{", "it is no valid JSON"),
        ("[" * 5000, "it is no valid JSON"),
        ("5", "the field “say” is missing"),
        ("{}", "the field “say” is missing"),
        ('{"say": "sing"}', "“say” cannot be “sing”; right would be one of hello, act, why"),
        ('{"say": "undo", "id": "x"}', "the field “seat” is missing"),
        ('{"say": "ping", "id": 5}', "“id” cannot be “5”; right would be a text"),
        ('{"say": "ping", "id": "x", "key": 1}', "there is no field “key”, only id"),
        (
            '{"say":"answer","id":"x","seat":0,"to":1,"what":"rematch","agree":true,"bytes":"a1"}',
            "“bytes” cannot be “a1”; right would be a text that matches ^([0-9a-f]{32})?$",
        ),
    ],
)
def test_what_is_wrong_with_a_frame_is_told_in_words(frame: str, why: str) -> None:
    assert Speech("en", "regnum.server").say(misread(frame)).startswith(why)


async def state_of(node: Node, match: str) -> Any:
    """All that could have changed."""
    return [
        await entries_of(node.house, match),
        await rows(node.house, "select status, result from matches where id = :m", m=match),
        await rows(node.house, 'select * from chairs where "match" = :m order by seat', m=match),
        await rows(node.house, 'select id from chat where "match" = :m', m=match),
    ]


async def refused(live: Live) -> dict[str, Any]:
    frame = await live.expect("refused")
    assert frame["code"] != "unexpected", frame
    assert frame["sentence"]
    return frame


async def pester(guest: Guest, match: str, seat: int | None, rng: random.Random) -> None:
    """Nonsense on one connection: each is answered, and the line stays open."""
    async with guest.live(match, seat) as live:
        await live.expect("update")
        for _ in range(AT_ONCE):
            await live.socket.send(rng.choice(NONSENSE)(rng))
            await refused(live)
        assert (await live.ask("ping"))["tell"] == "pong"


@pytest.mark.parametrize("seed", range(ROUNDS))
async def test_nonsense_is_refused_and_changes_nothing(node: Node, seed: int) -> None:
    rng = random.Random(seed)
    anna, boris, match = await two_guests(node)
    stranger, nobody = await node.guest("Stranger"), Guest(node.address)
    before = await state_of(node, match)
    for guest, seat in ((anna, 0), (stranger, None), (nobody, None)):
        await pester(guest, match, seat, rng)
    assert await state_of(node, match) == before
    async with boris.live(match, 1) as live:
        await live.expect("update", n=0)
    for each in (anna, boris, stranger, nobody):
        await each.close()


async def test_a_frame_beyond_all_bounds_ends_the_connection_and_nothing_else(node: Node) -> None:
    anna, boris, match = await two_guests(node)
    async with anna.live(match, 0) as live:
        await live.expect("update")
        with contextlib.suppress(ConnectionClosed):
            await live.socket.send("a" * 40_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            await live.expect("refused")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_BIG
    async with anna.live(match, 0) as live:
        assert (await live.ask("ping"))["tell"] == "pong"
    for each in (anna, boris):
        await each.close()


async def test_who_watches_cannot_act(node: Node) -> None:
    anna, boris, match = await two_guests(node)
    before = await state_of(node, match)
    for guest in (await node.guest("Stranger"), Guest(node.address)):
        async with guest.live(match) as live:
            await live.expect("update")
            for kind in SEATED:
                if kind != "hello":
                    await live.say(say=kind, **RIGHT[kind])
                    assert (await refused(live))["code"] == "not-your-seat"
        await guest.close()
    assert await state_of(node, match) == before
    for each in (anna, boris):
        await each.close()


async def test_what_is_said_twice_is_done_once(node: Node) -> None:
    anna, boris, match = await two_guests(node)
    async with anna.live(match, 0) as at_zero, boris.live(match, 1) as at_one:
        await at_zero.expect("update")
        await at_one.expect("update")
        live = at_zero if at_zero.mine else at_one
        action = live.now["options"][0]["action"]
        act = {"say": "act", "id": "once", "seat": live.seat, "action": action}
        for _ in range(5):
            await live.say(**act, choice=live.now["view"]["asked"]["number"])
        assert {(await live.expect("done", id="once"))["n"] for _ in range(5)} == {1}
        # the same words under a new name answer a choice that is past
        await live.say(**{**act, "id": "twice"}, choice=live.heard[0]["view"]["asked"]["number"])
        await live.expect("refused", id="twice")
    assert len(await entries_of(node.house, match)) == 1
    for each in (anna, boris):
        await each.close()
