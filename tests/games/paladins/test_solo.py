"""The solo opponent: set-up, the resource track, its turn and its left side (p. 26-30)."""

from __future__ import annotations

import pytest

from regnum.core import agenda
from regnum.core.dice import quick_dice
from regnum.games.paladins import events
from regnum.games.paladins.game import game
from regnum.games.paladins.rewards import ATTRIBUTES, CRIMINAL, LABOURER
from regnum.games.paladins.solo_track import SPOTS, move_marker
from regnum.games.paladins.state import OPPONENT, PURSE, Kingdom
from tests.games.paladins.solo_story import alone, turn
from tests.games.paladins.story import StorySeat, StoryTable, given

RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]


def begun(difficulty: str, seed: int = 3) -> StoryTable:
    s = game.set_up(
        1, game.read_options({"difficulty": difficulty}), game.cards(), quick_dice(seed)
    )
    s.events = []
    agenda.advance(s)
    return StoryTable(s)


def rival(table: StoryTable) -> StorySeat:
    return StorySeat(table, OPPONENT)


def workshops(table: StoryTable) -> list[int]:
    return [rival(table).standing(action).count("workshop") for action in RIGHT]


# -- set-up (p. 26-27)


@pytest.mark.parametrize(("difficulty", "count"), [("easy", 1), ("normal", 3), ("hard", 5)])
def test_the_level_of_difficulty_is_a_number_of_workshops(difficulty: str, count: int) -> None:
    """One for each order that is revealed, so never two on one action."""
    for seed in range(5):
        found = workshops(begun(difficulty, seed))
        assert sorted(found) == [0] * (6 - count) + [1] * count


def test_what_the_opponent_starts_with() -> None:
    table = begun("normal")
    shown = table.view(0).opponent
    assert shown is not None
    assert (shown.difficulty, shown.marker) == ("normal", 1)
    assert shown.stack == ("influence", "faith", "strength")
    assert (shown.scheme_deck, len(shown.waiting), shown.schemes_gone) == (12, 5, ())
    assert all(name.startswith("scheme-favour") for name in shown.waiting)
    assert [rival(table).attribute(name) for name in ("faith", "strength", "influence")] == [0] * 3
    assert rival(table).hired == []


def played_to_the_end(difficulty: str, seed: int) -> StoryTable:
    table = begun(difficulty, seed)
    dice = quick_dice(seed)
    while agenda.to_act(table.state):
        agenda.act(table.state, 0, dice.pick(agenda.options(table.state, 0)))
    return table


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_orders_bring_workshops_and_favours_bring_schemes(difficulty: str) -> None:
    """Page 27: in rounds 1 to 3 and 3 to 7."""
    table = played_to_the_end(difficulty, 1)
    told = table.state.events or []
    for place, event in enumerate(told):
        if isinstance(event, events.OrderRevealed):
            following = told[place + 1]
            assert isinstance(following, events.Developed)
            assert following.seat is None
            assert event.order == f"order-{following.action}"
        if isinstance(event, events.FavourRevealed):
            assert isinstance(told[place + 1], events.SchemeAdded)
    assert len(table.told(events.OrderRevealed)) == 3
    assert len(table.told(events.SchemeAdded)) == 5
    levels = {"easy": 1, "normal": 3, "hard": 5}
    assert sum(workshops(table)) == levels[difficulty] + 3
    assert max(workshops(table)) <= 2


def test_workers_grow_with_the_rounds() -> None:
    """Page 29: three more than the number of the round, and none is kept."""
    told = played_to_the_end("normal", 2).state.events or []
    for place, event in enumerate(told):
        if isinstance(event, events.RoundBegan):
            called = next(e for e in told[place:] if isinstance(e, events.WorkersCalled))
            assert called.count == event.round + 3


def test_the_player_always_goes_first() -> None:
    told = played_to_the_end("normal", 2).told(events.RoundBegan)
    assert [(event.round, event.first) for event in told] == [(n, 0) for n in range(1, 8)]


def test_the_other_tavern_makes_the_opponent_suspect() -> None:
    """Page 27: a suspicion for each criminal on the tavern that is left; no workers."""
    for seed in range(12):
        table = begun("easy", seed)
        s = table.state
        while not s.taverns or agenda.options(s, 0)[0].__class__.__name__ != "Visit":
            agenda.act(s, 0, agenda.options(s, 0)[0])
        assert len(s.taverns) == 2
        before, idle = len(s.suspicions[OPPONENT]), s.idle
        agenda.act(s, 0, agenda.options(s, 0)[0])
        other = next(tavern for tavern in s.taverns if tavern not in s.visited)
        drawn = [e for e in table.told(events.SuspicionDrawn) if e.seat is None]
        assert len(drawn) - before == s.cards.tavern_workers[other].count(CRIMINAL)
        assert s.idle == idle


# -- the resource track (p. 28)


def supplies(s: Kingdom) -> tuple[int, int]:
    return s.tax, s.supply[PURSE]


