"""Nothing hidden leaves the server: whole matches of every game, every byte, every role."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from regnum.core import registry
from regnum.core.registry import games
from tests.server import harness
from tests.server.harness import Guest, House, Node
from tests.server.ledger import match_row
from tests.server.spy import Report, Role, Round, paths_of
from tests.toys import TOYS

ROOT = Path(__file__).parent.parent.parent
SOAK = bool(os.environ.get("REGNUM_SOAK"))
#: for the server's own process
WITH_TOYS = (
    f"import sys; sys.path.insert(0, {str(ROOT)!r}); from tests.toys import TOYS; "
    "from regnum.core import registry; registry._found.update(TOYS); "
)


def subjects() -> list[tuple[str, int, str]]:
    """Every game and mode; the smallest table, in long runs all of them."""
    found = []
    for game in {**TOYS, **games()}.values():
        for mode in game.facts.modes:
            seats = mode.seats or game.facts.seats
            found += [(game.facts.id, each, mode.id) for each in (seats if SOAK else seats[:1])]
    return found


@pytest.fixture(autouse=True)
def toys_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, toy in TOYS.items():
        monkeypatch.setitem(registry._found, name, toy)


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node that has the toys on its shelf too: some have secret answers."""
    before = harness.COMMAND
    harness.COMMAND = [before[0], "-c", WITH_TOYS + before[2]]
    house = House(tmp_path_factory.mktemp("house"))
    try:
        yield house.node()
    finally:
        house.close()
        harness.COMMAND = before


async def spied(node: Node, game: str, seats: int, mode: str, stack: AsyncExitStack) -> str:
    """Play a whole match with a spy in every role; fails on the first leak."""
    options = next(each.options for each in games()[game].facts.modes if each.id == mode)
    people = [await node.guest(f"Guest {seat}") for seat in range(seats)]
    watching: list[Guest] = [await node.guest("Watcher"), Guest(node.address)]
    match = await people[0].make(game, ["me", *["open"] * (seats - 1)], options=options)
    for seat, guest in enumerate(people[1:], 1):
        await guest.join(match, seat)
    await people[0].start(match)
    roles = []
    for seat, guest in [*enumerate(people), *[(None, each) for each in watching]]:
        await stack.enter_async_context(guest)
        live = await stack.enter_async_context(guest.live(match, seat, after=-1))
        roles.append(Role(seat, guest, live))
    round_ = Round(roles, seed=seats)
    paths = await paths_of(people[0], match, [guest.id for guest in people])
    await round_.look_around(paths)
    steps = 0
    while await round_.step():
        steps += 1
        if steps in (3, 20):
            await round_.look_around(paths)
            # who comes back hears everything from the first entry on, and no more
            late = await stack.enter_async_context(roles[0].guest.live(match, 0, after=-1))
            roles.append(Role(0, roles[0].guest, late))
    await round_.look_around(paths)
    report = await Report.on(node.house, match)
    assert sum(report.check(role) for role in roles) >= seats
    return match


@pytest.mark.parametrize(("game", "seats", "mode"), subjects())
async def test_nothing_hidden_leaves_the_server(
    node: Node, game: str, seats: int, mode: str
) -> None:
    async with AsyncExitStack() as stack:
        await spied(node, game, seats, mode, stack)


async def test_the_spy_finds_what_is_planted(node: Node) -> None:
    async with AsyncExitStack() as stack:
        match = await spied(node, "kings-bounty", 2, "base", stack)
    report = await Report.on(node.house, match)
    key = (await match_row(node.house, match))["key"].hex()
    places = report.moments[2].places
    held = next(name for name, place in places.items() if place.startswith("hand-1"))
    deck = next(name for name, place in places.items() if place.startswith("deck"))
    for secret in (held, deck, key):
        assert report.leaks(0, 2, f'{{"tell":"chatted","text":"{secret}"}}') == {secret}
    assert not report.leaks(1, 2, f'"{held}"')
