"""Beyond the four lines an action is taken back only by consent."""

from __future__ import annotations

import pytest

from regnum.core.actions import TakenBack
from regnum.core.entries import Act, Clock, Resign, StandIn, TakeBack
from regnum.core.errors import Refused
from regnum.core.replay import replay
from tests.core.small import Ask, Roll, Said, Say, Whisper, installed, looks, state_of, table


def after_a_turn(**how):
    """Seat 0 has acted, dice were rolled, and seat 1 has acted too."""
    at = table(Ask(0, "a b"), Roll(), Ask(1, "c d"), Ask(0, "e f"), Ask(0, "g h"), seats=3, **how)
    at.act(0, Say("a"))
    at.act(1, Say("c"))
    return at


def test_a_take_back_names_those_whose_consent_is_missing():
    at = after_a_turn()
    with pytest.raises(Refused, match="needs the consent of Player 2, Player 3"):
        at.undo(0)
    with pytest.raises(Refused, match="needs the consent of Player 3"):
        at.undo(0, consent=[1])


def test_without_consent_nothing_changes():
    at = after_a_turn()
    before = at.record(), at.events(0), looks(state_of(at))
    with pytest.raises(Refused):
        at.undo(0, consent=[1, 0, 99, -2])
    assert (at.record(), at.events(0), looks(state_of(at))) == before


def test_with_the_consent_of_all_it_is_taken_back_with_what_followed():
    at = after_a_turn()
    at.undo(0, consent=[2, 1])
    assert at.to_act() == [0]
    assert at.options(0) == [Say("a"), Say("b")]
    assert state_of(at).areas == [[], [], []]


def test_bots_consent():
    at = after_a_turn(bots=[2])
    at.undo(0, consent=[1])
    assert at.to_act() == [0]


def test_a_bot_that_stood_in_consents():
    at = after_a_turn(bots=[2])
    at.stand_in(1, "greedy")
    at.undo(0)
    assert at.to_act() == [0]


def test_a_rated_match_has_no_take_back():
    at = after_a_turn(rated=True)
    assert at.undo_state(0).can == "nothing"
    with pytest.raises(Refused, match="a rated match has no take-backs"):
        at.undo(0, consent=[1, 2])


def test_a_rated_match_has_free_undo():
    at = table(Ask(0, "a b"), Ask(0, "c d"), rated=True)
    at.act(0, Say("a"))
    at.undo(0)
    assert at.options(0) == [Say("a"), Say("b")]


def test_the_same_dice_are_used_again():
    at = after_a_turn()
    rolled = state_of(at).done[:]
    at.undo(0, consent=[1, 2])
    assert state_of(at).dice.used == 0
    at.act(0, Say("b"))
    assert state_of(at).done == rolled


def test_the_log_says_from_which_event_on_it_no_longer_counts_for_each_seat():
    more = [Whisper(0, "psst")]
    at = table(Ask(0, "a b"), Ask(0, "a b", a=more), Ask(1, "c d"), Ask(0, "e f", e=more))
    for seat, word in ((0, "a"), (0, "a"), (1, "c"), (0, "e")):
        if word != "e":
            at.act(seat, Say(word))
    at.undo(1, consent=[0])
    assert at.events(0)[-1] == TakenBack(1, since=3)
    assert at.events(1)[-1] == TakenBack(1, since=2)
    at.undo(0, consent=[1])
    assert at.events(0)[-1] == TakenBack(0, since=1)
    assert at.events(1)[-1] == TakenBack(0, since=1)
    assert at.events(1)[1] == Said(0, "a")


def test_the_record_names_who_consented():
    at = after_a_turn(bots=[2])
    at.undo(0, consent=[1, 1, 0])
    assert at.record().entries[-1] == TakeBack(0, (1,))


def test_after_a_take_back_earlier_actions_of_the_turn_are_free_to_undo_again():
    at = table(Ask(0, "a b"), Ask(0, "c d"), Ask(1, "e f"), Ask(0, "g h"))
    at.act(0, Say("a"))
    at.act(0, Say("c"))
    at.act(1, Say("e"))
    at.undo(0, consent=[1])
    assert at.options(0) == [Say("c"), Say("d")]
    assert at.undo_state(0).can == "undo"


# -- the line that counted


def test_the_line_that_counted_leaves_out_what_was_undone():
    at = after_a_turn()
    at.undo(0, consent=[1, 2])
    at.act(0, Say("b"))
    at.act(1, Say("d"))
    at.act(0, Say("e"))
    at.undo(0)
    entries = at.record(played=True).entries
    assert entries == (Act(0, 1, {"do": "say", "word": "b"}), Act(1, 2, {"do": "say", "word": "d"}))


def test_the_line_that_counted_replays_to_the_same_state(monkeypatch):
    at = after_a_turn()
    installed(monkeypatch, at)
    at.undo(0, consent=[1, 2])
    at.act(0, Say("b"))
    at.act(1, Say("d"))
    again = replay(at.record(played=True))
    assert looks(state_of(again)) == looks(state_of(at))
    whole = replay(at.record())
    assert looks(state_of(whole)) == looks(state_of(at))
    assert whole.events(1) == at.events(1)
    assert whole.record() == at.record()


def test_the_line_that_counted_keeps_what_else_was_done_at_the_table():
    at = after_a_turn()
    at.stand_in(2, "greedy")
    at.clock(1, 5)
    at.undo(0, consent=[1])
    at.resign(1)
    assert at.record(played=True).entries == (StandIn(2, "greedy"), Clock(1, 5), Resign(1))


def test_the_line_that_counted_is_there_when_a_match_went_on_after_a_resignation(monkeypatch):
    at = after_a_turn()
    installed(monkeypatch, at)
    at.resign(2)
    at.act(0, Say("e"))
    at.act(0, Say("g"))
    assert at.over
    record = at.record(played=True)
    assert record.result == at.result
    assert replay(record).result == at.result


def test_the_line_that_counted_ends_with_the_resignation_that_ended_the_match():
    at = table(Ask(0, "a b"), Ask(1, "c d"))
    at.act(0, Say("a"))
    at.resign(1)
    assert at.record(played=True) == at.record()
