"""Every game of the registry and every toy, at every seat count and in every mode."""

from __future__ import annotations

from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regnum
from regnum.bots.bot import bots
from tests.conformance import law
from tests.conformance.checks import CHECKS, Check
from tests.conformance.subjects import Subject, agreed_otherwise, every_subject
from tests.soak import SOAK
from tests.toys import TOYS

SUBJECTS = every_subject({**regnum.games(), **TOYS}) + agreed_otherwise(regnum.games())
SEEDS = st.integers(0, 2**31)
#: games that a check looks at: one at every table there is, many in long runs
GAMES = SOAK or 1


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_kit(check: Check, subject: Subject) -> None:
    # each check looks at games of its own: the first seeds that are drawn are always the same
    own = crc32(check.__name__.encode())

    @settings(max_examples=GAMES)
    @given(seed=SEEDS)
    def run(seed: int) -> None:
        check(subject, own + seed)

    run()


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("name", sorted(bots()))
def test_bots_know_no_more_than_their_seat(name: str, subject: Subject) -> None:
    law.bot_is_blind(subject, lambda table: bots()[name](), seed=11, moves=60 if SOAK else 12)
