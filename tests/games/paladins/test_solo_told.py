"""The solo opponent's turn is told step by step: scheme, what it tried, what it did, why."""

from __future__ import annotations

import pytest

from regnum.core import agenda
from regnum.core.dice import quick_dice
from regnum.games.paladins import events
from regnum.games.paladins.game import game
from regnum.games.paladins.rewards import reward
from regnum.games.paladins.rules_gain import gain
from regnum.games.paladins.solo_track import SPOTS, move_marker
from regnum.games.paladins.state import OPPONENT
from tests.games.paladins.solo_story import alone, told, turn
from tests.games.paladins.story import StoryTable, given

LEFT = ["recruit", "pray", "trade", "conspire"]
TOPS = {"faith": 12, "strength": 12, "influence": 12}


def test_a_monk_is_sent_out_and_a_townsperson_on_an_errand() -> None:
    table, _other = alone(
        "scheme-commission", spot=2, townsfolk=["abbot-1", None, "defender-1", None, None]
    )
    assert told(table) == [
        "The opponent turns up the scheme “commission”.",
        "The opponent does this with 3 workers: Commission.",
        "Of the spaces in its reach it likes space 1a (free hire) best.",
        "The opponent sends a monk to region 1: space 1a (free hire).",
        "Its marker on spot 2 leads to the defender (labourer).",
        "The opponent sends the defender (labourer) on an errand.",
        "The opponent raises strength to 1.",
        "The opponent raises influence to 1.",
    ]


def test_two_orders_fail_and_it_falls_back_on_prayer() -> None:
    table, _other = alone(
        "scheme-orders",
        round=2,
        orders=["order-fortify", "order-convert"],
        occupied=["convert", "recruit"],
        done={OPPONENT: {"fortify": 3}},
    )
    assert told(table) == [
        "The opponent turns up the scheme “king's orders”.",
        "It looks to the king's orders: order: 5 conversions.",
        "It cannot do this: Convert. Workers stand there already.",
        "It looks to the king's orders: order: 5 walls.",
        "It cannot do this: Fortify. Its influence is too low.",
        "It cannot do this: Recruit. Workers stand there already.",
        "The opponent does this with 1 worker: Pray.",
        "The opponent prays and clears the right side of its board.",
        "The opponent's schemes are shuffled into a new deck.",
    ]


def test_what_the_scheme_itself_named_is_not_tried_twice() -> None:
    table, _other = alone("scheme-recruit", townsfolk=[None] * 5, occupied=["pray"])
    assert told(table) == [
        "The opponent turns up the scheme “recruit”.",
        "It cannot do this: Recruit. Nobody is in the row.",
        "It cannot do this: Pray. Workers stand there already.",
        "The opponent does this with 1 worker: Trade.",
        "The resource marker moves 1 spot on, to spot 2.",
    ]


def test_nothing_is_free_and_it_rests() -> None:
    table, _other = alone("scheme-attack", occupied=["attack", *LEFT], idle=3)
    assert told(table) == [
        "The opponent turns up the scheme “attack”.",
        "It cannot do this: Attack. Workers stand there already.",
        "It cannot do this: Recruit. Workers stand there already.",
        "It cannot do this: Pray. Workers stand there already.",
        "It cannot do this: Trade. Workers stand there already.",
        "It cannot do this: Conspire. Workers stand there already.",
        "The opponent rests with 2 workers left.",
        "The resource marker moves 3 spots on, to spot 4.",
        "The opponent passes.",
    ]


def test_a_lap_is_told_before_the_attribute_that_it_raises() -> None:
    table, _other = alone("scheme-attack", spot=5, occupied=["attack", "recruit", "pray"])
    assert told(table) == [
        "The opponent turns up the scheme “attack”.",
        "It cannot do this: Attack. Workers stand there already.",
        "It cannot do this: Recruit. Workers stand there already.",
        "It cannot do this: Pray. Workers stand there already.",
        "The opponent does this with 1 worker: Trade.",
        "The resource marker moves 1 spot on, to spot 1, and so comes round again: "
        "the opponent's lowest attribute is to rise.",
        "The opponent raises strength to 1.",
    ]


def test_several_laps_at_once_are_counted() -> None:
    table, other = alone(spot=4)
    move_marker(table.state, 2 * SPOTS)
    assert table.told(events.MarkerMoved) == [events.MarkerMoved(10, 4, 2)]
    assert [event.level for event in table.told(events.Raised)] == [1, 1]
    assert sum(other.attribute(name) for name in TOPS) == 2


def test_without_workers_it_says_so_before_it_passes() -> None:
    table, _other = alone("scheme-attack", idle=0)
    assert told(table) == ["The opponent has no worker left.", "The opponent passes."]


def test_a_reward_that_is_passed_over_for_the_next_one() -> None:
    table, _other = alone("scheme-fortify", wall="wall-pardon-or-silver-1")
    assert told(table)[2:] == [
        "The opponent builds a wall (a suspicion less or 2 silver).",
        "This is of no use to the opponent: a suspicion less. It has no suspicion.",
        "The opponent raises strength to 1.",
        "The resource marker moves 2 spots on, to spot 3.",
    ]


