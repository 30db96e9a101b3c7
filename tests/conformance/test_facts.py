"""What a game declares about itself is true."""

from __future__ import annotations

import re

import msgspec
import pytest

import regnum
from regnum.core import agenda
from regnum.core.agenda import State
from regnum.core.game import Game
from regnum.core.messages import Message
from regnum.texts import LANGUAGES, speech
from tests.conformance.subjects import Subject, every_subject
from tests.conformance.walk import walk
from tests.toys import TOYS

GAMES = {**regnum.games(), **TOYS}
SUBJECTS = every_subject(GAMES)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_facts_are_well_formed(game: Game[State]) -> None:
    facts = game.facts
    assert GAMES[facts.id] is game
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", facts.id)
    assert list(facts.seats) == sorted(set(facts.seats))
    assert facts.seats[0] >= 1
    assert facts.solo == (1 in facts.seats)
    assert facts.rules >= 1
    ids = [mode.id for mode in facts.modes]
    assert ids
    assert len(set(ids)) == len(ids)
    assert game.options_type() == game.read_options({})


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_modes_are_for_seats_and_options_that_the_game_has(game: Game[State]) -> None:
    facts = game.facts
    for mode in facts.modes:
        assert set(mode.seats) <= set(facts.seats)
        assert list(mode.seats) == sorted(set(mode.seats))
        read = game.read_options(mode.options)
        for name, value in mode.options.items():
            assert msgspec.to_builtins(getattr(read, name)) == msgspec.to_builtins(value)
    for seats in facts.seats:
        assert any(seats in (mode.seats or facts.seats) for mode in facts.modes)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_game_says_how_long_it_takes(game: Game[State]) -> None:
    fewest, most = game.facts.minutes
    if game.facts.id in TOYS:
        # nobody sits down for one, but if it says something, then something sensible
        assert 0 <= fewest <= most
    else:
        assert 1 <= fewest <= most <= 600


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_seats_and_options_that_the_game_does_not_have_are_refused(game: Game[State]) -> None:
    for seats in (0, -1, game.facts.seats[-1] + 1):
        with pytest.raises(regnum.BadSetUp, match="can be played with"):
            game.check_seats(seats)
    with pytest.raises(regnum.BadSetUp, match="options"):
        game.read_options({"no_such_option": 1})


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_has_a_name_in_every_language(language: str, game: Game[State]) -> None:
    said = speech(language, game.facts.package)
    assert said.say(Message("game-name"))
    assert said.say(Message("game-summary"))
    for mode in game.facts.modes:
        assert said.say(Message(f"mode-{mode.id}"))


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_hidden_information_is_declared(subject: Subject) -> None:
    game = subject.game
    hides = False
    for decision in walk(subject, 3):
        s = decision.state
        everything = set(game.places(s))
        hides = hides or any(game.known(s, viewer) != everything for viewer in subject.viewers)
        hides = hides or bool(s.answers)
    assert hides == game.facts.hidden


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_schema_covers_the_game(game: Game[State]) -> None:
    types = [*game.actions, *game.events, game.view_type, game.options_type]
    _, definitions = msgspec.json.schema_components(types)
    assert {kind.__name__ for kind in types} <= set(definitions)
    tags = [kind.__struct_config__.tag for kind in game.actions]
    assert len(set(tags)) == len(tags)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_choices_are_small_or_say_that_they_are_not_complete(subject: Subject) -> None:
    """A choice with more than about 20 options wants to be several choices: on the average it
    has no more, and never many more."""
    sizes = []
    for decision in walk(subject, 5):
        choice = agenda.choice_of(decision.state, decision.seat)
        assert choice is not None
        if choice.complete(decision.state, decision.seat):
            sizes.append(len(agenda.options(decision.state, decision.seat)))
    assert sum(sizes) / len(sizes) <= 20
    assert max(sizes) <= 40
