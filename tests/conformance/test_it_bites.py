"""The suite is worth something only if it fails: each defect planted is found."""

from __future__ import annotations

from zlib import crc32

import pytest

import regnum
from regnum.bots.bot import Bot
from regnum.core import agenda, registry
from regnum.core.actions import Action, Seat
from regnum.core.agenda import S, State
from regnum.core.dice import Dice
from regnum.core.game import Game
from regnum.core.table import Table
from tests.conformance import kit, law
from tests.conformance.checks import CHECKS, Check
from tests.conformance.magpies import Magpies
from tests.conformance.plants import PLANTED
from tests.conformance.plants.boast import Boasts
from tests.conformance.plants.oath import Oath
from tests.conformance.plants.toys import TowersBuilt
from tests.conformance.subjects import Subject
from tests.conformance.walk import THIN, Violation

#: what the defects are planted in, besides toys that are subjects of the suite themselves
SOUND: list[type[Game[State]]] = [Magpies, Boasts, Oath, TowersBuilt]


@pytest.mark.parametrize(
    ("broken", "check", "complaint"), PLANTED, ids=[each.__name__ for each, _, _ in PLANTED]
)
def test_a_planted_defect_is_found(
    broken: type[Game[State]], check: Check, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    subject = shelved(broken(), 2, monkeypatch)
    with pytest.raises(Violation, match=complaint):
        look_at(12, subject, check)


@pytest.mark.parametrize("sound", SOUND)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_game_without_defects_passes(
    check: Check, sound: type[Game[State]], monkeypatch: pytest.MonkeyPatch
) -> None:
    for seats in (2, 3):
        look_at(2, shelved(sound(), seats, monkeypatch), check)


def test_every_check_of_the_suite_has_a_defect_to_find() -> None:
    assert {check for _, check, _ in PLANTED} == set(CHECKS)


def test_every_law_and_every_part_of_the_kit_is_checked() -> None:
    """`bot_is_blind` is about bots, not games: it has tests of its own, below."""
    parts = {getattr(law, name) for name in law.__all__} | {getattr(kit, n) for n in kit.__all__}
    assert parts - {law.bot_is_blind} == set(CHECKS)


def look_at(games: int, subject: Subject, check: Check) -> None:
    # as many decisions, whether or not each game has a few looked at only
    for seed in range(games * THIN):
        check(subject, seed)


def shelved(game: Game[State], seats: int, monkeypatch: pytest.MonkeyPatch) -> Subject:
    """A game where a record of it is looked for."""
    monkeypatch.setitem(registry._found, game.facts.id, game)
    return Subject(game, seats)


class Peeker(Bot):
    """Reads the match's own dice and state instead of the world it was given."""

    def __init__(self, table: Table[State]) -> None:
        self.table = table

    def choose(self, game: Game[S], world: S, seat: Seat, dice: Dice) -> Action:
        truth = self.table._state.clone()
        found = agenda.options(truth, seat)
        return found[truth.dice.below(len(found))]


class Honest(Bot):
    def choose(self, game: Game[S], world: S, seat: Seat, dice: Dice) -> Action:
        return dice.pick(agenda.options(world, seat))


class Gossip(Honest):
    """Chooses honestly, and speaks by what others hold."""

    def __init__(self, table: Table[State]) -> None:
        self.table = table

    def speak(self, game: Game[S], world: S, seat: Seat, dice: Dice) -> Action | None:
        offers = agenda.options(world, seat)
        truth = self.table.game.places(self.table._state)
        return offers[crc32(repr(sorted(truth.items())).encode()) % len(offers)]


def test_a_bot_that_speaks_by_what_its_seat_does_not_know_is_found() -> None:
    subject = Subject(regnum.games()["kings-struggle"], 4)
    with pytest.raises(Violation, match="says more than its seat knows"):
        law.bot_is_blind(subject, Gossip, seed=1)


def test_a_search_that_reads_the_dice_of_the_match_is_found() -> None:
    with pytest.raises(Violation):
        law.bot_is_blind(Subject(Magpies(), 2), Peeker, seed=1)


def test_an_honest_search_passes() -> None:
    law.bot_is_blind(Subject(Magpies(), 2), lambda table: Honest(), seed=1)
