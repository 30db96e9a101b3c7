"""Every check of the suite, and how many games it looks at in CI; a soak run says itself."""

from __future__ import annotations

from collections.abc import Callable

from tests.conformance import kit, law
from tests.conformance.subjects import Subject

Check = Callable[[Subject, int], None]

CHECKS: list[tuple[Check, int]] = [
    (kit.plays_to_its_end, 6),
    (kit.result_at_any_time, 3),
    (kit.same_seed_same_game, 2),
    (kit.record_round_trip, 2),
    (kit.copies_share_nothing, 3),
    (kit.legality_and_refusals_agree, 3),
    (kit.refusals_change_nothing, 3),
    (kit.order_does_not_matter, 3),
    (kit.branches_draw_no_dice, 3),
    (kit.undo_goes_back, 4),
    (kit.take_back_uses_the_same_dice, 3),
    (kit.json_round_trip, 2),
    (kit.texts_are_complete, 2),
    (kit.scenes_are_complete, 2),
    (law.nothing_leaks, 2),
    (law.everything_hidden_moves, 2),
    (law.the_known_never_moves, 2),
    (law.nothing_is_forgotten, 3),
    (law.what_is_shown_is_known, 3),
    (law.knowledge_is_earned, 3),
    (law.no_impossible_worlds, 3),
    (law.events_tell_no_more, 2),
    (law.outcomes_tell_no_more, 2),
    (law.previews_tell_no_more, 2),
    (law.worlds_follow_from_knowledge, 2),
]
