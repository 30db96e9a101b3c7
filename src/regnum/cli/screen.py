"""The two ends of a terminal: what is printed, and what is typed or piped in."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from io import TextIOWrapper

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

#: no list is so long that its numbers have more digits, and Python reads only some thousands
MOST_DIGITS = 18


def number_in(typed: str) -> int | None:
    """The number that was typed, one of many digits as the largest there is; `None` if none was.

    >>> number_in("12"), number_in("twelve")
    (12, None)
    """
    if not typed.isdecimal():
        return None
    return int(typed) if len(typed) <= MOST_DIGITS else sys.maxsize


class NothingMore(Exception):
    """The input has ended."""


class Screen:
    """Prints for people and reads lines, from a terminal or from a pipe."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                # a letter that cannot be shown or read must not end the game
                stream.reconfigure(errors="replace")
        self.console = Console(markup=False, highlight=False, emoji=False)
        self.typed = sys.stdin.isatty()
        self.seen = self.console.is_terminal
        if self.typed:
            with suppress(ImportError):
                import readline  # noqa: F401 - importing it gives input() its line editing

    @property
    def width(self) -> int:
        """Wide screens are not filled: a line of 120 is hard enough to read."""
        return min(self.console.width, 120)

    def fits(self, things: Sequence[RenderableType]) -> bool:
        """Whether all this can be seen at once. A pipe has no height."""
        if not self.seen:
            return True
        options = self.console.options.update(width=self.width)
        return len(self.console.render_lines(Group(*things), options)) < self.console.height

    def show(self, *things: RenderableType) -> None:
        self.console.print(Group(*things), width=self.width)

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style=style), width=self.width)

    def items(self, pairs: Iterable[tuple[str, str]]) -> None:
        """A list: what to type, and what it stands for."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="bold yellow", no_wrap=True)
        for typed, told in pairs:
            grid.add_row(f"  {typed}", Text(told))
        self.show(grid)

    def ask(self, prompt: str) -> str:
        """A line from the other side; raises `NothingMore` at the end of input."""
        if self.typed:
            try:
                return input(prompt + " ").strip()
            except EOFError:
                self.line()
                raise NothingMore from None
        typed = sys.stdin.readline()
        if not typed:
            raise NothingMore
        # a pipe does not echo, so that what is printed would not show what was answered
        self.line(f"{prompt} {typed.strip()}")
        return typed.strip()

    def clear(self) -> None:
        """A clean screen, where there is one."""
        if self.seen:
            self.console.clear()

    def wipe(self) -> None:
        """A clean screen with nothing above it to scroll back to."""
        if self.seen:
            # in this order: clearing moves what was on the screen up, out of sight but in reach
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
