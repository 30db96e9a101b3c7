"""Putting messages into a language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import log10
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

from regnum.core.messages import Message, Value
from regnum.core.nested import unfolded

ENGLISH = "en"
LANGUAGES = (ENGLISH, "ru", "uk")
KERNEL = "regnum.core"
#: from here on a number is told without the marks of its language: Fluent fails at long ones
TOO_LARGE = 10**15
#: a text within a sentence is no longer than this; Fluent says 2500 letters
LONGEST = 2000
#: values that are told in a name
BRACKETS = re.compile(r" \([^)]*\)")
#: of a number that is too long to be written about so many digits are
SHOWN_DIGITS = 20


class Speech:
    """Says messages of one game in one language.

    Functions stand ready in the Fluent files: `NAME($thing)` and
    `NAME($thing, form: "acc")` name a component or a list of them, `SEAT($seat)` and
    `SEAT($seat, form: "gen")` a player or several, `SAY($clauses)` says messages that are
    folded into an argument.
    """

    def __init__(self, language: str, package: str, players: Sequence[str] = ()) -> None:
        self.language = language
        self.package = package or KERNEL
        self.players = list(players)
        #: what the owner of a box calls components of their own, and which of ours are no longer
        #: as the texts have them
        self.given: dict[str, str] = {}
        self.changed: frozenset[str] = frozenset()
        functions: dict[str, Callable[..., Any]] = {
            "NAME": self._name,
            "SEAT": self._seat,
            "SAY": self._say,
        }
        self.bundle = FluentBundle([language], use_isolating=False, functions=functions)
        for source in dict.fromkeys((KERNEL, package or KERNEL)):
            self.bundle.add_resource(resource(source, language))

    def say(self, message: Message) -> str:
        """The sentence. Raises `KeyError` for a message that the texts do not have."""
        found = self.bundle.get_message(message.id)
        pattern = found.value
        if pattern is None:
            raise KeyError(message.id)
        args = {name: plain(value) for name, value in message.args.items()}
        sentence, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(sentence)

    def has(self, message_id: str) -> bool:
        return self.bundle.has_message(message_id)

    def name(self, thing: str, form: str = "") -> str:
        """The name of a component, in a grammatical form if the texts have it.

        `elf-warrior-2` is called `elf-warrior`, unless it has a name of its own; where the texts
        tell copies apart (`.copy`) it has its number as well. The name that an owner has given
        goes before; in that of a component whose values the owner has changed, none is told.
        """
        base = re.sub(r"-\d+$", "", thing)
        for key in (thing, base):
            name = self._called(key, form)
            if name is not None:
                copy = self._attribute(base, "copy") if key != thing else None
                if copy is None:
                    return name
                args = {"name": name, "number": int(thing[len(base) + 1 :])}
                return str(self.bundle.format_pattern(copy, args)[0])
        return thing

    def _called(self, key: str, form: str) -> str | None:
        """What the owner or the texts call a key; `None` if neither does."""
        if key in self.given:
            return self.given[key]
        if not self.bundle.has_message(key):
            return None
        changed = key in self.changed
        pattern = self._attribute(key, "changed") if changed else None
        pattern = pattern or self._attribute(key, form) or self.bundle.get_message(key).value
        if pattern is None:
            return None
        name = str(self.bundle.format_pattern(pattern, {})[0])
        return BRACKETS.sub("", name) if changed else name

    def _attribute(self, key: str, attribute: str) -> Pattern | None:
        if not self.bundle.has_message(key):
            return None
        return self.bundle.get_message(key).attributes.get(attribute)

    def rules(self) -> str:
        """The rules page of the game in Markdown, its headings with anchors; empty without one."""
        return rules_text(self.package, self.language)

    def rule_title(self, anchor: str) -> str:
        """The heading of a rule on the rules page, or its anchor."""
        found = re.search(rf"^#+ *(.+?) *\{{#{re.escape(anchor)}\}}", self.rules(), re.MULTILINE)
        return found[1] if found else anchor

    def _name(self, things: object, form: object = "") -> str:
        return ", ".join(self.name(thing, str(form)) for thing in str(things).split())

    def _seat(self, seats: object, form: object = "") -> str:
        return ", ".join(self.seat(int(number), str(form)) for number in str(seats).split())

    def _say(self, folded: object) -> str:
        try:
            messages = unfolded(str(folded))
        except msgspec.MsgspecError:
            return str(folded)
        return cut("; ".join(self.say(message) for message in messages))

    def seat(self, seat: int, form: str = "") -> str:
        """The player's name, or "Player 2". A name is not declined: in a grammatical form the
        word for a player goes before it."""
        name = self.players[seat] if seat < len(self.players) else ""
        pattern = self._attribute("player", form)
        if pattern is not None:
            return str(self.bundle.format_pattern(pattern, {"number": name or seat + 1})[0])
        return name or self.say(Message("player", {"number": seat + 1}))


def plain(value: Value) -> str | int:
    """Fluent takes texts and numbers; several things are one text with spaces."""
    if isinstance(value, int) and abs(value) >= TOO_LARGE:
        return cut(digits(value))
    if isinstance(value, str):
        return value if is_folded(value) else cut(value)
    return " ".join(value) if isinstance(value, tuple) else value


def cut(text: str) -> str:
    """Fluent fails at a long text; whoever wrote it knows how it goes on."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def is_folded(text: str) -> bool:
    """Whether a text holds messages, which are cut when they are said."""
    if len(text) <= LONGEST:
        return False
    try:
        unfolded(text)
    except msgspec.MsgspecError:
        return False
    return True


def digits(number: int) -> str:
    """A large number as it was written, or how it begins where Python writes no further.

    >>> digits(-(10**20))
    '-100000000000000000000'
    """
    try:
        return str(number)
    except ValueError:
        shown = abs(number) // 10 ** int(number.bit_length() * log10(2) - SHOWN_DIGITS)
        return f"{'-' if number < 0 else ''}{shown}…"


@cache
def resource(package: str, language: str) -> Resource:
    return FluentResource(messages_text(package, language))


def messages_text(package: str, language: str) -> str:
    """The messages of a package, as a Fluent file."""
    return page(package, "{}.ftl", language).read_text(encoding="utf-8")


@cache
def rules_text(package: str, language: str) -> str:
    """The rules page of a game in Markdown; empty without one."""
    found = page(package, "rules.{}.md", language)
    return found.read_text(encoding="utf-8") if found.is_file() else ""


@cache
def rulings_text(package: str, language: str) -> str:
    """The rulings page of a game in Markdown; empty without one."""
    found = page(package, "rulings.{}.md", language)
    return found.read_text(encoding="utf-8") if found.is_file() else ""


def page(package: str, name: str, language: str) -> Traversable:
    """A file with texts; the English one if a game from elsewhere does not speak the language."""
    folder = files(package) / "text"
    own = folder / name.format(language)
    return own if own.is_file() else folder / name.format(ENGLISH)


@cache
def speech(language: str, package: str) -> Speech:
    """The speech of a game's package, with players called by their numbers."""
    return Speech(language, package)


def english(message: Message, package: str) -> str:
    """A message in English, for exceptions."""
    return speech(ENGLISH, package).say(message)
