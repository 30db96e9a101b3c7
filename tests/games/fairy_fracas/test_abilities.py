"""Witch, Fairy and Wizard (p. 5)."""

from __future__ import annotations

from itertools import permutations

import pytest

from regnum.games.fairy_fracas.actions import Decline, Lowest, Move, Onto, Pick, Play, Swap
from regnum.games.fairy_fracas.events import Declined, Moved, Reordered, Swapped

from .story import given

TWO_KNIGHTS = {"farm-1": ["blue-king", "blue-knight"], "farm-2": ["red-princess"]}


# -- the Witch


def test_the_witch_in_a_forest_swaps_two_top_characters() -> None:
    table, seat = given(at=TWO_KNIGHTS, hands={0: ["red-witch"]})
    seat(0).plays("red-witch", on="forest-1")
    seat(0).swaps("blue-knight", "red-princess")
    assert table.stack("farm-1") == ["blue-king", "red-princess"]
    assert table.stack("farm-2") == ["blue-knight"]
    assert table.told(Swapped) == [Swapped(0, "blue-knight", "farm-1", "red-princess", "farm-2")]
    assert table.turn == 1


def test_the_witch_elsewhere_does_nothing() -> None:
    table, seat = given(at=TWO_KNIGHTS, hands={0: ["red-witch"]})
    seat(0).plays("red-witch", on="castle-1")
    assert table.turn == 1


def test_the_witch_can_swap_herself() -> None:
    """Ruling FF-B2."""
    table, seat = given(at=TWO_KNIGHTS, hands={0: ["red-witch"]})
    seat(0).plays("red-witch", on="forest-1")
    seat(0).swaps("red-princess", "red-witch")
    assert table.stack("forest-1") == ["red-princess"]
    assert table.stack("farm-2") == ["red-witch"]
    # moved, she does not act again (ruling FF-B7)
    assert table.turn == 1


@pytest.mark.parametrize("when", ["at once", "after the first"])
def test_the_witch_may_be_declined(when: str) -> None:
    """Ruling FF-B1."""
    table, seat = given(at=TWO_KNIGHTS, hands={0: ["red-witch"]})
    seat(0).plays("red-witch", on="forest-1")
    if when == "after the first":
        seat(0).picks("blue-knight")
    seat(0).declines()
    assert table.stack("farm-2") == ["red-princess"]
    assert table.told(Declined) == [Declined(0, "red-witch")]
    assert table.turn == 1


def test_alone_in_the_kingdom_the_witch_is_not_asked() -> None:
    """Ruling FF-B6."""
    table, seat = given(at={"farm-1": ["blue-gnome"]}, hands={0: ["red-witch"]})
    seat(0).plays("red-witch", on="forest-1")
    assert table.turn == 1


def test_a_swap_may_not_bring_two_of_one_name_together() -> None:
    """Ruling FF-B5: the Princess may not come to a terrain with a Princess."""
    _, seat = given(
        at={"farm-1": ["blue-princess", "blue-knight"], "farm-2": ["red-princess"]},
        hands={0: ["red-witch"]},
    )
    seat(0).plays("red-witch", on="forest-1")
    seat(0).picks("red-princess")
    assert seat(0).refusal_of(Swap("red-princess", "blue-knight")) == "swap-same-name"
    assert seat(0).options == [Swap("red-princess", "red-witch"), Decline()]


def test_two_of_one_name_can_be_swapped() -> None:
    """Ruling FF-B5: only the colours change places."""
    table, seat = given(
        at={"farm-1": ["blue-king"], "castle-1": ["red-knight", "red-king"]},
        hands={0: ["red-witch"]},
    )
    seat(0).plays("red-witch", on="forest-1")
    seat(0).swaps("blue-king", "red-king")
    assert table.stack("castle-1") == ["red-knight", "blue-king"]


def test_who_leaves_makes_room_for_the_name_it_takes_away() -> None:
    """Ruling FF-B5: each place is looked at without the one who leaves."""
    table, seat = given(
        at={"farm-1": ["blue-queen", "blue-king"], "farm-2": ["red-knight", "red-king"]},
        hands={0: ["red-witch"]},
    )
    seat(0).plays("red-witch", on="forest-1")
    seat(0).swaps("blue-king", "red-king")
    assert table.stack("farm-1") == ["blue-queen", "red-king"]


