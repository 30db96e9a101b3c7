"""Measures one subject in a process of its own: a request in JSON as argument, an answer in JSON.

Run as a file, not as a module: whether regnum comes from its sources or from its compiled
modules must be settled before any of it is imported.
"""

from __future__ import annotations

import os
import sys
from importlib.abc import PathEntryFinder
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path


def load_sources_only(package: Path) -> None:
    """Make every import from a package's folders take the `.py` file, never a compiled one."""
    sources = FileFinder.path_hook((SourceFileLoader, [".py"]))

    def hook(entry: str) -> PathEntryFinder:
        if not Path(entry).resolve().is_relative_to(package):
            raise ImportError("not a folder of this package", path=entry)
        return sources(entry)

    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.clear()


def main() -> None:
    build, request = sys.argv[1:]
    # what a peer prints must not get between the lines of the answer
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    if build == "interpreted":
        load_sources_only(Path(__file__).resolve().parent.parent)
    from regnum.bench.asking import answer_to

    print(answer_to(request), file=answers, flush=True)


if __name__ == "__main__":
    main()
