"""One seed is one game, and a record is that game."""

from __future__ import annotations

import regnum
from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from regnum.core.records import read, write
from tests.conformance.subjects import Subject, random_move
from tests.conformance.walk import fingerprint, insist


def same_seed_same_game(subject: Subject, seed: int) -> None:
    tables = [subject.table(seed), subject.table(seed)]
    for table in tables:
        play_table(table, seed)
    insist(tables[0].record() == tables[1].record(), f"{subject}: one seed, two games")


def play_table(table: regnum.Table[State], seed: int, most: int = 10**9) -> None:
    dice = quick_dice(seed)
    while not table.over and most:
        table.act(*random_move(table._state, dice))
        most -= 1


def record_round_trip(subject: Subject, seed: int) -> None:
    """A record is written, read and replayed to the same state, in the middle and at the end."""
    table = subject.table(seed)
    for most in (5, 10**9):
        play_table(table, seed, most)
        again = regnum.replay(read(write(table.record())))
        insist(fingerprint(again._state) == fingerprint(table._state), "a replay goes astray")
        insist(again.record() == table.record(), "a replay has another record")
        for viewer in subject.viewers:
            insist(again.events(viewer) == table.events(viewer), "a replay tells otherwise")
        played = regnum.replay(table.record(played=True))
        insist(played.result == table.result, "the line that counted comes out otherwise")
