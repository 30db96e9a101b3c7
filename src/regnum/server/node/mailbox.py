"""What waits for one reader, as long as it takes."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """A queue with one reader. Every connection has one, and most are empty most of the time:
    asyncio's own queue holds 4 kB for that.

    >>> box: Mailbox[str] = Mailbox()
    >>> box.put_nowait("first")
    >>> box.put_nowait("second")
    >>> box.qsize(), asyncio.run(box.get()), box.get_nowait(), box.empty()
    (2, 'first', 'second', True)
    """

    __slots__ = ("letters", "reader")

    def __init__(self) -> None:
        # few enough wait that taking the first of a list costs nothing
        self.letters: list[T] = []
        self.reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self.letters)

    def empty(self) -> bool:
        return not self.letters

    def put_nowait(self, letter: T) -> None:
        self.letters.append(letter)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    def get_nowait(self) -> T:
        return self.letters.pop(0)

    async def get(self) -> T:
        """The first that came; who is stopped while waiting has taken nothing."""
        while not self.letters:
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.letters.pop(0)


class Way:
    """Open or shut, for one who waits until it is open. Every connection has one, to the network:
    asyncio's own event has room for many who wait, and holds 760 bytes.

    >>> way = Way()
    >>> way.is_set(), way.clear(), way.is_set()
    (True, None, False)
    """

    __slots__ = ("opened", "shut")

    def __init__(self) -> None:
        self.shut = False
        self.opened: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        return not self.shut

    def set(self) -> None:
        self.shut = False
        if self.opened is not None and not self.opened.done():
            self.opened.set_result(None)

    def clear(self) -> None:
        self.shut = True

    async def wait(self) -> None:
        while self.shut:
            self.opened = asyncio.get_running_loop().create_future()
            try:
                await self.opened
            finally:
                self.opened = None
