"""What a bot should know about It's a Wonderful Kingdom."""

from __future__ import annotations

from regnum.core.actions import Action, Seat
from regnum.core.agenda import options
from regnum.core.dice import Dice
from regnum.games.wonderful_kingdom.actions import (
    Advise,
    Build,
    Cover,
    Done,
    Fight,
    Find,
    Freeze,
    Fulfil,
    Offer,
    Place,
    Recycle,
    Surrender,
    Take,
)
from regnum.games.wonderful_kingdom.offers import ROUNDS
from regnum.games.wonderful_kingdom.prospects import (
    NOW,
    card_worth,
    income,
    lacking,
    loose_worth,
    offers_worth,
    worth,
)
from regnum.games.wonderful_kingdom.state import DRAFT, Realm


def estimate(s: Realm, seat: Seat) -> float:
    """Own prospects less the other's."""
    if s.seats == 1:
        return worth(s, 0)
    found = worth(s, seat) - worth(s, 1 - seat)
    if s.phase == DRAFT and s.agenda:
        found += offers_worth(s, seat)
    return found


# -- quick moves


def sensible(s: Realm, seat: Seat, dice: Dice) -> Action:
    """A quick move that is not silly."""
    found = options(s, seat)
    first = found[0]
    if isinstance(first, Place):
        return best_place(s, seat, found)
    if isinstance(first, Build | Recycle):
        return plan_card(s, seat, found, dice)
    if isinstance(first, Take):
        return best_area(s, seat, found, dice)
    if isinstance(first, Done):
        return use_up(s, seat, found)
    if isinstance(first, Offer):
        return found[dice.below(2 * len(s.hands[seat]))]
    if isinstance(first, Find):
        return best_found(s, seat, found)
    if isinstance(first, Surrender | Freeze | Cover):
        return dice.pick([each for each in found if isinstance(each, Surrender | Freeze | Cover)])
    return dice.pick(found)


def best_place(s: Realm, seat: Seat, found: list[Action]) -> Action:
    """Onto the card that gives most for what it lacks."""
    number = s.match.cards.number
    best = found[0]
    most = -1.0
    for action in found:
        if not isinstance(action, Place) or action.cube in ("krystallium", "soldier"):
            break
        if action.on == "alchemy":
            value = 0.3
        else:
            card = number[action.on]
            value = card_worth(s, seat, card, 1) + income(s, seat, card, 1) * (ROUNDS - s.round)
            value /= lacking(s.lacks[card])
        if value > most:
            most = value
            best = action
    return best


def plan_card(s: Realm, seat: Seat, found: list[Action], dice: Dice) -> Action:
    """Build what is worth its cubes, recycle the rest; build first."""
    number = s.match.cards.number
    for action in found:
        if isinstance(action, Build):
            card = number[action.card]
            if loose_worth(s, seat, card) > NOW + 0.35 * len(s.building[seat]):
                return action
    for action in found:
        if isinstance(action, Recycle):
            return action
    return dice.pick(found)


def best_area(s: Realm, seat: Seat, found: list[Action], dice: Dice) -> Action:
    worths = [0.0, 0.0]
    for area in range(2):
        for card in s.offers[area]:
            worths[area] += loose_worth(s, seat, card) if s.down[card] == 0 else 0.3
    return found[0] if worths[0] > worths[1] else found[1]


def best_found(s: Realm, seat: Seat, found: list[Action]) -> Action:
    best = found[0]
    most = -99.0
    for action in found:
        if isinstance(action, Find):
            value = loose_worth(s, seat, s.match.cards.number[action.card])
            if value > most:
                most = value
                best = action
    return best


def use_up(s: Realm, seat: Seat, found: list[Action]) -> Action:
    """Fight, fulfil, ask advisors, and put krystallium where it finishes something."""
    for action in found:
        if isinstance(action, Fight | Fulfil | Advise):
            return action
        if isinstance(action, Place):
            card = s.match.cards.number[action.on]
            if lacking(s.lacks[card]) <= 2 or s.round == ROUNDS:
                return action
    return found[0]
