"""The round, step by step (p. 8-11)."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, Secret, Step
from regnum.core.messages import Message, Refusal
from regnum.games.paladins import events
from regnum.games.paladins.actions import Muster, Visit
from regnum.games.paladins.cards import MOST_SEATS, PALADINS
from regnum.games.paladins.rules_cleanup import CLEAN_UP
from regnum.games.paladins.rules_gain import gain_workers
from regnum.games.paladins.rules_rewards import REWARDS_OF
from regnum.games.paladins.rules_turn import NEXT_TURN
from regnum.games.paladins.solo_round import (
    SUSPECTED_TAVERN,
    opponent_begins,
    opponent_gets_favour,
    opponent_gets_order,
)
from regnum.games.paladins.state import (
    ATTRIBUTE_COUNT,
    NO_TRAIL,
    NONE_YET,
    NOTHING,
    PALADIN_CARDS,
    ROUNDS,
    TAVERN_CARDS,
    Kingdom,
)

DRAWN: Final = 3


class NextRound(Step[Kingdom]):
    """Steps 1 to 4 of a round, then the choice of paladins; after seven rounds the game is over."""

    def run(self, s: Kingdom) -> None:
        if s.round == ROUNDS:
            return
        if s.round:
            s.first = (s.first + 1) % s.seats
        s.round += 1
        s.turn = s.first
        s.passed = 0
        if s.events is not None:
            s.tell(events.RoundBegan(s.round, s.first))
        reveal_court(s)
        if s.difficulty:
            opponent_begins(s)
        open_taverns(s)
        for seat in range(s.seats):
            draw_paladins(s, seat)
        s.agenda.append(NEXT_ROUND)
        s.agenda.append(CLEAN_UP)
        # whose turn comes after the seat before the first one
        s.agenda.append(NEXT_TURN[(s.first - 1) % s.players])
        for place in range(s.seats - 1, -1, -1):
            s.agenda.append(CALL_WORKERS[(s.first + place) % s.seats])
        s.agenda.append(CHOOSE_PALADINS[s.seats])


def reveal_court(s: Kingdom) -> None:
    """An order in rounds 1 to 3, a favour in rounds 3 to 7 (p. 8)."""
    if s.round <= len(s.cards.order_points):
        order = s.orders[s.round - 1]
        if s.events is not None:
            points = s.cards.order_points[s.round - 1]
            s.tell(events.OrderRevealed(s.cards.orders[order], points))
        if s.difficulty:
            opponent_gets_order(s, order)
    if s.open_favours():
        if s.events is not None:
            favour = s.favours[s.open_favours() - 1]
            s.tell(events.FavourRevealed(s.cards.favours[favour]))
        if s.difficulty:
            opponent_gets_favour(s)


def open_taverns(s: Kingdom) -> None:
    """One tavern more than there are players; alone, two (p. 9, 27)."""
    found: list[int] = []
    for _ in range(s.seats + 1):
        if s.tavern_top == len(s.tavern_deck):
            shuffle_taverns(s)
        found.append(s.tavern_deck[s.tavern_top])
        s.tavern_top += 1
    s.taverns = found
    s.visited = [NOTHING] * s.seats
    if s.events is not None:
        s.tell(events.TavernsOpened(tuple([s.cards.taverns[tavern] for tavern in found])))


def shuffle_taverns(s: Kingdom) -> None:
    """The discard becomes the deck (p. 10; ruling PA-D4)."""
    deck = sorted(s.taverns_gone)
    s.dice.shuffle(deck)
    s.forget(TAVERN_CARDS, deck)
    s.tavern_deck = deck
    s.tavern_top = 0
    s.taverns_gone = NONE_YET
    if s.events is not None:
        s.tell(events.TavernsShuffled())


# -- paladins (p. 9)


def draw_paladins(s: Kingdom, seat: Seat) -> None:
    """Take the three top paladins in hand (p. 9)."""
    deck = s.paladin_decks[seat]
    s.drawn[seat] = deck[:DRAWN]
    s.paladin_decks[seat] = deck[DRAWN:]
    s.seen = s.seen[:]
    for card in deck[:DRAWN]:
        s.seen[PALADIN_CARDS + card] |= 1 << seat
    if s.events is not None:
        names = [s.cards.paladin_cards[card] for card in deck[:DRAWN]]
        s.tell(events.PaladinsDrawn(seat, tuple(names)))


class ChoosePaladin(Choice[Kingdom]):
    """One for this round, one onto the deck, one under it; all seats at once, face down (p. 9)."""

    guarded: ClassVar[bool] = True

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        drawn = s.drawn[seat]
        if len(drawn) < DRAWN:
            return []
        a = drawn[0]
        b = drawn[1]
        c = drawn[2]
        moves = s.cards.moves
        return [
            moves.muster(a, b, c),
            moves.muster(a, c, b),
            moves.muster(b, a, c),
            moves.muster(b, c, a),
            moves.muster(c, a, b),
            moves.muster(c, b, a),
        ]

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        assert isinstance(action, Muster)
        number = s.cards.paladin_number
        top = number[action.top]
        bottom = number[action.bottom]
        s.paladin[seat] = number[action.paladin]
        s.paladin_decks[seat] = [top, *s.paladin_decks[seat], bottom]
        # only the seat itself sees which goes where
        s.seen = s.seen[:]
        for card in s.drawn[seat]:
            s.seen[PALADIN_CARDS + card] = 1 << seat
        s.drawn[seat] = NONE_YET
        if s.events is not None:
            s.tell(events.PaladinChosen(seat, action.paladin, action.top, action.bottom))

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Muster):
            for name in (action.paladin, action.top, action.bottom):
                if name not in s.cards.paladin_number:
                    return Refusal("no-such-card", {"card": name})
                if s.cards.paladin_number[name] not in s.drawn[seat]:
                    return Refusal("not-drawn", {"paladin": name}, "paladins", 9)
            return Refusal("one-each", {}, "paladins", 9)
        return Refusal("choose-paladin", {}, "paladins", 9)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-paladin", {"round": s.round})


# -- workers (p. 10)


class CallWorkers(Step[Kingdom]):
    """Turn the paladin up and take its two workers; then choose a tavern (p. 10)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Kingdom) -> None:
        seat = self.seat
        s.turn = seat
        s.turned_up |= 1 << seat
        paladin = s.paladin[seat] % PALADINS
        boosts = s.boosts[:]
        for attribute in range(ATTRIBUTE_COUNT):
            boosts[seat * ATTRIBUTE_COUNT + attribute] = s.cards.boost[paladin][attribute]
        s.boosts = boosts
        if s.events is not None:
            s.tell(events.PaladinTurnedUp(seat, s.cards.paladin_cards[s.paladin[seat]]))
        gain_workers(s, seat, s.cards.paladin_workers[paladin])
        if s.difficulty:
            s.agenda.append(SUSPECTED_TAVERN)
        s.agenda.append(REWARDS_OF[seat])
        s.agenda.append(VISIT_TAVERN[seat])


