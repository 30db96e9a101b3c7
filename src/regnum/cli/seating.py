"""Before a match: which game, how many seats, who sits where."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from pathlib import Path

from regnum.bots.bot import bot_named
from regnum.cli.cards import read_changes
from regnum.cli.screen import Screen
from regnum.cli.voice import Misused, Voice
from regnum.core.agenda import State
from regnum.core.dice import key_from
from regnum.core.entries import Chair
from regnum.core.game import Game
from regnum.core.messages import Message
from regnum.core.registry import game_named, games
from regnum.core.table import Table

NO_BOTS = "none"


def chosen_game(name: str | None, screen: Screen, language: str) -> Game[State]:
    """The game named, or one chosen from a list."""
    if name is not None:
        return game_named(name)
    installed = list(games().values())
    voice = Voice(language)
    screen.line(voice.say("games-installed"), "bold")
    for number, game in enumerate(installed, 1):
        screen.line(f"  {number}  {game_line(game, language)}")
    number = ask_number(screen, voice, voice.say("ask-game"), range(1, len(installed) + 1))
    return installed[number - 1]


def game_line(game: Game[State], language: str) -> str:
    """A game in a list: what it is called, its id, its seats and what it is about."""
    voice = Voice(language, game.facts.package)
    seats = seat_counts(game)
    line = voice.say(
        "game-line", name=voice.game_name(game.facts.id), id=game.facts.id, seats=seats
    )
    if voice.game.has("game-summary"):
        line += " " + voice.tell(Message("game-summary"))
    return line


def seat_counts(game: Game[State]) -> str:
    return ", ".join(map(str, game.facts.seats))


def ask_number(screen: Screen, voice: Voice, question: str, right: Sequence[int]) -> int:
    """A number out of those that are right."""
    allowed = ", ".join(map(str, right))
    while True:
        typed = screen.ask(question)
        if typed.isdecimal() and int(typed) in right:
            return int(typed)
        screen.line(voice.say("number-out-of", text=typed, allowed=allowed), "yellow")


def chosen_seats(game: Game[State], seats: int | None, screen: Screen, voice: Voice) -> int:
    """As many seats as asked for; asked at a terminal, else the fewest."""
    if seats is not None:
        game.check_seats(seats)
        return seats
    if len(game.facts.seats) == 1 or not screen.typed:
        return game.facts.seats[0]
    question = voice.say("ask-seats", allowed=seat_counts(game))
    return ask_number(screen, voice, question, game.facts.seats)


def chosen_mode(game: Game[State], seats: int, screen: Screen, voice: Voice) -> dict[str, object]:
    """The options of a way to play, picked from those the rulebook has for so many seats."""
    modes = [mode for mode in game.facts.modes if not mode.seats or seats in mode.seats]
    if len(modes) < 2:
        return dict(modes[0].options) if modes else {}
    for number, mode in enumerate(modes, 1):
        names = [f"mode-{mode.id}", f"mode-{mode.id}-help"]
        said = [voice.tell(Message(name)) for name in names if voice.game.has(name)]
        screen.line(f"  {number}  {': '.join(said) or mode.id}")
    number = ask_number(screen, voice, voice.say("ask-mode"), range(1, len(modes) + 1))
    return dict(modes[number - 1].options)


def chairs_for(seats: int, bots: str, people: Sequence[int]) -> list[Chair]:
    """Who sits where: people in their seats and bots in all others, or people everywhere."""
    if bots == NO_BOTS:
        return [Chair() for _ in range(seats)]
    bot_named(bots)
    for seat in people:
        if not 0 <= seat < seats:
            raise Misused("no-such-human", seat=seat, last=seats - 1)
    return [Chair() if seat in people else Chair(bot=bots) for seat in range(seats)]


def options_from(settings: Sequence[str]) -> dict[str, object]:
    """`name=value` as options; a value is JSON where it can be, else text.

    >>> options_from(["secret_titles=true", "without=elf"])
    {'secret_titles': True, 'without': 'elf'}
    """
    options: dict[str, object] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name.strip():
            raise Misused("bad-setting", setting=setting)
        try:
            options[name.strip()] = json.loads(value)
        except ValueError:
            options[name.strip()] = value.strip()
    return options


def new_table(
    game: Game[State],
    chairs: list[Chair],
    seed: str | None,
    cards: Path | None,
    options: dict[str, object],
) -> Table[State]:
    given = game.options_type.__struct_fields__
    for name in options:
        if name not in given:
            raise Misused("no-such-option", option=name, options=", ".join(given) or "-")
    changes = read_changes(game, cards)
    key = secrets.token_bytes(32) if seed is None else key_from(seed)
    return Table(game, chairs, game.read_options(options), game.cards(changes), key)
