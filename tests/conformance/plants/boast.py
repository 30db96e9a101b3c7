"""Magpies that boast: who holds the shiny card is offered to say so, and anybody else may say it.

So what is said tells nothing about a hand, though only what is true was suggested.
"""

from __future__ import annotations

from typing import ClassVar

from regnum.core.actions import Action, Event, Seat
from regnum.core.messages import Refusal
from tests.conformance.magpies import Magpies, Nest, Play, Turn, Under
from tests.conformance.plants.oath import SHINY

#: boasts and hidings together, so that every game ends
MOST = 8


class Boast(Action, frozen=True):
    """To say that one holds the shiny card."""


class Boasted(Event, frozen=True):
    seat: Seat


class BoastersTurn(Turn):
    """A boast is heard, and the turn goes on."""

    def options(self, s: Nest, seat: Seat) -> list[Action]:
        found = super().options(s, seat)
        if s.hidings < MOST and SHINY in s.hands[seat]:
            found.append(Boast())
        return found

    def complete(self, s: Nest, seat: Seat) -> bool:
        return False

    def refusal(self, s: Nest, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Boast):
            return None if s.hidings < MOST else Refusal("not-believed")
        return super().refusal(s, seat, action)

    def take(self, s: Nest, seat: Seat, action: Action) -> None:
        if not isinstance(action, Boast):
            super().take(s, seat, action)
            return
        s.hidings += 1
        s.tell(Boasted(seat))
        s.then(self)


class Boasts(Magpies):
    """What is suggested is not all that may be said."""

    turn: ClassVar[type[Turn]] = BoastersTurn
    actions = (Play, Under, Boast)
    events = (*Magpies.events, Boasted)
