"""Stories of Kings' Struggle: `given(...)` lays a table with cards in play, seats use abilities
and bargain, and the table is looked at.

table, seat = given("jester", "peasant", "knight", hands={1: ["jeweler"]})
deal = seat(0).offers("do jest on p2 with jeweler; pay p1>p2 4")
seat(1).agrees(deal)
assert table.in_play(1) == "jeweler"
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from regnum.core import agenda
from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import Step
from regnum.core.dice import quick_dice
from regnum.core.entries import Chair
from regnum.core.messages import Refusal
from regnum.core.results import Result
from regnum.core.table import Table
from regnum.games.kings_struggle.actions import (
    Agree,
    Break,
    Pay,
    Play,
    Propose,
    Reject,
    Skip,
    Use,
    Withdraw,
)
from regnum.games.kings_struggle.cards import DECK, KINDS, NOTHING
from regnum.games.kings_struggle.deals import Pledge
from regnum.games.kings_struggle.game import game
from regnum.games.kings_struggle.rules import NEW_ROUND, REVEAL
from regnum.games.kings_struggle.state import Court
from regnum.games.kings_struggle.view import KingsStruggleView

E = TypeVar("E", bound=Event)


def given(
    *in_play: str,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    removed: Mapping[Seat, Sequence[str]] | None = None,
    piles: Mapping[Seat, Sequence[str]] | None = None,
    coins: Mapping[Seat, int] | None = None,
    leader: Seat = 0,
    round: int = 1,
    **options: object,
) -> tuple[StoryTable, Callable[[Seat], StorySeat]]:
    """A table with these cards just revealed, from seat 0 on, and a way to speak of its seats.

    A hand that is not named has every card of its deck that lies nowhere else; `removed`
    makes it a night. Without cards in play the leader of the round is asked.
    """
    seats = len(in_play) or 3
    chosen = {"mode": "night" if removed else "day", **options}
    s = game.set_up(seats, game.read_options(chosen), game.cards(), quick_dice(seats))
    s.agenda = []
    s.night = bool(removed)
    s.star = leader
    s.round = round
    s.removed = [bits((removed or {}).get(seat, ())) for seat in range(seats)]
    for seat, cards in (piles or {}).items():
        for name in cards:
            card = s.cards.number[name]
            s.piles[seat].append(card)
            s.tally[seat] += 1 << (3 * (card % DECK))
    lying = {card for pile in s.piles for card in pile}
    for seat in range(seats):
        here = bits([KINDS[card % DECK] for card in lying if card // DECK == seat])
        s.hands[seat] &= ~(here | s.removed[seat])
        s.shown[seat] |= here
        if hands is not None and seat in hands:
            s.hands[seat] = bits(hands[seat])
        s.coins[seat] = (coins or {}).get(seat, 5)
        if in_play:
            s.put_down(seat, KINDS.index(in_play[seat]))
    s.events = []
    start: list[Step[Court]] = [REVEAL if in_play else NEW_ROUND]
    s.agenda = start
    agenda.advance(s)
    table = StoryTable(s)
    return table, lambda seat: StorySeat(table, seat)


def bits(cards: Sequence[str]) -> int:
    return sum(1 << KINDS.index(card) for card in cards)


class StoryTable:
    """What anybody can see, and a little more."""

    def __init__(self, state: Court) -> None:
        self.state = state

    def in_play(self, seat: Seat) -> str | None:
        kind = self.state.played[seat]
        return None if kind == NOTHING else KINDS[kind]

    def power(self, seat: Seat) -> int:
        return self.state.strength(seat)

    def coins(self, seat: Seat) -> int:
        return self.state.coins[seat]

    def hand(self, seat: Seat) -> set[str]:
        return {KINDS[kind] for kind in range(DECK) if self.state.hands[seat] >> kind & 1}

    def pile(self, seat: Seat) -> list[str]:
        return sorted(self.state.cards.names[card] for card in self.state.piles[seat])

    @property
    def discarded(self) -> list[str]:
        return sorted(self.state.cards.names[card] for card in self.state.discarded)

    @property
    def holder(self) -> Seat | None:
        """Whose ability is open."""
        talk = self.view(None).talk
        return None if talk is None else talk.holder

    @property
    def star(self) -> Seat:
        return self.state.star

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def open_deals(self) -> list[int]:
        return [found.number for found in self.state.deals]

    @property
    def ledger(self) -> list[Pledge]:
        return self.state.ledger

    @property
    def promises(self) -> list[str]:
        """What has become of each promise."""
        return [pledge.state for pledge in self.state.ledger]

    @property
    def turn(self) -> Seat | None:
        seats = agenda.to_act(self.state)
        return seats[0] if seats else None

    @property
    def result(self) -> Result:
        return game.result(self.state)

    def view(self, seat: Seat | None) -> KingsStruggleView:
        view = game.view(self.state, seat)
        assert isinstance(view, KingsStruggleView)
        return view

    def known(self, seat: Seat | None) -> set[str]:
        return game.known(self.state, seat)

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind, so far."""
        return [event for event in self.state.events or [] if isinstance(event, kind)]

    def everybody_skips(self) -> None:
        """Close every talk of this round."""
        now = self.round
        while self.holder is not None and self.round == now:
            StorySeat(self, self.holder).skips()

    def next_round(self, *cards: str) -> None:
        """End this round, and let every seat put down its card, the leader first."""
        self.everybody_skips()
        order = [self.star, *(seat for seat in range(self.state.seats) if seat != self.star)]
        for seat in order:
            StorySeat(self, seat).puts_down(cards[seat])


