"""The end of a round and of the game against the solo opponent (p. 33-34)."""

from __future__ import annotations

import pytest

from regnum.games.paladins import events
from regnum.games.paladins.rules_cleanup import CLEAN_UP
from regnum.games.paladins.state import OPPONENT
from tests.games.paladins.solo_story import ROW, alone
from tests.games.paladins.story import given


def test_two_townsfolk_and_two_outsiders_leave() -> None:
    """Page 33; the places count, filled or not (ruling PA-D68)."""
    table, _other = alone(
        townsfolk=["abbot-1", "abbot-2", "abbot-3", "acolyte-1", None],
        outsiders=ROW,
    )
    CLEAN_UP.run(table.state)
    left = [event.townsperson for event in table.told(events.TownspersonLeft)]
    assert left == ["acolyte-1"]
    assert {event.outsider for event in table.told(events.OutsiderLeft)} == set(ROW[:2])
    assert table.townsfolk[2:] == ["abbot-1", "abbot-2", "abbot-3"]
    assert table.outsiders[:4] == ROW[2:]


def test_seventy_six_points() -> None:
    """Page 34: two orders, 49 for attributes, six monks, five outposts, six outsiders, debts."""
    table, seat = given(
        1,
        round=7,
        orders=["order-attack", "order-garrison", "order-commission"],
        attributes={OPPONENT: {"strength": 12, "influence": 11, "faith": 10}},
        done={OPPONENT: {"commission": 6, "garrison": 5, "develop": 6}},
        walls={OPPONENT: ["wall-scout-1", "wall-merchant-1"]},
        converted={
            OPPONENT: [
                "viking-armourer",
                "viking-lookout",
                "viking-guardian",
                "saracen-protector",
                "byzantine-invader",
                "byzantine-hunter",
            ]
        },
        attacked={OPPONENT: ["viking-thief", "viking-traitor"]},
        paid={OPPONENT: 1},
        unpaid={OPPONENT: 2},
    )
    assert seat(OPPONENT).points == 76
    assert table.result.opponent == 76
    assert table.score(OPPONENT) == [
        ("score-order", "order-garrison", 6),
        ("score-order", "order-commission", 8),
        ("score-attribute", "faith", 13),
        ("score-attribute", "strength", 20),
        ("score-attribute", "influence", 16),
        ("score-action", "commission", 5),
        ("score-action", "garrison", 2),
        ("score-outsider", "viking-armourer", 3),
        ("score-outsider", "viking-lookout", 1),
        ("score-outsider", "viking-guardian", 3),
        ("score-outsider", "saracen-protector", 1),
        ("score-outsider", "byzantine-invader", 2),
        ("score-outsider", "byzantine-hunter", 1),
        ("score-paid", "1", 1),
        ("score-unpaid", "2", -6),
    ]


@pytest.mark.parametrize(
    "card", ["viking-assassin", "byzantine-thief", "viking-traitor", "saracen-hunter"]
)
def test_each_converted_outsider_is_worth_a_point_at_least(card: str) -> None:
    """Page 32; ruling PA-D69."""
    _table, seat = given(1, converted={OPPONENT: [card]})
    assert seat(OPPONENT).points == 1


def test_the_player_wins_alone_with_more_points_than_the_opponent() -> None:
    for levels, won in (((12, 0), True), ((0, 12), False)):
        table, _seat = given(
            1,
            round=7,
            attributes={0: {"faith": levels[0]}, OPPONENT: {"faith": levels[1]}},
        )
        assert table.result.won == (won,)


@pytest.mark.parametrize(
    ("silver", "attacks", "suspected", "won"),
    [
        # alike in everything: the player is not behind
        (0, (0, 0), (0, 0), True),
        # the opponent's four points are those of an order, the player's are not
        (12, (0, 5), (0, 0), False),
        # five attacks each, so the order is fulfilled by both
        (0, (5, 5), (0, 0), True),
        # then the one with fewer suspicions
        (0, (5, 5), (1, 0), False),
        (0, (5, 5), (0, 1), True),
        # a point more, whatever else
        (15, (0, 5), (9, 0), True),
    ],
)
def test_ties_alone_are_broken_as_among_players(
    silver: int, attacks: tuple[int, int], suspected: tuple[int, int], won: bool
) -> None:
    """Page 24; ruling PA-D70: points, points for orders, fewest suspicions."""
    names = [f"suspicion-two-{number}" for number in range(1, 11)]
    table, _seat = given(
        1,
        orders=["order-attack"],
        silver={0: silver},
        provisions={0: 0},
        done={player: {"attack": attacks[player]} for player in (0, OPPONENT)},
        suspicions={0: names[: suspected[0]], OPPONENT: names[9 - suspected[1] : 9]},
    )
    result = table.result
    assert result.opponent is not None
    assert (result.scores[0] > result.opponent) == (silver == 15)
    assert result.won == (won,)
    assert result.ranks == (1,)
