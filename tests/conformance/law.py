"""The law of hidden information, in five parts (see the design)."""

from __future__ import annotations

import gc
import re
from collections.abc import Callable
from types import FunctionType, ModuleType

import msgspec
from scipy.stats import chisquare

from regnum.bots.bot import Bot, ask
from regnum.core import agenda, sight
from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import Choice, State
from regnum.core.dice import MatchDice, quick_dice
from regnum.core.game import Game
from regnum.core.messages import Refusal
from regnum.core.table import Table
from tests.conformance.subjects import Subject, probes, random_move
from tests.conformance.walk import Decision, fingerprint, insist, walk

#: chi-square must be this unlikely before a redeal counts as unfair
UNLIKELY = 1e-7


def seen_by(game: Game[State], s: State, seat: Seat | None) -> bytes:
    return msgspec.json.encode(game.view(s, seat))


def refusal_of(s: State, seat: Seat, action: Action) -> Refusal | None:
    choice = agenda.choice_of(s, seat)
    return None if choice is None else choice.refusal(s, seat, action)


def nothing_leaks(subject: Subject, seed: int, redeals: int = 1) -> None:
    """Part 1: a redeal changes nothing that the seat can see, at any decision."""
    game = subject.game
    heard: list[Action] = []
    for decision in walk(subject, seed):
        s = decision.state
        heard.append(decision.action)
        doubts = [heard[place] for place in probes(len(heard), 12, seed + decision.number)]
        for viewer in subject.viewers:
            for turn in range(redeals):
                world = sight.imagine(game, s, viewer, seed + 31 * decision.number + turn)
                same_to(subject, s, world, viewer, doubts)


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
        mine, theirs = agenda.options(s, viewer), agenda.options(world, viewer)
        insist(mine == theirs, "the options leak to", who)
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


def everything_hidden_moves(subject: Subject, seed: int, redeals: int = 300) -> None:
    """Part 2: the unknown is dealt evenly, the known never moves, the dice are new."""
    game = subject.game
    decisions = list_of_states(subject, seed)
    for number in probes(len(decisions), 2, seed):
        s = decisions[number]
        for viewer in subject.viewers:
            worlds = [sight.imagine(game, s, viewer, seed * 1009 + turn) for turn in range(redeals)]
            before = game.places(s)
            known = game.known(s, viewer)
            dealt = [game.places(world) for world in worlds]
            for component in known:
                insist(
                    all(places[component] == before[component] for places in dealt),
                    f"{component} is known to seat {viewer} and moves in a redeal",
                )
            dealt_evenly(subject, s, viewer, dealt, seed)
            answers_drawn_again(subject, s, viewer, worlds)
            insist(
                len({tuple(w.dice.clone().below(1 << 20) for _ in range(3)) for w in worlds[:9]})
                > 1
                and all(type(w.dice) is not type(s.dice) for w in worlds),
                "a redeal keeps the dice of the match",
            )


def list_of_states(subject: Subject, seed: int) -> list[State]:
    return [decision.state.clone() for decision in walk(subject, seed)]


def dealt_evenly(
    subject: Subject,
    s: State,
    viewer: Seat | None,
    dealt: list[dict[str, str]],
    seed: int,
) -> None:
    """Compare how often each unknown component lies where with a plainly fair deal."""
    game = subject.game
    places = game.places(s)
    unknown = [name for name in places if name not in game.known(s, viewer)]
    fair = fair_shares(game, s, viewer, unknown, seed)
    for component in unknown:
        shares = fair[component]
        counts = dict.fromkeys(shares, 0)
        for world in dealt:
            place = world[component]
            insist(
                place in shares,
                f"{component} is dealt to {place}, where seat {viewer} rules it out",
            )
            counts[place] += 1
        if len(shares) < 2:
            continue
        expected = [shares[place] * len(dealt) for place in shares]
        outcome = chisquare([counts[place] for place in shares], expected)
        insist(
            outcome.pvalue > UNLIKELY,
            f"{component} is dealt unevenly for seat {viewer} of {subject}:",
            {place: (counts[place], round(shares[place] * len(dealt), 1)) for place in shares},
        )


def fair_shares(
    game: Game[State], s: State, viewer: Seat | None, unknown: list[str], seed: int
) -> dict[str, dict[str, float]]:
    """The chance of each place for each unknown component: exact, or sampled where the rules
    rule something out."""
    places = game.places(s)
    shares: dict[str, dict[str, float]] = {}
    open_question = all(
        game.possible(s, viewer, name, places[other])
        for name in unknown
        for other in unknown
        if game.back(s, name) == game.back(s, other)
    )
    if open_question:
        for name in unknown:
            slots = [
                places[other] for other in unknown if game.back(s, other) == game.back(s, name)
            ]
            shares[name] = {place: slots.count(place) / len(slots) for place in sorted(set(slots))}
        return shares
    dice = quick_dice(seed)
    samples = [sight.deal_unknown(game, s, viewer, dice) for _ in range(3000)]
    for name in unknown:
        found = [sample[name] for sample in samples]
        shares[name] = {place: found.count(place) / len(found) for place in sorted(set(found))}
    return shares


