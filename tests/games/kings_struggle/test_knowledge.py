"""What is seen by day and at night."""

from __future__ import annotations

from regnum.core.dice import quick_dice
from regnum.games.kings_struggle.cards import KINDS
from regnum.games.kings_struggle.game import game

from .story import given

NIGHT = {0: ["king", "queen"], 1: ["farmer", "jeweler"], 2: ["cobbler", "cooper"]}


def test_by_day_every_hand_is_known() -> None:
    table, _ = given("jester", "king", "peasant")
    assert table.known(None) == set(game.places(table.state))


def test_at_night_one_knows_ones_own_cards_and_what_was_shown() -> None:
    table, _ = given("jester", "king", "peasant", removed=NIGHT)
    assert {"king-1", "assassin-1"} <= table.known(0)
    assert "king-2" in table.known(0)
    assert "assassin-2" not in table.known(0)
    assert table.view(0).seats[1].hidden_cards == 7
    assert table.view(0).seats[1].hidden_removed == 2


def test_a_card_that_returns_to_the_hand_stays_known() -> None:
    table, seat = given("jester", "knight", "peasant", removed=NIGHT)
    seat(0).uses("jest", 1)
    seat(1).puts_down("king")
    assert "knight-2" in table.known(0)
    assert "knight-2" in table.known(None)


def test_who_agrees_to_put_down_a_card_shows_it() -> None:
    table, seat = given("jester", "king", "peasant", removed=NIGHT)
    deal = seat(2).offers("do jest on p2 with assassin; pay p3>p1 1")
    assert "assassin-2" not in table.known(0)
    seat(1).agrees(deal)
    assert "assassin-2" in table.known(0)
    for seed in range(20):
        world = game.redeal(table.state, 0, quick_dice(seed))
        assert world.hands[1] >> KINDS.index("assassin") & 1


def test_so_does_who_proposes_it() -> None:
    table, seat = given("jester", "king", "peasant", removed=NIGHT)
    seat(1).offers("do jest on p2 with assassin; pay p1>p2 1")
    assert "assassin-2" in table.known(None)


def test_whether_a_seat_may_agree_is_seen_by_that_seat_only() -> None:
    _, seat = given("jester", "king", "peasant", removed=NIGHT)
    held = seat(0).offers("do jest on p2 with assassin; pay p1>p2 1")
    not_held = seat(0).offers("do jest on p2 with farmer; pay p1>p2 1")
    assert seat(1).is_refused(f"agree {held}") == ""
    assert seat(1).is_refused(f"agree {not_held}") == "card-not-held"
    agreeable = [game.notate(action) for action in seat(1).options]
    assert f"agree {held}" in agreeable
    assert f"agree {not_held}" not in agreeable


def test_when_only_the_removed_cards_are_unseen_they_are_known() -> None:
    table, _ = given("jester", "king", "peasant", removed=NIGHT)
    table.state.shown[1] = 0b1111111111 & ~table.state.removed[1]
    assert {"farmer-2", "jeweler-2"} <= table.known(0)


def test_a_redeal_keeps_what_is_known_and_moves_the_rest() -> None:
    table, _ = given("jester", "king", "peasant", removed=NIGHT)
    removed = set()
    for seed in range(60):
        world = game.redeal(table.state, 0, quick_dice(seed))
        assert world.removed[0] == table.state.removed[0]
        assert world.removed[1].bit_count() == 2
        assert not world.removed[1] & (1 << KINDS.index("king"))
        removed.add(world.removed[1])
    assert len(removed) > 20
