"""What happened, numbered for each seat by what it was shown."""

from __future__ import annotations

from regnum.core.actions import AgreedEnd, ClockShown, Resigned, StoodIn, Undone
from tests.core.small import Ask, Said, Say, Whisper, Whispered, table


def whispers():
    """Seat 0 is whispered to whenever it speaks."""
    more = [Whisper(0, "psst")]
    return table(Ask(0, "a b", a=more), Ask(0, "c d", c=more), Ask(0, "e f", e=more))


def test_a_seat_is_shown_only_what_it_may_see():
    at = whispers()
    at.act(0, Say("a"))
    assert at.events(0) == [Said(0, "a"), Whispered(0, "psst")]
    assert at.events(1) == at.events(None) == [Said(0, "a")]


def test_events_after_a_number_count_what_that_seat_was_shown():
    at = whispers()
    for word in "ace":
        at.act(0, Say(word))
    assert len(at.events(0)) == 6
    assert at.events(0, after=4) == [Said(0, "e"), Whispered(0, "psst")]
    assert at.events(1, after=2) == [Said(0, "e")]
    assert at.events(1, after=3) == at.events(1, after=100) == []


def test_asking_again_from_where_one_was_misses_and_doubles_nothing():
    at = whispers()
    for seat in (0, 1, None):
        gathered = []
        copy = at.clone()
        for word in "ace":
            copy.act(0, Say(word))
            gathered += copy.events(seat, after=len(gathered))
        assert gathered == copy.events(seat)


def test_a_number_below_zero_means_all():
    at = whispers()
    at.act(0, Say("a"))
    assert at.events(0, after=-1) == at.events(0)


def test_an_undo_names_the_first_event_that_no_longer_counts_by_each_seats_own_numbers():
    at = whispers()
    at.act(0, Say("a"))
    at.act(0, Say("c"))
    at.undo(0)
    assert at.events(0)[-1] == Undone(0, since=2)
    assert at.events(1)[-1] == Undone(0, since=1)
    assert at.events(0)[2] == at.events(1)[1] == Said(0, "c")


def test_numbers_go_on_after_an_undo():
    at = whispers()
    at.act(0, Say("a"))
    at.undo(0)
    at.act(0, Say("b"))
    at.undo(0)
    assert at.events(0)[-1] == Undone(0, since=3)
    assert at.events(1)[-1] == Undone(0, since=2)


def test_what_is_done_at_the_table_is_told_to_all():
    at = table(Ask(0, "a b"), seats=3)
    at.clock(0, 12)
    at.stand_in(1, "greedy")
    at.resign(2)
    at.end()
    told = [ClockShown(0, 12), StoodIn(1, "greedy"), Resigned(2), AgreedEnd()]
    assert at.events(0) == at.events(None) == told
