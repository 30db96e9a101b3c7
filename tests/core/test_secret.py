"""Secret answers: one a seat, applied only when all are in."""

from __future__ import annotations

from itertools import permutations

import pytest

from regnum.core import agenda, sight
from regnum.core.agenda import Secret
from tests.core.small import Ask, Guarded, Note, Roll, Say, WordGame, Words, looks, words


def three() -> Words:
    """Three seats answer, each with steps of its own; seat 2 is named first."""
    return words(
        Secret(
            [
                Ask(2, "a b", a=[Note("two-a"), Note("two-again")]),
                Ask(0, "a b", a=[Note("zero-a")]),
                Ask(1, "a b", a=[Note("one-a")]),
            ]
        ),
        Roll(),
        seats=3,
    )


def test_nothing_is_applied_before_all_answers_are_in():
    s = three()
    agenda.act(s, 0, Say("a"))
    agenda.act(s, 2, Say("a"))
    assert s.areas == [[], [], []]
    assert s.done == []
    assert agenda.to_act(s) == [1]


def test_whoever_has_answered_is_asked_no_more():
    s = three()
    agenda.act(s, 0, Say("a"))
    assert agenda.choice_of(s, 0) is None
    assert agenda.options(s, 0) == []
    assert agenda.next_seat(s) == 1


def test_what_answers_bring_runs_in_the_order_of_the_choices():
    s = three()
    for seat in (1, 0, 2):
        agenda.act(s, seat, Say("a"))
    assert s.done[:4] == ["two-a", "two-again", "zero-a", "one-a"]


def test_answers_in_any_order_lead_to_the_same_state():
    ends = []
    for order in permutations(range(3)):
        s = three()
        for seat in order:
            agenda.act(s, seat, Say("ab"[seat % 2]))
        ends.append(looks(s))
    assert all(end == ends[0] for end in ends)


def test_the_only_answer_is_given_without_asking():
    s = words(Secret([Ask(0, "must"), Ask(1, "a b")]))
    assert agenda.to_act(s) == [1]
    agenda.act(s, 1, Say("a"))
    assert s.areas == [["must"], ["a"]]


def test_a_guarded_only_answer_is_asked_for():
    s = words(Secret([Guarded(0, "must"), Ask(1, "a b")]))
    assert agenda.to_act(s) == [0, 1]


def test_answers_that_are_all_forced_are_applied_at_once():
    s = words(Secret([Ask(0, "x"), Ask(1, "y")]), Note("after"))
    assert s.areas == [["x"], ["y"]]
    assert s.done == ["after"]


def test_seats_that_are_not_asked_do_not_hold_the_others_up():
    s = words(Secret([Ask(2, "a b")]), seats=3)
    assert agenda.to_act(s) == [2]
    assert agenda.choice_of(s, 0) is None
    agenda.act(s, 2, Say("b"))
    assert agenda.to_act(s) == []


def test_an_answer_may_bring_another_secret():
    s = words(Secret([Ask(0, "a b", a=[Secret([Ask(1, "c d"), Ask(0, "e f")])]), Ask(1, "a b")]))
    agenda.act(s, 0, Say("a"))
    agenda.act(s, 1, Say("b"))
    assert agenda.to_act(s) == [0, 1]
    agenda.act(s, 0, Say("e"))
    agenda.act(s, 1, Say("d"))
    assert s.areas == [["a", "e"], ["b", "d"]]


def test_a_secret_without_an_option_is_the_games_fault():
    with pytest.raises(agenda.BrokenGame, match="seat 1"):
        words(Secret([Ask(0, "a b"), Ask(1, "")]))


def test_a_clone_keeps_answers_apart():
    s = three()
    agenda.act(s, 0, Say("a"))
    copy = s.clone()
    agenda.act(copy, 1, Say("b"))
    assert s.answers == [Say("a"), None, None]


def test_another_seats_answer_is_drawn_again_in_an_imagined_world():
    s = three()
    agenda.act(s, 0, Say("a"))
    game = WordGame(list)
    drawn = {sight.imagine(game, s, 1, seed).answers[0] for seed in range(40)}
    assert drawn == {Say("a"), Say("b")}
    own = {sight.imagine(game, s, 0, seed).answers[0] for seed in range(40)}
    assert own == {Say("a")}


def test_a_seat_that_has_not_answered_has_not_in_an_imagined_world():
    s = three()
    agenda.act(s, 0, Say("a"))
    world = sight.imagine(WordGame(list), s, 2, 5)
    assert agenda.to_act(world) == [1, 2]
