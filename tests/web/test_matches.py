"""Whole matches of every game in the registry, played through the page by clicking what glows."""

from __future__ import annotations

from datetime import date

import pytest

import regnum
from tests.server.harness import Node
from tests.soak import SOAK
from tests.web.conftest import Come
from tests.web.visitor import SIZES, WITH_BOARD

GAMES = list(regnum.games())
#: game, size, and whether the game's own board is put away for the one drawn from scenes
MATCHES = [
    (game, size, plain)
    for plain in (False, True)
    for size in SIZES
    for game in GAMES
    if not plain or game in WITH_BOARD
]
#: bars of points that are broken into rows
BROKEN = """() => [...document.querySelectorAll('[data-ending] .bar')].filter((bar) => {
  const parts = [...bar.querySelectorAll('.part')]
  return new Set(parts.map((part) => part.offsetTop)).size > 1
}).map((bar) => bar.textContent)"""
#: all of them in the long runs; else two, others from day to day
TURNS = range(len(MATCHES) if SOAK else 2)


@pytest.mark.parametrize("turn", TURNS)
def test_a_match_against_bots_to_the_final_screen(come: Come, node: Node, turn: int) -> None:
    # decided here, not when tests are collected: workers that do so around midnight must agree
    game, size, plain = MATCHES[(len(TURNS) * date.today().toordinal() + turn) % len(MATCHES)]
    print(game, size, "drawn from scenes" if plain else "on its own board")
    visitor = come(node, size, plain=plain).plays_now(game)
    visitor.plays()
    seats = visitor.page.locator("[data-seat]").count()
    assert len(visitor.scores()) >= max(1, seats)
    assert not visitor.must_scroll_sideways
    assert visitor.page.evaluate(BROKEN) == []
