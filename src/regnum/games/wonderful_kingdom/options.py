"""What can be agreed before It's a Wonderful Kingdom (structs only)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from regnum.core.facts import Options

Module = Literal["menaces", "advisors", "quests", "teaching"]
Stack = Literal["shadow", "frost-giant", "giant-rat", "thief"]
Board = Literal["any", "north-lands", "usurper", "plague-lord"]
Scenario = Literal[
    "none",
    "rat-invasion",
    "prophecy",
    "frozen-north",
    "last-battle",
    "thieves-guild",
    "under-siege",
]


class WonderfulOptions(Options, frozen=True, kw_only=True):
    """
    module: the one module every match is played with; teaching is our own, without any.
    side: the side of the duchy cards, the same for both.
    stacks: the menaces of each seat; none named: each seat chooses (ruling WK-24).
    board: the quest board.
    duchy: who plays alone may choose the duchy.
    scenario: for one player; it brings its own modules.
    """

    module: Module = "menaces"
    side: Literal["A", "B"] = "A"
    stacks: Annotated[tuple[Stack, ...], Meta(max_length=2)] = ()
    board: Board = "any"
    duchy: Literal["any", "valados", "teressie"] = "any"
    scenario: Scenario = "none"