def answers_drawn_again(
    subject: Subject, s: State, viewer: Seat | None, worlds: list[State]
) -> None:
    """A secret answer of another seat is drawn again from what it may answer."""
    for seat, answer in enumerate(s.answers):
        if answer is None:
            continue
        found = {world.answers[seat] for world in worlds}
        if seat == viewer:
            insist(found == {answer}, f"seat {seat} forgets its own answer")
            continue
        secret = s.agenda[-1]
        assert isinstance(secret, agenda.Secret)
        choice = secret.choice_of(seat)
        assert isinstance(choice, Choice)
        possible = {a for world in worlds for a in choice.options(world, seat)}
        insist(
            len(possible) < 2 or len(found) > 1,
            f"the secret answer of seat {seat} stays in place for seat {viewer} of {subject}",
        )


def nothing_is_forgotten(subject: Subject, seed: int) -> None:
    """Part 3: knowledge stays until a shuffle or a hidden move loses it, and follows a card."""
    game = subject.game
    before: list[set[str]] = []
    places: dict[str, str] = {}
    dice_used = -1
    for s in states_and_end(subject, seed):
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


def states_and_end(subject: Subject, seed: int) -> list[State]:
    """Every state of a game at a decision, and the last one."""
    states = []
    last = subject.start(seed)
    for decision in walk(subject, seed):
        states.append(decision.state.clone())
        last = decision.state
    return [*states, last]


def could_lose(
    component: str, places: dict[str, str], there: dict[str, str], known: set[str]
) -> bool:
    """A hidden move loses a component if something unseen left the place it shared with others."""
    home = places[component]
    neighbours = [name for name, place in places.items() if place == home]
    left = [name for name in neighbours if there[name] != home]
    return len(neighbours) > 1 and any(name not in known for name in left)


def no_impossible_worlds(subject: Subject, seed: int, samples: int = 300) -> None:
    """Part 4: what an action would have revealed, had it been there, is not dealt there.

    The worlds imagined before an action go through the action; those that look to the
    viewer like what happened show which places are still possible. A redeal after the
    action must not use others.
    """
    for decision, after in remarkable(subject, seed):
        s = decision.state
        if after.dice.used != s.dice.used or not after.agenda:
            continue
        for viewer in subject.viewers:
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
        )


def shown_events(game: Game[State], events: list[Event], viewer: Seat | None) -> list[Event]:
    shown = (game.redact(event, viewer) for event in events)
    return [event for event in shown if event is not None]


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


def worlds_follow_from_knowledge(subject: Subject, seed: int) -> None:
    """A world is made from what the seat knows and the seed, and from nothing else.

    So a bot that thinks with worlds decides alike, whatever the truth is.
    """
    game = subject.game
    for decision in walk(subject, seed):
        if decision.number % 5 != seed % 5:
            continue
        s = decision.state
        for viewer in subject.viewers:
            other_truth = sight.imagine(game, s, viewer, seed + decision.number)
            one = sight.imagine(game, s, viewer, seed + 5)
            other = sight.imagine(game, other_truth, viewer, seed + 5)
            insist(
                fingerprint(one.clone()) == fingerprint(other.clone()),
                f"the worlds of seat {viewer} of {subject} depend on what it does not know",
            )
            if decision.number % 40 == seed % 5:
                holds_no_key(one)


def holds_no_key(world: State) -> None:
    """Nothing that hangs on a world leads to the dice of the match."""
    seen: set[int] = set()
    open_ends: list[object] = [world]
    while open_ends:
        thing = open_ends.pop()
        if id(thing) in seen or isinstance(thing, type | ModuleType | FunctionType):
            continue
        seen.add(id(thing))
        insist(not isinstance(thing, MatchDice), "a world holds the dice of the match")
        open_ends.extend(gc.get_referents(thing))


def bot_is_blind(
    subject: Subject, make_bot: Callable[[Table[State]], Bot], seed: int, moves: int = 60
) -> None:
    """A bot chooses the same in every truth that its seat cannot tell apart."""
    game = subject.game
    table = subject.table(seed)
    dice = quick_dice(seed)
    for number in range(moves):
        if table.over:
            return
        seat, action = random_move(table._state, dice)
        twin = table.clone()
        twin._state = sight.imagine(game, table._state, seat, seed + number)
        choices = [ask(make_bot(each), each, seat, seed + 7) for each in (table, twin)]
        insist(choices[0] == choices[1], f"a bot of {subject} knows more than its seat")
        table.act(seat, action)
