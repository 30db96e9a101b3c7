"""Bargaining: who is bound, numbers, changes, withdrawing, and carrying out."""

from __future__ import annotations

from msgspec.structs import replace

from regnum.core.messages import Message
from regnum.games.kings_struggle.actions import Agree, Change, Propose, Reject, Withdraw
from regnum.games.kings_struggle.events import Closed, Lapsed, Paid, Rejected
from regnum.games.kings_struggle.game import game

from .story import given


def test_john_pays_for_a_token_and_gets_it_at_once() -> None:
    """The rulebook's example: 5 coins for the +5."""
    table, seat = given("farmer", "cooper", "king")
    deal = seat(1).offers("do boost on p2; pay p2>p1 5")
    assert table.power(1) == 5
    seat(0).agrees(deal)
    assert table.power(1) == 10
    assert (table.coins(0), table.coins(1)) == (10, 0)


def test_the_holder_may_propose_too() -> None:
    table, seat = given("farmer", "cooper", "king")
    deal = seat(0).offers("do boost on p2; pay p2>p1 3")
    seat(1).agrees(deal)
    assert table.power(1) == 10
    assert table.coins(0) == 8


def test_sparing_binds_for_the_rest_of_the_talk() -> None:
    table, seat = given("assassin", "king", "queen")
    seat(0).agrees(seat(1).offers("spare p2; pay p2>p1 1"))
    assert table.holder == 0
    assert table.view(None).talk.spared == (1,)  # type: ignore[union-attr]  # there is a talk
    assert seat(0).is_refused("use kill on p2") == "spared"
    assert seat(2).is_refused("offer do kill on p2; pay p3>p1 2") == "spared"
    seat(0).uses("kill", 2)
    assert table.pile(0) == ["queen-3"]


def test_not_using_the_ability_at_all_closes_the_talk() -> None:
    """Ruling KS-C20."""
    table, seat = given("assassin", "king", "queen")
    seat(0).agrees(seat(1).offers("refrain; pay p2>p1 2"))
    assert table.star == 1
    assert table.coins(0) == 7


def test_a_deal_about_one_part_leaves_the_other() -> None:
    table, seat = given("jeweler", "king", "queen")
    seat(0).agrees(seat(2).offers("do boost on p3; pay p3>p1 1"))
    assert table.holder == 0
    assert table.power(2) == 11
    seat(0).uses("coins")
    assert table.coins(0) == 8


def test_doing_one_part_and_refraining_from_the_other_is_one_deal() -> None:
    table, seat = given("jeweler", "king", "queen")
    seat(0).agrees(seat(2).offers("do boost on p3; refrain coins; pay p3>p1 1"))
    assert table.coins(0) == 6
    assert table.star == 2


def test_the_cobblers_star_is_for_sale() -> None:
    table, seat = given("king", "cobbler", "assassin")
    seat(1).agrees(seat(2).offers("do star on p3; pay p3>p2 1"))
    assert table.star == 2
    assert table.holder == 2


def test_a_cooper_may_sell_which_card_comes() -> None:
    table, seat = given("cooper", "king", "queen")
    seat(0).agrees(seat(1).offers("do replace with assassin; pay p2>p1 2"))
    assert table.in_play(0) == "assassin"
    assert table.holder == 0


def test_a_jest_without_a_named_card_leaves_the_choice_to_its_target() -> None:
    table, seat = given("jester", "king", "queen")
    seat(0).agrees(seat(2).offers("do jest on p2; pay p3>p1 1"))
    assert table.turn == 1
    seat(1).puts_down("peasant")
    assert table.star == 1


# -- who is bound


def test_in_a_deal_of_three_any_bound_seat_may_pay_any_other() -> None:
    """Ruling KS-C26: the Jester's target is paid for the card it puts down."""
    table, seat = given("jester", "king", "queen")
    deal = seat(2).offers("do jest on p2 with farmer; pay p3>p2 2; pay p3>p1 1")
    seat(0).agrees(deal)
    assert table.in_play(1) == "king", "the target has not agreed yet"
    seat(1).agrees(deal)
    assert table.told(Paid) == [Paid(2, 1, 2), Paid(2, 0, 1)]
    assert table.star == 2


