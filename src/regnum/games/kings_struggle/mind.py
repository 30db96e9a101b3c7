"""What a bot should know about Kings' Struggle: what a position is worth, and what to say."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, Secret, act, options
from regnum.core.dice import Dice, quick_dice
from regnum.games.kings_struggle import bargaining, judging
from regnum.games.kings_struggle.abilities import PutDown, uses
from regnum.games.kings_struggle.actions import Agree, Pay, Play, Propose
from regnum.games.kings_struggle.cards import (
    ASSASSIN,
    BOX,
    COBBLER,
    COOPER,
    DECK,
    FARMER,
    JESTER,
    JEWELER,
    KNIGHT,
    MERCHANT,
    NOTHING,
    PEASANT,
    QUEEN,
    ROYALTY,
    SERF,
    SKIP,
)
from regnum.games.kings_struggle.deals import Deal
from regnum.games.kings_struggle.offers import speeches
from regnum.games.kings_struggle.scoring import by_power, points_of
from regnum.games.kings_struggle.state import ROUNDS, Court
from regnum.games.kings_struggle.talk import AbilityTalk
from regnum.games.kings_struggle.trick import leader

#: how much of the best other seat's lead counts against one's own
RIVAL: Final = 0.4
#: a trick that lies well is not won yet, while others can act
SURE: Final = 0.85
DOUBT: Final = 0.12
#: how many ways the others might play are looked at
GUESSES: Final = 12
#: what a farther card of a kind or estate is worth before it has company
NEW_CARD: Final = 0.8
#: a promised coin, to who gets it; a broken promise, to who gave it
PROMISED: Final = 0.4
BROKEN: Final = 0.8
#: what a card of the hand is kept for, by kind, and how much that counts a round to come
HELD: Final = [0.6, 0.2, 1.0, 0.5, 0.8, 1.2, 0.6, 1.6, 2.2, 2.0]
KEEP: Final = 0.1
#: what a deal must bring over what would happen without it
GAIN: Final = 0.4


# -- what a position is worth


def estimate(s: Court, seat: Seat) -> float:
    """Own prospects less part of those of the best other seat."""
    worth = [prospects(s, other) for other in range(s.seats)]
    if s.agenda:
        top = s.agenda[-1]
        if isinstance(top, Secret):
            add_guessed_trick(s, seat, worth)
        elif s.turn > 0 or NOTHING not in s.played:
            add_trick(s, worth)
    rival = -1e9
    for other in range(s.seats):
        if other != seat and worth[other] > rival:
            rival = worth[other]
    return worth[seat] - RIVAL * rival


def prospects(s: Court, seat: Seat) -> float:
    """Coins, the pile, and promises."""
    worth = float(s.coins[seat] + points_of(by_power(s.cards, s.tally[seat])))
    hand = s.hands[seat]
    for kind in range(DECK):
        if hand >> kind & 1:
            worth += HELD[kind] * KEEP * (ROUNDS - s.round)
    for pledge in s.ledger:
        promise = pledge.promise
        if promise.who == seat and pledge.state == "broken":
            worth -= BROKEN
        if pledge.state == "open" and promise.kind == "coins":
            if promise.who == seat:
                worth -= PROMISED * (promise.coins - pledge.paid)
            elif promise.to == seat:
                worth += PROMISED * (promise.coins - pledge.paid)
    return worth


def gain(s: Court, seat: Seat, tally: int) -> float:
    """What more cards would add to a seat's pile, and a little for what may come of them."""
    before = points_of(by_power(s.cards, s.tally[seat]))
    after = points_of(by_power(s.cards, s.tally[seat] + tally))
    cards = 0
    while tally:
        cards += tally & 7
        tally >>= 3
    return after - before + NEW_CARD * cards


