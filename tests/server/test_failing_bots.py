"""A bot that cannot answer is shown as such, and the match goes on without it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from regnum.core.entries import StandIn
from regnum.core.messages import Message
from regnum.core.records import read, write
from regnum.core.replay import replay
from regnum.server.bots import pool
from regnum.server.matches.match import LiveMatch
from regnum.server.service import Service
from regnum.server.wire.bodies import ChairWish, MatchWish
from tests.server.patience import comes_true
from tests.server.within import services

pytestmark = pytest.mark.anyio

CONFUSED = Path(__file__).with_name("confused.py")


async def begun(service: Service, *bots: str) -> LiveMatch:
    anna = await service.door.come("Anna")
    wish = MatchWish("kings-bounty", tuple(ChairWish("bot", bot) for bot in bots))
    match_id = await service.lobby.make(anna, wish)
    await service.lobby.start(anna, match_id)
    await service.steward.look(match_id)
    return await service.house.match(match_id)


@pytest.mark.parametrize("how", ["fails", "cheats"])
async def test_the_stand_in_plays_on_for_a_bot_that_cannot_answer(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, str(CONFUSED), how))
    async with services(tmp_path) as [service]:
        match = await begun(service, "greedy", "greedy")
        # a whole match, and everything in it is written to the disk: a minute is short at times
        await comes_true(lambda: match.table.over, "the end of the match", 300)
        update = match.update(None, match.number)
        assert update.bots == ("random", "random")
        assert update.failed == ("greedy", "greedy")
        told = [line for n in range(match.number) for line in match.update(None, n).log]
        for seat in (0, 1):
            args = {"seat": seat, "bot": "random", "failed": "greedy"}
            assert told.count(Message("event-bot-failed", args)) == 1
        record = match.table.record()
        assert StandIn(0, "random", failed="greedy") in record.entries
        assert replay(read(write(record))).result == match.table.result
    assert sum("cannot answer" in each.message for each in caplog.records) == 2


async def test_who_takes_the_seat_back_is_not_shown_as_failed(tmp_path: Path) -> None:
    async with services(tmp_path) as [service]:
        anna = await service.door.come("Anna")
        wish = MatchWish("kings-bounty", (ChairWish("me"), ChairWish("me")))
        match_id = await service.lobby.make(anna, wish)
        await service.lobby.start(anna, match_id)
        service.steward.stopping = True
        await service.house.do(match_id, lambda at: at.stand_in(0, "random", failed="greedy"))
        match = await service.house.match(match_id)
        assert match.failed == ["greedy", ""]
        await service.house.do(match_id, lambda at: at.stand_in(0, ""))
        assert match.failed == ["", ""]
