"""What a bot should know about Kings' Struggle."""

from __future__ import annotations

from regnum.core.actions import Action, Seat
from regnum.core.agenda import options
from regnum.core.dice import Dice
from regnum.games.kings_struggle.scoring import pile_points
from regnum.games.kings_struggle.state import Court


def estimate(s: Court, seat: Seat) -> float:
    return float(s.coins[seat] + pile_points(s, seat))


def sensible(s: Court, seat: Seat, dice: Dice) -> Action:
    return dice.pick(options(s, seat))
