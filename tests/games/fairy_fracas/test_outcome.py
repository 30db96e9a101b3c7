"""What an action would bring, told before it is done."""

from __future__ import annotations

from regnum.core.actions import Action
from regnum.games.fairy_fracas.actions import Onto, Play
from regnum.games.fairy_fracas.cards import PACKAGE
from regnum.games.fairy_fracas.game import game
from regnum.texts import speech

from .story import StorySeat, given


def told(seat: StorySeat, action: Action) -> str:
    message = game.outcome(seat.table.state, seat.seat, action)
    return "" if message is None else speech("en", PACKAGE).say(message)


def test_the_points_that_a_place_would_bring() -> None:
    _, seat = given(hands={0: ["red-princess", "red-king"]}, at={"tower-1": ["blue-knight"]})
    seat(0).says(Play("red-princess"))
    # two for the tower and one for the Knight, who gains by her company too
    there = told(seat(0), Onto("red-princess", "tower-1"))
    assert there == "your points 0 › 3; Player 2: 0 › 3"


def test_a_dragon_blocks_and_a_knight_frees() -> None:
    _, seat = given(hands={0: ["red-dragon", "red-knight"]}, at={"tower-1": ["blue-princess"]})
    seat(0).says(Play("red-dragon"))
    assert told(seat(0), Onto("red-dragon", "tower-1")).startswith("blocks blue princess; Player 2")
    _, seat = given(
        hands={0: ["red-knight", "red-king"]}, at={"tower-1": ["blue-princess", "red-dragon"]}
    )
    seat(0).says(Play("red-knight"))
    there = told(seat(0), Onto("red-knight", "tower-1"))
    assert there.startswith("blocks red dragon; frees blue princess")


def test_where_a_power_works_is_told() -> None:
    _, seat = given(
        hands={0: ["red-witch", "red-king"]}, at={"farm-1": ["blue-king"], "farm-2": ["blue-queen"]}
    )
    seat(0).says(Play("red-witch"))
    assert "its power works here" in told(seat(0), Onto("red-witch", "forest-1"))
    assert "its power works here" not in told(seat(0), Onto("red-witch", "farm-3"))
