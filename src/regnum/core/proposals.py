"""What a table may propose: a whole answer to what is asked, drawn before it is said."""

from __future__ import annotations

from typing import NamedTuple

from regnum.core.actions import Action
from regnum.core.messages import Message


class Proposal(NamedTuple):
    """Steps that a seat could say one after the other, and what they come to together.

    The outcome tells all of it, also what the rules will do by themselves on the way, as there
    is only one answer.
    """

    steps: tuple[Action, ...]
    outcome: Message | None
