"""Nothing hidden leaves the server: whole matches of every game, every byte, every role."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from regnum.core import registry
from regnum.core.registry import games
from tests.server import harness
from tests.server.harness import Guest, House, Node
from tests.server.leaks import WITH_TOYS
from tests.server.spy import Role, Round, before_the_match, paths_of
from tests.server.verdict import Leak, Verdict
from tests.soak import SOAK
from tests.toys import TOYS

#: steps after which it is enough of a match, but for one of each game in its first mode
ENOUGH = 50 if SOAK else 30
#: the games of which it is always enough then: they take long
LONG = ("kings-struggle", "paladins", "wonderful-kingdom")
#: the toys that are enough in short runs, where the conformance kit looks at them all: one with
#: secret answers, one with a card that nobody knows
FEW_TOYS = ("sealed-bids", "buried-card")
#: after which steps everybody asks for everything there is, besides at the end
LOOKS = (1, 3, 20) if SOAK else (3,)
#: steps in which a planted leak often shows, and in which it mostly does
FIRST_STEPS, BEGINNING = 12, 80
#: a whole match may bring nothing that could leak, when nobody asks for a hint or what is looked
#: ahead at draws no card, or bots end it before the person is asked; not so many of them
MOST_MATCHES = 6


def subjects() -> list[tuple[str, int, str]]:
    """Every game in two modes, at the smallest table with others, and alone; in long runs all."""
    found = []
    toys = {name: toy for name, toy in TOYS.items() if SOAK or name in FEW_TOYS}
    for game in {**toys, **games()}.values():
        together = [mode for mode in game.facts.modes if mode.seats != (1,)]
        alone = [mode for mode in game.facts.modes if mode.seats == (1,)]
        for mode in game.facts.modes if SOAK else (*together[:2], *alone[:1]):
            seats = mode.seats or game.facts.seats
            smallest = next((each for each in seats if each > 1), seats[0])
            found += [(game.facts.id, each, mode.id) for each in (seats if SOAK else (smallest,))]
    return found


def with_bots() -> list[tuple[str, int, str]]:
    """Every game once, at its smallest table with room for a bot; toys in long runs."""
    found: dict[str, tuple[str, int, str]] = {}
    for game, seats, mode in subjects():
        if seats > 1 and (SOAK or game not in TOYS):
            found.setdefault(game, (game, seats, mode))
    return list(found.values())


@pytest.fixture(autouse=True)
def toys_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, toy in TOYS.items():
        monkeypatch.setitem(registry._found, name, toy)


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node that has the toys on its shelf too: some have secret answers."""
    before = harness.PLANTED
    harness.PLANTED = (WITH_TOYS,)
    house = House(tmp_path_factory.mktemp("house"))
    try:
        yield house.node()
    finally:
        house.close()
        harness.PLANTED = before


async def spied(
    node: Node,
    game: str,
    chairs: list[str],
    mode: str,
    most: int | None = None,
    everything: bool = False,
) -> dict[str, int]:
    """Play a match with a spy in every role; fails on the first leak. What was done, how often."""
    options = next(each.options for each in games()[game].facts.modes if each.id == mode)
    people = [await node.guest(f"Guest {seat}") for seat in range(chairs.count("person"))]
    watching: list[Guest] = [await node.guest("Watcher"), Guest(node.address)]
    before = await before_the_match(people[0], game)
    seats = ["me" if seat == 0 else each for seat, each in enumerate(chairs)]
    seats = ["open" if each == "person" else each for each in seats]
    clock = {"kind": "game", "seconds": 3600, "increment": 5} if everything else {}
    match = await people[0].make(game, seats, options=options, in_lobby=True, clock=clock)
    for guest in people[1:]:
        await guest.join(match)
    await people[0].start(match)
    async with AsyncExitStack() as stack:
        roles = []
        for seat, guest in [*enumerate(people), *[(None, each) for each in watching]]:
            await stack.enter_async_context(guest)
            live = await stack.enter_async_context(guest.live(match, seat, after=-1))
            roles.append(Role(seat, guest, live))
        round_ = Round(roles, len(chairs), node.log, bots=len(people) < len(chairs))
        round_.everything = everything
        paths = await paths_of(people[0], game, match, [guest.id for guest in people])
        await round_.until_somebody_is_asked()
        # bots may have agreed on everything before anybody could look
        least = 0 if roles[0].live.over else len(people)
        steps = 0
        while (most is None or steps < most) and await round_.step():
            steps += 1
            if steps in LOOKS:
                await round_.look_around(paths, before)
            if steps in (3, 20):
                # who comes back hears everything from the first entry on, and no more
                late = await stack.enter_async_context(people[0].live(match, 0, after=-1))
                roles.append(Role(0, people[0], late))
        if not roles[0].live.over:
            round_.read_log()
            if everything:
                await round_.give_up()
        await round_.look_around(paths, before)
        cookies = [guest.cookie for guest in people]
    # it takes long enough for a node to think that nobody is there any more
    verdict = await Verdict.on(node.house, match, cookies)
    assert sum(verdict.check(role) for role in roles) >= least
    verdict.check_log(round_)
    return round_.done


