"""What an action would bring, told before it is done."""

from __future__ import annotations

from regnum.core.actions import Action
from regnum.games.kings_struggle.actions import Agree, Play, Use
from regnum.games.kings_struggle.cards import PACKAGE
from regnum.games.kings_struggle.game import game
from regnum.texts import speech

from .story import StorySeat, given


def told(seat: StorySeat, action: Action) -> str:
    message = game.outcome(seat.table.state, seat.seat, action)
    return "" if message is None else speech("en", PACKAGE).say(message)


def test_a_card_in_secret_is_held_against_the_one_that_was_led() -> None:
    _, seat = given()
    seat(0).says(Play("jester-1"))
    assert told(seat(1), Play("king-2")) == "beats the Jester"
    assert told(seat(1), Play("jester-2")) == "ties with the Jester"
    assert told(seat(1), Play("cooper-2")) == "below the Jester"


def test_a_boost_tells_the_new_power_and_who_would_win() -> None:
    _, seat = given("farmer", "jeweler", "king", leader=0)
    assert told(seat(0), Use("boost", (1,))) == "boost 6 › 11; Player 2 would win"


def test_coins_are_counted() -> None:
    _, seat = given("jeweler", "king", "queen", leader=0)
    assert told(seat(0), Use("coins")) == "coins 5 › 7"


def test_what_is_taken_is_told_by_what_the_pile_is_worth() -> None:
    _, seat = given("assassin", "king", "peasant", leader=0)
    assert told(seat(0), Use("kill", (1,))) == "your pile 0 › 1; you would win"


def test_a_new_card_tells_what_becomes_of_the_trick() -> None:
    _, seat = given("jester", "peasant", "knight", hands={1: ["jester", "king", "farmer"]})
    seat(0).uses("jest", 1)
    assert told(seat(1), Play("king-2")) == "you would win"
    assert told(seat(1), Play("jester-2")) == "would tie"
    assert told(seat(1), Play("farmer-2")) == "Player 3 would win"


def test_agreeing_last_tells_the_coins() -> None:
    _, seat = given("jeweler", "king", "queen", leader=0)
    deal = seat(1).offers("do boost on p2; pay p2>p1 3")
    assert told(seat(0), Agree(deal)) == "coins 5 › 8"
