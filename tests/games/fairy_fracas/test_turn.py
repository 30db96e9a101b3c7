"""The turn, laying a character, and the last turn (p. 3)."""

from __future__ import annotations

import pytest

import regnum
from regnum.games.fairy_fracas.actions import (
    Decline,
    Lowest,
    Move,
    Onto,
    Pick,
    Play,
    Skip,
    Swap,
)
from regnum.games.fairy_fracas.events import Began, Placed, PlacedBelow, Skipped

from .story import given


def test_a_turn_lays_one_character_and_passes_on() -> None:
    table, seat = given(seats=3, hands={0: ["red-king", "red-queen"]})
    seat(0).plays("red-king", on="castle-1")
    assert table.stack("castle-1") == ["red-king"]
    assert seat(0).hand == ["red-queen"]
    assert table.told(Placed) == [Placed(0, "red-king", "castle-1")]
    assert table.turn == 1


def test_a_new_character_lies_on_top() -> None:
    table, seat = given(at={"farm-1": ["blue-king", "blue-queen"]}, hands={0: ["red-knight"]})
    seat(0).plays("red-knight", on="farm-1")
    assert table.stack("farm-1") == ["blue-king", "blue-queen", "red-knight"]


def test_the_gnome_lies_at_the_very_bottom() -> None:
    table, seat = given(at={"farm-1": ["blue-king", "blue-queen"]}, hands={0: ["red-gnome"]})
    seat(0).plays("red-gnome", on="farm-1")
    assert table.stack("farm-1") == ["red-gnome", "blue-king", "blue-queen"]
    assert table.told(PlacedBelow) == [PlacedBelow(0, "red-gnome", "farm-1")]


def test_a_gnome_on_an_empty_terrain_is_simply_laid() -> None:
    table, seat = given(hands={0: ["red-gnome"]})
    seat(0).plays("red-gnome", on="farm-1")
    assert table.told(PlacedBelow) == []
    assert len(table.told(Placed)) == 1


@pytest.mark.parametrize("kind", ["king", "gnome", "dragon", "witch"])
def test_no_two_of_one_name_share_a_terrain(kind: str) -> None:
    _, seat = given(at={"farm-1": [f"blue-{kind}", "blue-queen"]}, hands={0: [f"red-{kind}"]})
    assert seat(0).refusal_to_play(f"red-{kind}", on="farm-1") == "same-name"
    assert seat(0).refusal_to_play(f"red-{kind}", on="farm-2") is None


def test_there_is_always_a_place_for_a_character() -> None:
    """The others have fewer of a name than there are terrains."""
    at = {"farm-1": ["blue-king"], "farm-2": ["yellow-king"], "farm-3": ["green-king"]}
    _, seat = given(seats=4, at=at, hands={0: ["red-king"]})
    seat(0).says(Play("red-king"))
    assert len(seat(0).options) == 9


def test_everybody_has_six_turns_and_keeps_a_card() -> None:
    table = regnum.open_table("fairy-fracas", seats=3, seed="six turns")
    laid = [0, 0, 0]
    while not table.over:
        seat = table.to_act()[0]
        options = table.options(seat)
        # no ability is used, so that each turn is one card
        action = options[-1] if Decline() in options else options[0]
        laid[seat] += isinstance(action, Onto | Skip)
        table.act(seat, action)
    assert laid == [6, 6, 6]


def test_seats_take_turns_clockwise_from_the_first() -> None:
    table, seat = given(seats=3, first=1)
    order = []
    for _ in range(4):
        active = table.turn
        assert active is not None
        order.append(active)
        king = f"{seat(active).colour}-king" if len(order) < 4 else "blue-queen"
        seat(active).plays(king, on=f"farm-{len(order)}" if len(order) < 4 else "farm-1")
    assert order == [1, 2, 0, 1]


def test_the_first_seat_is_announced() -> None:
    table = regnum.open_table("fairy-fracas", seats=2, seed="announced")
    assert table.events(None) == [Began(table.to_act()[0])]


# -- the last turn


