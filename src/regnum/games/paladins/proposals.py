"""The workers that a table proposes: the cheapest for an action, the best to keep."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, choice_of
from regnum.core.messages import Message
from regnum.core.nested import together
from regnum.core.proposals import Proposal
from regnum.games.paladins.actions import Keep, Place
from regnum.games.paladins.habits import WORKER
from regnum.games.paladins.outcome import of_task
from regnum.games.paladins.rewards import ANY, CRIMINAL, LABOURER, WORKERS
from regnum.games.paladins.rules_tasks import colour_of
from regnum.games.paladins.rules_turn import KEEP, PLACE
from regnum.games.paladins.state import KEPT, KINDS, Kingdom

#: dearer than any number of workers of a kind makes one
DEAR: Final = 100


def propose(s: Kingdom, seat: Seat) -> Proposal | None:
    choice = choice_of(s, seat)
    if choice is PLACE[seat]:
        return workers(s, seat)
    return kept(s, seat) if choice is KEEP[seat] else None


def workers(s: Kingdom, seat: Seat) -> Proposal:
    """The cells of an action one after the other, each with the cheapest worker it may have."""
    after = s.clone()
    after.events = []
    steps: list[Action] = []
    standing: list[str] = []
    while after.agenda[-1] is PLACE[seat]:
        action = answered(after, seat, PLACE[seat], steps)
        assert isinstance(action, Place)
        standing.append(action.worker)
    parts = [Message("outcome-places", {"workers": tuple(standing)})]
    return Proposal(tuple(steps), together([*parts, *of_task(s, after, seat)]))


def kept(s: Kingdom, seat: Seat) -> Proposal:
    """Of the workers in hand the dearest (p. 24)."""
    after = s.clone()
    steps: list[Action] = []
    while len(after.keeping) < KEPT - 1:
        answered(after, seat, KEEP[seat], steps)
    # with the last one the others would be gone from the hand
    last = KEEP[seat].options(after, seat)
    action = cheapest(after, seat, last)
    if len(last) > 1:
        steps.append(action)
    assert isinstance(action, Keep)
    those = [*after.keeping, WORKERS.index(action.worker)]
    kept = Message("outcome-keeps", {"workers": tuple([WORKERS[worker] for worker in those])})
    return Proposal(tuple(steps), kept)


def answered(s: Kingdom, seat: Seat, choice: Choice[Kingdom], steps: list[Action]) -> Action:
    """Take the cheapest answer. It is one of the steps if there are others: else nobody is
    asked."""
    found = choice.options(s, seat)
    action = cheapest(s, seat, found)
    if len(found) > 1:
        steps.append(action)
    s.agenda.pop()
    choice.take(s, seat, action)
    return action


def cheapest(s: Kingdom, seat: Seat, found: list[Action]) -> Action:
    best = found[0]
    least = DEAR * DEAR
    for action in found:
        price = price_of(s, seat, action)
        if price < least:
            least = price
            best = action
    return best


def price_of(s: Kingdom, seat: Seat, action: Action) -> int:
    """Where a colour is asked for, that colour before a criminal; on a clear cell labourers, then
    the colour that one has most of, criminals last. What is kept is the other way round."""
    if isinstance(action, Keep):
        return -int(DEAR * WORKER[WORKERS.index(action.worker)])
    assert isinstance(action, Place)
    worker = WORKERS.index(action.worker)
    if worker == CRIMINAL:
        return DEAR
    if worker == LABOURER or colour_of(s, s.task, s.cell) != ANY:
        return -DEAR
    return -s.hand[seat * KINDS + worker]
