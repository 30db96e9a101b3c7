"""Stories of King's Bounty: `given(...)` lays a table, seats play, and the table is looked at.

table, seat = given(hands={0: ["elf-warrior-1"]}, holdings={0: ["elf-tower-1"]})
seat(0).plays("elf-warrior-1", on="elf-tower-1")
assert table.garrison_of("elf-tower-1") == "elf-warrior-1"
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from regnum.core import agenda
from regnum.core.actions import Action, Event, Seat
from regnum.core.dice import quick_dice
from regnum.core.results import Result
from regnum.games.kings_bounty.actions import Draw, Onto, Pass, Play, Return, Under
from regnum.games.kings_bounty.cards import CASTLE_PEOPLES, NOTHING, TROOPS, KingsBountyCards
from regnum.games.kings_bounty.events import (
    Captured,
    Destroyed,
    Garrisoned,
    HeroAtHome,
    TakenByHero,
)
from regnum.games.kings_bounty.game import game
from regnum.games.kings_bounty.options import KingsBountyOptions
from regnum.games.kings_bounty.rules import TARGET, TURN
from regnum.games.kings_bounty.state import Kingdom
from regnum.games.kings_bounty.view import KingsBountyView

#: what lies before a seat: holdings, with their garrisons where they have one
Holdings = Mapping[str, str | None] | Sequence[str]
E = TypeVar("E", bound=Event)
#: what becomes of a troop
LED = (Garrisoned, Captured, TakenByHero, HeroAtHome, Destroyed)


def given(
    seats: int = 2,
    *,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    holdings: Mapping[Seat, Holdings] | None = None,
    titles: Sequence[str] = (),
    secret: Mapping[Seat, str] | None = None,
    deck: Sequence[str] | None = None,
    first: Seat = 0,
    turn: Seat | None = None,
    cards: Mapping[str, object] | None = None,
    **options: object,
) -> tuple[StoryTable, Callable[[Seat], StorySeat]]:
    """A table with exactly this on it, and a way to speak of its seats.

    Hands that are not named have six cards. A named `deck` is the whole deck, from the
    top; what is left then lies discarded, else in the deck. Peoples that leave with 2 or
    3 seats are ones that the story does not mention.
    """
    hands = hands or {}
    before = {seat: guarded(laid) for seat, laid in (holdings or {}).items()}
    named = [card for hand in hands.values() for card in hand] + list(deck or ())
    for laid in before.values():
        named += [*laid, *(guard for guard in laid.values() if guard is not None)]
    s = laid_out(seats, without_unnamed(seats, named, options), cards, bool(secret))
    number = s.cards.number
    rest = left_over(s, [number[card] for card in named])
    s.hands = [[number[card] for card in hands.get(seat, ())] for seat in range(seats)]
    for seat in range(seats):
        if seat not in hands:
            s.hands[seat] = [rest.pop(0) for _ in range(6)]
    s.deck, s.top = (rest if deck is None else [number[card] for card in deck]), 0
    s.discarded = [] if deck is None else rest
    s.seen = [0] * len(s.cards.names)
    for seat, hand in enumerate(s.hands):
        for card in hand:
            s.seen[card] = 1 << seat
    for seat, laid in before.items():
        for holding, guard in laid.items():
            s.give(number[holding], seat)
            s.garrison[number[holding] - TROOPS] = NOTHING if guard is None else number[guard]
    lay_titles(s, titles, secret or {})
    s.first = first
    s.agenda = [TURN[first if turn is None else turn]]
    s.events = []
    agenda.advance(s)
    table = StoryTable(s)
    return table, lambda seat: StorySeat(table, seat)


def guarded(laid: Holdings) -> dict[str, str | None]:
    return dict(laid) if isinstance(laid, Mapping) else dict.fromkeys(laid)


def without_unnamed(
    seats: int, named: Sequence[str], options: Mapping[str, object]
) -> dict[str, object]:
    """The options, with peoples to leave that the story does not mention."""
    if "without" in options or seats > 3:
        return dict(options)
    spoken_of = {card.partition("-")[0] for card in named}
    silent = [people for people in CASTLE_PEOPLES if people not in spoken_of]
    return {**options, "without": silent[len(silent) - (4 - seats) :]}


def laid_out(
    seats: int, options: Mapping[str, object], cards: Mapping[str, object] | None, secret: bool
) -> Kingdom:
    """A real set-up, to be laid out anew: which cards take part comes from the rules."""
    chosen = game.read_options({**options, "secret_titles": secret})
    assert isinstance(chosen, KingsBountyOptions)
    card_set = game.cards(cards)
    assert isinstance(card_set, KingsBountyCards)
    return game.set_up(seats, chosen, card_set, quick_dice(seats))


def left_over(s: Kingdom, used: list[int]) -> list[int]:
    """The cards of the match that the story does not name; each exists once."""
    match = sorted([*s.deck[s.top :], *(card for hand in s.hands for card in hand)])
    assert len(set(used)) == len(used), "a card is named twice"
    assert set(used) <= set(match), "a card is named that is not in this match"
    return [card for card in match if card not in used]


def lay_titles(s: Kingdom, titles: Sequence[str], secret: Mapping[Seat, str]) -> None:
    number = s.cards.title_number
    s.titles = [number[title] for title in titles]
    s.secret = [number[secret[seat]] if seat in secret else NOTHING for seat in range(s.seats)]
    held = {*s.titles, *s.secret}
    s.spare = [title for title in range(len(s.cards.titles)) if title not in held] if secret else []


class StoryTable:
    """What anybody can see, and a little more."""

    def __init__(self, state: Kingdom) -> None:
        self.state = state

    def names(self, cards: Sequence[int]) -> list[str]:
        return [self.state.cards.names[card] for card in cards]

    def place(self, holding: str) -> int:
        return self.state.cards.number[holding] - TROOPS

    def owner_of(self, holding: str) -> Seat | None:
        owner = self.state.owner[self.place(holding)]
        return None if owner < 0 else owner

    def garrison_of(self, holding: str) -> str | None:
        guard = self.state.garrison[self.place(holding)]
        return None if guard == NOTHING else self.state.cards.names[guard]

    def defence_of(self, holding: str) -> int:
        return self.state.defence(self.state.cards.number[holding])

    @property
    def discarded(self) -> list[str]:
        return self.names(self.state.discarded)

    @property
    def deck(self) -> list[str]:
        return self.names(self.state.deck[self.state.top :])

    @property
    def open_titles(self) -> list[str]:
        return [self.state.cards.titles[title] for title in self.state.titles]

    @property
    def turn(self) -> Seat | None:
        """The seat to act; `None` when the game is over."""
        seats = agenda.to_act(self.state)
        return seats[0] if seats else None

    @property
    def over(self) -> bool:
        return not self.state.agenda

    @property
    def result(self) -> Result:
        return game.result(self.state)

    def holder_of(self, title: str) -> Seat | None:
        """Who would get an open title if the game ended now."""
        for shown in self.view(None).titles:
            if shown.title == title:
                return shown.leader
        raise AssertionError(f"{title} does not lie open")

    def view(self, seat: Seat | None) -> KingsBountyView:
        view = game.view(self.state, seat)
        assert isinstance(view, KingsBountyView)
        return view

    def known(self, seat: Seat | None) -> set[str]:
        return game.known(self.state, seat)

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind, so far."""
        return [event for event in self.state.events or [] if isinstance(event, kind)]


