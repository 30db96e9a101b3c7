"""Judging deals: whom they bind, and why one cannot be made or agreed to.

Whatever others do not see is judged by what the speaker knows: so a refusal tells a seat
nothing that is hidden from it.
"""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.core.messages import Refusal
from regnum.games.kings_struggle import ledger
from regnum.games.kings_struggle.abilities import doubled, no_such_player, why_not_use
from regnum.games.kings_struggle.cards import BIT_OF, COINS, JEST, KINDS, NOTHING, REPLACE
from regnum.games.kings_struggle.deals import Deal, HandOver, OpenDeal, Promise
from regnum.games.kings_struggle.knowledge import may_have, may_hold
from regnum.games.kings_struggle.state import ROUNDS, Court
from regnum.games.kings_struggle.terms import PART_NAMES

#: a deal has no more payments, cards and promises than this
MOST_CLAUSES: Final = 12
MOST_COINS: Final = 99
#: the regulated market: what a player may offer in one deal (ruling KS-C25)
REGULATED_COINS: Final = 3
REGULATED_PROMISES: Final = 1


# -- what a deal says


def parties(holder: Seat, by: Seat, deal: Deal) -> list[Seat]:
    """The seats that a deal binds: all of them must agree."""
    bound = {holder, by}
    for payment in deal.pay:
        bound |= {payment.payer, payment.payee}
    for passing in deal.cards:
        bound |= {passing.giver, passing.receiver}
    for promise in deal.promises:
        bound.add(promise.who)
        if promise.to is not None:
            bound.add(promise.to)
    if deal.do is not None and deal.do.card is not None:
        bound.add(puts_down(holder, deal))
    return sorted(bound)


def puts_down(holder: Seat, deal: Deal) -> Seat:
    """Who puts the named card down: the Jester's target, or the Cooper's owner."""
    assert deal.do is not None
    return deal.do.targets[0] if deal.do.targets else holder


def kind_named(card: str) -> int:
    return KINDS.index(card) if card in KINDS else NOTHING


def forgone(s: Court, deal: Deal) -> int:
    """The parts that the holder would leave undone, one bit each."""
    done = 0 if deal.do is None else BIT_OF[deal.do.part]
    if "all" in deal.refrain:
        return s.parts & ~done
    bits = 0
    for part in deal.refrain:
        bits |= BIT_OF[part]
    return bits


# -- why not


def why_not_deal(
    s: Court, holder: Seat, by: Seat, deal: Deal, viewer: Seat | None
) -> Refusal | None:
    """Why a deal cannot stand on the table, for all that a viewer knows; `None` if it can."""
    return (
        why_not_ability(s, holder, deal, viewer)
        or why_not_pay(s, deal)
        or why_not_cards(s, by, deal, viewer)
        or why_not_promise(s, deal)
        or why_not_together(s, holder, by, deal)
    )


def why_not_ability(s: Court, holder: Seat, deal: Deal, viewer: Seat | None) -> Refusal | None:
    """Exactly one: the holder does something, spares somebody, or does not act. Doing one part
    and refraining from another go together."""
    if deal.do is None and not deal.spare and not deal.refrain:
        return Refusal("deal-empty", {}, "deals")
    if deal.spare and (deal.do is not None or deal.refrain):
        return Refusal("deal-two-things", {}, "deals")
    if deal.do is not None:
        refused = why_not_use(s, holder, deal.do.part, deal.do.targets)
        if refused is None and deal.do.card is not None:
            refused = why_not_named(s, holder, deal, viewer)
        if refused is not None:
            return refused
    if deal.spare:
        return why_not_spare(s, holder, deal.spare)
    for part in deal.refrain:
        if part == "all":
            if len(deal.refrain) > 1:
                return Refusal("refrain-twice", {}, "deals")
        elif not s.parts & BIT_OF[part]:
            return Refusal("part-gone", {"part": PART_NAMES[part]}, "abilities")
        elif deal.refrain.count(part) > 1 or (deal.do is not None and deal.do.part == part):
            return Refusal("refrain-twice", {}, "deals")
    return None


