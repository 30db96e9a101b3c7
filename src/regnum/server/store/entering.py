"""Entries go into a file of SQLite by its driver itself, and one that comes alone at once."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from sqlalchemy import Connection, Engine, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from regnum.server.store.tables import entries

ENTER = insert(entries)
#: the same for the driver of SQLite itself
ENTER_IN_FILE = str(ENTER.compile(dialect=sqlite.dialect(paramstyle="named")))
#: seconds that a commit may usually take for the loop to stand still so long, and what is believed
#: of a file that is not known yet
SHORT = 0.001
UNKNOWN = 0.02
#: how many commits are remembered, about
MEMORY = 16
#: after so many at once one is left to the thread, which brings a long log into the file
ENOUGH = 1000


class AtOnce:
    """To hand a single entry to the writer's thread and be woken by it takes longer than to put it
    in, where the disk is quick; so the loop does that itself, for as long as it is.

    It waits for nobody: what is in its way is left to the thread, as if it had not been tried.
    """

    def __init__(self) -> None:
        self.driver: sqlite3.Connection | None = None
        #: seconds that a commit takes of late
        self.usual = UNKNOWN
        #: when the last one had ended
        self.ended = 0.0
        #: how many have come since the thread made one
        self.count = 0

    def open(self, file: Engine) -> None:
        """Opening takes longer than writing: the thread does that, too."""
        connection = file.raw_connection()
        driver = connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        connection.detach()
        # a statement by itself is a transaction
        driver.isolation_level = None
        for pragma in ("busy_timeout=0", "wal_autocheckpoint=0"):
            driver.execute(f"PRAGMA {pragma}").close()
        self.driver = driver

    def close(self) -> None:
        if self.driver is not None:
            self.driver.close()
            self.driver = None

    def enter(self, row: Mapping[str, Any]) -> bool:
        """Whether the entry is durable now; if not, nothing has happened."""
        began = perf_counter()
        if self.driver is None or self.count >= ENOUGH or not self.alone(began):
            return False
        try:
            self.driver.execute(ENTER_IN_FILE, row)
        except sqlite3.Error:
            # the thread finds out what it is, and is more patient
            return False
        self.count += 1
        self.note(began)
        return True

    def alone(self, now: float) -> bool:
        """Whether the loop may stand still: not for long, and no more than half of the time. Where
        entries come closer, they gather while the thread is at work."""
        return self.usual < SHORT and now > self.ended + self.usual

    def note(self, began: float) -> None:
        """A commit has ended that began then, here or in the thread."""
        self.ended = perf_counter()
        self.usual += (self.ended - began - self.usual) / MEMORY


@contextmanager
def transaction(connection: Connection, entries_only: bool) -> Iterator[None]:
    """What goes into a file together. Entries alone, as in most commits, are left to the driver,
    which takes a tenth less; what goes wrong looks the same."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    try:
        with driver if entries_only else connection.begin():
            yield
    except sqlite3.Error as error:
        raise DBAPIError.instance(
            ENTER_IN_FILE, None, error, sqlite3.Error, hide_parameters=True
        ) from error


def enter(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Write entries, into a file by its driver itself."""
    driver = connection.connection.driver_connection
    if isinstance(driver, sqlite3.Connection):
        driver.executemany(ENTER_IN_FILE, rows)
    else:
        connection.execute(ENTER, rows)
