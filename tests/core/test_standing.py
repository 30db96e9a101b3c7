"""Ranks, resigning, and ends without a result."""

from __future__ import annotations

import pytest

from regnum.core.errors import Refused
from regnum.core.messages import Message
from regnum.core.results import Line, Result
from regnum.core.standing import ranked, tie_broken, with_resigned
from tests.core.small import Ask, Say, table


def scored(*scores: int) -> Result:
    ranks = ranked([(score,) for score in scores])
    lines = tuple((Line(Message("counters"), score),) for score in scores)
    return Result(scores, ranks, tuple(rank == 1 for rank in ranks), lines)


def test_equal_keys_share_a_rank_and_leave_a_gap_behind():
    assert ranked([(3,), (5,), (5,), (1,)]) == (3, 1, 1, 4)


def test_the_second_key_breaks_a_tie():
    assert ranked([(5, 1), (5, 2)]) == (2, 1)


def test_one_seat_ranks_first():
    assert ranked([(0,)]) == (1,)


def test_nobody_resigned_changes_nothing():
    assert with_resigned(scored(3, 4), []) == scored(3, 4)


def test_whoever_resigned_ranks_last_whatever_the_score():
    result = with_resigned(scored(9, 4, 6), [0])
    assert result.ranks == (3, 2, 1)
    assert result.won == (False, False, True)
    assert result.scores == (9, 4, 6)
    assert result.resigned == (0,)


def test_the_score_of_the_opponent_stays_as_it_was():
    lines = (Line(Message("counters"), 7),)
    alone = Result((3,), (1,), (False,), ((),), opponent=7, opponent_breakdown=lines)
    result = with_resigned(alone, [0])
    assert (result.opponent, result.opponent_breakdown) == (7, lines)


def test_of_several_the_first_to_go_ranks_at_the_very_end():
    result = with_resigned(scored(9, 8, 1, 2), [1, 0])
    assert result.ranks == (3, 4, 2, 1)


def test_those_who_stayed_still_share_ranks():
    result = with_resigned(scored(5, 9, 5), [1])
    assert result.ranks == (1, 3, 1)
    assert result.won == (True, False, True)


def test_with_two_seats_resigning_ends_the_match_and_the_other_wins():
    at = table(Ask(0, "a b"), Ask(1, "c d"))
    at.act(0, Say("a"))
    at.resign(0)
    assert at.over
    assert at.to_act() == []
    assert at.result is not None
    assert at.result.ranks == (2, 1)
    assert at.result.won == (False, True)


def test_a_seat_may_resign_out_of_turn():
    at = table(Ask(0, "a b"))
    at.resign(1)
    assert at.result is not None
    assert at.result.won == (True, False)


def test_with_three_seats_the_match_goes_on_after_one_resignation():
    at = table(Ask(0, "a b"), Ask(1, "c d"), seats=3)
    at.resign(2)
    assert not at.over
    assert at.result is None
    assert at.to_act() == [0]
    at.resign(0)
    assert at.over
    assert at.result is not None
    assert at.result.ranks == (2, 1, 3)
    assert at.result.resigned == (2, 0)


def test_a_match_that_ends_after_a_resignation_ranks_it_last():
    at = table(Ask(0, "a b"), Ask(1, "c d"), seats=3)
    at.resign(0)
    at.act(0, Say("a"))
    at.act(1, Say("c"))
    assert at.result is not None
    assert at.result.ranks == (3, 1, 2)


def test_a_lone_seat_that_resigns_has_lost():
    at = table(Ask(0, "a b"), seats=1)
    at.resign(0)
    assert at.over
    assert at.result is not None
    assert at.result.won == (False,)
    assert at.result.ranks == (1,)


def test_nobody_resigns_twice_or_after_the_end():
    at = table(Ask(0, "a b"), seats=3)
    at.resign(1)
    with pytest.raises(Refused, match="already resigned"):
        at.resign(1)
    at.resign(2)
    with pytest.raises(Refused, match="The game is over"):
        at.resign(0)
    assert at.resigned == [1, 2]


def test_an_agreed_end_has_no_result():
    at = table(Ask(0, "a b"))
    at.end()
    assert at.over
    assert at.result is None
    assert at.view(0).result is None
    with pytest.raises(Refused, match="The game is over"):
        at.act(0, Say("a"))
    with pytest.raises(Refused, match="The game is over"):
        at.end()


def test_a_rated_match_cannot_be_ended_by_agreement():
    at = table(Ask(0, "a b"), rated=True)
    with pytest.raises(Refused, match="Play on, or resign"):
        at.end()
    assert not at.over


def test_nothing_is_undone_after_an_agreed_end():
    at = table(Ask(0, "a b"), Ask(0, "c d"))
    at.act(0, Say("a"))
    at.end()
    assert at.undo_state(0).can == "nothing"


def test_a_tie_is_broken_where_equal_points_rank_apart() -> None:
    apart = Result((5, 5, 3), (2, 1, 3), (False, True, False), ((), (), ()))
    assert tie_broken(apart)
    assert not tie_broken(scored(5, 5, 3))
    assert not tie_broken(with_resigned(scored(5, 5), [0]))
