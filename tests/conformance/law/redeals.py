"""Part 2: everything hidden moves, evenly; the known never does; the dice are new."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from scipy.special import chdtrc

from regnum.core import agenda, sight
from regnum.core.actions import Seat
from regnum.core.agenda import Choice, State
from regnum.core.dice import quick_dice
from regnum.core.game import Game
from tests.conformance.law.sight import all_states
from tests.conformance.subjects import Subject, probes
from tests.conformance.walk import THIN, Violation, insist, walk
from tests.soak import SOAK

#: chi-square must be this unlikely before a redeal counts as unfair
UNLIKELY = 1e-7
#: far from the seeds of all games that are looked at
OTHERWISE = 1 << 40
#: how many times as often a plainly fair dealer deals, where chances cannot be reckoned; and how
#: many times as often is dealt where something has looked unfair
MORE = 10


def everything_hidden_moves(subject: Subject, seed: int, redeals: int = 300) -> None:
    """Over many redeals the unknown is dealt as a plainly fair dealer would."""
    states = all_states(subject, seed)[:-1]
    for number in probes(len(states), 1, seed):
        viewers = subject.viewers
        # where many games are looked at, each with another pair of eyes
        for viewer in [viewers[seed % len(viewers)]] if SOAK else viewers:
            try:
                dealt_fairly(subject, states[number], viewer, seed, redeals)
            except Violation:
                # of very many comparisons chance makes one look unfair now and then, but not twice,
                # and least where each place is often dealt to
                otherwise = seed + OTHERWISE
                dealt_fairly(subject, states[number], viewer, otherwise, MORE * redeals)


def dealt_fairly(subject: Subject, s: State, viewer: Seat | None, seed: int, redeals: int) -> None:
    game = subject.game
    worlds = [sight.imagine(game, s, viewer, seed * 1009 + turn) for turn in range(redeals)]
    dealt = [game.places(world) for world in worlds]
    known = game.known(s, viewer)
    unknown = sorted(name for name in game.places(s) if name not in known)
    dealt_evenly(subject, s, viewer, unknown, dealt, seed)
    dealt_apart(subject, s, viewer, unknown, dealt, seed)
    answers_drawn_again(subject, s, viewer, worlds)
    insist(
        len({tuple(w.dice.clone().below(1 << 20) for _ in range(3)) for w in worlds[:9]}) > 1
        and all(type(w.dice) is not type(s.dice) for w in worlds),
        "a redeal keeps the dice of the match",
    )


def the_known_never_moves(subject: Subject, seed: int) -> None:
    """At every decision: what a seat knows stays, and so does how much the others know where."""
    game = subject.game
    for decision in walk(subject, seed, THIN):
        s = decision.state
        before = game.places(s)
        known = [game.known(s, viewer) for viewer in subject.viewers]
        counts = [counted(before, each) for each in known]
        for number, viewer in enumerate(subject.viewers):
            world = sight.imagine(game, s, viewer, seed * 31 + decision.number)
            after = game.places(world)
            moved = [name for name in known[number] if after[name] != before[name]]
            if moved:
                raise Violation(
                    f"{moved[0]}, known to seat {viewer} of {subject}, moves in a redeal"
                )
            for other, count in zip(subject.viewers, counts, strict=True):
                theirs = counted(after, game.known(world, other))
                if theirs != count and not alike(game, s, world, other):
                    raise Violation(
                        f"a redeal for seat {viewer} of {subject} changes how much "
                        f"seat {other} knows of a place"
                    )


def counted(places: dict[str, str], known: set[str]) -> dict[str, int]:
    """How many components of each place are known."""
    return dict(Counter(map(places.__getitem__, known)))


def alike(game: Game[State], s: State, world: State, viewer: Seat | None) -> bool:
    """Whether a viewer knows as much of each place in both, but for what it works out."""
    least, most = [], []
    for each in (s, world):
        places, known = game.places(each), game.known(each, viewer)
        most.append(counted(places, known))
        least.append(counted(places, known - worked_out(game, each, viewer)))
    return all(
        least[here].get(place, 0) <= most[1 - here].get(place, 0)
        for here in (0, 1)
        for place in most[here]
    )


def worked_out(game: Game[State], s: State, viewer: Seat | None) -> set[str]:
    """What a viewer knows because it can be nowhere else: that depends on where it is."""
    places = game.places(s)
    known = game.known(s, viewer)
    backs = {name: game.back(s, name) for name in places}
    unknown = [name for name in places if name not in known]
    return {
        name
        for name in known
        # nothing unknown elsewhere can stand in for it
        if not any(
            places[other] != places[name]
            and backs[other] == backs[name]
            and game.possible(s, viewer, name, places[other])
            for other in unknown
        )
    }


def dealt_evenly(
    subject: Subject,
    s: State,
    viewer: Seat | None,
    unknown: list[str],
    dealt: list[dict[str, str]],
    seed: int,
) -> None:
    """Compare how often each unknown component lies where with a plainly fair deal."""
    samples = MORE * len(dealt)
    fair, exact = fair_shares(subject.game, s, viewer, unknown, seed, samples)
    # shares that are sampled are off themselves
    spread = 1.0 if exact else 1 + len(dealt) / samples
    for component in unknown:
        shares = fair[component]
        counts = Counter([world[component] for world in dealt])
        for place in counts:
            insist(
                place in shares,
                f"{component} is dealt to {place}, where seat {viewer} rules it out",
            )
        expected = {place: share * len(dealt) for place, share in shares.items()}
        off = sum((counts[place] - usual) ** 2 / usual for place, usual in expected.items())
        if len(shares) > 1 and chance(off / spread, len(shares) - 1) < UNLIKELY:
            told = {place: (counts[place], round(usual, 1)) for place, usual in expected.items()}
            raise Violation(f"{component} is dealt unevenly for seat {viewer} of {subject}: {told}")


def chance(off: float, freedom: int) -> float:
    """How likely chi-square is at least this far off."""
    return float(chdtrc(freedom, off))


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
    dealer = sight.Dealer(subject.game, s, viewer)
    fair = [dealer.deal(dice) for _ in dealt]
    for one, other in pairwise(unknown):
        ours, theirs = [sum(deal[one] < deal[other] for deal in deals) for deals in (dealt, fair)]
        both = ours + theirs
        if not 10 < both < 2 * len(dealt) - 10:
            continue
        # two by two, with Yates's correction
        far = max(0.0, abs(ours - theirs) - 1) / 2
        off = far**2 * (2 / (both / 2) + 2 / (len(dealt) - both / 2))
        if chance(off, 1) < UNLIKELY:
            raise Violation(
                f"{one} and {other} are dealt together for seat {viewer} of {subject}: "
                f"in this order {ours} times of {len(dealt)}, fairly {theirs}"
            )


def fair_shares(
    game: Game[State], s: State, viewer: Seat | None, unknown: list[str], seed: int, samples: int
) -> tuple[dict[str, dict[str, float]], bool]:
    """The chance of each place for each unknown component; and whether it is exact, or sampled,
    as where the rules rule something out."""
    places = game.places(s)
    shares: dict[str, dict[str, float]] = {}
    slots: dict[str, Counter[str]] = {}
    for name in unknown:
        slots.setdefault(game.back(s, name), Counter())[places[name]] += 1
    open_question = all(
        game.possible(s, viewer, name, place)
        for name in unknown
        for place in slots[game.back(s, name)]
    )
    if open_question:
        for name in unknown:
            alike_backs = slots[game.back(s, name)]
            total = alike_backs.total()
            shares[name] = {place: count / total for place, count in alike_backs.items()}
        return shares, True
    dice = quick_dice(seed)
    dealer = sight.Dealer(game, s, viewer)
    deals = [dealer.deal(dice) for _ in range(samples)]
    for name in unknown:
        found = Counter([deal[name] for deal in deals])
        shares[name] = {place: count / samples for place, count in found.items()}
    return shares, False


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
