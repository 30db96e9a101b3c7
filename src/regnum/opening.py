"""Sitting down: the one way to a new table."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from regnum.core.agenda import State
from regnum.core.dice import key_from
from regnum.core.entries import Chair
from regnum.core.errors import BadSetUp
from regnum.core.messages import Message
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
    if isinstance(seats, str):
        # a text has a length too, and would be taken for chairs
        allowed = ", ".join(str(number) for number in found.facts.seats)
        raise BadSetUp(Message("bad-seats", {"seats": seats, "allowed": allowed}))
    found.check_seats(seats if isinstance(seats, int) else len(seats))
    chairs = [Chair() for _ in range(seats)] if isinstance(seats, int) else list(seats)
    if key is None:
        key = secrets.token_bytes(32) if seed is None else key_from(str(seed))
    return Table(found, chairs, found.read_options(options), found.cards(cards), key, rated)
