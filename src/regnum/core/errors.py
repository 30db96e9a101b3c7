"""Exceptions: for programmers and broken files. Refusals inside a game are values."""

from __future__ import annotations

from collections.abc import Callable

from regnum.core.messages import Message, Refusal


def bare(message: Message, package: str) -> str:
    """How a message reads when nobody has brought the texts."""
    try:
        return f"{message.id} {message.args}"
    except ValueError:
        # Python does not write out a number of several thousand digits
        return message.id


#: puts a message of a game's package into English; the texts put themselves here
in_words: list[Callable[[Message, str], str]] = [bare]


class RegnumError(Exception):
    """Something that cannot be done; `str()` says what was wrong and what would be right."""

    def __init__(self, message: Message, package: str = "") -> None:
        super().__init__(message, package)
        self.message = message
        self.package = package

    def __str__(self) -> str:
        try:
            return in_words[-1](self.message, self.package)
        except (LookupError, ImportError, OSError, ValueError, ArithmeticError, TypeError):
            # a game whose texts lack this, or cannot say it, must not hide what went wrong
            return bare(self.message, self.package)


class Refused(RegnumError):
    """An action is not legal now. Nothing has changed."""

    def __init__(self, refusal: Refusal, package: str = "") -> None:
        super().__init__(refusal.message(), package)
        # what it is made from again on the other side of a process border
        self.args = (refusal, package)
        self.refusal = refusal


class Malformed(RegnumError):
    """Text or JSON that is no action of this game."""


class BadSetUp(RegnumError):
    """Seats or options that the game does not have."""


class BadRecord(RegnumError):
    """A record that is broken, foreign, changed or of another version."""


class BadCards(RegnumError):
    """A card file that does not fit the game."""
