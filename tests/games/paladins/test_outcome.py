"""What an action would cost and bring, told before it is done."""

from __future__ import annotations

from regnum.core import agenda
from regnum.games.paladins.actions import Visit
from regnum.games.paladins.game import game
from regnum.texts import speech
from tests.games.paladins.story import StorySeat, given
from tests.games.paladins.test_round import begun, hire_first


def told(seat: StorySeat, action: str) -> str:
    message = game.outcome(seat.table.state, seat.seat, game.parse(action))
    return "" if message is None else speech("en", game.facts.package).say(message)


def test_hunting_tells_what_it_brings() -> None:
    _, seat = given(workers={0: ["labourer", "scout"]}, provisions={0: 0})
    alone, together = told(seat(0), "hunt"), told(seat(0), "hunt-with-scout")
    assert alone.startswith("get ")
    assert together == "get 3 provisions; points 1 › 2"


def test_an_action_with_a_target_tells_its_price_first_and_then_all() -> None:
    _, seat = given(workers={0: ["labourer"] * 3}, silver={0: 4}, passed=[1])
    assert told(seat(0), "develop").startswith("pay ")
    seat(0).says("develop")
    # the worker under the first workshop; four silver and a provision were a point
    there = told(seat(0), "build commission 2")
    assert there == "pay 4 silver; get scout; points 1 › 0"


def test_a_wall_that_lies_face_down_is_not_told() -> None:
    _, seat = given(workers={0: ["criminal"] * 3}, silver={0: 9}, provisions={0: 9})
    assert "get" not in told(seat(0), "fortify")


def test_conspiring_tells_of_the_criminal_but_not_of_the_suspicion() -> None:
    _, seat = given(workers={0: ["labourer", "scout"]})
    assert told(seat(0), "conspire") == "get criminal"


def test_passing_promises_nothing() -> None:
    _, seat = given(workers={0: ["labourer", "scout"]})
    assert told(seat(0), "pass") == ""


def test_a_tavern_says_its_workers_once() -> None:
    """Its name lists them, so an outcome would only say them again."""
    s = begun(2)
    hire_first(s)
    for seat in (0, 1):
        agenda.act(s, seat, agenda.options(s, seat)[0])
    seat = agenda.next_seat(s)
    options = agenda.options(s, seat)
    assert options
    assert all(isinstance(option, Visit) for option in options)
    assert {game.outcome(s, seat, option) for option in options} == {None}


def test_the_last_tax_calls_the_inquisition_and_it_is_known_whom_it_accuses() -> None:
    _, seat = given(
        seats=3,
        workers={0: ["labourer", "scout"]},
        favours=["favour-stores"],
        round=3,
        tax=1,
        suspicions={0: ["suspicion-none-1"], 2: ["suspicion-one-1", "suspicion-one-2"]},
    )
    assert told(seat(0), "favour favour-stores").endswith("then the Inquisition accuses Player 3")


def test_who_is_accused_is_not_told_while_a_conspirator_can_change_it() -> None:
    _, seat = given(
        workers={0: ["labourer", "scout"]},
        favours=["favour-stores"],
        round=3,
        tax=1,
        suspicions={0: ["suspicion-none-1"]},
        hired={0: ["conspirator-1"]},
    )
    assert told(seat(0), "favour favour-stores").endswith("then the Inquisition comes")


def test_what_a_suspicion_will_show_is_not_known() -> None:
    _, seat = given(workers={0: ["labourer", "scout"]}, tax=2)
    assert told(seat(0), "conspire") == "get criminal; the Inquisition may come"
