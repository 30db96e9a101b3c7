"""Liars: they offer promises of coins that they cannot or will not keep, and keep none."""

from __future__ import annotations

from msgspec.structs import replace

from regnum.bots.greedy import GreedyBot
from regnum.core.actions import Action, Seat
from regnum.core.agenda import State, choice_of, options
from regnum.core.dice import Dice
from regnum.core.game import Game
from regnum.games.kings_struggle.actions import Break, Propose
from regnum.games.kings_struggle.cards import ASSASSIN, JESTER, KNIGHT
from regnum.games.kings_struggle.deals import Promise
from regnum.games.kings_struggle.offers import grounds
from regnum.games.kings_struggle.state import ROUNDS, Court
from regnum.games.kings_struggle.talk import AbilityTalk

#: what a card of the hand could do, and may be promised not to do
SPARED = ((JESTER, "jester", "jest"), (KNIGHT, "knight", "seize"), (ASSASSIN, "assassin", "kill"))
MOST_FAVOURS = 10


class Liar(GreedyBot):
    """A crude one. Plays as greedy does, but for each thing it wants it first promises all the
    coins there are by the last round, then all it has by the next one."""

    def choose(self, game: Game[State], world: State, seat: Seat, dice: Dice) -> Action:  # type: ignore[override]  # it plays this game alone
        if Break() in options(world, seat):
            return Break()
        return super().choose(game, world, seat, dice)

    def speak(self, game: Game[State], world: State, seat: Seat, dice: Dice) -> Action | None:  # type: ignore[override]  # it plays this game alone
        lie = self.lie(world, seat) if isinstance(world, Court) else None
        return lie or super().speak(game, world, seat, dice)

    def lie(self, s: Court, seat: Seat) -> Action | None:
        talk = choice_of(s, seat)
        if not isinstance(talk, AbilityTalk) or talk.seat == seat:
            return None
        said = s.said[seat]
        wanted = [ground for ground, _ in grounds(s, talk.seat, seat)]
        lies = self.lies(s, seat, talk.seat)
        offers = [Propose(replace(ground, promises=lie)) for ground in wanted for lie in lies]
        if any(deal.by == seat for deal in s.deals) or said >= len(offers):
            return None
        return offers[said] if talk.refusal(s, seat, offers[said]) is None else None

    def lies(self, s: Court, seat: Seat, holder: Seat) -> list[tuple[Promise, ...]]:
        """What it would promise for the same thing, one after another."""
        return [
            (Promise("coins", seat, by, to=holder, coins=coins),)
            for by, coins in ((ROUNDS, 99), (min(s.round + 1, ROUNDS), s.coins[seat]))
        ]


class SlyLiar(Liar):
    """Beside its coins it promises what costs nothing, and that it keeps: to look honest."""

    def lies(self, s: Court, seat: Seat, holder: Seat) -> list[tuple[Promise, ...]]:
        favours = [
            Promise("avoid", seat, s.round, card=card, part=part, target=target)
            for kind, card, part in SPARED
            if s.hands[seat] >> kind & 1
            for target in (None, *(other for other in range(s.seats) if other != seat))
        ][:MOST_FAVOURS]
        coins = max(s.coins[seat], 1)
        return [
            (Promise("coins", seat, by, to=holder, coins=coins), *favours)
            for by in (min(s.round + 2, ROUNDS - 1), min(s.round + 1, ROUNDS))
            if by >= s.round
        ]
