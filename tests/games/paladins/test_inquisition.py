"""Inquisitions at odd times, and piles and decks that run out (p. 22-24, 27)."""

from __future__ import annotations

import pytest

from regnum.core import agenda
from regnum.core.dice import quick_dice
from regnum.games.paladins import events
from regnum.games.paladins.game import game
from regnum.games.paladins.rewards import CRIMINAL
from regnum.games.paladins.rules_cleanup import CLEAN_UP
from regnum.games.paladins.state import PURSE, Kingdom
from tests.games.paladins.solo_story import alone, turn
from tests.games.paladins.story import StorySeat, StoryTable, given, on_top
from tests.games.paladins.test_invariants import gained_after_passing

ONES = [f"suspicion-one-{number}" for number in range(1, 9)]
TWOS = [f"suspicion-two-{number}" for number in range(1, 11)]


def told_kinds(table: StoryTable) -> list[str]:
    return [type(event).__name__ for event in table.state.events or []]


# -- more than one, and in whose turn (p. 22-23)


def test_one_action_calls_two_inquisitions() -> None:
    """Three defenders give three taxes each with an attack; six silver are in the supply."""
    ability = {"ability": ["tax", "tax", "tax"]}
    table, seat = given(
        workers={0: ["scout", "labourer", "fighter"]},
        hired={0: ["defender-1", "defender-2", "defender-3"]},
        cards={"townsfolk": {f"defender-{number}": ability for number in (1, 2, 3)}},
        outsiders=["viking-armourer", None, None, None, None, None],
        attributes={0: {"strength": 12}},
        suspicions={0: ONES[:3], 1: TWOS[:4]},
        silver={0: 0},
        tax=3,
    )
    seat(0).says("attack")
    # first seat 1 has most, with four; then seat 0 with its three
    assert table.told(events.Accused) == [events.Accused((1,), 0), events.Accused((0,), 0)]
    assert (seat(0).unpaid, seat(1).unpaid) == (1, 1)
    assert (len(seat(0).suspicions), len(seat(1).suspicions)) == (2, 2)
    assert table.tax == 6
    assert seat(0).silver >= 9


def test_townsfolk_help_clockwise_from_whose_turn_it_is() -> None:
    """Seat 1 calls the inquisition: seat 2 is asked before the first player (ruling PA-D38)."""
    table, seat = given(
        seats=3,
        first=0,
        turn=1,
        workers={1: ["labourer"]},
        hired={0: ["conspirator-1"], 2: ["conspirator-2"]},
        suspicions={0: ONES[:2], 2: ONES[2:4]},
        tax=2,
        next_suspicions=[TWOS[0]],
    )
    seat(1).says("conspire")
    assert agenda.next_seat(table.state) == 2
    seat(2).says("use conspirator-2")
    assert agenda.next_seat(table.state) == 0
    seat(0).says("decline conspirator")
    assert table.told(events.Accused) == [events.Accused((0,), 0)]


def test_the_player_is_asked_in_the_opponents_turn() -> None:
    """Page 35: with two suspicions first the Peddler, then the Conspirator."""
    table, other = alone(
        "scheme-attack",
        occupied=["attack", "recruit", "pray", "trade"],
        hired={0: ["conspirator-1", "peddler-3"]},
        suspicions={0: ONES[:2]},
        silver={0: 0},
        tax=2,
        next_suspicions=[TWOS[0]],
    )
    turn(table)
    seat = StorySeat(table, 0)
    assert seat.can_say() == ["use conspirator-1", "use peddler-3", "decline conspirator"]
    # the opponent's marker has moved already, the judgement is still to come
    assert table.state.marker == 2
    assert table.told(events.Accused) == []
    seat.says("use peddler-3", "use conspirator-1")
    assert (seat.silver, len(seat.suspicions)) == (2, 1)
    assert table.told(events.Accused) == [events.Accused((0,), 1)]
    assert (seat.unpaid, other.unpaid) == (1, 1)
    assert table.tax == table.state.cards.tax_supply[1]


def before_the_tavern() -> tuple[Kingdom, str]:
    """A game alone, where a tavern without criminals leaves one with criminals to the opponent."""
    for seed in range(40):
        s = game.set_up(1, game.read_options({}), game.cards(), quick_dice(seed))
        s.events = []
        agenda.advance(s)
        while not s.taverns or not game.notate(agenda.options(s, 0)[0]).startswith("visit"):
            agenda.act(s, 0, agenda.options(s, 0)[0])
        criminals = [s.cards.tavern_workers[tavern].count(CRIMINAL) for tavern in s.taverns]
        if sorted(criminals) == [0, 1] and not any(s.suspicions):
            return s, s.cards.taverns[s.taverns[criminals.index(0)]]
    raise AssertionError("no such taverns")


