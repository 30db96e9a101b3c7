"""Three heirs, a toy: a talk in which all three must agree on who gets how many of six coins."""

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Talk
from regnum.core.cards import CardSet
from regnum.core.dice import Dice
from regnum.core.facts import Facts, Mode, Options
from regnum.core.messages import Message, Refusal
from regnum.core.results import Line, Result
from tests.toys.board import Board, BoardGame, result_of

FAIR = [(2, 2, 2), (3, 2, 1), (1, 3, 2), (2, 1, 3), (2, 3, 1), (1, 2, 3), (3, 1, 2)]


class Propose(Action, frozen=True):
    shares: tuple[int, int, int]


class Agree(Action, frozen=True): ...


class Leave(Action, frozen=True): ...


class Bargain(Talk[Board]):
    def options(self, s: Board, seat: Seat) -> list[Action]:
        offers = [] if self.complete(s, seat) else [Propose(shares) for shares in FAIR]
        agree = s.lying("deed") and s.at[f"seal-{seat}"] != "deed"
        leave = seat == self.seat
        return [*offers, *([Agree()] if agree else []), *([Leave()] if leave else [])]

    def complete(self, s: Board, seat: Seat) -> bool:
        return s.at[f"pen-{seat}"] == "used-up"

    def refusal(self, s: Board, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Propose) or self.complete(s, seat):
            return super().refusal(s, seat, action)
        fits = sum(action.shares) == 6 and min(action.shares) >= 0
        return None if fits else Refusal("shares", {"sum": sum(action.shares)})

    def speakers(self, s: Board) -> list[Seat]:
        return [seat for seat in range(3) if seat != self.seat and self.options(s, seat)]

    def is_speech(self, action: Action) -> bool:
        return not isinstance(action, Leave)

    def hear(self, s: Board, seat: Seat, action: Action) -> bool:
        if isinstance(action, Propose):
            piles = [f"share-{n}" for n, share in enumerate(action.shares) for _ in range(share)]
            s.at |= {f"coin-{n}": pile for n, pile in enumerate(piles)}
            s.at |= {f"seal-{n}": f"desk-{n}" for n in range(3)} | {f"pen-{seat}": "used-up"}
        s.at[f"seal-{seat}"] = "deed"
        return len(s.lying("deed")) < 3

    def take(self, s: Board, seat: Seat, action: Action) -> None:
        s.at |= {f"coin-{n}": f"share-{n}" if n < 3 else "court" for n in range(6)}

    def prompt(self, s: Board, seat: Seat) -> Message:
        return Message("ask-heir")


class Heirs(BoardGame[Board]):
    facts = Facts("heirs", __name__, (3,), rules=1, hidden=False, modes=(Mode("base"),))
    actions = [Propose, Agree, Leave]

    def longest(self, seats: int, options: Options) -> int:
        return 10  # three proposals, two to agree to each, and to leave

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Board:
        coins = {f"coin-{n}": "estate" for n in range(6)}
        desks = {f"{thing}-{n}": f"desk-{n}" for thing in ("pen", "seal") for n in range(3)}
        return Board(seats, dice, coins | desks, Bargain(dice.below(3)))

    def result(self, s: Board) -> Result:
        shares = [len(s.lying(f"share-{seat}")) for seat in range(3)]
        return result_of([Line(Message("score-coins"), share)] for share in shares)


game = Heirs()
