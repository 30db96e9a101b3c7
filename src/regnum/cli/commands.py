"""What can be typed at the table besides a move."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import asdict
from rich.table import Table as Grid
from rich.text import Text

from regnum.bots.bot import ask, ask_to_speak, bot_named
from regnum.cli.answers import explained, forms, understood
from regnum.cli.cards import listing
from regnum.cli.choices import Choices
from regnum.cli.saving import check_place
from regnum.cli.screen import Screen
from regnum.cli.telling import log, rules_page, told
from regnum.cli.voice import Misused, Voice
from regnum.core.actions import Seat
from regnum.core.messages import Message, Value

if TYPE_CHECKING:
    from regnum.cli.sitting import Sitting

KEYS = ("?", "? …", "! …", "u", "l", "h", "s", "t", "r", "c", "resign", "q")
HINT_BOT = "greedy"


def obeyed(sitting: Sitting, seat: Seat, choices: Choices, typed: str) -> bool:
    """Do what a command says; False if the line is no command."""
    word, _, rest = typed.partition(" ")
    rest = rest.strip()
    if typed.startswith("?"):
        why(sitting, seat, choices, typed[1:].strip())
        return True
    if typed.startswith("!"):
        preview(sitting, seat, choices, typed[1:].strip())
        return True
    word = word.casefold()
    if word == "s":
        save(sitting, rest)
        return True
    if rest:
        return False
    if word == "u":
        undo(sitting, seat)
    elif word == "l":
        events = sitting.table.events(seat)
        sitting.screen.show(*log(sitting.table.game, sitting.voice, events))
    elif word == "h":
        hint(sitting, seat, choices)
    elif word == "t":
        sitting.stale = True
    elif word == "r":
        sitting.screen.show(rules_page(sitting.table.game, sitting.voice))
    elif word == "c":
        sitting.screen.show(*listing(sitting.table.game, sitting.table.cards, sitting.voice))
    elif word == "resign":
        resign(sitting, seat)
    elif word == "q":
        leave(sitting)
    else:
        return False
    return True


def why(sitting: Sitting, seat: Seat, choices: Choices, typed: str) -> None:
    """Explain a refusal; without a word on what, explain the table."""
    if typed:
        for sentence in explained(sitting.table, choices, typed):
            sitting.screen.line(sentence)
        return
    screen, voice = sitting.screen, sitting.voice
    view = sitting.table.view(seat)
    if view.asked is not None:
        screen.line(voice.tell(view.asked.prompt), "bold")
    screen.line(voice.say("help-answer", count=len(choices.options)))
    screen.line(voice.say("help-notation", forms="   ".join(forms(sitting.table))))
    if voice.game.has("notation-help"):
        screen.line(voice.tell(Message("notation-help", agreed_on(sitting))))
    screen.show(choices.drawn(), key_list(voice))


def preview(sitting: Sitting, seat: Seat, choices: Choices, typed: str) -> None:
    """What a move would bring, as far as whoever sits there can know. Nothing is done."""
    if not typed:
        raise Misused("preview-what")
    events = sitting.table.preview(seat, *understood(sitting.table, choices, typed))
    sitting.screen.line(sitting.voice.say("preview" if events else "preview-nothing"), "cyan")
    if events:
        sitting.screen.show(told(sitting.table.game, sitting.voice, events))


def agreed_on(sitting: Sitting) -> dict[str, Value]:
    """The options of this match, so that help can leave out what they do not have."""
    chosen = asdict(sitting.table.chosen)
    return {name: value for name, value in chosen.items() if isinstance(value, str | int)}


def key_list(voice: Voice) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold yellow", no_wrap=True)
    grid.add_column(ratio=1)
    for key in KEYS:
        name = {"?": "help", "? …": "why", "! …": "preview"}.get(key, key)
        grid.add_row(key, Text(voice.say(f"key-{name}")))
    return grid


def hint(sitting: Sitting, seat: Seat, choices: Choices) -> None:
    """What the greedy bot would do in this seat, from what this seat knows."""
    table = sitting.table
    bot, seed = bot_named(HINT_BOT), len(table.entries)
    if seat in table.may_speak():
        said = ask_to_speak(bot, table, seat, seed)
        if said is None:
            sitting.screen.line(sitting.voice.say("hint-silent"), "cyan")
            return
        action = said
    else:
        action = ask(bot, table, seat, seed)
    words = choices.words(action)
    number = choices.number_of(action)
    sitting.screen.line(sitting.voice.say("hint", words=words, number=number), "cyan")


def undo(sitting: Sitting, seat: Seat) -> None:
    """Take the last action back: freely, or with the consent of the other people."""
    table, voice = sitting.table, sitting.voice
    state = table.undo_state(seat)
    consent: list[Seat] = []
    if state.can == "take-back":
        if state.why is not None:
            sitting.screen.line(voice.refuse(state.why))
        for other in sitting.people():
            if other == seat:
                continue
            if not agreed(sitting, voice.say("ask-consent", other=other, seat=seat)):
                sitting.screen.line(voice.say("no-consent", other=other))
                return
            consent.append(other)
    table.undo(seat, consent)
    sitting.stale = True


def agreed(sitting: Sitting, question: str) -> bool:
    """A yes or no from whoever sits there."""
    return agreed_to(sitting.screen, sitting.voice, question)


def agreed_to(screen: Screen, voice: Voice, question: str) -> bool:
    """A yes or no; anything unclear is asked again."""
    yes = voice.say("words-for-yes").split()
    no = voice.say("words-for-no").split()
    while True:
        answer = screen.ask(question).casefold()
        if answer in yes:
            return True
        if answer in no:
            return False
        screen.line(voice.say("yes-or-no", yes=yes[0], no=no[0]))


def resign(sitting: Sitting, seat: Seat) -> None:
    """Give up; a bot plays on in the seat, so that the others can finish."""
    from regnum.cli.sitting import STAND_IN

    if not agreed(sitting, sitting.voice.say("ask-resign")):
        return
    sitting.table.resign(seat)
    if not sitting.table.over:
        sitting.bots.setdefault(STAND_IN, bot_named(STAND_IN))
        sitting.table.stand_in(seat, STAND_IN)
    sitting.stale = True


def save(sitting: Sitting, name: str) -> None:
    if name:
        file = Path(name)
        # where nobody has that name, it may be a folder's
        with suppress(RuntimeError):
            file = file.expanduser()
    elif sitting.paper.file is not None:
        file = sitting.paper.file
    else:
        raise Misused("save-where")
    check_place(file)
    sitting.save(file)


def leave(sitting: Sitting) -> None:
    """Get up from the table; what is not on paper yet can be saved first."""
    from regnum.cli.sitting import Left

    if sitting.paper.file is None and sitting.unsaved():
        name = file_to_leave_behind(sitting)
        if name:
            save(sitting, name)
    raise Left


def file_to_leave_behind(sitting: Sitting) -> str:
    """The name of a file; nothing if the match is not to be saved."""
    voice = sitting.voice
    answer = sitting.screen.ask(voice.say("prompt-save"))
    # it is easily taken for a question to answer with yes or no
    while answer.casefold() in voice.say("words-for-yes").split():
        answer = sitting.screen.ask(voice.say("prompt-save-name"))
    return "" if answer.casefold() in voice.say("words-for-no").split() else answer
