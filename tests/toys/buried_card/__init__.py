"""The buried card, a toy: a card that nobody may look at, and what a guess gives away."""

from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import Choice, Step
from regnum.core.cards import CardSet
from regnum.core.dice import Dice
from regnum.core.facts import Facts, Mode, Options
from regnum.core.messages import Message
from regnum.core.results import Line, Result
from tests.toys.board import Board, BoardGame, result_of


class Guess(Action, frozen=True):
    number: int


class Unburied(Event, frozen=True):
    card: str


class Dig(Board):
    guesses: tuple[int, ...] = ()  # in turn order, two rounds of them

    def clone(self) -> "Dig":
        new = super().clone()
        new.guesses = self.guesses
        return new

    def guesses_of(self, seat: Seat) -> tuple[int, ...]:
        return self.guesses[seat :: self.seats]


class Name(Choice[Dig]):
    def options(self, s: Dig, seat: Seat) -> list[Action]:
        unseen = [n for n in range(1, 8) if s.at[f"card-{n}"] != f"hand-{seat}"]
        return [Guess(n) for n in unseen if n not in s.guesses_of(seat)]

    def take(self, s: Dig, seat: Seat, action: Action) -> None:
        assert isinstance(action, Guess)
        s.guesses += (action.number,)

    def prompt(self, s: Dig, seat: Seat) -> Message:
        return Message("ask-guess")


class Unbury(Step[Dig]):
    def run(self, s: Dig) -> None:
        s.tell(Unburied(s.lying("buried")[0]))


class BuriedCard(BoardGame[Dig]):
    facts = Facts("buried-card", __name__, (2, 3), rules=1, hidden=True, modes=(Mode("base"),))
    actions = [Guess]
    events = [Unburied]

    def longest(self, seats: int, options: Options) -> int:
        return 2 * seats

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Dig:
        places = ["buried", *[f"hand-{n % seats}" for n in range(6)]]
        dice.shuffle(places)
        at = {f"card-{n}": place for n, place in enumerate(places, 1)}
        return Dig(seats, dice, at, *[Name(seat) for seat in range(seats)] * 2, Unbury())

    def result(self, s: Dig) -> Result:
        right = [[s.at[f"card-{n}"] for n in s.guesses_of(m)] for m in range(s.seats)]
        return result_of([Line(Message("score-right"), at.count("buried"))] for at in right)

    def sees(self, s: Dig, seat: Seat | None, place: str) -> bool:
        return place == f"hand-{seat}" or not s.agenda

    def possible(self, s: Dig, seat: Seat | None, component: str, place: str) -> bool:
        # a card that a seat has named is not in its hand
        return place == "buried" or int(component[-1]) not in s.guesses_of(int(place[-1]))

    def counters(self, s: Dig, seat: Seat | None) -> dict[str, int]:
        return {f"guess-{i}": n for i, n in enumerate(s.guesses)}


game = BuriedCard()
