"""Towers, a toy: parallel branches. Who sets each block on a wider one may fly a flag as well."""

from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import Choice, Parallel, Step
from regnum.core.cards import CardSet
from regnum.core.dice import Dice
from regnum.core.facts import Facts, Mode, Options
from regnum.core.messages import Message
from regnum.core.results import Line, Result
from tests.toys.board import Board, BoardGame, result_of

FLOORS = ["ground", "upper", "roof"]
WIDTHS = ["broad", "middling", "narrow"]
FLAGS = ["red", "white"]


class Set(Action, frozen=True):
    thing: str


class Sound(Event, frozen=True):
    seat: Seat


class Build(Choice[Board]):
    def __init__(self, seat: Seat, place: str, kinds: list[str]) -> None:
        super().__init__(seat)
        self.place, self.kinds = place, kinds

    def options(self, s: Board, seat: Seat) -> list[Action]:
        store = s.lying(f"store-{seat}")
        return [Set(thing) for thing in store if thing.rpartition("-")[0] in self.kinds]

    def take(self, s: Board, seat: Seat, action: Action) -> None:
        assert isinstance(action, Set)
        s.at[action.thing] = f"{self.place}-{seat}"

    def prompt(self, s: Board, seat: Seat) -> Message:
        return Message(f"ask-{self.place}")


class Inspect(Step[Board]):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Board) -> None:
        if sound(s, self.seat):
            s.tell(Sound(self.seat))
            s.then(Build(self.seat, "mast", FLAGS))


def sound(s: Board, seat: Seat) -> bool:
    return all(s.at[f"{w}-{seat}"] == f"{f}-{seat}" for w, f in zip(WIDTHS, FLOORS, strict=True))


class Towers(BoardGame[Board]):
    facts = Facts("towers", __name__, (2, 3), rules=1, hidden=False, modes=(Mode("base"),))
    actions = [Set]
    events = [Sound]

    def longest(self, seats: int, options: Options) -> int:
        return 3 * seats  # the last block is set by itself

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Board:
        things = [f"{kind}-{seat}" for seat in range(seats) for kind in [*WIDTHS, *FLAGS]]
        build = [[Build(seat, floor, WIDTHS) for floor in FLOORS] for seat in range(seats)]
        branches = Parallel([[*steps, Inspect(seat)] for seat, steps in enumerate(build)])
        return Board(seats, dice, {thing: f"store-{thing[-1]}" for thing in things}, branches)

    def result(self, s: Board) -> Result:
        masts = [s.lying(f"mast-{seat}") for seat in range(s.seats)]
        kinds = [flags[0][:-2] if flags else "" for flags in masts]
        return result_of(
            [Line(Message("score-sound"), 2 * sound(s, seat))]
            + [Line(Message("score-flag"), 1) for _ in masts[seat] if kinds.count(kinds[seat]) == 1]
            for seat in range(s.seats)
        )


game = Towers()
