"""The orders and favours of the solo opponent (p. 32-33)."""

from __future__ import annotations

import pytest

from regnum.games.paladins import events
from regnum.games.paladins.rewards import LABOURER
from regnum.games.paladins.state import EMPTY, OPPONENT
from tests.games.paladins.solo_story import ALL, alone, turn

# -- orders and favours (p. 32-33)

ORDERS = ["order-fortify", "order-convert", "order-commission"]


@pytest.mark.parametrize(
    ("done", "occupied", "did"),
    [
        ({}, [], "commission"),
        # five monks are out, so the order is fulfilled
        ({"commission": 5}, [], "convert"),
        ({}, ["commission"], "convert"),
        ({}, ["commission", "convert"], "fortify"),
        # all fulfilled: the rightmost all the same
        ({"commission": 5, "convert": 5, "fortify": 5}, [], "commission"),
        ({"commission": 5, "convert": 5, "fortify": 5}, ["commission"], "convert"),
    ],
)
def test_the_rightmost_order_that_is_not_fulfilled(
    done: dict[str, int], occupied: list[str], did: str
) -> None:
    """Page 32: Commission lies on the right, then Convert, then Fortify."""
    table, other = alone(
        "scheme-orders",
        round=3,
        orders=ORDERS,
        done={OPPONENT: done},
        occupied=occupied,
        attributes=ALL,
    )
    turn(table)
    assert other.times(did) == done.get(did, 0) + 1
    assert [event.action for event in table.told(events.OpponentPlaced)] == [did]


def test_orders_that_are_not_open_are_not_pursued() -> None:
    table, other = alone("scheme-orders", round=1, orders=ORDERS, attributes=ALL)
    turn(table)
    assert other.times("fortify") == 1


def test_no_order_can_be_done() -> None:
    table, _other = alone(
        "scheme-orders",
        round=3,
        orders=ORDERS,
        occupied=["commission", "convert", "fortify"],
        townsfolk=["defender-1", *[None] * 4],
    )
    turn(table)
    assert [event.action for event in table.told(events.OpponentPlaced)] == ["recruit"]
    assert len(table.told(events.OpponentPrevented)) == 3


def test_a_favour_takes_any_worker_and_no_price() -> None:
    """Ruling PA-D64: the workshop is not for it, so it takes the two workers."""
    table, other = alone("scheme-favour", round=3, favours=["favour-workshop"], idle=1)
    turn(table)
    assert table.state.idle == 2
    assert other.times("develop") == 0
    assert table.state.favour_cells[0] == LABOURER
    assert table.told(events.Paid) == []


def test_a_favour_with_a_debt_as_its_price() -> None:
    table, other = alone("scheme-favour", round=3, favours=["favour-loan"], idle=1)
    turn(table)
    assert other.unpaid == 1
    assert table.state.idle == 3


def test_a_favour_whose_price_is_a_debt_is_passed_over_when_none_is_left() -> None:
    """Ruling PA-D2: the marker goes on to the next favour."""
    table, other = alone("scheme-favour", round=4, favours=["favour-loan", "favour-labour"], idle=1)
    table.state.debts = 0
    turn(table)
    assert other.unpaid == 0
    assert table.state.favour_cells[:2] == [EMPTY, LABOURER]


def test_a_favour_with_criminals_brings_suspicions() -> None:
    table, other = alone(
        "scheme-favour",
        round=3,
        favours=["favour-rogues"],
        next_suspicions=["suspicion-none-1", "suspicion-none-2"],
    )
    turn(table)
    assert len(other.suspicions) == 2
    assert table.state.idle == 4


def test_no_favour_is_free() -> None:
    table, _other = alone(
        "scheme-favour",
        round=3,
        favours=["favour-loan"],
        favours_used=[0],
        townsfolk=["defender-1", *[None] * 4],
    )
    turn(table)
    prevented = table.told(events.OpponentPrevented)
    assert [(event.action, event.why) for event in prevented] == [("favour", "reach")]
    assert [event.action for event in table.told(events.OpponentPlaced)] == ["recruit"]


# -- the other favours (p. 33; ruling PA-D64)


def test_a_favour_that_hires_sends_on_an_errand() -> None:
    table, other = alone(
        "scheme-favour",
        round=3,
        spot=1,
        favours=["favour-hiring"],
        townsfolk=[None, "defender-1", None, None, None],
    )
    turn(table)
    assert other.hired == []
    assert table.told(events.SentAway) == [events.SentAway(None, "defender-1")]
    assert other.attribute("strength") == 1


@pytest.mark.parametrize(
    ("levels", "risen"),
    [
        ({}, "faith"),
        ({"faith": 12}, "strength"),
        ({"faith": 12, "strength": 12}, "influence"),
    ],
)
def test_training_raises_the_leftmost_attribute_that_can_rise(
    levels: dict[str, int], risen: str
) -> None:
    table, other = alone("scheme-favour", round=3, favours=["favour-training"], attributes=levels)
    turn(table)
    assert table.told(events.Raised) == [events.Raised(None, risen, 1)]
    passed_over = [event.reward for event in table.told(events.OpponentWithout)]
    assert passed_over == list(levels)
    assert other.attribute(risen) == 1


@pytest.mark.parametrize(("unpaid", "paid", "left"), [(1, 1, 3), (0, 0, 1)])
def test_clemency_pays_a_debt_or_discards_two_suspicions(unpaid: int, paid: int, left: int) -> None:
    table, other = alone(
        "scheme-favour",
        round=3,
        favours=["favour-clemency"],
        unpaid={OPPONENT: unpaid},
        suspicions={OPPONENT: ["suspicion-one-1", "suspicion-one-2", "suspicion-one-3"]},
    )
    turn(table)
    assert (other.unpaid, other.paid) == (0, paid)
    assert len(other.suspicions) == left
    # its silver is waived
    assert table.told(events.Paid) == []


def test_labour_brings_three_workers() -> None:
    table, _other = alone("scheme-favour", round=3, favours=["favour-labour"], idle=1)
    turn(table)
    assert table.told(events.WorkersCalled)[-1] == events.WorkersCalled(3)
    assert table.state.idle == 3


def test_stores_move_the_marker_for_provisions_and_for_the_tax() -> None:
    table, other = alone("scheme-favour", round=3, favours=["favour-stores"], spot=1)
    tax = table.tax
    turn(table)
    assert [event.steps for event in table.told(events.MarkerMoved)] == [2, 1]
    assert (table.state.marker, table.tax) == (3, tax - 1)
    assert (other.provisions, other.silver) == (0, 0)


def test_prayer_by_favour_clears_the_right_side_and_leaves_the_favour() -> None:
    table, other = alone("scheme-favour", round=3, favours=["favour-prayer"], occupied=["attack"])
    turn(table)
    assert other.standing("attack") == [None, None, None]
    assert table.state.favour_cells[0] == LABOURER
    assert len(table.told(events.SchemesShuffled)) == 1
