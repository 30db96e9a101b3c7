"""Stories of Paladins: `given(...)` lays a table, seats speak, and the table is looked at.

table, seat = given(workers={0: ["labourer", "scout"]})
seat(0).says("hunt-with-scout")
assert seat(0).provisions == 4

Seats speak in the short text form of actions. What has only one answer the kernel answers
itself, so a story does not say it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from regnum.core import agenda
from regnum.core.actions import Event, Seat
from regnum.core.dice import quick_dice
from regnum.core.messages import Refusal
from regnum.core.results import Result
from regnum.core.standing import lines_of_opponent
from regnum.games.paladins.cards import PALADINS, PaladinsCards
from regnum.games.paladins.game import game
from regnum.games.paladins.rewards import ACTIONS, ATTRIBUTES, WORKERS
from regnum.games.paladins.rules_cleanup import CLEAN_UP
from regnum.games.paladins.rules_round import NEXT_ROUND
from regnum.games.paladins.rules_turn import TURN
from regnum.games.paladins.scoring import total
from regnum.games.paladins.state import (
    ACTION_COUNT,
    ATTRIBUTE_COUNT,
    CELL_COUNT,
    EMPTY,
    FIRST_CELL,
    KINDS,
    LARDER,
    NOTHING,
    PURSE,
    WORKSHOP_CELL,
    Kingdom,
)
from regnum.games.paladins.view import PaladinsView

E = TypeVar("E", bound=Event)
Each = Mapping[int, Sequence[str]]
Amounts = Mapping[int, int]


def given(
    seats: int = 2,
    *,
    turn: Seat = 0,
    first: Seat = 0,
    round: int = 1,
    workers: Each | None = None,
    silver: Amounts | None = None,
    provisions: Amounts | None = None,
    attributes: Mapping[int, Mapping[str, int]] | None = None,
    paladins: Mapping[Seat, str] | None = None,
    townsfolk: Sequence[str | None] | None = None,
    outsiders: Sequence[str | None] | None = None,
    hired: Each | None = None,
    suspicions: Each | None = None,
    walls: Each | None = None,
    attacked: Each | None = None,
    converted: Each | None = None,
    unpaid: Amounts | None = None,
    paid: Amounts | None = None,
    done: Mapping[int, Mapping[str, int]] | None = None,
    workshops: Each | None = None,
    standing: Mapping[int, Mapping[str, Sequence[str]]] | None = None,
    favours: Sequence[str] = (),
    orders: Sequence[str] = (),
    wall: str | None = None,
    next_suspicions: Sequence[str] = (),
    tax: int | None = None,
    passed: Sequence[int] = (),
    cards: Mapping[str, object] | None = None,
    **options: object,
) -> tuple[StoryTable, Callable[[Seat], StorySeat]]:
    """A table with this on it, at a seat's turn. What is not named is as after a real set-up:
    3 silver and 1 provision, attributes at 0, no paladin. Seats that are not named have a
    labourer, so that the round goes on."""
    card_set = game.cards(cards)
    assert isinstance(card_set, PaladinsCards)
    s = game.set_up(seats, game.read_options(options), card_set, quick_dice(seats))
    s.events = []
    agenda.advance(s)
    s.round = round
    s.first, s.turn = first, turn
    lay_rows(s, townsfolk, outsiders)
    lay_court(s, orders, favours)
    workers = dict(workers or {})
    for seat in range(seats):
        if seat != turn and seat not in passed:
            workers.setdefault(seat, ["labourer"])
    for player in range(s.players):
        give_goods(s, player, workers, silver or {}, provisions or {})
        s.unpaid[player] = (unpaid or {}).get(player, 0)
        s.paid[player] = (paid or {}).get(player, 0)
        s.debts -= s.unpaid[player] + s.paid[player]
        for name, level in (attributes or {}).get(player, {}).items():
            s.attributes[player * ATTRIBUTE_COUNT + ATTRIBUTES.index(name)] = level
        for action, times in (done or {}).get(player, {}).items():
            s.done[player * ACTION_COUNT + ACTIONS.index(action)] = times
        for place in (workshops or {}).get(player, ()):
            action, _, cell = place.partition(" ")
            put_on_cell(s, player, action, int(cell) - 1, WORKSHOP_CELL)
        for action, there in (standing or {}).get(player, {}).items():
            for cell, worker in enumerate(there):
                put_on_cell(s, player, action, cell, WORKERS.index(worker))
                s.supply[WORKERS.index(worker)] -= 1
    give_cards(s, hired or {}, walls or {}, attacked or {}, converted or {})
    for player, held in (suspicions or {}).items():
        take_from_deck(s.suspicion_deck, [s.cards.suspicion_number[name] for name in held], s)
        s.suspicions[player] = [s.cards.suspicion_number[name] for name in held]
    for seat, name in (paladins or {}).items():
        turn_up(s, seat, name)
    if wall is not None:
        on_top(s.wall_deck, s.wall_top, [s.cards.wall_number[wall]])
    on_top(
        s.suspicion_deck, s.suspicion_top, [s.cards.suspicion_number[n] for n in next_suspicions]
    )
    if tax is not None:
        s.supply[PURSE] += s.tax - tax
        s.tax = tax
    for player in passed:
        s.passed |= 1 << player
    s.agenda = [NEXT_ROUND, CLEAN_UP, TURN[turn]]
    s.events = []
    agenda.advance(s)
    table = StoryTable(s)
    return table, lambda seat: StorySeat(table, seat)


# -- laying the table


def on_top(deck: list[int], top: int, cards: Sequence[int]) -> None:
    """Put cards on top of a deck, the first one uppermost."""
    for card in reversed(cards):
        assert card in deck[top:], "a card is named that is not in the deck"
        deck.remove(card)
        deck.insert(top, card)


def take_from_deck(deck: list[int], cards: Sequence[int], s: Kingdom) -> None:
    for card in cards:
        deck.remove(card)


def lay_rows(
    s: Kingdom, townsfolk: Sequence[str | None] | None, outsiders: Sequence[str | None] | None
) -> None:
    if townsfolk is not None:
        named = [s.cards.townsperson_number[name] for name in townsfolk if name]
        deck = [card for card in s.townsfolk_deck if card not in named]
        s.townsfolk_deck, s.townsfolk_top = deck, 0
        s.townsfolk = [s.cards.townsperson_number[name] if name else NOTHING for name in townsfolk]
    if outsiders is not None:
        named = [s.cards.outsider_number[name] for name in outsiders if name]
        deck = [card for card in s.outsider_deck if card not in named]
        s.outsider_deck, s.outsider_top = deck, 0
        s.outsiders = [s.cards.outsider_number[name] if name else NOTHING for name in outsiders]


def lay_court(s: Kingdom, orders: Sequence[str], favours: Sequence[str]) -> None:
    on_top(s.orders, 0, [s.cards.order_number[name] for name in orders])
    on_top(s.favours, 0, [s.cards.favour_number[name] for name in favours])


def give_goods(
    s: Kingdom, player: int, workers: Each, silver: Amounts, provisions: Amounts
) -> None:
    for kind, amounts in ((PURSE, silver), (LARDER, provisions)):
        if player in amounts:
            s.supply[kind] += s.hand[player * KINDS + kind] - amounts[player]
            s.hand[player * KINDS + kind] = amounts[player]
    for worker in workers.get(player, ()):
        s.hand[player * KINDS + WORKERS.index(worker)] += 1
        s.supply[WORKERS.index(worker)] -= 1


def put_on_cell(s: Kingdom, player: int, action: str, cell: int, what: int) -> None:
    s.cells[player * CELL_COUNT + FIRST_CELL[ACTIONS.index(action)] + cell] = what


def give_cards(s: Kingdom, hired: Each, walls: Each, attacked: Each, converted: Each) -> None:
    cards = s.cards
    for held, deck, row, number, action, given_ in (
        (s.hired, s.townsfolk_deck, s.townsfolk, cards.townsperson_number, "recruit", hired),
        (s.walls, s.wall_deck, [], cards.wall_number, "fortify", walls),
        (s.attacked, s.outsider_deck, s.outsiders, cards.outsider_number, "attack", attacked),
        (s.converted, s.outsider_deck, s.outsiders, cards.outsider_number, "convert", converted),
    ):
        for player, names in given_.items():
            for name in names:
                card = number[name]
                if card in deck:
                    gone = deck.index(card)
                    deck.pop(gone)
                    if deck is s.townsfolk_deck and gone < s.townsfolk_top:
                        s.townsfolk_top -= 1
                    if deck is s.outsider_deck and gone < s.outsider_top:
                        s.outsider_top -= 1
                if card in row:
                    row[row.index(card)] = NOTHING
                held[player] = [*held[player], card]
            place = player * ACTION_COUNT + ACTIONS.index(action)
            s.done[place] = max(s.done[place], len(names))


def turn_up(s: Kingdom, seat: Seat, name: str) -> None:
    """A paladin stands by a seat."""
    paladin = s.cards.paladins.index(name)
    card = seat * PALADINS + paladin
    s.paladin_decks[seat] = [other for other in s.paladin_decks[seat] if other != card]
    s.paladin[seat] = card
    s.turned_up |= 1 << seat
    s.boosts = s.boosts[:]
    for attribute in range(ATTRIBUTE_COUNT):
        boost = s.cards.boost[paladin][attribute]
        s.boosts[seat * ATTRIBUTE_COUNT + attribute] = boost


# -- looking at it


class StoryTable:
    """What anybody can see, and a little more."""

    def __init__(self, state: Kingdom) -> None:
        self.state = state

    @property
    def tax(self) -> int:
        return self.state.tax

    @property
    def townsfolk(self) -> list[str | None]:
        return self.row(self.state.townsfolk, self.state.cards.townsfolk)

    @property
    def outsiders(self) -> list[str | None]:
        return self.row(self.state.outsiders, self.state.cards.outsiders)

    def row(self, cards: Sequence[int], names: Sequence[str]) -> list[str | None]:
        return [None if card == NOTHING else names[card] for card in cards]

    @property
    def turn(self) -> Seat | None:
        """The seat to act; `None` when the game is over."""
        seats = agenda.to_act(self.state)
        return seats[0] if seats else None

    @property
    def result(self) -> Result:
        return game.result(self.state)

    def score(self, player: int) -> list[tuple[str, str, int]]:
        """The lines of a seat's score, or of the opponent's: what, which one, points."""
        result = self.result
        parts = [*result.breakdown, lines_of_opponent(result)]
        return [
            (line.what.id, str(next(iter(line.what.args.values()), "")), line.points)
            for line in parts[player]
        ]

    def view(self, seat: Seat | None) -> PaladinsView:
        view = game.view(self.state, seat)
        assert isinstance(view, PaladinsView)
        return view

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind, so far."""
        return [event for event in self.state.events or [] if isinstance(event, kind)]


