"""The bot that picks any legal action."""

from __future__ import annotations

from regnum.bots.bot import Bot
from regnum.core.actions import Action, Seat
from regnum.core.agenda import S, act, next_seat, options
from regnum.core.dice import Dice
from regnum.core.game import Game


class RandomBot(Bot):
    def choose(self, game: Game[S], world: S, seat: Seat, dice: Dice) -> Action:
        return dice.pick(options(world, seat))


def play_out(s: S, dice: Dice) -> int:
    """Play a state to its end at random; the number of decisions."""
    decisions = 0
    while True:
        seat = next_seat(s)
        if seat < 0:
            return decisions
        act(s, seat, dice.pick(options(s, seat)))
        decisions += 1
