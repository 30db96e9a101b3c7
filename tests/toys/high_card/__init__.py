"""High card, a toy: a reshuffle in mid-game. What lay open in the discard pile is unknown again."""

from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import Choice, Step
from regnum.core.cards import CardSet
from regnum.core.dice import Dice
from regnum.core.facts import Facts, Mode, Options
from regnum.core.messages import Message
from regnum.core.results import Line, Result
from tests.toys.board import Board, BoardGame, result_of, strength


class Swap(Action, frozen=True):
    card: str | None


class Reshuffled(Event, frozen=True): ...


class Won(Event, frozen=True):
    seat: Seat
    card: str


class Deal(Step[Board]):
    """One card each, from a deck that will last the round."""

    def run(self, s: Board) -> None:
        if len(s.lying("deck")) < 2 * s.seats:
            s.tell(Reshuffled())
            s.at |= dict.fromkeys(s.lying("discards"), "deck")
        for seat in range(s.seats):
            s.draw("deck", to=f"hand-{seat}")


class Change(Choice[Board]):
    def options(self, s: Board, seat: Seat) -> list[Action]:
        return [Swap(None), *map(Swap, s.lying(f"hand-{seat}"))]

    def take(self, s: Board, seat: Seat, action: Action) -> None:
        if isinstance(action, Swap) and action.card is not None:
            s.at[action.card] = "discards"
            s.draw("deck", to=f"hand-{seat}")

    def prompt(self, s: Board, seat: Seat) -> Message:
        return Message("ask-change")


class Showdown(Step[Board]):
    def run(self, s: Board) -> None:
        shown = {card: seat for seat in range(s.seats) for card in s.lying(f"hand-{seat}")}
        best = max(shown, key=strength)
        s.at |= dict.fromkeys(shown, "discards") | {best: f"won-{shown[best]}"}
        s.tell(Won(shown[best], best))


class HighCard(BoardGame[Board]):
    facts = Facts("high-card", __name__, (2, 3), rules=1, hidden=True, modes=(Mode("base"),))
    actions = [Swap]
    events = [Reshuffled, Won]

    def longest(self, seats: int, options: Options) -> int:
        return 3 * seats

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Board:
        deck = {f"card-{n}": "deck" for n in range(1, 10)}
        turns = [Change(seat) for seat in range(seats)]
        return Board(seats, dice, deck, *[Deal(), *turns, Showdown()] * 3)

    def result(self, s: Board) -> Result:
        won = [len(s.lying(f"won-{seat}")) for seat in range(s.seats)]
        return result_of([Line(Message("score-won"), cards)] for cards in won)

    def sees(self, s: Board, seat: Seat | None, place: str) -> bool:
        return place == f"hand-{seat}" or not place.startswith(("hand", "deck"))


game = HighCard()
