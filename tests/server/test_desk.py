"""A worker can die at any moment: the desk lets go of it, and a new one takes the question."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import msgspec
import pytest

import regnum
from regnum.core.entries import Act
from regnum.server.bots import pool as at_work
from regnum.server.bots.pool import TRIES, Desk, Pool
from regnum.server.bots.questions import Question, question
from regnum.server.errors import ServiceError
from tests.server.patience import PATIENCE, comes_true, within

pytestmark = pytest.mark.anyio

Workers = Callable[..., Path]
FRAIL = Path(__file__).with_name("frail.py")
TABLE = regnum.open_table("kings-bounty", seats=2, seed="a desk")
SEAT = TABLE.to_act()[0]
ACTION = TABLE.options(SEAT)[0]
#: more than a pipe holds: who does not read it never has all of it
LONG = (Act(0, 0, {"do": "x" * 300_000}),)


@pytest.fixture(scope="module")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """The event loop of the service."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture
def workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workers:
    """Let workers fail, each at its moment; the folder counts them."""

    def fail(*moments: str) -> Path:
        answer = json.dumps({"action": msgspec.to_builtins(ACTION)})
        command = (sys.executable, "-S", "-E", str(FRAIL), str(tmp_path), answer, *moments)
        monkeypatch.setattr(at_work, "COMMAND", command)
        return tmp_path

    return fail


@asynccontextmanager
async def opened(desks: int = 1) -> AsyncIterator[Pool]:
    pool = Pool(desks)
    try:
        yield pool
    finally:
        await pool.stop()


def asked(bot: str = "greedy", **more: bool) -> Question:
    return question("a match", TABLE, SEAT, bot, **more)


def started(folder: Path) -> int:
    return len(list(folder.iterdir()))


async def test_it_is_the_event_loop_of_the_service() -> None:
    assert type(asyncio.get_running_loop()).__module__.startswith("uvloop")


@pytest.mark.parametrize("moment", range(6))
async def test_who_asks_while_the_house_ends_begins_no_worker(
    moment: int, workers: Workers
) -> None:
    folder = workers()
    async with within(PATIENCE, "the pool's end"), opened() as pool:
        ending = asyncio.create_task(pool.stop())
        for _ in range(moment):
            await asyncio.sleep(0)
        with pytest.raises(asyncio.CancelledError):
            await pool.ask(asked())
        await ending
    assert pool.tasks == []
    assert started(folder) == 0


@pytest.mark.parametrize(
    "moment", ["starting", "half a question", "thinking", "half an answer", "nonsense"]
)
async def test_a_new_worker_takes_the_question(moment: str, workers: Workers) -> None:
    folder = workers(moment)
    asking = asked()
    asking.entries = LONG
    async with opened() as pool:
        assert await pool.ask(asking) == ACTION
    assert started(folder) == 2
    assert not asking.failed


@pytest.mark.parametrize("moment", ["nothing", "another game"])
async def test_who_answers_with_no_move_of_the_game_is_asked_again(
    moment: str, workers: Workers
) -> None:
    folder = workers(moment)
    asking = asked()
    async with opened() as pool:
        assert await pool.ask(asking) == ACTION
    assert started(folder) == 1
    assert not asking.failed


async def test_a_worker_that_died_idle_is_replaced(workers: Workers) -> None:
    folder = workers("idle")
    async with opened() as pool:
        assert await pool.ask(asked()) == ACTION
        [desk] = pool.workers
        await comes_true(lambda: has_died(desk), "the death of the worker to be known")
        assert await pool.ask(asked()) == ACTION
    assert started(folder) == 2


def has_died(desk: Desk) -> bool:
    return desk.process is None or desk.process.returncode is not None


async def test_a_worker_whose_death_is_not_known_yet_is_replaced(workers: Workers) -> None:
    folder = workers()
    async with opened() as pool:
        [desk] = pool.workers
        assert await desk.serve(asked()) == ACTION
        assert desk.process is not None
        os.kill(desk.process.pid, signal.SIGKILL)
        # the loop has no time to notice: it is not ours to see the end of its own child
        os.waitid(os.P_PID, desk.process.pid, os.WEXITED | os.WNOWAIT)
        assert await desk.serve(asked()) == ACTION
    assert started(folder) == 2


