"""Who wins a trick."""

from __future__ import annotations

from regnum.games.kings_struggle.events import NobodyWon, TrickWon

from .story import given


def test_ks_1_cooper_and_king_are_equal_and_the_queen_wins() -> None:
    """KS-1: powers 1, 2, 5+5, 9 and 10."""
    table, seat = given("peasant", "farmer", "cooper", "queen", "king", leader=1)
    seat(1).uses("boost", 2)
    assert table.power(2) == 10
    table.everybody_skips()
    assert table.discarded == ["cooper-3", "king-5"]
    assert table.pile(3) == ["farmer-2", "peasant-1", "queen-4"]
    assert table.coins(3) == 10
    assert table.star == 3
    assert table.state.fives == [0] * 5


def test_the_highest_card_takes_the_trick_with_its_own() -> None:
    table, _ = given("king", "queen", "cobbler")
    table.everybody_skips()
    assert table.pile(0) == ["cobbler-3", "king-1", "queen-2"]
    assert table.round == 2
    assert table.turn == 0


def test_a_lone_peasant_beats_the_king() -> None:
    table, _ = given("king", "peasant", "queen")
    assert table.pile(1) == ["king-1", "peasant-2", "queen-3"]
    assert table.coins(1) == 5


def test_another_serf_takes_the_peasants_power() -> None:
    table, _ = given("king", "peasant", "assassin")
    table.everybody_skips()
    assert "peasant-2" in table.pile(0)


def test_two_peasants_are_equal() -> None:
    table, _ = given("king", "peasant", "peasant")
    assert table.discarded == ["peasant-2", "peasant-3"]
    assert table.pile(0) == ["king-1"]


def test_a_peasant_takes_what_is_left_when_others_are_tied() -> None:
    """Ruling KS-C3."""
    table, _ = given("king", "king", "peasant", "queen")
    assert table.discarded == ["king-1", "king-2"]
    assert table.pile(2) == ["peasant-3", "queen-4"]


def test_serfs_that_tie_each_other_still_spoil_the_peasant() -> None:
    """Ruling KS-C2."""
    table, _ = given("king", "farmer", "farmer", "peasant")
    table.everybody_skips()
    assert table.pile(0) == ["king-1", "peasant-4"]


def test_or_not_if_the_table_agreed_to_look_after_the_ties() -> None:
    """Ruling KS-C2, the other reading."""
    table, _ = given("king", "farmer", "farmer", "peasant", peasant_after_ties=True)
    table.everybody_skips()
    assert table.pile(3) == ["king-1", "peasant-4"]


def test_without_a_winner_all_is_discarded_and_the_star_stays() -> None:
    """Ruling KS-C1."""
    table, _ = given("king", "king", "king", leader=1)
    assert table.told(NobodyWon)
    assert table.discarded == ["king-1", "king-2", "king-3"]
    assert table.star == 1
    assert table.round == 2
    assert table.turn == 1


def test_the_queen_brings_coins_only_if_she_wins() -> None:
    table, _ = given("king", "queen", "cobbler")
    table.everybody_skips()
    assert table.coins(1) == 5
    (won,) = table.told(TrickWon)
    assert won.coins == 0


def test_the_game_ends_after_seven_rounds_and_promises_are_settled() -> None:
    table, seat = given("king", "assassin", "queen", round=7)
    deal = seat(0).offers("spare p1; promise p1 pay p2 3 by 7")
    seat(1).agrees(deal)
    table.everybody_skips()
    assert table.turn is None
    assert table.promises == ["broken"]
