"""Part 5: events tell no more than views."""

from __future__ import annotations

from regnum.core import agenda, sight
from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, Parallel, Secret, State, Talk
from regnum.core.dice import quick_dice
from tests.conformance.law.sight import seen_by, shown_events
from tests.conformance.subjects import Subject
from tests.conformance.walk import THIN, Decision, insist, walk


def events_tell_no_more(subject: Subject, seed: int) -> None:
    """Part 5: where two worlds look the same after an action, so do the events.

    In the other world the seat does the same, or something else of the same kind that
    another viewer may not be able to tell from it.
    """
    game = subject.game
    dice = quick_dice(seed)
    for decision in walk(subject, seed, THIN):
        for viewer in subject.viewers:
            world = sight.imagine(game, decision.state, viewer, seed + decision.number)
            like = [
                action
                for action in agenda.options(world, decision.seat)
                if type(action) is type(decision.action)
            ]
            others = {decision.action} & set(like)
            if like:
                other = dice.pick(like)
                if viewer != decision.seat and could_be_either(subject, decision, other, viewer):
                    others.add(other)
            for action in others:
                look_alike(subject, decision, world.clone(), action, viewer)


def could_be_either(
    subject: Subject, decision: Decision, other: Action, viewer: Seat | None
) -> bool:
    """Whether a viewer cannot tell by the outcome which of two things was done here."""
    if other not in agenda.options(decision.state, decision.seat):
        return True
    if pointed_at_openly(subject, decision, other, viewer):
        return False
    seen = []
    for action in (decision.action, other):
        s = decision.state.clone()
        do_alone(s, decision.seat, action)
        seen.append(seen_by(subject.game, s, viewer))
    return seen[0] == seen[1]


def pointed_at_openly(
    subject: Subject, decision: Decision, other: Action, viewer: Seat | None
) -> bool:
    """Whether two things differ only in what lies open before a viewer, who sees it pointed at.

    It may leave no trace on the table: a hero led onto one's own empty holding.
    """
    if isinstance(decision.state.agenda[-1], Secret):
        return False
    known = subject.game.known(decision.state, viewer)
    pairs = [
        (getattr(decision.action, field), getattr(other, field))
        for field in other.__struct_fields__
    ]
    differ = [each for pair in pairs if pair[0] != pair[1] for each in pair]
    return bool(differ) and all(isinstance(each, str) and each in known for each in differ)


def do_alone(s: State, seat: Seat, action: Action) -> None:
    """Do this and not what follows by itself: two open deeds may come to the same in the end."""
    trunk = s.agenda
    if isinstance(trunk[-1], Parallel):
        s.agenda = s.branches[seat]
    choice = s.agenda[-1]
    if isinstance(choice, Choice) and not isinstance(choice, Talk):
        s.agenda.pop()
        choice.take(s, seat, action)
        s.agenda = trunk
    else:
        s.agenda = trunk
        agenda.act(s, seat, action)


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
