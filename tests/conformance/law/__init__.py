"""The law of hidden information, in five parts (see docs/architecture.md)."""

from tests.conformance.law.ahead import outcomes_tell_no_more, previews_tell_no_more
from tests.conformance.law.bots import bot_is_blind, worlds_follow_from_knowledge
from tests.conformance.law.events import events_tell_no_more
from tests.conformance.law.leaks import nothing_leaks
from tests.conformance.law.memory import (
    knowledge_is_earned,
    nothing_is_forgotten,
    what_is_shown_is_known,
)
from tests.conformance.law.redeals import everything_hidden_moves, the_known_never_moves
from tests.conformance.law.worlds import no_impossible_worlds

__all__ = [
    "bot_is_blind",
    "events_tell_no_more",
    "everything_hidden_moves",
    "knowledge_is_earned",
    "no_impossible_worlds",
    "nothing_is_forgotten",
    "nothing_leaks",
    "outcomes_tell_no_more",
    "previews_tell_no_more",
    "the_known_never_moves",
    "what_is_shown_is_known",
    "worlds_follow_from_knowledge",
]
