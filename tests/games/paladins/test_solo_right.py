"""The right side of the solo opponent: monks, outposts, jars, walls, outsiders (p. 31-32)."""

from __future__ import annotations

import pytest

from regnum.games.paladins import events
from regnum.games.paladins.rewards import ACTIONS, RIGHT_SIDE
from regnum.games.paladins.state import OPPONENT
from tests.games.paladins.solo_story import ALL, ROW, alone, turn

# -- monks and outposts (p. 31)


@pytest.mark.parametrize(
    ("taken", "unpaid", "wanted"),
    [
        # of several free townsfolk the leftmost
        ([], 0, "space-1a"),
        (["space-1a"], 0, "space-2a"),
        # a debt to pay comes next if there is one
        (["space-1a", "space-2a"], 1, "space-4e"),
        (["space-1a", "space-2a"], 0, "space-3d"),
        # prayer, then two workers, then one
        (["space-1a", "space-2a", "space-3d"], 0, "space-4b"),
        (["space-1a", "space-2a", "space-3d", "space-4b", "space-5a"], 0, "space-4f"),
    ],
)
def test_the_space_it_likes_best(taken: list[str], unpaid: int, wanted: str) -> None:
    table, other = alone(
        "scheme-commission", attributes=ALL, unpaid={OPPONENT: unpaid}, townsfolk=[None] * 5
    )
    for space in taken:
        table.state.spaces[table.state.cards.space_number[space]] = 0
    turn(table)
    assert [event.space for event in table.told(events.Commissioned)] == [wanted]
    assert other.paid == unpaid


@pytest.mark.parametrize(
    ("level", "left", "wanted"),
    [
        # one worker, 2 silver, a suspicion less: in the second region
        (3, ["space-2b", "space-2c", "space-2d"], "space-2c"),
        (3, ["space-2b", "space-2d"], "space-2b"),
        (3, ["space-2d"], "space-2d"),
        # paying a debt that is not there comes last (ruling PA-D60)
        (7, ["space-4e", "space-4g"], "space-4g"),
        (7, ["space-4e"], "space-4e"),
    ],
)
def test_spaces_that_it_likes_less(level: int, left: list[str], wanted: str) -> None:
    table, _other = alone("scheme-garrison", attributes={"strength": level})
    cards = table.state.cards
    for number, space in enumerate(cards.spaces):
        if space not in left and table.state.spaces[number] == -1:
            table.state.spaces[number] = 0
    turn(table)
    assert [event.space for event in table.told(events.Garrisoned)] == [wanted]


def test_a_monk_needs_faith_and_an_outpost_strength() -> None:
    table, other = alone("scheme-garrison", "scheme-commission", idle=6)
    turn(table)
    assert other.times("garrison") == 0
    assert [event.why for event in table.told(events.OpponentPrevented)] == ["reach"]
    turn(table)
    assert other.times("commission") == 1
    assert other.attribute("influence") == 1


def test_a_free_townsperson_is_sent_away_before_the_attribute_rises() -> None:
    """Page 31: it discards for the reward; ruling PA-D59."""
    table, other = alone(
        "scheme-commission", townsfolk=["gatekeeper-1", None, None, None, None], idle=3
    )
    turn(table)
    assert other.hired == []
    assert table.state.idle == 2
    told = [type(event).__name__ for event in table.state.events or []]
    assert told.index("SentAway") < told.index("Raised")


def test_prayer_as_a_reward_clears_the_workers_just_placed() -> None:
    """Page 31; ruling PA-D62."""
    table, other = alone("scheme-garrison", attributes={"strength": 5}, townsfolk=[None] * 5)
    for space in ("space-1a", "space-2a"):
        table.state.spaces[table.state.cards.space_number[space]] = 0
    turn(table)
    assert [event.space for event in table.told(events.Garrisoned)] == ["space-3d"]
    assert other.standing("garrison") == [None, None, None]
    assert other.attribute("faith") == 1
    assert len(table.told(events.SchemesShuffled)) == 1


@pytest.mark.parametrize(
    ("reward", "wanted"),
    [
        # two silver are not two workers: one worker beside them comes after the two of space 2c
        (["scout", "silver", "silver"], "space-2c"),
        # what it likes most counts, wherever it is printed
        (["silver", "hire"], "space-2b"),
        (["pardon", "labourer", "scout", "fighter"], "space-2b"),
        # a debt that is not there takes nothing away from the rest
        (["pay", "prayer"], "space-2b"),
    ],
)
def test_of_several_rewards_the_best_decides(reward: list[str], wanted: str) -> None:
    spaces = {"space-2b": {"reward": reward}, "space-2c": {"reward": ["scout", "merchant"]}}
    table, _other = alone(
        "scheme-commission",
        attributes={"faith": 2},
        townsfolk=[None] * 5,
        cards={"spaces": spaces},
    )
    for space in ("space-1a", "space-1b", "space-2a", "space-2d"):
        table.state.spaces[table.state.cards.space_number[space]] = 0
    turn(table)
    assert [event.space for event in table.told(events.Commissioned)] == [wanted]


