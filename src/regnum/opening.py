"""Sitting down: the one way to a new table."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from regnum.core.agenda import State
from regnum.core.dice import key_from
from regnum.core.entries import Chair
from regnum.core.errors import BadSetUp
from regnum.core.messages import Message, Value
from regnum.core.misfits import LONGEST
from regnum.core.nested import within
from regnum.core.registry import game_named
from regnum.core.table import Table


def open_table(
    game: str,
    seats: int | Sequence[Chair],
    seed: str | int | None = None,
    *,
    key: bytes | None = None,
    cards: Mapping[str, object] | None = None,
    rated: bool = False,
    **options: object,
) -> Table[State]:
    """A new match. Without a seed or a key nobody can tell the cards beforehand.

    `cards` holds values that replace those of the shipped card set.
    """
    found = game_named(game)
    if not is_number(seats) and not is_chairs(seats):
        numbers = ", ".join(str(number) for number in found.facts.seats)
        raise no_such_value("seats", seats, Message("allowed-seats", {"numbers": numbers}))
    if key is not None and not isinstance(key, bytes):
        raise no_such_value("key", key, Message("allowed-bytes"))
    if cards is not None and not is_named(cards):
        raise no_such_value("cards", cards, Message("allowed-tables"))
    found.check_seats(seats if isinstance(seats, int) else len(seats))
    chairs = [Chair() for _ in range(seats)] if isinstance(seats, int) else list(seats)
    if key is None:
        key = secrets.token_bytes(32) if seed is None else key_from(str(seed))
    return Table(found, chairs, found.read_options(options), found.cards(cards), key, rated)


# -- bad calls: Python itself does not look at the types


def is_number(seats: object) -> bool:
    return isinstance(seats, int) and not isinstance(seats, bool)


def is_chairs(seats: object) -> bool:
    # a text is a sequence too
    return (
        isinstance(seats, Sequence)
        and not isinstance(seats, str)
        and all(isinstance(chair, Chair) for chair in seats)
    )


def is_named(cards: object) -> bool:
    """Whether changes of cards are tables, and everything in them has a name."""
    return isinstance(cards, Mapping) and all(
        isinstance(name, str) and (not isinstance(inner, Mapping) or is_named(inner))
        for name, inner in cards.items()
    )


def no_such_value(option: str, value: object, right: Message) -> BadSetUp:
    text = repr(value)
    shown = text if len(text) <= LONGEST else text[:LONGEST] + "…"
    args: dict[str, Value] = {"option": option, "value": shown, "allowed": within([right])}
    return BadSetUp(Message("bad-option", args))
