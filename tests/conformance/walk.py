"""Random play, and states boiled down to something that can be compared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
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


@cache
def compiled_fields(kind: type) -> tuple[str, ...]:
    """The attributes that a compiled class, or a base of a class, says it has."""
    found = {name for each in kind.__mro__ for name in getattr(each, "__mypyc_attrs__", ())}
    return tuple(sorted(found - {"__dict__"}))


def fields_of(thing: object) -> Sequence[str]:
    """The attributes of an object, of a compiled class, a plain one, or a plain one's base."""
    compiled, own = compiled_fields(type(thing)), getattr(thing, "__dict__", None)
    return sorted({*compiled, *own}) if own else compiled


@lru_cache(maxsize=64)
def digest_of(cards: CardSet) -> str:
    """What the tables of a set say; it is encoded once, for all the states that have it."""
    return cards.digest()


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
        return digest_of(thing)
    fields = fields_of(thing)
    if fields or isinstance(thing, State | Dice | Step):
        skipped = ("events", "offered") if isinstance(thing, State) else ()
        names = [name for name in fields if name not in skipped]
        parts = tuple((name, boiled_down(getattr(thing, name))) for name in names)
        return (type(thing).__name__, parts)
    return type(thing).__name__


def fingerprint(s: State) -> int:
    """Equal for states that are equal in everything."""
    return hash(boiled_down(s))
