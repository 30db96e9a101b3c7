"""Troops, garrisons, captures, heroes, monsters (pp. 4-5, rules 12-20 of the digest)."""

from __future__ import annotations

import pytest

from regnum.games.kings_bounty.actions import Onto, Play
from regnum.games.kings_bounty.events import (
    Captured,
    Destroyed,
    Garrisoned,
    HeroAtHome,
    TakenByHero,
)

from .story import given

PEOPLES = ["elf", "dwarf", "undead", "orc"]
TYPES = ["shooter", "warrior", "wizard", "hero", "monster"]


def test_a_troop_needs_a_holding_on_the_table() -> None:
    """Rule 12 (p. 4)."""
    _, seat = given(hands={0: ["human-warrior-1", "human-hero-1", "human-monster-1"]})
    for troop in ("human-warrior-1", "human-hero-1", "human-monster-1"):
        assert seat(0).is_refused("no-target", troop)


def test_a_holding_that_lies_in_a_hand_is_no_target() -> None:
    """Rule 12 (p. 4)."""
    _, seat = given(
        hands={0: ["human-wizard-1"], 1: ["elf-tower-2"]}, holdings={1: ["elf-tower-1"]}
    )
    assert seat(0).is_refused("not-on-table", "human-wizard-1", on="elf-tower-2")
    assert seat(0).is_refused("not-a-holding", "human-wizard-1", on="human-shooter-1")
    assert seat(0).is_refused("no-such-card", "human-wizard-1", on="goblin-tower-1")


def test_a_troop_goes_onto_own_and_others_holdings() -> None:
    """Rule 12 (p. 4)."""
    _, seat = given(
        hands={0: ["human-wizard-1"]},
        holdings={0: ["elf-tower-1"], 1: ["elf-tower-2", "low-obelisk-1"]},
    )
    assert seat(0).targets_of("human-wizard-1") == {"elf-tower-1", "elf-tower-2", "low-obelisk-1"}


@pytest.mark.parametrize("people", PEOPLES)
@pytest.mark.parametrize("type_", TYPES)
def test_every_troop_of_a_people_needs_a_castle_of_it(people: str, type_: str) -> None:
    """Rule 13 (p. 4): heroes and monsters too."""
    troop = f"{people}-{type_}-1"
    other = PEOPLES[PEOPLES.index(people) - 1]
    laid = [f"{other}-tower-1", "low-obelisk-1"]
    theirs = {1: [f"{other}-tower-2", f"{people}-tower-2"]}
    _, seat = given(seats=4, hands={0: [troop]}, holdings={0: laid, **theirs})
    assert seat(0).is_refused("no-castle", troop)
    _, seat = given(seats=4, hands={0: [troop]}, holdings={0: [f"{people}-tower-1"], **theirs})
    assert seat(0).can_play(troop)


@pytest.mark.parametrize("type_", TYPES)
def test_humans_need_no_castle(type_: str) -> None:
    """Rule 13 (p. 4)."""
    _, seat = given(hands={0: [f"human-{type_}-1"]}, holdings={1: ["elf-tower-1"]})
    assert seat(0).can_play(f"human-{type_}-1", on="elf-tower-1")


def test_one_castle_of_the_people_is_enough_for_a_target_of_any_people() -> None:
    """Rule 14 (p. 4)."""
    _, seat = given(
        seats=3,
        hands={0: ["elf-wizard-1"]},
        holdings={0: ["elf-tower-1"], 1: {"orc-tower-1": "dwarf-shooter-1"}, 2: ["low-obelisk-1"]},
    )
    assert seat(0).targets_of("elf-wizard-1") == {"elf-tower-1", "orc-tower-1", "low-obelisk-1"}


@pytest.mark.parametrize("holding", ["elf-tower-1", "great-obelisk-1"])
def test_a_troop_on_an_own_holding_becomes_its_garrison(holding: str) -> None:
    """Rule 15 (p. 5)."""
    table, seat = given(hands={0: ["human-shooter-1"]}, holdings={0: [holding]})
    seat(0).plays("human-shooter-1", on=holding)
    assert table.garrison_of(holding) == "human-shooter-1"
    assert table.discarded == []
    assert table.told(Garrisoned) == [Garrisoned(0, "human-shooter-1", holding, None)]


@pytest.mark.parametrize("old", ["human-shooter-2", "human-warrior-2", "human-wizard-2"])
def test_a_garrison_is_replaced_by_any_other_even_a_weaker_one(old: str) -> None:
    """Rule 15 (p. 5): one garrison a holding, the old one is discarded."""
    table, seat = given(hands={0: ["human-shooter-1"]}, holdings={0: {"elf-tower-1": old}})
    seat(0).plays("human-shooter-1", on="elf-tower-1")
    assert table.garrison_of("elf-tower-1") == "human-shooter-1"
    assert table.discarded == [old]
    assert table.told(Garrisoned) == [Garrisoned(0, "human-shooter-1", "elf-tower-1", old)]


