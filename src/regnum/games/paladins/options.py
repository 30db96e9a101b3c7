"""What can be agreed before Paladins of the West Kingdom (structs only)."""

from __future__ import annotations

from typing import Literal

from regnum.core.facts import Options

Difficulty = Literal["easy", "normal", "hard"]


class PaladinsOptions(Options, frozen=True, kw_only=True):
    """
    difficulty: how far the solo opponent is ahead at the start; for one seat only.
    """

    difficulty: Difficulty = "normal"
