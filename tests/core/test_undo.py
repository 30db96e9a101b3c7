"""Undo is free while none of four lines is crossed."""

from __future__ import annotations

import pytest

from regnum.core.actions import Undone
from regnum.core.agenda import Parallel, Secret
from regnum.core.errors import Refused
from regnum.core.table import Table
from tests.core.small import (
    Ask,
    Council,
    Note,
    Peek,
    Roll,
    Said,
    Say,
    Words,
    looks,
    state_of,
    table,
)


def crossed(at: Table[Words], seat: int) -> str:
    """The code of the line that stands in the way of a free undo; empty if it is free."""
    state = at.undo_state(seat)
    assert at.view(seat).undo == state
    if state.can == "undo":
        assert state.why is None
        return ""
    assert state.can == "take-back"
    assert state.why is not None
    return state.why.code


def test_an_action_that_crosses_no_line_is_undone_freely():
    at = table(Ask(0, "a b"), Note("x"), Ask(0, "c d"))
    before = looks(state_of(at))
    at.act(0, Say("a"))
    assert crossed(at, 0) == ""
    at.undo(0)
    assert looks(state_of(at)) == before
    assert at.options(0) == [Say("a"), Say("b")]


def test_whoever_has_done_nothing_has_nothing_to_undo():
    at = table(Ask(0, "a b"))
    assert at.undo_state(1).can == "nothing"
    with pytest.raises(Refused, match="done nothing yet"):
        at.undo(1)


# -- the four lines


def test_another_seats_action_stands_in_the_way():
    at = table(Parallel([[Ask(0, "a b"), Ask(0, "a b")], [Ask(1, "c d"), Ask(1, "c d")]]))
    at.act(0, Say("a"))
    assert crossed(at, 0) == ""
    at.act(1, Say("c"))
    assert crossed(at, 0) == "undo-others-acted"
    assert crossed(at, 1) == ""


def test_a_word_of_another_seat_stands_in_the_way():
    at = table(Council(0))
    at.act(0, Say("go"))
    at.act(1, Say("go"))
    assert crossed(at, 0) == "undo-others-acted"


def test_the_turn_passing_on_stands_in_the_way():
    at = table(Ask(0, "a b"), Ask(1, "c d"))
    at.act(0, Say("a"))
    assert crossed(at, 0) == "undo-turn-passed"


def test_dice_stand_in_the_way():
    at = table(Ask(0, "a b"), Roll(), Ask(0, "c d"))
    at.act(0, Say("a"))
    assert crossed(at, 0) == "undo-dice-used"


def test_something_newly_seen_stands_in_the_way():
    at = table(Ask(0, "a b"), Peek(0, "card-2"), Ask(0, "c d"))
    at.act(0, Say("a"))
    assert crossed(at, 0) == "undo-something-seen"


def test_what_another_seat_has_seen_does_not():
    at = table(Ask(0, "a b"), Peek(1, "card-2"), Ask(0, "c d"))
    at.act(0, Say("a"))
    assert crossed(at, 0) == ""


def test_what_was_known_before_does_not():
    at = table(Peek(0, "card-2"), Ask(0, "a b"), Peek(0, "card-2"), Ask(0, "c d"))
    at.act(0, Say("a"))
    assert crossed(at, 0) == ""


def test_a_match_that_is_over_is_not_undone():
    at = table(Ask(0, "a b"))
    at.act(0, Say("a"))
    with pytest.raises(Refused, match="The game is over"):
        at.undo(0)


# -- several


def test_several_actions_are_undone_one_after_the_other():
    at = table(Ask(0, "a b"), Ask(0, "c d"), Ask(0, "e f"), Ask(0, "g h"))
    stages = []
    for word in "ace":
        stages.append(looks(state_of(at)))
        at.act(0, Say(word))
    while stages:
        assert crossed(at, 0) == ""
        at.undo(0)
        assert looks(state_of(at)) == stages.pop()
    assert at.undo_state(0).can == "nothing"


def test_undo_stops_at_the_line_of_an_earlier_action():
    at = table(Ask(0, "a b"), Roll(), Ask(0, "c d"), Ask(0, "e f"))
    at.act(0, Say("a"))
    at.act(0, Say("c"))
    at.undo(0)
    assert crossed(at, 0) == "undo-dice-used"


