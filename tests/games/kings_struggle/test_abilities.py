"""The ten cards, one by one, and what happens when they meet."""

from __future__ import annotations

from regnum.games.kings_struggle.actions import Use

from .story import given


def test_the_turns_go_from_the_star_clockwise_and_pass_over_who_can_do_nothing() -> None:
    table, seat = given("jeweler", "king", "jester", leader=2)
    assert table.holder == 2
    seat(2).skips()
    assert table.holder == 0


def test_peasant_queen_and_king_have_no_turn() -> None:
    table, _ = given("peasant", "queen", "king")
    assert table.round == 2


# -- Farmer and Assassin


def test_the_farmer_puts_five_on_a_merchant_of_any_player() -> None:
    table, seat = given("farmer", "cobbler", "king", leader=0)
    seat(1).skips()
    assert seat(0).is_refused(Use("boost", (2,))) == "wrong-estate"
    seat(0).uses("boost", 1)
    assert table.power(1) == 9


def test_without_a_merchant_the_farmer_can_do_nothing() -> None:
    table, _ = given("farmer", "king", "queen")
    assert table.round == 2


def test_the_assassin_takes_a_card_before_its_owner_can_use_it() -> None:
    table, seat = given("assassin", "jeweler", "king")
    seat(0).uses("kill", 1)
    assert table.pile(0) == ["jeweler-2"]
    assert table.round == 2, "the Jeweler's turn never comes"
    assert "king-3" in table.pile(2)


def test_the_assassin_takes_no_serfs() -> None:
    _, seat = given("assassin", "peasant", "king")
    assert seat(0).is_refused(Use("kill", (1,))) == "wrong-estate"


def test_a_victim_may_have_acted_before() -> None:
    """Ruling KS-C15."""
    table, seat = given("jeweler", "assassin", "king")
    seat(0).uses("coins")
    seat(0).skips()
    seat(1).uses("kill", 0)
    assert table.pile(1) == ["jeweler-1"]


# -- Cobbler


def test_a_lone_cobbler_moves_the_star_before_the_turns() -> None:
    table, seat = given("assassin", "cobbler", "jester")
    assert table.holder == 1
    seat(1).uses("star", 2)
    assert table.star == 2
    assert table.holder == 2, "the chosen player starts the turns (ruling KS-C16)"


def test_the_cobbler_may_take_the_star_himself_but_not_give_it_where_it_is() -> None:
    table, seat = given("king", "cobbler", "peasant")
    assert seat(1).is_refused(Use("star", (0,))) == "star-there"
    seat(1).uses("star", 1)
    assert table.star == 1
    assert table.holder == 1, "and then use the second part on his turn"
    seat(1).uses("coins")
    assert table.coins(1) == 6


def test_two_cobblers_move_nothing() -> None:
    """Ruling KS-C10."""
    table, _ = given("king", "cobbler", "cobbler")
    assert table.round == 2


def test_the_cobbler_takes_a_coin_for_each_serf_in_play() -> None:
    table, seat = given("cobbler", "peasant", "farmer")
    seat(0).skips()
    seat(0).uses("coins")
    assert table.coins(0) == 7


def test_ks_4_a_cobbler_who_moved_the_star_may_use_the_card_a_jester_brings() -> None:
    table, seat = given("cobbler", "jester", "king", hands={0: ["assassin", "queen"]})
    seat(0).uses("star", 1)
    seat(1).uses("jest", 0)
    seat(0).puts_down("assassin")
    assert table.holder == 0
    seat(0).uses("kill", 2)
    assert table.pile(0)[0] in ("assassin-1", "king-3")


# -- Cooper


def test_the_cooper_takes_a_coin_for_each_merchant_himself_included() -> None:
    table, seat = given("cooper", "jeweler", "king")
    seat(0).uses("coins")
    assert table.coins(0) == 7
    assert table.holder == 1, "one of the two, not both"


def test_a_lone_cooper_is_replaced_and_the_new_card_used_at_once() -> None:
    table, seat = given("cooper", "king", "queen")
    seat(0).uses("replace")
    seat(0).puts_down("assassin")
    assert "cooper" in table.hand(0)
    assert table.holder == 0
    seat(0).uses("kill", 1)
    assert "king-2" in table.state.cards.names[table.state.piles[0][0]]


def test_two_coopers_can_only_take_coins() -> None:
    _, seat = given("cooper", "cooper", "king")
    assert seat(0).is_refused(Use("replace")) == "cooper-not-alone"
    assert Use("coins") in seat(0).options


def test_a_cobbler_put_down_for_a_cooper_only_takes_coins() -> None:
    """Ruling KS-C9."""
    table, seat = given("cooper", "peasant", "queen")
    seat(0).uses("replace")
    seat(0).puts_down("cobbler")
    assert seat(0).is_refused(Use("star", (1,))) == "star-before-turns"
    seat(0).uses("coins")
    assert table.coins(0) == 6


