"""Ids of what is kept."""

from __future__ import annotations

import secrets

#: letters and digits that nobody mistakes for one another
LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"


def signs(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def new_id() -> str:
    """80 bits in letters and digits: it is typed after a command, where a dash begins an option."""
    return signs(16)