def test_a_replacing_garrison_needs_its_castle_too() -> None:
    """Ruling KB-A19."""
    _, seat = given(
        hands={0: ["elf-warrior-1"]}, holdings={0: {"low-obelisk-1": "human-shooter-1"}}
    )
    assert seat(0).is_refused("no-castle", "elf-warrior-1")


STRENGTH = {"human-shooter-1": 2, "human-warrior-1": 3, "human-wizard-1": 4, None: 0}
HOLDING = {
    "elf-tower-1": 1,
    "elf-fortress-1": 2,
    "elf-citadel-1": 3,
    "low-obelisk-1": 1,
    "tall-obelisk-1": 2,
    "great-obelisk-1": 3,
}


@pytest.mark.parametrize("garrison", list(STRENGTH))
@pytest.mark.parametrize("holding", list(HOLDING))
def test_defence_is_the_greater_of_holding_and_garrison_and_must_be_exceeded(
    holding: str, garrison: str | None
) -> None:
    """Rules 16-17 (p. 5), rulings KB-A2 and KB-A10: too weak is illegal, not a lost attack."""
    attackers = {"human-shooter-2": 2, "human-warrior-2": 3, "human-wizard-2": 4}
    table, seat = given(hands={0: list(attackers)}, holdings={1: {holding: garrison}})
    defence = max(HOLDING[holding], STRENGTH[garrison])
    assert table.defence_of(holding) == defence
    for troop, strength in attackers.items():
        if strength > defence:
            assert seat(0).can_play(troop, on=holding)
        else:
            assert seat(0).is_refused("too-weak", troop, on=holding)


def test_who_captures_a_holding_leaves_the_troop_in_it() -> None:
    """Rule 17 (p. 5)."""
    table, seat = given(
        hands={0: ["elf-wizard-1"]},
        holdings={0: ["elf-tower-1"], 1: {"orc-citadel-1": "human-shooter-1"}},
    )
    seat(0).plays("elf-wizard-1", on="orc-citadel-1")
    assert seat(0).holds("orc-citadel-1")
    assert table.garrison_of("orc-citadel-1") == "elf-wizard-1"
    assert table.discarded == ["human-shooter-1"]
    assert table.told(Captured) == [
        Captured(0, "elf-wizard-1", "orc-citadel-1", 1, "human-shooter-1")
    ]


def test_an_empty_holding_is_captured_without_discards() -> None:
    """Rule 17 (p. 5)."""
    table, seat = given(hands={0: ["human-shooter-1"]}, holdings={1: ["elf-tower-1"]})
    seat(0).plays("human-shooter-1", on="elf-tower-1")
    assert seat(0).holds("elf-tower-1")
    assert table.discarded == []


def test_a_captured_castle_lets_its_people_be_played_from_then_on() -> None:
    """Rules 13 and 17 (pp. 4-5)."""
    _, seat = given(
        hands={0: ["human-warrior-1", "orc-shooter-1"], 1: ["elf-tower-2"]},
        holdings={1: ["orc-tower-1"]},
    )
    assert seat(0).is_refused("no-castle", "orc-shooter-1")
    seat(0).plays("human-warrior-1", on="orc-tower-1")
    seat(1).plays("elf-tower-2")
    assert seat(0).can_play("orc-shooter-1", on="orc-tower-1")


def test_the_castle_to_be_captured_does_not_count_as_owned() -> None:
    """Ruling KB-A12."""
    _, seat = given(hands={0: ["orc-wizard-1", "orc-hero-1"]}, holdings={1: ["orc-tower-1"]})
    assert seat(0).is_refused("no-castle", "orc-wizard-1", on="orc-tower-1")
    assert seat(0).is_refused("no-castle", "orc-hero-1", on="orc-tower-1")


def test_garrisons_stay_when_the_last_castle_of_their_people_is_lost() -> None:
    """Ruling KB-A13."""
    table, seat = given(
        first=1,
        hands={0: ["elf-shooter-2"], 1: ["human-warrior-1"]},
        holdings={0: {"elf-tower-1": None, "low-obelisk-1": "elf-shooter-1"}},
    )
    seat(1).plays("human-warrior-1", on="elf-tower-1")
    assert table.garrison_of("low-obelisk-1") == "elf-shooter-1"
    assert seat(0).is_refused("no-castle", "elf-shooter-2")


@pytest.mark.parametrize("garrison", [None, "human-wizard-1"])
def test_a_hero_takes_any_holding_and_leaves_it_empty(garrison: str | None) -> None:
    """Rule 18 (p. 5)."""
    table, seat = given(hands={0: ["human-hero-1"]}, holdings={1: {"great-obelisk-1": garrison}})
    seat(0).plays("human-hero-1", on="great-obelisk-1")
    assert seat(0).holds("great-obelisk-1")
    assert table.garrison_of("great-obelisk-1") is None
    assert set(table.discarded) == {"human-hero-1", garrison} - {None}
    assert table.told(TakenByHero) == [
        TakenByHero(0, "human-hero-1", "great-obelisk-1", 1, garrison)
    ]


