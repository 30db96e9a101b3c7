"""What the page about bots shows can be run as it stands there, from top to bottom."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.+?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_every_block_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["local_bot.py", "fairy-fracas", "1"])
    runpy.run_path(str(ROOT / "examples" / "local_bot.py"), run_name="__main__")
    assert "of 1 won" in capsys.readouterr().out
    told = []
    for block in BLOCKS:
        exec(block, {"__name__": "block"})
        told.append(capsys.readouterr().out)
    smallest, asking, words, blind, learning = told
    assert smallest == blind == ""
    assert re.fullmatch(r"\(.+\) \(.+\)\n", asking)
    assert re.search(r"^0: Play the \w+ \w+$", words, re.MULTILINE)
    assert re.fullmatch(r"\d+ choices; .+ was one of \d+\n", learning)
