"""What a seat sees of Kings' Struggle (structs only)."""

from __future__ import annotations

from msgspec import Struct

from regnum.core.actions import Seat
from regnum.core.results import Line
from regnum.core.views import View
from regnum.games.kings_struggle.deals import OpenDeal, Part, Pledge


class CourtierView(Struct, frozen=True):
    """What lies before a seat; of its hand and pile only what the viewer knows."""

    coins: int
    hand: tuple[str, ...]
    #: of the cards of `hand`, in their order
    powers: tuple[int, ...]
    hidden_cards: int
    removed: tuple[str, ...]
    hidden_removed: int
    played: str | None
    #: of the card in play, with its tokens
    power: int
    fives: int
    twos: int
    #: the card's ability is not used: its owner had acted before a Jester brought it
    mute: bool
    acted: bool
    pile: tuple[str, ...]
    hidden_pile: int
    #: points of coins and the best split of the pile; `None` if not all of it is known
    points: int | None
    split: tuple[Line, ...]


class TalkView(Struct, frozen=True):
    """The talk that is open: over whose ability, what is left of it, whom he has to spare."""

    holder: Seat
    parts: tuple[Part, ...]
    spared: tuple[Seat, ...]
    #: what the token would add, and the coins that could be taken now; 0 if that is not open
    plus: int
    coins: int
    #: how many offers each seat may still make
    offers_left: tuple[int, ...]


class DoneView(Struct, frozen=True):
    """What was done with an ability last."""

    seat: Seat
    part: Part
    targets: tuple[Seat, ...]


class KingsStruggleView(View, kw_only=True):
    night: bool
    market: str
    round: int
    star: Seat
    scepter: Seat | None
    seats: tuple[CourtierView, ...]
    #: who takes the trick as it lies; only when all cards are down
    leader: Seat | None
    #: who has to put another card down, because of a Jester or for a Cooper
    replacing: Seat | None
    discarded: tuple[str, ...]
    talk: TalkView | None
    #: face-down cards of others are not named
    deals: tuple[OpenDeal, ...]
    #: the number of the deal that was closed last; 0 if none
    closed: int
    done: DoneView | None
    ledger: tuple[Pledge, ...]
