"""Bargaining: putting deals on the table, changing and withdrawing them, agreeing, and carrying
out what was agreed."""

from __future__ import annotations

from regnum.core.actions import Seat
from regnum.games.kings_struggle import events, ledger
from regnum.games.kings_struggle.cards import BIT_OF, PARTS
from regnum.games.kings_struggle.deals import Deal, HandOver, OpenDeal, Payment, Why
from regnum.games.kings_struggle.judging import (
    deal_numbered,
    do_deed,
    do_first,
    filled,
    kind_named,
    parties,
    puts_down,
    why_not_deal,
)
from regnum.games.kings_struggle.knowledge import (
    Passing,
    pass_cards,
    show_hand_card,
    show_pile_card,
)
from regnum.games.kings_struggle.state import NO_DEALS, NO_NUMBERS, Court

# -- talking


def open_talk(s: Court, parts: int) -> None:
    """A seat's ability is open to bargaining."""
    s.parts = parts
    s.spared = 0
    if s.offers:
        s.said = [0] * s.seats
        s.paid = s.said


def close_talk(s: Court) -> None:
    """Deals that are still on the table end with the talk."""
    s.parts = 0
    s.spared = 0
    if s.offers:
        s.deals = NO_DEALS
        s.said = NO_NUMBERS
        s.paid = NO_NUMBERS


def one_more(counts: list[int], seat: Seat) -> list[int]:
    return [count + (other == seat) for other, count in enumerate(counts)]


def propose(s: Court, holder: Seat, seat: Seat, deal: Deal) -> None:
    """Put a deal on the table; who brings it agrees to it."""
    s.said = one_more(s.said, seat)
    s.last_deal += 1
    s.deals = [*s.deals, OpenDeal(s.last_deal, seat, deal, (seat,))]
    if s.events is not None:
        s.tell(events.Proposed(seat, s.last_deal, deal))
    shown_by(s, holder, seat, deal)


def change(s: Court, holder: Seat, seat: Seat, number: int, deal: Deal) -> None:
    """A changed deal has a new number; who agreed to the old one has to agree again."""
    old = deal_numbered(s, number)
    assert old is not None
    s.said = one_more(s.said, seat)
    s.last_deal += 1
    new = OpenDeal(s.last_deal, seat, deal, (seat,), (*old.was, number))
    s.deals = [new if found is old else found for found in s.deals]
    if s.events is not None:
        s.tell(events.Changed(seat, number, s.last_deal, deal))
    shown_by(s, holder, seat, deal)


def withdraw(s: Court, seat: Seat, number: int) -> None:
    """Whoever agreed may take that back until the deal is done; then it is off the table."""
    s.deals = [found for found in s.deals if found.number != number]
    if s.events is not None:
        s.tell(events.Withdrawn(seat, number))


def reject(s: Court, seat: Seat, number: int, why: Why | None) -> None:
    """Without one of those whom it binds there is no deal."""
    s.deals = [found for found in s.deals if found.number != number]
    if s.events is not None:
        s.tell(events.Rejected(seat, number, why))


def agree(s: Court, holder: Seat, seat: Seat, number: int, cards: tuple[str, ...]) -> None:
    """The last to agree lets the table carry the deal out."""
    old = deal_numbered(s, number)
    assert old is not None
    deal = filled(old.deal, seat, cards)
    agreed = tuple(sorted((*old.agreed, seat)))
    s.deals = [
        OpenDeal(number, old.by, deal, agreed, old.was) if found is old else found
        for found in s.deals
    ]
    if s.events is not None:
        s.tell(events.Agreed(seat, number))
    shown_by(s, holder, seat, deal)
    if list(agreed) == parties(holder, old.by, deal):
        carry_out(s, holder, number, deal)


def shown_by(s: Court, holder: Seat, seat: Seat, deal: Deal) -> None:
    """Who can agree only because of a card shows that it is there."""
    for deed in (deal.do, deal.then):
        if deed is not None and deed.card is not None and puts_down(holder, deed) == seat:
            show_hand_card(s, seat, kind_named(deed.card))
    for passing in deal.cards:
        if passing.giver == seat and not passing.face_down and passing.card is not None:
            for viewer in range(s.seats):
                show_pile_card(s, viewer, seat, s.cards.number[passing.card])
            show_pile_card(s, None, seat, s.cards.number[passing.card])


# -- carrying it out


def carry_out(s: Court, holder: Seat, number: int, deal: Deal) -> None:
    """What can be done at once is done at once, whole; the rest is promises."""
    s.deals = [found for found in s.deals if found.number != number]
    s.closed = number
    if s.events is not None:
        s.tell(events.Closed(number))
    for payment in deal.pay:
        transfer(s, payment)
    hand_over(s, deal.cards)
    for seat in deal.spare:
        s.spared |= 1 << seat
    do_first(s, holder, deal)
    if deal.then is not None:
        do_deed(s, holder, deal.then)
    for part in deal.refrain:
        forgo(s, holder, s.parts if part == "all" else s.parts & BIT_OF[part])
    ledger.enter(s, number, deal)
    drop_impossible(s, holder, deal)


def transfer(s: Court, payment: Payment) -> None:
    s.coins[payment.payer] -= payment.coins
    s.coins[payment.payee] += payment.coins
    if s.events is not None:
        s.tell(events.Paid(payment.payer, payment.payee, payment.coins))


def hand_over(s: Court, cards: tuple[HandOver, ...]) -> None:
    number = s.cards.number
    passing: list[Passing] = []
    for each in cards:
        assert each.card is not None
        passing.append(Passing(each.giver, each.receiver, number[each.card], each.face_down))
    pass_cards(s, passing)
    if s.events is not None:
        for each in cards:
            s.tell(events.HandedOver(each.giver, each.receiver, each.card, each.face_down))


def forgo(s: Court, holder: Seat, bits: int) -> None:
    """The holder leaves these parts undone."""
    if not bits:
        return
    s.parts &= ~bits
    if s.events is not None:
        parts = tuple(part for part in PARTS if bits & BIT_OF[part])
        s.tell(events.Forgone(holder, parts))


def drop_impossible(s: Court, holder: Seat, closed: Deal | None = None) -> None:
    """Deals that all can see to be impossible now leave the table. After a deal is closed also
    those with cards face down, and where one has passed face down all that offer cards of the
    same pile: so nothing is told by whether they still stand."""
    if not s.deals or not s.parts:
        return
    kept: list[OpenDeal] = []
    for found in s.deals:
        if (closed is not None and in_the_dark(closed, found.deal)) or why_not_deal(
            s, holder, found.by, found.deal, None
        ) is not None:
            if s.events is not None:
                s.tell(events.Lapsed(found.number))
        else:
            kept.append(found)
    s.deals = kept


def in_the_dark(closed: Deal, other: Deal) -> bool:
    """Whether a closed deal may have taken from another what others cannot see."""
    givers = {passing.giver for passing in closed.cards if passing.face_down}
    return any(passing.face_down or passing.giver in givers for passing in other.cards)