@pytest.mark.parametrize(("game", "seats", "mode"), subjects())
async def test_nothing_hidden_leaves_the_server(
    node: Node, game: str, seats: int, mode: str
) -> None:
    first = games()[game].facts.modes[0].id
    most = None if SOAK or (mode == first and game not in LONG) else ENOUGH
    done = await spied(node, game, ["person"] * seats, mode, most)
    assert done["act"]


@pytest.mark.parametrize(("game", "seats", "mode"), with_bots())
async def test_nor_when_bots_play(node: Node, game: str, seats: int, mode: str) -> None:
    bots = ["random", "greedy"] * seats
    for _ in range(MOST_MATCHES):
        done = await spied(node, game, ["person", *bots[: seats - 1]], mode, most=ENOUGH)
        if "act" in done:
            return
    raise AssertionError(f"the person was not asked in {MOST_MATCHES} matches")


async def test_everything_that_can_be_done_is_spied_on(node: Node) -> None:
    everything = {"act", "undo", "why", "preview", "chat", "hint", "ask", "take-back"}
    everything |= {"hand", "return", "nothing", "resign", "rematch"}
    done: set[str] = set()
    # a round of the three may miss one of them by chance
    for game in ("kings-bounty", "sealed-bids", "towers") * 3:
        most = 25 if game == "kings-bounty" else None
        done |= set(await spied(node, game, ["person"] * 3, "base", most, everything=True))
        if done == everything:
            break
    assert done == everything


#: what is planted, and in which game; in short runs one of each kind of place: the wire at first
#: and later on, requests, metrics, the log
LEAKS = [
    ("the_first_message_holds_everything", "kings-bounty"),
    ("refusals_name_what_others_hold", "kings-bounty"),
    ("the_lobby_shows_the_proof", "high-card"),
    ("metrics_count_keys", "high-card"),
    ("the_log_tells_the_deal", "high-card"),
]
if SOAK:
    LEAKS += [
        ("the_log_of_the_match_tells_what_was_answered", "sealed-bids"),
        ("everybody_hears_what_a_seat_may_go_on_with", "wonderful-kingdom"),
        ("hints_touch_other_hands", "kings-bounty"),
        ("outcomes_tell_the_deck", "kings-bounty"),
        ("previews_are_of_the_true_table", "kings-bounty"),
        ("chat_quotes_the_key", "kings-bounty"),
        ("asks_carry_the_deck", "kings-bounty"),
        ("metrics_tell_the_secret_after_the_end", "high-card"),
    ]


@pytest.mark.parametrize(("leak", "game"), LEAKS)
async def test_the_spy_finds(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch, leak: str, game: str
) -> None:
    monkeypatch.setattr(harness, "PLANTED", (WITH_TOYS, f"leaks.{leak}"))
    node = sqlite_house.node()
    mode = games()[game].facts.modes[0].id
    with pytest.raises(Leak):
        await spied_on_and_on(node, game, mode)


async def spied_on_and_on(node: Node, game: str, mode: str) -> None:
    """Mostly its beginning shows it; now and then a whole match brings nothing that could leak."""
    for most in (FIRST_STEPS, BEGINNING, *[None] * MOST_MATCHES):
        await spied(node, game, ["person"] * 2, mode, most)
