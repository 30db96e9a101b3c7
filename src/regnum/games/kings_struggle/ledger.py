"""Promises: not enforced, but the table says which are kept and which are broken."""

from __future__ import annotations

from regnum.core.actions import Seat
from regnum.games.kings_struggle.cards import NOTHING
from regnum.games.kings_struggle.deals import Deal, Pledge, Promise, State
from regnum.games.kings_struggle.events import PromiseBroken, Promised, PromiseKept
from regnum.games.kings_struggle.state import Court


def enter(s: Court, number: int, deal: Deal) -> None:
    """Put the promises of a deal on the ledger."""
    if not deal.promises:
        return
    s.ledger = [*s.ledger, *(Pledge(number, promise) for promise in deal.promises)]
    for promise in deal.promises:
        s.tell(Promised(promise))


def note_use(s: Court, seat: Seat, card: str, part: str, targets: tuple[Seat, ...]) -> None:
    """An ability was used: a promise to do so is kept, a promise not to is broken."""
    for place, pledge in enumerate(s.ledger):
        promise = pledge.promise
        if pledge.state != "open" or promise.who != seat:
            continue
        if promise.card != card or promise.part != part:
            continue
        if promise.target is None or promise.target in targets:
            decide(s, place, "kept" if promise.kind == "use" else "broken")


def note_payment(s: Court, payer: Seat, payee: Seat, coins: int) -> None:
    """Promised coins that were paid count towards the oldest open promise first. The price of
    another deal is no payment of a promise (ruling KS-C26)."""
    for place, pledge in enumerate(s.ledger):
        promise = pledge.promise
        if pledge.state != "open" or promise.kind != "coins" or coins == 0:
            continue
        if promise.who == payer and promise.to == payee:
            part = min(coins, promise.coins - pledge.paid)
            coins -= part
            pay_off(s, place, part)


def pay_off(s: Court, place: int, coins: int) -> None:
    """Coins were paid towards one promise."""
    pledge = s.ledger[place]
    paid = pledge.paid + coins
    replace(s, place, Pledge(pledge.deal, pledge.promise, "open", paid))
    if paid == pledge.promise.coins:
        decide(s, place, "kept")


def coins_due(s: Court) -> int:
    """The place of the promise of coins that is to be paid next of those due by now: the oldest
    that can be paid in full, for its coins may be what another is waiting for; else the oldest.
    NOTHING if none."""
    oldest = NOTHING
    for place, pledge in enumerate(s.ledger):
        promise = pledge.promise
        if pledge.state == "open" and promise.kind == "coins" and promise.by <= s.round:
            if s.coins[promise.who] >= promise.coins - pledge.paid:
                return place
            if oldest == NOTHING:
                oldest = place
    return oldest


def settle_round(s: Court) -> None:
    """A round is over: what was to be done by now is broken, what was to be avoided is kept."""
    for place, pledge in enumerate(s.ledger):
        if pledge.state == "open" and pledge.promise.by <= s.round:
            decide(s, place, "kept" if pledge.promise.kind == "avoid" else "broken")


def owed(s: Court, payer: Seat, payee: Seat) -> int:
    """Coins that a seat has promised another and not paid yet."""
    total = 0
    for pledge in s.ledger:
        promise = pledge.promise
        due = pledge.state == "open" and promise.kind == "coins"
        if due and promise.who == payer and promise.to == payee:
            total += promise.coins - pledge.paid
    return total


def decide(s: Court, place: int, state: State) -> None:
    pledge = s.ledger[place]
    replace(s, place, Pledge(pledge.deal, pledge.promise, state, pledge.paid))
    tell_state(s, pledge.promise, state)


def replace(s: Court, place: int, pledge: Pledge) -> None:
    s.ledger = [*s.ledger[:place], pledge, *s.ledger[place + 1 :]]


def tell_state(s: Court, promise: Promise, state: State) -> None:
    s.tell(PromiseKept(promise) if state == "kept" else PromiseBroken(promise))