def test_a_favour_laps_the_resource_track() -> None:
    """Page 33: the marker is on the last spot, the fifth favour is used, so is the first; the
    second discards a suspicion and takes 2 taxes: two spots on, once round, lowest attribute."""
    table, other = alone(
        "scheme-favour",
        spot=5,
        round=7,
        favours=[
            "favour-hiring",
            "favour-pardon",
            "favour-rogues",
            "favour-loan",
            "favour-prayer",
        ],
        favours_used=[4, 0],
        suspicions={OPPONENT: ["suspicion-one-1"]},
        attributes={"faith": 4, "strength": 2, "influence": 6},
    )
    tax, general = supplies(table.state)
    turn(table)
    assert [event.favour for event in table.told(events.FavourUsed)] == ["favour-pardon"]
    assert other.suspicions == []
    assert supplies(table.state) == (tax - 2, general + 2)
    shown = table.view(0).opponent
    assert shown is not None
    assert shown.marker == 2
    assert (other.attribute("strength"), other.attribute("faith")) == (3, 4)
    assert other.silver == 0


def test_of_equal_attributes_the_topmost_marker_rises() -> None:
    """Pages 26 and 28: strength lies on top at first, influence at the bottom."""
    table, other = alone()
    risen: list[str] = []
    for _ in range(4):
        before = [other.attribute(name) for name in ATTRIBUTES]
        move_marker(table.state, SPOTS)
        after = [other.attribute(name) for name in ATTRIBUTES]
        risen += [ATTRIBUTES[n] for n in range(3) if after[n] > before[n]]
    # the last to arrive lies on top: influence came to 1 after the others
    assert risen == ["strength", "faith", "influence", "influence"]


@pytest.mark.parametrize(("townsperson", "kind"), [("acolyte-3", "suspicion"), ("abbot-3", "debt")])
def test_nothing_to_discard_costs_a_tax_silver(townsperson: str, kind: str) -> None:
    """Page 28: and the marker stays."""
    table, _other = alone("scheme-recruit", townsfolk=[townsperson, None, None, None, None])
    tax, general = supplies(table.state)
    turn(table)
    lost = 2 if kind == "suspicion" else 1
    assert supplies(table.state) == (tax - lost, general + lost)
    assert table.state.marker == 0
    assert len(table.told(events.TaxLost)) == lost


def test_a_lost_tax_silver_can_call_the_inquisition() -> None:
    table, _other = alone(
        "scheme-recruit",
        townsfolk=["acolyte-3", None, None, None, None],
        tax=1,
        suspicions={0: ["suspicion-one-1", "suspicion-one-2"]},
    )
    turn(table)
    assert len(table.told(events.InquisitionBegan)) == 1
    assert table.state.unpaid == [1, 0]
    # the second silver comes from the supply that was filled again
    assert table.tax == 4


# -- its turn (p. 29)


def test_a_workshop_saves_the_opponent_a_worker() -> None:
    """Page 29: Commission with one workshop takes two workers."""
    table, other = alone("scheme-commission", idle=2, workshops=["commission 1"])
    turn(table)
    assert other.times("commission") == 1
    assert other.standing("commission") == ["workshop", "labourer", "labourer"]
    assert table.state.idle == 0


def test_too_few_workers_send_it_to_the_left_side() -> None:
    """Page 29: with one worker it cannot commission, and recruits."""
    table, other = alone(
        "scheme-commission",
        idle=1,
        workshops=["commission 1"],
        townsfolk=["defender-1", None, None, None, None],
    )
    turn(table)
    assert other.times("commission") == 0
    assert other.attribute("strength") == 1
    assert [event.why for event in table.told(events.OpponentPrevented)] == ["workers"]
    assert table.townsfolk == [None] * 5


def test_the_left_side_is_tried_in_order() -> None:
    """Page 29: Recruit, Pray, Trade, Conspire, Rest."""
    left = ["recruit", "pray", "trade", "conspire"]
    for number in range(4):
        table, other = alone("scheme-attack", occupied=["attack", *left[:number]], idle=4)
        turn(table)
        placed = [event.action for event in table.told(events.OpponentPlaced)]
        assert placed == [left[number]]
        assert other.standing(left[number])[0] == "labourer"
    table, _other = alone("scheme-attack", occupied=["attack", *left], idle=4)
    turn(table)
    assert [event.left for event in table.told(events.Rested)] == [3]


def test_without_workers_it_passes() -> None:
    table, _other = alone("scheme-attack", idle=0)
    turn(table)
    assert table.told(events.SchemeTurnedUp) == []
    assert table.told(events.Passed) == [events.Passed(None, None)]
    assert table.state.has_passed(OPPONENT)


def test_its_turn_comes_after_each_action_of_the_player() -> None:
    table, _other = alone("scheme-convert", "scheme-attack", idle=9, attributes={"strength": 1})
    seat = StorySeat(table, 0)
    seat.says("trade")
    assert len(table.told(events.SchemeTurnedUp)) == 1
    seat.says("hunt")
    assert len(table.told(events.SchemeTurnedUp)) == 2


