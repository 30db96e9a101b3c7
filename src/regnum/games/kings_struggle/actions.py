"""What a seat can say in Kings' Struggle (structs only)."""

from __future__ import annotations

from typing import ClassVar

from regnum.core.actions import Action, Seat
from regnum.games.kings_struggle.deals import Deal, Part, Why


class Play(Action, frozen=True):
    """Put a card of the hand down before oneself."""

    card: str


class Use(Action, frozen=True):
    """Use a part of the ability of one's card, on these seats."""

    notation: ClassVar[str] = "use PART [on PLAYER,PLAYER]"

    part: Part
    targets: tuple[Seat, ...] = ()


class Skip(Action, frozen=True):
    """Do no more, and close the talk."""


class Propose(Action, frozen=True):
    """Put a deal on the table."""

    notation: ClassVar[str] = "offer DEAL"

    deal: Deal


class Change(Action, frozen=True):
    """Replace an own deal: it gets a new number, and agreements to the old one lapse."""

    notation: ClassVar[str] = "change NUMBER DEAL"

    number: int
    deal: Deal


class Withdraw(Action, frozen=True):
    """Take back one's deal, or one's agreement to a deal: either way it is off the table."""

    number: int


class Reject(Action, frozen=True):
    """Say no to a deal that one is asked to agree to: it is off the table."""

    notation: ClassVar[str] = "reject NUMBER [WHY]"

    number: int
    why: Why | None = None


class Agree(Action, frozen=True):
    """Agree to a deal; where it asks one for cards face down, say which."""

    notation: ClassVar[str] = "agree NUMBER [with CARD,CARD]"

    number: int
    cards: tuple[str, ...] = ()


class Break(Action, frozen=True):
    """Leave the promise unpaid that one is asked about."""


class Pay(Action, frozen=True):
    """Pay coins that one has promised."""

    notation: ClassVar[str] = "pay PLAYER COINS"

    to: Seat
    coins: int
