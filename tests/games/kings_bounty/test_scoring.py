"""Points, winners and ties (p. 6, rules 28-30 of the digest)."""

from __future__ import annotations

from regnum.core.messages import Message
from regnum.core.results import Line

from .story import given

#: points of our own, so that no test leans on a stand-in
POINTS = {"titles": {"great-architect": {"points": 11}, "vandal": {"points": -7}}}


def test_titles_and_obelisks_give_points_castles_and_hands_none() -> None:
    """Rule 28 (p. 6)."""
    table, _ = given(
        holdings={0: ["elf-tower-1", "low-obelisk-1", "great-obelisk-1"], 1: ["tall-obelisk-1"]},
        hands={1: ["tall-obelisk-2"]},
        titles=["great-architect"],
        cards=POINTS,
    )
    assert table.result.scores == (11 + 2 + 2, 2)
    table, _ = given(holdings={0: ["elf-tower-1", "elf-citadel-1"]})
    assert table.result.scores == (0, 0)


def test_every_obelisk_gives_two_points_whatever_its_strength_and_garrison() -> None:
    """Rule 28 (pp. 3, 6)."""
    for obelisk in ("low-obelisk-1", "tall-obelisk-1", "great-obelisk-1"):
        table, _ = given(holdings={1: {obelisk: "human-wizard-1"}})
        assert table.result.scores == (0, 2)


def test_the_breakdown_says_how_the_points_came_about() -> None:
    table, _ = given(
        holdings={0: ["elf-tower-1", "low-obelisk-1", "great-obelisk-1"]},
        titles=["great-architect"],
        cards=POINTS,
    )
    assert table.result.breakdown == (
        (
            Line(Message("score-title", {"title": "great-architect"}), 11),
            Line(Message("score-obelisks", {"count": 2}), 4),
        ),
        (),
    )


def test_the_breakdown_adds_up() -> None:
    table, _ = given(
        seats=3,
        holdings={
            0: {"elf-tower-1": "human-shooter-1", "low-obelisk-1": None},
            1: {"orc-tower-1": "human-wizard-1", "orc-citadel-1": None},
            2: {"tall-obelisk-1": "human-warrior-1", "great-obelisk-1": None},
        },
        titles=["great-architect", "keeper-of-secrets", "swordmaster", "orc-chieftain", "vandal"],
    )
    result = table.result
    assert result.scores == tuple(sum(line.points for line in lines) for lines in result.breakdown)


def test_most_points_win() -> None:
    """Rule 29 (p. 6)."""
    table, _ = given(
        seats=3,
        holdings={0: ["low-obelisk-1"], 2: ["low-obelisk-2", "low-obelisk-3"]},
    )
    assert table.result.ranks == (2, 3, 1)
    assert table.result.won == (False, False, True)


def test_a_tie_goes_to_the_seat_nearest_to_the_first() -> None:
    """Rule 30 (p. 6): clockwise, the first seat itself is nearest."""
    tied = {0: ["low-obelisk-1"], 1: ["low-obelisk-2"], 3: ["low-obelisk-3"]}
    winners = []
    for first in range(4):
        table, _ = given(seats=4, first=first, holdings=tied)
        winners.append(table.result.won.index(True))
        assert sorted(table.result.ranks) == [1, 2, 3, 4]
    assert winners == [0, 1, 3, 3]


def test_a_score_can_be_negative() -> None:
    """Ruling KB-A18."""
    table, seat = given(
        hands={0: ["human-monster-1"]},
        holdings={1: ["elf-tower-1"]},
        titles=["vandal"],
        cards=POINTS,
    )
    seat(0).plays("human-monster-1", on="elf-tower-1")
    assert table.result.scores == (-7, 0)
    assert table.result.won == (False, True)
    assert table.result.breakdown[0] == (Line(Message("score-title", {"title": "vandal"}), -7),)


def test_the_points_of_titles_are_values_of_the_card_set() -> None:
    """Ruling KB-A1."""
    for points in (3, 20):
        table, _ = given(
            holdings={0: ["elf-tower-1"]},
            titles=["tower-builder"],
            cards={"titles": {"tower-builder": {"points": points}}},
        )
        assert table.result.scores == (points, 0)