def why_not_named(s: Court, holder: Seat, deal: Deal, viewer: Seat | None) -> Refusal | None:
    """Only Jester and Cooper bring a card, and it must be one that may be in that hand."""
    assert deal.do is not None
    assert deal.do.card is not None
    card = deal.do.card
    if BIT_OF[deal.do.part] not in (JEST, REPLACE):
        return Refusal("card-not-asked", {"part": PART_NAMES[deal.do.part]}, "deals")
    kind = kind_named(card)
    if kind == NOTHING:
        return Refusal("no-such-kind", {"card": card}, "cards")
    seat = puts_down(holder, deal)
    if not may_hold(s, viewer, seat, kind):
        if viewer == seat:
            return Refusal("card-not-held", {"card": card}, "deals")
        return Refusal("card-elsewhere", {"card": card, "seat": seat}, "deals")
    return None


def why_not_spare(s: Court, holder: Seat, spare: tuple[Seat, ...]) -> Refusal | None:
    if not s.parts & ~(COINS | REPLACE):
        return Refusal("nothing-to-spare", {}, "deals")
    if len(set(spare)) < len(spare):
        return Refusal("seat-twice", {"seat": doubled(spare)}, "deals")
    for seat in spare:
        if not 0 <= seat < s.seats:
            return no_such_player(s, seat)
        if s.spared >> seat & 1:
            return Refusal("spared", {"seat": seat}, "deals")
    return None


def why_not_pay(s: Court, deal: Deal) -> Refusal | None:
    """Coins that are there, each seat paying another once."""
    seen: set[tuple[Seat, Seat]] = set()
    for payment in deal.pay:
        for seat in (payment.payer, payment.payee):
            if not 0 <= seat < s.seats:
                return no_such_player(s, seat)
        if payment.coins < 1:
            return Refusal("coins-positive", {"coins": payment.coins}, "deals")
        if payment.payer == payment.payee:
            return Refusal("pays-itself", {"seat": payment.payer}, "deals")
        pair = (payment.payer, payment.payee)
        if pair in seen:
            return Refusal("seat-twice", {"seat": payment.payer}, "deals")
        seen.add(pair)
    for seat in {payment.payer for payment in deal.pay}:
        refused = why_not_afford(s, seat, deal)
        if refused is not None:
            return refused
    return None


def why_not_afford(s: Court, seat: Seat, deal: Deal) -> Refusal | None:
    """All that a seat pays must lie before it already (ruling KS-C27)."""
    total = sum(payment.coins for payment in deal.pay if payment.payer == seat)
    if total > s.coins[seat]:
        return Refusal(
            "coins-short", {"seat": seat, "coins": total, "held": s.coins[seat]}, "deals"
        )
    return None


def why_not_cards(s: Court, by: Seat, deal: Deal, viewer: Seat | None) -> Refusal | None:
    """Score-pile cards pass in the free market only; face down only from who brings the deal."""
    if deal.cards and s.market != "free":
        return Refusal("market-closed", {}, "markets")
    named: set[str] = set()
    for passing in deal.cards:
        for seat in (passing.giver, passing.receiver):
            if not 0 <= seat < s.seats:
                return no_such_player(s, seat)
        if passing.giver == passing.receiver:
            return Refusal("pays-itself", {"seat": passing.giver}, "deals")
        if passing.face_down and passing.giver != by:
            return Refusal("face-down-own", {}, "markets")
        refused = why_not_pass(s, passing, viewer)
        if refused is not None:
            return refused
        if passing.card is not None:
            if passing.card in named:
                return Refusal("card-twice", {"card": passing.card}, "markets")
            named.add(passing.card)
    return None


def why_not_pass(s: Court, passing: HandOver, viewer: Seat | None) -> Refusal | None:
    if passing.face_down and viewer != passing.giver:
        return None  # nobody else can tell
    if passing.card is None or passing.card not in s.cards.number:
        return Refusal("no-such-card", {"card": passing.card or "-"}, "cards")
    if not may_have(s, viewer, passing.giver, s.cards.number[passing.card]):
        return Refusal("not-in-pile", {"card": passing.card, "seat": passing.giver}, "markets")
    return None


def why_not_promise(s: Court, deal: Deal) -> Refusal | None:
    """A promise says who, what, and by which round: this one or a later one."""
    for promise in deal.promises:
        for seat in (promise.who, promise.to, promise.target):
            if seat is not None and not 0 <= seat < s.seats:
                return no_such_player(s, seat)
        if promise.by < s.round:
            return Refusal("promise-past", {"by": promise.by, "round": s.round}, "promises")
        if promise.by > ROUNDS:
            return Refusal("promise-beyond", {"by": promise.by, "last": ROUNDS}, "promises")
        if deal.promises.count(promise) > 1:
            return Refusal("promise-twice", {"seat": promise.who}, "promises")
        refused = why_not_kind(promise)
        if refused is not None:
            return refused
    return None


