"""Choosing actions, placing workers, paying, passing."""

from __future__ import annotations

from regnum.core import agenda
from regnum.games.paladins.state import PURSE
from tests.games.paladins.story import given


def test_a_criminal_stands_anywhere() -> None:
    """Page 12: criminals are jokers, on coloured and on clear cells."""
    _table, seat = given(workers={0: ["criminal", "criminal", "criminal"]})
    assert "commission" in seat(0).can_say()
    seat(0).says("commission", "space space-1b")
    assert seat(0).standing("commission") == ["criminal", "criminal", "criminal"]


def test_workers_are_asked_for_only_where_there_is_a_choice() -> None:
    _table, seat = given(workers={0: ["scout", "labourer", "cleric"]})
    seat(0).says("commission", "space space-1b")
    assert seat(0).standing("commission") == ["scout", "labourer", "cleric"]


def test_the_worker_on_a_coloured_cell_may_be_a_criminal_to_save_another() -> None:
    _table, seat = given(workers={0: ["scout", "criminal", "labourer", "cleric"]})
    seat(0).says("commission", "space space-1b")
    assert seat(0).can_say() == ["place scout", "place criminal"]
    seat(0).says("place criminal", "place labourer")
    assert seat(0).workers == ["scout"]


def test_no_worker_may_stand_where_another_cell_needs_it() -> None:
    """The only cleric must go to the cleric's cell."""
    _table, seat = given(workers={0: ["scout", "scout", "cleric", "labourer"]})
    seat(0).says("commission", "space space-1b")
    assert seat(0).can_say() == ["place labourer", "place scout"]


def test_one_worker_on_hunt_shuts_the_second_cell() -> None:
    """Page 15: one or two workers is decided at once."""
    _table, seat = given(workers={0: ["labourer", "scout", "scout"], 1: ["labourer"]})
    seat(0).says("hunt", "place labourer")
    seat(1).says("pass")
    assert seat(0).standing("hunt") == ["labourer", None]
    assert seat(0).refused("hunt-with-scout").code == "occupied"
    assert seat(0).refused("hunt").code == "occupied"


def test_a_workshop_does_not_unblock_an_action() -> None:
    """The third cell still holds a worker (ruling PA-D12)."""
    _table, seat = given(
        workers={0: ["labourer"] * 5},
        silver={0: 4},
        standing={0: {"commission": ["scout", "labourer", "cleric"]}},
        passed=[1],
    )
    seat(0).says("develop", "build commission 2")
    assert seat(0).standing("commission") == ["scout", "workshop", "cleric"]
    assert seat(0).refused("commission").code == "occupied"


def test_a_cell_under_a_workshop_asks_for_no_colour() -> None:
    """Two cells of one colour, as a card file may have them: one scout is enough for the other."""
    _table, seat = given(
        workers={0: ["scout", "labourer"]},
        workshops={0: ["commission 1"]},
        cards={"actions": {"commission": {"cells": ["scout", "any", "scout"]}}},
    )
    seat(0).says("commission", "space space-1b")
    assert seat(0).standing("commission") == ["workshop", "labourer", "scout"]


def test_two_workshops_leave_one_worker_to_place() -> None:
    _table, seat = given(workers={0: ["cleric"]}, workshops={0: ["commission 1", "commission 2"]})
    seat(0).says("commission", "space space-1b")
    assert seat(0).standing("commission") == ["workshop", "workshop", "cleric"]


def test_prices_rise_with_the_times_done() -> None:
    """Pages 16 to 21."""
    table, _seat = given(
        done={0: {"commission": 3, "garrison": 5, "absolve": 1, "convert": 5, "fortify": 6}}
    )
    board = table.view(0).players[0].actions
    assert [action.provisions for action in board[:3]] == [2, 3, 3]
    assert (board[3].silver, board[5].silver) == (2, 3)


def test_a_limited_action_is_done_seven_times_and_no_more() -> None:
    """Page 12."""
    _table, seat = given(
        workers={0: ["scout", "labourer", "cleric"]}, provisions={0: 9}, done={0: {"commission": 7}}
    )
    why = seat(0).refused("commission")
    assert (why.code, why.args["times"]) == ("limit", 7)


def test_attacks_have_no_limit() -> None:
    """Page 12."""
    _table, seat = given(
        workers={0: ["scout", "labourer", "fighter"]},
        done={0: {"attack": 9}},
        attributes={0: {"strength": 12}},
    )
    assert "attack" in seat(0).can_say()


def test_missing_strength_costs_a_silver_for_each_two_points() -> None:
    """Page 20, rounded up (ruling PA-D20)."""
    _table, seat = given(
        workers={0: ["scout", "labourer", "fighter"]},
        silver={0: 2},
        attributes={0: {"strength": 2}},
        outsiders=[
            "viking-thief",
            "byzantine-thief",
            "saracen-warrior",
            "viking-lookout",
            None,
            None,
        ],
    )
    seat(0).says("attack")
    # flags 1, 3, 5, 7 against strength 2: 0, 1, 2, 3 silver
    assert len(seat(0).can_say()) == 3
    why = seat(0).refused("attack viking-lookout")
    assert (why.code, why.args["silver"]) == ("too-strong", 3)
    seat(0).says("attack saracen-warrior")
    assert seat(0).silver == 0


