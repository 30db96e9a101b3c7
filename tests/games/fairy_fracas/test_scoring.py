"""Blocking and points (pp. 4-6)."""

from __future__ import annotations

import pytest

from regnum.games.fairy_fracas.game import game

from .story import given

LAND = "castle farm tower / forest farm farm"


def test_a_king_counts_his_castle_and_the_farms_and_forests_beside() -> None:
    table, _ = given(LAND, at={"castle-1": ["red-king"], "farm-3": ["blue-king"]})
    assert table.points("red-king") == 3
    assert table.points("blue-king") == 1


def test_a_queen_counts_a_king_with_her_and_her_own_people_beside() -> None:
    """Those on her own terrain are not beside her; other colours do not count."""
    table, _ = given(
        LAND,
        at={
            "farm-1": ["red-gnome", "blue-king", "red-queen"],
            "castle-1": ["red-king", "blue-knight"],
            "farm-2": ["red-dragon"],
            "farm-3": ["red-peasant"],
        },
    )
    assert table.points("red-queen") == 3


def test_a_princess_counts_her_tower_and_a_knight() -> None:
    table, _ = given(LAND, at={"tower-1": ["red-princess"], "farm-1": ["blue-princess"]})
    assert table.points("red-princess") == 2
    assert table.points("blue-princess") == 0
    table, _ = given(LAND, at={"tower-1": ["red-princess", "blue-knight"]})
    assert table.points("red-princess") == 3
    assert table.points("blue-knight") == 3


def test_a_knight_without_a_princess_brings_nothing() -> None:
    table, _ = given(LAND, at={"tower-1": ["red-knight"], "farm-1": ["red-princess"]})
    assert table.points("red-knight") == 0


def test_a_peasant_counts_his_farm_and_kings_and_queens_beside() -> None:
    table, _ = given(
        LAND,
        at={
            "farm-1": ["red-peasant"],
            "castle-1": ["red-king", "blue-queen"],
            "tower-1": ["blue-king", "red-queen"],
        },
    )
    assert table.points("red-peasant") == 5


def test_a_gnome_counts_all_above_him_whatever_they_are() -> None:
    """Ruling FF-B10: a Dragon that is not blocked counts too."""
    table, _ = given(LAND, at={"farm-1": ["red-gnome", "blue-witch", "blue-dragon", "red-king"]})
    assert table.points("red-gnome") == 2
    assert table.blocker("blue-witch") == "blue-dragon"


@pytest.mark.parametrize("kind", ["dragon", "witch", "fairy", "wizard"])
def test_magical_characters_bring_nothing(kind: str) -> None:
    table, _ = given(LAND, at={"castle-1": [f"red-{kind}"]})
    assert table.points(f"red-{kind}") == 0
    assert table.result.breakdown[0] == ()


# -- blocking


def test_a_dragon_blocks_all_below_but_the_gnome() -> None:
    table, _ = given(
        LAND, at={"tower-1": ["red-gnome", "red-princess", "red-knight", "blue-dragon"]}
    )
    assert table.blocker("red-princess") == "blue-dragon"
    assert table.blocker("red-knight") == "blue-dragon"
    assert table.blocker("red-gnome") is None
    assert table.points("red-gnome") == 1
    assert table.result.scores == (1, 0)


def test_those_above_the_dragon_are_free() -> None:
    table, _ = given(LAND, at={"tower-1": ["blue-dragon", "red-princess"]})
    assert table.points("red-princess") == 2


def test_an_own_dragon_blocks_as_well() -> None:
    table, _ = given(LAND, at={"tower-1": ["red-princess", "red-dragon"]})
    assert table.points("red-princess") == 0


def test_a_knight_above_the_dragon_frees_all_below() -> None:
    table, _ = given(LAND, at={"tower-1": ["red-princess", "blue-dragon", "blue-knight"]})
    assert table.blocker("blue-dragon") == "blue-knight"
    assert table.points("red-princess") == 3
    assert table.points("blue-knight") == 3


def test_a_knight_below_the_dragon_is_blocked_like_the_others() -> None:
    table, _ = given(LAND, at={"tower-1": ["red-princess", "red-knight", "blue-dragon"]})
    assert table.result.scores == (0, 0)
    lost = {kind: table.line(f"red-{kind}").what.args["lost"] for kind in ("princess", "knight")}
    assert lost == {"princess": 3, "knight": 3}


def test_who_is_blocked_counts_for_nobody() -> None:
    """P. 5."""
    table, _ = given(
        LAND,
        at={
            "farm-1": ["blue-king", "red-knight", "red-dragon", "red-queen"],
            "farm-2": ["red-peasant"],
        },
    )
    # no King for the Queen, and only the Queen for the Peasant
    assert table.points("red-queen") == 1
    assert table.points("red-peasant") == 2


@pytest.mark.parametrize("counts", [False, True])
def test_whether_a_dragon_under_a_knight_counts_is_an_option(counts: bool) -> None:
    """Ruling FF-B9."""
    table, _ = given(
        LAND,
        at={
            "farm-1": ["red-gnome", "blue-dragon", "red-knight"],
            "castle-1": ["blue-queen"],
        },
        blocked_dragon_counts=counts,
    )
    assert table.points("red-gnome") == (2 if counts else 1)
    assert table.points("blue-queen") == (1 if counts else 0)
    assert table.blocker("blue-dragon") == "red-knight"


def test_the_score_has_a_line_for_each_ordinary_character_in_the_kingdom() -> None:
    table, _ = given(
        LAND, at={"castle-1": ["red-king", "red-witch"], "farm-3": ["blue-gnome", "red-princess"]}
    )
    named = [[line.what.args["character"] for line in lines] for lines in table.result.breakdown]
    assert named == [["red-king", "red-princess"], ["blue-gnome"]]
    assert table.line("red-princess").what.id == "score-nothing"


def test_ties_of_three_go_by_the_order_of_turns() -> None:
    """P. 6."""
    table, _ = given(seats=3, first=2)
    assert table.result.scores == (0, 0, 0)
    assert table.result.ranks == (2, 3, 1)


def test_values_of_ones_own_reach_the_score() -> None:
    table, _ = given(
        LAND, at={"tower-1": ["red-princess"]}, cards={"characters": {"princess": {"at_home": 5}}}
    )
    assert table.points("red-princess") == 5


def test_a_scene_marks_who_is_blocked_and_what_each_brings() -> None:
    table, _ = given(
        LAND, at={"tower-1": ["red-princess", "blue-dragon"], "castle-1": ["red-king"]}
    )
    scene = game.scene(table.view(0))
    kingdom = scene.areas[0]
    assert (kingdom.layout, kingdom.columns, len(kingdom.areas)) == ("grid", 3, 6)
    tower = kingdom.areas[2]
    assert [piece.id for piece in tower.pieces] == ["tower-1", "red-princess", "blue-dragon"]
    assert tower.pieces[1].badges[0].args == {"by": "blue-dragon"}
    assert kingdom.areas[0].pieces[1].badges[0].args == {"points": 3}
