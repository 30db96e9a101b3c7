"""What a viewer sees, hears and is refused: what the parts of the law compare."""

from __future__ import annotations

import msgspec

from regnum.core import agenda
from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import State
from regnum.core.game import Game
from regnum.core.messages import Refusal
from tests.conformance.subjects import Subject
from tests.conformance.walk import walk


def seen_by(game: Game[State], s: State, seat: Seat | None) -> bytes:
    return msgspec.json.encode(game.view(s, seat))


def refusal_of(s: State, seat: Seat, action: Action) -> Refusal | None:
    choice = agenda.choice_of(s, seat)
    return None if choice is None else choice.refusal(s, seat, action)


def shown_events(game: Game[State], events: list[Event], viewer: Seat | None) -> list[Event]:
    shown = (game.redact(event, viewer) for event in events)
    return [event for event in shown if event is not None]


def all_states(subject: Subject, seed: int) -> list[State]:
    """Every state of a game at a decision, and the last one."""
    states = []
    last = subject.start(seed)
    for decision in walk(subject, seed):
        states.append(decision.state.clone())
        last = decision.state
    return [*states, last]
