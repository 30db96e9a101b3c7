"""What seats know of hidden cards, and what the rules tell them."""

from __future__ import annotations

from collections import Counter

import regnum
from regnum.core import agenda
from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from regnum.core.table import Table
from regnum.games.fairy_fracas.actions import Onto, Play
from regnum.games.fairy_fracas.cards import CHARACTERS
from regnum.games.fairy_fracas.game import game
from regnum.games.fairy_fracas.view import FairyFracasView

from .story import given

RED = {f"red-{kind}" for kind in CHARACTERS}
BLUE = {f"blue-{kind}" for kind in CHARACTERS}
TERRAINS = {"castle-1", "forest-1", "tower-1", "farm-1", "farm-2", "farm-3"}


def test_a_seat_knows_its_hand_and_can_tell_what_lies_aside() -> None:
    """Ruling FF-B14: of ten characters seven are in the hand."""
    table, _ = given()
    assert table.known(0) == RED | TERRAINS
    assert table.known(1) == BLUE | TERRAINS
    assert table.known(None) == TERRAINS
    mine, theirs = table.view(0).seats
    assert (len(mine.hand), len(mine.aside)) == (7, 3)
    assert (theirs.hidden_cards, theirs.hidden_aside) == (7, 3)


def test_a_card_taken_from_the_hand_is_hidden_until_it_lies_on_a_terrain() -> None:
    table, seat = given(hands={0: ["red-king", "red-queen", "red-witch"]})
    seat(0).says(Play("red-king"))
    assert not seat(1).knows("red-king")
    assert table.view(0).seats[0].chosen == "red-king"
    assert (table.view(1).seats[0].chosen, table.view(1).seats[0].hidden_chosen) == (None, 1)
    seat(0).says(Onto("red-king", "castle-1"))
    assert seat(1).knows("red-king")
    assert table.view(1).seats[0].hidden_chosen == 0


def test_a_redeal_deals_hand_and_set_aside_cards_of_others_within_their_colour() -> None:
    table, seat = given(seats=3)
    seat(0).plays("red-king", on="castle-1")
    before = game.places(table.state)
    moved = set()
    for seed in range(80):
        dealt = game.places(game.redeal(table.state, 1, quick_dice(seed)))
        assert dealt.keys() == before.keys()
        moved |= {card for card in before if dealt[card] != before[card]}
        for card, place in dealt.items():
            if place.startswith(("hand", "aside")):
                assert place.endswith({"red": "0", "blue": "1", "yellow": "2"}[card.split("-")[0]])
    assert moved == set(before) - table.known(1)


def test_a_card_taken_on_the_last_turn_is_neither_dragon_nor_gnome() -> None:
    """P. 3: they could not be played."""
    table, seat = given(
        at={"farm-1": ["red-king"], "farm-2": ["red-queen"], "farm-3": ["red-princess"]},
        hands={0: ["red-knight", "red-dragon"]},
        turn=6,
    )
    seat(0).says(Play("red-knight"))
    taken, held = Counter[str](), Counter[str]()
    for seed in range(600):
        for card, place in game.places(game.redeal(table.state, 1, quick_dice(seed))).items():
            if place == "chosen-0":
                taken[card] += 1
            elif place == "hand-0":
                held[card] += 1
    hidden = RED - {"red-king", "red-queen", "red-princess"}
    assert set(taken) == hidden - {"red-dragon", "red-gnome"}
    assert set(held) == hidden
    # one card of six is in the hand, and none of the two any sooner for not having been taken
    assert 70 < held["red-dragon"] < 130
    assert 70 < held["red-gnome"] < 130


def test_after_a_skipped_turn_everybody_knows_hand_and_set_aside_cards() -> None:
    """P. 3: the hand is exactly Gnome and Dragon, so the other three lie aside."""
    at = {"farm-1": ["red-king", "red-queen"], "farm-2": ["red-witch", "red-fairy", "red-wizard"]}
    table, seat = given(at=at, hands={0: ["red-gnome", "red-dragon"]}, turn=6)
    assert not seat(1).knows("red-gnome")
    seat(0).skips()
    for viewer in (1, None):
        assert table.known(viewer) >= RED
        shown = table.view(viewer).seats[0]
        assert shown.hand == ("red-gnome", "red-dragon")
        assert shown.aside == ("red-princess", "red-knight", "red-peasant")
    for seed in range(20):
        world = game.redeal(table.state, 1, quick_dice(seed))
        assert world.hands[0] == table.state.hands[0]
        assert world.aside[0] == table.state.aside[0]


def test_before_the_seat_says_so_nobody_knows_that_it_must_skip() -> None:
    table, seat = given(hands={0: ["red-gnome", "red-dragon"]}, turn=6)
    worlds = [game.redeal(table.state, 1, quick_dice(seed)) for seed in range(100)]
    assert len({tuple(world.hands[0]) for world in worlds}) > 5
    assert all(agenda.options(world, 0) for world in worlds)
    assert not seat(1).knows("red-gnome")


def test_hands_are_not_revealed_at_the_end() -> None:
    """Ruling FF-B14."""
    table, seat = given(
        hands={0: ["red-king", "red-queen"], 1: ["blue-king", "blue-queen"]}, turn=6
    )
    seat(0).plays("red-king", on="farm-1")
    seat(1).plays("blue-king", on="farm-2")
    assert table.over
    assert not seat(1).knows("red-queen")
    assert not seat(0).knows("blue-queen")
    assert table.view(None).seats[0].hidden_aside == len(table.state.aside[0])


def until_undone() -> tuple[Table[State], int, str, str]:
    """A table at which a seat has laid a character, and takes that back."""
    table = regnum.open_table("fairy-fracas", seats=2, seed="taken back")
    seat = table.to_act()[0]
    play = table.options(seat)[0]
    assert isinstance(play, Play)
    table.act(seat, play)
    onto = table.options(seat)[0]
    assert isinstance(onto, Onto)
    table.act(seat, onto)
    table.undo(seat, consent=[1 - seat])
    return table, seat, play.character, onto.terrain


def test_a_character_seen_in_a_move_that_was_taken_back_is_remembered() -> None:
    table, seat, character, _ = until_undone()
    view = table.view(1 - seat)
    assert isinstance(view, FairyFracasView)
    assert view.seats[seat].chosen == character


def test_once_a_card_is_taken_from_the_hand_anew_it_may_be_another() -> None:
    table, seat, character, _ = until_undone()
    table.undo(seat)
    view = table.view(1 - seat)
    assert isinstance(view, FairyFracasView)
    assert view.seats[seat].hand == (character,)
    other = next(action for action in table.options(seat) if action != Play(character))
    table.act(seat, other)
    view = table.view(1 - seat)
    assert isinstance(view, FairyFracasView)
    assert view.seats[seat].hand == ()
    assert view.seats[seat].chosen is None


def test_choosing_another_card_is_undone_without_showing_the_first() -> None:
    table = regnum.open_table("fairy-fracas", seats=2, seed="a second thought")
    seat = table.to_act()[0]
    table.act(seat, table.options(seat)[0])
    table.undo(seat)
    view = table.view(1 - seat)
    assert isinstance(view, FairyFracasView)
    assert view.seats[seat].hidden_cards == 7
    assert view.seats[seat].hand == ()
