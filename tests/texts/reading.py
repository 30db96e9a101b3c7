"""Reading Fluent files and Python sources, to see whether they speak of the same things."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

PLURALS = {"zero", "one", "two", "few", "many", "other"}
#: enough to meet every plural form of every language
NUMBERS = [0, 1, 2, 5, 21, 22]


class Text(Visitor):
    """What one message needs: its variables, the values worth trying, the forms it asks for."""

    def __init__(self, entry: ftl.Message) -> None:
        self.attributes = {attribute.id.name for attribute in entry.attributes}
        self.values: dict[str, list[str | int]] = {}
        #: what each variable is put to: a function that it goes through, `select`, or nothing
        self.uses: dict[str, set[str]] = {}
        self.forms: set[str] = set()
        self.seat_forms: set[str] = set()
        self.visit(entry)

    def note(self, node: ftl.SyntaxNode, values: list[str | int]) -> None:
        if isinstance(node, ftl.VariableReference):
            known = self.values.setdefault(node.id.name, [])
            known.extend(value for value in values if value not in known)
            if 0 in known and "elf-tower-1" in known and "none" in known:
                # what is said of a seat or of nobody is never said of a component
                known.remove("elf-tower-1")

    def put(self, node: ftl.SyntaxNode, use: str) -> None:
        if isinstance(node, ftl.VariableReference):
            self.uses.setdefault(node.id.name, set()).add(use)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.note(node, [])

    def visit_Placeable(self, node: ftl.Placeable) -> None:
        self.put(node.expression, "as it is")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        names = {key.name for key in keys if isinstance(key, ftl.Identifier)}
        numeric = (
            any(isinstance(key, ftl.NumberLiteral) for key in keys) or len(names & PLURALS) > 1
        )
        self.put(node.selector, "how many" if numeric else "which")
        self.note(
            node.selector, list(NUMBERS) if numeric else [*(names - {"other"}), "elf-tower-1"]
        )
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        seats = node.id.name == "SEAT"
        for argument in node.arguments.positional:
            self.note(argument, [0] if seats else ["elf-tower-1"])
            self.put(argument, node.id.name)
        for option in node.arguments.named:
            if option.name.name == "form":
                (self.seat_forms if seats else self.forms).add(option.value.value)
        self.generic_visit(node)

    def trials(self) -> Iterator[dict[str, str | int]]:
        """Plausible arguments, several times over, so that each value is met."""
        rounds = max((len(values) for values in self.values.values()), default=1) or 1
        for turn in range(rounds):
            yield {
                name: values[turn % len(values)] if values else "3"
                for name, values in self.values.items()
            }


@cache
def entries(package: str, language: str) -> list[ftl.EntryType]:
    text = (files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return list(FluentParser(with_spans=False).parse(text).body)


@cache
def texts(package: str, language: str) -> dict[str, Text]:
    """The messages of a Fluent file, by id."""
    return {
        entry.id.name: Text(entry)
        for entry in entries(package, language)
        if isinstance(entry, ftl.Message)
    }


def anchors(package: str, language: str) -> list[str]:
    """The anchors of a rules page, in order."""
    page = (files(package) / "text" / f"rules.{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^#+ .+ \{#([a-z0-9-]+)\}$", page, re.MULTILINE)


@cache
def sources(package: str) -> list[ast.Module]:
    """The Python files of a package and its subpackages."""
    folder = Path(str(files(package)))
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]


def literals(node: ast.AST) -> set[str]:
    """Every string written out in a piece of source, but not the pieces of composed ones."""
    found: set[str] = set()
    waiting = [node]
    while waiting:
        here = waiting.pop()
        if isinstance(here, ast.Constant) and isinstance(here.value, str):
            found.add(here.value)
        parts = ast.iter_child_nodes(here)
        if isinstance(here, ast.JoinedStr | ast.BinOp):
            waiting.extend(part for part in parts if not isinstance(part, ast.Constant))
        else:
            waiting.extend(parts)
    return found


@cache
def words_of(package: str) -> frozenset[str]:
    return frozenset().union(*(literals(module) for module in sources(package)))


def calls(package: str, name: str) -> Iterator[ast.Call]:
    """Where a source calls `Message(…)` or `Refusal(…)`."""
    for module in sources(package):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name and node.args:
                yield node


def ids_said(call: ast.Call) -> set[str]:
    """The ids a call can have, as far as they are written out in it."""
    first = call.args[0]
    if isinstance(first, ast.IfExp):
        return literals(first.body) | literals(first.orelse)
    return literals(first) - {""} if isinstance(first, ast.Constant) else set()


def arguments_given(call: ast.Call) -> set[str] | None:
    """The names of the arguments a call fills in; `None` if they are not written out there."""
    if len(call.args) < 2:
        return set()
    given = call.args[1]
    if not isinstance(given, ast.Dict):
        return None
    return set().union(*(literals(key) for key in given.keys if key is not None))


def refusal_codes(package: str) -> set[str]:
    """Codes written in a `Refusal(…)`, or returned by a function that says it returns a code."""
    found: set[str] = set()
    for call in calls(package, "Refusal"):
        found |= ids_said(call)
    for module in sources(package):
        for node in ast.walk(module):
            if not isinstance(node, ast.FunctionDef):
                continue
            if not (ast.get_docstring(node) or "").startswith("The code of"):
                continue
            for part in ast.walk(node):
                if isinstance(part, ast.Return) and part.value is not None:
                    found |= literals(part.value) - literals_in_tests(part.value)
    return found - {""}


def literals_in_tests(value: ast.expr) -> set[str]:
    return literals(value.test) if isinstance(value, ast.IfExp) else set()


def rules_cited(package: str) -> set[str]:
    """The anchors of the rules page that refusals point to."""
    found: set[str] = set()
    for call in calls(package, "Refusal"):
        cited = call.args[2:3] + [word.value for word in call.keywords if word.arg == "rule"]
        for rule in cited:
            found |= literals(rule) - literals_in_tests(rule)
    return found - {""}
