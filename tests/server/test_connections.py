"""The thread behind a connection to a file ends quietly, whoever has gone meanwhile."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from regnum.server.store.engine import connect_sqlite, open_database
from regnum.server.store.schema import bring_up_to_date

#: a loop that stands still is a failure, and not for ever
PATIENCE = 30.0


class Door:
    """What a thread comes to when it opens a file, and where it is kept until let through."""

    def __init__(self, ends_with: Exception | None = None) -> None:
        self.reached, self.open = threading.Event(), threading.Event()
        self.ends_with = ends_with
        self.thread: threading.Thread | None = None

    def __call__(self, *place: Any, **options: Any) -> sqlite3.Connection:
        self.thread = threading.current_thread()
        self.reached.set()
        assert self.open.wait(PATIENCE), "nobody opened the door"
        if self.ends_with:
            raise self.ends_with
        return sqlite3.Connection(*place, **options)

    def let_through(self) -> None:
        assert self.thread is not None
        self.open.set()
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@pytest.fixture
def unhandled(monkeypatch: pytest.MonkeyPatch) -> list[threading.ExceptHookArgs]:
    """What threads died of."""
    found: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", found.append)
    return found


async def cancelled_at(door: Door, file: Path) -> None:
    """Somebody who is no longer waited for while the file is being opened, at the loop's end."""
    opening = asyncio.create_task(connect_sqlite(file, factory=door))
    assert await asyncio.to_thread(door.reached.wait, PATIENCE)
    opening.cancel()
    await asyncio.gather(opening, return_exceptions=True)
    assert opening.cancelled()


@pytest.mark.parametrize("ends_with", [None, sqlite3.OperationalError("no room")])
def test_who_is_gone_before_a_file_is_open_is_not_told(
    ends_with: Exception | None, tmp_path: Path, unhandled: list[threading.ExceptHookArgs]
) -> None:
    door = Door(ends_with)
    asyncio.run(cancelled_at(door, tmp_path / "house.db"))
    door.let_through()
    assert unhandled == []


def test_a_file_that_cannot_be_opened_says_so_and_no_thread_complains(
    tmp_path: Path, unhandled: list[threading.ExceptHookArgs]
) -> None:
    async def begun() -> set[threading.Thread]:
        before = set(threading.enumerate())
        with pytest.raises(OperationalError, match="unable to open"):
            await bring_up_to_date(open_database(f"sqlite:///{tmp_path}/no/x.db"))
        return set(threading.enumerate()) - before

    for _ in range(20):
        for thread in asyncio.run(begun()):
            thread.join(PATIENCE)
            assert not thread.is_alive()
    assert unhandled == []
