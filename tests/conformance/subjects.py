"""Every game, seat count and mode there is: what the suite runs over."""

from __future__ import annotations

from dataclasses import dataclass, field

from regnum.core import agenda
from regnum.core.actions import Action, Seat
from regnum.core.agenda import State
from regnum.core.dice import Dice, MatchDice, key_from, quick_dice
from regnum.core.entries import Chair
from regnum.core.facts import Mode, Options
from regnum.core.game import Game
from regnum.core.table import Table


@dataclass(frozen=True)
class Subject:
    """One game in one mode at one size of table."""

    game: Game[State]
    seats: int
    mode: Mode = field(default_factory=lambda: Mode("base"))

    def __str__(self) -> str:
        return f"{self.game.facts.id}-{self.seats}-{self.mode.id}"

    @property
    def options(self) -> Options:
        return self.game.read_options(self.mode.options)

    @property
    def viewers(self) -> list[Seat | None]:
        """Every seat, and a spectator."""
        return [*range(self.seats), None]

    def start(self, seed: int) -> State:
        """The table at its first decision."""
        dice = MatchDice(key_from(f"{self} {seed}"))
        s = self.game.set_up(self.seats, self.options, self.game.cards(), dice)
        agenda.advance(s)
        return s

    def table(self, seed: int) -> Table[State]:
        chairs = [Chair() for _ in range(self.seats)]
        key = key_from(f"{self} {seed}")
        return Table(self.game, chairs, self.options, self.game.cards(), key)


def every_subject(games: dict[str, Game[State]]) -> list[Subject]:
    return [
        Subject(game, seats, mode)
        for game in games.values()
        for mode in game.facts.modes
        for seats in (mode.seats or game.facts.seats)
    ]


def agreed_otherwise(games: dict[str, Game[State]]) -> list[Subject]:
    """A small table of each game that has agreed on all that can be read otherwise: every flag
    that no mode sets is turned over."""
    found = []
    for game in games.values():
        usual = game.options_type()
        modes = {name for mode in game.facts.modes for name in mode.options}
        flags = {
            name: not getattr(usual, name)
            for name in usual.__struct_fields__
            if isinstance(getattr(usual, name), bool) and name not in {*modes, *game.facts.needs}
        }
        if flags:
            found.append(Subject(game, game.facts.seats[0], Mode("agreed-otherwise", flags)))
    return found


def someone(s: State, dice: Dice) -> Seat:
    """Who acts next in random play: a seat the game waits for, or now and then a speaker."""
    speakers = agenda.may_speak(s)
    if speakers and dice.below(3) == 0:
        speaking = [seat for seat in speakers if agenda.options(s, seat)]
        if speaking:
            return dice.pick(speaking)
    return dice.pick(agenda.to_act(s))


def random_move(s: State, dice: Dice) -> tuple[Seat, Action]:
    seat = someone(s, dice)
    return seat, dice.pick(agenda.options(s, seat))


def probes(length: int, count: int, seed: int) -> set[int]:
    """Which decisions of a game to look at closely."""
    dice = quick_dice(seed)
    return {dice.below(max(1, length)) for _ in range(count)}