class StorySeat:
    """A seat: what it says, and what lies before it. The solo opponent is looked at likewise."""

    def __init__(self, table: StoryTable, seat: Seat) -> None:
        self.table = table
        self.seat = seat

    # -- saying

    def says(self, *texts: str) -> None:
        """Actions one after the other, each of which must be legal."""
        s = self.table.state
        for text in texts:
            action = game.parse(text)
            assert agenda.to_act(s), f"{text}: the game is over"
            choice = agenda.choice_of(s, self.seat)
            assert choice is not None, f"{text}: seat {agenda.to_act(s)} is to act"
            why = choice.refusal(s, self.seat, action)
            assert why is None, f"{text}: {why}, but {self.can_say()}"
            agenda.act(s, self.seat, action)

    def refused(self, text: str) -> Refusal:
        """Why an action is not legal; nothing may have changed."""
        choice = agenda.choice_of(self.table.state, self.seat)
        assert choice is not None
        why = choice.refusal(self.table.state, self.seat, game.parse(text))
        assert why is not None, f"{text} is legal"
        return why

    def can_say(self) -> list[str]:
        return [game.notate(action) for action in agenda.options(self.table.state, self.seat)]

    # -- what lies before it

    @property
    def workers(self) -> list[str]:
        s = self.table.state
        return [
            worker
            for number, worker in enumerate(WORKERS)
            for _ in range(s.hand[self.seat * KINDS + number])
        ]

    @property
    def silver(self) -> int:
        return self.table.state.silver(self.seat)

    @property
    def provisions(self) -> int:
        return self.table.state.provisions(self.seat)

    def attribute(self, name: str) -> int:
        return self.table.state.attributes[self.seat * ATTRIBUTE_COUNT + ATTRIBUTES.index(name)]

    def times(self, action: str) -> int:
        return self.table.state.times(self.seat, ACTIONS.index(action))

    def standing(self, action: str) -> list[str | None]:
        """What stands on the cells of an action."""
        s = self.table.state
        number = ACTIONS.index(action)
        start = self.seat * CELL_COUNT
        cells = s.cells[start + FIRST_CELL[number] : start + FIRST_CELL[number + 1]]
        names = [*WORKERS, "workshop"]
        return [None if there == EMPTY else names[there] for there in cells]

    @property
    def hired(self) -> list[str]:
        return [self.table.state.cards.townsfolk[n] for n in self.table.state.hired[self.seat]]

    @property
    def suspicions(self) -> list[str]:
        s = self.table.state
        return [s.cards.suspicions[number] for number in s.suspicions[self.seat]]

    @property
    def unpaid(self) -> int:
        return self.table.state.unpaid[self.seat]

    @property
    def paid(self) -> int:
        return self.table.state.paid[self.seat]

    @property
    def attacked(self) -> list[str]:
        return [self.table.state.cards.outsiders[n] for n in self.table.state.attacked[self.seat]]

    @property
    def converted(self) -> list[str]:
        return [self.table.state.cards.outsiders[n] for n in self.table.state.converted[self.seat]]

    @property
    def points(self) -> int:
        return total(self.table.state, self.seat)