def test_who_is_not_bound_has_nothing_to_agree_to() -> None:
    table, seat = given("assassin", "king", "queen")
    deal = seat(1).offers("spare p2; pay p2>p1 1")
    assert seat(2).is_refused(Agree(deal)) == "not-a-party"
    assert Agree(deal) not in seat(2).options
    assert table.open_deals == [deal]


def test_proposing_is_agreeing_and_once_is_enough() -> None:
    _, seat = given("assassin", "king", "queen")
    deal = seat(1).offers("spare p2; pay p2>p1 1")
    assert seat(1).is_refused(Agree(deal)) == "agreed-already"


# -- numbers


def test_every_change_gives_a_deal_a_new_number_and_agreements_lapse() -> None:
    table, seat = given("jester", "king", "queen")
    first = seat(2).offers("do jest on p2 with farmer; pay p3>p1 1")
    seat(0).agrees(first)
    second = seat(2).changes(first, "do jest on p2 with farmer; pay p3>p1 2")
    assert second == first + 1
    assert table.open_deals == [second]
    assert seat(1).is_refused(Agree(first)) == "deal-changed"
    seat(1).agrees(second)
    assert table.holder == 0, "the holder has to agree again"
    seat(0).agrees(second)
    assert table.coins(0) == 7


def test_the_refusal_of_an_older_version_names_the_new_one() -> None:
    _, seat = given("assassin", "king", "queen")
    first = seat(1).offers("spare p2; pay p2>p1 1")
    second = seat(1).changes(first, "spare p2; pay p2>p1 2")
    third = seat(1).changes(second, "spare p2; pay p2>p1 3")
    refusal = seat(0).refusal_of(Agree(first))
    assert refusal is not None
    assert refusal.args == {"number": first, "now": third}


def test_numbers_are_never_used_again() -> None:
    table, seat = given("assassin", "king", "jester")
    first = seat(1).offers("spare p2; pay p2>p1 1")
    seat(1).withdraws(first)
    seat(0).skips()
    assert table.holder == 2
    assert seat(1).offers("spare p2; pay p2>p3 1") == first + 1
    assert seat(2).is_refused(Agree(first)) == "deal-gone"
    assert seat(2).is_refused(Agree(99)) == "no-such-deal"


def test_a_deal_can_be_withdrawn_until_it_is_done() -> None:
    table, seat = given("jester", "king", "queen")
    deal = seat(2).offers("do jest on p2 with farmer; pay p3>p1 1")
    seat(0).agrees(deal)
    assert seat(1).is_refused(Withdraw(deal)) == "not-yours"
    seat(0).withdraws(deal)
    assert table.open_deals == []
    assert seat(1).is_refused(Agree(deal)) == "deal-gone"


def test_who_is_asked_may_say_no_and_the_deal_is_off_the_table() -> None:
    table, seat = given("assassin", "king", "queen")
    deal = seat(1).offers("spare p2; pay p2>p1 1")
    assert Reject(deal) in seat(0).options
    assert seat(1).is_refused(f"reject {deal}") == "withdraw-instead"
    assert seat(2).is_refused(f"reject {deal}") == "not-a-party"
    seat(0).rejects(deal)
    assert table.told(Rejected) == [Rejected(0, deal, None)]
    assert table.open_deals == []
    assert seat(0).is_refused(f"reject {deal}") == "deal-gone"


def test_only_its_author_changes_a_deal() -> None:
    _, seat = given("assassin", "king", "queen")
    deal = seat(1).offers("spare p2; pay p2>p1 1")
    assert seat(0).is_refused(f"change {deal} spare p2; pay p2>p1 4") == "not-the-author"


