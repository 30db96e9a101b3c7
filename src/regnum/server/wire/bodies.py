"""Bodies of HTTP requests and answers (structs only)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Status = Literal["gathering", "playing", "over", "closed"]
SeatBytes = Annotated[str, Meta(pattern="^([0-9a-f]{32})?$")]


class Coming(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]


class PersonInfo(Struct, frozen=True):
    id: str
    name: str
    claimed: bool


class ChairWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat: `me`, `open`, or a bot by its id."""

    who: Literal["me", "open", "bot"] = "open"
    bot: str = ""
    name: Annotated[str, Meta(max_length=200)] = ""


class ClockWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds a move, or a game with an increment; what happens when time is up."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0
    time_out: Literal["bot", "resign"] = "bot"


class MatchWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A match somebody would like to play."""

    game: str
    chairs: tuple[ChairWish, ...]
    options: dict[str, Any] = {}
    cards: dict[str, Any] = {}
    in_lobby: bool = False
    rated: bool = False
    clock: ClockWish = ClockWish()


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat, and 16 bytes of the client's own for the key, in hexadecimal digits.

    The match's commitment is published before: nobody can choose bytes that stack the deck.
    """

    seat: int | None = None
    bytes: SeatBytes = ""


class Adding(Struct, frozen=True, forbid_unknown_fields=True):
    """16 bytes for the key from who sits already, in hexadecimal digits."""

    bytes: SeatBytes


class BotWish(Struct, frozen=True, forbid_unknown_fields=True):
    bot: Annotated[str, Meta(max_length=64)]


class ChairInfo(Struct, frozen=True):
    seat: int
    name: str
    person: str | None
    bot: str


class ProofInfo(Struct, frozen=True):
    """What the key was made from: published when the match is over."""

    commitment: str
    house: str
    seats: tuple[str, ...]
    key: str


class MatchInfo(Struct, frozen=True):
    """A match: who sits there, and how it is played.

    called: what the owner of changed cards calls components of their own, by entry.
    changed: the entries that are not as the game's texts tell of them.
    A list of matches leaves out both.
    """

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    in_lobby: bool
    rated: bool
    clock: ClockWish
    chairs: tuple[ChairInfo, ...]
    host: str | None
    made: float
    started: float | None
    ended: float | None
    commitment: str
    result: Any = None
    rematch: str | None = None
    #: entries of the card set that differ from the box, as `titles.emperor`
    changed_cards: tuple[str, ...] = ()
    proof: ProofInfo | None = None
    called: dict[str, str] = {}
    changed: tuple[str, ...] = ()


class Fault(Struct, frozen=True):
    """What every error answers with."""

    code: str
    sentence: str
    message: Any = None


class Health(Struct, frozen=True):
    """Whether a node can do its work."""

    status: Literal["ok", "unwell"]
