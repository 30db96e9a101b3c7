"""What an action would bring, told before it is done."""

from __future__ import annotations

from regnum.core.actions import Action
from regnum.games.kings_bounty.actions import Draw, Onto, Play
from regnum.games.kings_bounty.cards import PACKAGE
from regnum.games.kings_bounty.game import game
from regnum.texts import speech

from .story import StorySeat, given


def told(seat: StorySeat, action: Action) -> str:
    message = game.outcome(seat.table.state, seat.seat, action)
    return "" if message is None else speech("en", PACKAGE).say(message)


def test_a_capture_sets_strength_against_defence() -> None:
    _, seat = given(
        hands={0: ["human-warrior-1"]},
        holdings={0: ["elf-tower-1"], 1: ["dwarf-tower-1", "low-obelisk-1"]},
    )
    seat(0).says(Play("human-warrior-1"))
    assert told(seat(0), Onto("human-warrior-1", "dwarf-tower-1")) == "take 3 › 1"


def test_a_garrison_guards_or_replaces() -> None:
    _, seat = given(
        hands={0: ["human-wizard-1"]},
        holdings={0: {"elf-tower-1": None, "elf-tower-2": "human-warrior-1"}},
    )
    seat(0).says(Play("human-wizard-1"))
    assert told(seat(0), Onto("human-wizard-1", "elf-tower-1")) == "guard 1 › 4"
    assert told(seat(0), Onto("human-wizard-1", "elf-tower-2")) == "replace 3 › 4"


def test_a_troop_with_one_way_to_go_tells_it_when_it_is_played() -> None:
    _, seat = given(hands={0: ["human-monster-1"]}, holdings={1: ["elf-tower-1"]})
    assert told(seat(0), Play("human-monster-1")) == "destroy"


def test_titles_that_change_hands_are_named_with_the_points() -> None:
    _, seat = given(
        hands={0: ["elf-tower-1", "elf-fortress-1"]},
        holdings={0: ["elf-tower-2"], 1: ["dwarf-tower-1", "dwarf-tower-2", "elf-citadel-1"]},
        titles=["tower-builder", "king-of-elves"],
    )
    assert told(seat(0), Play("elf-fortress-1")) == "you get King of Elves; your points 0 › 4"
    assert told(seat(0), Play("elf-tower-1")) == (
        "nobody has Tower Builder; you get King of Elves; your points 0 › 4"
    )


def test_a_title_that_another_gets_by_it_is_named_too() -> None:
    _, seat = given(
        hands={0: ["human-monster-1"]},
        holdings={0: ["elf-tower-2"], 1: ["dwarf-tower-1"]},
        titles=["great-architect"],
    )
    seat(0).says(Play("human-monster-1"))
    own = told(seat(0), Onto("human-monster-1", "elf-tower-2"))
    assert own == "destroy; Great Architect goes to Player 2"


def test_what_a_secret_title_of_another_would_do_is_not_told() -> None:
    _, seat = given(
        hands={0: ["human-hero-1"]},
        holdings={0: ["elf-tower-2"], 1: ["dwarf-tower-1", "dwarf-tower-2"]},
        secret={0: "grand-master", 1: "staff-rat"},
    )
    seat(0).says(Play("human-hero-1"))
    assert told(seat(0), Onto("human-hero-1", "dwarf-tower-1")) == "take"


def test_that_the_game_would_end_is_told() -> None:
    hands = {0: ["elf-tower-1", "low-obelisk-1"], 1: ["elf-tower-2", "low-obelisk-2"]}
    _, seat = given(hands=hands, idle_rounds=1)
    seat(0).returns("elf-tower-1")
    seat(1).puts_under("elf-tower-2")
    assert told(seat(1), Draw()) == "the game ends"
