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


class Facts(Struct, frozen=True):
    """Facts that generic tests check.

    The rules version changes when a recorded game could come out differently.
    `package` is where the texts are found.
    """

    id: str
    package: str
    seats: tuple[int, ...]
    rules: int
    hidden: bool
    modes: tuple[Mode, ...]
    solo: bool = False
