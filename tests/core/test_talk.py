"""A talk: one seat decides, the others may speak."""

from __future__ import annotations

from regnum.core import agenda
from tests.core.small import Ask, Close, Council, Note, Say, table, words


def test_speakers_may_speak_and_the_game_waits_for_the_holder():
    s = words(Council(1), seats=3)
    assert agenda.to_act(s) == [1]
    assert agenda.may_speak(s) == [0, 2]


def test_a_speaker_speaks_and_the_talk_goes_on():
    s = words(Council(1), Note("after"), seats=3)
    assert agenda.act(s, 2, Say("go")) is False
    assert s.areas[2] == ["go"]
    assert agenda.to_act(s) == [1]
    assert s.done == []


def test_the_holder_may_speak_too():
    s = words(Council(1))
    assert agenda.act(s, 1, Say("go")) is False
    assert agenda.to_act(s) == [1]


def test_the_holder_closes_the_talk():
    s = words(Council(1), Note("after"))
    assert agenda.act(s, 1, Close()) is True
    assert s.done == ["closed", "after"]


def test_a_speaker_is_not_offered_to_close():
    s = words(Council(1))
    assert Close() in agenda.options(s, 1)
    assert Close() not in agenda.options(s, 0)


def test_a_talk_is_asked_for_even_if_there_is_one_thing_to_say():
    class Silent(Council):
        def options(self, s, seat):
            return [Close()]

    assert agenda.to_act(words(Silent(0))) == [0]


def test_steps_brought_by_a_word_run_before_the_talk_goes_on():
    s = words(Council(1, go=[Note("gift"), Ask(0, "take leave")]), Note("after"))
    agenda.act(s, 0, Say("go"))
    assert s.done == ["gift"]
    assert agenda.to_act(s) == [0]
    assert agenda.may_speak(s) == []
    agenda.act(s, 0, Say("take"))
    assert agenda.to_act(s) == [1]
    assert agenda.may_speak(s) == [0]


def test_a_word_may_end_the_talk():
    s = words(Council(1), Note("after"))
    assert agenda.act(s, 0, Say("stop")) is True
    assert s.done == ["after"]
    assert agenda.to_act(s) == []


def test_steps_brought_by_the_last_word_run_before_what_follows_the_talk():
    s = words(Council(1, stop=[Note("deal"), Ask(0, "a b")]), Note("after"))
    agenda.act(s, 0, Say("stop"))
    assert s.done == ["deal"]
    agenda.act(s, 0, Say("a"))
    assert s.done == ["deal", "after"]


def test_at_a_table_everyone_in_a_talk_answers_the_same_number():
    at = table(Council(1), seats=3)
    assert at.choice(0) == at.choice(1) == at.choice(2) != 0


def test_a_word_does_not_change_the_number_of_the_choice():
    at = table(Council(1), seats=3)
    number = at.choice(1)
    at.act(0, Say("go"), number)
    at.act(1, Say("hush"), number)
    at.act(2, Say("go"), number)
    assert at.choice(0) == at.choice(1) == at.choice(2) == number


def test_the_next_talk_has_another_number_for_everyone_even_if_it_is_the_same_step():
    council = Council(1)
    at = table(council, council, seats=3)
    old = at.choice(0)
    at.act(1, Close())
    assert at.choice(0) == at.choice(1) == at.choice(2) != old
    refusal = at.refusal(0, Say("go"), old)
    assert refusal is not None
    assert refusal.code == "past-choice"


def test_a_view_says_who_only_speaks():
    at = table(Council(1))
    speaker, holder = at.view(0).asked, at.view(1).asked
    assert speaker is not None
    assert speaker.speaking
    assert holder is not None
    assert not holder.speaking


def test_a_speaker_may_not_decide():
    at = table(Council(1))
    refusal = at.refusal(0, Close())
    assert refusal is not None
    assert refusal.code == "not-an-option"
