"""What an action would bring, told before it is done."""

from __future__ import annotations

from regnum.core.actions import Action
from regnum.games.wonderful_kingdom.actions import Place, Recycle
from regnum.games.wonderful_kingdom.game import game
from regnum.texts import speech
from tests.games.wonderful_kingdom.story import StorySeat, given

CHEAP = {
    "developments": {
        "farm": {"cost": "2 materials", "recycle": "population", "production": "1 population"},
        "quarry": {"cost": "1 materials", "recycle": "materials", "bonus": ""},
        "village": {"cost": "1 materials + 2 population", "recycle": "population"},
    }
}


def told(seat: StorySeat, action: Action) -> str:
    message = game.outcome(seat.table.state, seat.seat, action)
    return "" if message is None else speech("en", game.facts.package).say(message)


def test_recycling_tells_the_cube() -> None:
    _, seat = given(drafts={0: ["farm-1", "farm-2"]}, cards=CHEAP)
    assert told(seat(0), Recycle("farm-1")) == "brings 1 population"


def test_a_cube_tells_what_the_card_still_lacks_or_that_it_is_finished() -> None:
    _, seat = given(
        drafts={0: ["quarry-1", "quarry-2"]},
        building={0: {"farm-1": "1 materials", "village-1": ""}},
        cards=CHEAP,
    )
    seat(0).says(Recycle("quarry-1"))
    assert told(seat(0), Place("materials", "village-1")) == "still lacks 2 population"
    there = told(seat(0), Place("materials", "farm-1"))
    assert there.startswith("finishes it")
    assert "makes 1 population more" in there
    assert told(seat(0), Place("materials", "alchemy")) == ""


def test_the_fifth_cube_in_alchemy_makes_a_krystallium() -> None:
    _, seat = given(
        drafts={0: ["quarry-1", "quarry-2"]},
        building={0: ["village-1"]},
        alchemy={0: "4 money"},
        cards=CHEAP,
    )
    seat(0).says(Recycle("quarry-1"))
    assert told(seat(0), Place("materials", "alchemy")) == "gain 1 krystallium"
