"""When a seat may take its last action back (the four rules of undo)."""

from __future__ import annotations

from typing import Generic

from regnum.core import agenda
from regnum.core.actions import Action, Seat
from regnum.core.agenda import S
from regnum.core.game import Game
from regnum.core.messages import Refusal
from regnum.core.views import UndoState


class Move(Generic[S]):
    """An action that counts. The state before it is kept while it may be undone freely.

    `log_length` is how much had been told before it, `entry` its place in the record.
    """

    def __init__(
        self, seat: Seat, action: Action, before: S | None, log_length: int, entry: int
    ) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        self.log_length = log_length
        self.entry = entry
        #: a secret answer that waits for those of the others
        self.pending = False

    def clone(self) -> Move[S]:
        before = None if self.before is None else self.before.clone()
        new = Move(self.seat, self.action, before, self.log_length, self.entry)
        new.pending = self.pending
        return new


class Reminder:
    """What a viewer has seen beyond a point of the line that was taken back to."""

    def __init__(self, at: int, viewer: Seat | None, seen: set[str]) -> None:
        self.at = at
        self.viewer = viewer
        self.seen = seen


def play(s: S, line: list[Move[S]], index: int) -> bool:
    """Play a move of the line; False if it only was a word in a talk."""
    move = line[index]
    answers = s.answers
    decided = agenda.act(s, move.seat, move.action)
    move.pending = len(answers) > 0 and s.answers is answers
    if not move.pending:
        # if it was the last answer, those before it have been applied too
        for earlier in range(index - 1, -1, -1):
            if not line[earlier].pending:
                break
            line[earlier].pending = False
    return decided


def last_run(line: list[Move[S]]) -> int:
    """Where the moves begin after which no other seat has moved."""
    start = len(line)
    while start > 0 and line[start - 1].seat == line[-1].seat:
        start -= 1
    return start


def last_move_of(line: list[Move[S]], seat: Seat) -> int:
    """Where a seat's last move stands in the line; -1 if it has none."""
    for index in range(len(line) - 1, -1, -1):
        if line[index].seat == seat:
            return index
    return -1


def undo_state(game: Game[S], s: S, line: list[Move[S]], seat: Seat, rated: bool) -> UndoState:
    """Free undo, take-back by consent, or neither; and why it is not free."""
    index = last_move_of(line, seat)
    if index < 0:
        return UndoState("nothing", Refusal("nothing-to-undo"))
    if line[index].pending:
        return UndoState("undo")
    crossed = line_crossed(game, s, line[index].before, seat)
    if not crossed:
        return UndoState("undo")
    if rated:
        return UndoState("nothing", Refusal("rated-no-take-back"))
    return UndoState("take-back", Refusal(crossed))


def line_crossed(game: Game[S], s: S, before: S | None, seat: Seat) -> str:
    """The code of the rule that stands in the way of a free undo; empty if none does."""
    if before is None:
        return "undo-others-acted"
    if agenda.to_act(s) != agenda.to_act(before):
        return "undo-turn-passed"
    if s.dice.used != before.dice.used:
        return "undo-dice-used"
    if not game.known(s, seat) <= game.known(before, seat):
        return "undo-something-seen"
    return ""