class VisitTavern(Choice[Kingdom]):
    """Take the four workers of a tavern that nobody has visited (p. 10)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        moves = s.cards.moves.visit
        return [moves[tavern] for tavern in s.taverns if tavern not in s.visited]

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        assert isinstance(action, Visit)
        tavern = s.cards.tavern_number[action.tavern]
        s.trail = NO_TRAIL
        s.visited = s.visited[:]
        s.visited[seat] = tavern
        if s.events is not None:
            s.tell(events.TavernVisited(seat, action.tavern))
        gain_workers(s, seat, s.cards.tavern_workers[tavern])

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if not isinstance(action, Visit):
            return Refusal("choose-tavern", {}, "taverns", 10)
        if action.tavern not in s.cards.tavern_number:
            return Refusal("no-such-card", {"card": action.tavern})
        if s.cards.tavern_number[action.tavern] in s.visited:
            return Refusal("tavern-visited", {"tavern": action.tavern}, "taverns", 10)
        return Refusal("tavern-closed", {"tavern": action.tavern}, "taverns", 10)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-tavern")


def choose_paladins(seats: int) -> Secret[Kingdom]:
    choices: list[Choice[Kingdom]] = [ChoosePaladin(seat) for seat in range(seats)]
    return Secret(choices)


NEXT_ROUND: Final = NextRound()
#: by the number of seats
CHOOSE_PALADINS: Final = [choose_paladins(seats) for seats in range(MOST_SEATS + 1)]
CALL_WORKERS: Final = [CallWorkers(seat) for seat in range(MOST_SEATS)]
VISIT_TAVERN: Final = [VisitTavern(seat) for seat in range(MOST_SEATS)]
