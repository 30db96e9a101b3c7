"""The wheel: what is compiled, and what happens without a compiler."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(name="hook")
def the_hook() -> ModuleType:
    found = importlib.util.spec_from_file_location("build_hook", ROOT / "build_hook.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_rules_are_compiled_and_structs_are_not(hook: ModuleType) -> None:
    compiled = hook.to_compile(ROOT / "src")
    assert "regnum/core/agenda.py" in compiled
    assert "regnum/games/kings_bounty/rules.py" in compiled
    assert "regnum/bots/greedy.py" in compiled
    assert "regnum/core/actions.py" not in compiled
    assert "regnum/games/kings_bounty/view.py" not in compiled
    assert not [path for path in compiled if path.startswith(("regnum/cli", "regnum/texts"))]


def test_a_compiler_is_looked_for_on_the_path(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert hook.compiler() is None
    fake = tmp_path / "cc"
    fake.write_text("#!/bin/sh\n")
    fake.chmod(0o755)
    assert hook.compiler() == str(fake)


def test_without_a_compiler_the_wheel_holds_plain_python_and_says_so(tmp_path: Path) -> None:
    environment = {**os.environ, "PATH": str(tmp_path)}
    environment.pop("CC", None)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert "no C compiler found: the wheel holds plain Python" in done.stdout + done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "regnum/core/agenda.py" in names
    assert "regnum/core/text/uk.ftl" in names
    assert "regnum/games/kings_bounty/cards.toml" in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
