"""Matches of King's Bounty to write down: one finished, one in the middle."""

from __future__ import annotations

from functools import cache

import msgspec

import regnum
from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from regnum.core.entries import Record
from regnum.core.records import sealed
from regnum.core.table import Table


def played(decisions: int, seats: int = 2, **options: object) -> Table[State]:
    """A match played at random, for so many decisions or to its end."""
    at = regnum.open_table("kings-bounty", seats=seats, seed="a match", **options)
    dice = quick_dice(5)
    while not at.over and decisions:
        seat = at.to_act()[0]
        at.act(seat, dice.pick(at.options(seat)))
        decisions -= 1
    return at


@cache
def finished() -> Table[State]:
    return played(10_000)


@cache
def unfinished() -> Table[State]:
    """With an undo, a clock and a stand-in as well."""
    at = played(30, seats=3, secret_titles=True)
    at.clock(0, 60)
    at.stand_in(1, "greedy")
    at.undo(at.entries[-3].seat, consent=range(3))
    return at


def changed(record: Record, **fields: object) -> Record:
    """A record with some fields changed and the check made good again."""
    return sealed(msgspec.structs.replace(record, **fields))
