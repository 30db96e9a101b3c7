"""Part 4: no impossible worlds."""

from __future__ import annotations

import re

from regnum.core import agenda, sight
from regnum.core.actions import Seat
from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from regnum.core.game import Game
from tests.conformance.law.sight import seen_by
from tests.conformance.subjects import SOAK, Subject
from tests.conformance.walk import Decision, insist, walk


def no_impossible_worlds(subject: Subject, seed: int, samples: int = 300) -> None:
    """Part 4: what an action would have revealed, had it been there, is not dealt there.

    The worlds imagined before an action go through the action; those that look to the
    viewer like what happened show which places are still possible. A redeal after the
    action must not use others.
    """
    found = [
        (decision, after)
        for decision, after in remarkable(subject, seed)
        if after.agenda and after.dice.used == decision.state.dice.used
    ]
    viewers = subject.viewers
    if not SOAK:
        # this is the slowest check of all: a few decisions with a few eyes
        dice = quick_dice(seed)
        dice.shuffle(found)
        dice.shuffle(viewers)
        found, viewers = found[:5], viewers[:2]
    for decision, after in found:
        for viewer in viewers:
            still_possible(subject, decision, after, viewer, samples, seed)


def remarkable(subject: Subject, seed: int) -> list[tuple[Decision, State]]:
    """The first decision of a game that leads to each kind of event, with the state after it."""
    kinds: set[tuple[str, ...]] = set()
    found: list[tuple[Decision, State]] = []
    for decision in walk(subject, seed):
        before = decision.state.clone()
        after = before.clone()
        after.events = []
        agenda.act(after, decision.seat, decision.action)
        kind = (type(decision.action).__name__, *sorted({type(e).__name__ for e in after.events}))
        if kind not in kinds:
            kinds.add(kind)
            found.append((Decision(decision.number, before, decision.seat, decision.action), after))
    return found


def still_possible(
    subject: Subject,
    decision: Decision,
    after: State,
    viewer: Seat | None,
    samples: int,
    seed: int,
) -> None:
    game = subject.game
    s = decision.state
    before_known, known = game.known(s, viewer), game.known(after, viewer)
    watched = [name for name in game.places(after) if name not in known | before_known]
    if not watched:
        return
    shown = seen_by(game, after, viewer)
    consistent: list[dict[str, str]] = []
    dice = quick_dice(seed)
    unseen = decision.seat != viewer and (
        bool(s.answers) or hidden_act(game, decision, viewer, shown)
    )
    for turn in range(samples):
        world = sight.imagine(game, s, viewer, seed * 7919 + turn)
        possible = agenda.options(world, decision.seat)
        # what the viewer does not see, as a secret answer, may have been any
        action = dice.pick(possible) if unseen else decision.action
        if action not in possible:
            continue
        agenda.act(world, decision.seat, action)
        if world.agenda and seen_by(game, world, viewer) == shown:
            consistent.append(game.places(world))
    if len(consistent) < samples // 2:
        return
    dealt = [
        game.places(sight.imagine(game, after, viewer, seed * 104729 + turn))
        for turn in range(len(consistent))
    ]
    for component in watched:
        for label in (exactly, roughly):
            still = {label(places[component]) for places in consistent}
            found = [label(places[component]) for places in dealt]
            for place in set(found) - still:
                # as many of both: by chance n to none happens once in 2 to the n
                insist(
                    found.count(place) < 30,
                    f"seat {viewer} of {subject} could rule out {component} at {place}",
                    f"after {decision.action}, but it is dealt there",
                )


def hidden_act(game: Game[State], decision: Decision, viewer: Seat | None, shown: bytes) -> bool:
    """Whether the seat could have done something else that looks the same to the viewer."""
    for action in agenda.options(decision.state, decision.seat):
        if type(action) is type(decision.action) and action != decision.action:
            other = decision.state.clone()
            agenda.act(other, decision.seat, action)
            if seen_by(game, other, viewer) == shown:
                return True
    return False


def exactly(place: str) -> str:
    return place


def roughly(place: str) -> str:
    """The kind of a place, without the number of the seat or the position."""
    return re.sub(r"-\d+$", "", place)