class StorySeat:
    """A seat, and what it says."""

    def __init__(self, table: StoryTable, seat: Seat) -> None:
        self.table = table
        self.seat = seat

    # -- saying

    def plays(self, card: str, on: str | None = None) -> None:
        """Play a holding, or a troop onto a holding."""
        self.says(Play(card))
        if on is None:
            assert not card_is_troop(self.table, card), "a troop goes onto a holding"
        elif self.table.state.played != NOTHING:
            self.says(Onto(card, on))
        else:
            # with one holding to choose from the kernel has chosen it
            led = [event for event in self.table.state.events or [] if isinstance(event, LED)]
            assert (led[-1].troop, led[-1].holding) == (card, on)

    def puts_under(self, *cards: str) -> None:
        if Return() in agenda.options(self.table.state, self.seat):
            self.says(Return())
        for card in cards:
            self.says(Under(card))

    def draws(self) -> None:
        self.says(Draw())

    def returns(self, *cards: str) -> None:
        """Put cards under the deck and draw as many."""
        self.puts_under(*cards)
        if self.table.state.returned:
            self.draws()

    def passes(self) -> None:
        self.says(Pass())

    def says(self, action: Action) -> None:
        code = self.refusal_of(action)
        assert code is None, f"seat {self.seat} may not say {action}: {code}"
        agenda.act(self.table.state, self.seat, action)

    # -- being refused

    def refusal_of(self, action: Action) -> str | None:
        choice = agenda.choice_of(self.table.state, self.seat)
        if choice is None:
            return "not-your-turn"
        refusal = choice.refusal(self.table.state, self.seat, action)
        assert (refusal is None) == (action in agenda.options(self.table.state, self.seat))
        return None if refusal is None else refusal.code

    def refusal_to_play(self, card: str, on: str | None = None) -> str | None:
        """Why a card cannot be played, or not onto that holding."""
        code = self.refusal_of(Play(card))
        if on is None or code not in (None, "no-target"):
            return code
        # look at the choice of a target even where the kernel would not ask
        world = self.table.state.clone()
        TURN[self.seat].take(world, self.seat, Play(card))
        refusal = TARGET[self.seat].refusal(world, self.seat, Onto(card, on))
        return None if refusal is None else refusal.code

    def is_refused(self, code: str, card: str, on: str | None = None) -> bool:
        return self.refusal_to_play(card, on) == code

    def can_play(self, card: str, on: str | None = None) -> bool:
        return self.refusal_to_play(card, on) is None

    def cannot_play(self, card: str, on: str | None = None) -> bool:
        return self.refusal_to_play(card, on) is not None

    def targets_of(self, card: str) -> set[str]:
        """Where a troop of the hand can be led."""
        return {
            holding
            for holding in self.table.names(self.table.state.holdings)
            if self.can_play(card, on=holding)
        }

    # -- being looked at

    def holds(self, holding: str) -> bool:
        return self.table.owner_of(holding) == self.seat

    @property
    def hand(self) -> list[str]:
        return self.table.names(self.table.state.hands[self.seat])

    @property
    def score(self) -> int:
        return self.table.result.scores[self.seat]

    def knows(self, card: str) -> bool:
        return card in self.table.known(self.seat)


def card_is_troop(table: StoryTable, card: str) -> bool:
    return table.state.cards.number[card] < TROOPS
