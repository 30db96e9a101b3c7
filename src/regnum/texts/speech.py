"""Putting messages into a language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from regnum.core.messages import Message, Value
from regnum.core.nested import unfolded

LANGUAGES = ("en", "ru", "uk")
KERNEL = "regnum.core"


class Speech:
    """Says messages of one game in one language.

    Functions stand ready in the Fluent files: `NAME($thing)` and
    `NAME($thing, form: "acc")` name a component or a list of them, `SEAT($seat)`
    names a player, `SAY($clauses)` says messages that are folded into an argument.
    """

    def __init__(self, language: str, package: str, players: Sequence[str] = ()) -> None:
        self.language = language
        self.package = package or KERNEL
        self.players = list(players)
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

        `elf-warrior-2` is called `elf-warrior`, unless it has a name of its own.
        """
        for key in (thing, re.sub(r"-\d+$", "", thing)):
            if self.bundle.has_message(key):
                message = self.bundle.get_message(key)
                pattern = message.attributes.get(form, message.value)
                if pattern is not None:
                    sentence, _ = self.bundle.format_pattern(pattern, {})
                    return str(sentence)
        return thing

    def rules(self) -> str:
        """The rules page of the game in Markdown, its headings with anchors; empty without one."""
        return rules_text(self.package, self.language)

    def rule_title(self, anchor: str) -> str:
        """The heading of a rule on the rules page, or its anchor."""
        found = re.search(rf"^#+ *(.+?) *\{{#{re.escape(anchor)}\}}", self.rules(), re.MULTILINE)
        return found[1] if found else anchor

    def _name(self, things: object, form: object = "") -> str:
        return ", ".join(self.name(thing, str(form)) for thing in str(things).split())

    def _seat(self, seats: object) -> str:
        return ", ".join(self.seat(int(number)) for number in str(seats).split())

    def _say(self, folded: object) -> str:
        try:
            messages = unfolded(str(folded))
        except msgspec.MsgspecError:
            return str(folded)
        return "; ".join(self.say(message) for message in messages)

    def seat(self, seat: int) -> str:
        """The player's name, or "Player 2"."""
        if seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        return self.say(Message("player", {"number": seat + 1}))


def plain(value: Value) -> str | int:
    """Fluent takes texts and numbers; several things are one text with spaces."""
    return " ".join(value) if isinstance(value, tuple) else value


@cache
def resource(package: str, language: str) -> Resource:
    text = (files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return FluentResource(text)


@cache
def rules_text(package: str, language: str) -> str:
    page = files(package) / "text" / f"rules.{language}.md"
    return page.read_text(encoding="utf-8") if page.is_file() else ""


@cache
def speech(language: str, package: str) -> Speech:
    """The speech of a game's package, with players called by their numbers."""
    return Speech(language, package)


def english(message: Message, package: str) -> str:
    """A message in English, for exceptions."""
    return speech("en", package).say(message)
