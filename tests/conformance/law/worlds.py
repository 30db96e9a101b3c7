"""Part 4: no impossible worlds."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

from regnum.core import agenda, sight
from regnum.core.actions import Seat
from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from regnum.core.game import Game
from tests.conformance.law.sight import seen_by
from tests.conformance.subjects import Subject
from tests.conformance.walk import Decision, insist, walk
from tests.soak import SOAK

#: a place that was never seen possible must be dealt so often before it counts as impossible:
#: as many worlds of both kinds are looked at, and by chance n to none happens once in 2 to the n
OFTEN = 30
#: with fewer worlds that look like what happened nothing could be said
ENOUGH = 2 * OFTEN


def no_impossible_worlds(subject: Subject, seed: int, samples: int = 300) -> None:
    """Part 4: what an action would have revealed, had it been there, is not dealt there.

    The worlds imagined before an action go through the action; those that look to the
    viewer like what happened show which places are still possible. A redeal after the
    action must not use others.

    Where the action shows a viewer much, hardly any world looks like what happened, and
    nothing can be said. A game in which that is so wherever one looks has not been checked,
    and does not pass.
    """
    found = [
        (decision, after)
        for decision, after in remarkable(subject, seed)
        if after.agenda and after.dice.used == decision.state.dice.used
    ]
    # this is the slowest check of all: a few decisions with two pairs of eyes, or one with one
    # where many games are looked at, and others only as long as nothing could be said
    few, eyes = (1, 1) if SOAK else (3, 2)
    viewers = subject.viewers
    dice = quick_dice(seed)
    dice.shuffle(found)
    dice.shuffle(viewers)
    looks = [(nth, eye) for nth in range(len(found)) for eye in range(len(viewers))]
    looks.sort(key=lambda look: look[0] >= few or look[1] >= eyes)
    wanted = sum(nth < few and eye < eyes for nth, eye in looks)
    doubtful = conclusive = 0
    for number, (nth, eye) in enumerate(looks):
        if number >= wanted and conclusive:
            break
        decision, after = found[nth]
        watched = hidden_from(subject.game, decision, after, viewers[eye])
        if not watched:
            continue
        if still_possible(subject, decision, after, viewers[eye], watched, samples, seed):
            conclusive += 1
        else:
            doubtful += 1
    insist(
        conclusive > 0 or doubtful == 0,
        f"nothing can be said about impossible worlds of {subject}: at none of {doubtful}",
        "decisions do enough of the worlds imagined before look like what happened",
    )


def hidden_from(
    game: Game[State], decision: Decision, after: State, viewer: Seat | None
) -> list[str]:
    """The components that a viewer knows neither before an action nor after it."""
    seen = game.known(decision.state, viewer) | game.known(after, viewer)
    return [name for name in game.places(after) if name not in seen]


def remarkable(subject: Subject, seed: int) -> list[tuple[Decision, State]]:
    """The first and the last decision of a game that lead to each kind of event, with the state
    after them: what the rules would reveal is often another thing at the end."""
    first: dict[tuple[str, ...], tuple[Decision, State]] = {}
    last: dict[tuple[str, ...], tuple[Decision, State]] = {}
    for decision in walk(subject, seed):
        before = decision.state.clone()
        after = before.clone()
        after.events = []
        agenda.act(after, decision.seat, decision.action)
        kind = (type(decision.action).__name__, *sorted({type(e).__name__ for e in after.events}))
        found = (Decision(decision.number, before, decision.seat, decision.action), after)
        # the agenda is empty when all is known
        if after.agenda or kind not in first:
            (last if kind in first else first)[kind] = found
    return [*first.values(), *last.values()]


def still_possible(
    subject: Subject,
    decision: Decision,
    after: State,
    viewer: Seat | None,
    watched: list[str],
    samples: int,
    seed: int,
) -> bool:
    """Whether enough worlds look like what happened; if so, the redeal uses no other places."""
    game = subject.game
    s = decision.state
    shown = seen_by(game, after, viewer)
    consistent: list[dict[str, str]] = []
    dice = quick_dice(seed)
    unseen = decision.seat != viewer and (
        bool(s.answers) or hidden_act(game, decision, viewer, shown, seed)
    )
    for turn in range(samples):
        world = sight.imagine(game, s, viewer, seed * 7919 + turn)
        choice = agenda.choice_of(world, decision.seat)
        if choice is None:
            continue
        # what the viewer does not see, as a secret answer, may have been any
        action = dice.pick(agenda.options(world, decision.seat)) if unseen else decision.action
        # not whether it is listed: a list may suggest only a part of what is legal
        if choice.refusal(world, decision.seat, action) is not None:
            continue
        agenda.act(world, decision.seat, action)
        if world.agenda and seen_by(game, world, viewer) == shown:
            consistent.append(game.places(world))
    if len(consistent) < ENOUGH:
        return False
    dealt = [
        game.places(sight.imagine(game, after, viewer, seed * 104729 + turn))
        for turn in range(len(consistent))
    ]
    for component in watched:
        still = {places[component] for places in consistent}
        found = Counter([places[component] for places in dealt])
        strange = Counter({place: found[place] for place in found.keys() - still})
        if not strange:
            continue
        kinds = {roughly(place) for place in still}
        strange_kinds = Counter[str]()
        for place, count in strange.items():
            if roughly(place) not in kinds:
                strange_kinds[roughly(place)] += count
        for place, count in (strange | strange_kinds).items():
            insist(
                count < OFTEN,
                f"seat {viewer} of {subject} could rule out {component} at {place}",
                f"after {decision.action}, but it is dealt there",
            )
    return True


def hidden_act(
    game: Game[State], decision: Decision, viewer: Seat | None, shown: bytes, seed: int
) -> bool:
    """Whether, for all the viewer knows, the seat could have done something else that looks the
    same. In truth it may have had no choice: so other worlds are asked too."""
    dice = quick_dice(seed)
    worlds = [sight.imagine(game, decision.state, viewer, seed + turn) for turn in range(6)]
    for world in [decision.state, *worlds]:
        others = [
            action
            for action in agenda.options(world, decision.seat)
            if type(action) is type(decision.action) and action != decision.action
        ]
        dice.shuffle(others)
        for action in others[:4]:
            other = world.clone()
            agenda.act(other, decision.seat, action)
            if seen_by(game, other, viewer) == shown:
                return True
    return False


@cache
def roughly(place: str) -> str:
    """The kind of a place, without the number of the seat or the position."""
    return re.sub(r"-\d+$", "", place)
