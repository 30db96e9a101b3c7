"""What bots and hints think of a position: finished cards are worth having."""

from __future__ import annotations

import pytest

from regnum.games.wonderful_kingdom.building import complete, put, store
from regnum.games.wonderful_kingdom.cards import shipped
from regnum.games.wonderful_kingdom.game import game
from regnum.games.wonderful_kingdom.prospects import is_asked_for
from tests.games.wonderful_kingdom.story import given

NAMED = [
    (scenario, f"{card}-1")
    for scenario, laid in shipped().scenarios.items()
    for card in sorted(set(laid.construction))
]


def finished_and_not(scenario: str, card: str, round: int, kind: int) -> tuple[float, float]:
    """The estimate with the last cube on the card, and with the same cube in alchemy."""
    table, _ = given(1, round=round, drafts={0: ["village-2"]}, scenario=scenario)
    s = table.state
    number = s.match.cards.number[card]
    s.lacks[number] = 1 << (4 * kind)
    other = s.clone()
    put(s, 0, kind, number, kind)
    store(other, 0, kind)
    return game.estimate(s, 0), game.estimate(other, 0)


@pytest.mark.parametrize("round", [1, 2, 3, 4])
@pytest.mark.parametrize(("scenario", "card"), NAMED)
def test_a_card_that_a_scenario_asks_for_is_better_finished(
    scenario: str, card: str, round: int
) -> None:
    cost = shipped().cost[shipped().number[card]]
    for kind in range(4):
        if cost >> (4 * kind) & 15:
            finished, not_finished = finished_and_not(scenario, card, round, kind)
            assert finished > not_finished


def test_no_more_copies_are_asked_for_than_a_scenario_names() -> None:
    """A fifth farm is finished for what it gives, and no longer for the scenario."""
    farms = [f"farm-{number}" for number in range(1, 6)]
    table, _ = given(1, drafts={0: ["village-2"]}, building={0: farms[4:]}, scenario="rat-invasion")
    s = table.state
    number = s.match.cards.number
    asked = [is_asked_for(s, 0, number[farm]) for farm in farms]
    assert asked == [True, True, True, True, False]
    complete(s, 0, number["farm-5"])
    asked = [is_asked_for(s, 0, number[farm]) for farm in farms]
    assert asked == [True, True, True, False, False]
