"""How a bot bargains: a deal is worth the difference between two worlds, with it and without it,
in which the round is played on alike. Every offer gets an answer."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from regnum.core.actions import Action, Seat
from regnum.core.agenda import act, options, to_act
from regnum.core.dice import Dice
from regnum.games.kings_struggle import judging
from regnum.games.kings_struggle.abilities import PutDown, uses
from regnum.games.kings_struggle.actions import Agree, Propose, Reject, Withdraw
from regnum.games.kings_struggle.cards import SKIP
from regnum.games.kings_struggle.deals import Deal, OpenDeal, Payment, Pledge, Why
from regnum.games.kings_struggle.mind import estimate
from regnum.games.kings_struggle.offers import agreements, grounds
from regnum.games.kings_struggle.state import NO_DEALS, NO_PLEDGES, Court
from regnum.games.kings_struggle.talk import AbilityTalk
from regnum.games.kings_struggle.trust import believed

#: what a deal must bring to be agreed to, and what an offer must bring to everybody it binds
AGREED: Final = 0.2
OFFERED: Final = 0.25
#: no bot offers more coins than this
MOST: Final = 9
#: how many further decisions of the same seat belong to one move
FOLLOW_UPS: Final = 3


def speak(s: Court, seat: Seat, dice: Dice) -> Action | None:
    """Answer what one is asked; else offer what is better for all it binds; else say nothing."""
    top = s.agenda[-1]
    if not isinstance(top, AbilityTalk) or not s.offers:
        return None
    return Bargainer(s, top.seat, seat).says()


class Bargainer:
    """One seat in one talk, and what would happen in it without a deal."""

    def __init__(self, s: Court, holder: Seat, seat: Seat) -> None:
        self.s = s
        self.holder = holder
        self.seat = seat
        self.without = played_on(bare(s))
        self.without.ledger = s.ledger
        self.before = [estimate(self.without, other) for other in range(s.seats)]

    def says(self) -> Action | None:
        mine = [found for found in self.s.deals if self.seat in found.agreed]
        for found in mine:
            if self.gain(self.seat, self.with_deal(found.deal)) < 0:
                # the table has changed since
                return Withdraw(found.number)
        own = max((found.number for found in mine if found.by == self.seat), default=0)
        for found in self.s.deals:
            asked = judging.parties(self.holder, found.by, found.deal)
            # one's own later offer is the answer to an earlier one
            if self.seat in asked and self.seat not in found.agreed and found.number > own:
                return self.answer(found, may_offer=own == 0)
        return self.offer() if own == 0 else None

    # -- answering

    def answer(self, found: OpenDeal, may_offer: bool) -> Action:
        """Agree, offer something else, or say no and why."""
        best: Action | None = None
        most = AGREED
        for agreement in agreements(self.s, self.holder, self.seat, found):
            assert isinstance(agreement, Agree)
            deal = judging.filled(found.deal, self.seat, agreement.cards)
            gain = self.gain(self.seat, self.with_deal(deal))
            if gain > most:
                most = gain
                best = agreement
        if best is not None:
            return best
        counter = self.counter(found) if may_offer else None
        return Reject(found.number, self.why_not(found.deal)) if counter is None else counter

    def counter(self, found: OpenDeal) -> Action | None:
        """The same for another price, if both can live with one."""
        other = found.by if self.seat == self.holder else self.holder
        if found.by not in (self.holder, other) or other == self.seat:
            return None
        ground = Deal(found.deal.do, found.deal.then, found.deal.spare, found.deal.refrain)
        payer = other if self.seat == self.holder else self.seat
        deal = self.priced(ground, payer)
        return None if deal is None or deal == found.deal else Propose(deal)

    def why_not(self, deal: Deal) -> Why:
        world = self.with_deal(deal)
        hoped = sum(
            promise.coins * (1 - believed(self.s, promise))
            for promise in deal.promises
            if promise.to == self.seat
        )
        if hoped and self.gain(self.seat, world) + hoped > AGREED:
            return "word"
        return "nothing" if lies_alike(world, self.without) else "price"

    # -- offering

    def offer(self) -> Action | None:
        """The offer that brings oneself most, of those that are good for everybody they bind."""
        if self.s.said[self.seat] >= self.s.offers:
            return None
        best: Deal | None = None
        most = 0.0
        for ground, payer in grounds(self.s, self.holder, self.seat):
            deal = self.priced(ground, payer)
            if deal is None:
                continue
            gain = self.gain(self.seat, self.with_deal(deal))
            if gain > most:
                most = gain
                best = deal
        return None if best is None else Propose(best)

    def priced(self, ground: Deal, payer: Seat) -> Deal | None:
        """A deal with a price between payer and holder that is good for everybody: as good as
        may be for oneself, and a coin less so for every offer that was made before."""
        s = self.s
        if s.said[self.seat] >= s.offers:
            return None
        world = self.with_deal(ground)
        if lies_alike(world, self.without):
            return None
        bound = judging.parties(self.holder, payer, ground)
        found: list[Deal] = []
        # what is good for all as it is costs nothing
        for coins in range(min(s.coins[payer], MOST) + 1):
            pay = (Payment(payer, self.holder, coins),) if coins else ()
            deal = replace(ground, pay=pay)
            least = min(self.gain(other, world) for other in bound)
            refused = judging.why_not_deal(s, self.holder, self.seat, deal, self.seat)
            if least > OFFERED and refused is None:
                found.append(deal)
            world.coins[payer] -= 1
            world.coins[self.holder] += 1
        if self.seat == self.holder:
            found.reverse()
        step = s.said[self.seat]
        return found[step] if step < len(found) and self.good(found[step], bound) else None

    def good(self, deal: Deal, bound: list[Seat]) -> bool:
        """Whether all gain by a deal as it is: others may play on otherwise at another price."""
        world = self.with_deal(deal)
        least = min(self.gain(other, world) for other in bound)
        return least > OFFERED and not lies_alike(world, self.without)

    # -- worlds

    def with_deal(self, deal: Deal) -> Court:
        """The round played on after everybody has agreed to a deal. Its promises are open still,
        like all the others."""
        after = bare(self.s)
        deal = imagined(after, deal)
        number = after.last_deal + 1
        done_now = replace(deal, promises=())
        by = (self.holder + 1) % self.s.seats
        *agreed, last = judging.parties(self.holder, by, done_now)
        after.deals = [OpenDeal(number, by, done_now, tuple(agreed))]
        act(after, last, Agree(number))
        world = played_on(after)
        world.ledger = [*self.s.ledger, *(Pledge(number, promise) for promise in deal.promises)]
        return world

    def gain(self, seat: Seat, world: Court) -> float:
        return estimate(world, seat) - self.before[seat]


def imagined(s: Court, deal: Deal) -> Deal:
    """A deal with any cards for those that their givers have not named yet."""
    given = {passing.card for passing in deal.cards}
    for giver in {passing.giver for passing in deal.cards if judging.is_open(passing)}:
        names = [s.cards.names[card] for card in s.piles[giver]]
        free = [name for name in names if name not in given]
        deal = judging.filled(deal, giver, tuple(free[: judging.asked_for(deal, giver)]))
    return deal


def bare(s: Court) -> Court:
    """The table without deals and promises."""
    world = s.clone()
    world.deals = NO_DEALS
    world.ledger = NO_PLEDGES
    return world


def played_on(s: Court) -> Court:
    """The round brought to its end without a further word, everybody doing what he likes best."""
    while s.agenda:
        top = s.agenda[-1]
        if not isinstance(top, AbilityTalk | PutDown):
            break
        s = best_after(s, top.seat)
    return s


def best_after(s: Court, seat: Seat) -> Court:
    """What a seat decides, with its whole move in view, as a bot that looks one move ahead."""
    best = s
    most = -1e9
    for action in decisions(s, seat):
        after = s.clone()
        act(after, seat, action)
        worth = estimate(move_done(after, seat), seat)
        if worth > most:
            most = worth
            best = after
    return best


def move_done(s: Court, seat: Seat) -> Court:
    """The seat's own next decisions, each as good as may be."""
    for _ in range(FOLLOW_UPS):
        if to_act(s) != [seat]:
            break
        best = s
        most = -1e9
        for action in decisions(s, seat):
            after = s.clone()
            act(after, seat, action)
            worth = estimate(after, seat)
            if worth > most:
                most = worth
                best = after
        s = best
    return s


def decisions(s: Court, seat: Seat) -> list[Action]:
    top = s.agenda[-1]
    return [*uses(s, seat), SKIP] if isinstance(top, AbilityTalk) else options(s, seat)


def lies_alike(one: Court, other: Court) -> bool:
    """Whether the same cards lie in the same places: between the two only coins have moved."""
    return (
        one.tally == other.tally
        and one.hands == other.hands
        and one.star == other.star
        and one.discarded == other.discarded
    )
