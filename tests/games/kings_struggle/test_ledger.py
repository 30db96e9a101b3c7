"""Promises: open, kept, broken, as the table sees it."""

from __future__ import annotations

from msgspec.structs import replace

from regnum.games.kings_struggle.actions import Break, Pay
from regnum.games.kings_struggle.events import PromiseBroken, Promised, PromiseKept
from regnum.games.kings_struggle.game import game

from .story import StorySeat, StoryTable, given


def promised(promise: str, **more: object) -> tuple[StoryTable, list[StorySeat]]:
    """Seat 1 has been spared for a promise; the Assassin's talk is still open."""
    table, seat = given("assassin", "king", "jester", **more)  # type: ignore[arg-type]  # opening checks them
    seat(0).agrees(seat(1).offers(f"spare p2; promise {promise}"))
    return table, [seat(number) for number in range(3)]


def test_promised_coins_can_be_paid_in_any_talk() -> None:
    table, seats = promised("p2 pay p1 3 by 2")
    assert table.told(Promised)
    assert Pay(0, 3) in seats[1].options
    seats[1].pays(0, 2)
    assert table.promises == ["open"]
    assert table.ledger[0].paid == 2
    seats[0].skips()
    seats[1].pays(0, 1)
    assert table.promises == ["kept"]
    assert table.told(PromiseKept)
    assert (table.coins(0), table.coins(1)) == (8, 2)


def test_no_more_than_was_promised_nor_more_than_is_there_is_paid() -> None:
    _, seats = promised("p2 pay p1 9 by 2")
    assert seats[1].is_refused("pay p1 10") == "not-owed"
    assert seats[1].is_refused("pay p1 6") == "coins-short"
    assert seats[1].is_refused("pay p3 1") == "not-owed"
    assert seats[0].is_refused("pay p2 1") == "not-owed"


def test_payments_in_a_talk_are_bounded() -> None:
    _, seats = promised("p2 pay p1 3 by 2", offers=2)
    seats[1].pays(0, 1)
    seats[1].pays(0, 1)
    assert seats[1].is_refused("pay p1 1") == "payments-used-up"


def test_the_price_of_a_later_deal_does_not_count_towards_a_promise() -> None:
    """Who sells two things is owed for both (KS-C26)."""
    table, seats = promised("p2 pay p1 2 by 2")
    seats[0].agrees(seats[1].offers("refrain; pay p2>p1 2"))
    assert table.promises == ["open"]


def test_the_deals_own_payment_does_not_count() -> None:
    table, seat = given("assassin", "king", "jester")
    seat(0).agrees(seat(1).offers("spare p2; pay p2>p1 2; promise p2 pay p1 2 by 2"))
    assert table.promises == ["open"]


# -- who owes is asked before the promise is judged (ruling KS-C32)


def test_coins_that_are_not_paid_when_asked_are_a_broken_promise() -> None:
    table, seats = promised("p2 pay p1 3 by 1")
    seats[1].pays(0, 2)
    table.everybody_skips()
    assert table.turn == 1
    assert seats[1].options == [Pay(0, 1), Break()]
    assert seats[1].is_refused("play queen-2") == "pay-or-break"
    seats[1].breaks()
    assert table.promises == ["broken"]
    assert table.told(PromiseBroken)
    assert table.coins(1) == 3, "and nobody makes good for it"
    assert table.round == 2


def test_coins_that_are_paid_when_asked_keep_it() -> None:
    """Even where no talk has come since the promise was given."""
    table, seat = given("assassin", "king", "queen", round=7)
    seat(0).agrees(seat(1).offers("refrain; promise p2 pay p1 3 by 7"))
    assert table.turn == 1
    seat(1).pays(0, 3)
    assert table.promises == ["kept"]
    assert (table.coins(0), table.coins(1)) == (8, 2)
    assert table.turn is None, "the game is over"


def test_the_queens_coins_come_first() -> None:
    table, seat = given("assassin", "queen", "farmer", coins={1: 0})
    seat(0).agrees(seat(1).offers("spare p2; promise p2 pay p1 4 by 1"))
    table.everybody_skips()
    seat(1).pays(0, 4)
    assert table.promises == ["kept"]
    assert table.coins(1) == 1


def test_who_can_pay_only_a_part_may_pay_that_and_has_broken_it_all_the_same() -> None:
    table, seats = promised("p2 pay p1 9 by 1")
    table.everybody_skips()
    assert seats[1].options == [Pay(0, 5), Break()]
    seats[1].pays(0, 5)
    assert (table.promises, table.ledger[0].paid) == (["broken"], 5)


