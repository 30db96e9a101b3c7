"""The workers that a table proposes: the cheapest for an action, the best to keep."""

from __future__ import annotations

from regnum.games.paladins.actions import Keep, Place
from regnum.games.paladins.game import game
from regnum.texts import speech
from tests.games.paladins.story import StorySeat, given


def proposed(seat: StorySeat) -> list[str]:
    found = game.propose(seat.table.state, seat.seat)
    assert found is not None
    return [
        step.worker if isinstance(step, Place | Keep) else game.notate(step) for step in found.steps
    ]


def told(seat: StorySeat) -> str:
    found = game.propose(seat.table.state, seat.seat)
    assert found is not None
    assert found.outcome is not None
    return speech("en", game.facts.package).say(found.outcome)


def test_a_clear_cell_gets_a_labourer_and_a_coloured_one_its_colour() -> None:
    _, seat = given(
        workers={0: ["criminal", "merchant", "scout", "scout", "labourer"]}, provisions={0: 3}
    )
    seat(0).says("trade-with-merchant")
    # a merchant may stand on the clear cell, and then a criminal has to be the merchant
    assert proposed(seat(0)) == ["labourer", "merchant"]
    for worker in proposed(seat(0)):
        seat(0).says(f"place {worker}")
    assert seat(0).silver == 6


def test_without_labourers_the_colour_goes_that_one_has_most_of() -> None:
    _, seat = given(workers={0: ["criminal", "cleric", "fighter", "fighter", "fighter"]})
    seat(0).says("hunt")
    assert proposed(seat(0)) == ["fighter"]


def test_what_has_one_answer_is_told_but_no_step() -> None:
    """The kernel places it by itself."""
    _, seat = given(workers={0: ["merchant", "scout", "labourer"]})
    seat(0).says("trade-with-merchant")
    assert proposed(seat(0)) == ["labourer"]
    assert told(seat(0)) == "place labourer, merchant; get 3 silver; points 1 › 2"


def test_of_more_workers_than_can_be_kept_the_dearest_stay() -> None:
    _, seat = given(workers={0: ["labourer", "labourer", "criminal", "fighter", "scout"]})
    seat(0).says("pass")
    assert sorted(proposed(seat(0))) == ["criminal", "fighter", "scout"]


def test_nothing_is_proposed_where_one_decides() -> None:
    _, seat = given(workers={0: ["labourer", "scout"]})
    assert game.propose(seat(0).table.state, 0) is None
