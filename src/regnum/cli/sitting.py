"""A sitting at the table: seats are asked in turn until the match is over or somebody leaves."""

from __future__ import annotations

import random
from pathlib import Path

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from regnum.bots.bot import ask, ask_to_speak, bot_named
from regnum.cli import commands
from regnum.cli.answers import understood
from regnum.cli.choices import Choices
from regnum.cli.drawing import Drawing, flow
from regnum.cli.saving import Paper
from regnum.cli.screen import NothingMore, Screen
from regnum.cli.telling import outcome, sentences, told
from regnum.cli.voice import Voice, spoken
from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import State
from regnum.core.dice import bytes_of
from regnum.core.errors import Refused, RegnumError
from regnum.core.table import Table

#: who plays on where somebody has resigned
STAND_IN = "greedy"
#: how the screen can be laid out, the roomiest first: notation beside the choices (else they
#: stand in columns), cards as boxes, news line by line, frames
LAYOUTS = [
    (True, True, True, True),
    (False, True, True, True),
    (True, False, True, True),
    (False, False, True, True),
]
TIGHTEST = [(False, False, False, True), (False, False, False, False)]
#: where more can be said than is listed, the notation shows how
TALKING = [
    (True, True, True, True),
    (True, False, True, True),
    (True, False, False, True),
    (True, False, False, False),
]


class Left(Exception):
    """Somebody got up from the table."""


