"""Regnum: five kingdom games at one table.

>>> import regnum
>>> table = regnum.open_table("kings-bounty", seats=3, seed="a table")
>>> table.to_act()
[2]
"""

from __future__ import annotations

# first the package of that name, then the function: who imports a game later does not undo it
import regnum.games  # noqa: F401 - see above
from regnum import texts
from regnum.core import errors
from regnum.core.errors import (
    BadCards,
    BadRecord,
    BadSetUp,
    Malformed,
    Refused,
    RegnumError,
)
from regnum.core.records import read as read_record
from regnum.core.records import write as write_record
from regnum.core.registry import games
from regnum.core.replay import replay
from regnum.core.table import Table
from regnum.opening import open_table

errors.in_words.append(texts.english)

__all__ = [
    "BadCards",
    "BadRecord",
    "BadSetUp",
    "Malformed",
    "Refused",
    "RegnumError",
    "Table",
    "games",
    "open_table",
    "read_record",
    "replay",
    "write_record",
]
__version__ = "0.1.0"