def test_it_goes_on_alone_when_the_player_has_passed() -> None:
    table, _other = alone(idle=6)
    StorySeat(table, 0).says("pass")
    assert table.told(events.Passed)[-1].seat is None
    assert len(table.told(events.SchemeTurnedUp)) >= 2
    assert table.state.round == 2


# -- its left side (p. 30)


@pytest.mark.parametrize(
    ("spot", "row", "taken"),
    [
        (3, ["abbot-1", "abbot-2", "defender-1", "abbot-3", "acolyte-1"], 2),
        (3, ["abbot-1", "abbot-2", None, None, "defender-1"], 4),
        (5, ["defender-1", "abbot-2", "abbot-1", None, None], 0),
        (4, [None, "defender-1", "abbot-1", None, None], 1),
    ],
)
def test_the_marker_points_at_a_townsperson(spot: int, row: list[str | None], taken: int) -> None:
    """Page 28: that one, or the next to the right, and round again from the left."""
    table, other = alone("scheme-recruit", spot=spot, townsfolk=row)
    turn(table)
    assert table.townsfolk[taken] is None
    assert other.attribute("strength") == 1
    assert other.hired == []
    assert table.told(events.SentAway) == [events.SentAway(None, "defender-1")]


def test_prayer_clears_the_right_side_only() -> None:
    """Page 30: and all schemes are shuffled into a new deck."""
    table, other = alone(
        "scheme-attack", occupied=["attack", "convert", "recruit"], workshops=["attack 1"]
    )
    supply = table.state.supply[LABOURER]
    turn(table)
    assert other.standing("attack") == ["workshop", None, None]
    assert other.standing("convert") == [None, None, None]
    assert other.standing("recruit")[0] == "labourer"
    assert other.standing("pray") == ["labourer"]
    assert table.state.supply[LABOURER] == supply + 2
    assert table.state.idle == 2
    shown = table.view(0).opponent
    assert shown is not None
    assert (shown.scheme_deck, shown.schemes_gone) == (12, ())


def test_prayer_with_nothing_to_clear_brings_a_worker() -> None:
    table, _other = alone("scheme-attack", occupied=["recruit"], idle=1)
    turn(table)
    assert table.state.idle == 1
    assert [event.count for event in table.told(events.RightSideCleared)] == [0]
    assert len(table.told(events.SchemesShuffled)) == 1


def test_trade_moves_the_marker() -> None:
    table, _other = alone("scheme-attack", occupied=["attack", "recruit", "pray"], spot=2)
    turn(table)
    assert table.state.marker == 2
    assert table.state.silver(OPPONENT) == 0


def test_conspire_brings_two_workers_and_a_suspicion() -> None:
    """Each tax moves the marker, and goes to the general supply."""
    table, other = alone(
        "scheme-attack",
        occupied=["attack", "recruit", "pray", "trade"],
        idle=1,
        next_suspicions=["suspicion-two-1"],
    )
    tax, general = supplies(table.state)
    turn(table)
    assert table.state.idle == 2
    assert other.suspicions == ["suspicion-two-1"]
    assert supplies(table.state) == (tax - 2, general + 2)
    assert table.state.marker == 2


def test_a_rest_moves_the_marker_for_each_worker_left() -> None:
    """Ruling PA-D53; and it has passed."""
    left = ["recruit", "pray", "trade", "conspire"]
    table, other = alone("scheme-attack", occupied=["attack", *left], idle=3, spot=1)
    turn(table)
    assert table.state.marker == 3
    assert table.state.has_passed(OPPONENT)
    assert table.state.idle == 0
    assert other.standing("recruit")[0] is None


def test_an_empty_scheme_deck_is_shuffled() -> None:
    """Ruling PA-D54."""
    table, _other = alone(idle=9, attributes={"strength": 1})
    s = table.state
    s.schemes_gone = s.scheme_deck[s.scheme_top :]
    s.scheme_top = len(s.scheme_deck)
    turn(table)
    assert len(table.told(events.SchemesShuffled)) >= 1
    assert len(table.told(events.SchemeTurnedUp)) == 1


def test_silver_and_provisions_are_no_price_for_it() -> None:
    """Page 28: nothing is paid, though it owns nothing."""
    table, other = alone("scheme-convert", "scheme-fortify", idle=9)
    turn(table, 2)
    assert (other.times("convert"), other.times("fortify")) == (1, 1)
    assert table.told(events.Paid) == []


def test_one_seat_and_the_opponent_share_an_inquisition() -> None:
    """Ruling PA-D70."""
    table, seat = given(
        1,
        workers={0: ["labourer", "labourer"]},
        tax=1,
        suspicions={OPPONENT: ["suspicion-one-1", "suspicion-one-2"]},
        next_suspicions=["suspicion-one-3"],
    )
    seat(0).says("conspire")
    assert table.told(events.Accused) == [events.Accused(None, 1)]
    assert table.state.unpaid == [0, 1]
    assert len(table.state.suspicions[OPPONENT]) == 1
