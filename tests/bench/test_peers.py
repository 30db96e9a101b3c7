"""Peers are counted by decisions of players, and only whole games count.

OpenSpiel itself is not needed: a small game with its interface stands in for it.
"""

from __future__ import annotations

import sys
from random import Random
from types import ModuleType

import pytest

DEALS = 3
TURNS = 5


class ToyState:
    """Three deals by chance, then five turns."""

    def __init__(self, odds: list[float], history: list[int]) -> None:
        self.odds = odds
        self.history = history

    def clone(self) -> ToyState:
        return ToyState(self.odds, self.history[:])

    def is_chance_node(self) -> bool:
        return len(self.history) < DEALS

    def is_terminal(self) -> bool:
        return len(self.history) == DEALS + TURNS

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.odds))

    def apply_action(self, action: int) -> None:
        assert not self.is_terminal()
        self.history.append(action)


class ToyGame:
    def __init__(self, *odds: float) -> None:
        self.odds = list(odds)
        self.states: list[ToyState] = []

    def new_initial_state(self) -> ToyState:
        self.states.append(ToyState(self.odds, []))
        return self.states[-1]


@pytest.fixture(autouse=True)
def pyspiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", ModuleType("pyspiel"))


def test_chance_is_not_a_decision_and_every_game_ends() -> None:
    from regnum.bench.peers import open_spiel

    for play in (open_spiel.played_uniform, open_spiel.played_by_odds):
        game = ToyGame(0.5, 0.5)
        assert [play(game, Random(1), seed) for seed in range(4)] == [TURNS] * 4
        assert len(game.states) == 4
        assert all(s.is_terminal() for s in game.states)


def test_only_even_odds_are_drawn_from_the_legal_actions() -> None:
    from regnum.bench.peers import open_spiel

    assert open_spiel.is_uniform(ToyGame(0.5, 0.5), Random(1))
    assert not open_spiel.is_uniform(ToyGame(0.9, 0.1), Random(1))
    never = ToyGame(1.0, 0.0)
    open_spiel.played_by_odds(never, Random(1), 0)
    assert never.states[0].history[:DEALS] == [0] * DEALS


def test_the_middle_of_the_game_is_a_players_decision() -> None:
    from regnum.bench.peers import open_spiel

    s = open_spiel.mid_game(ToyGame(0.5, 0.5), Random(1))
    assert not s.is_chance_node()
    assert len(s.history) == DEALS + TURNS // 2
