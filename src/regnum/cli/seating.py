"""Before a match: which game, how many seats, who sits where."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import structs

from regnum.bots.bot import bot_named
from regnum.cli.cards import read_changes
from regnum.cli.screen import Screen, number_in
from regnum.cli.voice import Misused, Voice, spoken
from regnum.core.agenda import State
from regnum.core.dice import key_from, quick_dice
from regnum.core.entries import Chair
from regnum.core.errors import RegnumError
from regnum.core.facts import Options
from regnum.core.game import Game
from regnum.core.messages import Message
from regnum.core.misfits import is_list
from regnum.core.registry import game_named, games
from regnum.core.table import Table
from regnum.server.matches.catalogue import options_of
from regnum.server.wire.gaming import OptionInfo

NO_BOTS = "none"


def chosen_game(name: str | None, screen: Screen, language: str) -> Game[State]:
    """The game named, or one chosen from a list."""
    if name is not None:
        return game_named(name)
    installed = list(games().values())
    voice = Voice(language)
    screen.line(voice.say("games-installed"), "bold")
    screen.items((str(n), game_line(game, language)) for n, game in enumerate(installed, 1))
    number = ask_number(screen, voice, voice.say("ask-game"), range(1, len(installed) + 1), 1)
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


def ask_number(
    screen: Screen, voice: Voice, question: str, right: Sequence[int], usual: int
) -> int:
    """A number out of those that are right; Enter takes the usual one, shown in brackets."""
    allowed = ", ".join(map(str, right))
    while True:
        typed = screen.ask(f"{question} [{usual}]")
        number = number_in(typed) if typed else usual
        if number is not None and number in right:
            return number
        screen.line(voice.say("number-out-of", text=typed, allowed=allowed), "yellow")


def chosen_seats(game: Game[State], seats: int | None, screen: Screen, voice: Voice) -> int:
    """As many seats as asked for; asked at a terminal, else the fewest."""
    if seats is not None:
        game.check_seats(seats)
        return seats
    if len(game.facts.seats) == 1 or not screen.typed:
        return game.facts.seats[0]
    question = voice.say("ask-seats", allowed=seat_counts(game))
    # whoever can play alone came for company all the same
    usual = next((count for count in game.facts.seats if count > 1), game.facts.seats[0])
    return ask_number(screen, voice, question, game.facts.seats, usual)


def chosen_mode(game: Game[State], seats: int, screen: Screen, voice: Voice) -> dict[str, object]:
    """The options of a way to play, picked from those the rulebook has for so many seats."""
    modes = [mode for mode in game.facts.modes if not mode.seats or seats in mode.seats]
    if len(modes) < 2:
        return dict(modes[0].options) if modes else {}
    screen.items((str(n), told(f"mode-{mode.id}", voice)) for n, mode in enumerate(modes, 1))
    number = ask_number(screen, voice, voice.say("ask-mode"), range(1, len(modes) + 1), 1)
    return dict(modes[number - 1].options)


def agreed(
    game: Game[State], seats: int, options: dict[str, object], screen: Screen, voice: Voice
) -> dict[str, object]:
    """What a table can agree on besides the way to play, a line each; Enter begins the match."""
    listed = options_besides(game, seats, options)
    if not listed:
        return options
    screen.line(voice.say("to-agree"), "bold")
    screen.items(option_item(option, voice) for option in listed)
    while typed := screen.ask(voice.say("ask-option")):
        try:
            wanted = {**options, **options_from([typed], game.options_type)}
            chosen = game.read_options(wanted)
            game.check_needs(seats, chosen)
            game.set_up(seats, chosen, game.cards(), quick_dice(0))
        except RegnumError as error:
            screen.line(spoken(error, voice.language), "yellow")
        else:
            options = wanted
    return options


def options_besides(game: Game[State], seats: int, options: dict[str, object]) -> list[OptionInfo]:
    """The options that count at such a table and are not settled by the way to play."""
    chosen = game.read_options(options)
    return [
        option
        for option in options_of(game)
        if option.name not in options
        and (not option.seats or seats in option.seats)
        and all(getattr(chosen, other) in words for other, words in option.beside.items())
    ]


def told(name: str, voice: Voice) -> str:
    """What a mode or an option is called, and what it is about."""
    said = [voice.tell(Message(each)) for each in (name, f"{name}-help") if voice.game.has(each)]
    return ": ".join(said) or name


def option_item(option: OptionInfo, voice: Voice) -> tuple[str, str]:
    """An option as it is typed with its usual value; what it does, and what else it can be."""
    usual = option.default
    value = ",".join(usual) if isinstance(usual, list | tuple) else json.dumps(usual).strip('"')
    words = ", ".join(option.choices)
    if option.kind == "number":
        words = f"{option.least}-{option.most}"
    does = told("option-" + option.name.replace("_", "-"), voice)
    return f"{option.name}={value}", f"{does} ({words})" if words else does


def chairs_for(seats: int, bots: str, people: Sequence[int]) -> list[Chair]:
    """Who sits where: people in their seats and bots in all others, or people everywhere.

    People count seats from 1, as the table calls its players.
    """
    if bots == NO_BOTS:
        return [Chair() for _ in range(seats)]
    bot_named(bots)
    for seat in people:
        if not 1 <= seat <= seats:
            raise Misused("no-such-human", seat=seat, last=seats)
    return [Chair() if seat in people else Chair(bot=bots) for seat in range(1, seats + 1)]


def options_from(settings: Sequence[str], kind: type[Options]) -> dict[str, object]:
    """`name=value` as options; a value is JSON where it can be, else text or several with commas.

    >>> from regnum.games.kings_bounty.options import KingsBountyOptions
    >>> options_from(["secret_titles=true", "without=elf,orc"], KingsBountyOptions)
    {'secret_titles': True, 'without': ['elf', 'orc']}
    """
    several = [field.name for field in structs.fields(kind) if is_list(field.type)]
    options: dict[str, object] = {}
    for setting in settings:
        name, equals, text = (part.strip() for part in setting.partition("="))
        if not equals or not name:
            raise Misused("bad-setting", setting=setting)
        value: object = text
        with suppress(ValueError, RecursionError):
            value = json.loads(text)
        if name in several and not isinstance(value, list):
            value = [part.strip() for part in text.split(",") if part.strip()]
        options[name] = value
    return options


def new_table(
    game: Game[State],
    chairs: list[Chair],
    seed: str | None,
    cards: Path | None,
    options: dict[str, object],
) -> Table[State]:
    changes = read_changes(game, cards)
    key = secrets.token_bytes(32) if seed is None else key_from(seed)
    return Table(game, chairs, game.read_options(options), game.cards(changes), key)
