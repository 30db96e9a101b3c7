"""Tests that drive processes, many times over: `make flakes`, or `python -m tests.flakes`.

One that fails once in many runs is a defect, of the program or of the test. Cards are dealt by
chance, and some runs are made while something else keeps every core busy. The folders of all
runs stay, with the logs; while they run they lie in memory, as in every other run of the tests: a
disk on which somebody else writes much may stand still for longer than a page waits.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from xml.etree import ElementTree

from tests.conftest import in_memory

PLACE = Path("build/flakes")
#: a browser keeps the event loop of its process, so its tests have a run of their own
PARTS = (("tests/server", "tests/cli"), ("tests/web",))
CORES = os.cpu_count() or 1


@contextmanager
def busy(wanted: bool) -> Iterator[None]:
    """Something else on every core."""
    spin = [sys.executable, "-c", "while True: pass"]
    others = [subprocess.Popen(spin) for _ in range(CORES if wanted else 0)]
    try:
        yield
    finally:
        for each in others:
            each.kill()
            each.wait()


@contextmanager
def place_kept_in(folder: Path) -> Iterator[Path]:
    """Where tests keep their files for a while; what is left of them is in the folder later."""
    with tempfile.TemporaryDirectory(dir=in_memory()) as passing:
        place = Path(passing) / "tests"
        yield place
        # a socket that was left is not copied, all else is
        with suppress(shutil.Error, FileNotFoundError):
            shutil.copytree(place, folder, symlinks=True)


def run(folder: Path, tests: list[str]) -> tuple[Counter[str], int]:
    """Each part once: what failed, and how many tests there were."""
    failed: Counter[str] = Counter()
    count = 0
    for number, part in enumerate([tests] if tests else PARTS):
        report = folder / f"{number}.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        command += ["-n", str(CORES + 1), "--dist", "worksteal", f"--junitxml={report}"]
        by_chance = {**os.environ, "REGNUM_CHANCE": "1"}
        output_file = folder / f"{number}.txt"
        with place_kept_in(folder / f"part-{number}") as place, output_file.open("w") as output:
            subprocess.run(
                [*command, f"--basetemp={place}", *part],
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
                env=by_chance,
            )
        cases = cases_in(report)
        if not cases:
            failed[f"no report of {' '.join(part)}"] += 1
        for case in cases:
            count += 1
            if case.find("failure") is not None or case.find("error") is not None:
                failed[f"{case.get('classname')}::{case.get('name')}"] += 1
    return failed, count


def cases_in(report: Path) -> list[ElementTree.Element]:
    """The tests that are told of; none if pytest has died before."""
    try:
        return list(ElementTree.parse(report).iter("testcase"))
    except (OSError, ElementTree.ParseError):
        return []


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.flakes", description=__doc__)
    asked.add_argument("--runs", type=int, default=5, help="how often (default 5)")
    asked.add_argument("--busy", type=int, default=1, help="how often while busy (default 1)")
    asked.add_argument("tests", nargs="*", help="which tests (default: all that drive processes)")
    wish = asked.parse_args()
    shutil.rmtree(PLACE, ignore_errors=True)
    failed: dict[str, list[Path]] = {}
    for number in range(wish.runs + wish.busy):
        loaded = number >= wish.runs
        folder = PLACE / f"run-{number + 1}{'-busy' if loaded else ''}"
        folder.mkdir(parents=True)
        began = time.monotonic()
        with busy(loaded):
            found, count = run(folder, wish.tests)
        seconds = time.monotonic() - began
        print(
            f"{folder.name:12} {count} tests, {found.total()} failed, {seconds:.0f} s", flush=True
        )
        for test in found:
            failed.setdefault(test, []).append(folder)
    for test, folders in sorted(failed.items(), key=lambda item: -len(item[1])):
        print(f"\n{test}: {len(folders)} of {wish.runs + wish.busy} runs; output and logs in")
        print("\n".join(f"  {folder}" for folder in folders))
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
