"""Compiles `core`, `games` and `bots` with mypyc when a wheel is built and a C compiler is there.

Works in a temporary copy, never in `src/`, and never for editable installs: a stale binary
hides edits. Modules that define msgspec structs say "(structs only)" in their docstring and
stay as they are, because mypyc drops class keywords.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "bots")
MARK = "(structs only)"


def to_compile(source: Path) -> list[str]:
    """The modules to compile, relative to the source folder."""
    found = []
    for part in COMPILED:
        for path in sorted((source / "regnum" / part).rglob("*.py")):
            first_line = path.read_text(encoding="utf-8").partition("\n")[0]
            if path.name != "__init__.py" and MARK not in first_line:
                found.append(str(path.relative_to(source)))
    return found


def compiler() -> str | None:
    """The C compiler that Python was built with, or any other, if it is on this machine."""
    configured = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return next(filter(None, map(shutil.which, (configured, "cc", "gcc", "clang"))), None)


BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
target, *modules = sys.argv[1:]
extensions = mypycify(["--ignore-missing-imports", *modules], opt_level="3", debug_level="0")
setup(name="regnum-compiled", ext_modules=extensions, packages=[],
      script_args=["-q", "build_ext", "--build-lib", target, "--build-temp", "objects"])
"""


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own generic
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if os.environ.get("REGNUM_PURE"):
            self.app.display_info("REGNUM_PURE is set: the wheel holds plain Python")
            return
        found = compiler()
        if found is None:
            self.app.display_warning("no C compiler found: the wheel holds plain Python")
            return
        self.folder = tempfile.mkdtemp(prefix="regnum-compile-")
        copy = Path(self.folder) / "copy"
        target = Path(self.folder) / "compiled"
        shutil.copytree(Path(self.root) / "src", copy, ignore=shutil.ignore_patterns("__pycache__"))
        modules = to_compile(copy)
        self.app.display_info(f"compiling {len(modules)} modules with mypyc and {found}")
        command = [sys.executable, "-c", BUILD, str(target), *modules]
        done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"mypyc failed:\n{done.stdout[-6000:]}\n{done.stderr[-6000:]}")
        for binary in target.rglob("*"):
            if binary.is_file():
                build_data["force_include"][str(binary)] = str(binary.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        folder = getattr(self, "folder", None)
        if folder:
            shutil.rmtree(folder)
