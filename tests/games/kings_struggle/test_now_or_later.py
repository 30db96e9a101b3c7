"""What can be done at once is done with the deal; only what lies in the future is a promise."""

from __future__ import annotations

import pytest

from .story import given


@pytest.mark.parametrize(
    "promise",
    ["use farmer on p2 by 1", "use farmer on p2 by 3", "avoid farmer on p2 by 1"],
)
def test_the_holder_does_not_promise_what_is_open_now(promise: str) -> None:
    """Or the coins would be taken and the ability skipped."""
    _, seat = given("farmer", "cooper", "king")
    for number in (0, 1):
        deal = f"offer refrain; pay p2>p1 2; promise p1 {promise}"
        assert seat(number).is_refused(deal) == "promise-open-now"


def test_what_the_holder_has_for_later_can_be_promised() -> None:
    table, seat = given("farmer", "cooper", "king")
    seat(0).agrees(seat(1).offers("refrain; pay p2>p1 2; promise p1 use jest on p3 by 3"))
    assert table.promises == ["open"]


def test_others_promise_what_they_will_do_on_their_own_turn() -> None:
    """As Bobby does to Mary."""
    table, seat = given("assassin", "jester", "king")
    seat(0).agrees(seat(1).offers("spare p2; promise p2 use jest on p3 by 1"))
    assert table.promises == ["open"]


# -- two deeds in order


def test_a_cooper_sells_the_new_card_and_what_it_does() -> None:
    """Replace it by the Farmer, and +5 on me: both at once."""
    table, seat = given("cooper", "jeweler", "king")
    deal = seat(1).offers("do replace with farmer; then boost on p2; pay p2>p1 4")
    seat(0).agrees(deal)
    assert (table.in_play(0), table.power(1)) == ("farmer", 11)
    assert (table.coins(0), table.coins(1)) == (9, 1)
    assert table.holder == 1, "the Cooper's turn is over"


def test_whole_or_not_at_all() -> None:
    table, seat = given("cooper", "jeweler", "king", removed={0: ["farmer", "peasant"]})
    deal = seat(1).offers("do replace with farmer; then boost on p2; pay p2>p1 4")
    assert seat(0).is_refused(f"agree {deal}") == "card-not-held"
    assert (table.in_play(0), table.power(1), table.coins(0)) == ("cooper", 6, 5)


def test_what_the_new_card_cannot_do_is_refused() -> None:
    _, seat = given("cooper", "jeweler", "king")
    says = seat(1).is_refused
    assert says("offer do replace with farmer; then boost on p3; pay p2>p1 4") == "wrong-estate"
    assert says("offer do replace with farmer; then kill on p3; pay p2>p1 4") == "not-your-part"
    assert says("offer do replace with king; then boost on p2; pay p2>p1 4") == "then-nothing"
    assert says("offer do replace; then boost on p2; pay p2>p1 4") == "then-nothing"
    assert says("offer do coins; then boost on p2; pay p2>p1 4") == "then-nothing"
    assert says("offer then boost on p2; pay p2>p1 4") == "deal-empty"


def test_nor_is_it_promised() -> None:
    _, seat = given("cooper", "jeweler", "king")
    deal = "offer do replace with farmer; pay p2>p1 4; promise p1 use farmer on p2 by 1"
    assert seat(1).is_refused(deal) == "promise-open-now"


@pytest.mark.parametrize("deal", ["do replace", "refrain coins"])
def test_nor_while_the_new_card_is_not_named(deal: str) -> None:
    """Or the coins would be taken and another card put down."""
    _, seat = given("cooper", "jeweler", "king")
    for promise in ("use farmer on p2", "avoid assassin on p2"):
        offer = f"offer {deal}; pay p2>p1 4; promise p1 {promise}"
        assert seat(1).is_refused(f"{offer} by 1") == "promise-new-card"
        assert seat(1).is_refused(f"{offer} by 2") == ""


def test_a_cooper_that_stays_may_promise_what_a_jester_could_bring() -> None:
    _, seat = given("cooper", "jeweler", "jester")
    for deal in ("do coins", "refrain", "refrain replace"):
        offer = f"offer {deal}; pay p2>p1 4; promise p1 use farmer on p2 by 1"
        assert seat(1).is_refused(offer) == ""


def test_the_new_card_may_be_sold_for_not_being_used() -> None:
    table, seat = given("cooper", "king", "knight")
    seat(0).agrees(seat(1).offers("do replace with assassin; refrain; pay p2>p1 2"))
    assert table.in_play(0) == "assassin"
    assert table.holder == 2, "nobody was killed"


def test_the_new_jesters_target_is_bound_by_the_card_it_is_to_play() -> None:
    table, seat = given("cooper", "king", "knight")
    deal = seat(2).offers("do replace with jester; then jest on p2 with farmer; pay p3>p2 2")
    seat(0).agrees(deal)
    assert table.in_play(0) == "cooper"
    seat(1).agrees(deal)
    assert (table.in_play(0), table.in_play(1)) == ("jester", "farmer")


def test_what_is_left_of_a_new_jeweler_stays_open() -> None:
    table, seat = given("cooper", "king", "queen")
    seat(0).agrees(seat(2).offers("do replace with jeweler; then boost on p3; pay p3>p1 1"))
    assert table.power(2) == 11
    assert table.holder == 0
    seat(0).uses("coins")
    assert table.coins(0) == 8


def test_both_parts_of_a_jeweler_can_be_one_deal() -> None:
    table, seat = given("jeweler", "king", "queen")
    seat(0).agrees(seat(2).offers("do boost on p3; then coins; pay p3>p1 1"))
    assert (table.power(2), table.coins(0)) == (0, 8)
    assert table.star == 2


def test_a_coopers_new_card_is_suggested_to_who_gains_by_it() -> None:
    _, seat = given("cooper", "jeweler", "king")
    offer = "offer do replace with farmer; then boost on p2; pay p2>p1 2"
    assert offer in seat(1).offers_listed
