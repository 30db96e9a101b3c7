"""Toys with one thing wrong: what needs branches, a free undo, or dice in mid-game to be seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import ClassVar

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Parallel
from regnum.core.cards import CardSet
from regnum.core.dice import Dice, quick_dice
from regnum.core.facts import Options
from tests.toys.board import Board
from tests.toys.high_card import Change, HighCard, Swap
from tests.toys.towers import FLOORS, WIDTHS, Build, Inspect, Towers


class TowersBuilt(Towers):
    """Towers, with another way to build."""

    build: ClassVar[type[Build]] = Build

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Board:
        s = super().set_up(seats, options, cards, dice)
        floors = [[self.build(seat, floor, WIDTHS) for floor in FLOORS] for seat in range(seats)]
        branches = Parallel([[*steps, Inspect(seat)] for seat, steps in enumerate(floors)])
        s.agenda = [branches]
        return s


class RacingBuild(Build):
    def take(self, s: Board, seat: Seat, action: Action) -> None:
        if not any(place.startswith("mast") for place in s.at.values()):
            s.at[f"red-{seat}"] = f"mast-{seat}"
        super().take(s, seat, action)


class RewardsTheFaster(TowersBuilt):
    """The first to set a block flies a flag: a branch looks at what another seat has done."""

    build: ClassVar[type[Build]] = RacingBuild


class WindyBuild(Build):
    def take(self, s: Board, seat: Seat, action: Action) -> None:
        s.dice.below(6)
        super().take(s, seat, action)


class DrawsInABranch(TowersBuilt):
    """Draws dice while the others go at their own pace."""

    build: ClassVar[type[Build]] = WindyBuild


class LaysTheTableAnew(Towers):
    """Every second time the table is laid, a flag is missing; an undo lays it again."""

    times: ClassVar[Iterator[int]] = count()

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Board:
        s = super().set_up(seats, options, cards, dice)
        if next(self.times) % 2:
            s.at["red-0"] = "lost"
        return s


class LuckyChange(Change):
    seeds: ClassVar[Iterator[int]] = count()

    def take(self, s: Board, seat: Seat, action: Action) -> None:
        assert isinstance(action, Swap)
        if action.card is not None:
            s.dice = quick_dice(next(self.seeds))
        super().take(s, seat, action)


class OtherDiceAgain(HighCard):
    """Draws with new dice every time, so that a take-back is a second chance."""

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Board:
        s = super().set_up(seats, options, cards, dice)
        s.agenda = [LuckyChange(to.seat) if isinstance(to, Change) else to for to in s.agenda]
        return s


class ForgetsWhatWasTakenBack(HighCard):
    """A card that was drawn and taken back counts as unseen."""

    def remind(self, s: Board, seat: Seat | None, components: set[str]) -> None:
        pass
