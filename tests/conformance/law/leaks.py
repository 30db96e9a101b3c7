"""Part 1: nothing leaks."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from regnum.core import agenda, sight
from regnum.core.actions import Action, Seat
from regnum.core.agenda import State
from tests.conformance.law.sight import refusal_of, seen_by
from tests.conformance.subjects import Subject, probes
from tests.conformance.walk import THIN, insist, walk


def nothing_leaks(subject: Subject, seed: int) -> None:
    """A redeal changes nothing that the seat can see or ask, at any decision."""
    game = subject.game
    components = sorted(game.places(subject.start(seed)))
    heard: dict[Action, None] = {}
    for decision in walk(subject, seed, THIN):
        s = decision.state
        for action in agenda.options(s, decision.seat):
            heard[action] = None
        doubts = list(doubtful(list(heard), components, seed + decision.number))
        for viewer in subject.viewers:
            world = sight.imagine(game, s, viewer, seed + 31 * decision.number)
            same_to(subject, s, world, viewer, doubts)


def doubtful(heard: list[Action], components: list[str], seed: int) -> Iterator[Action]:
    """Actions to ask about: some that were possible once, and the same with other components."""
    for place in probes(len(heard), 8, seed):
        action = heard[place]
        yield action
        fields = [name for name in action.__struct_fields__ if getattr(action, name) in components]
        for field in fields:
            for other in probes(len(components), 4, seed + place):
                yield msgspec.structs.replace(action, **{field: components[other]})


def same_to(
    subject: Subject, s: State, world: State, viewer: Seat | None, doubts: list[Action]
) -> None:
    game = subject.game
    who = f"seat {viewer} of {subject}"
    insist(seen_by(game, world, viewer) == seen_by(game, s, viewer), "the view leaks to", who)
    insist(agenda.to_act(world) == agenda.to_act(s), "to_act leaks to", who)
    insist(agenda.may_speak(world) == agenda.may_speak(s), "may_speak leaks to", who)
    insist(world.agenda == s.agenda, "the agenda leaks to", who)
    before, after = game.places(s), game.places(world)
    insist(sorted(before) == sorted(after), "a redeal loses or doubles a component for", who)
    if viewer is not None:
        insist(
            agenda.options(s, viewer) == agenda.options(world, viewer), "the options leak to", who
        )
        choice = agenda.choice_of(s, viewer)
        if choice is not None:
            asked = (choice.prompt(s, viewer), choice.complete(s, viewer))
            again = (choice.prompt(world, viewer), choice.complete(world, viewer))
            insist(asked == again, "the prompt leaks to", who)
        for action in doubts:
            insist(
                refusal_of(s, viewer, action) == refusal_of(world, viewer, action),
                f"the refusal of {action} leaks to",
                who,
            )
    forced_tells_nothing(s, world, viewer)


def forced_tells_nothing(s: State, world: State, viewer: Seat | None) -> None:
    """What the kernel takes by itself must not depend on what others do not see."""
    for seat in agenda.to_act(s):
        choice = agenda.choice_of(s, seat)
        if seat == viewer or choice is None or choice.guarded:
            continue
        count = len(choice.options(world, seat))
        insist(count > 1, f"{type(choice).__name__} is not guarded, and may be forced unseen")
