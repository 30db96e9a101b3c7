"""Part 2: everything hidden moves, evenly; the known never does; the dice are new."""

from __future__ import annotations

from itertools import pairwise

from scipy.stats import chi2_contingency, chisquare

from regnum.core import agenda, sight
from regnum.core.actions import Seat
from regnum.core.agenda import Choice, State
from regnum.core.dice import quick_dice
from regnum.core.game import Game
from tests.conformance.law.sight import all_states
from tests.conformance.subjects import Subject, probes
from tests.conformance.walk import insist, walk

#: chi-square must be this unlikely before a redeal counts as unfair
UNLIKELY = 1e-7


def everything_hidden_moves(subject: Subject, seed: int, redeals: int = 300) -> None:
    """Over many redeals the unknown is dealt as a plainly fair dealer would."""
    game = subject.game
    states = all_states(subject, seed)[:-1]
    for number in probes(len(states), 2, seed):
        s = states[number]
        for viewer in subject.viewers:
            worlds = [sight.imagine(game, s, viewer, seed * 1009 + turn) for turn in range(redeals)]
            dealt = [game.places(world) for world in worlds]
            places = game.places(s)
            unknown = sorted(name for name in places if name not in game.known(s, viewer))
            dealt_evenly(subject, s, viewer, unknown, dealt, seed)
            dealt_apart(subject, s, viewer, unknown, dealt, seed)
            answers_drawn_again(subject, s, viewer, worlds)
            insist(
                len({tuple(w.dice.clone().below(1 << 20) for _ in range(3)) for w in worlds[:9]})
                > 1
                and all(type(w.dice) is not type(s.dice) for w in worlds),
                "a redeal keeps the dice of the match",
            )


def the_known_never_moves(subject: Subject, seed: int) -> None:
    """At every decision: what a seat knows stays, and so does how much the others know where."""
    game = subject.game
    for decision in walk(subject, seed):
        s = decision.state
        before = game.places(s)
        for viewer in subject.viewers:
            known = game.known(s, viewer)
            for turn in range(3):
                world = sight.imagine(game, s, viewer, seed * 31 + 3 * decision.number + turn)
                after = game.places(world)
                for component in known:
                    insist(
                        after[component] == before[component],
                        f"{component} is known to seat {viewer} of {subject} and moves in a redeal",
                    )
                for other in subject.viewers:
                    insist(
                        counted(game, world, other) == counted(game, s, other),
                        f"a redeal for seat {viewer} of {subject} changes how much",
                        f"seat {other} knows of a place",
                    )


def counted(game: Game[State], s: State, viewer: Seat | None) -> dict[str, int]:
    """How many components of each place a viewer knows."""
    found: dict[str, int] = {}
    places = game.places(s)
    for component in game.known(s, viewer):
        found[places[component]] = found.get(places[component], 0) + 1
    return found


def dealt_evenly(
    subject: Subject,
    s: State,
    viewer: Seat | None,
    unknown: list[str],
    dealt: list[dict[str, str]],
    seed: int,
) -> None:
    """Compare how often each unknown component lies where with a plainly fair deal."""
    fair = fair_shares(subject.game, s, viewer, unknown, seed)
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


def dealt_apart(
    subject: Subject,
    s: State,
    viewer: Seat | None,
    unknown: list[str],
    dealt: list[dict[str, str]],
    seed: int,
) -> None:
    """Two unknown components lie in either order as often as with a plainly fair dealer."""
    dice = quick_dice(seed)
    fair = [sight.deal_unknown(subject.game, s, viewer, dice) for _ in dealt]
    for one, other in pairwise(unknown):
        ours, theirs = [sum(deal[one] < deal[other] for deal in deals) for deals in (dealt, fair)]
        table = [[ours, len(dealt) - ours], [theirs, len(fair) - theirs]]
        if 10 < ours + theirs < 2 * len(dealt) - 10:
            insist(
                chi2_contingency(table).pvalue > UNLIKELY,
                f"{one} and {other} are dealt together for seat {viewer} of {subject}: {table}",
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
