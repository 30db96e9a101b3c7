"""Clocks: what they show, what happens when time is up, and that any node finds the same."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest

import regnum
from regnum.core.agenda import State
from regnum.core.entries import Chair, Clock
from regnum.core.table import Table
from regnum.server.bots.steward import run_out
from regnum.server.matches.clocks import Clocks
from regnum.server.matches.deeds import stand_in
from regnum.server.wire.bodies import ClockWish
from regnum.texts.speech import Speech
from tests.server import harness
from tests.server.guests import begun, newest, play_on, until
from tests.server.harness import House, Live, Node
from tests.server.ledger import opening
from tests.server.patience import comes_true
from tests.toys import TOYS


def clocks_and_table(**wish: Any) -> tuple[Clocks, Table[State]]:
    table = regnum.open_table("kings-bounty", seats=2, seed="clocks")
    return Clocks(ClockWish(**wish), table, 100.0), table


def move(clocks: Clocks, table: Table[State], at: float) -> int:
    seat = table.to_act()[0]
    table.act(seat, table.options(seat)[0])
    clocks.note(table, table.entries[-1], at)
    return seat


def test_by_the_move_every_choice_has_the_whole_time() -> None:
    clocks, table = clocks_and_table(kind="move", seconds=60)
    assert clocks.deadline() == 160.0
    move(clocks, table, 130.0)
    assert clocks.deadline() == 190.0
    assert clocks.expired(189.0) == []
    assert clocks.expired(190.0) == table.to_act()


def test_by_the_move_whoever_waits_has_the_whole_time_before_them() -> None:
    """Also after a time-out, when a bot has moved: no empty clock is left standing."""
    clocks, table = clocks_and_table(kind="move", seconds=60)
    at, timed_out = 100.0, set()
    while len(timed_out) < 2:
        seat = table.to_act()[0]
        at += 60.0
        assert clocks.shown(table, at)[seat] == 0.0
        table.clock(seat, 0)
        clocks.note(table, table.entries[-1], at)
        assert clocks.shown(table, at)[seat] == 0.0
        move(clocks, table, at)
        assert clocks.shown(table, at) == (60.0, 60.0)
        waiting = [each for each in (0, 1) if each not in table.to_act()]
        assert [clocks.shown(table, at + 5)[each] for each in waiting] == [60.0] * len(waiting)
        if waiting:
            timed_out.add(seat)


def test_a_clock_that_has_run_out_says_so() -> None:
    _, table = clocks_and_table(kind="move", seconds=60)
    table.clock(0, 0)
    table.clock(1, 1)
    table.clock(1, 0, "greedy")
    told = [table.game.told(event) for event in table.events(None)[-3:]]
    for language, words in {
        "en": [
            "Anna is out of time.",
            "Boris has 1 second left.",
            "Boris is out of time: the bot “Miser” makes this move.",
        ],
        "ru": [
            "Anna: время вышло.",
            "Boris: осталась 1 секунда.",
            "Boris: время вышло, этот ход делает бот «Хват».",
        ],
        "uk": [
            "Anna: час вийшов.",
            "Boris: лишилася 1 секунда.",
            "Boris: час вийшов, цей хід робить бот «Хапко».",
        ],
    }.items():
        speech = Speech(language, table.game.facts.package, ["Anna", "Boris"])
        assert [speech.say(each) for each in told] == words


def test_by_the_game_time_is_used_up_and_moves_add_the_increment() -> None:
    clocks, table = clocks_and_table(kind="game", seconds=60, increment=5)
    seat = move(clocks, table, 110.0)
    assert clocks.shown(table, 110.0)[seat] == 55.0
    other = table.to_act()[0]
    if other != seat:
        assert clocks.shown(table, 120.0)[other] == 50.0
        assert clocks.shown(table, 120.0)[seat] == 55.0


@pytest.mark.parametrize("kind", ["move", "game"])
def test_an_undo_gives_no_time_back(kind: str) -> None:
    clocks, table = clocks_and_table(kind=kind, seconds=60, increment=5)
    undone = 0
    at = 100.0
    for _ in range(40):
        seat = table.to_act()[0]
        before = clocks.shown(table, at)[seat]
        assert before is not None
        move(clocks, table, at + 1)
        if table.undo_state(seat).can == "undo":
            table.undo(seat)
            clocks.note(table, table.entries[-1], at + 3)
            shown = clocks.shown(table, at + 3)[seat]
            assert shown is not None
            assert shown <= before - 1
            undone += 1
            move(clocks, table, at + 3)
        at += 3
        if table.over:
            break
    assert undone or kind == "move" or table.over


def test_in_a_talk_the_clock_runs_for_the_holder_alone() -> None:
    """Whoever may speak but need not is not pressed, and words do not give the holder time."""
    table = regnum.open_table("kings-struggle", seats=3, seed="clocks")
    clocks = Clocks(ClockWish(kind="game", seconds=600, increment=5), table, 100.0)
    rng = random.Random(1)
    at, words = 100.0, 0
    while not table.over and words < 5:
        speakers = [seat for seat in table.may_speak() if table.options(seat)]
        talking = bool(speakers) and rng.random() < 0.5
        seat = rng.choice(speakers) if talking else rng.choice(table.to_act())
        if speakers:
            holder = table.to_act()
            assert clocks.running == holder
            assert not set(holder) & set(table.may_speak())
        before = clocks.shown(table, at)
        asked = table.choice(seat)
        table.act(seat, rng.choice(table.options(seat)), asked)
        at += 1
        clocks.note(table, table.entries[-1], at)
        after = clocks.shown(table, at)
        if talking and table.to_act() == holder:
            words += 1
            for each, (was, is_now) in enumerate(zip(before, after, strict=True)):
                assert was is not None
                assert is_now == (was - 1 if each in holder else was)
    assert words == 5


def test_time_up_is_noted_once_and_bots_have_no_clock() -> None:
    clocks, table = clocks_and_table(kind="move", seconds=60)
    seat = table.to_act()[0]
    table.clock(seat, 0)
    clocks.note(table, table.entries[-1], 160.0)
    assert clocks.expired(200.0) == []
    assert clocks.deadline() is None
    move(clocks, table, 161.0)
    assert clocks.deadline() == 221.0
    table.stand_in(table.to_act()[0], "random")
    clocks.note(table, table.entries[-1], 162.0)
    assert clocks.deadline() is None
    assert None in clocks.shown(table, 162.0)


def bidding(**wish: Any) -> tuple[Clocks, Table[State]]:
    """Both are asked at once."""
    chairs = [Chair(name) for name in ("Anna", "Boris")]
    game = TOYS["sealed-bids"]
    key = random.Random(str(wish)).randbytes(32)
    table = Table(game, chairs, game.read_options({}), game.cards({}), key)
    assert table.to_act() == [0, 1]
    return Clocks(ClockWish(kind="game", seconds=60, **wish), table, 100.0), table


def timed_out(clocks: Clocks, table: Table[State]) -> list[int]:
    """Everybody's time is up, and nobody looks before that; who has resigned."""
    match: Any = SimpleNamespace(playing=True, clocks=clocks, table=table)
    for deed in run_out(match):
        deed(table)
    assert table.over
    # no bot moves for who resigns
    assert [entry.bot for entry in table.entries if isinstance(entry, Clock)] == [""]
    return table.resigned


