"""Every game of the registry and every toy, at every seat count and in every mode."""

from __future__ import annotations

from collections.abc import Callable
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regnum
from regnum.bots.bot import bots
from tests.conformance import kit, law
from tests.conformance.subjects import SOAK, Subject, every_subject
from tests.toys import TOYS

SUBJECTS = every_subject({**regnum.games(), **TOYS})
SEEDS = st.integers(0, 2**31)

#: each check, and how many games it looks at in CI and in a soak run
CHECKS: list[tuple[Callable[[Subject, int], None], int, int]] = [
    (kit.plays_to_its_end, 6, 200),
    (kit.result_at_any_time, 3, 20),
    (kit.same_seed_same_game, 2, 20),
    (kit.record_round_trip, 2, 20),
    (kit.copies_share_nothing, 3, 20),
    (kit.legality_and_refusals_agree, 3, 20),
    (kit.refusals_change_nothing, 3, 20),
    (kit.order_does_not_matter, 3, 20),
    (kit.branches_draw_no_dice, 3, 20),
    (kit.undo_goes_back, 4, 40),
    (kit.take_back_uses_the_same_dice, 3, 20),
    (kit.json_round_trip, 2, 20),
    (kit.texts_are_complete, 2, 20),
    (kit.scenes_are_complete, 2, 20),
    (law.nothing_leaks, 2, 20),
    (law.everything_hidden_moves, 1, 10),
    (law.the_known_never_moves, 2, 20),
    (law.nothing_is_forgotten, 3, 40),
    (law.what_is_shown_is_known, 3, 40),
    (law.knowledge_is_earned, 3, 40),
    (law.no_impossible_worlds, 3, 10),
    (law.events_tell_no_more, 2, 20),
    (law.worlds_follow_from_knowledge, 2, 10),
]


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize(
    ("check", "few", "many"), CHECKS, ids=[check.__name__ for check, _, _ in CHECKS]
)
def test_the_kit(
    check: Callable[[Subject, int], None], few: int, many: int, subject: Subject
) -> None:
    # each check looks at games of its own: the first seeds that are drawn are always the same
    own = crc32(check.__name__.encode())

    @settings(max_examples=many if SOAK else few)
    @given(seed=SEEDS)
    def run(seed: int) -> None:
        check(subject, own + seed)

    run()


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("name", sorted(bots()))
def test_bots_know_no_more_than_their_seat(name: str, subject: Subject) -> None:
    law.bot_is_blind(subject, lambda table: bots()[name](), seed=11, moves=60 if SOAK else 12)