async def test_a_worker_that_lives_but_hears_nothing_any_more_is_replaced(
    workers: Workers,
) -> None:
    folder = workers("closed")
    async with opened() as pool:
        assert await pool.ask(asked()) == ACTION
        [desk] = pool.workers
        assert desk.process is not None
        pipe = Path(f"/proc/{desk.process.pid}/fd/0")
        await comes_true(lambda: not pipe.exists(), "it to close its pipe")
        assert desk.process.returncode is None
        assert await pool.ask(asked()) == ACTION
    assert started(folder) == 2


async def test_a_worker_that_closes_its_pipe_on_a_question_and_lives_is_replaced(
    workers: Workers,
) -> None:
    folder = workers("closes its ears")
    async with opened() as pool:
        assert await pool.ask(asked()) == ACTION
        async with within(PATIENCE, "another worker to answer"):
            assert await pool.ask(asked()) == ACTION
    assert started(folder) == 2


@pytest.mark.parametrize("moment", ["silent", "deaf", "endless"])
async def test_a_worker_that_does_not_answer_is_not_waited_for_for_ever(
    moment: str, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = workers(moment)
    # enough for those who do answer: on a busy machine to start takes most of a second
    monkeypatch.setattr(at_work, "PATIENCE", 1.5)
    asking = asked()
    asking.entries = LONG
    async with opened() as pool:
        assert await pool.ask(asking) == ACTION
    assert started(folder) >= 2


async def test_a_worker_that_cannot_be_started_is_tried_again(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers()
    right = at_work.COMMAND
    monkeypatch.setattr(at_work, "COMMAND", ("/nowhere/at/all",))
    async with opened() as pool:
        with pytest.raises(ServiceError):
            await pool.ask(asked())
        monkeypatch.setattr(at_work, "COMMAND", right)
        assert await pool.ask(asked()) == ACTION


async def test_idle_workers_that_died_are_not_held_against_a_bot(workers: Workers) -> None:
    """However many desks there are: none of them has asked it anything yet."""
    workers(*["idle"] * (TRIES + 1))
    async with opened(TRIES + 1) as pool:
        for desk in pool.workers:
            await desk.serve(asked())
        for desk in pool.workers:
            await comes_true(partial(has_died, desk), "the death of the worker to be known")
        asking = asked()
        assert await pool.ask(asking) == ACTION
    assert not asking.failed


@pytest.mark.parametrize("how", ["greedy dies", "greedy is confused"])
async def test_for_a_bot_that_fails_three_times_in_a_row_another_answers(
    how: str, workers: Workers
) -> None:
    folder = workers(*[how] * 10)
    asking = asked()
    async with opened() as pool:
        assert await pool.ask(asking) == ACTION
    assert asking.failed
    assert started(folder) == (1 + TRIES if how == "greedy dies" else 1)


async def test_for_a_bot_that_fails_in_a_talk_nobody_speaks(workers: Workers) -> None:
    workers(*["greedy is confused"] * 10)
    asking = asked(speak=True)
    async with opened() as pool:
        assert await pool.ask(asking) is None
    assert asking.failed


async def test_a_hint_is_never_the_stand_ins(workers: Workers) -> None:
    workers(*["greedy is confused"] * 10)
    async with opened() as pool:
        with pytest.raises(ServiceError) as refused:
            await pool.ask(asked(hint=True))
    assert refused.value.code == "bot-failed"


async def test_when_nobody_can_answer_it_is_said_and_the_desk_goes_on(workers: Workers) -> None:
    workers("always confused")
    async with opened() as pool:
        with pytest.raises(ServiceError):
            await pool.ask(asked())
        [desk] = pool.workers
        desk.dismiss()
        assert await pool.ask(asked()) == ACTION


async def test_the_next_question_brings_a_new_worker_the_whole_match(workers: Workers) -> None:
    workers("idle")
    async with opened() as pool:
        await pool.ask(asked())
        [desk] = pool.workers
        await comes_true(lambda: has_died(desk), "the death of the worker to be known")
        await pool.ask(asked())
        assert desk.known == {"a match": 0}
