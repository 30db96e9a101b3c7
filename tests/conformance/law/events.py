"""Part 5: events tell no more than views."""

from __future__ import annotations

from regnum.core import agenda, sight
from regnum.core.actions import Action, Seat
from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from tests.conformance.law.sight import seen_by, shown_events
from tests.conformance.subjects import Subject
from tests.conformance.walk import Decision, insist, walk


def events_tell_no_more(subject: Subject, seed: int) -> None:
    """Part 5: where two worlds look the same after an action, so do the events.

    In the other world the seat does the same, or something else of the same kind that
    the viewer may not be able to tell from it.
    """
    game = subject.game
    dice = quick_dice(seed)
    for decision in walk(subject, seed):
        for viewer in subject.viewers:
            world = sight.imagine(game, decision.state, viewer, seed + decision.number)
            like = [
                action
                for action in agenda.options(world, decision.seat)
                if type(action) is type(decision.action)
            ]
            others = {decision.action} & set(like)
            if like:
                others.add(dice.pick(like))
            for action in others:
                look_alike(subject, decision, world.clone(), action, viewer)


def look_alike(
    subject: Subject, decision: Decision, world: State, action: Action, viewer: Seat | None
) -> None:
    game = subject.game
    s = decision.state.clone()
    s.events, world.events = [], []
    agenda.act(s, decision.seat, decision.action)
    agenda.act(world, decision.seat, action)
    if seen_by(game, s, viewer) == seen_by(game, world, viewer):
        told = shown_events(game, s.events, viewer)
        insist(
            told == shown_events(game, world.events, viewer),
            f"events tell seat {viewer} of {subject} more than the view: {told}",
            f"where {action} would have told {shown_events(game, world.events, viewer)}",
        )
