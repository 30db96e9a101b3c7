"""Builds the compiled wheel of this checkout, installs it apart, and runs `regnum bench` there.

    python bench/compiled.py                     everything, with the peers
    python bench/compiled.py --own --gate 2.0    only our games, and the gate of CI

Arguments go to `regnum bench`. With `--own` the peers are not installed either. The environment
stays in `build/bench`, so that the next run only installs the new wheel; constraints.txt, where
there is one, fixes the versions.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "bench"
BIN = PLACE / ("Scripts" if os.name == "nt" else "bin")


def run(*command: str | Path) -> None:
    done = subprocess.run([str(part) for part in command], cwd=ROOT, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def install(own: bool) -> None:
    """Build the wheel anew and put it, with what it needs, into the environment."""
    python = BIN / "python"
    if not PLACE.exists():
        run(sys.executable, "-m", "venv", PLACE)
    constraints = ROOT / "constraints.txt"
    fixed = ["-c", constraints] if constraints.exists() else []
    with tempfile.TemporaryDirectory() as folder:
        run(python, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, *fixed, ".")
        wheel = next(Path(folder).glob("*.whl"))
        extra = "" if own else "[bench]"
        run(python, "-m", "pip", "install", "-q", *fixed, f"{wheel}{extra}")
        # the version number does not change with every build
        run(python, "-m", "pip", "install", "-q", "--no-deps", "--force-reinstall", wheel)


def main() -> None:
    arguments = sys.argv[1:]
    install("--own" in arguments)
    done = subprocess.run([str(BIN / "regnum"), "bench", *arguments], cwd=ROOT, check=False)
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
