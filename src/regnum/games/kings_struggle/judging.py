"""Judging deals: whom they bind, and why one cannot be made or agreed to.

Whatever others do not see is judged by what the speaker knows: so a refusal tells a seat
nothing that is hidden from it.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from regnum.core.actions import Seat
from regnum.core.messages import Refusal
from regnum.games.kings_struggle import ledger
from regnum.games.kings_struggle.abilities import (
    doubled,
    no_such_player,
    perform,
    usable,
    why_closed,
    why_not_use,
)
from regnum.games.kings_struggle.cards import (
    BIT_OF,
    COINS,
    JEST,
    KINDS,
    NOTHING,
    PARTS_OF,
    REPLACE,
    STAR,
    UNAIMED,
)
from regnum.games.kings_struggle.deals import Deal, Deed, HandOver, OpenDeal, Promise
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
    for deed in (deal.do, deal.then):
        if deed is not None and deed.card is not None:
            bound.add(puts_down(holder, deed))
    return sorted(bound)


def puts_down(holder: Seat, deed: Deed) -> Seat:
    """Who puts the named card down: the Jester's target, or the Cooper's owner."""
    return deed.targets[0] if deed.targets else holder


def asked_for(deal: Deal, seat: Seat) -> int:
    """How many cards face down a deal asks a seat for that are not named yet."""
    return sum(passing.giver == seat and is_open(passing) for passing in deal.cards)


def is_open(passing: HandOver) -> bool:
    """Whether the card has still to be named by its giver."""
    return passing.face_down and passing.card is None


def filled(deal: Deal, seat: Seat, cards: tuple[str, ...]) -> Deal:
    """A deal with the cards that a seat gives face down."""
    if not cards:
        return deal
    named = iter(cards)
    passed = tuple(
        HandOver(passing.giver, passing.receiver, next(named), True)
        if passing.giver == seat and is_open(passing)
        else passing
        for passing in deal.cards
    )
    return replace(deal, cards=passed)


def kind_named(card: str) -> int:
    return KINDS.index(card) if card in KINDS else NOTHING


def goes_on(deal: Deal) -> bool:
    """Whether a deal says more about the Cooper's new card, or the Jeweler's other part."""
    if deal.do is None:
        return False
    new_card = deal.do.part == "replace" and deal.do.card is not None
    return deal.then is not None or (new_card and bool(deal.refrain))


def do_first(s: Court, holder: Seat, deal: Deal) -> None:
    """Do the first deed; if the deal goes on, the Cooper's new card is open at once."""
    if deal.do is None:
        return
    do_deed(s, holder, deal.do)
    if goes_on(deal) and s.fresh and deal.do.card is not None:
        s.fresh = False
        s.parts = usable(s, holder)


def do_deed(s: Court, holder: Seat, deed: Deed) -> None:
    kind = NOTHING if deed.card is None else kind_named(deed.card)
    perform(s, holder, deed.part, deed.targets, kind)


# -- why not


def why_not_deal(
    s: Court, holder: Seat, by: Seat, deal: Deal, viewer: Seat | None
) -> Refusal | None:
    """Why a deal cannot stand on the table, for all that a viewer knows; `None` if it can."""
    return (
        why_not_ability(s, holder, deal, viewer)
        or why_not_pay(s, deal)
        or why_not_cards(s, deal, viewer)
        or why_not_promise(s, holder, deal)
        or why_not_together(s, holder, by, deal)
    )


def why_not_ability(s: Court, holder: Seat, deal: Deal, viewer: Seat | None) -> Refusal | None:
    """Exactly one: the holder does something, spares somebody, or does not act. Doing one part
    and refraining from another go together."""
    if deal.do is None and (deal.then is not None or (not deal.spare and not deal.refrain)):
        return Refusal("deal-empty", {}, "deals")
    if deal.spare and (deal.do is not None or deal.refrain):
        return Refusal("deal-two-things", {}, "deals")
    if deal.spare:
        return why_not_spare(s, holder, deal.spare)
    refused = why_not_deed(s, holder, deal.do, viewer)
    if refused is not None or not goes_on(deal):
        return refused or why_not_refrain(s, holder, deal, deal.do)
    after = s.clone()
    do_first(after, holder, deal)
    if not after.parts:
        return Refusal("then-nothing", {}, "cooper")
    return why_not_deed(after, holder, deal.then, viewer) or why_not_refrain(
        after, holder, deal, deal.then
    )


