"""Part 3: nothing seen is forgotten, and nothing is known that was not shown."""

from __future__ import annotations

from regnum.core import agenda, sight
from regnum.core.actions import Event
from tests.conformance.law.sight import all_states, shown_events
from tests.conformance.subjects import Subject
from tests.conformance.walk import THIN, insist, walk


def nothing_is_forgotten(subject: Subject, seed: int) -> None:
    """Part 3: knowledge stays until a shuffle or a hidden move loses it, and follows a card."""
    game = subject.game
    before: list[set[str]] = []
    places: dict[str, str] = {}
    dice_used = -1
    for s in all_states(subject, seed):
        now = [game.known(s, viewer) for viewer in subject.viewers]
        there = game.places(s)
        if places and s.dice.used == dice_used:
            for place, viewer in enumerate(subject.viewers):
                for component in before[place] - now[place]:
                    insist(
                        could_lose(component, places, there, now[place]),
                        f"seat {viewer} of {subject} forgets {component},",
                        f"which was at {places[component]} and is at {there[component]}",
                    )
        before, places, dice_used = now, there, s.dice.used


def could_lose(
    component: str, places: dict[str, str], there: dict[str, str], known: set[str]
) -> bool:
    """A hidden move loses a component if something unseen left the place it shared with others."""
    home = places[component]
    neighbours = [name for name, place in places.items() if place == home]
    left = [name for name in neighbours if there[name] != home]
    return len(neighbours) > 1 and any(name not in known for name in left)


def what_is_shown_is_known(subject: Subject, seed: int) -> None:
    """Part 3 again: a component named in an event that a seat is shown is known to it."""
    game = subject.game
    components = set(game.places(subject.start(seed)))
    for decision in walk(subject, seed):
        s = decision.state.clone()
        used = s.dice.used
        s.events = []
        agenda.act(s, decision.seat, decision.action)
        if s.dice.used != used:
            continue
        for viewer in subject.viewers:
            known = game.known(s, viewer)
            for event in shown_events(game, s.events, viewer):
                for name in event.__struct_fields__:
                    value = getattr(event, name)
                    insist(
                        not isinstance(value, str) or value not in components or value in known,
                        f"{event} shows {value} to seat {viewer}, who is said not to know it",
                    )


def knowledge_is_earned(subject: Subject, seed: int, samples: int = 8) -> None:
    """What a seat comes to know was shown to it, or follows from what was.

    A component that is newly known and was not named in an event must lie in the same
    place in every world in which the same was shown.
    """
    game = subject.game
    for decision in walk(subject, seed, THIN):
        before = [game.known(decision.state, viewer) for viewer in subject.viewers]
        after = decision.state.clone()
        after.events = []
        agenda.act(after, decision.seat, decision.action)
        if after.dice.used != decision.state.dice.used or not after.agenda:
            continue
        if decision.state.answers:
            continue
        there = game.places(after)
        for place, viewer in enumerate(subject.viewers):
            told = shown_events(game, after.events, viewer)
            fresh = game.known(after, viewer) - before[place] - named_in(told)
            for turn in range(samples if fresh else 0):
                world = sight.imagine(game, decision.state, viewer, seed * 7919 + turn)
                if decision.action not in agenda.options(world, decision.seat):
                    continue
                world.events = []
                agenda.act(world, decision.seat, decision.action)
                if world.agenda and shown_events(game, world.events, viewer) == told:
                    lying = game.places(world)
                    for name in fresh:
                        insist(
                            lying[name] == there[name],
                            f"seat {viewer} of {subject} is said to know {name} at {there[name]}",
                            f"after {decision.action}, but nothing that it was shown tells it",
                        )


def named_in(events: list[Event]) -> set[str]:
    """Every component that events name."""
    found: set[str] = set()
    for event in events:
        for field in event.__struct_fields__:
            value = getattr(event, field)
            parts = value if isinstance(value, tuple) else (value,)
            found.update(part for part in parts if isinstance(part, str))
    return found