def test_engelier_pays_after_the_attack_not_for_it() -> None:
    """What an action yields cannot pay for it (ruling PA-D9)."""
    _table, seat = given(
        workers={0: ["scout", "labourer", "fighter"]},
        silver={0: 0},
        paladins={0: "engelier"},
        outsiders=[None, "byzantine-armourer", "saracen-warrior", None, None, None],
    )
    seat(0).says("attack")
    assert seat(0).attacked == ["byzantine-armourer"]
    assert seat(0).silver == 2


def test_an_attribute_stops_at_the_top_of_its_track() -> None:
    """Ruling PA-D11."""
    _table, seat = given(
        workers={0: ["fighter", "labourer", "cleric"]},
        attributes={0: {"strength": 11}},
        outsiders=["viking-assassin", None, None, None, None, None],
    )
    seat(0).says("convert")
    assert seat(0).attribute("strength") == 12


def test_the_order_of_rewards_is_asked_where_it_can_matter() -> None:
    """A tax that calls the inquisition, before or after a suspicion is got rid of (PA-D29)."""
    table, seat = given(
        workers={0: ["cleric"]},
        favours=["favour-pardon"],
        round=3,
        tax=2,
        suspicions={0: ["suspicion-one-1"]},
    )
    seat(0).says("favour favour-pardon")
    assert seat(0).can_say() == ["next pardon 1", "next tax 2"]
    seat(0).says("next pardon 1", "accept pardon")
    assert seat(0).unpaid == 0
    assert table.tax == 6
    assert seat(0).silver == 5


def test_the_order_of_a_tax_and_a_criminal_is_asked_where_it_can_matter() -> None:
    """With the last tax taken first, the suspicion of the criminal comes after the inquisition."""
    _table, seat = given(
        workers={0: ["scout", "labourer", "fighter"]},
        attributes={0: {"strength": 1}},
        hired={0: ["defender-3"]},
        outsiders=["viking-marauder", None, None, None, None, None],
        suspicions={1: ["suspicion-one-1"]},
        tax=1,
        next_suspicions=["suspicion-none-1"],
    )
    seat(0).says("attack")
    assert seat(0).can_say() == ["next criminal 1", "next tax 1"]
    seat(0).says("next tax 1")
    assert (seat(0).unpaid, seat(1).unpaid) == (0, 1)
    assert seat(0).suspicions == ["suspicion-none-1"]


def test_the_order_of_a_tax_and_a_criminal_is_asked_where_no_suspicion_is_left() -> None:
    """The criminal calls the inquisition itself: the tax comes before or after it (PA-5)."""
    supply = {}
    for first in ("criminal", "tax"):
        table, seat = given(
            workers={0: ["scout", "labourer", "fighter"]},
            attributes={0: {"strength": 1}},
            hired={0: ["defender-3"]},
            outsiders=["viking-marauder", None, None, None, None, None],
            tax=6,
        )
        s = table.state
        s.suspicions[1] = s.suspicion_deck[s.suspicion_top :]
        s.suspicion_top = len(s.suspicion_deck)
        seat(0).says("attack", f"next {first} 1")
        drawn = sum(s.cards.suspicion_tax[card] for card in s.suspicions[0])
        supply[first] = table.tax + drawn
    # the inquisition fills the supply again, what was taken before it comes back
    assert supply == {"criminal": 5, "tax": 6}


def test_what_is_due_may_come_before_the_pick_of_a_wall() -> None:
    """With the tax first the inquisition brings a debt, which the wall then pays (PA-D29)."""
    table, seat = given(
        workers={0: ["merchant", "labourer", "scout"], 1: ["labourer"]},
        hired={0: ["gatekeeper-3"], 1: ["conspirator-1"]},
        wall="wall-pay-or-silver-1",
        tax=1,
        suspicions={0: ["suspicion-one-1"], 1: ["suspicion-one-2"]},
    )
    seat(0).says("fortify")
    assert seat(0).can_say() == ["pick pay", "pick silver,silver", "next tax 1"]
    seat(0).says("next tax 1")
    seat(1).says("use conspirator-1")
    assert (seat(0).unpaid, table.turn) == (1, 0)
    seat(0).says("pick pay", "accept pay")
    assert seat(0).unpaid == 0


def test_a_wall_is_picked_at_once_where_the_order_cannot_matter() -> None:
    _table, seat = given(
        workers={0: ["merchant", "labourer", "scout"]},
        hired={0: ["gatekeeper-3"]},
        wall="wall-pay-or-silver-1",
        tax=6,
    )
    seat(0).says("fortify")
    assert seat(0).can_say() == ["pick pay", "pick silver,silver"]


def test_it_is_no_choice_which_worker_stands_where_if_all_are_needed() -> None:
    _table, seat = given(workers={0: ["scout", "criminal", "cleric"]})
    seat(0).says("commission", "space space-1b")
    assert seat(0).standing("commission") == ["scout", "cleric", "criminal"]


