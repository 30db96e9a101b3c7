"""Points, ties and who wins (p. 6)."""

from __future__ import annotations

from regnum.cli.drawing import pieces_of
from regnum.core.messages import Message
from regnum.games.wonderful_kingdom.game import game
from tests.games.wonderful_kingdom.story import given

FLAT = {
    "duchies": {
        "valados": {"each_a": 0, "of_a": ""},
        "teressie": {"each_a": 0, "of_a": ""},
    },
    "developments": {
        "farm": {"points": 1, "each": 0, "of": ""},
        "village": {"points": 2, "each": 0, "of": ""},
        "royal-guard": {"type": "professional", "points": 0, "each": 2, "of": "professional"},
    },
}


def test_a_card_counts_itself_if_it_is_of_the_type() -> None:
    _, seat = given(at="end", round=4, built={0: ["royal-guard-1"]}, cards=FLAT)
    assert seat(0).points == 2


def test_points_printed_on_the_duchy_card_count_and_are_shown() -> None:
    duchies = {**FLAT["duchies"], "valados": {"each_a": 0, "of_a": "", "points_a": 3}}
    mine = {**FLAT, "duchies": duchies}
    table, seat = given(at="end", round=4, built={0: ["farm-1"]}, cards=mine)
    assert table.lines(0)["score-base"] == 4
    assert (seat(0).points, seat(1).points) == (4, 0)
    assert [each.duchy_points for each in table.view(0).seats] == [3, 0]
    shown = [piece for piece, _ in pieces_of(game.scene(table.view(0)).areas)]
    card = next(piece for piece in shown if piece.id == "duchy-card-0")
    assert Message("goods-points", {"count": 3}) in card.badges


def test_krystallium_soldiers_and_unfinished_cards_count_nothing() -> None:
    _, seat = given(
        at="end",
        round=4,
        building={0: ["village-1"]},
        krystallium={0: 4},
        soldiers={0: 4},
        cards=FLAT,
    )
    assert seat(0).points == 0


def test_a_total_may_be_negative() -> None:
    table, _ = given(at="end", round=4, calamities={0: ["calamity-1", "calamity-3"]}, cards=FLAT)
    assert table.result.scores == (-8, 0)


def test_most_points_win() -> None:
    table, _ = given(
        at="end", round=4, built={0: ["farm-1"], 1: ["village-1"]}, soldiers={0: 9}, cards=FLAT
    )
    assert table.result.ranks == (2, 1)


def test_a_tie_goes_to_more_developments() -> None:
    table, _ = given(
        at="end",
        round=4,
        built={0: ["farm-1", "farm-2"], 1: ["village-1"]},
        soldiers={1: 9},
        cards=FLAT,
    )
    assert table.result.scores == (2, 2)
    assert table.result.won == (True, False)


def test_then_to_more_soldiers_at_hand_not_in_training() -> None:
    table, _ = given(
        at="end",
        round=4,
        built={0: ["farm-1"], 1: ["farm-2"]},
        soldiers={0: 1, 1: 2},
        training={0: 1},
        cards=FLAT,
    )
    assert table.result.won == (False, True)


def test_then_it_is_shared() -> None:
    table, _ = given(at="end", round=4, built={0: ["farm-1"], 1: ["farm-2"]}, cards=FLAT)
    assert table.result.ranks == (1, 1)
    assert table.result.won == (True, True)
