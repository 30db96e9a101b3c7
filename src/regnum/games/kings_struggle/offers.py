"""What a seat might sensibly say in a talk: a short list out of endlessly many offers.

Built from what all can see, and from the seat's own hand and score pile.
"""

from __future__ import annotations

from itertools import combinations, islice
from typing import Final

from msgspec.structs import replace

from regnum.core.actions import Action, Seat
from regnum.games.kings_struggle import judging, ledger
from regnum.games.kings_struggle.abilities import may_aim
from regnum.games.kings_struggle.actions import Agree, Change, Pay, Propose, Reject, Withdraw
from regnum.games.kings_struggle.cards import (
    ASSASSIN,
    BOOST,
    COINS,
    DECK,
    FARMER,
    JEST,
    JEWELER,
    KINDS,
    MERCHANT,
    NOTHING,
    REPLACE,
    ROYALTY,
    STAR,
    name_of_part,
)
from regnum.games.kings_struggle.deals import Deal, Deed, HandOver, OpenDeal, Payment, Promise
from regnum.games.kings_struggle.knowledge import may_hold
from regnum.games.kings_struggle.state import ROUNDS, Court
from regnum.games.kings_struggle.trick import leader

#: no more offers than this are suggested at a time
MOST: Final = 6


def speeches(s: Court, holder: Seat, seat: Seat) -> list[Action]:
    """Agree, withdraw, pay what is promised, and a few offers."""
    found: list[Action] = []
    for deal in s.deals:
        if seat in deal.agreed:
            found.append(Withdraw(deal.number))
        elif seat in judging.parties(holder, deal.by, deal.deal):
            found.extend(agreements(s, holder, seat, deal))
            found.append(Reject(deal.number))
    if s.ledger:
        found.extend(payments(s, seat))
    if s.said[seat] < s.offers:
        found.extend(raised(s, holder, seat))
        standing = [deal.deal for deal in s.deals]
        for offer in suggested(s, holder, seat):
            if offer not in standing:
                found.append(Propose(offer))
    return found


def agreements(s: Court, holder: Seat, seat: Seat, deal: OpenDeal) -> list[Action]:
    """Agree; where cards are asked for face down, with some of those that one has."""
    asked = judging.asked_for(deal.deal, seat)
    given = {passing.card for passing in deal.deal.cards}
    names = [s.cards.names[card] for card in s.piles[seat]] if asked else []
    mine = [name for name in names if name not in given]
    return [
        Agree(deal.number, cards)
        for cards in islice(combinations(mine, asked), MOST)
        if judging.why_not_agree(s, holder, seat, deal.number, cards) is None
    ]


def payments(s: Court, seat: Seat) -> list[Action]:
    """Pay what one owes, as far as one can."""
    found: list[Action] = []
    for other in range(s.seats):
        coins = min(ledger.owed(s, seat, other), s.coins[seat])
        if coins > 0 and s.paid[seat] < s.offers:
            found.append(Pay(other, coins))
    return found


def raised(s: Court, holder: Seat, seat: Seat) -> list[Action]:
    """One's own standing offer with a coin more."""
    for deal in s.deals:
        first = deal.deal.pay[0] if deal.deal.pay else None
        if deal.by != seat or first is None or first.payer != seat or seat == holder:
            continue
        more = Payment(first.payer, first.payee, first.coins + 1)
        new = replace(deal.deal, pay=(more, *deal.deal.pay[1:]))
        if judging.why_not_deal(s, holder, seat, new, seat) is None:
            return [Change(deal.number, new)]
    return []


def suggested(s: Court, holder: Seat, seat: Seat) -> list[Deal]:
    """Offers of a seat, each of them legal."""
    wishes = own_wishes(s, holder) if seat == holder else wishes_of(s, holder, seat)
    found: list[Deal] = []
    for deal in wishes:
        if len(found) == MOST:
            break
        if deal not in found and judging.why_not_deal(s, holder, seat, deal, seat) is None:
            found.append(deal)
    return found


def aimed(s: Court) -> int:
    """The part that is aimed at somebody, if the talk is about one; else 0."""
    return s.parts & ~(COINS | REPLACE)


def grounds(s: Court, holder: Seat, seat: Seat) -> list[tuple[Deal, Seat]]:
    """What a seat could make deals about, with nothing paid yet, and who would pay for it."""
    payers = range(s.seats) if seat == holder else [seat]
    return [
        (ground, payer)
        for payer in payers
        if payer != holder
        for ground, _ in wanted(s, holder, payer)
    ]