class Sitting:
    """One match in the terminal, with people and bots in its seats."""

    def __init__(
        self, table: Table[State], screen: Screen, voice: Voice, paper: Paper, seed: str | None
    ) -> None:
        self.table = table
        self.screen = screen
        self.voice = voice
        voice.speak_of(table.cards, table.game.cards())
        self.paper = paper
        self.chance = random.Random(None if seed is None else bytes_of(seed))
        self.bots = {name: bot_named(name) for name in {*table.bots} if name}
        #: who sits before the screen, and how many events each seat has been told
        self.viewer: Seat | None = None
        self.heard = [0] * table.seats
        #: whether the table has to be drawn again, and how many entries there were when it was
        self.stale = True
        self.drawn = -1
        #: speakers that have nothing to say until somebody else does something
        self.silent: dict[Seat, int] = {}

    # -- the match

    def play(self) -> None:
        """Play to the end. Leaves early, and politely, if somebody leaves or the input ends."""
        try:
            while not self.table.over:
                self.next_decision()
            self.show_end()
        except (Left, NothingMore):
            if not self.table.over:
                self.screen.line(self.voice.say("left"))
        finally:
            self.keep()

    def next_decision(self) -> None:
        """Let the next seat decide: in a talk a bot or a person who wishes to speak, else a bot
        or the person to act."""
        speakers = self.table.may_speak()
        if speakers and self.bot_speaks([*self.table.to_act(), *speakers]):
            return
        for seat in speakers:
            entries = len(self.table.entries)
            if self.is_person(seat) and self.silent.get(seat) != entries:
                self.person_acts(seat)
                return
        waiting = self.table.to_act()
        seat = next((seat for seat in waiting if not self.is_person(seat)), waiting[0])
        if self.is_person(seat):
            self.person_acts(seat)
        else:
            self.bot_acts(seat)

    def is_person(self, seat: Seat) -> bool:
        return not self.table.bots[seat]

    def people(self) -> list[Seat]:
        return [seat for seat in range(self.table.seats) if self.is_person(seat)]

    def bot_acts(self, seat: Seat) -> None:
        bot = self.bots[self.table.bots[seat]]
        self.table.act(seat, ask(bot, self.table, seat, self.chance.getrandbits(32)))

    def bot_speaks(self, seats: list[Seat]) -> bool:
        """Let the first bot speak that has something to say; none is asked twice for nothing."""
        entries = len(self.table.entries)
        for seat in seats:
            if self.is_person(seat) or self.silent.get(seat) == entries:
                continue
            bot = self.bots[self.table.bots[seat]]
            said = ask_to_speak(bot, self.table, seat, self.chance.getrandbits(32))
            if said is not None:
                self.table.act(seat, said)
                return True
            self.silent[seat] = entries
        return False

    def person_acts(self, seat: Seat) -> None:
        """Ask a person until something has been done."""
        if not self.sit_down(seat):
            return
        view = self.table.view(seat)
        options = self.table.options(seat)
        choices = Choices(
            self.table.game,
            self.voice,
            options,
            self.table.scene(seat),
            seat,
            self.table.outcomes(seat, options),
        )
        if self.stale or self.drawn != len(self.table.entries):
            self.draw(seat, choices)
            self.stale = False
            self.drawn = len(self.table.entries)
        asked = view.asked
        speaking = asked is not None and asked.speaking
        typed = self.screen.ask(self.voice.say("prompt-speaker" if speaking else "prompt"))
        if not typed:
            if speaking:
                self.silent[seat] = len(self.table.entries)
            self.stale = self.screen.seen
            return
        try:
            if not commands.obeyed(self, seat, choices, typed):
                self.act(seat, understood(self.table, choices, typed))
        except Refused as refused:
            self.screen.line(self.voice.refuse(refused.refusal), "yellow")
        except RegnumError as error:
            self.screen.line(spoken(error, self.voice.language), "yellow")

    def act(self, seat: Seat, actions: list[Action]) -> None:
        """Do one action, or several that were typed as one; the kernel may have done the later."""
        self.table.act(seat, actions[0])
        for action in actions[1:]:
            if self.table.refusal(seat, action) is None:
                self.table.act(seat, action)
        self.stale = True

    # -- people before one screen

    def sit_down(self, seat: Seat) -> bool:
        """Let a person take the place before the screen, behind a curtain if others play there.

        False if the one who gets up took an action back instead.
        """
        before = self.viewer
        if seat == before:
            return True
        if self.table.game.facts.hidden and len(self.people()) > 1:
            self.screen.wipe()
            self.screen.show(Rule(style="dim"))
            self.screen.line(self.voice.say("curtain", seat=seat), "bold")
            if not self.curtain_lifted(seat, before):
                return False
            self.screen.wipe()
        self.viewer = seat
        self.stale = True
        return True

    def curtain_lifted(self, seat: Seat, before: Seat | None) -> bool:
        """Wait for the next person; until then the one before may ask for the last action back."""
        while True:
            if before is None or self.table.undo_state(before).can == "nothing":
                self.screen.ask(self.voice.say("prompt-curtain", seat=seat))
                return True
            question = self.voice.say("prompt-curtain-undo", seat=seat, previous=before)
            if self.screen.ask(question).casefold() != "u":
                return True
            entries = len(self.table.entries)
            commands.undo(self, before)
            if len(self.table.entries) > entries:
                return False

    def draw(self, seat: Seat, choices: Choices) -> None:
        """The table, the news and the question, as roomy as the screen allows."""
        events = self.table.events(seat, self.heard[seat])
        self.heard[seat] += len(events)
        asked = self.table.view(seat).asked
        listed = asked is None or asked.complete
        for layout in [*LAYOUTS, *TIGHTEST] if listed else TALKING:
            things = self.laid_out(seat, choices, events, *layout)
            if self.screen.fits(things):
                break
        else:
            things = self.scrolling(seat, choices, events)
        self.screen.clear()
        self.screen.show(*things)

    def laid_out(
        self,
        seat: Seat,
        choices: Choices,
        events: list[Event],
        notation: bool,
        boxes: bool,
        lines: bool,
        frames: bool,
    ) -> list[RenderableType]:
        """Everything a person needs to decide."""
        things = self.drawing(seat).table(boxes, frames)
        things.extend(self.news(events, brief=not lines))
        if frames:
            things.append(Text())
        listed = choices.drawn() if notation else choices.drawn_in_columns()
        return [*things, *self.question(seat), listed, *self.hints(seat)]

    def scrolling(self, seat: Seat, choices: Choices, events: list[Event]) -> list[RenderableType]:
        """What no screen of this size holds: its end stays in sight. So the talk comes last, and
        the notation stays as long as there is room for both."""
        table, talk = self.drawing(seat).table_and_talk(boxes=False, frames=False)
        question, hints = self.question(seat), self.hints(seat)
        listed = choices.drawn()
        if not self.screen.fits([*question, listed, *talk, *hints]):
            listed = choices.drawn_in_columns()
        return [*table, *self.news(events, brief=True), *question, listed, *talk, *hints]

    def question(self, seat: Seat) -> list[RenderableType]:
        asked = self.table.view(seat).asked
        if asked is None:
            return []
        question = Text(self.voice.tell(asked.prompt), style="bold")
        if len(self.people()) > 1:
            question = Text(self.voice.seat(seat) + ": ", style="bold green") + question
        return [question]

    def hints(self, seat: Seat) -> list[RenderableType]:
        """What else can be typed."""
        asked = self.table.view(seat).asked
        said = ["keys"] if asked is None or asked.complete else ["more-than-listed", "keys"]
        return [Text(self.voice.say(each), style="dim") for each in said]

    def drawing(self, seat: Seat | None) -> Drawing:
        scene = self.table.scene(seat)
        return Drawing(self.voice, scene, seat, self.screen.width, self.notes(seat))

    def notes(self, viewer: Seat | None) -> list[str]:
        """Who plays in each seat."""
        notes = []
        for seat, bot in enumerate(self.table.bots):
            if seat == viewer:
                notes.append(self.voice.say("note-you"))
            else:
                notes.append(self.voice.say("note-bot", bot=bot) if bot else "")
        return notes

    def news(self, events: list[Event], brief: bool = False) -> list[RenderableType]:
        """What a seat had not been told yet."""
        if not events:
            return []
        heading = Text(self.voice.say("news") + " ", style="bold")
        if brief:
            said = sentences(self.table.game, self.voice, events)
            return flow(said, self.screen.width, heading)
        return [heading, told(self.table.game, self.voice, events)]

    def show_end(self) -> None:
        """The last table, and how it came out."""
        people = self.people()
        viewer = people[0] if len(people) == 1 else None
        things = self.drawing(viewer).table()
        if viewer is not None:
            things.extend(self.news(self.table.events(viewer, self.heard[viewer])))
        things.append(Rule(self.voice.say("over"), style="bold"))
        things.extend(outcome(self.voice, self.table.result))
        self.screen.clear()
        self.screen.show(*things)

    # -- leaving

    def keep(self) -> None:
        """Write the match down if a file was named for it."""
        if self.paper.file is not None and self.unsaved():
            self.save(self.paper.file)

    def unsaved(self) -> bool:
        return self.paper.saved != len(self.table.entries)

    def save(self, file: Path) -> None:
        self.paper.keep(self.table, file)
        self.screen.line(self.voice.say("saved", file=str(file)))
