"""One game of each kind, written down: a change of a rule shows up as a readable difference.

`make golden` writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import regnum
from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from regnum.core.standing import lines_of_opponent
from regnum.core.table import Table
from regnum.texts import speech
from tests.conformance.subjects import Subject, every_subject, someone
from tests.toys import TOYS

FOLDER = Path(__file__).parent / "golden"
SUBJECTS = every_subject({**regnum.games(), **TOYS})


def playthrough(subject: Subject) -> str:
    """A game by sensible play: who does what, and what everybody is told of it."""
    game = subject.game
    say = speech("en", game.facts.package).say
    table: Table[State] = subject.table(1)
    dice = quick_dice(1)
    lines = [f"{game.facts.id}, {subject.seats} seats, {subject.mode.id}, rules {game.facts.rules}"]
    told = 0
    while True:
        for event in table.events(None, after=told):
            lines.append(f"    {say(game.told(event))}")
            told += 1
        if table.over:
            break
        seat = someone(table._state, dice)
        if seat in table.to_act():
            action = game.sensible(table.imagine(seat, dice.below(1 << 30)), seat, dice)
        else:
            action = dice.pick(table.options(seat))
        lines.append(f"{table.choice(seat)}. seat {seat}: {game.notate(action)}")
        table.act(seat, action)
    assert table.result is not None
    lines.append(
        f"scores {table.result.scores}, ranks {table.result.ranks}, won {table.result.won}"
    )
    for seat, parts in enumerate(table.result.breakdown):
        for part in parts:
            lines.append(f"    seat {seat}: {say(part.what)}: {part.points}")
    for part in lines_of_opponent(table.result):
        lines.append(f"    the opponent: {say(part.what)}: {part.points}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_the_golden_playthrough_has_not_changed(subject: Subject) -> None:
    file = FOLDER / f"{subject}.txt"
    played = playthrough(subject)
    if os.environ.get("REGNUM_GOLDEN") == "write":
        FOLDER.mkdir(exist_ok=True)
        file.write_text(played, encoding="utf-8")
    assert file.exists(), "no playthrough is written down yet: make golden"
    assert file.read_text(encoding="utf-8") == played