def test_after_an_undo_another_way_can_be_gone():
    at = table(Ask(0, "a b", b=[Note("b-way")]), Ask(0, "c d"))
    at.act(0, Say("a"))
    at.undo(0)
    at.act(0, Say("b"))
    assert state_of(at).done == ["b-way"]
    assert state_of(at).areas[0] == ["b"]


def test_an_action_that_was_undone_no_longer_stands_in_others_way():
    at = table(Parallel([[Ask(0, "a b"), Ask(0, "a b")], [Ask(1, "c d"), Ask(1, "c d")]]))
    at.act(0, Say("a"))
    at.act(1, Say("c"))
    at.undo(1)
    assert crossed(at, 0) == ""
    at.undo(0)
    assert state_of(at).areas == [[], []]


# -- secret answers


def sealed_bids(seats: int = 3) -> Table[Words]:
    return table(Secret([Ask(seat, "a b") for seat in range(seats)]), Ask(0, "y n"), seats=seats)


def test_a_secret_answer_can_be_withdrawn_while_others_have_answered():
    at = sealed_bids()
    at.act(0, Say("a"))
    at.act(1, Say("b"))
    assert crossed(at, 0) == ""
    at.undo(0)
    assert at.to_act() == [0, 2]
    assert state_of(at).answers == [None, Say("b"), None]
    at.act(0, Say("b"))
    at.act(2, Say("a"))
    assert state_of(at).areas == [["b"], ["b"], ["a"]]


def test_withdrawing_keeps_the_numbers_of_those_still_thinking():
    at = sealed_bids()
    thinking, old = at.choice(2), at.choice(0)
    at.act(0, Say("a"))
    at.undo(0)
    assert at.choice(2) == thinking
    assert at.choice(0) not in (0, old)


def test_answers_that_were_applied_cannot_be_withdrawn():
    at = sealed_bids(2)
    at.act(0, Say("a"))
    at.act(1, Say("b"))
    assert crossed(at, 0) == "undo-others-acted"
    assert crossed(at, 1) == "undo-turn-passed"


def test_an_answer_that_was_forced_is_not_mistaken_for_the_last_action():
    at = table(Ask(0, "a b"), Secret([Ask(0, "must"), Ask(1, "c d")]), Ask(0, "y n"))
    at.act(0, Say("a"))
    assert crossed(at, 0) == "undo-turn-passed"
    at.undo(0, consent=[1])
    assert at.to_act() == [0]
    assert state_of(at).areas == [[], []]


def test_an_answer_of_an_earlier_secret_is_not_mistaken_for_one_of_this():
    secret = Secret([Ask(0, "a b"), Ask(1, "a b")])
    at = table(secret, Secret([Ask(0, "must"), Ask(1, "c d")]))
    at.act(1, Say("a"))
    at.act(0, Say("b"))
    assert crossed(at, 0) == "undo-turn-passed"
    assert crossed(at, 1) == "undo-others-acted"


def test_a_take_back_of_the_last_answer_leaves_the_others_to_be_withdrawn():
    at = sealed_bids(2)
    at.act(0, Say("a"))
    at.act(1, Say("b"))
    at.undo(1, consent=[0])
    assert at.to_act() == [1]
    assert crossed(at, 0) == ""
    at.undo(0)
    assert at.to_act() == [0, 1]


# -- log and record


def test_the_log_keeps_what_was_undone_and_says_so():
    at = table(Ask(0, "a b"), Ask(0, "c d"))
    at.act(0, Say("a"))
    at.undo(0)
    assert at.events(1) == [Said(0, "a"), Undone(0, since=0)]


def test_withdrawing_a_secret_answer_is_told_without_the_answer():
    at = sealed_bids()
    at.act(0, Say("a"))
    at.undo(0)
    assert at.events(1) == [Undone(0, since=0)]


def test_nothing_is_deleted_from_the_record():
    at = table(Ask(0, "a b"), Ask(0, "c d"))
    at.act(0, Say("a"))
    before = at.record().entries
    at.undo(0)
    at.act(0, Say("b"))
    assert at.record().entries[:1] == before
    assert len(at.record().entries) == 3
