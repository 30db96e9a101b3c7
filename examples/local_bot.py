"""A bot in Python: it tries each action in three imagined worlds. Here it meets greedy bots."""

from argparse import ArgumentParser
from pathlib import Path

import regnum
from regnum.bots.bot import Bot, ask, bot_named
from regnum.core.actions import Action, Seat
from regnum.core.agenda import S, act, options, to_act
from regnum.core.dice import Dice
from regnum.core.game import Game
from regnum.core.sight import imagine
from regnum.texts import speech


class Trier(Bot):
    def choose(self, game: Game[S], world: S, seat: Seat, dice: Dice) -> Action:
        worth = dict.fromkeys(options(world, seat), 0.0)
        for _ in range(3):
            start = imagine(game, world, seat, dice.below(1 << 32))
            for action in worth:
                act(after := start.clone(), seat, action)
                while to_act(after) == [seat]:  # small steps of the same move
                    act(after, seat, game.sensible(after, seat, dice))
                worth[action] += game.estimate(after, seat)
        return max(worth, key=worth.__getitem__)


def main(game: str, matches: int) -> None:
    seats, won = max(2, regnum.games()[game].facts.seats[0]), 0
    for number in range(max(1, matches)):
        table, mine = regnum.open_table(game, seats, seed=number), number % seats
        while not table.over:
            seat = table.to_act()[0]
            bot = Trier() if seat == mine else bot_named("greedy")
            table.act(seat, ask(bot, table, seat, seed=len(table.entries)))
        won += table.result.won[mine]
    print(f"{won} of {number + 1} won. In the last match (last.json) seat {mine} got")
    for line in table.result.breakdown[mine]:
        print(f"{line.points:4}  {speech('en', table.game.facts.package).say(line.what)}")
    Path("last.json").write_bytes(regnum.write_record(table.record()))


if __name__ == "__main__":
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("game", nargs="?", default="kings-bounty", choices=regnum.games())
    asked.add_argument("matches", nargs="?", default=10, type=int)
    main(**vars(asked.parse_args()))
