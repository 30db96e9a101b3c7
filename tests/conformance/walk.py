"""Random play, and states boiled down to something that can be compared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from zlib import crc32

import msgspec

from regnum.core import agenda
from regnum.core.actions import Action, Seat
from regnum.core.agenda import State, Step
from regnum.core.cards import CardSet
from regnum.core.dice import Dice, quick_dice
from tests.conformance.subjects import Subject, random_move
from tests.soak import SOAK

#: In a soak, which looks at many games, a slow check looks at one decision in so many of each:
#: two hundred games have more than enough of them. It shares no divisor with how often checks
#: do this or that.
THIN = 11 if SOAK else 1


class Violation(AssertionError):
    """A game breaks a law of the house."""


def insist(holds: bool, *what: object) -> None:
    if not holds:
        raise Violation(" ".join(str(part) for part in what))


@dataclass
class Decision:
    """A point of a game: the state before a seat acts, and what it is about to do."""

    number: int
    state: State
    seat: Seat
    action: Action


def walk(subject: Subject, seed: int, every: int = 1) -> Iterator[Decision]:
    """A game of random play. The state goes on when the next decision is asked for.

    A slow check asks for every so many decisions only (`THIN`): for others in each game.
    """
    s = subject.start(seed)
    # the name stirred in: a game plays differently in its modes, with the same seed
    dice = quick_dice(seed + crc32(str(subject).encode()))
    longest = subject.game.longest(subject.seats, subject.options)
    number = 0
    while agenda.to_act(s):
        insist(number < longest, f"the game goes on after its declared {longest} decisions")
        seat, action = random_move(s, dice)
        if (number + seed) % every == 0:
            yield Decision(number, s, seat, action)
        agenda.act(s, seat, action)
        number += 1


def fields_of(thing: object) -> list[str]:
    """The attributes of an object, of a compiled class, a plain one, or a plain one's base."""
    compiled = {
        name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())
    }
    return sorted((compiled - {"__dict__"}) | set(getattr(thing, "__dict__", ())))


def boiled_down(thing: object) -> object:
    """Everything that a state holds, as nested tuples."""
    if thing is None or isinstance(thing, str | int | float | bytes):
        return thing
    if isinstance(thing, msgspec.Struct):
        return (type(thing).__name__, msgspec.json.encode(thing))
    if isinstance(thing, list | tuple):
        if all(type(part) is int for part in thing):
            return tuple(thing)
        return tuple([boiled_down(part) for part in thing])
    if isinstance(thing, set | frozenset):
        return tuple(sorted(map(repr, thing)))
    if isinstance(thing, dict):
        return tuple((repr(key), boiled_down(value)) for key, value in thing.items())
    if isinstance(thing, CardSet):
        return thing.digest()
    if isinstance(thing, State | Dice | Step) or fields_of(thing):
        skipped = ("events", "offered") if isinstance(thing, State) else ()
        names = [name for name in sorted(fields_of(thing)) if name not in skipped]
        parts = tuple((name, boiled_down(getattr(thing, name))) for name in names)
        return (type(thing).__name__, parts)
    return type(thing).__name__


def fingerprint(s: State) -> int:
    """Equal for states that are equal in everything."""
    return hash(boiled_down(s))
