"""What holds the house up: where structs may live, and which way the arrows point."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from pathlib import Path

import msgspec
import pytest

import regnum
import regnum.bots
import regnum.core
import regnum.games

MARK = "(structs only)"
#: what a compiled part of the house may import from it
MAY_KNOW = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
}
SOURCE = Path(regnum.__file__).parent
ROOT = Path(__file__).parents[1]
PAGE = ROOT.joinpath("docs", "architecture.md").read_text(encoding="utf-8")
#: a step of the walk: its number, a file, what happens there
STEP = re.compile(r"^\| \d+ \| `([^`]+)` \| (.+) \|$", re.MULTILINE)


def modules(part: str) -> list[str]:
    package = importlib.import_module(f"regnum.{part}")
    found = pkgutil.walk_packages(package.__path__, f"regnum.{part}.")
    return [package.__name__, *(module.name for module in found)]


EVERY = [name for part in MAY_KNOW for name in modules(part)]


def source(name: str) -> str:
    path = SOURCE.parent.joinpath(*name.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return file.read_text(encoding="utf-8")


def is_marked(name: str) -> bool:
    return MARK in source(name).partition("\n")[0]


def parts_known(name: str) -> set[str]:
    """The parts of the house that a module imports, wherever in it the import stands."""
    found = set()
    for node in ast.walk(ast.parse(source(name))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name} imports relatively"
            assert node.module is not None
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {
        parts[1]
        for parts in (full.split(".") for full in found)
        if parts[0] == "regnum" and len(parts) > 1
    }


def is_trivial(function: ast.FunctionDef) -> bool:
    """One return of one expression, besides a docstring."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return len(body) == 1 and isinstance(body[0], ast.Return)


@pytest.mark.parametrize("name", EVERY)
def test_structs_live_only_in_modules_that_say_so(name):
    """mypyc drops the keywords of a class, and with them what makes a struct frozen or tagged."""
    module = importlib.import_module(name)
    structs = [
        thing.__name__
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing.__module__ == name
    ]
    if structs:
        assert is_marked(name), f"{name} defines {structs} and is compiled"


@pytest.mark.parametrize("name", [name for name in EVERY if is_marked(name)])
def test_modules_of_structs_hold_no_logic(name):
    functions = [
        node for node in ast.walk(ast.parse(source(name))) if isinstance(node, ast.FunctionDef)
    ]
    assert [function.name for function in functions if not is_trivial(function)] == []
    assert len(functions) <= 3


@pytest.mark.parametrize("name", EVERY)
def test_the_arrows_point_one_way(name):
    part = name.split(".")[1]
    assert parts_known(name) <= MAY_KNOW[part]


@pytest.mark.parametrize("name", modules("core"))
def test_the_kernel_does_no_input_or_output(name):
    imported, called = set(), set()
    for node in ast.walk(ast.parse(source(name))):
        if isinstance(node, ast.Import):
            imported.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            imported.add((node.module or "").split(".")[0])
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called.add(node.func.id)
    assert not called & {"open", "print", "input"}
    assert not imported & {"os", "sys", "pathlib", "socket", "asyncio", "random", "time", "logging"}


@pytest.mark.parametrize("name", EVERY)
def test_every_module_says_what_it_is_for(name):
    assert ast.get_docstring(ast.parse(source(name)))


def test_every_struct_that_crosses_a_border_keeps_its_keywords():
    from regnum.core.actions import Action
    from regnum.core.entries import Entry, Record

    for kind in (Action, Entry, Record):
        assert kind.__struct_config__.frozen
        assert kind.__struct_config__.forbid_unknown_fields
    for game in regnum.games().values():
        for kind in [*game.actions, *game.events]:
            assert kind.__struct_config__.frozen
            assert kind.__struct_config__.tag
            assert kind.__struct_config__.forbid_unknown_fields


def test_what_games_and_bots_derive_from_may_have_plain_children():
    """A compiled class refuses children in plain Python unless it is marked."""
    marked = set()
    for name in EVERY:
        for node in ast.parse(source(name)).body:
            if isinstance(node, ast.ClassDef):
                called = [d for d in node.decorator_list if isinstance(d, ast.Call)]
                if any("allow_interpreted_subclasses=True" in ast.unparse(d) for d in called):
                    marked.add(node.name)
    bases = {"Step", "Choice", "Talk", "Secret", "Parallel", "State", "Game", "CardSet", "Bot"}
    assert bases <= marked


@pytest.mark.parametrize(("file", "what"), STEP.findall(PAGE))
def test_the_walk_from_click_to_screen_goes_by_what_is_there(file, what):
    start = ROOT if file.startswith("web/") else ROOT / "src" / "regnum"
    text = (start / file).read_text(encoding="utf-8")
    for name in re.findall(r"`([\w.]+)`", what):
        for part in name.split("."):
            assert re.search(rf"\b{part}\b", text), f"{part} is not in {file}"


def test_the_page_names_every_room_of_the_service_and_no_file_that_is_gone():
    service = ROOT / "src" / "regnum" / "server"
    rooms = {path.parent.name for path in service.glob("*/__init__.py")}
    assert rooms == set(re.findall(r"^\| `(\w+)/` \|", PAGE, re.MULTILINE))
    for file in re.findall(r"`(server/[\w/]+\.py)`", PAGE):
        assert (service.parent / file).is_file(), file
