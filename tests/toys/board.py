"""A table that is nothing but things and their places: what most of the toys have in common.

`sealed_bids` does without, to show a game that stands alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self, TypeVar

from regnum.core.actions import Seat
from regnum.core.agenda import State, Step
from regnum.core.dice import Dice
from regnum.core.game import Game
from regnum.core.results import Line, Result
from regnum.core.standing import ranked


class Board(State):
    """Where each thing is. Things are listed in a fixed order, so that it tells nothing."""

    def __init__(self, seats: int, dice: Dice, at: dict[str, str], *first: Step[Self]) -> None:
        super().__init__(seats, dice)
        self.at = at
        #: what viewers know beyond what they see: it was shown in an action that was taken back
        self.minded: dict[Seat | None, set[str]] = {}
        self.then(*first)

    def clone(self) -> Self:
        """Good as long as a game adds no fields; then it writes its own."""
        new = type(self)(self.seats, self.dice.clone(), dict(self.at))
        new.minded = {viewer: set(things) for viewer, things in self.minded.items()}
        new.copy_agenda(self)
        return new

    def lying(self, place: str) -> list[str]:
        return [thing for thing, where in self.at.items() if where == place]

    def draw(self, place: str, to: str) -> str:
        """Take one of the things in a place, each as likely: an order that nobody knows need
        not be there before somebody looks."""
        things = self.lying(place)
        drawn = self.dice.pick(things)
        self.at[drawn] = to
        self.forget(things)
        return drawn

    def forget(self, things: Iterable[str]) -> None:
        """A hidden move loses what viewers were reminded of."""
        for minded in self.minded.values():
            minded.difference_update(things)


B = TypeVar("B", bound=Board)


class BoardGame(Game[B]):
    """A game on a board. All lies open, unless `sees` says otherwise."""

    def places(self, s: B) -> dict[str, str]:
        return dict(s.at)

    def known(self, s: B, seat: Seat | None) -> set[str]:
        seen = {thing for thing, place in s.at.items() if self.sees(s, seat, place)}
        return seen | s.minded.get(seat, set())

    def sees(self, s: B, seat: Seat | None, place: str) -> bool:
        """Whether a seat knows what lies in a place."""
        return True

    def remind(self, s: B, seat: Seat | None, components: set[str]) -> None:
        s.minded.setdefault(seat, set()).update(components)

    def put(self, s: B, places: dict[str, str]) -> None:
        s.at.update(places)
        s.forget(places)


def result_of(breakdown: Iterable[Iterable[Line]]) -> Result:
    """The result that a breakdown adds up to: most points win, equal points share a rank."""
    lines = tuple(tuple(seat) for seat in breakdown)
    scores = tuple(sum(line.points for line in seat) for seat in lines)
    ranks = ranked([(score,) for score in scores])
    return Result(scores, ranks, tuple(rank == 1 for rank in ranks), lines)


def strength(card: str) -> int:
    """The number on a card: `raid-3` has 3."""
    return int(card.rpartition("-")[2])