def wanted(s: Court, holder: Seat, seat: Seat) -> list[tuple[Deal, int]]:
    """What another seat may want of the holder, and a usual price."""
    part = aimed(s)
    found: list[tuple[Deal, int]] = []
    first = leader(s)
    if part:
        name = name_of_part(part)
        if part in (BOOST, STAR):
            if may_aim(s, holder, part, seat):
                found.append((Deal(do=Deed(name, (seat,))), 2))
        elif may_aim(s, holder, part, seat):
            found.append((Deal(spare=(seat,)), 1))
        harms = part not in (BOOST, STAR) and first not in (seat, holder, NOTHING)
        if harms and may_aim(s, holder, part, first):
            found.append((Deal(do=Deed(name, (first,))), 1))
    if s.parts & REPLACE:
        found += new_cards(s, holder, seat)
    danger = s.parts & ~COINS
    if danger and (first == seat or danger == BOOST):
        found.append((Deal(refrain=(name_of_part(danger),)), 1))
    return found


def wishes_of(s: Court, holder: Seat, seat: Seat) -> list[Deal]:
    """What another seat would pay the holder for."""
    found: list[Deal] = []
    first = leader(s)
    for ground, coins in wanted(s, holder, seat):
        helped = ground.do is not None and seat in ground.do.targets
        if helped or ground.spare or (ground.refrain and first == seat):
            found += for_something(s, seat, holder, ground, coins)
        else:
            found.append(for_coins(seat, holder, ground, coins))
            if ground.do is not None and ground.do.part == "jest":
                found += named(s, holder, seat, first)
    return found


def new_cards(s: Court, holder: Seat, seat: Seat) -> list[tuple[Deal, int]]:
    """The Cooper's new card may bring one its token."""
    kind = FARMER if s.in_play(seat, MERCHANT) else JEWELER if s.in_play(seat, ROYALTY) else NOTHING
    if kind == NOTHING or not may_hold(s, seat, holder, kind):
        return []
    return [(Deal(do=Deed("replace", (), KINDS[kind]), then=Deed("boost", (seat,))), 2)]


def own_wishes(s: Court, holder: Seat) -> list[Deal]:
    """What the holder would sell, and to whom."""
    part = aimed(s)
    found: list[Deal] = []
    if not part:
        return found
    name = name_of_part(part)
    for seat in range(s.seats):
        if seat == holder or not may_aim(s, holder, part, seat):
            continue
        if part in (BOOST, STAR):
            found.append(for_coins(seat, holder, Deal(do=Deed(name, (seat,))), 2))
        else:
            found.append(for_coins(seat, holder, Deal(spare=(seat,)), 2))
        if part == JEST:
            found += named(s, holder, holder, seat)[:1]
    return found


def named(s: Court, holder: Seat, seat: Seat, target: Seat) -> list[Deal]:
    """Pay the Jester's target for putting down a weak card, and the Jester for his jest."""
    for kind in range(DECK):
        if kind != s.played[target] and may_hold(s, seat, target, kind):
            deed = Deed("jest", (target,), KINDS[kind])
            pay = [Payment(seat, target, 1)]
            if seat != holder:
                pay.append(Payment(seat, holder, 1))
            return [Deal(do=deed, pay=tuple(pay))]
    return []


def for_coins(payer: Seat, payee: Seat, deal: Deal, coins: int) -> Deal:
    return replace(deal, pay=(Payment(payer, payee, coins),))


def for_something(s: Court, payer: Seat, payee: Seat, deal: Deal, coins: int) -> list[Deal]:
    """The same for coins now, for coins later, and for a card of one's score pile."""
    found = [for_coins(payer, payee, deal, coins)]
    by = min(s.round + 1, ROUNDS)
    later = Promise("coins", payer, by, to=payee, coins=coins + 1)
    found.append(replace(deal, promises=(later,)))
    if s.hands[payer] >> ASSASSIN & 1:
        peace = Promise("avoid", payer, by, card="assassin", part="kill", target=payee)
        found.append(replace(deal, promises=(peace,)))
    if s.market == "free" and s.piles[payer]:
        for face_down in (False, True):
            # the newest card is as good as any, and everybody has just seen it
            card = s.cards.names[s.piles[payer][-1]]
            passing = HandOver(payer, payee, card, face_down)
            found.append(replace(deal, cards=(passing,)))
        if s.piles[payee]:
            asked = HandOver(payee, payer, None, True)
            found.append(replace(deal, cards=(passing, asked)))
    return found
