"""The worked examples of the rulebook, and two that follow from it (KB-1 to KB-8)."""

from __future__ import annotations

import pytest

from .story import given


def test_an_undead_troop_cannot_be_played_without_an_undead_castle() -> None:
    """KB-1 (p. 4)."""
    _, seat = given(hands={0: ["undead-warrior-1"]}, holdings={0: ["elf-tower-1"]})
    assert seat(0).is_refused("no-castle", "undead-warrior-1")


def test_with_one_undead_castle_it_goes_onto_any_own_holding() -> None:
    """KB-1 (p. 4)."""
    own = ["undead-tower-1", "elf-citadel-1", "great-obelisk-1"]
    _, seat = given(hands={0: ["undead-warrior-1"]}, holdings={0: own})
    assert seat(0).targets_of("undead-warrior-1") == set(own)


def test_a_warrior_in_a_tower_defends_it_with_three() -> None:
    """KB-2 (p. 5)."""
    table, seat = given(hands={0: ["human-warrior-1"]}, holdings={0: ["elf-tower-1"]})
    assert table.defence_of("elf-tower-1") == 1
    seat(0).plays("human-warrior-1", on="elf-tower-1")
    assert table.defence_of("elf-tower-1") == 3


def test_a_tower_with_shooters_falls_to_a_warrior_or_a_wizard_only() -> None:
    """KB-3 (p. 5)."""
    table, seat = given(
        hands={0: ["human-shooter-2", "human-warrior-1", "human-wizard-1"]},
        holdings={1: {"elf-tower-1": "human-shooter-1"}},
    )
    assert seat(0).is_refused("too-weak", "human-shooter-2", on="elf-tower-1")
    assert seat(0).can_play("human-warrior-1", on="elf-tower-1")
    assert seat(0).can_play("human-wizard-1", on="elf-tower-1")
    seat(0).plays("human-warrior-1", on="elf-tower-1")
    assert seat(0).holds("elf-tower-1")
    assert table.garrison_of("elf-tower-1") == "human-warrior-1"
    assert table.discarded == ["human-shooter-1"]


def test_wizards_can_be_driven_out_by_a_hero_only() -> None:
    """KB-4 (p. 5)."""
    table, seat = given(
        hands={0: ["human-shooter-1", "human-warrior-1", "human-wizard-2", "human-hero-1"]},
        holdings={1: {"elf-tower-1": "human-wizard-1"}},
    )
    for troop in ("human-shooter-1", "human-warrior-1", "human-wizard-2"):
        assert seat(0).is_refused("too-weak", troop, on="elf-tower-1")
    seat(0).plays("human-hero-1", on="elf-tower-1")
    assert seat(0).holds("elf-tower-1")
    assert table.garrison_of("elf-tower-1") is None
    assert set(table.discarded) == {"human-hero-1", "human-wizard-1"}


def test_a_monster_destroys_a_citadel_with_its_shooters() -> None:
    """KB-5 (p. 5)."""
    table, seat = given(
        hands={0: ["human-monster-1"]}, holdings={1: {"elf-citadel-1": "human-shooter-1"}}
    )
    seat(0).plays("human-monster-1", on="elf-citadel-1")
    assert table.owner_of("elf-citadel-1") is None
    assert set(table.discarded) == {"elf-citadel-1", "human-shooter-1", "human-monster-1"}


@pytest.mark.parametrize(
    ("castles", "emperor"),
    [
        ((("elf", "dwarf", "orc"), ("elf", "dwarf"), ("elf",)), 0),
        (
            (("elf", "dwarf", "orc", "undead"), ("elf", "dwarf", "orc", "undead"), ("elf",), ()),
            None,
        ),
        ((("elf", "dwarf"), ("elf", "dwarf")), None),
    ],
)
def test_the_emperor_has_castles_of_the_most_peoples(
    castles: tuple[tuple[str, ...], ...], emperor: int | None
) -> None:
    """KB-6 (pp. 6-7)."""
    types = ("tower-1", "tower-2", "fortress-1", "fortress-2")
    before = {
        owner: [f"{people}-{types[owner]}" for people in peoples]
        for owner, peoples in enumerate(castles)
    }
    table, _ = given(seats=len(castles), holdings=before, titles=["emperor"])
    assert table.holder_of("emperor") == emperor


def test_shooters_in_a_citadel_leave_it_as_strong_as_it_is() -> None:
    """KB-7 (p. 5, ruling KB-A2)."""
    table, seat = given(
        hands={0: ["human-warrior-1", "human-wizard-1"]},
        holdings={1: {"elf-citadel-1": "human-shooter-1"}},
    )
    assert table.defence_of("elf-citadel-1") == 3
    assert seat(0).is_refused("too-weak", "human-warrior-1", on="elf-citadel-1")
    assert seat(0).can_play("human-wizard-1", on="elf-citadel-1")


def test_equal_strength_never_captures() -> None:
    """KB-8 (p. 5)."""
    _, seat = given(
        hands={0: ["human-warrior-1", "human-wizard-1"]}, holdings={1: ["great-obelisk-1"]}
    )
    assert seat(0).is_refused("too-weak", "human-warrior-1", on="great-obelisk-1")
    assert seat(0).can_play("human-wizard-1", on="great-obelisk-1")
