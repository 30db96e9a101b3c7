"""What a bot should know about Kings' Struggle: what a position is worth."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Secret, options
from regnum.core.dice import Dice, quick_dice
from regnum.games.kings_struggle import trust
from regnum.games.kings_struggle.abilities import uses
from regnum.games.kings_struggle.actions import Play
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
#: a broken promise, to who gave it
BROKEN: Final = 0.8
#: what a card of the hand is kept for, by kind, and how much that counts a round to come
HELD: Final = [0.6, 0.2, 1.0, 0.5, 0.8, 1.2, 0.6, 1.6, 2.2, 2.0]
KEEP: Final = 0.1


# -- what a position is worth


def estimate(s: Court, seat: Seat) -> float:
    """Own prospects less part of those of the best other seat."""
    worth = [prospects(s, other) for other in range(s.seats)]
    if s.ledger:
        for other, promised in enumerate(trust.in_prospect(s, seat)):
            worth[other] += promised
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
    return worth[seat] - RIVAL * rival - dishonour(s, seat)


def dishonour(s: Court, seat: Seat) -> float:
    """A broken promise costs who gave it more than keeping it would have, and no less if a part
    was paid: that part is better kept."""
    lost = 0.0
    for pledge in s.ledger:
        if pledge.state == "broken" and pledge.promise.who == seat:
            lost += BROKEN + pledge.promise.coins
    return lost


def prospects(s: Court, seat: Seat) -> float:
    """Coins, the pile, and what the hand is kept for."""
    worth = float(s.coins[seat] + points_of(by_power(s.cards, s.tally[seat])))
    hand = s.hands[seat]
    for kind in range(DECK):
        if hand >> kind & 1:
            worth += HELD[kind] * KEEP * (ROUNDS - s.round)
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
    serfs = 0
    for kind in cards:
        # without tokens only cards of one kind are tied
        gone = s.peasant_after_ties and cards.count(kind) > 1
        if BOX[kind] == SERF and not gone:
            serfs += 1
    if serfs == 1 and cards.count(PEASANT) == 1:
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