@pytest.mark.parametrize("kind", ["dragon", "gnome"])
def test_dragon_and_gnome_cannot_be_played_on_the_last_turn(kind: str) -> None:
    """Rulings FF-B12 and FF-B13: the other card must be."""
    _, seat = given(hands={0: [f"red-{kind}", "red-witch"]}, turn=6)
    assert seat(0).refusal_of(Play(f"red-{kind}")) == "last-turn"
    assert seat(0).options == [Play("red-witch")]


@pytest.mark.parametrize("kind", ["dragon", "gnome"])
def test_on_the_turn_before_they_can(kind: str) -> None:
    _, seat = given(hands={0: [f"red-{kind}", "red-witch", "red-king"]}, turn=5)
    seat(0).plays(f"red-{kind}", on="farm-1")


def test_the_only_card_that_can_be_played_is_not_played_by_itself() -> None:
    """That would tell the others what the second card is."""
    table, _ = given(hands={0: ["red-dragon", "red-witch"]}, turn=6)
    assert table.turn == 0


def test_with_only_gnome_and_dragon_the_last_turn_is_skipped() -> None:
    table, seat = given(hands={0: ["red-dragon", "red-gnome"]}, turn=6)
    assert seat(0).options == [Skip()]
    seat(0).skips()
    assert table.told(Skipped) == [Skipped(0, "red-gnome", "red-dragon")]
    assert table.turn == 1
    assert seat(0).hand == ["red-gnome", "red-dragon"]


def test_who_can_only_skip_is_not_told_to_play() -> None:
    _, seat = given(hands={0: ["red-dragon", "red-gnome"]}, turn=6)
    for action in (Play("red-dragon"), Play("red-gnome"), Decline(), Onto("red-gnome", "farm-1")):
        assert seat(0).refusal_of(action) == "must-skip"
    assert seat(0).refusal_of(Play("red-king")) == "not-in-hand"


def test_the_last_skip_ends_the_game() -> None:
    table, seat = given(
        hands={0: ["red-king", "red-queen"], 1: ["blue-gnome", "blue-dragon"]}, turn=6
    )
    seat(0).plays("red-king", on="castle-1")
    seat(1).skips()
    assert table.over


def test_nobody_else_may_skip() -> None:
    _, seat = given(hands={0: ["red-gnome", "red-king"]}, turn=6)
    assert seat(0).refusal_of(Skip()) == "no-skipping"
    _, seat = given(hands={0: ["red-gnome", "red-dragon", "red-king"]}, turn=5)
    assert seat(0).refusal_of(Skip()) == "no-skipping"


def test_a_dragon_on_the_table_may_be_moved_on_the_last_turn() -> None:
    """Ruling FF-B11."""
    table, seat = given(
        at={"farm-1": ["blue-dragon"]}, hands={0: ["red-wizard", "red-king"]}, turn=6
    )
    seat(0).plays("red-wizard", on="tower-1")
    seat(0).moves("blue-dragon", to="farm-2")
    assert table.stack("farm-2") == ["blue-dragon"]


# -- what is refused


def test_wrong_words_are_refused_and_told_why() -> None:
    table, seat = given(at={"farm-1": ["blue-king"]}, hands={0: ["red-king", "red-queen"]})
    assert seat(1).refusal_of(Play("blue-queen")) == "not-your-turn"
    assert seat(0).refusal_of(Play("red-dragon")) == "not-in-hand"
    assert seat(0).refusal_of(Play("blue-queen")) == "not-in-hand"
    assert seat(0).refusal_of(Play("pink-king")) == "no-such-character"
    assert seat(0).refusal_of(Decline()) == "must-play"
    for early in (
        Onto("red-king", "farm-2"),
        Pick("blue-king"),
        Swap("blue-king", "red-king"),
        Move("blue-king", "farm-2"),
        Lowest("blue-king"),
    ):
        assert seat(0).refusal_of(early) == "play-first"
    seat(0).says(Play("red-king"))
    assert seat(0).refusal_of(Onto("red-queen", "farm-2")) == "place-first"
    assert seat(0).refusal_of(Play("red-queen")) == "place-first"
    assert seat(0).refusal_of(Onto("red-king", "moon-1")) == "no-such-terrain"
    assert seat(0).refusal_of(Onto("red-king", "castle-3")) == "no-such-terrain"
    assert table.stack("farm-1") == ["blue-king"]