def add_trick(s: Court, worth: list[float]) -> None:
    """Who would win the trick as it lies gets most of it."""
    first = leader(s)
    if first == NOTHING:
        return
    pot = pot_of(s, s.played, s.fives, s.twos)
    sure = SURE - DOUBT * talks_to_come(s) / s.seats
    prize = gain(s, first, pot)
    if s.played[first] == QUEEN and not s.mute >> first & 1:
        prize += 5
    worth[first] += sure * prize


def talks_to_come(s: Court) -> int:
    """How many seats may still do something to the trick."""
    count = 0
    for turn in range(s.turn, s.seats):
        kind = s.played[(s.star + turn) % s.seats]
        if kind in (FARMER, ASSASSIN, COOPER, JEWELER, JESTER, KNIGHT):
            count += 1
    return count


def pot_of(s: Court, played: list[int], fives: list[int], twos: list[int]) -> int:
    """The cards in play that are not tied, as a tally."""
    powers = [
        0
        if played[seat] == NOTHING
        else s.cards.power[played[seat]] + 5 * fives[seat] + 2 * twos[seat]
        for seat in range(s.seats)
    ]
    pot = 0
    for seat in range(s.seats):
        if powers[seat] and powers.count(powers[seat]) == 1:
            pot += 1 << (3 * played[seat])
    return pot


# -- cards that are still face down


def add_guessed_trick(s: Court, seat: Seat, worth: list[float]) -> None:
    """The mean over some ways in which the others might play; always the same ones, so that
    two cards are compared alike."""
    mine = own_card(s, seat)
    if mine == NOTHING:
        return
    dice = quick_dice(s.round * 64 + seat)
    for _ in range(GUESSES):
        cards = [
            s.played[other] if other == s.star else guess(s, other, dice)
            for other in range(s.seats)
        ]
        cards[seat] = mine
        winner = guessed_winner(s, cards)
        for other in range(s.seats):
            share = 0.0
            if other == winner:
                pot = pot_of(s, cards, s.fives, s.twos)
                share = SURE * gain(s, other, pot) + (5 if cards[other] == QUEEN else 0)
            if other == seat:
                share += ability_worth(s, seat, cards)
            worth[other] += share / GUESSES


def own_card(s: Court, seat: Seat) -> int:
    if seat == s.star:
        return s.played[seat]
    answer = s.answers[seat] if s.answers else None
    return s.cards.number[answer.card] % DECK if isinstance(answer, Play) else NOTHING


def guess(s: Court, seat: Seat, dice: Dice) -> int:
    """Any card of a hand."""
    hand = s.hands[seat]
    left = dice.below(hand.bit_count())
    for kind in range(DECK):
        if hand >> kind & 1:
            if left == 0:
                return kind
            left -= 1
    return NOTHING


def guessed_winner(s: Court, cards: list[int]) -> Seat:
    serfs = sum(BOX[kind] == SERF for kind in cards)
    if serfs == 1 and PEASANT in cards:
        return cards.index(PEASANT)
    best = NOTHING
    power = 0
    for seat in range(s.seats):
        if s.cards.power[cards[seat]] > power and cards.count(cards[seat]) == 1:
            best = seat
            power = s.cards.power[cards[seat]]
    return best


def ability_worth(s: Court, seat: Seat, cards: list[int]) -> float:
    """What one's ability brings on the turn, by itself."""
    kind = cards[seat]
    if kind == COBBLER:
        return float(sum(BOX[other] == SERF for other in cards))
    if kind == COOPER:
        return float(sum(BOX[other] == MERCHANT for other in cards))
    if kind == JEWELER:
        return float(sum(BOX[other] == ROYALTY for other in cards)) + 0.5
    best = 0.0
    if kind == ASSASSIN:
        for other in cards:
            if BOX[other] != SERF:
                best = max(best, gain(s, seat, 1 << (3 * other)))
        return best
    if kind == KNIGHT:
        tally = 0
        taken = 0
        for other in cards:
            if BOX[other] == SERF and taken < 2:
                tally += 1 << (3 * other)
                taken += 1
        return gain(s, seat, tally)
    return 0.5 if kind in (FARMER, JESTER) else 0.0


