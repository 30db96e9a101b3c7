"""Under the deck, a toy: a seat knows where it put a card, also when another has drawn it."""

from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import Choice
from regnum.core.cards import CardSet
from regnum.core.dice import Dice
from regnum.core.facts import Facts, Mode, Options
from regnum.core.messages import Message
from regnum.core.results import Line, Result
from tests.toys.board import Board, BoardGame, result_of, strength


class Keep(Action, frozen=True): ...


class Swap(Action, frozen=True):
    card: str


class Drew(Event, frozen=True):
    seat: Seat
    card: str | None


class Pile(Board):
    seen: dict[str, set[Seat]]  # who knows what lies in a place: it moves as the cards do

    def clone(self) -> "Pile":
        new = super().clone()
        new.seen = {place: set(seats) for place, seats in self.seen.items()}
        return new


class Turn(Choice[Pile]):
    def options(self, s: Pile, seat: Seat) -> list[Action]:
        return [Keep(), *map(Swap, s.lying(f"hand-{seat}"))]

    def take(self, s: Pile, seat: Seat, action: Action) -> None:
        if isinstance(action, Swap):
            hand = f"hand-{seat}"
            to = {hand: "bottom", "top": hand, "middle": "top", "bottom": "middle"}
            s.at = {card: to.get(place, place) for card, place in s.at.items()}
            s.seen = {to.get(place, place): seats for place, seats in s.seen.items()}
            s.seen[hand].add(seat)
            s.tell(Drew(seat, s.lying(hand)[0]))

    def prompt(self, s: Pile, seat: Seat) -> Message:
        return Message("ask-turn")


class UnderDeck(BoardGame[Pile]):
    facts = Facts("under-deck", __name__, (2, 3), rules=1, hidden=True, modes=(Mode("base"),))
    actions = [Keep, Swap]
    events = [Drew]

    def longest(self, seats: int, options: Options) -> int:
        return 4 * seats

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Pile:
        hands = [f"hand-{seat}" for seat in range(seats)]
        places = [*hands, "top", "middle", "bottom"]
        dice.shuffle(places)
        at = {f"card-{n}": place for n, place in enumerate(places, 1)}
        s = Pile(seats, dice, at, *[Turn(seat) for seat in range(seats)] * 4)
        s.seen = {place: {hands.index(place)} if place in hands else set() for place in places}
        return s

    def result(self, s: Pile) -> Result:
        held = [sum(map(strength, s.lying(f"hand-{seat}"))) for seat in range(s.seats)]
        return result_of([Line(Message("score-card"), points)] for points in held)

    def sees(self, s: Pile, seat: Seat | None, place: str) -> bool:
        return seat in s.seen[place] or not s.agenda

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return Drew(event.seat, None) if isinstance(event, Drew) and event.seat != seat else event


game = UnderDeck()
