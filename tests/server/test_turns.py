"""Which matches wait for somebody, without making them from their entries each time."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.server.matches import turns
from regnum.server.matches.deeds import hand_over
from regnum.server.service import Service
from regnum.server.store.person import Person
from regnum.server.wire.bodies import ChairWish, MatchWish
from tests.server.within import services

pytestmark = pytest.mark.anyio


async def begun(service: Service) -> tuple[list[Person], str]:
    """A match of two people."""
    anna, boris = await service.door.come("Anna"), await service.door.come("Boris")
    wish = MatchWish("kings-bounty", (ChairWish("me"), ChairWish("open")))
    match_id = await service.lobby.make(anna, wish)
    await service.lobby.join(boris, match_id, 1)
    await service.lobby.start(anna, match_id)
    return [anna, boris], match_id


async def asked_in(service: Service, match_id: str) -> int:
    async with service.house.reading(match_id) as match:
        return match.table.to_act()[0]


async def act(service: Service, match_id: str, seat: int) -> None:
    await service.house.do(
        match_id, lambda table: table.act(seat, table.options(seat)[0], table.choice(seat))
    )


def forget(service: Service, match_id: str) -> None:
    """As when nobody has looked at it for a while."""
    service.house.live.pop(match_id).stale = True


async def test_a_match_in_which_nothing_happens_is_not_made_again_for_whoever_asks(
    tmp_path: Path,
) -> None:
    async with services(tmp_path) as [service]:
        people, match_id = await begun(service)
        seat = await asked_in(service, match_id)
        assert await service.turns.of(people[seat].id) == [match_id]
        forget(service, match_id)
        assert await service.turns.of(people[seat].id) == [match_id]
        assert await service.turns.of(people[1 - seat].id) == []
        assert match_id not in service.house.live


async def test_whoever_is_waited_for_after_the_next_action_is_told_so(tmp_path: Path) -> None:
    async with services(tmp_path) as [service]:
        people, match_id = await begun(service)
        for _ in range(12):
            seat = await asked_in(service, match_id)
            forget(service, match_id)
            assert await service.turns.of(people[seat].id) == [match_id]
            assert await service.turns.of(people[1 - seat].id) == []
            await act(service, match_id, seat)


async def test_what_another_node_has_entered_is_seen(tmp_path: Path) -> None:
    async with services(tmp_path, 2) as [one, other]:
        people, match_id = await begun(one)
        seat = await asked_in(one, match_id)
        assert await one.turns.of(people[seat].id) == [match_id]
        forget(one, match_id)
        await other.house.do(match_id, lambda table: hand_over(table, seat, "random"))
        assert await one.turns.of(people[seat].id) == []


async def test_not_more_is_remembered_than_there_is_room_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "MOST_KEPT", 2)
    async with services(tmp_path) as [service]:
        for _ in range(4):
            people, match_id = await begun(service)
            await service.turns.of(people[0].id)
        assert len(service.turns.known) == 2
        assert match_id in service.turns.known
