"""Hidden information: the parts of the law that need no game."""

from __future__ import annotations

import pytest
from scipy.stats import chisquare

from regnum.core import agenda, sight
from regnum.core.agenda import BrokenGame
from regnum.core.dice import quick_dice
from regnum.core.messages import Message
from regnum.core.views import PlacesView
from tests.core.small import Ask, Peek, WordGame, Words, table, words


class Cards(WordGame):
    """Four cards in four places; two have blue backs."""

    def back(self, s: Words, component: str) -> str:
        return "blue" if component in ("card-0", "card-1") else "red"


class Barred(WordGame):
    """The rules have let everybody rule out that card 0 lies first."""

    def possible(self, s, seat, component, place):
        return (component, place) != ("card-0", "deck-0")


def deals(game: WordGame, s: Words, seat: int, count: int = 600) -> list[dict[str, str]]:
    return [sight.deal_unknown(game, s, seat, quick_dice(n)) for n in range(count)]


def test_a_card_that_a_seat_knows_is_not_dealt_again():
    s = words(Peek(0, "card-3"), Ask(0, "a b"))
    assert all("card-3" not in deal for deal in deals(WordGame(list), s, 0, 50))
    assert all("card-3" in deal for deal in deals(WordGame(list), s, 1, 50))


def test_an_unknown_card_is_dealt_to_each_place_as_often():
    s = words(Ask(0, "a b"))
    counts = {f"deck-{n}": 0 for n in range(4)}
    for deal in deals(WordGame(list), s, 0):
        counts[deal["card-1"]] += 1
    assert chisquare(list(counts.values())).pvalue > 0.001


def test_cards_are_only_mistaken_for_cards_with_the_same_back():
    s = words(Ask(0, "a b"))
    for deal in deals(Cards(list), s, 0, 60):
        assert {deal["card-0"], deal["card-1"]} == {"deck-0", "deck-1"}
        assert {deal["card-2"], deal["card-3"]} == {"deck-2", "deck-3"}


def test_impossible_deals_are_not_dealt_and_the_others_are_as_likely():
    s = words(Ask(0, "a b"))
    counts = {"deck-1": 0, "deck-2": 0, "deck-3": 0}
    for deal in deals(Barred(list), s, 0):
        counts[deal["card-0"]] += 1
    assert chisquare(list(counts.values())).pvalue > 0.001


def test_a_component_in_two_places_is_the_games_fault():
    with pytest.raises(BrokenGame, match="queen lies at hand-0 and at deck-1"):
        sight.each_once([("queen", "hand-0"), ("queen", "deck-1")])


def test_the_default_view_shows_what_is_known_and_counts_the_rest():
    view = table(Peek(1, "card-2"), Ask(0, "a b")).view(1)
    assert isinstance(view, PlacesView)
    assert view.places["deck-2"] == ("card-2",)
    assert view.places["deck-0"] == (None,)


def test_the_default_scene_lays_known_cards_open_and_the_others_face_down():
    scene = table(Peek(1, "card-2"), Ask(0, "a b")).scene(1)
    pieces = {piece.id: piece for area in scene.areas for piece in area.pieces}
    assert pieces["card-2"].face_up
    assert pieces["card-2"].name == Message("thing", {"thing": "card-2"})
    assert not pieces["deck-0/0"].face_up
    assert pieces["words-0"].name == Message("counter-words-0", {"count": 0})


def test_an_imagined_world_can_be_played_without_touching_the_true_one():
    at = table(Ask(0, "a b"), Ask(1, "c d"))
    world = at.imagine(0, 9)
    agenda.act(world, 0, agenda.options(world, 0)[0])
    assert at.to_act() == [0]
    assert at._state.areas == [[], []]
