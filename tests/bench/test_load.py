"""`python -m bench.load` says by its exit code whether the bars hold."""

from __future__ import annotations

import pytest
from bench.load import __main__ as load
from bench.load.servers import SUBJECTS


def measured(monkeypatch: pytest.MonkeyPatch, ours: float, *words: str) -> None:
    """A run in which the peers do a thousand actions a second."""

    async def measure(subject: str, seconds: float) -> dict[str, float]:
        return {"p99 ms": 10.0, "actions/s": ours if subject == SUBJECTS[0] else 1000.0}

    monkeypatch.setattr(load, "measure", measure)
    monkeypatch.setattr("sys.argv", ["load", "--rounds", "1", *words])
    load.main()


def test_bars_that_hold_are_no_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured(monkeypatch, 2000.0)
    assert "NO" not in capsys.readouterr().out


def test_a_bar_that_does_not_hold_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        measured(monkeypatch, 1900.0)
    assert ended.value.code == 1
    assert "| NO |" in capsys.readouterr().out


def test_one_server_alone_has_no_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch, 1.0, "--only", SUBJECTS[0])
