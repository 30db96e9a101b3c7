"""A game of words, small enough to lay any situation of the kernel on a table.

What a seat says goes into its own area; what happens to all is noted in `done`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

import pytest

from regnum.core import registry
from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import Choice, State, Step, Talk, advance
from regnum.core.cards import CardSet
from regnum.core.dice import Dice, key_from, quick_dice
from regnum.core.entries import Chair
from regnum.core.facts import Facts, Mode, Options
from regnum.core.game import Game
from regnum.core.messages import Message
from regnum.core.results import Line, Result
from regnum.core.table import Table

DECK = 4


class Say(Action, frozen=True):
    word: str


class Close(Action, frozen=True):
    """End a talk."""


class Said(Event, frozen=True):
    seat: Seat
    word: str


class Whispered(Event, frozen=True):
    """Only the seat itself is shown it."""

    seat: Seat
    word: str


class Words(State):
    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.done: list[str] = []
        self.areas: list[list[str]] = [[] for _ in range(seats)]
        #: cards of the deck that a seat has looked at
        self.seen: list[set[str]] = [set() for _ in range(seats)]

    def clone(self) -> Words:
        new = Words(self.seats, self.dice.clone())
        new.copy_agenda(self)
        new.done = self.done[:]
        new.areas = [area[:] for area in self.areas]
        new.seen = [set(seen) for seen in self.seen]
        return new


class Note(Step[Words]):
    def __init__(self, text: str, *then: Step[Words]) -> None:
        self.text = text
        self.after = then

    def run(self, s: Words) -> None:
        s.done.append(self.text)
        s.then(*self.after)


class Mark(Step[Words]):
    """As a note, in the area of one seat."""

    def __init__(self, seat: Seat, text: str) -> None:
        self.seat = seat
        self.text = text

    def run(self, s: Words) -> None:
        s.areas[self.seat].append(self.text)


class Roll(Step[Words]):
    def run(self, s: Words) -> None:
        s.done.append(str(s.dice.below(1000)))


class Peek(Step[Words]):
    def __init__(self, seat: Seat, card: str) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Words) -> None:
        s.seen[self.seat].add(self.card)


class Whisper(Step[Words]):
    def __init__(self, seat: Seat, word: str) -> None:
        self.seat = seat
        self.word = word

    def run(self, s: Words) -> None:
        s.tell(Whispered(self.seat, self.word))


class Ask(Choice[Words]):
    """Say one of some words; each may bring steps of its own."""

    def __init__(self, seat: Seat, words: str, **then: Sequence[Step[Words]]) -> None:
        super().__init__(seat)
        self.words: list[Action] = [Say(word) for word in words.split()]
        self.after = then

    def options(self, s: Words, seat: Seat) -> list[Action]:
        return self.words

    def take(self, s: Words, seat: Seat, action: Action) -> None:
        assert isinstance(action, Say)
        s.areas[seat].append(action.word)
        s.tell(Said(seat, action.word))
        s.then(*self.after.get(action.word, ()))

    def prompt(self, s: Words, seat: Seat) -> Message:
        return Message("counters")


class Guarded(Ask):
    guarded: ClassVar[bool] = True


class Open(Ask):
    """Its options are not all that may be said: any word of four letters will do."""

    def complete(self, s: Words, seat: Seat) -> bool:
        return False


class Council(Talk[Words]):
    """Everybody may say a word; the holder closes. `stop` ends the talk, `go` does not."""

    def __init__(self, seat: Seat, **then: Sequence[Step[Words]]) -> None:
        super().__init__(seat)
        self.after = then

    def options(self, s: Words, seat: Seat) -> list[Action]:
        words: list[Action] = [Say("go"), Say("stop"), Say("hush")]
        return [*words, Close()] if seat == self.seat else words

    def speakers(self, s: Words) -> list[Seat]:
        return [seat for seat in range(s.seats) if seat != self.seat]

    def is_speech(self, action: Action) -> bool:
        return isinstance(action, Say)

    def hear(self, s: Words, seat: Seat, action: Action) -> bool:
        assert isinstance(action, Say)
        s.areas[seat].append(action.word)
        s.tell(Said(seat, action.word))
        s.then(*self.after.get(action.word, ()))
        return action.word != "stop"

    def take(self, s: Words, seat: Seat, action: Action) -> None:
        s.done.append("closed")

    def prompt(self, s: Words, seat: Seat) -> Message:
        return Message("counters")


class WordGame(Game[Words]):
    def __init__(self, steps: Callable[[], Sequence[Step[Words]]], rules: int = 1) -> None:
        self.steps = steps
        self.facts = Facts(
            id="words",
            package="",
            seats=(1, 2, 3),
            rules=rules,
            hidden=True,
            modes=(Mode("base"),),
            solo=True,
        )
        self.actions = [Say, Close]
        self.events = [Said, Whispered]

    def longest(self, seats: int, options: Options) -> int:
        return 100

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Words:
        s = Words(seats, dice)
        s.then(*self.steps())
        return s

    def result(self, s: Words) -> Result:
        """A point a word."""
        scores = tuple(len(area) for area in s.areas)
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        lines = tuple((Line(Message("counters"), score),) for score in scores)
        return Result(scores, ranks, tuple(rank == 1 for rank in ranks), lines)

    def places(self, s: Words) -> dict[str, str]:
        return {f"card-{n}": f"deck-{n}" for n in range(DECK)}

    def known(self, s: Words, seat: Seat | None) -> set[str]:
        return set() if seat is None else s.seen[seat]

    def put(self, s: Words, places: dict[str, str]) -> None:
        """The deck has no order of its own."""

    def counters(self, s: Words, seat: Seat | None) -> dict[str, int]:
        return {f"words-{n}": len(area) for n, area in enumerate(s.areas)}

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        if isinstance(event, Whispered) and event.seat != seat:
            return None
        return event


def words(*steps: Step[Words], seats: int = 2) -> Words:
    """A state whose agenda holds the steps given, run to its first choice."""
    s = Words(seats, quick_dice(1))
    s.events = []
    s.then(*steps)
    advance(s)
    return s


def table(
    *steps: Step[Words], seats: int = 2, bots: Sequence[Seat] = (), rated: bool = False
) -> Table[Words]:
    """A table at which the steps given are played."""
    chairs = [Chair(bot="random" if seat in bots else "") for seat in range(seats)]
    return Table(WordGame(lambda: steps), chairs, Options(), CardSet(), key_from("words"), rated)


def looks(s: Words) -> tuple[object, ...]:
    """All there is to compare of a state."""
    return (
        s.done[:],
        [area[:] for area in s.areas],
        [set(seen) for seen in s.seen],
        s.answers[:],
        s.dice.used,
        [type(step).__name__ for step in s.agenda],
        [[type(step).__name__ for step in branch] for branch in s.branches],
    )


def state_of(at: Table[Words]) -> Words:
    return at._state


def installed(monkeypatch: pytest.MonkeyPatch, at: Table[Words]) -> None:
    """Let the registry find the game of a table, so that its record can be replayed."""
    registry.games()
    monkeypatch.setitem(registry._found, "words", at.game)
