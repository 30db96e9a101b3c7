"""A table is one match: looking, doing, keeping."""

from __future__ import annotations

import msgspec
import pytest

from regnum.core.agenda import Parallel, Secret
from regnum.core.cards import CardSet
from regnum.core.dice import QuickDice, key_from
from regnum.core.entries import Chair
from regnum.core.errors import BadSetUp, Malformed, Refused
from regnum.core.facts import Options
from regnum.core.messages import Message
from regnum.core.table import Table
from regnum.core.views import Asked
from tests.core.small import (
    Ask,
    Close,
    Council,
    Note,
    Open,
    Roll,
    Said,
    Say,
    WordGame,
    looks,
    state_of,
    table,
)


def two_turns() -> Table:
    return table(Ask(0, "a b"), Ask(1, "c d"), Ask(0, "e f"))


def snapshot(at: Table) -> tuple[object, ...]:
    """Everything that can be seen of a table."""
    seen = [None, *range(at.seats)]
    return (
        at.record(),
        [at.view(seat) for seat in seen],
        [at.events(seat) for seat in seen],
        [at.choice(seat) for seat in range(at.seats)],
        looks(state_of(at)),
    )


def test_a_new_table_waits_at_the_first_choice():
    at = two_turns()
    assert at.seats == 2
    assert at.to_act() == [0]
    assert at.may_speak() == []
    assert at.options(0) == [Say("a"), Say("b")]
    assert at.options(1) == []
    assert not at.over
    assert at.result is None


def test_acting_hands_the_turn_on():
    at = two_turns()
    at.act(0, Say("a"))
    assert at.to_act() == [1]
    assert state_of(at).areas[0] == ["a"]


def test_an_action_can_be_given_as_text():
    at = two_turns()
    assert at.refusal(0, "say a") is None
    at.act(0, "say b")
    assert state_of(at).areas[0] == ["b"]


def test_text_that_is_no_action_is_malformed_and_changes_nothing():
    at = two_turns()
    before = snapshot(at)
    with pytest.raises(Malformed, match=r"“sing a” is no action.*say \{word\}"):
        at.act(0, "sing a")
    assert snapshot(at) == before


def test_a_refused_action_changes_nothing():
    at = two_turns()
    at.act(0, Say("a"))
    before = snapshot(at)
    for seat, action in ((1, Say("z")), (0, Say("e")), (7, Say("c")), (1, Close())):
        with pytest.raises(Refused):
            at.act(seat, action)
        assert snapshot(at) == before


def test_looking_changes_nothing():
    at = table(Council(0), Ask(1, "c d"), Roll())
    before = snapshot(at)
    for seat in (0, 1):
        at.options(seat).clear()
        at.refusal(seat, Say("x"))
        at.undo_state(seat)
        at.imagine(seat, 4)
        at.scene(seat)
    at.to_act().clear()
    at.record(played=True)
    assert snapshot(at) == before


def test_the_match_is_over_when_the_agenda_is_empty():
    at = two_turns()
    for seat, word in ((0, "a"), (1, "c"), (0, "e")):
        at.act(seat, Say(word))
    assert at.over
    assert at.to_act() == at.may_speak() == at.options(0) == []
    assert at.choice(0) == 0
    assert at.result is not None
    assert at.result.scores == (2, 1)
    assert at.result.ranks == (1, 2)
    with pytest.raises(Refused, match="The game is over"):
        at.act(0, Say("a"))


def test_a_view_holds_what_the_table_knows_of_a_seat():
    at = table(Ask(1, "a b"))
    view = at.view(1)
    assert view.seat == 1
    assert view.to_act == (1,)
    assert view.asked == Asked(at.choice(1), Message("counters"))
    assert not view.over
    assert at.view(0).asked is None
    assert at.view(None).seat is None
    assert at.view(None).asked is None


def test_a_view_says_when_options_are_not_all():
    asked = table(Open(0, "a b")).view(0).asked
    assert asked is not None
    assert not asked.complete


def test_the_view_of_a_finished_match_holds_the_result():
    at = table(Ask(0, "a b"))
    at.act(0, "say a")
    assert at.view(None).over
    assert at.view(None).result == at.result


def test_a_scene_shows_the_places_and_counters():
    scene = two_turns().scene(0)
    assert [area.id for area in scene.areas][-1] == "counters"


# -- numbers of choices


def test_every_choice_has_a_number_of_its_own():
    at = two_turns()
    numbers = []
    for seat, word in ((0, "a"), (1, "c"), (0, "e")):
        numbers.append(at.choice(seat))
        at.act(seat, Say(word), choice=at.choice(seat))
    assert numbers == [1, 2, 3]


def test_a_doubled_click_does_not_answer_the_next_choice():
    at = table(Ask(0, "a b"), Ask(0, "a b"))
    number = at.choice(0)
    at.act(0, Say("a"), choice=number)
    before = snapshot(at)
    with pytest.raises(Refused, match=r"That answers choice 1, but .*now is 2"):
        at.act(0, Say("a"), choice=number)
    assert snapshot(at) == before


