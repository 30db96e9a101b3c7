"""Who wins a trick."""

from __future__ import annotations

import pytest

from regnum.core import agenda
from regnum.core.dice import quick_dice
from regnum.games.kings_struggle.events import NobodyWon, TrickWon
from regnum.games.kings_struggle.game import game
from regnum.games.kings_struggle.mind import guessed_winner
from regnum.games.kings_struggle.rules import END_OF_ROUND
from regnum.games.kings_struggle.state import Court
from regnum.games.kings_struggle.view import KingsStruggleView

from .story import given


def test_ks_1_cooper_and_king_are_equal_and_the_queen_wins() -> None:
    """KS-1: powers 1, 2, 5+5, 9 and 10."""
    table, seat = given("peasant", "farmer", "cooper", "queen", "king", leader=1)
    seat(1).uses("boost", 2)
    assert table.power(2) == 10
    table.everybody_skips()
    assert table.discarded == ["cooper-3", "king-5"]
    assert table.pile(3) == ["farmer-2", "peasant-1", "queen-4"]
    assert table.coins(3) == 10
    assert table.star == 3
    assert table.state.fives == [0] * 5


def test_the_highest_card_takes_the_trick_with_its_own() -> None:
    table, _ = given("king", "queen", "cobbler")
    table.everybody_skips()
    assert table.pile(0) == ["cobbler-3", "king-1", "queen-2"]
    assert table.round == 2
    assert table.turn == 0


def test_a_lone_peasant_beats_the_king() -> None:
    table, _ = given("king", "peasant", "queen")
    assert table.pile(1) == ["king-1", "peasant-2", "queen-3"]
    assert table.coins(1) == 5


def test_another_serf_takes_the_peasants_power() -> None:
    table, _ = given("king", "peasant", "assassin")
    table.everybody_skips()
    assert "peasant-2" in table.pile(0)


def test_two_peasants_are_equal() -> None:
    table, _ = given("king", "peasant", "peasant")
    assert table.discarded == ["peasant-2", "peasant-3"]
    assert table.pile(0) == ["king-1"]


def test_a_peasant_takes_what_is_left_when_others_are_tied() -> None:
    """Ruling KS-C3."""
    table, _ = given("king", "king", "peasant", "queen")
    assert table.discarded == ["king-1", "king-2"]
    assert table.pile(2) == ["peasant-3", "queen-4"]


def test_serfs_that_tie_each_other_still_spoil_the_peasant() -> None:
    """Ruling KS-C2."""
    table, _ = given("king", "farmer", "farmer", "peasant")
    table.everybody_skips()
    assert table.pile(0) == ["king-1", "peasant-4"]


def test_or_not_if_the_table_agreed_to_look_after_the_ties() -> None:
    """Ruling KS-C2, the other reading."""
    table, _ = given("king", "farmer", "farmer", "peasant", peasant_after_ties=True)
    table.everybody_skips()
    assert table.pile(3) == ["king-1", "peasant-4"]


def test_who_would_win_is_told_by_the_same_reading() -> None:
    in_play = ("jester", "peasant", "farmer", "farmer")
    for agreed, seat in ((False, 0), (True, 1)):
        table, _ = given(*in_play, peasant_after_ties=agreed)
        assert table.view(None).leader == seat
        table.everybody_skips()
        assert table.star == seat


def trick_as_it_lies(s: Court) -> tuple[int | None, int | None]:
    """Who would win by what everybody sees, and who does if the round ends here."""
    end = s.clone()
    view = game.view(end, None)
    assert isinstance(view, KingsStruggleView)
    end.events = []
    end.agenda = [END_OF_ROUND]
    agenda.advance(end)
    won = [event.seat for event in end.events if isinstance(event, TrickWon)]
    assert won or any(isinstance(event, NobodyWon) for event in end.events)
    return view.leader, won[0] if won else None


@pytest.mark.parametrize("agreed", [False, True], ids=["before-ties", "after-ties"])
def test_who_would_win_does(agreed: bool) -> None:
    """Random games: at every decision with all cards down, and so before each trick is taken."""
    looked = 0
    for seed in range(30):
        dice = quick_dice(seed)
        options = game.read_options({"peasant_after_ties": agreed, "offers": 0})
        s = game.set_up(3 + seed % 4, options, game.cards(), dice)
        agenda.advance(s)
        while agenda.to_act(s):
            if all(kind >= 0 for kind in s.played):
                told, winner = trick_as_it_lies(s)
                assert told == winner
                looked += 1
            seat = agenda.to_act(s)[0]
            agenda.act(s, seat, dice.pick(agenda.options(s, seat)))
    assert looked > 100


@pytest.mark.parametrize("agreed", [False, True], ids=["before-ties", "after-ties"])
def test_any_cards_that_can_lie_there_have_the_winner_that_is_told(agreed: bool) -> None:
    """Cards without tokens, many Serfs among them; what bots guess is the same."""
    dice = quick_dice(7)
    readings = set()
    for _ in range(600):
        options = game.read_options({"peasant_after_ties": agreed})
        s = game.set_up(3 + dice.below(4), options, game.cards(), dice)
        for seat in range(s.seats):
            s.put_down(seat, dice.below(3) if dice.below(2) else dice.below(10))
        told, winner = trick_as_it_lies(s)
        guessed = guessed_winner(s, s.played)
        assert told == winner == (guessed if guessed >= 0 else None)
        s.peasant_after_ties = not agreed
        readings.add(trick_as_it_lies(s)[1] == winner)
    assert readings == {True, False}, "the two readings never differed"


def test_without_a_winner_all_is_discarded_and_the_star_stays() -> None:
    """Ruling KS-C1."""
    table, _ = given("king", "king", "king", leader=1)
    assert table.told(NobodyWon)
    assert table.discarded == ["king-1", "king-2", "king-3"]
    assert table.star == 1
    assert table.round == 2
    assert table.turn == 1


def test_the_queen_brings_coins_only_if_she_wins() -> None:
    table, _ = given("king", "queen", "cobbler")
    table.everybody_skips()
    assert table.coins(1) == 5
    (won,) = table.told(TrickWon)
    assert won.coins == 0


def test_the_game_ends_after_seven_rounds_and_promises_are_settled() -> None:
    table, seat = given("king", "assassin", "queen", round=7)
    deal = seat(0).offers("spare p1; promise p1 pay p2 3 by 7")
    seat(1).agrees(deal)
    table.everybody_skips()
    seat(0).breaks()
    assert table.turn is None
    assert table.promises == ["broken"]
