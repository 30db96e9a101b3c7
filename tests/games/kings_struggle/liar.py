"""A crude liar: it offers promises that it cannot or will not keep, and keeps none."""

from __future__ import annotations

from msgspec.structs import replace

from regnum.bots.greedy import GreedyBot
from regnum.core.actions import Action, Seat
from regnum.core.agenda import State, choice_of, options
from regnum.core.dice import Dice
from regnum.core.game import Game
from regnum.games.kings_struggle.actions import Break, Propose
from regnum.games.kings_struggle.deals import Promise
from regnum.games.kings_struggle.offers import grounds
from regnum.games.kings_struggle.state import ROUNDS, Court
from regnum.games.kings_struggle.talk import AbilityTalk


class Liar(GreedyBot):
    """Plays as greedy does, but for each thing it wants it first promises all the coins there
    are by the last round, then all it has by the next one."""

    def choose(self, game: Game[State], world: State, seat: Seat, dice: Dice) -> Action:  # type: ignore[override]  # of this game
        if Break() in options(world, seat):
            return Break()
        return super().choose(game, world, seat, dice)

    def speak(self, game: Game[State], world: State, seat: Seat, dice: Dice) -> Action | None:  # type: ignore[override]  # of this game
        lie = self.lie(world, seat) if isinstance(world, Court) else None
        return lie or super().speak(game, world, seat, dice)

    def lie(self, s: Court, seat: Seat) -> Action | None:
        talk = choice_of(s, seat)
        if not isinstance(talk, AbilityTalk) or talk.seat == seat:
            return None
        said = s.said[seat]
        wanted = [ground for ground, _ in grounds(s, talk.seat, seat)]
        lies = [
            Promise("coins", seat, by, to=talk.seat, coins=coins)
            for by, coins in ((ROUNDS, 99), (min(s.round + 1, ROUNDS), s.coins[seat]))
        ]
        offers = [Propose(replace(ground, promises=(lie,))) for ground in wanted for lie in lies]
        if any(deal.by == seat for deal in s.deals) or said >= len(offers):
            return None
        return offers[said] if talk.refusal(s, seat, offers[said]) is None else None
