"""What a bot should know about Fairy Fracas."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import act, options
from regnum.core.dice import Dice
from regnum.games.fairy_fracas.actions import Onto
from regnum.games.fairy_fracas.cards import DECLINE, DRAGON, GNOME, KINDS, NOWHERE
from regnum.games.fairy_fracas.scoring import scores
from regnum.games.fairy_fracas.state import Kingdom

#: what an ability about to be used is worth, as long as it is not known what it will do
ABILITY: Final = 1.0
#: what a card still in hand may bring, by kind: a good one is kept for a good place
HELD: Final = [0.9, 1.1, 0.9, 1.1, 0.6, 0.9, 1.2, 0.6, 0.5, 0.9]


def estimate(s: Kingdom, seat: Seat) -> float:
    """Own points less those of the best other seat, and what the hand may still bring."""
    if s.picked != NOWHERE and s.active() == seat:
        return best_use(s, seat)
    found = scores(s)
    mine = found[s.colours[seat]]
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, found[s.colours[other]])
    worth = float(mine - best) + hand_worth(s, seat)
    if s.site != NOWHERE and s.active() == seat and s.laid == 0:
        worth += ABILITY
    return worth


def best_use(s: Kingdom, seat: Seat) -> float:
    """What comes of the character that Witch or Wizard has picked, at best."""
    best = -1e9
    for action in options(s, seat):
        after = s.clone()
        act(after, seat, action)
        best = max(best, estimate(after, seat))
    return best


def hand_worth(s: Kingdom, seat: Seat) -> float:
    """The best cards of the hand, as many as turns are left; Dragon and Gnome need an early one."""
    hand = s.hands[seat]
    # one card is always left over
    left = len(hand) - 1
    if left <= 0:
        return 0.0
    worths: list[float] = []
    for card in hand:
        kind = card % KINDS
        if left == 1 and kind in (DRAGON, GNOME):
            continue
        worths.append(HELD[kind])
    worths.sort(reverse=True)
    worth = 0.0
    for place in range(min(left, len(worths))):
        worth += worths[place]
    return worth


def sensible(s: Kingdom, seat: Seat, dice: Dice) -> Action:
    """Any card, on the better of two places; an ability if it does not harm."""
    found = options(s, seat)
    one = found[dice.below(len(found))]
    if isinstance(one, Onto):
        other = found[dice.below(len(found))]
        return one if gain(s, seat, one) >= gain(s, seat, other) else other
    if found[-1] is DECLINE and s.picked != NOWHERE:
        return one if gain(s, seat, one) >= gain(s, seat, DECLINE) else DECLINE
    return one


def gain(s: Kingdom, seat: Seat, action: Action) -> int:
    """Own points less all others' after an action."""
    after = s.clone()
    act(after, seat, action)
    found = scores(after)
    return 2 * found[s.colours[seat]] - sum(found)
