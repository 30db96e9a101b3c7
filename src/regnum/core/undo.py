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
    """An action that counts. The state before it is kept while it may be undone freely."""

    def __init__(self, seat: Seat, action: Action, before: S | None, log_length: int) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        self.log_length = log_length

    def clone(self) -> Move[S]:
        before = None if self.before is None else self.before.clone()
        return Move(self.seat, self.action, before, self.log_length)


def last_move_of(line: list[Move[S]], seat: Seat) -> int:
    """Where a seat's last move stands in the line; -1 if it has none."""
    for index in range(len(line) - 1, -1, -1):
        if line[index].seat == seat:
            return index
    return -1


def undo_state(
    game: Game[S], s: S, line: list[Move[S]], seat: Seat, rated: bool
) -> UndoState:
    """Free undo, take-back by consent, or neither; and why it is not free."""
    index = last_move_of(line, seat)
    if index < 0:
        return UndoState("nothing", Refusal("nothing-to-undo"))
    if s.answers and s.answers[seat] is not None:
        return UndoState("undo")
    crossed = line_crossed(game, s, line[index].before, seat)
    if not crossed:
        return UndoState("undo")
    return UndoState("nothing" if rated else "take-back", Refusal(crossed))


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
