"""Who somebody is, for everything that is done in their name."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """Somebody the service knows: by a cookie, a token, or a claimed name."""

    id: str
    name: str
    claimed: bool
    epoch: int
    banned: bool
