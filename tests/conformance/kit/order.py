"""Where several seats act at once, it does not matter who is faster."""

from __future__ import annotations

from regnum.core import agenda
from regnum.core.actions import Seat
from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from tests.conformance.subjects import Subject
from tests.conformance.walk import THIN, fingerprint, insist, walk


def order_does_not_matter(subject: Subject, seed: int) -> None:
    """Secret answers and parallel branches end in the same state in any order."""
    dice = quick_dice(seed)
    for decision in walk(subject, seed, THIN):
        s = decision.state
        waiting = agenda.to_act(s)
        if len(waiting) < 2:
            continue
        ends = set()
        for _ in range(3):
            order = waiting[:]
            dice.shuffle(order)
            ends.add(fingerprint(in_order(s, order, seed + decision.number).clone()))
        insist(len(ends) == 1, f"in {subject} it matters who is faster")


def in_order(s: State, order: list[Seat], seed: int) -> State:
    """Let each seat in turn do all it can of a Secret or a Parallel, each by its own dice."""
    s = s.clone()
    here = len(s.agenda)
    for seat in order:
        dice = quick_dice(seed * 64 + seat)
        while seat in agenda.to_act(s) and len(s.agenda) == here and (s.answers or s.branches):
            agenda.act(s, seat, dice.pick(agenda.options(s, seat)))
    return s


def branches_draw_no_dice(subject: Subject, seed: int) -> None:
    for decision in walk(subject, seed):
        s = decision.state.clone()
        if not s.branches or len(agenda.to_act(s)) < 2:
            continue
        used = s.dice.used
        agenda.act(s, decision.seat, decision.action)
        insist(not s.branches or s.dice.used == used, f"a parallel branch of {subject} draws dice")