def test_workshops_are_not_for_it() -> None:
    table, _other = alone("scheme-favour", round=3, favours=["favour-workshop"], idle=1)
    assert told(table)[2:] == [
        "The opponent uses the favour “workshop”.",
        "This is of no use to the opponent: workshop. It never builds workshops.",
        "The opponent gains 2 workers.",
    ]


def test_a_debt_that_is_not_there_is_not_paid() -> None:
    table, _other = alone("scheme-garrison", attributes={"strength": 7})
    for number, space in enumerate(table.state.cards.spaces):
        if space != "space-4e" and table.state.spaces[number] == -1:
            table.state.spaces[number] = 0
    assert told(table)[-2:] == [
        "This is of no use to the opponent: a debt paid. It has no unpaid debt.",
        "The opponent raises faith to 1.",
    ]


def test_nobody_to_send_on_an_errand_and_nothing_to_rise() -> None:
    table, _other = alone("scheme-commission", townsfolk=[None] * 5, attributes=TOPS)
    assert told(table)[-2:] == [
        "This is of no use to the opponent: a townsperson for free. Nobody is in the row.",
        "This is of no use to the opponent: influence. The marker is on the top step already.",
    ]


# -- what it weighs, for a page that shows it


def test_what_an_action_takes_and_needs_is_told_with_the_workers_it_had() -> None:
    table, _other = alone("scheme-garrison", workshops=["garrison 1"], attributes={"strength": 3})
    turn(table)
    assert table.told(events.OpponentPlaced)[0] == events.OpponentPlaced(
        "garrison", 2, 3, "strength", 3
    )
    assert table.state.idle == 1


def test_what_was_missing_is_told_with_what_there_was() -> None:
    table, _other = alone("scheme-convert", idle=2, attributes={"faith": 4})
    assert told(table)[1] == "It cannot do this: Convert. It has too few workers: 2 of 3."
    assert table.told(events.OpponentPrevented)[0] == events.OpponentPrevented(
        "convert", "workers", 3, 2, "faith", 4
    )


def test_an_action_of_the_left_side_needs_no_attribute() -> None:
    table, _other = alone("scheme-attack", occupied=["recruit", "pray"], idle=2)
    turn(table)
    assert table.told(events.OpponentPlaced) == [events.OpponentPlaced("trade", 1, 2, None, 0)]


@pytest.mark.parametrize(
    ("taken", "unpaid", "level", "why"),
    [
        # the first region has a free townsperson, silver, and no more for one who plays alone
        ([], 0, 1, {"hire": "", "pay": "debt", "prayer": "far", "silver": ""}),
        (["space-1a"], 1, 1, {"hire": "far", "pay": "far", "worker": "far", "silver": ""}),
        (["space-1a", "space-2a", "space-1b"], 0, 3, {"hire": "taken", "pardon": "", "silver": ""}),
        (["space-1a", "space-2a"], 1, 12, {"hire": "taken", "pay": "", "workers": ""}),
    ],
)
def test_of_each_wish_it_is_told_why_it_does_not_come_true(
    taken: list[str], unpaid: int, level: int, why: dict[str, str]
) -> None:
    table, _other = alone(
        "scheme-garrison", attributes={"strength": level}, unpaid={OPPONENT: unpaid}
    )
    for space in taken:
        table.state.spaces[table.state.cards.space_number[space]] = 0
    turn(table)
    (preferred,) = table.told(events.SpacePreferred)
    reasons = dict(zip(preferred.wishes, preferred.why, strict=True))
    assert list(reasons) == ["hire", "pay", "prayer", "workers", "worker", "silver", "pardon"]
    assert {wish: reasons[wish] for wish in why} == why


# -- markers at the top of their tracks (ruling PA-D11)


def test_a_marker_at_the_top_is_not_told_to_rise() -> None:
    table, seat = given(attributes={0: {"faith": 12, "strength": 11}})
    gain(table.state, 0, reward(["faith", "strength", "strength"]))
    assert table.told(events.Raised) == [events.Raised(0, "strength", 12)]
    assert (seat(0).attribute("faith"), seat(0).attribute("strength")) == (12, 12)


# -- the workshops of the level of difficulty (p. 27)


@pytest.mark.parametrize(("difficulty", "count"), [("easy", 1), ("normal", 3), ("hard", 5)])
def test_the_workshops_it_starts_with_are_told(difficulty: str, count: int) -> None:
    options = game.read_options({"difficulty": difficulty})
    s = game.set_up(1, options, game.cards(), quick_dice(3))
    s.events = []
    agenda.advance(s)
    begun = StoryTable(s).told(events.Developed)
    assert len(begun) == count
    assert all((event.seat, event.cell) == (None, 1) for event in begun)
    assert len({event.action for event in begun}) == count
