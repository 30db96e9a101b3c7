"""Where a fair table may read the rulebook otherwise, it can agree on it before the game."""

from __future__ import annotations

from regnum.games.fairy_fracas.actions import Decline, Lowest, Move, Pick, Swap
from regnum.games.fairy_fracas.events import Reordered

from .story import given

# -- abilities are compulsory (ruling FF-B1)


def test_the_witch_has_to_swap_where_she_can() -> None:
    table, seat = given(
        at={"farm-1": ["blue-king"], "farm-2": ["red-queen"]},
        hands={0: ["red-witch"]},
        abilities_compulsory=True,
    )
    seat(0).plays("red-witch", on="forest-1")
    assert seat(0).refusal_of(Decline()) == "must-use-ability"
    seat(0).picks("blue-king")
    assert seat(0).refusal_of(Decline()) == "must-use-ability"
    seat(0).says(Swap("blue-king", "red-queen"))
    assert table.stack("farm-1") == ["red-queen"]


def test_the_wizard_has_to_move_somebody_himself_if_need_be() -> None:
    table, seat = given(hands={0: ["red-wizard"]}, abilities_compulsory=True)
    seat(0).plays("red-wizard", on="tower-1")
    assert seat(0).refusal_of(Decline()) in ("must-use-ability", "not-your-turn")
    assert not any(isinstance(option, Decline) for option in seat(0).options)
    seat(0).says(Move("red-wizard", "farm-1"))
    assert table.stack("farm-1") == ["red-wizard"]


def test_the_fairy_has_to_change_something() -> None:
    table, seat = given(
        at={"farm-1": ["blue-king", "red-queen"]},
        hands={0: ["red-fairy"]},
        abilities_compulsory=True,
    )
    seat(0).plays("red-fairy", on="farm-1")
    assert seat(0).refusal_of(Decline()) == "must-use-ability"
    seat(0).orders("blue-king")
    # of the last two one must go below the other, and the kernel has seen to it
    assert table.stack("farm-1") == ["blue-king", "red-fairy", "red-queen"]
    assert len(table.told(Reordered)) == 1


def test_the_fairy_may_leave_the_rest_once_she_has_changed_something() -> None:
    table, seat = given(
        at={"farm-1": ["blue-king", "red-queen"]},
        hands={0: ["red-fairy"]},
        abilities_compulsory=True,
    )
    seat(0).plays("red-fairy", on="farm-1")
    seat(0).orders("red-fairy")
    assert seat(0).options == [Lowest("blue-king"), Lowest("red-queen"), Decline()]
    seat(0).declines()
    assert table.stack("farm-1") == ["red-fairy", "blue-king", "red-queen"]


def test_where_nothing_can_be_done_nobody_is_obliged() -> None:
    """Ruling FF-B6."""
    table, seat = given(hands={0: ["red-witch"]}, abilities_compulsory=True)
    seat(0).plays("red-witch", on="forest-1")
    assert table.turn == 1


# -- a lone Gnome is a top character (ruling FF-B3)


def test_a_lone_gnome_can_be_moved_and_lies_below_again() -> None:
    table, seat = given(
        at={"farm-1": ["blue-gnome"], "castle-1": ["blue-king"]},
        hands={0: ["red-wizard"]},
        lone_gnome_on_top=True,
    )
    seat(0).plays("red-wizard", on="tower-1")
    seat(0).moves("blue-gnome", to="castle-1")
    assert table.stack("castle-1") == ["blue-gnome", "blue-king"]
    assert table.stack("farm-1") == []


def test_a_lone_gnome_can_be_swapped() -> None:
    table, seat = given(
        at={"farm-1": ["blue-gnome"], "castle-1": ["blue-queen", "blue-king"]},
        hands={0: ["red-witch"]},
        lone_gnome_on_top=True,
    )
    seat(0).plays("red-witch", on="forest-1")
    seat(0).swaps("blue-gnome", "blue-king")
    assert table.stack("farm-1") == ["blue-king"]
    assert table.stack("castle-1") == ["blue-gnome", "blue-queen"]


def test_a_gnome_with_somebody_above_him_is_no_top_character_and_stays_below_the_fairy() -> None:
    _, seat = given(
        at={"farm-1": ["blue-gnome", "blue-king"]},
        hands={0: ["red-wizard", "red-fairy"]},
        lone_gnome_on_top=True,
    )
    seat(0).plays("red-wizard", on="tower-1")
    assert seat(0).refusal_of(Pick("blue-gnome")) == "not-on-top"
    _, seat = given(
        at={"farm-1": ["blue-gnome", "blue-king"]},
        hands={0: ["red-fairy"]},
        lone_gnome_on_top=True,
    )
    seat(0).plays("red-fairy", on="farm-1")
    assert seat(0).refusal_of(Lowest("blue-gnome")) == "gnome-stays"
