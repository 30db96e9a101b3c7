"""What a promise is worth to a bot: what its maker can be expected to pay, times trust."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.games.kings_struggle.cards import KINDS, NOTHING
from regnum.games.kings_struggle.deals import Promise
from regnum.games.kings_struggle.state import ROUNDS, Court

#: a stranger is trusted as one who has kept one promise of eight; each deal whose coins were paid
#: counts for two of these, each promise that is broken for many
STRANGER: Final = 8
KEPT: Final = 2
BROKEN: Final = 8
#: all that a seat promises another about abilities, in coins
DEEDS: Final = 1.0


def trust(s: Court, seat: Seat) -> float:
    """How far a seat's word is believed, from 0 to 1: the ledger remembers. To leave something
    undone costs nothing, nor does a sum in many parts, so neither earns trust."""
    paid: set[int] = set()
    broken = 0
    for pledge in s.ledger:
        if pledge.promise.who == seat:
            if pledge.state == "broken":
                broken += 1
            elif pledge.state == "kept" and pledge.promise.kind == "coins":
                paid.add(pledge.deal)
    earned = KEPT * len(paid)
    return (1 + earned) / (STRANGER + earned + BROKEN * broken)


def credit(s: Court, seat: Seat) -> int:
    """How many coins a seat is expected to pay at most, of all that it owes: as many as it has
    been seen to pay. A great promise of a stranger would else be worth something once."""
    paid = 0
    for pledge in s.ledger:
        if pledge.promise.who == seat and pledge.state == "kept":
            paid += pledge.paid
    return min(s.coins[seat], paid)


def believed(s: Court, promise: Promise) -> float:
    """After the last round nobody has a name to lose."""
    return 0.0 if promise.by == ROUNDS else trust(s, promise.who)


def in_prospect(s: Court, seat: Seat) -> list[float]:
    """What the open promises are worth to each seat in the eyes of one, which means to keep its
    own: hoped for, less what is owed. No other is expected to pay more than its credit, the oldest
    promise first; what one owes oneself is owed whole, whatever one has."""
    worth = [0.0] * s.seats
    left = [credit(s, other) for other in range(s.seats)]
    counted: set[tuple[Seat, Seat]] = set()
    for pledge in s.ledger:
        if pledge.state != "open":
            continue
        promise = pledge.promise
        maker = promise.who
        if promise.kind == "coins":
            assert promise.to is not None
            owed = promise.coins - pledge.paid
            coins = min(owed, left[maker])
            left[maker] -= coins
            expected = coins * believed(s, promise)
            worth[maker] -= owed if maker == seat else expected
            worth[promise.to] += expected
        elif promise.target is not None and helps(promise) and can_matter(s, promise):
            pair = (maker, promise.target)
            if pair not in counted:
                counted.add(pair)
                worth[promise.target] += DEEDS * believed(s, promise)
    return worth


def helps(promise: Promise) -> bool:
    """Whether a promise about an ability is good for its target."""
    return (promise.kind == "use") == (promise.part in ("boost", "star"))


def can_matter(s: Court, promise: Promise) -> bool:
    """Whether the ability can still be used until then: once cards are played only that of the
    card before its maker, and what cannot be done is no favour."""
    if promise.by != s.round:
        return promise.by > s.round
    played = s.played[promise.who]
    return played == NOTHING or KINDS[played] == promise.card
