"""What waits for one reader, as long as it takes."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """A queue with one reader. Every connection has two, and most are empty most of the time:
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

    def first(self) -> T:
        return self.letters[0]

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