def why_not_kind(promise: Promise) -> Refusal | None:
    """Coins go to somebody; an ability has a name."""
    if promise.kind == "coins":
        if promise.to is None or promise.part is not None or promise.target is not None:
            return Refusal("promise-unclear", {}, "promises")
        if promise.to == promise.who:
            return Refusal("pays-itself", {"seat": promise.who}, "deals")
        if promise.coins < 1:
            return Refusal("coins-positive", {"coins": promise.coins}, "deals")
        if promise.coins > MOST_COINS:
            return Refusal("coins-too-many", {"most": MOST_COINS}, "promises")
        return None
    if promise.part is None or promise.to is not None or promise.coins:
        return Refusal("promise-unclear", {}, "promises")
    return None


def why_not_together(s: Court, holder: Seat, by: Seat, deal: Deal) -> Refusal | None:
    """A deal is between two at least, not endless, and within the market's limits.

    That the holder is payer or payee in a deal of two follows: he is one of the two.
    """
    bound = parties(holder, by, deal)
    if len(bound) < 2:
        return Refusal("deal-alone", {}, "deals")
    if len(deal.pay) + len(deal.cards) + len(deal.promises) > MOST_CLAUSES:
        return Refusal("deal-too-long", {"most": MOST_CLAUSES}, "deals")
    if s.market == "regulated":
        for seat in bound:
            coins = sum(payment.coins for payment in deal.pay if payment.payer == seat)
            mine = [promise for promise in deal.promises if promise.who == seat]
            coins += sum(promise.coins for promise in mine)
            if coins > REGULATED_COINS:
                return Refusal(
                    "regulated-coins", {"seat": seat, "most": REGULATED_COINS}, "markets"
                )
            if sum(promise.kind != "coins" for promise in mine) > REGULATED_PROMISES:
                return Refusal("regulated-promises", {"seat": seat}, "markets")
    return None


def why_not_agree(s: Court, holder: Seat, seat: Seat, number: int) -> Refusal | None:
    """Why a seat cannot agree to a deal; `None` if it can."""
    found = deal_numbered(s, number)
    if found is None:
        return gone(s, number)
    if seat not in parties(holder, found.by, found.deal):
        return Refusal("not-a-party", {"number": number}, "deals")
    if seat in found.agreed:
        return Refusal("agreed-already", {"number": number}, "deals")
    return why_not_deal(s, holder, found.by, found.deal, seat)


def why_not_withdraw(s: Court, seat: Seat, number: int) -> Refusal | None:
    found = deal_numbered(s, number)
    if found is None:
        return gone(s, number)
    if seat not in found.agreed:
        return Refusal("not-yours", {"number": number}, "deals")
    return None


def why_not_change(s: Court, seat: Seat, number: int) -> Refusal | None:
    found = deal_numbered(s, number)
    if found is None:
        return gone(s, number)
    if found.by != seat:
        return Refusal("not-yours", {"number": number}, "deals")
    return None


def why_not_pay_promised(s: Court, payer: Seat, payee: Seat, coins: int) -> Refusal | None:
    """Outside a deal only promised coins change hands (ruling KS-C26)."""
    if not 0 <= payee < s.seats:
        return no_such_player(s, payee)
    if coins < 1:
        return Refusal("coins-positive", {"coins": coins}, "deals")
    owed = ledger.owed(s, payer, payee)
    if coins > owed:
        return Refusal("not-owed", {"seat": payee, "owed": owed}, "promises")
    if coins > s.coins[payer]:
        return Refusal(
            "coins-short", {"seat": payer, "coins": coins, "held": s.coins[payer]}, "deals"
        )
    if s.paid[payer] >= s.offers:
        return Refusal("payments-used-up", {"most": s.offers}, "promises")
    return None


def why_not_offer(s: Court, seat: Seat) -> Refusal | None:
    if s.said[seat] >= s.offers:
        return Refusal("offers-used-up", {"most": s.offers}, "deals")
    return None


def deal_numbered(s: Court, number: int) -> OpenDeal | None:
    for found in s.deals:
        if found.number == number:
            return found
    return None


def gone(s: Court, number: int) -> Refusal:
    """What has become of a deal that is not on the table."""
    for found in s.deals:
        if number in found.was:
            return Refusal("deal-changed", {"number": number, "now": found.number}, "deals")
    if 0 < number <= s.last_deal:
        return Refusal("deal-gone", {"number": number}, "deals")
    return Refusal("no-such-deal", {"number": number}, "deals")
