"""Messages inside a message: a deal in a sentence, one clause after the other."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from regnum.core.messages import Message


def within(messages: Sequence[Message]) -> str:
    """Messages as the argument of another; `SAY($deal)` in the Fluent files says them.

    >>> within([Message("draws", {"seat": 1})])
    '[{"id":"draws","args":{"seat":1}}]'
    """
    return msgspec.json.encode(list(messages)).decode()


def unfolded(text: str) -> list[Message]:
    """The messages again. Raises `msgspec.MsgspecError` for a text that holds none."""
    return msgspec.json.decode(text, type=list[Message])
