"""What a bot should know about Paladins of the West Kingdom: how well a seat stands."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.core.agenda import act, next_seat
from regnum.core.dice import quick_dice
from regnum.games.paladins.actions import Muster
from regnum.games.paladins.cards import PALADINS
from regnum.games.paladins.habits import SIGN, WORKER, sensible, worth_of
from regnum.games.paladins.rewards import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    RIGHT_SIDE,
)
from regnum.games.paladins.rules_turn import NextTurn
from regnum.games.paladins.scoring import outsider_points, total, wall_points
from regnum.games.paladins.state import (
    ATTRIBUTE_COUNT,
    KEPT,
    KINDS,
    NOTHING,
    PURSE,
    ROUNDS,
    Kingdom,
)

__all__ = ["estimate", "sensible"]

#: what a step of an attribute is worth in the end, with what it opens up on the way
TRACK: Final = [0.0, 1.5, 3.0, 4.5, 6.0, 7.5, 9.0, 10.5, 12.0, 13.7, 15.4, 17.6, 20.0]
#: what it is worth to have done an action so many times, with points still to come
OFTEN: Final = [0.0, 0.5, 1.0, 1.6, 2.3, 3.4, 5.8, 9.0]
WALLS: Final = [0.0, 0.4, 0.8, 1.2, 1.7, 2.4, 3.8, 6.0]
SHOPS: Final = [0.0, 0.2, 0.4, 0.6, 0.8, 1.1, 1.6, 3.2, 6.0]
#: what a workshop saves in each round that is left
SAVING: Final = 0.8
#: how often a townsperson's action is done in a round
HELP: Final = 0.3
UNPAID: Final = -2.6
PAID: Final = 1.0
SUSPICION: Final = -0.45
ACCUSED: Final = -0.7
#: what silver and provisions are worth as far as they are needed soon, beyond that, and in the end
SPENT: Final = 0.5
SPARE: Final = 0.15
SCORED: Final = 0.33
NEEDED: Final = 4
#: workers in hand, compared with SIGN
LATE: Final = 0.3


def estimate(s: Kingdom, seat: Seat) -> float:
    """Own prospects less a part of those of the best other, once the action under way is done."""
    s = settled(s, seat)
    best = 0
    for other in range(s.players):
        if other != seat:
            points = total(s, other)
            if points > best:
                best = points
    return prospects(s, seat) - 0.1 * best


def settled(s: Kingdom, seat: Seat) -> Kingdom:
    """The table when the seat's action under way is done, as a player in a hurry would."""
    if s.task == NOTHING or next_seat(s) != seat:
        return s
    s = s.clone()
    dice = quick_dice(7)
    s.dice = dice
    # what comes after this turn does not matter, and would take time
    for place in range(len(s.agenda) - 1, -1, -1):
        if isinstance(s.agenda[place], NextTurn):
            s.agenda = s.agenda[place + 1 :]
            break
    while next_seat(s) == seat:
        act(s, seat, sensible(s, seat, dice))
    return s


def prospects(s: Kingdom, seat: Seat) -> float:
    """What a seat has, and what can come of it."""
    left = ROUNDS - s.round
    worth = attributes(s, seat, left)
    worth += actions(s, seat, left)
    worth += goods(s, seat, left)
    worth += people(s, seat, left)
    worth += workers(s, seat, left)
    if s.answers:
        answer = s.answers[seat]
        if isinstance(answer, Muster):
            worth += paladin_worth(s, seat, s.cards.paladin_number[answer.paladin])
            worth += 0.3 * paladin_worth(s, seat, s.cards.paladin_number[answer.top])
    return worth


def attributes(s: Kingdom, seat: Seat, left: int) -> float:
    """From what they open up to what they score: points alone at the very end."""
    worth = 0.0
    early = left / (ROUNDS - 1)
    for attribute in range(ATTRIBUTE_COUNT):
        level = s.attributes[seat * ATTRIBUTE_COUNT + attribute]
        scored = s.cards.track_points[attribute][level]
        worth += (0.35 + 0.65 * early) * TRACK[level] + 0.65 * (1 - early) * scored
    return worth


