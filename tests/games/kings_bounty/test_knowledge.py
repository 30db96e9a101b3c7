"""What seats know of hidden cards, and for how long."""

from __future__ import annotations

from regnum.core.dice import quick_dice
from regnum.games.kings_bounty.game import game

from .story import given

HANDS = {
    0: ["elf-tower-1", "elf-tower-2"],
    1: ["dwarf-tower-1", "dwarf-tower-2"],
    2: ["orc-tower-1", "orc-tower-2"],
}
DECK = ["low-obelisk-1", "low-obelisk-2", "low-obelisk-3"]


def test_at_first_a_seat_knows_its_hand_and_nothing_else() -> None:
    table, _ = given(seats=3, hands=HANDS, deck=DECK)
    hidden = {card for cards in (*HANDS.values(), DECK) for card in cards}
    assert table.known(1) & hidden == set(HANDS[1])
    assert table.known(None) & hidden == set()


def test_who_returned_a_card_knows_where_it_lies() -> None:
    """A seat remembers the order it chose (p. 6)."""
    table, seat = given(seats=3, hands=HANDS, deck=DECK)
    seat(0).returns("elf-tower-2", "elf-tower-1")
    assert table.view(0).remembered == ((1, "elf-tower-2"), (2, "elf-tower-1"))
    assert table.view(1).remembered == ()
    assert not seat(1).knows("elf-tower-2")


def test_a_returned_card_is_known_in_the_hand_of_whoever_draws_it() -> None:
    """Seat 0 put it under and counts the cards (p. 6)."""
    table, seat = given(seats=3, hands=HANDS, deck=DECK[:1])
    seat(0).returns("elf-tower-1")
    assert table.deck == ["elf-tower-1"]
    seat(1).plays("dwarf-tower-1")
    assert "elf-tower-1" in seat(1).hand
    assert table.view(0).seats[1].hand == ("elf-tower-1",)
    assert table.view(2).seats[1].hand == ()
    assert seat(0).knows("elf-tower-1")
    assert not seat(2).knows("elf-tower-1")


def test_it_is_lost_again_when_that_hand_returns_cards_unseen() -> None:
    """Ruling KB-A20: which card went under is not seen."""
    _, seat = given(seats=3, hands=HANDS, deck=DECK[:1])
    seat(0).returns("elf-tower-1")
    seat(1).returns("dwarf-tower-1")
    assert "elf-tower-1" in seat(1).hand
    assert seat(0).knows("elf-tower-1")
    seat(2).returns("orc-tower-1")
    seat(0).returns("elf-tower-2")
    seat(1).returns("dwarf-tower-2")
    assert "elf-tower-1" in seat(1).hand
    assert not seat(0).knows("elf-tower-1")


def test_cards_elsewhere_stay_known_when_a_hand_returns_cards() -> None:
    table, seat = given(seats=3, hands=HANDS, deck=DECK)
    seat(0).returns("elf-tower-1")
    seat(1).returns("dwarf-tower-1")
    assert seat(0).knows("elf-tower-1")
    assert table.view(0).remembered == ((1, "elf-tower-1"),)


def test_it_stays_known_while_that_hand_plays_other_cards() -> None:
    _, seat = given(seats=3, hands=HANDS, deck=DECK[:1])
    seat(0).returns("elf-tower-1")
    seat(1).plays("dwarf-tower-1")
    seat(2).plays("orc-tower-1")
    assert seat(0).knows("elf-tower-1")


def test_all_that_lies_open_is_known_to_everybody() -> None:
    table, seat = given(
        hands={0: ["human-warrior-1"]},
        holdings={0: ["elf-fortress-1"], 1: {"elf-tower-1": "human-shooter-1"}},
        titles=["emperor"],
    )
    seat(0).plays("human-warrior-1", on="elf-tower-1")
    shown = {"elf-tower-1", "elf-fortress-1", "human-warrior-1", "human-shooter-1", "emperor"}
    for viewer in (0, 1, None):
        assert shown <= table.known(viewer)


def test_a_redeal_moves_what_is_hidden_and_nothing_that_is_known() -> None:
    table, seat = given(seats=3)
    seat(0).returns(*seat(0).hand[:2])
    places = game.places(table.state)
    moved = set()
    for seed in range(60):
        dealt = game.places(game.redeal(table.state, 0, quick_dice(seed)))
        assert dealt.keys() == places.keys()
        moved |= {card for card in places if dealt[card] != places[card]}
    assert moved == set(places) - table.known(0)


def test_vandal_is_known_to_lie_apart_after_a_monster_passed_without_it() -> None:
    """Rule 32 (p. 7): a seat that held it would have had to show it."""
    table, seat = given(
        hands={0: ["human-monster-1"]},
        holdings={1: ["elf-tower-1"]},
        secret={0: "conqueror", 1: "emperor"},
    )
    assert "vandal" not in table.known(0)
    seat(0).plays("human-monster-1", on="elf-tower-1")
    for viewer in (0, 1, None):
        assert "vandal" in table.known(viewer)
        assert table.view(viewer).spare_known == ("vandal",)
    for seed in range(40):
        world = game.redeal(table.state, 0, quick_dice(seed))
        assert game.places(world)["vandal"] == "spare-titles"


def test_staff_rat_is_known_to_lie_apart_after_a_hero_passed_without_it() -> None:
    """Rule 32 (p. 7)."""
    table, seat = given(
        hands={0: ["human-hero-1"]},
        holdings={1: ["elf-tower-1"]},
        secret={0: "conqueror", 1: "vandal"},
    )
    seat(0).plays("human-hero-1", on="elf-tower-1")
    assert table.view(None).spare_known == ("staff-rat",)
    assert "vandal" not in table.known(0)


def test_secret_titles_of_others_are_dealt_again_among_all_it_could_be() -> None:
    table, _ = given(secret={0: "conqueror", 1: "emperor"})
    found = set()
    for seed in range(400):
        places = game.places(game.redeal(table.state, 0, quick_dice(seed)))
        assert places["conqueror"] == "secret-title-0"
        found |= {title for title, place in places.items() if place == "secret-title-1"}
    assert found == set(table.state.cards.titles) - {"conqueror"}
