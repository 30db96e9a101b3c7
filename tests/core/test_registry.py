"""Finding games, sitting down, and the facts a game declares."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import regnum
from regnum.bots import bot
from regnum.bots.bot import bot_named
from regnum.core import registry
from regnum.core.entries import Chair
from regnum.core.errors import BadSetUp
from regnum.core.facts import Facts, Options
from regnum.core.registry import game_named, games
from tests.core.installed import install


def test_kings_bounty_is_installed():
    assert "kings-bounty" in games()
    assert list(games()) == sorted(games())


def test_a_game_is_one_object():
    assert games()["kings-bounty"] is game_named("kings-bounty")


def test_what_has_been_found_is_not_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """To look through everything installed takes milliseconds, and every move names its game."""
    found, player = game_named("kings-bounty"), type(bot_named("random"))
    for where in (registry, bot):
        monkeypatch.setattr(where, "entry_points", lambda group: pytest.fail(f"looked for {group}"))
    assert game_named("kings-bounty") is found
    assert type(bot_named("random")) is player


def test_what_is_done_to_the_answer_does_not_change_the_registry():
    games().clear()
    assert games()


@pytest.mark.parametrize("name", ["", "chess", "Kings-Bounty", "kings_bounty"])
def test_an_unknown_game_is_refused_with_those_there_are(name):
    with pytest.raises(BadSetUp) as caught:
        regnum.open_table(name, seats=2)
    assert f"no game called “{name}”" in str(caught.value)
    assert "kings-bounty" in str(caught.value)


def test_every_game_is_found_under_its_own_id():
    for name, game in registry.games().items():
        assert isinstance(game.facts, Facts)
        assert game.facts.id == name
        assert game.facts.solo == (1 in game.facts.seats)
        assert all(set(mode.seats) <= set(game.facts.seats) for mode in game.facts.modes)


def test_every_mode_has_options_that_the_game_takes():
    for game in games().values():
        for mode in game.facts.modes:
            assert isinstance(game.read_options(mode.options), Options)


def test_the_same_seed_gives_the_same_table_and_another_seed_another():
    def first_hand(seed: str) -> object:
        return regnum.open_table("kings-bounty", seats=3, seed=seed).view(0)

    assert first_hand("x") == first_hand("x")
    assert first_hand("x") != first_hand("y")


def test_without_a_seed_no_two_tables_have_the_same_key():
    keys = {regnum.open_table("kings-bounty", seats=2).key for _ in range(5)}
    assert len(keys) == 5
    assert {len(key) for key in keys} == {32}


def test_a_key_may_be_given():
    assert regnum.open_table("kings-bounty", seats=2, key=b"k" * 32).key == b"k" * 32


def test_seats_may_be_chairs():
    chairs = (Chair("Anna"), Chair("Bot", bot="random"))
    at = regnum.open_table("kings-bounty", seats=chairs, seed="x")
    assert at.chairs == list(chairs)
    assert at.bots == ["", "random"]


def test_options_are_typed_and_frozen():
    at = regnum.open_table("kings-bounty", seats=2, seed="x", secret_titles=True)
    assert at.chosen.secret_titles is True
    with pytest.raises(AttributeError):
        at.chosen.secret_titles = False
    assert msgspec.to_builtins(at.chosen)["idle_rounds"] == 5


def test_every_game_that_is_installed_can_be_loaded() -> None:
    assert registry.broken_games() == {}


def test_a_broken_game_is_told_and_keeps_nobody_from_playing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(registry._broken, "chess", "ModuleNotFoundError: No module named 'chess'")
    assert "kings-bounty" in registry.games()
    assert "chess" not in registry.games()
    with pytest.raises(regnum.BadSetUp, match="“chess” is installed but cannot be loaded"):
        regnum.open_table("chess", seats=2)


@pytest.fixture
def forgetful() -> Iterator[None]:
    """What is found wrong in a test is not held against a game later on."""
    before = dict(registry._broken)
    yield
    registry._broken.clear()
    registry._broken.update(before)


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("no_such_module:GAME", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("regnum.games.kings_bounty:no_game", "AttributeError"),
        ("json:dumps", "TypeError: the entry point is no game, but function"),
        ("regnum.games.kings_bounty:game", "is called draughts, the game kings-bounty"),
    ],
)
def test_what_is_installed_as_a_game_and_is_none_is_told(
    entry: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "regnum.games", "draughts", entry)
    monkeypatch.syspath_prepend(tmp_path)
    assert "draughts" not in registry.games()
    assert "kings-bounty" in registry.games()
    assert why in registry.broken_games()["draughts"]
    with pytest.raises(BadSetUp, match="“draughts” is installed but cannot be loaded"):
        regnum.open_table("draughts", seats=2)