def actions(s: Kingdom, seat: Seat, left: int) -> float:
    """Pieces on their way to the points at the end, orders, workshops."""
    early = left / (ROUNDS - 1)
    worth = float(wall_points(s, seat))
    for action in (COMMISSION, GARRISON, FORTIFY, ABSOLVE):
        times = s.times(seat, action)
        hoped = OFTEN[times] if action in (COMMISSION, GARRISON) else WALLS[times]
        scored = s.cards.action_points[action][times]
        worth += (0.4 + 0.6 * early) * hoped + 0.6 * (1 - early) * scored
    shops = s.times(seat, DEVELOP)
    worth += SHOPS[shops] if left else float(s.cards.action_points[DEVELOP][shops])
    for action in range(RIGHT_SIDE):
        worth += SAVING * left * s.workshops(seat, action)
    for place in range(s.open_orders()):
        order = s.orders[place]
        share = s.times(seat, s.cards.order_action[order]) / s.cards.order_times[order]
        points = s.cards.order_points[place]
        worth += points if share >= 1 else points * share * share * (0.8 if left else 0.3)
    return worth


def goods(s: Kingdom, seat: Seat, left: int) -> float:
    """Silver and provisions are for spending; debts and suspicions weigh."""
    worth = 0.0
    for amount in (s.silver(seat), s.provisions(seat)):
        needed = min(amount, NEEDED) if left else 0
        worth += SPENT * needed + (SPARE if left else SCORED) * (amount - needed)
    worth += UNPAID * s.unpaid[seat] + PAID * s.paid[seat]
    mine = len(s.suspicions[seat])
    most = 0
    for other in range(s.players):
        if other != seat and len(s.suspicions[other]) > most:
            most = len(s.suspicions[other])
    worth += SUSPICION * mine * (1.0 if left else 0.5)
    if mine and mine >= most:
        # the lower the tax supply, the nearer the inquisition
        worth += ACCUSED * (1.0 + (s.cards.tax_supply[s.seats] - s.tax) / 4.0)
    return worth


def people(s: Kingdom, seat: Seat, left: int) -> float:
    """Townsfolk help in every round that is left; converted outsiders score."""
    worth = 0.0
    for card in s.hired[seat]:
        worth += 0.2 + HELP * left * worth_of(s.cards.ability[card])
    for card in s.converted[seat]:
        worth += outsider_points(s, seat, card) + 0.25 * left
    # attacks count for some outsiders and for an order only
    worth += 0.1 * s.times(seat, ATTACK) + 0.2 * s.times(seat, CONVERT)
    return worth


def workers(s: Kingdom, seat: Seat, left: int) -> float:
    """Workers in hand, as far as they can still be used."""
    passed = s.has_passed(seat)
    worth = 0.0
    count = 0
    for worker in range(PURSE):
        number = s.hand[seat * KINDS + worker]
        count += number
        worth += WORKER[worker] * number
    if passed:
        if count > KEPT:
            worth *= KEPT / count
        worth *= 0.85
    return worth if left else LATE * worth


def paladin_worth(s: Kingdom, seat: Seat, card: int) -> float:
    """A paladin is good where its boost opens what its action needs now."""
    cards = s.cards
    paladin = card % PALADINS
    worth = 0.0
    for attribute in range(ATTRIBUTE_COUNT):
        worth += 0.1 * cards.boost[paladin][attribute]
    for worker in cards.paladin_workers[paladin]:
        worth += SIGN[worker]
    action = cards.paladin_action[paladin]
    worth += worth_of(cards.paladin_gain[paladin])
    if cards.paladin_less[paladin]:
        costs = cards.costs[action]
        times = s.times(seat, action)
        if not costs or times < len(costs):
            cost = min(cards.paladin_less[paladin], costs[times] if costs else 2)
            worth += 0.5 * cost + (0.5 if action < RIGHT_SIDE else 0.0)
    return worth
