"""A tiny game for planting defects in: hide cards under the deck, play the rest.

Each defect is a subclass with one thing wrong.
"""

from __future__ import annotations

from typing import ClassVar

from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import Choice, State
from regnum.core.cards import CardSet
from regnum.core.dice import Dice
from regnum.core.facts import Facts, Mode, Options
from regnum.core.game import Game
from regnum.core.messages import Message, Refusal
from regnum.core.results import Line, Result
from regnum.core.sight import each_once
from regnum.core.standing import ranked


class Play(Action, frozen=True):
    card: str


class Under(Action, frozen=True):
    card: str


class Played(Event, frozen=True):
    seat: Seat
    card: str


class PutUnder(Event, frozen=True):
    seat: Seat
    card: str | None


class Drew(Event, frozen=True):
    seat: Seat
    card: str | None


class Nest(State):
    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.deck: list[str] = []
        self.pile: list[str] = []
        self.points = [0] * seats
        #: who knows where a card is, spectators among them
        self.seen: dict[str, set[Seat | None]] = {}
        self.hidings = 0

    def clone(self) -> Nest:
        new = type(self)(self.seats, self.dice.clone())
        new.copy_agenda(self)
        new.hands = [hand[:] for hand in self.hands]
        new.deck = self.deck[:]
        new.pile = self.pile[:]
        new.points = self.points[:]
        new.seen = {card: set(knowers) for card, knowers in self.seen.items()}
        new.hidings = self.hidings
        return new


class Turn(Choice[Nest]):
    guarded: ClassVar[bool] = True

    def options(self, s: Nest, seat: Seat) -> list[Action]:
        found: list[Action] = [Play(card) for card in s.hands[seat]]
        if s.deck and s.hidings < 8:
            found.extend(Under(card) for card in s.hands[seat])
        return found

    def why_not(self, s: Nest, seat: Seat, action: Action) -> Refusal:
        assert isinstance(action, Play | Under)
        return Refusal("not-yours", {"card": action.card})

    def take(self, s: Nest, seat: Seat, action: Action) -> None:
        assert isinstance(action, Play | Under)
        s.hands[seat].remove(action.card)
        if isinstance(action, Play):
            s.pile.append(action.card)
            s.points[seat] += int(action.card.rpartition("-")[2])
            s.tell(Played(seat, action.card))
        else:
            self.hide(s, seat, action.card)
        if s.hands[(seat + 1) % s.seats]:
            s.then(type(self)((seat + 1) % s.seats))

    def hide(self, s: Nest, seat: Seat, card: str) -> None:
        if s.hands[seat]:
            for held in [*s.hands[seat], card]:
                s.seen[held] = {seat}
        s.hidings += 1
        s.deck.append(card)
        self.draw(s, seat)
        s.tell(PutUnder(seat, card))

    def draw(self, s: Nest, seat: Seat) -> None:
        drawn = s.deck.pop(0)
        s.hands[seat].append(drawn)
        s.seen[drawn].add(seat)
        s.tell(Drew(seat, drawn))

    def prompt(self, s: Nest, seat: Seat) -> Message:
        return Message("ask-turn")


class Magpies(Game[Nest]):
    state: ClassVar[type[Nest]] = Nest
    turn: ClassVar[type[Turn]] = Turn

    facts = Facts("magpies", "tests.conformance", (2, 3), 1, True, (Mode("base"),))
    actions = (Play, Under)
    events = (Played, PutUnder, Drew)

    def longest(self, seats: int, options: Options) -> int:
        return 30

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Nest:
        s = self.state(seats, dice)
        s.deck = [f"card-{number}" for number in range(3 * seats + 4)]
        dice.shuffle(s.deck)
        s.seen = {card: set() for card in s.deck}
        for seat in range(seats):
            for _ in range(3):
                s.hands[seat].append(s.deck.pop(0))
                s.seen[s.hands[seat][-1]].add(seat)
        s.then(self.turn(0))
        return s

    def result(self, s: Nest) -> Result:
        ranks = ranked([(points,) for points in s.points])
        lines = tuple((Line(Message("score-cards"), points),) for points in s.points)
        return Result(tuple(s.points), ranks, tuple(rank == 1 for rank in ranks), lines)

    def places(self, s: Nest) -> dict[str, str]:
        lying = [(card, f"deck-{depth}") for depth, card in enumerate(s.deck)]
        lying += [(card, f"hand-{seat}") for seat, hand in enumerate(s.hands) for card in hand]
        lying += [(card, "pile") for card in s.pile]
        return each_once(lying)

    def known(self, s: Nest, seat: Seat | None) -> set[str]:
        return {card for card, knowers in s.seen.items() if seat in knowers} | set(s.pile)

    def put(self, s: Nest, places: dict[str, str]) -> None:
        old = self.places(s)
        knowers: dict[str, list[set[Seat | None]]] = {old[card]: [] for card in places}
        for card in sorted(places, key=lambda card: (old[card], card)):
            knowers[old[card]].append(s.seen[card])
        for group in knowers.values():
            group.sort(key=lambda seats: sorted(map(str, seats)))
        for card in sorted(places):
            s.seen[card] = knowers[places[card]].pop(0)
        new = {**old, **places}
        by_depth = {place: card for card, place in new.items()}
        s.deck = [by_depth[f"deck-{depth}"] for depth in range(len(s.deck))]
        for seat, hand in enumerate(s.hands):
            kept = [card for card in hand if card not in places]
            came = sorted(card for card, place in places.items() if place == f"hand-{seat}")
            s.hands[seat] = kept + came

    def remind(self, s: Nest, seat: Seat | None, components: set[str]) -> None:
        for card in components:
            s.seen[card].add(seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        if isinstance(event, PutUnder) and event.seat != seat:
            return PutUnder(event.seat, None)
        if isinstance(event, Drew) and event.seat != seat:
            return Drew(event.seat, None)
        return event
