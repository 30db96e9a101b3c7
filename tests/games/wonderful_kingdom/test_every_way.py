"""Every way to play: each stack of menaces, each quest board, both sides, each scenario.

The modes of the game go through the whole conformance suite; these go through all of it in a
soak run, and through a few of its checks otherwise.
"""

from __future__ import annotations

from zlib import crc32

import pytest

from regnum.core.facts import Mode
from regnum.games.wonderful_kingdom.game import game
from tests.conformance import kit, law
from tests.conformance.checks import CHECKS, Check
from tests.conformance.subjects import Subject
from tests.soak import SOAK

STACKS = ("giant-rat", "frost-giant", "shadow", "thief")
BOARDS = ("north-lands", "usurper", "plague-lord")
SCENARIOS = [mode for mode in game.facts.modes if "scenario" in mode.options]
BRIEFLY = [
    kit.result_at_any_time,
    kit.legality_and_refusals_agree,
    kit.order_does_not_matter,
    kit.texts_are_complete,
    kit.scenes_are_complete,
    law.nothing_leaks,
    law.worlds_follow_from_knowledge,
]


def ways() -> list[Subject]:
    found: list[Subject] = []
    for side in ("A", "B"):
        for module in ("teaching", "advisors"):
            for seats in (1, 2):
                options = {"module": module, "side": side}
                found.append(Subject(game, seats, Mode(f"{module}-{side}", options)))
        for number, stack in enumerate(STACKS):
            pair = (stack, STACKS[(number + 1) % 4])
            for seats in (1, 2):
                options = {"module": "menaces", "side": side, "stacks": pair[:seats]}
                found.append(Subject(game, seats, Mode(f"{stack}-{side}", options)))
        for board in BOARDS:
            for seats in (1, 2):
                options = {"module": "quests", "side": side, "board": board}
                found.append(Subject(game, seats, Mode(f"{board}-{side}", options)))
        for mode in SCENARIOS:
            options = {**mode.options, "side": side}
            found.append(Subject(game, 1, Mode(f"{mode.id}-{side}", options)))
    return found


def looks() -> list[tuple[Subject, Check]]:
    """Which way goes through which check: in a soak run through all of them, else through two,
    so that each check has some."""
    found: list[tuple[Subject, Check]] = []
    for number, way in enumerate(ways()):
        two = [BRIEFLY[(2 * number + turn) % len(BRIEFLY)] for turn in range(2)]
        checks = CHECKS if SOAK else [kit.plays_to_its_end, *two]
        found.extend((way, check) for check in checks)
    return found


LOOKS = looks()


@pytest.mark.parametrize(
    ("way", "check"), LOOKS, ids=[f"{way}-{check.__name__}" for way, check in LOOKS]
)
def test_the_suite_holds_in_every_way_to_play(way: Subject, check: Check) -> None:
    # each check looks at games of its own; half as many in a soak run as the modes have, which
    # are among these ways
    own = crc32(check.__name__.encode())
    for seed in range(SOAK // 2 or 1):
        check(way, own + seed)
