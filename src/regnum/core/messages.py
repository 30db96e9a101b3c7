"""What is said to people, before it is put into a language (structs only)."""

from __future__ import annotations

from msgspec import Struct

#: A number, a text, the id of a thing to be named, or several of those.
Value = str | int | tuple[str, ...]


class Message(Struct, frozen=True):
    """A sentence of the Fluent files: its id and what to fill in.

    >>> Message("draws", {"seat": 1})
    Message(id='draws', args={'seat': 1})
    """

    id: str
    args: dict[str, Value] = {}


class Refusal(Struct, frozen=True):
    """Why an action is not legal: a code with values, and where the rule stands.

    `rule` is an anchor of our rules page, `page` the rulebook's page.
    The sentence is the message `refusal-<code>`.
    """

    code: str
    args: dict[str, Value] = {}
    rule: str = ""
    page: int = 0

    def message(self) -> Message:
        return Message("refusal-" + self.code, self.args)
