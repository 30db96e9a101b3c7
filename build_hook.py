"""What goes into a wheel besides the sources: compiled modules, and the pages of the web table.

Compiles `core`, `games` and `bots` with mypyc when a wheel is built and a C compiler is there.
Works in a temporary copy, never in `src/`, and never for editable installs: a stale binary
hides edits. Modules that define msgspec structs say "(structs only)" in their docstring and
stay as they are, because mypyc drops class keywords.

Builds the pages with npm, and puts them into source distributions too, so that installing one
of those needs no npm. Where they cannot be built the wheel is made without them and says so,
unless REGNUM_PAGES=needed.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType
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
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from distutils.ccompiler import CCompiler

def side_by_side(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0,
                 extra_preargs=None, extra_postargs=None, depends=None):
    # as the compiler's own method, which takes one file after the other
    macros, objects, after, search, found = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    arguments = self._get_cc_args(search, debug, extra_preargs)
    def one(name):
        source, kind = found[name]
        self._compile(name, source, kind, arguments, after, search)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, [name for name in objects if name in found]))
    return objects

CCompiler.compile = side_by_side
target, *modules = sys.argv[1:]
# a C file for each module: as fast as one large file, and compiled in half the time; so is -O1
# beside -O3, as rules spend their time in calls to Python's own functions
extensions = mypycify(["--ignore-missing-imports", *modules],
                      opt_level="1", debug_level="0", multi_file=True)
setup(name="regnum-compiled", ext_modules=extensions, packages=[],
      script_args=["-q", "build_ext", "--build-lib", target, "--build-temp", "objects"])
"""


def builder_of_pages(root: str) -> ModuleType:
    """`build_web.py`, which lies beside this file but cannot be imported by its name."""
    found = importlib.util.spec_from_file_location("build_web", Path(root) / "build_web.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own generic
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, where the pages are still to be built and the machine has none."""
        web = builder_of_pages(self.root)
        there = web.current(Path(self.root)) or web.find_npm()
        return [] if there else [web.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.add_pages(build_data)
        if self.target_name == "wheel":
            self.compile(build_data)

    def add_pages(self, build_data: dict[str, Any]) -> None:
        """The pages of the web table, beside the service that serves them."""
        web = builder_of_pages(self.root)
        try:
            pages = web.build(Path(self.root))
        except web.CannotBuild as error:
            if os.environ.get("REGNUM_PAGES") == "needed":
                raise
            self.app.display_warning(f"built without the web table: {error}")
            return
        inside = web.PACKED if self.target_name == "sdist" else web.PACKED.relative_to("src")
        build_data["force_include"][str(pages)] = str(inside)

    def compile(self, build_data: dict[str, Any]) -> None:
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
