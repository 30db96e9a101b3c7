"""A run of the bench: every subject in every round, in turn and never two at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from regnum.bench import own, peers
from regnum.bench.asking import OURS, ask
from regnum.bench.figures import Answer, Request, Row, Sample, Subject
from regnum.core.registry import game_named, games

#: starts a worker and gives its answer
Ask = Callable[[Request], Answer]
#: told before each measurement
Tell = Callable[[int, Subject], None]


#: modes that change the speed so much that they have a row of their own
ALSO = {"kings-struggle": "no-bargaining"}


def our_subjects(
    names: Sequence[str], seats: Sequence[int], builds: Sequence[str]
) -> list[Subject]:
    """Our games at the seat counts asked for, or at the middle one, in each build."""
    found: list[Subject] = []
    for name in names or games():
        game = game_named(name)
        counts = [count for count in seats if count in game.facts.seats]
        if seats and names and not counts:
            game.check_seats(seats[0])
        for count in counts if seats else [own.middle_seats(game)]:
            for mode in ["", ALSO[name]] if name in ALSO else [""]:
                found.extend(Subject(OURS, name, count, build, mode) for build in builds)
    return found


def builds() -> list[str]:
    """A compiled install holds both builds, a plain one only the sources."""
    return ["compiled", "interpreted"] if own.build() == "compiled" else ["interpreted"]


def is_missing(subject: Subject) -> bool:
    return subject.maker != OURS and not peers.installed(subject.maker)


def run(
    subjects: list[Subject],
    rounds: int,
    seconds: float,
    tell: Tell = lambda round_, subject: None,
    ask: Ask = ask,
) -> list[Row]:
    """The rows of the table, still without their figures.

    Every other round runs backwards, so that nobody is always measured on a machine that
    another has just warmed up. What fails once is not asked again.
    """
    samples: dict[str, list[Sample]] = {subject.key: [] for subject in subjects}
    failed: dict[str, str] = {}
    for round_ in range(rounds):
        for subject in subjects if round_ % 2 == 0 else reversed(subjects):
            if subject.key in failed or is_missing(subject):
                continue
            tell(round_, subject)
            answer = ask(Request(subject, seconds, seed=1 + 1_000_003 * round_))
            if answer.sample is None:
                failed[subject.key] = answer.failed or "-"
            else:
                samples[subject.key].append(answer.sample)
    return [
        Row(
            subject=subject,
            samples=[] if subject.key in failed else samples[subject.key],
            failed=failed.get(subject.key, ""),
            missing=peers.PEERS[subject.maker][1] if is_missing(subject) else "",
        )
        for subject in subjects
    ]
