"""What a game declares about itself (structs only)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be agreed before the game: each game's own fields, typed, with defaults."""


class Mode(Struct, frozen=True):
    """A way to play that the rulebook describes: a name and its options.

    `seats` narrows the game's seat counts, for modes that need fewer.
    """

    id: str
    options: dict[str, Any] = {}
    seats: tuple[int, ...] = ()


class Need(Struct, frozen=True):
    """When an option counts: with so many seats, and beside such values of other options.

    Empty is any. Elsewhere the option keeps its default; who asks for more is refused with the
    game's message `idle-<option>`, and a page does not offer it.
    """

    seats: tuple[int, ...] = ()
    beside: dict[str, tuple[str, ...]] = {}


class Facts(Struct, frozen=True):
    """Facts that generic tests check.

    The rules version changes when a recorded game could come out differently.
    `package` is where the texts are found. `minutes` are the fewest and the most that people
    take, roughly. `chapters` are the rules (anchors of the rules page) that tell of components
    or kinds of them; one that has the name of a rule need not be listed. `needs` names the
    options that do not always count.
    """

    id: str
    package: str
    seats: tuple[int, ...]
    rules: int
    hidden: bool
    modes: tuple[Mode, ...]
    solo: bool = False
    minutes: tuple[int, int] = (0, 0)
    chapters: dict[str, str] = {}
    needs: dict[str, Need] = {}
