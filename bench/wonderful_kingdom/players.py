"""Who plays: the greedy bot, and greedy over redealt roll-outs."""

from __future__ import annotations

from regnum.bots.bot import Bot
from regnum.bots.greedy import GreedyBot
from regnum.core.actions import Action, Seat
from regnum.core.agenda import S, act, next_seat, options
from regnum.core.dice import Dice, quick_dice
from regnum.core.game import Game
from regnum.core.sight import imagine

#: worlds dealt again for each decision, and how many options are played on in them
WORLDS = 20
SHORTLIST = 4


class RollOutBot(Bot):
    """Plays on to the end in 20 redealt worlds, and takes the option that is best on average.

    Only the options are played on that look best at a glance. Both seats play on by what the
    game calls sensible; the same worlds and the same chance serve all options.
    """

    def choose(self, game: Game[S], world: S, seat: Seat, dice: Dice) -> Action:
        found = shortlist(game, world, seat)
        if len(found) == 1:
            return found[0]
        worth = [0.0] * len(found)
        for _ in range(WORLDS):
            seed = dice.below(1 << 32)
            start = imagine(game, world, seat, seed)
            for index, action in enumerate(found):
                after = start.clone()
                act(after, seat, action)
                play_on(game, after, quick_dice(seed + 1))
                worth[index] += margin(game, after, seat)
        return found[worth.index(max(worth))]


class QuickBot(Bot):
    """Plays by what the game calls sensible: weak, but thousands of matches take a minute."""

    def choose(self, game: Game[S], world: S, seat: Seat, dice: Dice) -> Action:
        return game.sensible(world, seat, dice)


def shortlist(game: Game[S], world: S, seat: Seat) -> list[Action]:
    """The options after which the estimate is best."""
    found = options(world, seat)
    if len(found) <= SHORTLIST:
        return found
    worth: dict[Action, float] = {}
    for action in found:
        after = world.clone()
        act(after, seat, action)
        worth[action] = game.estimate(after, seat)
    return sorted(found, key=lambda action: -worth[action])[:SHORTLIST]


def play_on(game: Game[S], s: S, dice: Dice) -> None:
    """To the end, by the game's own quick moves."""
    while s.agenda:
        seat = next_seat(s)
        act(s, seat, game.sensible(s, seat, dice))


def margin(game: Game[S], s: S, seat: Seat) -> float:
    """Points more than the other seat has; alone simply points."""
    scores = game.result(s).scores
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others, default=0))


PLAYERS: dict[str, type[Bot]] = {
    "greedy": GreedyBot,
    "roll-outs": RollOutBot,
    "quick": QuickBot,
}
