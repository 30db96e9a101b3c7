"""Bodies about the games that are installed, their rules and their boxes (structs only)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Language = Literal["en", "ru", "uk"]


class ModeInfo(Struct, frozen=True):
    """A way to play that the rulebook describes, and the options that make it.

    Its message is `mode-<id>`. If `seats` is empty it is for as many as the game is.
    """

    id: str
    options: dict[str, Any]
    seats: tuple[int, ...]


class OptionInfo(Struct, frozen=True):
    """What can be agreed before the game: yes or no, a number, one of some words, or several.

    Its messages are `option-<name>` and `option-<name>-help`, and `option-<name>-<word>` for
    each word, with dashes for underscores. It counts only with as many `seats`, and while the
    options `beside` it have one of these values; empty is any. Elsewhere it keeps its default.
    """

    name: str
    kind: Literal["flag", "number", "choice", "several"]
    default: Any
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    seats: tuple[int, ...] = ()
    beside: dict[str, tuple[str, ...]] = {}


class GameInfo(Struct, frozen=True):
    """A game on the shelf. Names and summaries are there in every language.

    `minutes` are the fewest and the most that people take, roughly; `entries` is how many
    entries the list of components has, and `stand_ins` how many of them are not as printed.
    `picture` says whether it brings one.
    """

    id: str
    names: dict[str, str]
    summaries: dict[str, str]
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    solo: bool
    hidden: bool
    rules: int
    modes: tuple[ModeInfo, ...]
    options: tuple[OptionInfo, ...]
    entries: int
    stand_ins: int
    picture: bool


class RuleInfo(Struct, frozen=True):
    """One rule; its text is Markdown."""

    anchor: str
    title: str
    text: str


class RulesPage(Struct, frozen=True):
    """The rules in our own words. `first_game` are the steps of the note for beginners."""

    title: str
    introduction: str
    first_game: tuple[str, ...]
    rules: tuple[RuleInfo, ...]


class RulingInfo(Struct, frozen=True):
    """How an unclear passage is read. `where` is a page or a section of the rulebook."""

    id: str
    group: str
    where: str
    question: str
    ruling: str
    why: str
    option: str


class ComponentInfo(Struct, frozen=True):
    """An entry of the list of components, the rule that tells of it, and where each of its
    values comes from."""

    name: str
    rule: str
    fields: dict[str, Any]
    sources: dict[str, str]


class ComponentKind(Struct, frozen=True):
    """Components of one kind; its message is `kind-<kind>`."""

    kind: str
    entries: tuple[ComponentInfo, ...]


class BotInfo(Struct, frozen=True):
    """A kind of bot. The stand-in is the one that plays on for people who have left."""

    id: str
    stand_in: bool
