"""Card sets: components listed in a TOML file, each value with its source."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from regnum.core.errors import BadCards
from regnum.core.messages import Message
from regnum.core.misfits import misfit
from regnum.core.nested import within
from regnum.core.shapes import fitted

T = TypeVar("T")
Tables = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSet:
    """What a game is played with. Games derive from it and add their typed components."""

    def __init__(self, tables: Tables | None = None, changes: Tables | None = None) -> None:
        #: the whole file with the changes in it, and the changes alone
        self.tables: Tables = tables or {}
        self.changes: Tables = changes or {}

    def digest(self) -> str:
        """The same for the same values, whatever file they came from."""
        packed = msgspec.json.encode(self.tables, order="deterministic")
        return blake2b(packed, digest_size=8).hexdigest()

    def given_names(self) -> dict[str, str]:
        """What the owner calls components of their own, by entry.

        >>> CardSet({"towers": {"folly": {"name": "The Folly"}}}).given_names()
        {'folly': 'The Folly'}
        """
        found: dict[str, str] = {}
        for table in self.tables.values():
            if isinstance(table, dict):
                for entry, values in table.items():
                    if isinstance(values, dict) and values.get("name"):
                        found[entry] = str(values["name"])
        return found

    def changed_entries(self, shipped: CardSet) -> frozenset[str]:
        """The entries whose values are not those of the shipped set, of which the texts tell.

        How many there are and what the owner calls them says nothing about what they do.

        >>> shipped = CardSet({"towers": {"elf": {"copies": 2, "height": 3}, "orc": {"height": 1}}})
        >>> mine = merged(shipped.tables, {"towers": {"elf": {"copies": 1}, "orc": {"height": 2}}})
        >>> sorted(CardSet(mine).changed_entries(shipped))
        ['orc']
        """
        found: set[str] = set()
        for kind, table in self.tables.items():
            if isinstance(table, dict):
                old = shipped.tables.get(kind, {})
                for entry, values in table.items():
                    if values_of(values) != values_of(old.get(entry, {})):
                        found.add(entry)
        return frozenset(found)


def values_of(entry: Tables) -> Tables:
    """An entry without what says nothing about a single component.

    >>> values_of({"height": 3, "copies": 2, "name": "The Folly", "source": "mine"})
    {'height': 3}
    """
    return {field: entry[field] for field in entry if field not in ("copies", "name", "source")}


def read_toml(text: str) -> Tables:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadCards(Message("cards-not-toml", {"why": str(error)})) from None


def merged(shipped: Tables, changes: Mapping[str, object]) -> Tables:
    """The shipped tables with changed values put in, entry by entry and field by field.

    >>> merged({"titles": {"emperor": {"points": 6}}}, {"titles": {"emperor": {"points": 7}}})
    {'titles': {'emperor': {'points': 7}}}
    """
    result = dict(shipped)
    for key, value in changes.items():
        old = result.get(key)
        if isinstance(value, Mapping) and isinstance(old, dict):
            result[key] = merged(old, value)
        else:
            result[key] = value
    return result


def entries(tables: Tables, kind: str, type_: type[T], text: str) -> dict[str, T]:
    """The entries of one kind, typed. An error names entry, field and the header's line."""
    found: dict[str, T] = {}
    table = tables.get(kind)
    if not isinstance(table, dict) or not table:
        raise BadCards(Message("cards-no-kind", {"kind": kind}))
    for name, entry in table.items():
        try:
            found[name] = fitted(entry, type_)
        except msgspec.ValidationError as error:
            wrong = misfit(entry, type_)
            why = str(error) if wrong is None else within([wrong.clause()])
            raise BadCards(
                Message(
                    "cards-bad-entry",
                    {
                        "entry": f"{kind}.{name}",
                        "line": line_of(text, kind, name),
                        "why": why,
                    },
                )
            ) from None
    return found


def check_known(shipped: CardSet, changes: Mapping[str, object]) -> None:
    """A box is what it is: whoever changes what is not in it is told what is."""
    for kind, table in changes.items():
        known = shipped.tables.get(kind)
        if known is None:
            raise unknown(kind, shipped.tables)
        if isinstance(known, dict) and isinstance(table, Mapping):
            for name in table:
                if name not in known:
                    raise unknown(f"{kind}.{name}", known)


def unknown(entry: str, known: Tables) -> BadCards:
    return BadCards(
        Message("cards-unknown", {"entry": entry, "line": 0, "known": ", ".join(known)})
    )


def check_count(kind: str, found: int, right: int, text: str, name: str = "") -> None:
    """The box holds a fixed number of each component.

    >>> check_count("towers", 11, 12, "[towers.elf]")
    Traceback (most recent call last):
    regnum.core.errors.BadCards: [towers] (line 1) makes 11 in all; the box holds 12.
    """
    if found != right:
        entry = f"{kind}.{name}" if name else kind
        raise BadCards(
            Message(
                "cards-wrong-count",
                {"entry": entry, "line": line_of(text, kind, name), "found": found, "right": right},
            )
        )


def line_of(text: str, kind: str, name: str) -> int:
    """The line of an entry's header, or without a name of the first of a kind; 0 if there is none.

    >>> line_of("version = 1\\n[titles.emperor]\\npoints = 6", "titles", "emperor")
    2
    """
    entry = rf'"?{re.escape(name)}"?\s*\]' if name else ""
    header = re.compile(rf'\s*\[\s*"?{re.escape(kind)}"?\s*\.\s*{entry}')
    for number, line in enumerate(text.splitlines(), 1):
        if header.match(line):
            return number
    return 0


def in_file(error: BadCards, text: str) -> BadCards:
    """The same complaint with the line of the owner's own file, if the entry stands there."""
    kind, _, name = str(error.message.args.get("entry", "")).partition(".")
    line = line_of(text, kind, name) if kind else 0
    if line == 0 or "line" not in error.message.args:
        return error
    return BadCards(Message(error.message.id, {**error.message.args, "line": line}), error.package)