def test_a_peasant_put_down_for_a_cooper_works() -> None:
    """Ruling KS-C6: the Cooper's new card is not mute."""
    table, seat = given("cooper", "king", "queen")
    seat(0).uses("replace")
    seat(0).puts_down("peasant")
    assert table.pile(0) == ["king-2", "peasant-1", "queen-3"]


# -- Jeweler


def test_the_jewelers_two_parts_are_independent_and_in_any_order() -> None:
    """Ruling KS-C12."""
    for order in (["coins", "boost"], ["boost", "coins"]):
        table, seat = given("jeweler", "king", "queen")
        for part in order:
            seat(0).uses(part, *([2] if part == "boost" else []))
        assert table.coins(0) == 7
        assert table.star == 2, "the Queen had 11"


def test_the_jewelers_parts_are_used_once_each() -> None:
    table, seat = given("jeweler", "king", "queen")
    seat(0).uses("coins")
    assert table.holder == 0
    assert seat(0).is_refused(Use("coins")) == "part-gone"
    seat(0).skips()
    assert table.round == 2


# -- Jester


def test_the_jester_makes_another_replace_his_card() -> None:
    table, seat = given("jester", "king", "peasant")
    assert seat(0).is_refused(Use("jest", (0,))) == "jest-self"
    seat(0).uses("jest", 1)
    assert table.turn == 1
    assert "king" not in table.hand(1), "the old card returns after the choice (ruling KS-C7)"
    seat(1).puts_down("queen")
    assert "king" in table.hand(1)
    assert table.view(1).seats[1].power in (0, 9)


def test_the_jester_cannot_touch_a_card_that_has_left_play() -> None:
    """Ruling KS-C4."""
    _, seat = given("assassin", "king", "jester")
    seat(0).uses("kill", 1)
    assert seat(2).is_refused(Use("jest", (1,))) == "not-in-play"


def test_ks_3_the_farmers_owner_is_jestered_after_acting() -> None:
    """KS-3: the Farmer returns, the new card's ability is not used, its power counts, and the
    +5 stays on the Merchant."""
    table, seat = given("farmer", "jester", "cooper", leader=0)
    seat(0).uses("boost", 2)
    seat(1).uses("jest", 0)
    seat(0).puts_down("assassin")
    assert "farmer" in table.hand(0)
    assert table.power(0) == 3
    assert table.power(2) == 10
    assert table.holder == 2, "the Assassin has no turn"


def test_a_queen_brought_by_a_jester_to_who_has_acted_brings_no_coins() -> None:
    """Ruling KS-C6."""
    table, seat = given("jeweler", "jester", "cobbler", leader=0, hands={0: ["queen", "king"]})
    seat(2).skips()
    seat(0).uses("coins")
    seat(0).skips()
    seat(1).uses("jest", 0)
    seat(0).puts_down("queen")
    assert table.star == 0
    assert table.coins(0) == 6


def test_or_five_if_the_table_agreed_to_lasting_abilities() -> None:
    """Ruling KS-C6, the other reading."""
    table, seat = given(
        "jeweler", "jester", "cobbler", hands={0: ["queen", "king"]}, passives_after_acting=True
    )
    seat(2).skips()
    seat(0).uses("coins")
    seat(0).skips()
    seat(1).uses("jest", 0)
    seat(0).puts_down("queen")
    assert table.coins(0) == 11


def test_a_muted_peasant_has_only_its_power() -> None:
    table, seat = given("farmer", "jester", "cooper", "king")
    seat(0).uses("boost", 2)
    seat(1).uses("jest", 0)
    seat(0).puts_down("peasant")
    assert table.view(None).seats[0].mute
    table.everybody_skips()
    assert table.pile(0) == []


def test_who_let_the_turn_pass_uses_no_ability_but_a_peasant_works() -> None:
    """Rulings KS-C5 and KS-C6: nothing has been used, but there is no sceptre either."""
    table, seat = given("jeweler", "jester", "king")
    seat(0).skips()
    seat(1).uses("jest", 0)
    seat(0).puts_down("peasant")
    assert table.pile(0) == ["jester-2", "king-3", "peasant-1"]


def test_tokens_go_back_when_their_card_is_replaced() -> None:
    table, seat = given("farmer", "jester", "cooper")
    seat(0).uses("boost", 2)
    seat(1).uses("jest", 2)
    seat(2).puts_down("jeweler")
    assert table.power(2) == 6


# -- Knight


def test_the_knight_takes_up_to_two_serfs() -> None:
    table, seat = given("knight", "peasant", "farmer", "assassin")
    assert Use("seize", (1, 2)) in seat(0).options
    assert len([action for action in seat(0).options if isinstance(action, Use)]) == 6
    seat(0).uses("seize", 1, 3)
    assert table.state.piles[0][:2] == [10, 32]


def test_no_more_than_two_and_none_twice() -> None:
    _, seat = given("knight", "peasant", "farmer", "assassin")
    assert seat(0).is_refused(Use("seize", (1, 2, 3))) == "targets-count"
    assert seat(0).is_refused(Use("seize", (1, 1))) == "seat-twice"


def test_without_serfs_the_knight_can_do_nothing() -> None:
    table, _ = given("knight", "king", "queen")
    assert table.round == 2
