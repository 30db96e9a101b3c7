"""Who thinks with worlds learns nothing from the truth."""

from __future__ import annotations

import gc
from collections.abc import Callable
from types import FunctionType, ModuleType

from regnum.bots.bot import Bot, ask, ask_to_speak
from regnum.core import sight
from regnum.core.agenda import State
from regnum.core.dice import MatchDice, quick_dice
from regnum.core.table import Table
from tests.conformance.subjects import Subject, random_move
from tests.conformance.walk import THIN, fingerprint, insist, walk


def worlds_follow_from_knowledge(subject: Subject, seed: int) -> None:
    """A world is made from what the seat knows and the seed, and from nothing else.

    So a bot that thinks with worlds decides alike, whatever the truth is.
    """
    game = subject.game
    for decision in walk(subject, seed, THIN):
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
        if table.may_speak():
            said = [ask_to_speak(make_bot(each), each, seat, seed + 7) for each in (table, twin)]
            insist(said[0] == said[1], f"a bot of {subject} says more than its seat knows")
        table.act(seat, action)
