"""Returning cards under the deck (p. 6, rule 10 of the digest)."""

from __future__ import annotations

import pytest

from regnum.games.kings_bounty.actions import Pass, Return, Under
from regnum.games.kings_bounty.events import Drew, Passed, PutUnder
from regnum.games.kings_bounty.game import game

from .story import given

HAND = ["elf-tower-1", "elf-tower-2", "elf-fortress-1", "elf-fortress-2", "elf-citadel-1"]
HAND.append("elf-citadel-2")
DECK = [f"orc-{castle}" for castle in ("tower-1", "tower-2", "fortress-1", "fortress-2")]
DECK += ["orc-citadel-1", "orc-citadel-2", "low-obelisk-1"]


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_one_to_six_cards_go_under_and_as_many_are_drawn(count: int) -> None:
    """Rule 10 (p. 6)."""
    table, seat = given(hands={0: HAND}, deck=DECK)
    seat(0).returns(*HAND[:count])
    assert seat(0).hand == HAND[count:] + DECK[:count]
    assert table.deck == DECK[count:] + HAND[:count]
    assert table.turn == 1


def test_the_order_under_the_deck_is_the_one_chosen() -> None:
    """Rule 10 (p. 6): the first one put under is drawn first."""
    table, seat = given(hands={0: HAND}, deck=DECK)
    seat(0).returns("elf-citadel-2", "elf-tower-1", "elf-fortress-2")
    assert table.deck[-3:] == ["elf-citadel-2", "elf-tower-1", "elf-fortress-2"]


def test_returning_never_changes_the_size_of_the_deck() -> None:
    """Rule 10 (p. 6): so it never brings the end nearer."""
    table, seat = given(hands={0: HAND}, deck=DECK[:1])
    seat(0).returns(*HAND)
    assert len(table.deck) == 1
    assert not table.over


def test_a_card_under_the_deck_cannot_be_put_under_again() -> None:
    _, seat = given(hands={0: HAND}, deck=DECK)
    seat(0).puts_under("elf-tower-1")
    assert seat(0).refusal_of(Under("elf-tower-1")) == "not-in-hand"
    assert seat(0).refusal_of(Under("elf-tower-9")) == "no-such-card"


def test_who_put_the_whole_hand_under_draws_without_being_asked() -> None:
    """With nothing left to put under there is one thing to do."""
    table, seat = given(hands={0: HAND}, deck=DECK)
    seat(0).puts_under(*HAND)
    assert seat(0).hand == DECK[:6]
    assert table.turn == 1


def test_from_a_short_deck_ones_own_cards_come_back_in_the_order_returned() -> None:
    """Ruling KB-A6."""
    table, seat = given(hands={0: HAND}, deck=DECK[:2])
    seat(0).returns("elf-citadel-1", "elf-tower-1", "elf-tower-2", "elf-fortress-1")
    kept = ["elf-fortress-2", "elf-citadel-2"]
    assert seat(0).hand == [*kept, *DECK[:2], "elf-citadel-1", "elf-tower-1"]
    assert table.deck == ["elf-tower-2", "elf-fortress-1"]


def test_with_an_empty_deck_returning_is_passing() -> None:
    """Ruling KB-A5: the hand stays as it is."""
    table, seat = given(hands={0: HAND}, deck=[])
    assert seat(0).refusal_of(Return()) == "deck-empty"
    seat(0).passes()
    assert seat(0).hand == HAND
    assert table.told(Passed) == [Passed(0)]
    assert table.turn == 1


def test_a_pass_is_offered_only_when_the_deck_is_empty() -> None:
    """Ruling KB-A5, rule 8 (p. 4)."""
    _, seat = given(hands={0: HAND}, deck=DECK[:1])
    assert seat(0).refusal_of(Pass()) == "no-passing"


def test_others_see_that_cards_are_returned_and_drawn_but_not_which() -> None:
    """Ruling KB-A20."""
    table, seat = given(hands={0: HAND}, deck=DECK)
    seat(0).returns("elf-tower-1")
    events = [*table.told(PutUnder), *table.told(Drew)]
    assert events == [PutUnder(0, "elf-tower-1"), Drew(0, "orc-tower-1")]
    for other in (1, None):
        shown = [game.redact(event, other) for event in events]
        assert shown == [PutUnder(0, None), Drew(0, None)]
    assert [game.redact(event, 0) for event in events] == events


def test_the_view_tells_how_many_cards_went_under_this_turn() -> None:
    table, seat = given(hands={0: HAND}, deck=DECK)
    seat(0).puts_under("elf-tower-1", "elf-tower-2")
    assert table.view(1).returned == 2
    seat(0).draws()
    assert table.view(1).returned == 0
