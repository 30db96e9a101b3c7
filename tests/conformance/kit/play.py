"""Random play: it ends, nothing is lost, results are sound, copies share nothing."""

from __future__ import annotations

from regnum.core import agenda
from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from regnum.core.standing import lines_of_opponent
from tests.conformance.subjects import Subject, random_move
from tests.conformance.walk import THIN, fingerprint, insist, walk


def plays_to_its_end(subject: Subject, seed: int) -> None:
    """Random play ends within the declared length, and no component is lost or doubled."""
    game = subject.game
    components = sorted(game.places(subject.start(seed)))
    last = subject.start(seed)
    for decision in walk(subject, seed):
        last = decision.state
        insist(sorted(game.places(last)) == components, f"{subject} loses a component")
        insist(bool(agenda.options(last, decision.seat)), f"{subject} leaves nothing to choose")
    insist(sorted(game.places(last)) == components, f"{subject} loses a component at the end")
    result_is_sound(subject, last)


def result_is_sound(subject: Subject, s: State) -> None:
    result = subject.game.result(s)
    seats = subject.seats
    for part in (result.scores, result.ranks, result.won, result.breakdown):
        insist(len(part) == seats, f"a result of {subject} has not one entry a seat")
    for seat in range(seats):
        total = sum(line.points for line in result.breakdown[seat])
        insist(total == result.scores[seat], f"the breakdown of seat {seat} adds up to {total}")
        better = sum(rank < result.ranks[seat] for rank in result.ranks)
        insist(result.ranks[seat] == better + 1, f"the ranks {result.ranks} leave gaps")
    if lines := lines_of_opponent(result):
        total = sum(line.points for line in lines)
        insist(total == result.opponent, f"the breakdown of the opponent adds up to {total}")
    if seats > 1:
        winners = tuple(rank == 1 for rank in result.ranks)
        # all can lose only in a game that can be lost alone too: against the rules, not a seat
        all_lost = subject.game.facts.solo and not any(result.won)
        insist(
            result.won == winners or all_lost,
            f"{subject}: the first in rank have won, the others not; here {result.won}",
        )


def result_at_any_time(subject: Subject, seed: int) -> None:
    for decision in walk(subject, seed):
        if decision.number % 7 == 0:
            result_is_sound(subject, decision.state)


def copies_share_nothing(subject: Subject, seed: int) -> None:
    """All earlier copies stay as they were, whatever is done to the original and to a copy."""
    kept: list[tuple[State, int]] = []
    dice = quick_dice(seed + 1)
    for decision in walk(subject, seed, THIN):
        s = decision.state
        copy = s.clone()
        kept.append((copy, fingerprint(copy)))
        if decision.number % 5 == 0:
            astray = copy.clone()
            for _ in range(6):
                if agenda.to_act(astray):
                    agenda.act(astray, *random_move(astray, dice))
            insist(fingerprint(s.clone()) == kept[-1][1], "acting on a copy changes the original")
    for copy, print_before in kept:
        insist(fingerprint(copy) == print_before, f"a copy of {subject} shares a reference")
