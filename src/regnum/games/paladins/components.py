"""The shapes of the entries of cards.toml (structs only)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Source = Literal["rulebook", "published", "stand-in", "mine"]
Sources = Source | dict[str, Source]
Worker = Literal["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
Cell = Literal["labourer", "scout", "merchant", "fighter", "cleric", "criminal", "any"]
Attribute = Literal["faith", "strength", "influence"]
RightSide = Literal["commission", "fortify", "garrison", "absolve", "attack", "convert"]
BoardAction = Literal[
    "commission",
    "fortify",
    "garrison",
    "absolve",
    "attack",
    "convert",
    "develop",
    "recruit",
    "pray",
    "conspire",
    "hunt",
    "trade",
]
Sign = Literal[
    "labourer",
    "scout",
    "merchant",
    "fighter",
    "cleric",
    "criminal",
    "faith",
    "strength",
    "influence",
    "silver",
    "provision",
    "tax",
    "pardon",
    "destroy",
    "pay",
    "prayer",
    "hire",
    "workshop",
]
When = Literal[
    "commission",
    "fortify",
    "garrison",
    "absolve",
    "attack",
    "convert",
    "develop",
    "debt-paid",
    "inquisition",
    "inquisition-clear",
    "inquisition-suspected",
]
Suit = Literal["saracen", "byzantine", "viking"]
Counts = Literal[
    "attacked-saracens",
    "attacked-byzantines",
    "attacked-vikings",
    "commission",
    "fortify",
    "garrison",
    "absolve",
    "develop",
    "recruit",
    "faith",
    "strength",
    "influence",
    "paid-debts",
    "unpaid-debts",
    "orders",
    "suspicions",
    "mercenaries",
]
Signs = Annotated[list[Sign], Meta(max_length=6)]
Name = Annotated[str, Meta(max_length=40)]
Copies = Annotated[int, Meta(ge=1, le=24)]
Few = Annotated[int, Meta(ge=0, le=12)]
Points = Annotated[int, Meta(ge=0, le=30)]


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    source: Sources


class Card(Entry, frozen=True, kw_only=True):
    """A card or a space with a name, for which the owner of a box may have another."""

    name: Name = ""


class Pieces(Entry, frozen=True, kw_only=True):
    """Workers, silver and provisions: how many are in the box, and with how many one starts."""

    pieces: Annotated[int, Meta(ge=1, le=200)]
    start: Few = 0


class Track(Entry, frozen=True, kw_only=True):
    """An attribute: points for each step of its track from 0 on."""

    points: Annotated[list[Points], Meta(min_length=13, max_length=13)]


class Doing(Entry, frozen=True, kw_only=True):
    """An action of the player board.

    cells: the workers it takes, from left to right.
    needs, raises: the attributes left and right of its name.
    levels: how much it needs for the first time, the second and so on.
    pays, costs: the price for the first time, the second and so on.
    reward: what it gives by itself; alone: what it gives for one worker where two cells are free.
    limit: how often in a game; 0 is as often as one can.
    points: at the end, for the last times of the limit.
    """

    cells: Annotated[list[Cell], Meta(min_length=1, max_length=3)]
    needs: Attribute | None = None
    raises: Attribute | None = None
    levels: list[Few] = []
    pays: Literal["silver", "provision"] | None = None
    costs: list[Few] = []
    reward: Signs = []
    alone: Signs = []
    limit: Few = 0
    points: list[Points] = []


class Jar(Entry, frozen=True, kw_only=True):
    influence: Few


class JarSpace(Card, frozen=True, kw_only=True):
    reward: Signs
    copies: Copies


class Workshop(Entry, frozen=True, kw_only=True):
    worker: Worker


class Taxes(Entry, frozen=True, kw_only=True):
    """Silver in the tax supply by the number of players."""

    for_1: Annotated[int, Meta(ge=5, le=8)]
    for_2: Annotated[int, Meta(ge=5, le=8)]
    for_3: Annotated[int, Meta(ge=5, le=8)]
    for_4: Annotated[int, Meta(ge=5, le=8)]


class Slot(Entry, frozen=True, kw_only=True):
    """A place in the row of townsfolk: its price, and whether a debt may be taken instead."""

    silver: Few
    debt: bool = False


class Region(Entry, frozen=True, kw_only=True):
    faith: Few
    strength: Few


class Space(Card, frozen=True, kw_only=True):
    """A place for a monk or an outpost; `players` is how many must play for it to be open."""

    region: Annotated[int, Meta(ge=1, le=6)]
    reward: Signs
    players: Annotated[int, Meta(ge=1, le=4)] = 1


class Paladin(Card, frozen=True, kw_only=True):
    """
    action: the action that the ability speaks of.
    free: it costs nothing; less: it costs so much less; gain: it gives this besides.
    """

    workers: Annotated[list[Worker], Meta(min_length=2, max_length=2)]
    action: BoardAction
    faith: Few = 0
    strength: Few = 0
    influence: Few = 0
    free: bool = False
    less: Few = 0
    gain: Signs = []


class Townsperson(Card, frozen=True, kw_only=True):
    """
    discard: the reward for sending the card away.
    instant: the reward on hiring.
    when, ability: what the hired one gives, and when.
    """

    discard: Signs
    when: When
    ability: Signs
    instant: Signs = []


class Outsider(Card, frozen=True, kw_only=True):
    """
    attack: the reward for an attack; strength: the steps of strength for a conversion.
    scores: the conversion by which the card scores at the end.
    """

    suit: Suit
    scores: str
    attack: Signs
    strength: Annotated[int, Meta(ge=1, le=3)]


class Conversion(Entry, frozen=True, kw_only=True):
    """Points for a converted outsider: `base`, and one for each `per` of what it counts."""

    counts: Counts
    copies: Copies
    per: Annotated[int, Meta(ge=1, le=9)] = 1
    base: Few = 0


class Wall(Card, frozen=True, kw_only=True):
    """`either`: one of two further rewards, the left one first."""

    copies: Copies
    reward: Signs
    either: Annotated[list[Signs], Meta(max_length=2)] = []
    points: Few = 0


class Tavern(Card, frozen=True, kw_only=True):
    workers: Annotated[list[Worker], Meta(min_length=4, max_length=4)]


class Suspicion(Card, frozen=True, kw_only=True):
    copies: Copies
    tax: Annotated[int, Meta(ge=0, le=2)]


class Debt(Entry, frozen=True, kw_only=True):
    copies: Annotated[int, Meta(ge=1, le=99)]
    unpaid: int
    paid: int


class Favour(Card, frozen=True, kw_only=True):
    """`worker` and the price to use it; then its reward, or one of `either`."""

    worker: Cell
    silver: Few = 0
    provision: Few = 0
    debt: bool = False
    reward: Signs = []
    either: list[Signs] = []


class Order(Card, frozen=True, kw_only=True):
    action: RightSide
    times: Annotated[int, Meta(ge=1, le=7)]


class OrderPlace(Entry, frozen=True, kw_only=True):
    points: Points


class Scheme(Card, frozen=True, kw_only=True):
    """What the solo opponent tries when the card is turned up; without copies, it is taken out."""

    copies: Annotated[int, Meta(ge=0, le=24)]
    action: Literal[
        "commission",
        "fortify",
        "garrison",
        "absolve",
        "attack",
        "convert",
        "recruit",
        "pray",
        "trade",
        "conspire",
        "orders",
        "favour",
    ]