def why_not_deed(s: Court, holder: Seat, deed: Deed | None, viewer: Seat | None) -> Refusal | None:
    if deed is None:
        return None
    refused = why_not_use(s, holder, deed.part, deed.targets)
    if refused is None and deed.card is not None:
        refused = why_not_named(s, holder, deed, viewer)
    return refused


def why_not_refrain(s: Court, holder: Seat, deal: Deal, done: Deed | None) -> Refusal | None:
    """Each part that is left undone is open, is named once, and is not what is done."""
    for part in deal.refrain:
        if part == "all":
            if len(deal.refrain) > 1:
                return Refusal("refrain-twice", {}, "deals")
        elif not s.parts & BIT_OF[part]:
            return why_closed(s, holder, part)
        elif deal.refrain.count(part) > 1 or (done is not None and done.part == part):
            return Refusal("refrain-twice", {}, "deals")
    return None


def why_not_named(s: Court, holder: Seat, deed: Deed, viewer: Seat | None) -> Refusal | None:
    """Only Jester and Cooper bring a card, and it must be one that may be in that hand."""
    assert deed.card is not None
    card = deed.card
    if BIT_OF[deed.part] not in (JEST, REPLACE):
        return Refusal("card-not-asked", {"part": PART_NAMES[deed.part]}, "deals")
    kind = kind_named(card)
    if kind == NOTHING:
        return Refusal("no-such-kind", {"card": card}, "cards")
    seat = puts_down(holder, deed)
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


def why_not_cards(s: Court, deal: Deal, viewer: Seat | None) -> Refusal | None:
    """Score-pile cards pass in the free market only, each once."""
    if deal.cards and s.market != "free":
        return Refusal("market-closed", {}, "markets")
    named: set[str] = set()
    for passing in deal.cards:
        for seat in (passing.giver, passing.receiver):
            if not 0 <= seat < s.seats:
                return no_such_player(s, seat)
        if passing.giver == passing.receiver:
            return Refusal("pays-itself", {"seat": passing.giver}, "deals")
        given = sum(each.giver == passing.giver for each in deal.cards)
        if given > len(s.piles[passing.giver]):
            return Refusal("pile-too-small", {"seat": passing.giver}, "markets")
        refused = why_not_pass(s, passing, viewer)
        if refused is not None:
            return refused
        if passing.card is not None:
            if passing.card in named:
                return Refusal("card-twice", {"card": passing.card}, "markets")
            named.add(passing.card)
    return None


def why_not_pass(s: Court, passing: HandOver, viewer: Seat | None) -> Refusal | None:
    if passing.face_down and (viewer != passing.giver or passing.card is None):
        return None  # nobody else can tell, and who is asked for a card names it later
    if passing.card is None or passing.card not in s.cards.number:
        return Refusal("no-such-card", {"card": passing.card or "-"}, "cards")
    if not may_have(s, viewer, passing.giver, s.cards.number[passing.card]):
        return Refusal("not-in-pile", {"card": passing.card, "seat": passing.giver}, "markets")
    return None


def why_not_promise(s: Court, holder: Seat, deal: Deal) -> Refusal | None:
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
        if promise.kind == "coins":
            refused = why_not_promise_coins(promise)
        else:
            refused = (
                why_not_promise_use(s, promise)
                or why_open_now(s, holder, deal, promise)
                or why_new_card(s, holder, deal, promise)
            )
        if refused is not None:
            return refused
    return None


def why_not_promise_coins(promise: Promise) -> Refusal | None:
    """Coins go to somebody else, and are a number that can be paid."""
    if promise.to is None or promise.card or promise.part or promise.target is not None:
        return Refusal("promise-unclear", {}, "promises")
    if promise.to == promise.who:
        return Refusal("pays-itself", {"seat": promise.who}, "deals")
    if promise.coins < 1:
        return Refusal("coins-positive", {"coins": promise.coins}, "deals")
    if promise.coins > MOST_COINS:
        return Refusal("coins-too-many", {"most": MOST_COINS}, "promises")
    return None