def test_the_order_is_not_asked_where_no_inquisition_can_come() -> None:
    _table, seat = given(
        workers={0: ["cleric"]},
        favours=["favour-pardon"],
        round=3,
        tax=6,
        suspicions={0: ["suspicion-one-1"]},
    )
    seat(0).says("favour favour-pardon")
    assert seat(0).can_say() == ["accept pardon", "decline pardon"]


def test_a_reward_may_be_refused() -> None:
    """Ruling PA-D34: a suspicion can be worth keeping."""
    _table, seat = given(
        workers={0: ["cleric", "labourer", "merchant"]},
        suspicions={0: ["suspicion-one-1"]},
    )
    seat(0).says("absolve", "jar jar-faith", "decline pardon")
    assert seat(0).suspicions == ["suspicion-one-1"]
    assert seat(0).attribute("faith") == 2


def test_a_favour_is_used_once_a_round() -> None:
    """Page 8."""
    _table, seat = given(
        workers={0: ["labourer"], 1: ["labourer", "labourer"]},
        favours=["favour-stores"],
        round=3,
        tax=6,
    )
    seat(0).says("favour favour-stores")
    assert seat(0).provisions == 3
    assert seat(1).refused("favour favour-stores").code == "favour-used"


def test_prayer_does_not_clear_a_favour() -> None:
    """Page 8: what the favour's own worker stands on is not among what can be cleared."""
    table, seat = given(
        workers={0: ["labourer", "labourer"]},
        favours=["favour-prayer"],
        round=3,
        standing={0: {"hunt": ["scout"], "trade": ["labourer"]}},
        passed=[1],
    )
    seat(0).says("favour favour-prayer")
    assert seat(0).can_say() == ["clear hunt", "clear trade", "decline prayer"]
    seat(0).says("clear hunt")
    assert table.state.favour_cells[0] == 0


def test_a_free_workshop_brings_worker_and_architect() -> None:
    """Ruling PA-D17."""
    _table, seat = given(
        workers={0: ["merchant"]},
        favours=["favour-workshop"],
        round=3,
        silver={0: 0},
        hired={0: ["architect-2"]},
        standing={0: {"develop": ["labourer", "labourer"]}},
    )
    seat(0).says("favour favour-workshop", "pick workshop", "build attack 1")
    assert seat(0).standing("attack") == ["workshop", None, None]
    assert seat(0).workers == ["scout"]
    assert seat(0).provisions == 1


# -- passing (p. 24)


def test_whoever_passes_keeps_three_workers() -> None:
    table, seat = given(
        workers={0: ["labourer", "scout", "scout", "fighter", "criminal"]},
        standing={0: {"hunt": ["labourer"]}},
    )
    labourers = table.state.supply[0]
    seat(0).says("pass", "keep scout", "keep criminal", "keep scout")
    assert seat(0).workers == ["scout", "scout", "criminal"]
    assert seat(0).standing("hunt") == [None, None]
    assert table.state.supply[0] == labourers + 2
    assert table.turn == 1


def test_up_to_three_workers_are_kept_without_a_question() -> None:
    _table, seat = given(workers={0: ["labourer", "scout"]})
    seat(0).says("pass")
    assert seat(0).workers == ["labourer", "scout"]


def test_whoever_has_no_worker_passes() -> None:
    table, _seat = given(workers={0: []})
    assert table.state.has_passed(0)
    assert table.turn == 1


def test_a_seat_that_passed_is_still_accused() -> None:
    """Page 24."""
    _table, seat = given(
        workers={0: ["labourer"]},
        passed=[1],
        suspicions={1: ["suspicion-one-1", "suspicion-one-2"]},
        tax=1,
        next_suspicions=["suspicion-one-3"],
    )
    seat(0).says("conspire")
    assert (seat(0).unpaid, seat(1).unpaid) == (0, 1)
    assert seat(1).suspicions == ["suspicion-one-1"]


def test_turns_go_round_and_skip_who_has_passed() -> None:
    table, seat = given(seats=3, workers={0: ["labourer"] * 3, 2: ["labourer"] * 2}, passed=[1])
    seat(0).says("hunt")
    assert table.turn == 2
    seat(2).says("hunt")
    assert table.turn == 0


# -- suspicion cards run out (p. 22)


def test_an_inquisition_comes_first_when_no_suspicion_is_left() -> None:
    """Page 22; the tax supply is filled up to its number, not by it (ruling PA-D5)."""
    table, seat = given(workers={0: ["labourer"]}, silver={0: 0}, tax=4)
    s = table.state
    general = s.supply[PURSE]
    s.suspicions[1] = s.suspicion_deck[s.suspicion_top :]
    s.suspicion_top = len(s.suspicion_deck)
    seat(0).says("conspire")
    assert seat(1).unpaid == 1
    assert len(seat(1).suspicions) == 12
    assert len(seat(0).suspicions) == 1
    # what the suspicion drawn afterwards shows is taken from it again
    assert table.tax + seat(0).silver == 6
    assert s.supply[PURSE] == general - 2
    assert agenda.to_act(s) == [1]
