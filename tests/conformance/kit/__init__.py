"""The rest of the test kit: what every game must keep, whatever it hides."""

from tests.conformance.kit.legality import legality_and_refusals_agree, refusals_change_nothing
from tests.conformance.kit.order import branches_draw_no_dice, order_does_not_matter
from tests.conformance.kit.play import copies_share_nothing, plays_to_its_end, result_at_any_time
from tests.conformance.kit.records import record_round_trip, same_seed_same_game
from tests.conformance.kit.shown import json_round_trip, scenes_are_complete, texts_are_complete
from tests.conformance.kit.undo import take_back_uses_the_same_dice, undo_goes_back

__all__ = [
    "branches_draw_no_dice",
    "copies_share_nothing",
    "json_round_trip",
    "legality_and_refusals_agree",
    "order_does_not_matter",
    "plays_to_its_end",
    "record_round_trip",
    "refusals_change_nothing",
    "result_at_any_time",
    "same_seed_same_game",
    "scenes_are_complete",
    "take_back_uses_the_same_dice",
    "texts_are_complete",
    "undo_goes_back",
]