def test_a_doubled_click_does_not_answer_the_same_step_come_round_again():
    ask = Ask(0, "a b")
    at = table(ask, ask)
    number = at.choice(0)
    at.act(0, Say("a"), choice=number)
    with pytest.raises(Refused, match="but the choice before you now is"):
        at.act(0, Say("a"), choice=number)


def test_a_number_that_has_not_been_given_yet_is_refused():
    at = two_turns()
    assert at.refusal(0, Say("a"), choice=99).code == "past-choice"
    assert at.refusal(0, Say("a"), choice=0).code == "past-choice"


def test_others_in_a_secret_keep_their_numbers_while_one_answers():
    at = table(Secret([Ask(0, "a b"), Ask(1, "a b"), Ask(2, "a b")]), seats=3)
    numbers = [at.choice(seat) for seat in range(3)]
    assert len(set(numbers)) == 3
    at.act(1, Say("a"), numbers[1])
    assert [at.choice(0), at.choice(2)] == [numbers[0], numbers[2]]
    assert at.choice(1) == 0


def test_others_at_work_in_parallel_keep_their_numbers():
    at = table(Parallel([[Ask(0, "a b"), Ask(0, "c d")], [Ask(1, "a b")]]))
    first, other = at.choice(0), at.choice(1)
    at.act(0, Say("a"), first)
    assert at.choice(0) != first
    assert at.choice(1) == other


def test_a_choice_that_an_undo_brings_back_has_a_new_number():
    at = table(Ask(0, "a b"), Ask(0, "c d"))
    old = at.choice(0)
    at.act(0, Say("a"))
    at.undo(0)
    assert at.options(0) == [Say("a"), Say("b")]
    assert at.choice(0) not in (0, old)
    with pytest.raises(Refused, match="but the choice before you now is"):
        at.act(0, Say("a"), choice=old)


# -- keeping


def test_a_clone_is_the_same_match():
    at = two_turns()
    at.act(0, Say("a"))
    assert snapshot(at.clone()) == snapshot(at)


def test_what_is_done_at_a_clone_is_not_done_here():
    at = two_turns()
    at.act(0, Say("a"))
    before = snapshot(at)
    copy = at.clone()
    copy.act(1, Say("c"))
    copy.undo(1, consent=[0])
    copy.clock(0, 9)
    copy.stand_in(1, "greedy")
    copy.resign(1)
    assert snapshot(at) == before
    assert at.bots == ["", ""]


def test_a_clone_can_undo_what_was_done_before_it_was_made():
    at = table(Ask(0, "a b"), Ask(0, "c d"))
    at.act(0, Say("a"))
    copy = at.clone()
    copy.undo(0)
    assert copy.options(0) == [Say("a"), Say("b")]
    assert at.options(0) == [Say("c"), Say("d")]


def test_a_clone_can_withdraw_a_secret_answer():
    at = table(Secret([Ask(0, "a b"), Ask(1, "a b")]))
    at.act(0, Say("a"))
    copy = at.clone()
    copy.undo(0)
    assert copy.to_act() == [0, 1]
    assert at.to_act() == [1]


def test_the_same_key_plays_the_same_match():
    ends = set()
    for _ in range(2):
        at = table(Ask(0, "a b"), Roll())
        at.act(0, Say("a"))
        ends.add(tuple(state_of(at).done))
    assert len(ends) == 1


def test_an_imagined_world_has_quick_dice_and_nobody_listens():
    world = two_turns().imagine(0, 3)
    assert isinstance(world.dice, QuickDice)
    assert world.events is None


def test_every_deed_is_an_entry_of_the_record():
    at = table(Ask(0, "a b"), Ask(0, "c d"), Ask(1, "e f"), seats=3)
    at.act(0, Say("a"))
    at.undo(0)
    at.act(0, Say("b"))
    at.act(0, Say("c"))
    at.undo(0, consent=[1, 2])
    at.clock(1, 30)
    at.stand_in(2, "greedy")
    at.resign(1)
    at.end()
    kinds = [msgspec.to_builtins(entry)["entry"] for entry in at.record().entries]
    assert kinds == ["act", "undo", "act", "act", "takeback", "clock", "stand_in", "resign", "end"]


def test_a_record_names_game_rules_options_seats_and_key():
    record = two_turns().record()
    assert (record.game, record.rules, record.options) == ("words", 1, {})
    assert record.seats == (Chair(), Chair())
    assert bytes.fromhex(record.key) == key_from("words")
    assert record.result is None


def test_events_before_the_first_choice_are_told():
    at = table(Ask(0, "forced"), Ask(1, "a b"))
    assert at.events(None) == [Said(0, "forced")]


@pytest.mark.parametrize("length", [0, 65])
def test_a_key_of_an_impossible_length_is_refused(length):
    with pytest.raises(BadSetUp, match=f"from 1 to 64 bytes; this one has {length}"):
        Table(WordGame(list), [Chair()], Options(), CardSet(), b"k" * length)


def test_a_match_without_any_choice_is_over_at_once():
    at = table(Note("nothing to do"))
    assert at.over
    assert at.result is not None
