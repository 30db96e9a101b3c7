"""The trivial game for two that both servers play: say one or two, turn about, for ever."""

from __future__ import annotations

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, State
from regnum.core.cards import CardSet
from regnum.core.dice import Dice
from regnum.core.facts import Facts, Mode, Options
from regnum.core.game import Game
from regnum.core.messages import Message
from regnum.core.results import Line, Result
from regnum.core.standing import ranked


class Say(Action, frozen=True):
    number: int


class Counts(State):
    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.counts = [0] * seats

    def clone(self) -> Counts:
        new = Counts(self.seats, self.dice.clone())
        new.counts = self.counts[:]
        new.copy_agenda(self)
        return new


SAYINGS: list[Action] = [Say(1), Say(2)]


class Turn(Choice[Counts]):
    def options(self, s: Counts, seat: Seat) -> list[Action]:
        return SAYINGS

    def take(self, s: Counts, seat: Seat, action: Action) -> None:
        assert isinstance(action, Say)
        s.counts[seat] += action.number
        s.then(Turn((seat + 1) % s.seats))

    def prompt(self, s: Counts, seat: Seat) -> Message:
        return Message("ask-number")


class Counting(Game[Counts]):
    facts = Facts("counting", __name__, (2,), rules=1, hidden=False, modes=(Mode("base"),))
    actions = (Say,)

    def longest(self, seats: int, options: Options) -> int:
        return 1_000_000

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Counts:
        s = Counts(seats, dice)
        s.then(Turn(0))
        return s

    def result(self, s: Counts) -> Result:
        ranks = ranked([(count,) for count in s.counts])
        lines = tuple((Line(Message("score-count"), count),) for count in s.counts)
        return Result(tuple(s.counts), ranks, tuple(rank == 1 for rank in ranks), lines)

    def places(self, s: Counts) -> dict[str, str]:
        return {}

    def known(self, s: Counts, seat: Seat | None) -> set[str]:
        return set()

    def put(self, s: Counts, places: dict[str, str]) -> None:
        """Nothing lies anywhere."""

    def counters(self, s: Counts, seat: Seat | None) -> dict[str, int]:
        return {f"count-{each}": count for each, count in enumerate(s.counts)}


game = Counting()