class StorySeat:
    """A seat, and what it says."""

    def __init__(self, table: StoryTable, seat: Seat) -> None:
        self.table = table
        self.seat = seat

    # -- saying

    def puts_down(self, card: str) -> None:
        self.says(Play(self.table.state.name_of(self.seat, KINDS.index(card))))

    def uses(self, part: str, *targets: Seat) -> None:
        self.says(Use(part, targets))  # type: ignore[arg-type]  # a word of the story

    def skips(self) -> None:
        self.says(Skip())

    def offers(self, deal: str) -> int:
        """Put a deal on the table; its number."""
        self.says(game.parse(f"offer {deal}"))
        return self.table.state.last_deal

    def changes(self, number: int, deal: str) -> int:
        self.says(game.parse(f"change {number} {deal}"))
        return self.table.state.last_deal

    def agrees(self, number: int, *cards: str) -> None:
        self.says(Agree(number, cards))

    def withdraws(self, number: int) -> None:
        self.says(Withdraw(number))

    def rejects(self, number: int) -> None:
        self.says(Reject(number))

    def pays(self, to: Seat, coins: int) -> None:
        self.says(Pay(to, coins))

    def breaks(self) -> None:
        self.says(Break())

    def says(self, action: Action) -> None:
        refusal = self.refusal_of(action)
        assert refusal is None, f"seat {self.seat} may not say {action}: {refusal}"
        agenda.act(self.table.state, self.seat, action)

    # -- being refused

    def refusal_of(self, action: Action) -> Refusal | None:
        choice = agenda.choice_of(self.table.state, self.seat)
        if choice is None:
            return Refusal("not-your-turn")
        return choice.refusal(self.table.state, self.seat, action)

    def is_refused(self, said: Action | str) -> str:
        """The code of the refusal; empty if there is none."""
        action = game.parse(said) if isinstance(said, str) else said
        refusal = self.refusal_of(action)
        return "" if refusal is None else refusal.code

    # -- looking

    @property
    def options(self) -> list[Action]:
        return list(agenda.options(self.table.state, self.seat))

    @property
    def offers_listed(self) -> list[str]:
        return [game.notate(action) for action in self.options if isinstance(action, Propose)]


def laid_out(story: StoryTable) -> Table[Court]:
    """A real table on which all lies as in a story."""
    state = story.state.clone()
    chairs = [Chair() for _ in range(state.seats)]
    table = Table(game, chairs, game.read_options({"mode": "day"}), game.cards(), b"a story")
    table._state = state
    table._listen()
    return table