def test_whose_time_was_up_first_resigns_though_the_house_was_late() -> None:
    for first in (0, 1):
        clocks, table = bidding(time_out="resign")
        clocks.left[first] -= 0.001
        assert clocks.expired(200.0) == [first, 1 - first]
        assert timed_out(clocks, table) == [first]


def test_at_the_same_moment_a_lot_decides_and_not_the_number_of_the_seat() -> None:
    drawn = []
    for number in range(40):
        clocks, table = bidding(time_out="resign", increment=number)
        again = Clocks(clocks.wish, table, 100.0)
        assert clocks.expired(200.0) == again.expired(200.0), "any node draws the same"
        drawn.append(timed_out(clocks, table)[0])
    assert set(drawn) == {0, 1}


def test_bots_move_for_all_whose_time_is_up() -> None:
    clocks, table = bidding(time_out="bot")
    match: Any = SimpleNamespace(playing=True, clocks=clocks, table=table)
    for deed in run_out(match):
        deed(table)
        clocks.note(table, table.entries[-1], 200.0)
    assert clocks.out == {0, 1}
    assert set(table.entries) == {Clock(seat, 0, stand_in()) for seat in (0, 1)}


pytestmark = pytest.mark.anyio


@pytest.fixture(params=["move", "game"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def test_time_out_a_bot_moves_for_the_seat(node: Node, kind: str) -> None:
    clock = {"kind": kind, "seconds": 2, "time_out": "bot"}
    async with begun(node, clock=clock) as ((anna, _), match), anna.live(match, 0) as live:
        assert max((await newest(live))["clocks"]) <= 2
        # who was asked first, however late we have come
        seat = (await opening(node.house, match)).to_act()[0]
        now = await until(live, 2)
        assert events_of(live, "clock-shown")[0] == {
            "event": "clock-shown",
            "seat": seat,
            "left": 0,
            "bot": stand_in(),
        }
        assert now["bots"] == ["", ""]
        await until(live, 4)


async def test_time_out_the_seat_resigns(node: Node) -> None:
    clock = {"kind": "game", "seconds": 2, "time_out": "resign"}
    async with begun(node, clock=clock) as ((anna, boris), match):
        async with boris.live(match, 1) as live:
            while not live.over:
                await live.hear()
            asked_first = (await opening(node.house, match)).to_act()[:1]
            assert live.now["view"]["result"]["resigned"] == asked_first
        assert (await anna.get(f"/api/matches/{match}"))["status"] == "over"


async def test_timers_are_wound_again_after_a_restart(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harness, "PLANTED", ("defects.is_in_a_hurry",))
    node = house.node()
    clock = {"kind": "move", "seconds": 2, "time_out": "resign"}
    async with begun(node, clock=clock) as ((anna, _), match):
        node.kill()
        node.start()

        async def result() -> Any:
            # to look at its listing does not make the match
            return (await anna.get(f"/api/matches/{match}"))["result"]

        await comes_true(result, "the time to run out")
        assert len((await result())["resigned"]) == 1


async def test_clocks_are_the_same_after_a_restart(sqlite_house: House) -> None:
    node = sqlite_house.node()
    clock = {"kind": "game", "seconds": 600, "increment": 3, "time_out": "bot"}
    async with begun(node, clock=clock) as ((anna, boris), match):
        async with anna.live(match, 0) as one, boris.live(match, 1) as other:
            await play_on((one, other), 6)
            before = one.now
        node.kill()
        node.start()
        async with anna.live(match, 0) as one:
            after = await newest(one)
        spent = after["now"] - before["now"]
        running = after["view"]["to_act"]
        for seat in (0, 1):
            used = spent if seat in running else 0.0
            assert after["clocks"][seat] == pytest.approx(before["clocks"][seat] - used, abs=0.01)


async def test_play_under_a_clock_to_the_end(node: Node) -> None:
    clock = {"kind": "game", "seconds": 300, "increment": 1, "time_out": "resign"}
    async with begun(node, clock=clock) as ((anna, boris), match):
        async with anna.live(match, 0) as one, boris.live(match, 1) as other:
            await asyncio.gather(one.play(random.Random(1)), other.play(random.Random(2)))
        assert (await anna.get(f"/api/matches/{match}"))["result"]["resigned"] == []
        await anna.post("/api/matches", {**wish(), "clock": {"kind": "move"}}, status=400)


def wish() -> dict[str, Any]:
    return {"game": "kings-bounty", "chairs": [{"who": "me"}, {"who": "open"}]}


def events_of(live: Live, kind: str) -> list[dict[str, Any]]:
    return [
        event
        for frame in live.heard
        if frame["tell"] == "update"
        for event in frame["events"]
        if event["event"] == kind
    ]
