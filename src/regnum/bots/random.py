"""The bot that picks any legal action."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from regnum.bots.bot import Bot
from regnum.core.actions import Action, Seat
from regnum.core.agenda import S, Talk, act, next_seat, options
from regnum.core.dice import Dice
from regnum.core.game import Game

#: it speaks once in so many times that it is asked
SELDOM = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    def choose(self, game: Game[S], world: S, seat: Seat, dice: Dice) -> Action:
        return dice.pick(options(world, seat))

    def speak(self, game: Game[S], world: S, seat: Seat, dice: Dice) -> Action | None:
        """Now and then anything that may be said."""
        top = world.agenda[-1] if world.agenda else None
        if not isinstance(top, Talk) or dice.below(SELDOM):
            return None
        found = [action for action in options(world, seat) if top.is_speech(action)]
        return dice.pick(found) if found else None


def play_out(s: S, dice: Dice) -> int:
    """Play a state to its end at random; the number of decisions."""
    decisions = 0
    while True:
        seat = next_seat(s)
        if seat < 0:
            return decisions
        act(s, seat, dice.pick(options(s, seat)))
        decisions += 1
