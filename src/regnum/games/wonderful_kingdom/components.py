"""The shapes of the entries of cards.toml (structs only)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

#: what an advisor gives or allows at most
MOST_AMOUNT: Final = 5

Type = Literal["structure", "professional", "landmark", "discovery"]
Resource = Literal["materials", "population", "money", "discoveries"]
Menace = Literal["giant-rat", "frost-giant", "shadow", "thief"]
Phase = Literal["draft", "planning", "production", "end"]
Effect = Literal[
    "trap",
    "see-hand",
    "disarm",
    "spy",
    "sweep",
    "reinforce",
    "draw",
    "cubes",
    "krystallium",
    "double",
    "recycle",
    "absolve",
    "finish",
]
Board = Literal["north-lands", "usurper", "plague-lord"]
Source = Literal["rulebook", "published", "stand-in", "mine"]
Sources = Source | dict[str, Source]
#: 0 takes a card out, so that another can come in its place
Copies = Annotated[int, Meta(ge=0, le=12)]
Single = Annotated[int, Meta(ge=0, le=1)]
Name = Annotated[str, Meta(max_length=60)]
Soldiers = Annotated[int, Meta(ge=0, le=9)]
Points = Annotated[int, Meta(ge=0, le=30)]
Loss = Annotated[int, Meta(ge=-20, le=0)]
Count = Annotated[int, Meta(ge=0, le=12)]
Medal = Annotated[int, Meta(ge=1, le=400)]


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    source: Sources


class Card(Entry, frozen=True, kw_only=True):
    """A component that an owner may add. Its name is shown where the texts have none for it."""

    name: Name = ""


class Development(Card, frozen=True, kw_only=True):
    """Cost, production and bonus are goods: `2 materials + 1 soldiers`."""

    type: Type
    copies: Copies
    cost: str
    recycle: Resource
    production: str = ""
    bonus: str = ""
    points: Points = 0
    each: Points = 0
    of: Type | Literal[""] = ""


class Treasure(Card, frozen=True, kw_only=True):
    copies: Copies
    recycle: str


class Calamity(Entry, frozen=True, kw_only=True):
    copies: Copies
    points: Loss


class MenaceCard(Entry, frozen=True, kw_only=True):
    copies: Copies
    soldiers: Annotated[int, Meta(ge=1, le=9)]
    points: Loss


class Advisor(Card, frozen=True, kw_only=True):
    copies: Single = 1
    phase: Phase
    soldiers: Soldiers
    does: Effect
    amount: Annotated[int, Meta(ge=1, le=MOST_AMOUNT)]
    of: Resource | Literal["any", ""] = ""
    two_only: bool


class Duchy(Entry, frozen=True, kw_only=True):
    production_a: str
    production_b: str
    points_a: Points = 0
    points_b: Points = 0
    each_a: Points = 0
    of_a: Type | Literal[""] = ""
    each_b: Points = 0
    of_b: Type | Literal[""] = ""


class Task(Card, frozen=True, kw_only=True):
    copies: Single = 1
    board: Board
    final: bool
    price_two: str
    reward_two: str
    price_one: str
    reward_one: str


class Solo(Entry, frozen=True, kw_only=True):
    """The danger deck, the spies, and what the medals take."""

    developments: Annotated[int, Meta(ge=8, le=8)]
    dangers: Annotated[int, Meta(ge=4, le=4)]
    spies: Count
    active_spies: Count
    supremacy: Count
    bronze: Medal
    silver: Medal
    gold: Medal
    side_a: Points


class Scenario(Entry, frozen=True, kw_only=True):
    """
    construction: developments that must be built, laid out from the start.
    built: developments that stand in the duchy from the start.
    menace: the stack that takes the calamities' place.
    advisors: advisors in play from the start; all others for one player go into the deck.
    lost_cubes: so many cubes beside the menaces lose the game.
    """

    construction: tuple[str, ...] = ()
    built: tuple[str, ...] = ()
    menace: Menace | Literal[""] = ""
    advisors: tuple[str, ...] = ()
    boards: tuple[Board, ...] = ()
    soldiers: Soldiers = 0
    spies: Count = 2
    thieves: Annotated[int, Meta(ge=0, le=4)] = 0
    lost_cubes: Count = 0
    bronze: Medal
    silver: Medal
    gold: Medal
