"""The real worker, but its greedy bot never answers as it should.

`confused.py fails`: it raises an error; `confused.py cheats`: it makes moves that are not legal.
"""

from __future__ import annotations

import sys

from regnum.bots.bot import Bot, bot_named
from regnum.core.actions import Action, Seat
from regnum.core.agenda import S
from regnum.core.dice import Dice
from regnum.core.game import Game
from regnum.games.kings_bounty.actions import Play
from regnum.server.bots import worker


class Confused(Bot):
    def choose(self, game: Game[S], world: S, seat: Seat, dice: Dice) -> Action:
        if sys.argv[1] == "cheats":
            return Play("a card that nobody has")
        raise ArithmeticError("it cannot count")


def named(name: str) -> Bot:
    return Confused() if name == "greedy" else bot_named(name)


if __name__ == "__main__":
    worker.bot_named = named
    worker.main()