def test_open_deals_end_with_the_talk() -> None:
    table, seat = given("assassin", "king", "jester")
    deal = seat(1).offers("spare p2; pay p2>p1 1")
    seat(0).skips()
    assert table.open_deals == []
    assert seat(0).is_refused(Agree(deal)) == "deal-gone"


# -- whole or not at all


def test_coins_that_were_spent_since_make_a_deal_lapse() -> None:
    table, seat = given("jeweler", "king", "queen")
    dear = seat(2).offers("refrain coins; pay p3>p1 5")
    cheap = seat(2).offers("do boost on p3; pay p3>p1 1")
    seat(0).agrees(cheap)
    assert table.open_deals == []
    assert table.told(Lapsed) == [Lapsed(dear)]
    assert table.coins(2) == 4


def test_a_deal_about_a_part_that_was_used_lapses() -> None:
    table, seat = given("jeweler", "king", "queen")
    deal = seat(2).offers("do boost on p3; pay p3>p1 1")
    seat(0).uses("boost", 1)
    assert table.open_deals == []
    assert seat(0).is_refused(Agree(deal)) == "deal-gone"


def test_a_refused_agreement_changes_nothing() -> None:
    table, seat = given("jester", "king", "queen", removed={1: ["farmer", "cooper"]})
    deal = seat(2).offers("do jest on p2 with farmer; pay p3>p2 2; pay p3>p1 1")
    seat(0).agrees(deal)
    before = table.view(None)
    assert seat(1).is_refused(Agree(deal)) == "card-not-held"
    assert table.view(None) == before
    assert not table.told(Closed)


# -- bounded


def test_offers_and_changes_are_counted_and_the_holder_can_always_close() -> None:
    table, seat = given("assassin", "king", "queen", offers=2)
    deal = seat(1).offers("spare p2; pay p2>p1 1")
    seat(1).changes(deal, "spare p2; pay p2>p1 2")
    assert seat(1).is_refused("offer refrain; pay p2>p1 1") == "offers-used-up"
    assert not any(isinstance(action, Propose | Change) for action in seat(1).options)
    seat(0).skips()
    assert table.round == 2


def test_how_many_offers_are_left_is_shown() -> None:
    table, seat = given("assassin", "king", "queen", offers=2)
    seat(1).offers("spare p2; pay p2>p1 1")
    for viewer, count in ((0, 2), (1, 1)):
        scene = game.scene(replace(table.view(viewer), seat=viewer))
        (area,) = [area for area in scene.areas if area.id == "deals"]
        assert area.pieces[0].name == Message("offers-left", {"count": count})


def test_each_talk_has_its_own_count() -> None:
    _, seat = given("assassin", "king", "jester", offers=1)
    seat(1).offers("spare p2; pay p2>p1 1")
    seat(0).skips()
    assert seat(1).is_refused("offer spare p2; pay p2>p3 1") == ""


def test_without_bargaining_nobody_speaks() -> None:
    table, seat = given("assassin", "king", "queen", offers=0)
    assert seat(1).options == []
    assert seat(0).is_refused("offer refrain; pay p2>p1 1") == "no-bargaining"
    assert table.view(None).talk is not None


# -- what is suggested


def test_offers_are_suggested_and_all_of_them_are_legal() -> None:
    _, seat = given("jester", "king", "queen")
    assert "offer spare p2; pay p2>p1 1" in seat(1).offers_listed
    assert "offer do jest on p2 with peasant; pay p3>p2 1; pay p3>p1 1" in seat(2).offers_listed
    for number in range(3):
        assert 0 < len(seat(number).offers_listed) <= 6
        assert all(not seat(number).is_refused(said) for said in seat(number).offers_listed)


def test_one_may_raise_ones_own_offer() -> None:
    _, seat = given("assassin", "king", "queen")
    deal = seat(1).offers("spare p2; pay p2>p1 1")
    raised = [action for action in seat(1).options if isinstance(action, Change)]
    assert [action.number for action in raised] == [deal]
    assert raised[0].deal.pay[0].coins == 2
