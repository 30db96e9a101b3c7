"""What can happen in Kings' Struggle (structs only)."""

from __future__ import annotations

from regnum.core.actions import Event, Seat
from regnum.games.kings_struggle.deals import Deal, Part, Promise, Why


class FirstDrawn(Event, frozen=True):
    """These seats drew a card each for who goes first."""

    seats: tuple[Seat, ...]
    cards: tuple[str, ...]


class Began(Event, frozen=True):
    """Who goes first, by day or by night; `card` decided it if the table had not agreed."""

    first: Seat
    mode: str
    card: str | None


class RoundBegan(Event, frozen=True):
    round: int
    leader: Seat


class Led(Event, frozen=True):
    """The leader put a card down face up."""

    seat: Seat
    card: str


class Revealed(Event, frozen=True):
    """The others' cards were turned over together."""

    seats: tuple[Seat, ...]
    cards: tuple[str, ...]


class StarMoved(Event, frozen=True):
    """The Cobbler gave star and sceptre to a seat."""

    seat: Seat
    to: Seat


class Boosted(Event, frozen=True):
    """A token was put on a card."""

    seat: Seat
    target: Seat
    card: str
    plus: int


class Killed(Event, frozen=True):
    """The Assassin took a card into his score pile."""

    seat: Seat
    target: Seat
    card: str


class CoinsTaken(Event, frozen=True):
    """Coins of the supply for cards in play."""

    seat: Seat
    coins: int


class Jested(Event, frozen=True):
    """The Jester made a seat replace its card."""

    seat: Seat
    target: Seat


class Replaced(Event, frozen=True):
    """A new card was put down; the old one went back to the hand."""

    seat: Seat
    old: str
    new: str


class Seized(Event, frozen=True):
    """The Knight took Serfs into his score pile."""

    seat: Seat
    cards: tuple[str, ...]


class Skipped(Event, frozen=True):
    """A seat closed its talk without doing more."""

    seat: Seat


class Proposed(Event, frozen=True):
    seat: Seat
    number: int
    deal: Deal


class Changed(Event, frozen=True):
    """A deal was replaced by another, with a new number."""

    seat: Seat
    old: int
    number: int
    deal: Deal


class Withdrawn(Event, frozen=True):
    seat: Seat
    number: int


class Rejected(Event, frozen=True):
    """A seat said no to a deal, and perhaps why: it is off the table."""

    seat: Seat
    number: int
    why: Why | None


class Agreed(Event, frozen=True):
    seat: Seat
    number: int


class Closed(Event, frozen=True):
    """All agreed: the deal is done."""

    number: int


class Lapsed(Event, frozen=True):
    """A deal that can no longer be done left the table."""

    number: int


class Paid(Event, frozen=True):
    payer: Seat
    payee: Seat
    coins: int


class HandedOver(Event, frozen=True):
    """A card went from one score pile to another; face down, only the two see which."""

    giver: Seat
    receiver: Seat
    card: str | None
    face_down: bool


class Forgone(Event, frozen=True):
    """A seat agreed not to use these parts."""

    seat: Seat
    parts: tuple[Part, ...]


class Promised(Event, frozen=True):
    promise: Promise


class PromiseKept(Event, frozen=True):
    promise: Promise


class PromiseBroken(Event, frozen=True):
    promise: Promise


class Tied(Event, frozen=True):
    """Cards of equal power were discarded."""

    cards: tuple[str, ...]


class TrickWon(Event, frozen=True):
    """A seat takes the cards that are left, and coins if its Queen won."""

    seat: Seat
    card: str
    cards: tuple[str, ...]
    coins: int


class NobodyWon(Event, frozen=True):
    """Every card was tied or gone: the star stays."""

    star: Seat
