"""A package that has both a source and a compiled module is loaded from the source."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from regnum.bench.asking import WORKER

PROBE = """
import runpy, sys
from pathlib import Path
worker = runpy.run_path(sys.argv[1])
if sys.argv[2] == "sources":
    worker["load_sources_only"](Path("castle").resolve())
try:
    import castle.inner.tower
    print(castle.inner.tower.BUILT)
except ImportError:
    print("binary")
"""


def built(folder: Path, how: str) -> str:
    command = [sys.executable, "-c", PROBE, str(WORKER), how]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_source_is_taken_though_a_compiled_module_lies_beside_it(tmp_path: Path) -> None:
    inner = tmp_path / "castle" / "inner"
    inner.mkdir(parents=True)
    for package in (inner.parent, inner):
        (package / "__init__.py").touch()
    (inner / "tower.py").write_text("BUILT = 'source'\n")
    (inner / f"tower{EXTENSION_SUFFIXES[0]}").write_bytes(b"not really a library")
    assert built(tmp_path, "as found") == "binary"
    assert built(tmp_path, "sources") == "source"
