"""The bot that looks one move ahead."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from regnum.bots.bot import Bot
from regnum.core.actions import Action, Seat
from regnum.core.agenda import S, Talk, act, options, to_act
from regnum.core.dice import Dice
from regnum.core.game import Game
from regnum.core.sight import imagine

#: how many worlds are imagined for one decision
WORLDS = 3
#: how many further decisions of the same seat belong to one move
FOLLOW_UPS = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Takes the action after which the estimate is best, over several imagined worlds.

    Where the seat goes on to choose, as for the target of a card, it looks on to the
    end of the move.
    """

    def choose(self, game: Game[S], world: S, seat: Seat, dice: Dice) -> Action:
        found = decisions(world, seat)
        if len(found) == 1:
            return found[0]
        worth = [0.0] * len(found)
        for _ in range(WORLDS):
            start = imagine(game, world, seat, dice.below(1 << 32))
            for index in range(len(found)):
                after = start.clone()
                act(after, seat, found[index])
                worth[index] += move_worth(game, after, seat, FOLLOW_UPS)
        return found[best_of(worth)]

    def speak(self, game: Game[S], world: S, seat: Seat, dice: Dice) -> Action | None:
        """What the game itself thinks worth saying."""
        return game.speak(imagine(game, world, seat, dice.below(1 << 32)), seat, dice)


def decisions(s: S, seat: Seat) -> list[Action]:
    """What a seat may decide. Of who holds a talk, words are asked for apart."""
    found = options(s, seat)
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Talk) and top.seat == seat:
        decided = [action for action in found if not top.is_speech(action)]
        return decided or found
    return found


def move_worth(game: Game[S], s: S, seat: Seat, follow_ups: int) -> float:
    """The estimate when the seat's move is done, as well as the seat can do it."""
    while follow_ups > 0 and to_act(s) == [seat]:
        follow_ups -= 1
        best = -1e9
        chosen = s
        for action in decisions(s, seat):
            after = s.clone()
            act(after, seat, action)
            worth = game.estimate(after, seat)
            if worth > best:
                best = worth
                chosen = after
        s = chosen
    return game.estimate(s, seat)


def best_of(worth: list[float]) -> int:
    best = 0
    for index in range(len(worth)):
        if worth[index] > worth[best]:
            best = index
    return best
