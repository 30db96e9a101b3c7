"""Parallel branches: each seat at its own pace, any interleaving to the same end."""

from __future__ import annotations

from itertools import permutations

import pytest

from regnum.core import agenda
from regnum.core.agenda import BrokenGame, Parallel, Secret
from tests.core.small import Ask, Council, Guarded, Mark, Note, Say, Words, looks, words


def planning() -> Words:
    """Both seats take three choices; one of them brings a mark of its own."""
    return words(
        Parallel(
            [
                [Ask(0, "a b", a=[Mark(0, "bonus")]), Ask(0, "c d"), Ask(0, "e f")],
                [Mark(1, "start"), Ask(1, "a b"), Ask(1, "only"), Ask(1, "c d", c=[Ask(1, "x y")])],
            ]
        ),
        Note("joined"),
        Ask(0, "y n"),
    )


MOVES = [(0, "a"), (0, "c"), (0, "e"), (1, "b"), (1, "c"), (1, "x")]


def interleavings() -> list[list[tuple[int, str]]]:
    """Every order in which each seat's own moves keep their order."""
    found = []
    for pattern in sorted(set(permutations([seat for seat, _ in MOVES]))):
        own = {seat: [move for move in MOVES if move[0] == seat] for seat in (0, 1)}
        found.append([own[seat].pop(0) for seat in pattern])
    return found


def test_the_game_waits_for_all_seats_at_work():
    s = planning()
    assert agenda.to_act(s) == [0, 1]
    assert agenda.next_seat(s) == 0
    assert agenda.options(s, 0) == agenda.options(s, 1) == [Say("a"), Say("b")]
    assert agenda.may_speak(s) == []


def test_steps_before_the_first_choice_of_a_branch_have_run():
    assert planning().areas[1] == ["start"]


def test_every_interleaving_leads_to_the_same_state():
    orders = interleavings()
    assert len(orders) == 20
    ends = []
    for order in orders:
        s = planning()
        for seat, word in order:
            assert Say(word) in agenda.options(s, seat)
            agenda.act(s, seat, Say(word))
        ends.append(looks(s))
    assert all(end == ends[0] for end in ends)
    assert ends[0][0] == ["joined"]
    assert ends[0][1] == [["a", "bonus", "c", "e"], ["start", "b", "only", "c", "x"]]


def test_what_a_branch_brings_is_done_in_that_branch_first():
    s = planning()
    agenda.act(s, 0, Say("a"))
    assert s.areas[0] == ["a", "bonus"]
    assert agenda.options(s, 0) == [Say("c"), Say("d")]
    assert agenda.options(s, 1) == [Say("a"), Say("b")]


def test_a_single_option_within_a_branch_is_taken():
    s = planning()
    agenda.act(s, 1, Say("b"))
    assert s.areas[1] == ["start", "b", "only"]
    assert agenda.options(s, 1) == [Say("c"), Say("d")]


def test_a_guarded_single_option_within_a_branch_is_asked_for():
    s = words(Parallel([[Guarded(0, "must")], []]))
    assert agenda.to_act(s) == [0]


def test_a_seat_that_is_done_waits_for_the_others():
    s = planning()
    for word in "ace":
        agenda.act(s, 0, Say(word))
    assert agenda.to_act(s) == [1]
    assert agenda.choice_of(s, 0) is None
    assert s.done == []


def test_branches_without_choices_are_joined_at_once():
    s = words(Parallel([[Mark(0, "x")], [Ask(1, "only")]]), Note("after"))
    assert s.areas == [["x"], ["only"]]
    assert s.done == ["after"]


def test_one_parallel_may_follow_another():
    same = Parallel([[Ask(0, "a b")], [Ask(1, "a b")]])
    s = words(same, same)
    for seat in (1, 0, 0, 1):
        agenda.act(s, seat, Say("a"))
    assert s.areas == [["a", "a"], ["a", "a"]]
    assert agenda.to_act(s) == []


def test_a_clone_keeps_branches_apart():
    s = planning()
    before = looks(s)
    copy = s.clone()
    agenda.act(copy, 0, Say("a"))
    agenda.act(copy, 1, Say("b"))
    assert looks(s) == before


def test_a_parallel_that_forgets_a_seat_is_the_games_fault():
    with pytest.raises(BrokenGame, match="2 seats"):
        words(Parallel([[Ask(0, "a b")]]))


@pytest.mark.parametrize(
    "step",
    [
        Ask(1, "a b"),
        Council(0),
        Secret([Ask(0, "a b"), Ask(1, "a b")]),
        Parallel([[Ask(0, "a b")], []]),
    ],
    ids=["another-seat", "talk", "secret", "parallel"],
)
def test_a_branch_that_waits_for_others_is_the_games_fault(step):
    with pytest.raises(BrokenGame, match="branch of seat 0 waits for others"):
        words(Parallel([[step], []]))
