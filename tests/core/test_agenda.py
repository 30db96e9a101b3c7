"""A game is an agenda of steps."""

from __future__ import annotations

import pytest

from regnum.core import agenda
from regnum.core.agenda import BrokenGame, Choice, Step
from tests.core.small import Ask, Close, Guarded, Note, Open, Say, Words, looks, words


def test_steps_run_in_the_order_in_which_then_names_them():
    assert words(Note("one"), Note("two"), Note("three")).done == ["one", "two", "three"]


def test_steps_that_a_step_brings_run_before_what_was_on_the_agenda():
    inner = Note("b", Note("c"), Note("d"))
    s = words(Note("a", inner, Note("e")), Note("f"))
    assert s.done == list("abcdef")


def test_what_a_choice_brings_runs_before_what_was_on_the_agenda():
    s = words(Ask(0, "go stay", go=[Note("went")]), Note("after"))
    agenda.act(s, 0, Say("go"))
    assert s.done == ["went", "after"]


def test_the_game_is_over_when_the_agenda_is_empty():
    s = words(Note("all"))
    assert agenda.next_seat(s) == -1
    assert agenda.to_act(s) == agenda.may_speak(s) == agenda.options(s, 0) == []
    assert agenda.choice_of(s, 0) is None


def test_a_choice_waits_for_its_seat_alone():
    s = words(Ask(1, "yes no"))
    assert agenda.to_act(s) == [1]
    assert agenda.next_seat(s) == 1
    assert agenda.options(s, 1) == [Say("yes"), Say("no")]
    assert agenda.options(s, 0) == []
    assert agenda.choice_of(s, 0) is None


def test_the_only_option_is_taken_without_asking():
    s = words(Ask(0, "must"), Note("then"), Ask(1, "yes no"))
    assert s.areas[0] == ["must"]
    assert s.done == ["then"]
    assert agenda.to_act(s) == [1]


def test_the_only_option_of_a_guarded_choice_is_asked_for():
    s = words(Guarded(0, "must"))
    assert agenda.to_act(s) == [0]
    assert s.areas[0] == []


def test_the_only_option_is_asked_for_where_options_are_not_complete():
    s = words(Open(0, "must"))
    assert agenda.to_act(s) == [0]


def test_a_guarded_choice_after_a_forced_one_offers_its_own_options():
    s = words(Ask(0, "forced"), Guarded(0, "left right"))
    assert agenda.options(s, 0) == [Say("left"), Say("right")]


def test_nothing_is_offered_when_a_forced_choice_ends_the_game():
    s = words(Ask(0, "forced"))
    assert agenda.options(s, 0) == []


def test_a_choice_without_options_is_the_games_fault():
    with pytest.raises(BrokenGame, match="seat 1 and leaves it nothing to choose"):
        words(Ask(1, ""))


def test_an_action_that_is_not_among_the_options_is_refused_with_a_code():
    s = words(Ask(0, "yes no"))
    choice = agenda.choice_of(s, 0)
    assert choice is not None
    assert choice.refusal(s, 0, Say("yes")) is None
    refusal = choice.refusal(s, 0, Say("perhaps"))
    assert refusal is not None
    assert refusal.code == "not-an-option"


def test_acting_goes_on_to_the_next_choice():
    s = words(Ask(0, "a b"), Note("between"), Ask(1, "c d"))
    assert agenda.act(s, 0, Say("b")) is True
    assert agenda.to_act(s) == [1]
    assert s.done == ["between"]


def test_a_clone_goes_its_own_way():
    s = words(Ask(0, "a b", a=[Note("x")]), Ask(1, "c d"))
    before = looks(s)
    copy = s.clone()
    agenda.act(copy, 0, Say("a"))
    agenda.act(copy, 1, Say("c"))
    assert looks(s) == before
    assert agenda.options(s, 0) == [Say("a"), Say("b")]


def test_a_clone_works_out_its_options_anew():
    """A redeal may have changed what the seat can do."""
    ask = Ask(0, "a b")
    s = words(ask)
    copy = s.clone()
    ask.words.append(Say("c"))
    assert Say("c") in agenda.options(copy, 0)


def test_nobody_listens_to_a_clone():
    s = words(Ask(0, "a b"), Ask(0, "c d"))
    copy = s.clone()
    agenda.act(copy, 0, Say("a"))
    assert copy.events is None
    assert s.events == []


def test_what_an_author_must_write_says_so():
    s = words(Guarded(0, "a"))
    for call in (
        lambda: Step().run(s),
        lambda: Choice(0).options(s, 0),
        lambda: Choice(0).take(s, 0, Close()),
        lambda: Choice(0).prompt(s, 0),
        lambda: agenda.Talk(0).is_speech(Close()),
        lambda: agenda.Talk(0).hear(s, 0, Close()),
        lambda: agenda.State(2, s.dice).clone(),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_a_long_chain_of_steps_needs_no_deep_stack():
    class Count(Step[Words]):
        def run(self, s: Words) -> None:
            s.done.append("tick")
            if len(s.done) < 20_000:
                s.then(self)

    assert len(words(Count()).done) == 20_000
