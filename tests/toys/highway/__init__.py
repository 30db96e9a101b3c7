"""Highway robbery, a toy: effects that interrupt an action twice, by pushes and not by flags."""

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, Step
from regnum.core.cards import CardSet
from regnum.core.dice import Dice
from regnum.core.facts import Facts, Mode, Options
from regnum.core.messages import Message
from regnum.core.results import Line, Result
from tests.toys.board import Board, BoardGame, result_of

Steps = list[Step[Board]]


class Rob(Action, frozen=True):
    victim: Seat | None


class Use(Action, frozen=True):
    tool: str | None


class Turn(Choice[Board]):
    def options(self, s: Board, seat: Seat) -> list[Action]:
        others = [n for n in range(s.seats) if n != seat and s.lying(f"purse-{n}")]
        return [*map(Rob, others), Rob(None)]

    def take(self, s: Board, seat: Seat, action: Action) -> None:
        if isinstance(action, Rob) and action.victim is not None:
            snatch = Snatch(seat, action.victim)
            parried = May(seat, "hook", used=[snatch], spared=[])
            s.then(May(action.victim, "shield", used=[parried], spared=[snatch]))

    def prompt(self, s: Board, seat: Seat) -> Message:
        return Message("ask-turn")


class Snatch(Step[Board]):
    def __init__(self, robber: Seat, victim: Seat) -> None:
        self.robber, self.victim = robber, victim

    def run(self, s: Board) -> None:
        s.at[s.lying(f"purse-{self.victim}")[0]] = f"purse-{self.robber}"


class May(Choice[Board]):
    def __init__(self, seat: Seat, tool: str, used: Steps, spared: Steps) -> None:
        super().__init__(seat)
        self.tool, self.used, self.spared = tool, used, spared

    def options(self, s: Board, seat: Seat) -> list[Action]:
        return [*(Use(tool) for tool in s.lying(f"{self.tool}s-{seat}")), Use(None)]

    def take(self, s: Board, seat: Seat, action: Action) -> None:
        used = isinstance(action, Use) and action.tool is not None
        s.at |= {f"{self.tool}-{seat}": "spent"} if used else {}
        s.then(*(self.used if used else self.spared))

    def prompt(self, s: Board, seat: Seat) -> Message:
        return Message(f"ask-{self.tool}")


class Highway(BoardGame[Board]):
    facts = Facts("highway", __name__, (2, 3, 4), rules=1, hidden=False, modes=(Mode("base"),))
    actions = [Rob, Use]

    def longest(self, seats: int, options: Options) -> int:
        return 7 * seats  # a turn and a shield three times, a hook once

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Board:
        coins = {f"coin-{n}": f"purse-{n % seats}" for n in range(3 * seats)}
        tools = {f"{kind}-{n}": f"{kind}s-{n}" for kind in ("shield", "hook") for n in range(seats)}
        return Board(seats, dice, coins | tools, *[Turn(seat) for seat in range(seats)] * 3)

    def result(self, s: Board) -> Result:
        purses = [len(s.lying(f"purse-{seat}")) for seat in range(s.seats)]
        return result_of([Line(Message("score-coins"), coins)] for coins in purses)


game = Highway()