def test_who_has_nothing_is_not_asked() -> None:
    table, seat = given("assassin", "king", "jester", coins={1: 0})
    seat(0).agrees(seat(1).offers("spare p2; promise p2 pay p1 3 by 1"))
    table.everybody_skips()
    assert table.promises == ["broken"]


def test_one_is_asked_for_each_promise() -> None:
    table, seat = given("assassin", "king", "jester")
    seat(0).agrees(seat(1).offers("spare p2; promise p2 pay p1 1 by 1; promise p2 pay p3 2 by 1"))
    seat(2).agrees(1)
    table.everybody_skips()
    seat(1).breaks()
    seat(1).pays(2, 2)
    assert table.promises == ["broken", "kept"]


def test_who_waits_for_anothers_coins_is_asked_when_they_have_come() -> None:
    """Anna owes Boris what Boris owes her: whoever has coins pays first, and then the other."""
    table, seat = given("assassin", "king", "jester", coins={1: 0, 2: 3})
    seat(0).agrees(seat(1).offers("spare p2; promise p2 pay p3 3 by 1; promise p3 pay p2 3 by 1"))
    seat(2).agrees(1)
    table.everybody_skips()
    assert table.turn == 2
    seat(2).pays(1, 3)
    assert table.turn == 1
    seat(1).pays(2, 3)
    assert table.promises == ["kept", "kept"]


def test_a_promise_is_broken_only_when_one_is_asked() -> None:
    _, seats = promised("p2 pay p1 3 by 1")
    assert seats[1].is_refused("break") == "break-when-asked"


def test_a_promise_stays_open_until_its_round_is_over() -> None:
    table, seats = promised("p2 pay p1 3 by 2")
    table.next_round("king", "assassin", "queen")
    assert table.promises == ["open"]
    table.everybody_skips()
    assert table.promises == ["open"]
    seats[1].breaks()
    assert table.promises == ["broken"]


def test_a_promised_use_is_kept_when_it_is_seen() -> None:
    table, seats = promised("p2 use kill on p3 by 2")
    table.next_round("king", "assassin", "queen")
    seats[1].uses("kill", 2)
    assert table.promises == ["kept"]


def test_with_another_card_it_is_not() -> None:
    """The Farmer's +5 is not the Jeweler's +2 (ruling KS-C33)."""
    table, seats = promised("p2 use farmer on p3 by 2")
    table.next_round("king", "jeweler", "queen")
    seats[1].uses("boost", 2)
    assert table.promises == ["open"]
    table.everybody_skips()
    assert table.promises == ["broken"]


def test_on_another_target_it_is_not() -> None:
    table, seats = promised("p2 use kill on p3 by 2")
    table.next_round("king", "assassin", "queen")
    seats[1].uses("kill", 0)
    assert table.promises == ["broken"]


def test_a_promise_not_to_act_is_broken_at_once() -> None:
    """Ruling KS-C21."""
    table, seats = promised("p2 avoid kill on p1 by 3")
    table.next_round("king", "assassin", "queen")
    seats[1].uses("kill", 0)
    assert table.promises == ["broken"]


def test_or_kept_when_the_round_is_over() -> None:
    table, seats = promised("p2 avoid kill on p1 by 2")
    table.next_round("king", "assassin", "queen")
    seats[1].uses("kill", 2)
    table.everybody_skips()
    assert table.promises == ["kept"]


def test_what_a_deal_brings_about_counts_too() -> None:
    table, seats = promised("p2 use kill on p3 by 2")
    table.next_round("king", "assassin", "queen")
    seats[1].agrees(seats[0].offers("do kill on p3; pay p1>p2 1"))
    assert table.promises == ["kept"]


def test_promises_are_not_enforced() -> None:
    table, seats = promised("p2 avoid kill by 7")
    table.next_round("king", "assassin", "queen")
    assert seats[1].is_refused("use kill on p1") == ""


def test_every_screen_shows_all_promises_the_open_ones_first() -> None:
    table, _ = promised("p2 pay p1 3 by 2")
    (pledge,) = table.ledger
    states = ["kept", "open", "broken", "kept", "broken", "open", "kept"]
    table.state.ledger = [replace(pledge, state=state) for state in states]
    (area,) = [area for area in game.scene(table.view(2)).areas if area.id == "ledger"]
    shown = [piece.badges[0].id for piece in area.pieces]
    settled = ["kept", "broken", "kept", "broken", "kept"]
    assert shown == [f"pledge-{state}" for state in ["open", "open", *settled]]


def test_the_ledger_is_public() -> None:
    table, _ = promised("p2 pay p1 3 by 2")
    for viewer in (0, 1, 2, None):
        assert table.view(viewer).ledger == tuple(table.ledger)
