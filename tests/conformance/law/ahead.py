"""What an action would bring is told from what the seat knows, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core import agenda, sight
from regnum.core.actions import Action, Seat
from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from regnum.core.table import Table
from tests.conformance.subjects import Subject, random_move
from tests.conformance.walk import THIN, fingerprint, insist, walk

#: worlds in which an outcome must be the same as in truth
WORLDS = 3
#: every so many decisions the action is previewed that is done next, and all options
NOW_AND_THEN = 5 * THIN
SELDOM = 30 * THIN


def outcomes_tell_no_more(subject: Subject, seed: int) -> None:
    """The outcome of an option, and what is proposed, are the same in every world that the seat
    cannot tell apart."""
    game = subject.game
    for decision in walk(subject, seed, THIN):
        s, seat = decision.state, decision.seat
        found = agenda.options(s, seat)
        before = fingerprint(s.clone())
        told = [game.outcome(s, seat, action) for action in found]
        insist(fingerprint(s.clone()) == before, f"telling an outcome of {subject} changes it")
        proposal = game.propose(s, seat)
        insist(fingerprint(s.clone()) == before, f"a proposal of {subject} changes it")
        if proposal is not None:
            is_legal(subject, s, seat, proposal.steps)
        if proposal is None and not any(told):
            continue
        for turn in range(WORLDS):
            world = sight.imagine(game, s, seat, seed + WORLDS * decision.number + turn)
            for action, outcome in zip(found, told, strict=True):
                insist(
                    game.outcome(world, seat, action) == outcome,
                    f"the outcome of {action} leaks to seat {seat} of {subject}",
                )
            insist(
                game.propose(world, seat) == proposal,
                f"the proposal leaks to seat {seat} of {subject}",
            )


def is_legal(subject: Subject, s: State, seat: Seat, steps: Sequence[Action]) -> None:
    """What is proposed can be said, step by step."""
    world = s.clone()
    insist(bool(steps), f"{subject} proposes nothing to do")
    for step in steps:
        choice = agenda.choice_of(world, seat)
        insist(
            choice is not None and choice.refusal(world, seat, step) is None,
            f"{subject} proposes {step}, which is not legal",
        )
        agenda.act(world, seat, step)


def previews_tell_no_more(subject: Subject, seed: int) -> None:
    """Every option can be previewed; that tells the same in every truth that the seat cannot tell
    apart, and leaves the match as it is."""
    table = subject.table(seed)
    dice = quick_dice(seed)
    number = 0
    while not table.over:
        seat, action = random_move(table._state, dice)
        if number % SELDOM == seed % SELDOM:
            preview_alike(subject, table, seat, table.options(seat), seed + number)
        elif number % NOW_AND_THEN == seed % NOW_AND_THEN:
            preview_alike(subject, table, seat, [action], seed + number)
        table.act(seat, action)
        number += 1


def preview_alike(
    subject: Subject, table: Table[State], seat: Seat, actions: list[Action], seed: int
) -> None:
    before = (fingerprint(table._state.clone()), table.record(), table.events(seat)[:])
    twin = table.clone()
    twin._state = sight.imagine(subject.game, table._state, seat, seed)
    for action in actions:
        insist(
            table.preview(seat, action) == twin.preview(seat, action),
            f"the preview of {action} leaks to seat {seat} of {subject}",
        )
    insist(table.outcomes(seat, actions) == twin.outcomes(seat, actions), "outcomes leak")
    after = (fingerprint(table._state.clone()), table.record(), table.events(seat)[:])
    insist(before == after, f"a preview of {subject} changes the match")
