"""Magpies with an oath: who hides a card must show the shiny one, if it is still in hand.

So a hand from which it was not shown does not hold it, although nobody has seen that hand.
"""

from __future__ import annotations

from typing import ClassVar

from regnum.core.actions import Action, Event, Seat
from tests.conformance.magpies import Magpies, Nest, Play, PutUnder, Turn, Under

SHINY = "card-5"
FULL = 3


class Showed(Event, frozen=True):
    seat: Seat
    card: str


def sworn(s: Nest, seat: Seat) -> bool:
    """Whether a seat has hidden its card, and so shown the shiny one if it holds it."""
    return len(s.hands[seat]) < FULL


class OathTurn(Turn):
    """First every seat hides a card, without drawing another; then cards are played."""

    def options(self, s: Nest, seat: Seat) -> list[Action]:
        if sworn(s, seat):
            return [Play(card) for card in s.hands[seat]]
        return [Under(card) for card in s.hands[seat]]

    def hide(self, s: Nest, seat: Seat, card: str) -> None:
        s.deck.append(card)
        s.tell(PutUnder(seat, card))
        if SHINY in s.hands[seat]:
            s.tell(Showed(seat, SHINY))


class Oath(Magpies):
    """What was not shown is ruled out."""

    turn: ClassVar[type[Turn]] = OathTurn
    events = (*Magpies.events, Showed)

    def known(self, s: Nest, seat: Seat | None) -> set[str]:
        shown = any(SHINY in hand and sworn(s, n) for n, hand in enumerate(s.hands))
        return super().known(s, seat) | ({SHINY} if shown else set())

    def possible(self, s: Nest, seat: Seat | None, component: str, place: str) -> bool:
        kind, _, owner = place.rpartition("-")
        return component != SHINY or kind != "hand" or not sworn(s, int(owner))


class BreaksTheOath(Oath):
    """Deals the shiny card to a hand from which the rules would have shown it."""

    def possible(self, s: Nest, seat: Seat | None, component: str, place: str) -> bool:
        return True
