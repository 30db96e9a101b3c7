"""How matches that judge the card set of It's a Wonderful Kingdom are counted."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.wonderful_kingdom.figures import band, band_findings
from bench.wonderful_kingdom.matches import Noted, Order, played

from regnum.games.wonderful_kingdom.cards import shipped

FIGURES = Path(__file__).parents[2] / "docs" / "wonderful-kingdom-cards.md"


def alone(points: int, won: bool, player: str = "greedy") -> Noted:
    order = Order(player, 1, "quests", "B", 0)
    return Noted(order, (points,), (won,), 0, ((),), [], [])


@pytest.mark.parametrize(
    ("points", "name"),
    [(69, "below bronze"), (70, "bronze"), (94, "bronze"), (95, "silver"), (115, "gold")],
)
def test_a_match_that_is_won_is_in_the_band_of_its_points(points: int, name: str) -> None:
    assert band(alone(points, won=True)) == name
    assert band(alone(points, won=False)) == "lost"


def test_lost_matches_count_as_played_and_for_no_band() -> None:
    notes = [alone(120, won=False)] * 19 + [alone(120, won=True)]
    gold = next(f for f in band_findings(notes) if f.what.endswith("gold"))
    assert gold.figure == "greedy 5.0%"
    assert not gold.holds
    assert "greedy 20, 19 of them lost" in gold.what


def test_a_band_is_reached_if_one_of_the_bots_reaches_it() -> None:
    notes = [alone(50, won=True)] * 9 + [alone(120, won=True, player="roll-outs")]
    assert {f.what.rpartition(": ")[2] for f in band_findings(notes) if f.holds} == {
        "below bronze",
        "gold",
    }


def test_a_match_is_noted_with_what_it_was_played_with() -> None:
    order = Order("quick", 1, "menaces", "B", 4)
    noted = played(order)
    assert noted.order == order
    assert noted.planned
    assert noted.recycled
    assert shipped().digest() in noted.played_with
    assert noted == played(order), "the same seed, the same match"


def test_the_figures_in_the_docs_are_of_the_cards_that_are_shipped() -> None:
    """Whoever changes a card, even one value, has to judge the set anew."""
    cards = shipped()
    named = f"Card set {cards.tables['version']}, digest `{cards.digest()}`."
    figures = FIGURES.read_text()
    assert named in figures
    judged = [line for line in figures.splitlines() if line.endswith(("| holds |", "| misses |"))]
    assert len(judged) == 7
    assert all(line.endswith("| holds |") for line in judged)
