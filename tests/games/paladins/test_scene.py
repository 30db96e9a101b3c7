"""What lies on the table, in words."""

from __future__ import annotations

from regnum.cli.drawing import pieces_of
from regnum.core.scenes import Piece
from regnum.games.paladins import showing
from regnum.games.paladins.game import game
from regnum.games.paladins.state import Kingdom
from regnum.games.paladins.view import AimsView
from regnum.texts import speech
from tests.games.paladins.solo_story import ROW, alone
from tests.games.paladins.story import given

SPEECH = speech("en", game.facts.package)


def pieces(s: Kingdom) -> dict[str, Piece]:
    """Everything that seat 0 sees, by its id."""
    return {piece.id: piece for piece, _ in pieces_of(game.scene(game.view(s, 0)).areas)}


def test_the_stack_of_the_solo_opponent_is_shown() -> None:
    """Page 28: of attributes that are equal the one that lies on top rises."""
    table, _other = alone(stack=("influence", "faith", "strength"))
    stack = pieces(table.state)["opponent-stack"]
    assert SPEECH.say(stack.name) == "stack, from the bottom: influence; faith; strength"


def test_a_favour_shows_which_of_its_rewards_belong_together() -> None:
    table, _seat = given(favours=["favour-workshop"], round=3)
    badges = [SPEECH.say(each) for each in pieces(table.state)["favour-workshop"].badges]
    assert badges[-2:] == ["either a workshop", "or fighter; cleric"]


def test_spaces_for_jars_with_the_same_reward_are_told_apart() -> None:
    _table, seat = given(workers={0: ["cleric", "labourer", "merchant"]})
    seat(0).says("absolve")
    said = [SPEECH.say(game.words(action).say) for action in map(game.parse, seat(0).can_say())]
    assert len(said) == len(set(said)) > 2


def test_where_the_marker_of_the_solo_opponent_leads_is_said() -> None:
    """Pages 28 and 32-33: the card at its spot or the next to the right, as far as it reaches."""
    table, _other = alone(
        spot=3,
        round=3,
        favours=["favour-workshop"],
        townsfolk=["abbot-1", "defender-1", None, "acolyte-1", None],
        outsiders=ROW,
        attributes={"faith": 6, "strength": 1},
    )
    opponent = showing.view(table.state, 0).opponent
    assert opponent is not None
    assert opponent.aims == AimsView("acolyte-1", "favour-workshop", ROW[0], ROW[2])
    said = {
        name: SPEECH.say(piece.badges[-1])
        for name, piece in pieces(table.state).items()
        if piece.badges and piece.badges[-1].id == "badge-aimed"
    }
    assert said == {
        "acolyte-1": "next on an errand for the opponent",
        "favour-workshop": "next favour of the opponent",
        ROW[0]: "next for the opponent to attack",
        ROW[2]: "next for the opponent to convert",
    }