def why_not_promise_use(s: Court, promise: Promise) -> Refusal | None:
    """A promised ability names its card, which is not gone for all to see, and a use names whom
    it is aimed at (ruling KS-C33)."""
    if promise.part is None or promise.to is not None or promise.coins:
        return Refusal("promise-unclear", {}, "promises")
    part = PART_NAMES[promise.part]
    if promise.card is None:
        return Refusal("promise-which-card", {"part": part}, "promises")
    kind = kind_named(promise.card)
    if kind == NOTHING:
        return Refusal("no-such-kind", {"card": promise.card}, "cards")
    bit = BIT_OF[promise.part]
    if not PARTS_OF[kind] & bit:
        return Refusal("not-your-part", {"part": part, "card": promise.card}, "abilities")
    if s.played[promise.who] != kind and not may_hold(s, None, promise.who, kind):
        return Refusal("card-elsewhere", {"card": promise.card, "seat": promise.who}, "promises")
    if bit & UNAIMED:
        if promise.target is not None:
            return Refusal("targets-count", {"part": part, "most": 0}, "promises")
    elif promise.target is None:
        if promise.kind == "use":
            return Refusal("targets-count", {"part": part, "most": 1}, "promises")
    elif promise.target == promise.who and bit != STAR:
        return Refusal("promise-self", {"part": part}, "promises")
    return None


def why_open_now(s: Court, holder: Seat, deal: Deal, promise: Promise) -> Refusal | None:
    """What can be done at once is done at once (rulings KS-C30 and KS-C31)."""
    if promise.who != holder or promise.part is None or promise.card is None:
        return None
    if deal.do is not None and deal.do.part == "replace":
        # a Cobbler that comes as a new card moves no star
        open_parts = PARTS_OF[kind_named(promise.card)] & ~STAR
        is_open = deal.do.card == promise.card
    else:
        open_parts = s.parts
        is_open = KINDS[s.played[holder]] == promise.card
    if not is_open or not open_parts & BIT_OF[promise.part]:
        return None
    return Refusal("promise-open-now", {"part": PART_NAMES[promise.part]}, "promises")


def why_new_card(s: Court, holder: Seat, deal: Deal, promise: Promise) -> Refusal | None:
    """A Cooper's new card that is not named yet would be used in this very turn: so for this
    round the deal names it, and what it does (ruling KS-C31)."""
    named = deal.do is not None and (deal.do.part != "replace" or deal.do.card is not None)
    stays = "replace" in deal.refrain or "all" in deal.refrain
    if promise.who != holder or promise.by > s.round or not s.parts & REPLACE or named or stays:
        return None
    if promise.card is None or promise.card == KINDS[s.played[holder]] or promise.part == "star":
        return None
    return Refusal("promise-new-card", {"card": promise.card}, "promises")


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


def why_not_agree(
    s: Court, holder: Seat, seat: Seat, number: int, cards: tuple[str, ...]
) -> Refusal | None:
    """Why a seat cannot agree to a deal, giving these cards face down; `None` if it can."""
    found = deal_numbered(s, number)
    if found is None:
        return gone(s, number)
    if seat not in parties(holder, found.by, found.deal):
        return Refusal("not-a-party", {"number": number}, "deals")
    if seat in found.agreed:
        return Refusal("agreed-already", {"number": number}, "deals")
    asked = asked_for(found.deal, seat)
    if len(cards) != asked:
        return Refusal("name-cards", {"number": number, "count": asked}, "markets")
    return why_not_deal(s, holder, found.by, filled(found.deal, seat, cards), seat)


def why_not_withdraw(s: Court, seat: Seat, number: int) -> Refusal | None:
    found = deal_numbered(s, number)
    if found is None:
        return gone(s, number)
    if seat not in found.agreed:
        return Refusal("not-yours", {"number": number}, "deals")
    return None


def why_not_reject(s: Court, holder: Seat, seat: Seat, number: int) -> Refusal | None:
    """Who is asked to agree may say no; who has agreed withdraws."""
    found = deal_numbered(s, number)
    if found is None:
        return gone(s, number)
    if seat not in parties(holder, found.by, found.deal):
        return Refusal("not-a-party", {"number": number}, "deals")
    if seat in found.agreed:
        return Refusal("withdraw-instead", {"number": number}, "deals")
    return None


def why_not_change(s: Court, seat: Seat, number: int) -> Refusal | None:
    found = deal_numbered(s, number)
    if found is None:
        return gone(s, number)
    if found.by != seat:
        return Refusal("not-the-author", {"number": number}, "deals")
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


def why_not_offer(s: Court, seat: Seat, deal: Deal) -> Refusal | None:
    """Offers are counted. One names one's own cards; of another's face down only that there is
    one: which, its giver says when he agrees (ruling KS-C35)."""
    if s.said[seat] >= s.offers:
        return Refusal("offers-used-up", {"most": s.offers}, "deals")
    for passing in deal.cards:
        own = passing.giver == seat
        if passing.face_down and own == (passing.card is None):
            return Refusal("name-own-cards" if own else "face-down-own", {}, "markets")
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