def test_only_top_characters_are_swapped_and_never_a_gnome() -> None:
    """Ruling FF-B3."""
    _, seat = given(
        at={**TWO_KNIGHTS, "farm-3": ["blue-gnome"]}, hands={0: ["red-witch", "red-queen"]}
    )
    seat(0).plays("red-witch", on="forest-1")
    assert seat(0).refusal_of(Pick("blue-king")) == "not-on-top"
    assert seat(0).refusal_of(Pick("blue-gnome")) == "gnome-stays"
    assert seat(0).refusal_of(Pick("red-queen")) == "not-in-kingdom"
    assert seat(0).refusal_of(Pick("pink-king")) == "no-such-character"
    assert seat(0).refusal_of(Play("red-queen")) == "ability-first"
    seat(0).picks("blue-knight")
    assert seat(0).refusal_of(Swap("blue-knight", "blue-gnome")) == "gnome-stays"
    assert seat(0).refusal_of(Swap("blue-knight", "blue-knight")) == "swap-itself"
    assert seat(0).refusal_of(Swap("red-princess", "blue-knight")) == "ability-first"


def test_who_finds_no_partner_cannot_be_picked() -> None:
    """There is a King below the Witch, and a Princess below the King."""
    _, seat = given(
        at={
            "farm-1": ["blue-princess", "blue-king"],
            "farm-2": ["red-princess"],
            "forest-1": ["red-king"],
        },
        hands={0: ["red-witch"]},
    )
    seat(0).plays("red-witch", on="forest-1")
    assert seat(0).refusal_of(Pick("blue-king")) == "no-partner"
    assert set(seat(0).options) == {Pick("red-princess"), Pick("red-witch"), Decline()}


def test_where_no_two_can_be_swapped_the_witch_is_not_asked() -> None:
    """Ruling FF-B6: only the Knight could change with her, and there is a Witch below him."""
    table, seat = given(at={"farm-1": ["blue-witch", "blue-knight"]}, hands={0: ["red-witch"]})
    seat(0).plays("red-witch", on="forest-1")
    assert table.turn == 1


# -- the Fairy


def three_with_a_gnome() -> dict[str, list[str]]:
    return {"farm-1": ["blue-gnome", "blue-king", "red-queen"]}


def test_the_fairy_rearranges_her_terrain_herself_included() -> None:
    """Ruling FF-B4."""
    table, seat = given(at=three_with_a_gnome(), hands={0: ["red-fairy"]})
    seat(0).plays("red-fairy", on="farm-1")
    seat(0).orders("red-fairy", "red-queen")
    order = ["blue-gnome", "red-fairy", "red-queen", "blue-king"]
    assert table.stack("farm-1") == order
    assert table.told(Reordered) == [Reordered(0, "farm-1", tuple(order))]
    assert table.turn == 1


def test_every_order_can_be_named() -> None:
    """Ruling FF-B4; the Gnome stays below (ruling FF-B3), and the last has one place left."""
    names = ["blue-king", "red-queen", "red-fairy"]
    for lowest, middle, top in permutations(names):
        table, seat = given(at=three_with_a_gnome(), hands={0: ["red-fairy"]})
        seat(0).plays("red-fairy", on="farm-1")
        seat(0).orders(lowest, middle)
        assert table.stack("farm-1") == ["blue-gnome", lowest, middle, top]
        assert table.turn == 1


def test_the_rest_may_stay_as_it_lies() -> None:
    table, seat = given(at=three_with_a_gnome(), hands={0: ["red-fairy"]})
    seat(0).plays("red-fairy", on="farm-1")
    seat(0).orders("red-queen")
    seat(0).declines()
    assert table.stack("farm-1") == ["blue-gnome", "red-queen", "blue-king", "red-fairy"]
    assert len(table.told(Reordered)) == 1
    assert table.told(Declined) == []


def test_naming_everybody_where_they_lie_changes_nothing() -> None:
    table, seat = given(at=three_with_a_gnome(), hands={0: ["red-fairy"]})
    seat(0).plays("red-fairy", on="farm-1")
    seat(0).orders("blue-king", "red-queen")
    assert table.told(Reordered) == []
    assert table.told(Declined) == [Declined(0, "red-fairy")]


@pytest.mark.parametrize("lowest", ["red-fairy", "blue-king"])
def test_with_two_either_can_be_named(lowest: str) -> None:
    table, seat = given(at={"farm-1": ["blue-king"]}, hands={0: ["red-fairy"]})
    seat(0).plays("red-fairy", on="farm-1")
    assert seat(0).options == [Lowest("blue-king"), Lowest("red-fairy"), Decline()]
    seat(0).orders(lowest)
    assert table.stack("farm-1")[0] == lowest


@pytest.mark.parametrize("at", [{}, {"farm-1": ["blue-gnome"]}], ids=["alone", "with a gnome"])
def test_with_nobody_to_rearrange_the_fairy_is_not_asked(at: dict[str, list[str]]) -> None:
    table, seat = given(at=at, hands={0: ["red-fairy"]})
    seat(0).plays("red-fairy", on="farm-1")
    assert table.turn == 1


