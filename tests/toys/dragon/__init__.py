"""The dragon, a toy: a rules-driven opponent with a deck of its own, and a seat that can lose."""

from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import Choice, Step
from regnum.core.cards import CardSet
from regnum.core.dice import Dice
from regnum.core.facts import Facts, Mode, Options
from regnum.core.messages import Message
from regnum.core.results import Line, Result
from tests.toys.board import Board, BoardGame, strength


class Hunt(Options, frozen=True, kw_only=True):
    fierce: bool = False


class Post(Action, frozen=True):
    guard: str | None


class Raided(Event, frozen=True):
    raid: str


class Raid(Step[Board]):
    def run(self, s: Board) -> None:
        raid = s.draw("deck", to="raid")
        s.tell(Raided(raid))
        if strength(raid) % 2 == 0 and s.lying("guards-0"):  # it burns the weakest guard
            s.at[s.lying("guards-0")[0]] = "lair"


class Defend(Choice[Board]):
    def __init__(self, fierce: bool) -> None:
        super().__init__(0)
        self.edge = int(fierce)  # a fierce dragon flees only from stronger guards

    def options(self, s: Board, seat: Seat) -> list[Action]:
        return [Post(None), *map(Post, s.lying("guards-0"))]

    def take(self, s: Board, seat: Seat, action: Action) -> None:
        assert isinstance(action, Post)
        raid = s.lying("raid")[0]
        if action.guard is not None and strength(action.guard) >= strength(raid) + self.edge:
            s.at |= {action.guard: "spent", raid: "trophies-0"}
        else:
            s.at |= {action.guard or raid: "lair", raid: "lair"}

    def prompt(self, s: Board, seat: Seat) -> Message:
        return Message("ask-defend")


class Dragon(BoardGame[Board]):
    modes = (Mode("base"), Mode("fierce", {"fierce": True}))
    facts = Facts("dragon", __name__, (1,), rules=1, hidden=True, modes=modes, solo=True)
    actions = [Post]
    events = [Raided]
    options_type = Hunt

    def longest(self, seats: int, options: Options) -> int:
        return 4

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Board:
        assert isinstance(options, Hunt)
        things = {f"guard-{n}": "guards-0" for n in range(1, 7)}
        things |= {f"raid-{n}": "deck" for n in range(2, 7)}
        things[f"raid-{2 + dice.below(5)}"] = "box"
        return Board(1, dice, things, *[Raid(), Defend(options.fierce)] * 4)

    def result(self, s: Board) -> Result:
        mine = sum(map(strength, s.lying("trophies-0")))
        lair = sum(strength(card) for card in s.lying("lair") if card.startswith("raid"))
        line = Line(Message("score-trophies"), mine)
        return Result((mine,), (1,), (mine > lair,), ((line,),), opponent=lair)

    def sees(self, s: Board, seat: Seat | None, place: str) -> bool:
        return place not in ("deck", "box") or not s.agenda


game = Dragon()
