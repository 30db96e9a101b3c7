"""A record is what was written down: it outlives the rules and the cards it was played with."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from regnum.core.registry import game_named
from regnum.core.replay import replay
from regnum.server.matches.deeds import give_up
from regnum.server.store.tables import matches
from tests.server.within import begin, services


async def test_a_record_outlives_its_rules_and_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_named("kings-bounty")
    async with services(tmp_path) as (service,):
        _, match = await begin(service)
        await service.house.carry_out(match, lambda _: give_up(0))
        record = await service.lobby.record(match)
        # it is the same as one that is written after playing it all again
        table = replay(record)
        assert msgspec.structs.replace(record, proof=msgspec.UNSET, check="") == (
            msgspec.structs.replace(table.record(), check="")
        )
        with monkeypatch.context() as later:
            facts = msgspec.structs.replace(game.facts, rules=game.facts.rules + 1)
            later.setattr(game, "facts", facts)
            later.setattr(game, "cards", lambda _=None: game_named("fairy-fracas").cards())
            assert await service.lobby.record(match) == record
        # matches of older releases have no digest beside them
        async with service.engine.begin() as connection:
            await connection.execute(update(matches).values(cards_digest=None))
        assert await service.lobby.record(match) == record