def test_the_fairy_touches_only_her_terrain_and_never_the_gnome() -> None:
    at = {**three_with_a_gnome(), "farm-2": ["blue-knight"]}
    _, seat = given(at=at, hands={0: ["red-fairy"]})
    seat(0).plays("red-fairy", on="farm-1")
    assert seat(0).refusal_of(Lowest("blue-knight")) == "not-with-fairy"
    assert seat(0).refusal_of(Lowest("blue-gnome")) == "gnome-stays"
    assert seat(0).refusal_of(Lowest("pink-king")) == "no-such-character"
    assert seat(0).refusal_of(Pick("blue-king")) == "ability-first"
    seat(0).orders("red-fairy")
    assert seat(0).refusal_of(Lowest("red-fairy")) == "in-order-already"


def test_the_fairy_can_free_those_below_a_dragon() -> None:
    """Ruling FF-B8: blocking follows from how the stack lies."""
    table, seat = given(at={"tower-1": ["red-princess", "blue-dragon"]}, hands={0: ["red-fairy"]})
    assert table.points("red-princess") == 0
    seat(0).plays("red-fairy", on="tower-1")
    seat(0).orders("blue-dragon")
    seat(0).declines()
    assert table.stack("tower-1") == ["blue-dragon", "red-princess", "red-fairy"]
    assert table.points("red-princess") == 2


# -- the Wizard


@pytest.mark.parametrize(
    ("terrain", "asked"),
    [
        ("tower-1", True),
        ("castle-1", True),
        ("farm-3", True),
        ("farm-1", False),
        ("farm-2", False),
        ("forest-1", False),
    ],
)
def test_the_wizard_acts_in_a_tower_or_beside_one(terrain: str, asked: bool) -> None:
    """Ruling FF-B15."""
    table, seat = given(
        "farm castle tower / farm forest farm", hands={0: ["red-wizard", "red-king"]}
    )
    seat(0).plays("red-wizard", on=terrain)
    assert (table.turn == 0) == asked


def test_the_wizard_moves_any_top_character_onto_another_terrain() -> None:
    """Ruling FF-B18: another seat's too."""
    table, seat = given(at=TWO_KNIGHTS, hands={0: ["red-wizard"]})
    seat(0).plays("red-wizard", on="tower-1")
    seat(0).moves("blue-knight", to="farm-2")
    assert table.stack("farm-1") == ["blue-king"]
    assert table.stack("farm-2") == ["red-princess", "blue-knight"]
    assert table.told(Moved) == [Moved(0, "blue-knight", "farm-1", "farm-2")]
    assert table.turn == 1


def test_the_wizard_can_move_himself() -> None:
    """Rulings FF-B2 and FF-B7."""
    table, seat = given(hands={0: ["red-wizard"]})
    seat(0).plays("red-wizard", on="castle-1")
    seat(0).moves("red-wizard", to="tower-1")
    assert table.stack("tower-1") == ["red-wizard"]
    assert table.turn == 1


def test_the_wizard_leaves_gnomes_and_those_below_alone() -> None:
    """Ruling FF-B3."""
    _, seat = given(at={**TWO_KNIGHTS, "farm-3": ["blue-gnome"]}, hands={0: ["red-wizard"]})
    seat(0).plays("red-wizard", on="tower-1")
    assert seat(0).refusal_of(Pick("blue-gnome")) == "gnome-stays"
    assert seat(0).refusal_of(Pick("blue-king")) == "not-on-top"


def test_what_moves_onto_a_gnome_lies_above_him() -> None:
    table, seat = given(
        at={"farm-1": ["blue-king"], "farm-2": ["blue-gnome"]}, hands={0: ["red-wizard"]}
    )
    seat(0).plays("red-wizard", on="tower-1")
    seat(0).moves("blue-king", to="farm-2")
    assert table.stack("farm-2") == ["blue-gnome", "blue-king"]


def test_another_terrain_is_another() -> None:
    """Ruling FF-B16."""
    _, seat = given(at=TWO_KNIGHTS, hands={0: ["red-wizard"]})
    seat(0).plays("red-wizard", on="tower-1")
    seat(0).picks("blue-knight")
    assert seat(0).refusal_of(Move("blue-knight", "farm-1")) == "moves-nowhere"
    assert seat(0).refusal_of(Move("blue-knight", "moon-1")) == "no-such-terrain"
    assert seat(0).refusal_of(Move("red-princess", "farm-1")) == "ability-first"
    assert seat(0).refusal_of(Onto("blue-knight", "farm-2")) == "ability-first"
    seat(0).declines()


def test_a_moved_magical_character_does_not_act_again() -> None:
    """Ruling FF-B7."""
    table, seat = given(
        at={"farm-1": ["blue-witch"], "farm-2": ["blue-king"]}, hands={0: ["red-wizard"]}
    )
    seat(0).plays("red-wizard", on="tower-1")
    seat(0).moves("blue-witch", to="forest-1")
    assert table.turn == 1
