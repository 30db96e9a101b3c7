"""What a seat can say in Paladins of the West Kingdom (structs only)."""

from __future__ import annotations

from typing import ClassVar, Literal

from regnum.core.actions import Action

Worker = Literal["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
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
#: the actions of the board; those that take one or two workers are told apart
Task = Literal[
    "commission",
    "fortify",
    "garrison",
    "absolve",
    "attack",
    "convert",
    "develop",
    "errand",
    "hire",
    "pray",
    "conspire",
    "hunt",
    "hunt-with-scout",
    "trade",
    "trade-with-merchant",
]
Refusable = Literal["pardon", "destroy", "pay", "prayer", "hire", "conspirator"]


class Muster(Action, frozen=True):
    """Of three paladins: one for this round, one onto the deck, one under it."""

    notation: ClassVar[str] = "muster {paladin} top {top} bottom {bottom}"

    paladin: str
    top: str
    bottom: str


class Visit(Action, frozen=True):
    """Take the workers of a tavern."""

    tavern: str


class Perform(Action, frozen=True):
    """Choose an action of the own board; targets and workers are asked next."""

    notation: ClassVar[str] = "{task}"

    task: Task


class Favour(Action, frozen=True):
    """Use a King's Favour."""

    favour: str


class Pass(Action, frozen=True):
    """Take no more actions this round."""


class Place(Action, frozen=True):
    """Put a worker on the next cell of the action."""

    worker: Worker


class Recruit(Action, frozen=True):
    """Choose a townsperson, and how to pay: in silver, with a debt, or not at all."""

    notation: ClassVar[str] = "recruit {townsperson} {price}"

    townsperson: str
    price: Literal["silver", "debt", "free"]


class Build(Action, frozen=True):
    """Choose the cell for a workshop: 1 is the left one, 2 the middle one."""

    notation: ClassVar[str] = "build {action} {cell}"

    action: RightSide
    cell: Literal[1, 2]


class Clear(Action, frozen=True):
    """Choose the action whose workers go back to the supply."""

    action: BoardAction


class Region(Action, frozen=True):
    """Choose the region for a monk or an outpost."""

    region: Literal[1, 2, 3, 4, 5, 6]


class Space(Action, frozen=True):
    """Choose the space of a region for a monk or an outpost."""

    space: str


class Jar(Action, frozen=True):
    """Choose the space for a jar."""

    space: str


class Attack(Action, frozen=True):
    """Choose the outsider to attack."""

    outsider: str


class Convert(Action, frozen=True):
    """Choose the outsider to convert."""

    outsider: str


class Pick(Action, frozen=True):
    """Choose one of the rewards of a wall or a favour."""

    gain: tuple[str, ...]


class Next(Action, frozen=True):
    """Choose which reward comes next, where the order can matter."""

    notation: ClassVar[str] = "next {reward} {amount}"

    reward: str
    amount: int


class Accept(Action, frozen=True):
    """Take a reward that may be refused."""

    reward: Refusable


class Decline(Action, frozen=True):
    """Do without a reward that may be refused."""

    reward: Refusable


class Use(Action, frozen=True):
    """Use a townsperson in an inquisition."""

    townsperson: str


class Keep(Action, frozen=True):
    """Keep a worker for the next round."""

    worker: Worker
