"""What a deal says, and what stands on the ledger (structs only)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from regnum.core.actions import Seat

#: what an ability can do: the Farmer's and the Jeweler's token, the Assassin's deed, the star
#: of the Cobbler, coins, the Cooper's new card, the Jester's jest, the Serfs a Knight takes
Part = Literal["boost", "kill", "star", "coins", "replace", "jest", "seize"]
State = Literal["open", "kept", "broken"]
#: why a deal is rejected: it costs more than it brings, a word is not worth that, or what it
#: says would happen anyway
Why = Literal["price", "word", "nothing"]


class Deed(Struct, frozen=True, forbid_unknown_fields=True):
    """What the holder does now. `card` is what the Jester's target, or the Cooper's holder,
    puts down: the name of a card, as `jeweler`."""

    part: Part
    targets: tuple[Seat, ...] = ()
    card: str | None = None


class Payment(Struct, frozen=True, forbid_unknown_fields=True):
    payer: Seat
    payee: Seat
    coins: int


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """A card goes from one score pile to another; face down, the others do not see which.

    Without a card it is one that its giver names when he agrees.
    """

    giver: Seat
    receiver: Seat
    card: str | None
    face_down: bool = False


class Promise(Struct, frozen=True, forbid_unknown_fields=True):
    """Coins for somebody, or the use or non-use of a card's ability, until a round is over.

    `card` is a kind, as `jeweler`. A use names its target, if it is aimed at somebody.
    """

    kind: Literal["coins", "use", "avoid"]
    who: Seat
    by: int
    to: Seat | None = None
    coins: int = 0
    card: str | None = None
    part: Part | None = None
    target: Seat | None = None


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """What the holder does, or whom he spares, or what he leaves undone; and what for.

    `then` is a second deed of the same turn: what the Cooper's new card does, or the Jeweler's
    other part. After a named card for the Cooper `refrain` is about that card.
    """

    do: Deed | None = None
    then: Deed | None = None
    spare: tuple[Seat, ...] = ()
    refrain: tuple[Part | Literal["all"], ...] = ()
    pay: tuple[Payment, ...] = ()
    cards: tuple[HandOver, ...] = ()
    promises: tuple[Promise, ...] = ()


class OpenDeal(Struct, frozen=True):
    """A deal on the table: its number, who brought it, and who has agreed."""

    number: int
    by: Seat
    deal: Deal
    agreed: tuple[Seat, ...]
    #: the numbers it had before it was changed
    was: tuple[int, ...] = ()


class Pledge(Struct, frozen=True):
    """A promise on the ledger, from which deal, and what has become of it."""

    deal: int
    promise: Promise
    state: State = "open"
    #: coins paid towards it
    paid: int = 0