def test_a_hero_does_nothing_on_an_own_holding() -> None:
    """Ruling KB-A8."""
    _, seat = given(hands={0: ["human-hero-1"]}, holdings={0: ["elf-tower-1"], 1: ["elf-tower-2"]})
    assert seat(0).is_refused("hero-own", "human-hero-1", on="elf-tower-1")
    _, seat = given(hands={0: ["human-hero-1"]}, holdings={0: ["elf-tower-1"]})
    assert seat(0).is_refused("no-target", "human-hero-1")


@pytest.mark.parametrize("garrison", [None, "elf-wizard-1"])
def test_it_can_be_agreed_that_a_hero_comes_to_an_own_holding(garrison: str | None) -> None:
    """Ruling KB-A8, the option: it is his owner's as before, and empty."""
    table, seat = given(
        hands={0: ["human-hero-1"]},
        holdings={0: {"elf-tower-1": garrison}, 1: ["elf-tower-2"]},
        titles=["staff-rat"],
        hero_at_home=True,
    )
    seat(0).plays("human-hero-1", on="elf-tower-1")
    assert seat(0).holds("elf-tower-1")
    assert table.garrison_of("elf-tower-1") is None
    assert table.state.owns_castle_of(0, PEOPLES.index("elf"))
    assert set(table.discarded) == {"human-hero-1", garrison} - {None}
    assert table.told(HeroAtHome) == [HeroAtHome(0, "human-hero-1", "elf-tower-1", garrison)]
    assert table.holder_of("staff-rat") == 0


def test_a_monster_destroys_any_holding_an_own_one_too() -> None:
    """Rule 19 (p. 5), ruling KB-A9."""
    table, seat = given(
        hands={0: ["human-monster-1"]},
        holdings={0: {"elf-citadel-1": "human-wizard-1"}, 1: ["low-obelisk-1"]},
    )
    assert seat(0).targets_of("human-monster-1") == {"elf-citadel-1", "low-obelisk-1"}
    seat(0).plays("human-monster-1", on="elf-citadel-1")
    assert table.owner_of("elf-citadel-1") is None
    assert set(table.discarded) == {"elf-citadel-1", "human-wizard-1", "human-monster-1"}
    assert table.told(Destroyed) == [
        Destroyed(0, "human-monster-1", "elf-citadel-1", 0, "human-wizard-1")
    ]


def test_a_monster_may_destroy_the_very_castle_that_let_it_come() -> None:
    """Ruling KB-A11."""
    table, seat = given(
        hands={0: ["orc-monster-1", "orc-shooter-1"], 1: ["elf-tower-1"]},
        holdings={0: ["orc-tower-1"]},
    )
    seat(0).plays("orc-monster-1", on="orc-tower-1")
    assert table.owner_of("orc-tower-1") is None
    seat(1).plays("elf-tower-1")
    assert seat(0).is_refused("no-castle", "orc-shooter-1")


def test_a_destroyed_holding_is_no_target_any_more() -> None:
    """Rules 19-20 (p. 5)."""
    _, seat = given(
        hands={0: ["human-monster-1"], 1: ["human-wizard-1"]},
        holdings={1: ["elf-tower-1", "elf-tower-2"]},
    )
    seat(0).plays("human-monster-1", on="elf-tower-1")
    assert seat(1).is_refused("not-on-table", "human-wizard-1", on="elf-tower-1")


def test_discarded_cards_never_come_back() -> None:
    """Rule 20 (p. 5): not even when the deck runs out."""
    table, seat = given(
        hands={0: ["human-warrior-1"], 1: ["elf-tower-2"]},
        holdings={1: {"elf-tower-1": "human-shooter-1"}},
        deck=["orc-tower-1"],
    )
    seat(0).plays("human-warrior-1", on="elf-tower-1")
    assert table.deck == []
    assert "human-shooter-1" in table.discarded
    seat(1).plays("elf-tower-2")
    assert "human-shooter-1" in table.discarded


def test_a_troop_is_led_as_soon_as_it_is_played() -> None:
    """Rule 12 (p. 4): the card lies open, nothing else can be said first."""
    table, seat = given(
        hands={0: ["human-wizard-1", "human-wizard-2"]},
        holdings={0: ["elf-tower-1"], 1: ["elf-tower-2"]},
    )
    seat(0).says(Play("human-wizard-1"))
    assert table.view(1).played == "human-wizard-1"
    assert seat(0).refusal_of(Onto("human-wizard-2", "elf-tower-1")) == "lead-first"
    assert seat(0).refusal_of(Play("human-wizard-2")) == "lead-first"
