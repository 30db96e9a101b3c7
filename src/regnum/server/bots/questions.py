"""What bots are asked, and who is answered next."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Container, Iterator
from dataclasses import dataclass, field

from regnum.core.actions import Action, Seat
from regnum.core.agenda import State
from regnum.core.entries import AnyEntry, CardsNote, Record
from regnum.core.records import plain
from regnum.core.table import Table
from regnum.server.matches.room import Room

#: of so many answers one goes to a match that nobody looks at, if any such match waits
SHARE = 8
#: of how many people and matches it is remembered when they had their turn
REMEMBERED = 10_000


@dataclass(eq=False)
class Question:
    """What is asked, as of one point of a match."""

    match: str
    head: Record
    entries: tuple[AnyEntry, ...]
    seat: Seat
    bot: str
    speak: bool = False
    #: somebody waits for nothing but the answer
    hint: bool = False
    #: who has made the match, or wants a hint
    whose: str = ""
    room: Room | None = None
    #: its bot could not answer: the stand-in did, or in a talk nobody
    failed: bool = False
    at: float = field(default_factory=time.monotonic)
    answer: asyncio.Future[Action | None] = field(default_factory=asyncio.Future)

    @property
    def watched(self) -> bool:
        """Somebody looks at the match, here or on another node."""
        return self.hint or (self.room is not None and self.room.occupied)


def question(
    match_id: str,
    table: Table[State],
    seat: Seat,
    bot: str,
    *,
    speak: bool = False,
    hint: bool = False,
    whose: str = "",
    room: Room | None = None,
) -> Question:
    """Asked while holding the match: everything that crosses is taken now."""
    head = Record(
        game=table.game.facts.id,
        rules=table.game.facts.rules,
        cards=CardsNote(table.cards.digest(), plain(table.cards.changes)),
        options=plain(table.chosen),
        seats=tuple(table.chairs),
        key=table.key.hex(),
        entries=(),
        rated=table.rated,
    )
    return Question(match_id, head, tuple(table.entries), seat, bot, speak, hint, whose, room)


class Queue:
    """Questions that wait. However much somebody asks, the others have their turn as often."""

    def __init__(self) -> None:
        self.waiting: list[Question] = []
        #: how many were answered, and after how many a person or a match had its last turn
        self.answered = 0
        self.turns: dict[tuple[str, str], int] = {}

    def __len__(self) -> int:
        return len(self.waiting)

    def __iter__(self) -> Iterator[Question]:
        return iter(self.waiting)

    def add(self, asked: Question) -> None:
        self.waiting.append(asked)

    def take(self, known: Container[str]) -> Question:
        """Matches that somebody looks at first, but for a small share; of these the person's
        whose last turn is longest ago, of theirs the hint, then the match of which the same is
        true. Among equals the one that the worker knows: another costs a replay."""
        self.answered += 1
        unseen_first = self.answered % SHARE == 0

        def order(asked: Question) -> tuple[bool, int, bool, int, bool]:
            return (
                asked.watched is unseen_first,
                self.last_turn("person", asked.whose),
                not asked.hint,
                self.last_turn("match", asked.match),
                asked.match not in known,
            )

        chosen = min(self.waiting, key=order)
        self.waiting.remove(chosen)
        self.note("person", chosen.whose)
        self.note("match", chosen.match)
        return chosen

    def last_turn(self, kind: str, which: str) -> int:
        return self.turns.get((kind, which), 0)

    def note(self, kind: str, which: str) -> None:
        self.turns.pop((kind, which), None)
        self.turns[kind, which] = self.answered
        if len(self.turns) > REMEMBERED:
            del self.turns[next(iter(self.turns))]
