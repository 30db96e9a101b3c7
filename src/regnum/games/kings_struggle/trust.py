"""What a promise is worth to a bot: what its maker can be expected to pay, times trust."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.games.kings_struggle.deals import Promise
from regnum.games.kings_struggle.state import ROUNDS, Court

#: a stranger is trusted as one who has kept one promise of four; each that is kept counts for
#: two of these, each that is broken for many
KEPT: Final = 2
BROKEN: Final = 8
#: all that a seat promises another about abilities, in coins
DEEDS: Final = 1.0


def trust(s: Court, seat: Seat) -> float:
    """How far a seat's word is believed, from 0 to 1: the ledger remembers."""
    good, all_told = 1, 4
    for pledge in s.ledger:
        if pledge.promise.who == seat:
            if pledge.state == "kept":
                good += KEPT
                all_told += KEPT
            elif pledge.state == "broken":
                all_told += BROKEN
    return good / all_told


def believed(s: Court, promise: Promise) -> float:
    """After the last round nobody has a name to lose."""
    return 0.0 if promise.by == ROUNDS else trust(s, promise.who)


def in_prospect(s: Court, seat: Seat) -> list[float]:
    """What the open promises are worth to each seat in the eyes of one, which means to keep its
    own: hoped for, less what is owed. Nobody is expected to pay more than lies before him, the
    oldest promise first."""
    worth = [0.0] * s.seats
    left = s.coins[:]
    counted: set[tuple[Seat, Seat]] = set()
    for pledge in s.ledger:
        if pledge.state != "open":
            continue
        promise = pledge.promise
        maker = promise.who
        if promise.kind == "coins":
            assert promise.to is not None
            coins = min(promise.coins - pledge.paid, left[maker])
            left[maker] -= coins
            expected = coins * believed(s, promise)
            worth[maker] -= coins if maker == seat else expected
            worth[promise.to] += expected
        elif promise.target is not None and helps(promise):
            pair = (maker, promise.target)
            if pair not in counted:
                counted.add(pair)
                worth[promise.target] += DEEDS * believed(s, promise)
    return worth


def helps(promise: Promise) -> bool:
    """Whether a promise about an ability is good for its target."""
    return (promise.kind == "use") == (promise.part in ("boost", "star"))