@pytest.mark.parametrize("action", ACTIONS[:RIGHT_SIDE])
def test_what_a_card_file_gives_an_action_the_opponent_takes_too(action: str) -> None:
    table, _other = alone(
        f"scheme-{action}",
        attributes=ALL,
        outsiders=ROW,
        townsfolk=[None] * 5,
        wall="wall-scout-1",
        unpaid={OPPONENT: 1},
        cards={"actions": {action: {"reward": ["tax"]}}},
    )
    turn(table)
    assert [event.silver for event in table.told(events.TaxTaken)] == [1]


# -- jars and walls (p. 31)


def test_a_jar_is_turned_and_a_debt_is_paid() -> None:
    table, other = alone(
        "scheme-absolve",
        suspicions={OPPONENT: ["suspicion-one-1", "suspicion-one-2"]},
        unpaid={OPPONENT: 1},
    )
    turn(table)
    assert (other.times("absolve"), other.attribute("faith")) == (1, 1)
    assert (other.unpaid, other.paid) == (0, 1)
    assert len(other.suspicions) == 1


def test_a_jar_without_a_debt_discards_another_suspicion() -> None:
    """Ruling PA-D61."""
    table, other = alone(
        "scheme-absolve",
        suspicions={OPPONENT: ["suspicion-one-1", "suspicion-one-2", "suspicion-two-1"]},
    )
    turn(table)
    assert len(other.suspicions) == 1
    assert other.paid == 0


@pytest.mark.parametrize(
    ("action", "times", "needs"), [("absolve", 3, 6), ("fortify", 3, 5), ("fortify", 6, 11)]
)
def test_jars_and_walls_need_influence(action: str, times: int, needs: int) -> None:
    for influence, can in ((needs - 1, False), (needs, True)):
        table, other = alone(
            f"scheme-{action}",
            attributes={"influence": influence},
            done={OPPONENT: {action: times}},
        )
        turn(table)
        assert other.times(action) == times + can
        if not can:
            assert [event.why for event in table.told(events.OpponentPrevented)] == ["influence"]


def test_a_wall_gives_it_what_it_shows() -> None:
    table, other = alone("scheme-fortify", wall="wall-labourer-fighter-1")
    turn(table)
    assert other.attribute("strength") == 1
    assert table.state.idle == 2


@pytest.mark.parametrize(
    ("wall", "suspicions", "unpaid", "spot"),
    [
        ("wall-pardon-or-silver-1", ["suspicion-one-1"], 0, 1),
        ("wall-pardon-or-silver-1", [], 0, 3),
        ("wall-pay-or-silver-1", [], 1, 1),
        ("wall-pay-or-silver-1", ["suspicion-one-1"], 0, 3),
    ],
)
def test_of_two_rewards_the_left_one_if_it_does_something(
    wall: str, suspicions: list[str], unpaid: int, spot: int
) -> None:
    """Page 31; ruling PA-D63."""
    table, other = alone(
        "scheme-fortify",
        wall=wall,
        suspicions={OPPONENT: suspicions},
        unpaid={OPPONENT: unpaid},
    )
    turn(table)
    shown = table.view(0).opponent
    assert shown is not None
    assert shown.marker == spot
    assert other.paid == unpaid
    if wall.startswith("wall-pardon"):
        assert other.suspicions == []


# -- outsiders (p. 32)


@pytest.mark.parametrize(
    ("action", "spot", "level", "slot"),
    [
        ("attack", 1, 1, 0),
        ("attack", 3, 5, 2),
        # what is out of reach is not available: from the left again
        ("attack", 3, 4, 0),
        ("attack", 5, 12, 4),
        ("convert", 2, 2, 1),
        ("convert", 5, 7, 0),
    ],
)
def test_the_outsider_at_the_marker(action: str, spot: int, level: int, slot: int) -> None:
    attribute = "strength" if action == "attack" else "faith"
    table, other = alone(
        f"scheme-{action}", spot=spot, attributes={attribute: level}, outsiders=ROW
    )
    turn(table)
    found = other.attacked if action == "attack" else other.converted
    assert found == [ROW[slot]]
    assert other.attribute("influence" if action == "attack" else "strength") >= 1


def test_after_the_fifth_outsider_comes_the_sixth() -> None:
    """Page 28: then the first again."""
    row: list[str | None] = [*ROW]
    row[4] = None
    table, other = alone("scheme-attack", spot=5, attributes={"strength": 12}, outsiders=row)
    turn(table)
    assert other.attacked == [ROW[5]]


def test_it_buys_no_strength() -> None:
    table, other = alone("scheme-attack", outsiders=ROW)
    turn(table)
    assert other.attacked == []
    assert [event.why for event in table.told(events.OpponentPrevented)] == ["reach"]


def test_a_conversion_raises_strength() -> None:
    row = ["viking-assassin", *[None] * 5]
    table, other = alone("scheme-convert", outsiders=row)
    turn(table)
    assert other.attribute("strength") == 2
