"""Who is measured when; what happens when a worker fails."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import regnum
from regnum.bench import asking, own, peers, rounds
from regnum.bench.figures import Answer, Request, Sample, Subject
from regnum.core.registry import game_named

ONE = Subject("Regnum", "kings-bounty", 4, "interpreted")
OTHER = Subject("Regnum", "kings-bounty", 3, "interpreted")
SAMPLE = Sample(100, 1, 1.0)


def test_every_other_round_runs_backwards() -> None:
    asked: list[int] = []

    def ask(request: Request) -> Answer:
        asked.append(request.subject.seats)
        return Answer(SAMPLE)

    rows = rounds.run([ONE, OTHER], 3, 1.0, ask=ask)
    assert asked == [4, 3, 3, 4, 4, 3]
    assert [len(row.samples) for row in rows] == [3, 3]


def test_all_of_a_round_play_with_the_same_seed_and_rounds_differ() -> None:
    seeds: list[int] = []

    def ask(request: Request) -> Answer:
        seeds.append(request.seed)
        return Answer(SAMPLE)

    rounds.run([ONE, OTHER], 2, 1.0, ask=ask)
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]


def test_what_fails_once_is_reported_and_not_asked_again() -> None:
    asked: list[int] = []

    def ask(request: Request) -> Answer:
        asked.append(request.subject.seats)
        return Answer(failed="no luck") if request.subject == ONE else Answer(SAMPLE)

    failed, well = rounds.run([ONE, OTHER], 3, 1.0, ask=ask)
    assert (failed.failed, failed.samples) == ("no luck", [])
    assert len(well.samples) == 3
    assert asked == [4, 3, 3, 3]


def test_a_peer_that_is_not_installed_is_named_and_not_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(peers, "installed", lambda maker: maker == "RLCard")
    asked: list[str] = []

    def ask(request: Request) -> Answer:
        asked.append(request.subject.game)
        return Answer(SAMPLE)

    rows = rounds.run(peers.subjects(), 1, 1.0, ask=ask)
    assert asked == ["uno", "gin-rummy"]
    assert {row.subject.maker: row.missing for row in rows} == {
        "OpenSpiel": "pyspiel",
        "RLCard": "",
        "Catanatron": "catanatron",
    }


def test_our_games_are_measured_at_the_seats_asked_for() -> None:
    asked = rounds.our_subjects(["kings-bounty"], [2, 9, 5], ["compiled", "interpreted"])
    assert [(each.seats, each.build) for each in asked] == [
        (2, "compiled"),
        (2, "interpreted"),
        (5, "compiled"),
        (5, "interpreted"),
    ]
    assert [each.seats for each in rounds.our_subjects(["kings-bounty"], [], ["compiled"])] == [4]
    assert rounds.our_subjects([], [99], ["compiled"]) == []


def test_bargaining_has_a_row_with_it_and_one_without() -> None:
    found = rounds.our_subjects(["kings-struggle"], [], ["compiled"])
    assert [each.key for each in found] == [
        "Regnum/kings-struggle/5/compiled",
        "Regnum/kings-struggle/no-bargaining/5/compiled",
    ]
    game = game_named("kings-struggle")
    assert own.options_of(game, "no-bargaining") == {"offers": 0}
    assert own.options_of(game, "") == {}


def test_an_unknown_game_or_seat_count_is_an_error_in_words() -> None:
    with pytest.raises(regnum.BadSetUp):
        rounds.our_subjects(["whist"], [], ["compiled"])
    with pytest.raises(regnum.BadSetUp):
        rounds.our_subjects(["kings-bounty"], [9], ["compiled"])


def test_a_worker_measures_the_sources() -> None:
    answer = asking.ask(Request(ONE, 0.01, 1))
    assert answer.failed == ""
    assert answer.sample is not None
    assert answer.sample.games >= 1
    assert answer.sample.decisions > answer.sample.games
    assert answer.sample.clone is not None
    assert answer.sample.redeal is not None


def test_a_worker_says_which_build_it_does_not_have() -> None:
    wrong = "compiled" if own.build() == "interpreted" else "interpreted"
    said = asking.answer_to(
        f'{{"subject":{{"maker":"Regnum","game":"kings-bounty","seats":4,"build":"{wrong}"}},'
        '"seconds":0.01,"seed":1}'
    )
    assert said == (f'{{"failed":"RuntimeError: asked for {wrong}, but this is {own.build()}"}}')


def test_a_peer_that_cannot_be_imported_is_an_answer_not_a_traceback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    monkeypatch.delitem(sys.modules, "regnum.bench.peers.rl_card", raising=False)
    request = '{"subject":{"maker":"RLCard","game":"uno"},"seconds":0.01,"seed":1}'
    assert asking.answer_to(request).startswith('{"failed":"ModuleNotFoundError: ')


def test_a_worker_that_dies_is_an_answer_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    dying = tmp_path / "worker.py"
    dying.write_text("import sys\nsys.exit('out of breath')\n")
    monkeypatch.setattr(asking, "WORKER", dying)
    assert asking.ask(Request(ONE, 0.01, 1)) == Answer(failed="out of breath (1)")
