"""Stories of Fairy Fracas: `given(...)` lays a kingdom, seats play, and the table is looked at.

table, seat = given("farm castle tower / farm forest farm", at={"tower-1": ["red-princess"]})
seat(1).plays("blue-knight", on="tower-1")
assert table.stack("tower-1") == ["red-princess", "blue-knight"]

Seats are red and blue and so on in order, unless `colours` says otherwise. Terrains of a kind
are numbered in reading order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from regnum.core import agenda
from regnum.core.actions import Action, Event, Seat
from regnum.core.dice import quick_dice
from regnum.core.results import Line, Result
from regnum.games.fairy_fracas.actions import (
    Decline,
    Lowest,
    Move,
    Onto,
    Pick,
    Play,
    Skip,
    Swap,
)
from regnum.games.fairy_fracas.cards import COLOURS, KINDS, TERRAINS, card_set
from regnum.games.fairy_fracas.game import game
from regnum.games.fairy_fracas.land import Land
from regnum.games.fairy_fracas.options import FairyFracasOptions
from regnum.games.fairy_fracas.rules import TURN
from regnum.games.fairy_fracas.state import TURNS, Kingdom
from regnum.games.fairy_fracas.view import CharacterView, FairyFracasView

E = TypeVar("E", bound=Event)

#: a kingdom for two in which everything is near everything
SMALL = "farm castle tower / farm forest farm"
MIDDLE = "farm castle tower / farm forest farm / castle tower forest"
LARGE = "farm castle tower farm / forest farm castle tower / tower forest castle forest"
LANDS = {2: SMALL, 3: MIDDLE, 4: LARGE}


def given(
    land: str = "",
    *,
    seats: int = 2,
    at: Mapping[str, Sequence[str]] | None = None,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    turn: int = 1,
    first: Seat = 0,
    cards: Mapping[str, object] | None = None,
    **options: object,
) -> tuple[StoryTable, Callable[[Seat], StorySeat]]:
    """A table with exactly this on it, and a way to speak of its seats.

    `turn` is the turn that everybody is about to make, 1 to 6; the first seat is to act. Hands
    that are not named hold what is left, so many cards as the turn leaves them; three cards that
    are nowhere else lie aside.
    """
    chosen = game.read_options(options)
    assert isinstance(chosen, FairyFracasOptions)
    s = game.set_up(seats, chosen, card_set(cards), quick_dice(seats))
    rows = [row.split() for row in (land or LANDS[seats]).split("/")]
    s.land = Land(len(rows), len(rows[0]), [TERRAINS.index(kind) for row in rows for kind in row])
    number = s.cards.number
    s.stacks = [[] for _ in s.land.kinds]
    s.names = [0] * len(s.land.kinds)
    lying: set[int] = set()
    for terrain, characters in (at or {}).items():
        cell = s.land.cell_of[s.cards.terrain_number[terrain]]
        for name in characters:
            assert not s.has_name(cell, number[name]), "two of one name on a terrain"
            s.stacks[cell].append(number[name])
            s.names[cell] |= 1 << (number[name] % KINDS)
        lying.update(number[name] for name in characters)
    for seat in range(seats):
        colour = s.colours[seat]
        rest = [card for card in range(colour * KINDS, (colour + 1) * KINDS) if card not in lying]
        held = [number[name] for name in (hands or {}).get(seat, ())]
        assert set(held) <= set(rest), "a character is named twice, or is not of this colour"
        others = [card for card in rest if card not in held]
        while others and not (hands and seat in hands) and len(held) < TURNS + 2 - turn:
            held.append(others.pop(0))
        s.hands[seat] = sorted(held)
        s.aside[seat] = [card for card in rest if card not in held]
    s.first = first
    s.turn = (turn - 1) * seats
    s.agenda = [TURN[first]]
    s.events = []
    agenda.advance(s)
    table = StoryTable(s)
    return table, lambda seat: StorySeat(table, seat)


class StoryTable:
    """What anybody can see, and a little more."""

    def __init__(self, state: Kingdom) -> None:
        self.state = state

    def names(self, cards: Sequence[int]) -> list[str]:
        return [self.state.cards.names[card] for card in cards]

    def cell(self, terrain: str) -> int:
        return self.state.land.cell_of[self.state.cards.terrain_number[terrain]]

    def stack(self, terrain: str) -> list[str]:
        """Who lies on a terrain, the lowest first."""
        return self.names(self.state.stacks[self.cell(terrain)])

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

    def view(self, seat: Seat | None) -> FairyFracasView:
        view = game.view(self.state, seat)
        assert isinstance(view, FairyFracasView)
        return view

    def known(self, seat: Seat | None) -> set[str]:
        return game.known(self.state, seat)

    def seen(self, character: str) -> CharacterView:
        """A character in the kingdom as everybody sees it."""
        for terrain in self.view(None).terrains:
            for shown in terrain.characters:
                if shown.character == character:
                    return shown
        raise AssertionError(f"{character} is not in the kingdom")

    def points(self, character: str) -> int:
        return self.seen(character).points

    def blocker(self, character: str) -> str | None:
        return self.seen(character).blocked_by

    def line(self, character: str) -> Line:
        """The line of the score for a character."""
        for lines in self.result.breakdown:
            for line in lines:
                if line.what.args["character"] == character:
                    return line
        raise AssertionError(f"{character} has no line")

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind, so far."""
        return [event for event in self.state.events or [] if isinstance(event, kind)]


class StorySeat:
    """A seat, and what it says."""

    def __init__(self, table: StoryTable, seat: Seat) -> None:
        self.table = table
        self.seat = seat

    # -- saying

    def plays(self, character: str, on: str) -> None:
        """Lay a character of the hand onto a terrain."""
        self.says(Play(character))
        self.says(Onto(character, on))

    def skips(self) -> None:
        self.says(Skip())

    def picks(self, character: str) -> None:
        self.says(Pick(character))

    def swaps(self, character: str, other: str) -> None:
        """The Witch at work."""
        self.picks(character)
        self.says(Swap(character, other))

    def moves(self, character: str, to: str) -> None:
        """The Wizard at work."""
        self.picks(character)
        self.says(Move(character, to))

    def orders(self, *characters: str) -> None:
        """The Fairy at work: from the lowest on; the rest stays as it lies."""
        for character in characters:
            self.says(Lowest(character))

    def declines(self) -> None:
        self.says(Decline())

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

    def refusal_to_play(self, character: str, on: str) -> str | None:
        """Why a character of the hand cannot be laid there."""
        world = StorySeat(StoryTable(self.table.state.clone()), self.seat)
        world.says(Play(character))
        return world.refusal_of(Onto(character, on))

    def is_asked(self, action: type[Action]) -> bool:
        """Whether the seat can say something of this kind now."""
        state = self.table.state
        return any(isinstance(each, action) for each in agenda.options(state, self.seat))

    @property
    def options(self) -> list[Action]:
        return list(agenda.options(self.table.state, self.seat))

    # -- being looked at

    @property
    def hand(self) -> list[str]:
        return self.table.names(self.table.state.hands[self.seat])

    @property
    def colour(self) -> str:
        return COLOURS[self.table.state.colours[self.seat]]

    @property
    def score(self) -> int:
        return self.table.result.scores[self.seat]

    def knows(self, character: str) -> bool:
        return character in self.table.known(self.seat)
