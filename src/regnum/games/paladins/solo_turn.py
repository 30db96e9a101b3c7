"""The turn of the solo opponent: a scheme, or what can be done instead (p. 29-33)."""

from __future__ import annotations

from typing import Final

from regnum.core.agenda import Step
from regnum.games.paladins import events
from regnum.games.paladins.cards import SCHEME_FAVOUR, SCHEME_ORDERS, SCHEMES
from regnum.games.paladins.rewards import RIGHT_SIDE
from regnum.games.paladins.scoring import order_met
from regnum.games.paladins.solo_actions import (
    LEFT_SIDE,
    can_left,
    do_left,
    do_right,
    give_up,
    rest,
    use_favour,
    why_not,
)
from regnum.games.paladins.solo_rewards import favour_at_marker, shuffle_schemes
from regnum.games.paladins.solo_round import opponent_passes
from regnum.games.paladins.state import NOTHING, OPPONENT, Kingdom


class OpponentTurn(Step[Kingdom]):
    """Without workers it passes; else it turns up a scheme and does what it can (p. 29; ruling
    PA-D50)."""

    def run(self, s: Kingdom) -> None:
        if not s.idle:
            if s.events is not None:
                s.tell(events.OpponentSpent())
            opponent_passes(s)
            return
        wanted = s.cards.scheme_action[turn_up_scheme(s)]
        if not follow(s, wanted):
            fall_back(s, wanted)


def turn_up_scheme(s: Kingdom) -> int:
    """The top scheme goes to the discard, open; an empty deck is shuffled anew (ruling
    PA-D54)."""
    if s.scheme_top == len(s.scheme_deck):
        shuffle_schemes(s)
    scheme = s.scheme_deck[s.scheme_top]
    s.scheme_top += 1
    s.schemes_gone = [*s.schemes_gone, scheme]
    s.tried = [*s.tried, scheme]
    if s.events is not None:
        s.tell(events.SchemeTurnedUp(s.cards.schemes[scheme]))
    return scheme


def follow(s: Kingdom, wanted: int) -> bool:
    """Try what a scheme says; False if it cannot be done."""
    if wanted == SCHEME_ORDERS:
        return follow_orders(s)
    if wanted == SCHEME_FAVOUR:
        if favour_at_marker(s) == NOTHING:
            if s.events is not None:
                s.tell(
                    events.OpponentPrevented(SCHEMES[SCHEME_FAVOUR], "reach", 1, s.idle, None, 0)
                )
            return False
        use_favour(s)
        return True
    if wanted >= RIGHT_SIDE:
        if not can_left(s, wanted):
            give_up_left(s, wanted)
            return False
        do_left(s, wanted)
        return True
    why = why_not(s, wanted)
    if why:
        give_up(s, wanted, why)
        return False
    do_right(s, wanted)
    return True


def follow_orders(s: Kingdom) -> bool:
    """The open orders from right to left, those not yet fulfilled first (p. 32; rulings PA-D66,
    PA-D67)."""
    for fulfilled in (False, True):
        for place in range(s.open_orders() - 1, -1, -1):
            if order_met(s, OPPONENT, place) == fulfilled:
                action = s.cards.order_action[s.orders[place]]
                if s.events is not None:
                    s.tell(events.OrderPursued(s.cards.orders[s.orders[place]]))
                why = why_not(s, action)
                if not why:
                    do_right(s, action)
                    return True
                give_up(s, action, why)
    return False


def give_up_left(s: Kingdom, action: int) -> None:
    give_up(s, action, "occupied" if s.occupied(OPPONENT, action) else "row")


def fall_back(s: Kingdom, tried: int) -> None:
    """The first of Recruit, Pray, Trade and Conspire that is free, else Rest (p. 29).

    Why the one of the scheme itself cannot be done is told already.
    """
    for action in LEFT_SIDE:
        if can_left(s, action):
            do_left(s, action)
            return
        if action != tried:
            give_up_left(s, action)
    rest(s)


OPPONENT_TURN: Final = OpponentTurn()
