"""What can happen in King's Bounty (structs only)."""

from __future__ import annotations

from regnum.core.actions import Event, Seat


class Began(Event, frozen=True):
    """The first seat was drawn; the last seat holds the last-player card."""

    first: Seat
    last: Seat


class Laid(Event, frozen=True):
    """A holding was laid down."""

    seat: Seat
    holding: str


class Garrisoned(Event, frozen=True):
    """A troop moved into an own holding; `replaced` left it."""

    seat: Seat
    troop: str
    holding: str
    replaced: str | None


class Captured(Event, frozen=True):
    """A troop took another seat's holding and stays in it."""

    seat: Seat
    troop: str
    holding: str
    owner: Seat
    driven_out: str | None


class TakenByHero(Event, frozen=True):
    """A hero took another seat's holding and went on his way."""

    seat: Seat
    troop: str
    holding: str
    owner: Seat
    driven_out: str | None


class HeroAtHome(Event, frozen=True):
    """A hero was led onto an own holding; its garrison left with him."""

    seat: Seat
    troop: str
    holding: str
    driven_out: str | None


class Destroyed(Event, frozen=True):
    """A monster destroyed a holding with its garrison."""

    seat: Seat
    troop: str
    holding: str
    owner: Seat
    driven_out: str | None


class PutUnder(Event, frozen=True):
    """A card went under the deck; only the seat itself sees which."""

    seat: Seat
    card: str | None


class Drew(Event, frozen=True):
    """A card was drawn; only the seat itself sees which."""

    seat: Seat
    card: str | None


class Passed(Event, frozen=True):
    seat: Seat


class TitleRevealed(Event, frozen=True):
    """A secret title lies open from now on."""

    seat: Seat
    title: str


class TitleGiven(Event, frozen=True):
    """Vandal or Staff Rat goes to a seat at once."""

    seat: Seat
    title: str


class DeckEmpty(Event, frozen=True):
    """The last card was drawn; `last` makes the closing turn."""

    last: Seat


class Standstill(Event, frozen=True):
    """Every seat only returned cards for `rounds` rounds: the match ends here."""

    rounds: int
