"""Every check of the suite."""

from __future__ import annotations

from collections.abc import Callable

from tests.conformance import kit, law
from tests.conformance.subjects import Subject

Check = Callable[[Subject, int], None]

CHECKS: list[Check] = [
    kit.plays_to_its_end,
    kit.result_at_any_time,
    kit.same_seed_same_game,
    kit.record_round_trip,
    kit.copies_share_nothing,
    kit.legality_and_refusals_agree,
    kit.refusals_change_nothing,
    kit.order_does_not_matter,
    kit.branches_draw_no_dice,
    kit.undo_goes_back,
    kit.take_back_uses_the_same_dice,
    kit.json_round_trip,
    kit.texts_are_complete,
    kit.scenes_are_complete,
    law.nothing_leaks,
    law.everything_hidden_moves,
    law.the_known_never_moves,
    law.nothing_is_forgotten,
    law.what_is_shown_is_known,
    law.knowledge_is_earned,
    law.no_impossible_worlds,
    law.events_tell_no_more,
    law.outcomes_tell_no_more,
    law.previews_tell_no_more,
    law.worlds_follow_from_knowledge,
]
