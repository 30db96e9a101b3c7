"""`python -m bench.load` says by its exit code whether the bars hold."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations

import pytest
from bench.load import __main__ as load
from bench.load.counting import game
from bench.load.servers import SUBJECTS, Running

from regnum.core.dice import key_from
from regnum.core.entries import Chair
from regnum.core.table import Table
from regnum.server.matches.offers import offered

OURS = SUBJECTS[0]


def measured(
    monkeypatch: pytest.MonkeyPatch,
    *words: str,
    slices: Sequence[dict[str, float]] = ({},),
    memory: float = 40.0,
) -> None:
    """A run in which the peers are as they are, and we as these slices say."""
    usual = {"p99 ms": 10.0, "processor ms": 0.4, "one by one": 0.4, "actions/s": 2000.0}

    async def measure(subjects: Sequence[str], number: int, seconds: float) -> load.Measured:
        return load.Measured(
            {subject: {"kB a match": memory} for subject in subjects},
            [
                {
                    subject: usual | (each if subject == OURS else {"actions/s": 1000.0})
                    for subject in subjects
                }
                for each in slices
            ],
        )

    monkeypatch.setattr(load, "measure", measure)
    monkeypatch.setattr("sys.argv", ["load", *words])
    load.main()


def test_bars_that_hold_are_no_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured(monkeypatch)
    assert "NO" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("ours", "memory"),
    [
        ({"actions/s": 1900.0}, 40.0),
        ({"p99 ms": 10.1}, 40.0),
        ({"processor ms": 0.41}, 40.0),
        ({"one by one": 0.41}, 40.0),
        ({}, 51.0),
    ],
)
def test_a_bar_that_does_not_hold_is_a_failure(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    ours: dict[str, float],
    memory: float,
) -> None:
    with pytest.raises(SystemExit) as ended:
        measured(monkeypatch, slices=[ours], memory=memory)
    assert ended.value.code == 1
    assert "| NO |" in capsys.readouterr().out


def test_the_bars_are_on_medians_of_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else's work in one slice of three fails nothing, and makes nothing good."""
    measured(monkeypatch, slices=[{}, {"p99 ms": 90.0}, {}])
    with pytest.raises(SystemExit):
        measured(monkeypatch, slices=[{"p99 ms": 11.0}, {"p99 ms": 0.1}, {"p99 ms": 11.0}])


def test_one_server_alone_has_no_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch, "--only", OURS, slices=[{"actions/s": 1.0}])


def test_servers_take_turns_in_every_order() -> None:
    orders = [tuple(load.in_turn(SUBJECTS, number)) for number in range(12)]
    assert Counter(orders) == dict.fromkeys(permutations(SUBJECTS), 2)


def test_the_trivial_game_is_played_at_our_table() -> None:
    cards, options = game.cards({}), game.read_options({})
    table = Table(game, [Chair(), Chair()], options, cards, key_from("load"))
    for number in range(4):
        assert table.to_act() == [number % 2]
        offers = offered(table, number % 2)
        assert len(offers) == 2
        table.act(number % 2, table.options(number % 2)[0], number + 1)


@pytest.fixture
def at_work() -> Iterator[Running]:
    """A process with a child, which takes a fifth of a second of processor time, however fast
    the machine is, says so, and then has nothing to do."""
    work = "while time.process_time() < 0.2: pass"
    busy = f"import time\n{work}\nprint(flush=True); input()"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {busy!r}])"
    process = subprocess.Popen(
        [sys.executable, "-c", parent], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    yield Running("busy", process, 0)
    process.stdin.close()
    process.wait()
    process.stdout.close()


def test_processor_time_is_the_servers_and_its_childrens(at_work: Running) -> None:
    assert at_work.process.stdout is not None
    at_work.process.stdout.readline()
    done = at_work.processor()
    assert done > 0.1
    assert at_work.processor() - done < 0.05