# -- playing on


def sensible(s: Court, seat: Seat, dice: Dice) -> Action:
    """A card at random; of an ability any use rather than none; few words."""
    top = s.agenda[-1]
    if isinstance(top, AbilityTalk) and top.seat == seat:
        found = uses(s, seat)
        return dice.pick(found) if found and dice.below(8) else SKIP
    return dice.pick(options(s, seat))


def played_on(s: Court, holder: Seat) -> Court:
    """The talk brought to its end as its holder likes it best; a new card as its seat does."""
    for _ in range(4):
        top = s.agenda[-1] if s.agenda else None
        if isinstance(top, PutDown):
            s = best_after(s, top.seat, options(s, top.seat))
        elif isinstance(top, AbilityTalk) and top.seat == holder and s.parts:
            s = best_after(s, holder, [*uses(s, holder), SKIP])
        else:
            break
    return s


def best_after(s: Court, seat: Seat, found: list[Action]) -> Court:
    best = s
    most = -1e9
    for action in found:
        after = s.clone()
        act(after, seat, action)
        worth = estimate(after, seat)
        if worth > most:
            most = worth
            best = after
    return best


# -- talking


def speak(s: Court, seat: Seat, dice: Dice) -> Action | None:
    """Agree to what is better than no deal, offer what is better for all it binds, pay what is
    due; else say nothing."""
    top = s.agenda[-1]
    if not isinstance(top, AbilityTalk) or not s.offers:
        return None
    holder = top.seat
    found = speeches(s, holder, seat)
    for action in found:
        if isinstance(action, Pay) and due(s, seat, action.to):
            return action
    agreements = [action for action in found if isinstance(action, Agree)]
    mine = any(deal.by == seat for deal in s.deals)
    offers = [] if mine else [action for action in found if isinstance(action, Propose)]
    if not agreements and not offers:
        return None
    without = played_on(s.clone(), holder)
    before = [estimate(without, other) for other in range(s.seats)]
    best: Action | None = None
    most = GAIN / 2
    for agreement in agreements:
        standing = judging.deal_numbered(s, agreement.number)
        if standing is not None:
            better = estimate(after_deal(s, holder, standing.deal), seat) - before[seat]
            if better > most:
                most = better
                best = agreement
    if best is not None:
        return best
    for offer in offers:
        better = least_gain(s, holder, seat, offer.deal, before)
        if better > GAIN and better > most:
            most = better
            best = offer
    return best


def due(s: Court, payer: Seat, payee: Seat) -> bool:
    """Whether promised coins have to be paid in this round."""
    return any(
        pledge.state == "open"
        and pledge.promise.kind == "coins"
        and pledge.promise.who == payer
        and pledge.promise.to == payee
        and pledge.promise.by == s.round
        for pledge in s.ledger
    )


def least_gain(s: Court, holder: Seat, seat: Seat, deal: Deal, before: list[float]) -> float:
    """What a deal brings to the bound seat that likes it least."""
    after = after_deal(s, holder, deal)
    bound = judging.parties(holder, seat, deal)
    return min(estimate(after, other) - before[other] for other in bound)


def after_deal(s: Court, holder: Seat, deal: Deal) -> Court:
    """The table when a deal has been carried out and the holder has done the rest."""
    after = s.clone()
    talk = after.agenda.pop()
    assert isinstance(talk, Choice)
    kept = after.agenda[:]
    after.agenda.append(talk)
    bargaining.carry_out(after, holder, after.last_deal + 1, deal)
    if not after.parts:
        pushed = after.agenda[len(kept) + 1 :]
        bargaining.close_talk(after)
        after.agenda = [*kept, *pushed]
        if not pushed:
            return after
    return played_on(after, holder)
