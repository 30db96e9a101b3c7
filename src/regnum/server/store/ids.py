"""Ids of what is kept."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

from sqlalchemy import JSON, Dialect, Select, bindparam, func, select

#: letters and digits that nobody mistakes for one another
LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"


def signs(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def new_id() -> str:
    """80 bits in letters and digits: it is typed after a command, where a dash begins an option."""
    return signs(16)


def listed(ids: Iterable[str], dialect: Dialect) -> Select[Any]:
    """Many ids to look among, as one parameter: with one each, to say a thousand takes longer than
    to find them."""
    written = bindparam(None, list(ids), type_=JSON)
    postgres = dialect.name == "postgresql"
    each = func.json_array_elements_text(written) if postgres else func.json_each(written)
    return select(each.table_valued("value").c.value)
