"""What a seat can say in King's Bounty (structs only)."""

from __future__ import annotations

from typing import ClassVar

from regnum.core.actions import Action


class Play(Action, frozen=True):
    """Play a card from the hand: a holding before oneself, a troop onto a holding named next."""

    card: str


class Onto(Action, frozen=True):
    """Lead the troop just played onto a holding."""

    notation: ClassVar[str] = "{troop} > {holding}"

    troop: str
    holding: str


class Return(Action, frozen=True):
    """Return cards instead of playing one: which, is asked next."""


class Under(Action, frozen=True):
    """Put a card of the hand under the deck."""

    card: str


class Draw(Action, frozen=True):
    """Draw as many cards as were put under the deck."""


class Pass(Action, frozen=True):
    """Return cards when there is nothing left to draw: the hand stays as it is."""