def test_the_other_tavern_calls_the_inquisition() -> None:
    """Page 27: before the first turn of the round."""
    s, tavern = before_the_tavern()
    s.supply[PURSE] += s.tax - 2
    s.tax = 2
    on_top(s.suspicion_deck, s.suspicion_top, [s.cards.suspicion_number[TWOS[0]]])
    table = StoryTable(s)
    s.events = []
    StorySeat(table, 0).says(f"visit {tavern}")
    assert table.told(events.SuspicionDrawn) == [events.SuspicionDrawn(None, TWOS[0], 2)]
    assert table.told(events.Accused) == [events.Accused(None, 1)]
    kinds = told_kinds(table)
    assert kinds.index("TavernVisited") < kinds.index("InquisitionBegan")
    assert s.unpaid == [0, 1]
    assert s.tax == s.cards.tax_supply[1]
    assert table.turn == 0
    assert "pass" in StorySeat(table, 0).can_say()


# -- workers gained after passing (ruling PA-D41)


@pytest.mark.parametrize(("round", "kept"), [(6, 4), (7, 1)])
def test_a_worker_gained_after_passing_is_kept(round: int, kept: int) -> None:
    """As a fourth before the next round; in the last round it is the only one."""
    table, seat = given(
        round=round,
        workers={0: ["labourer", "labourer", "labourer"], 1: ["scout"] * 3},
        turn=1,
        hired={1: ["peddler-1"]},
        suspicions={1: ONES[:2]},
        tax=1,
        next_suspicions=[TWOS[0]],
    )
    seat(1).says("pass")
    assert len(seat(1).workers) == kept - 1
    seat(0).says("conspire")
    assert seat(1).workers.count("labourer") == 1
    assert len(seat(1).workers) == kept
    assert gained_after_passing(table.state, 1) == 1


# -- debts, walls, suspicions and outsiders run out (rulings PA-D2, PA-D3, PA-D4)


@pytest.mark.parametrize(
    ("debts", "first", "unpaid"), [(2, 0, [1, 1]), (1, 0, [1, 0]), (1, 1, [0, 1]), (0, 0, [0, 0])]
)
def test_too_few_debts_go_to_those_nearest_after_the_first_player(
    debts: int, first: int, unpaid: list[int]
) -> None:
    """All who are accused lose half of their suspicions all the same."""
    table, seat = given(
        first=first,
        workers={0: ["labourer"]},
        suspicions={0: ONES[:3], 1: TWOS[:4]},
        tax=1,
        next_suspicions=[ONES[4]],
    )
    table.state.debts = debts
    seat(0).says("conspire")
    assert table.told(events.Accused) == [events.Accused((first, 1 - first), 0)]
    assert table.state.unpaid == unpaid
    assert table.state.debts == 0
    assert (len(seat(0).suspicions), len(seat(1).suspicions)) == (2, 2)


def test_without_walls_nobody_fortifies() -> None:
    table, seat = given(workers={0: ["merchant", "labourer", "scout"]}, provisions={0: 9})
    assert "fortify" in seat(0).can_say()
    table.state.wall_top = len(table.state.wall_deck)
    assert seat(0).refused("fortify").code == "no-walls"


def test_without_walls_the_opponent_does_not_fortify_either() -> None:
    table, other = alone("scheme-fortify", attributes={"influence": 12})
    table.state.wall_top = len(table.state.wall_deck)
    turn(table)
    assert other.times("fortify") == 0
    prevented = table.told(events.OpponentPrevented)[0]
    assert (prevented.action, prevented.why) == ("fortify", "reach")


def test_discarded_suspicions_become_the_deck() -> None:
    """Page 22: when a card is to be drawn and none is left."""
    table, seat = given(workers={0: ["labourer"]}, suspicions={1: ONES[:2]})
    s = table.state
    gone = [s.cards.suspicion_number[name] for name in TWOS[:3]]
    s.suspicions[0] = [card for card in s.suspicion_deck if card not in gone]
    s.suspicion_deck, s.suspicion_top, s.suspicions_gone = [], 0, gone
    seat(0).says("conspire")
    assert len(table.told(events.SuspicionsShuffled)) == 1
    assert table.told(events.InquisitionBegan) == []
    assert seat(0).suspicions[-1] in TWOS[:3]
    assert sorted([*s.suspicion_deck[s.suspicion_top :], s.suspicions[0][-1]]) == sorted(gone)
    assert s.suspicions_gone == []


def test_an_empty_deck_of_outsiders_leaves_gaps_in_the_row() -> None:
    """Page 10: those who left are never shuffled again."""
    table, _seat = given(
        outsiders=["viking-thief", None, "byzantine-thief", None, "saracen-warrior", None]
    )
    s = table.state
    s.outsider_top = len(s.outsider_deck) - 1
    last = s.cards.outsiders[s.outsider_deck[-1]]
    CLEAN_UP.run(s)
    assert table.outsiders == ["byzantine-thief", "saracen-warrior", last, None, None, None]
    assert [s.cards.outsiders[card] for card in s.outsiders_gone] == ["viking-thief"]
    CLEAN_UP.run(s)
    assert table.outsiders == ["saracen-warrior", last, None, None, None, None]
