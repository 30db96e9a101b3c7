"""Messages inside a message: a deal in a sentence, one clause after the other."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from regnum.core.messages import Message

MESSAGES: msgspec.json.Decoder[list[Message]] = msgspec.json.Decoder(list[Message])


def within(messages: Sequence[Message]) -> str:
    """Messages as the argument of another; `SAY($deal)` in the Fluent files says them.

    >>> within([Message("draws", {"seat": 1})])
    '[{"id":"draws","args":{"seat":1}}]'
    """
    return msgspec.json.encode(list(messages)).decode()


def together(messages: Sequence[Message]) -> Message | None:
    """Several short messages as one; `None` if there are none.

    >>> together([Message("draws", {"seat": 1})])
    Message(id='draws', args={'seat': 1})
    """
    if len(messages) > 1:
        return Message("together", {"parts": within(messages)})
    return messages[0] if messages else None


def unfolded(text: str) -> list[Message]:
    """The messages again. Raises `msgspec.MsgspecError` for a text that holds none."""
    return MESSAGES.decode(text)
