"""What the house tells about a game: what can be agreed, its rules, rulings and components."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from regnum.core.agenda import State
from regnum.core.facts import Need
from regnum.core.game import Game
from regnum.core.messages import Message
from regnum.core.registry import game_named
from regnum.server.wire.gaming import (
    ComponentInfo,
    ComponentKind,
    GameInfo,
    ModeInfo,
    OptionInfo,
    RuleInfo,
    RulesPage,
    RulingInfo,
)
from regnum.texts import LANGUAGES
from regnum.texts.speech import ENGLISH, rules_text, rulings_text, speech

STAND_IN = "stand-in"
FIRST_GAME = "first-game"
PICTURE = "picture.svg"
HEADING = re.compile(r"^## +(.+?) *\{#([a-z0-9-]+)\} *$", re.MULTILINE)
STEP = re.compile(r"^\d+\. +(.+(?:\n +\S.*)*)", re.MULTILINE)
RULING = re.compile(r"[A-Z]{2}-[A-Z]?\d+")
COLUMNS = 6


@cache
def game_info(game_id: str) -> GameInfo:
    """A game on the shelf."""
    game = game_named(game_id)
    facts = game.facts
    listed = [entry for kind in components(game_id) for entry in kind.entries]
    return GameInfo(
        id=facts.id,
        names=said(game, "game-name", facts.id),
        summaries=said(game, "game-summary", ""),
        seats=facts.seats,
        minutes=facts.minutes,
        solo=facts.solo,
        hidden=facts.hidden,
        rules=facts.rules,
        modes=tuple(ModeInfo(mode.id, mode.options, mode.seats) for mode in facts.modes),
        options=tuple(options_of(game)),
        entries=len(listed),
        stand_ins=sum(STAND_IN in entry.sources.values() for entry in listed),
        picture=picture_of(game_id) is not None,
    )


def said(game: Game[State], message: str, otherwise: str) -> dict[str, str]:
    """A message in every language; a game from elsewhere may not have it."""
    spoken = {language: speech(language, game.facts.package) for language in LANGUAGES}
    return {
        language: each.say(Message(message)) if each.has(message) else otherwise
        for language, each in spoken.items()
    }


@cache
def picture_of(game_id: str) -> bytes | None:
    """The picture that a game brings for the shelf, as SVG."""
    picture = files(game_named(game_id).facts.package) / PICTURE
    return picture.read_bytes() if picture.is_file() else None


# -- what can be agreed


def options_of(game: Game[State]) -> Iterator[OptionInfo]:
    """The options that a page can ask for, and when; any other keeps its default."""
    shape = inspect.type_info(game.options_type)
    assert isinstance(shape, inspect.StructType)
    defaults = msgspec.to_builtins(game.options_type())
    written = get_type_hints(game.options_type)
    for field in shape.fields:
        words = tuple(words_in(written[field.name]))
        option = option_of(field.name, field.type, words, defaults[field.name])
        if option is not None:
            need = game.facts.needs.get(field.name, Need())
            yield msgspec.structs.replace(option, seats=need.seats, beside=need.beside)


def option_of(
    name: str, kind: inspect.Type, words: tuple[str, ...], default: Any
) -> OptionInfo | None:
    if isinstance(kind, inspect.BoolType):
        return OptionInfo(name, "flag", default)
    if isinstance(kind, inspect.IntType):
        return OptionInfo(name, "number", default, least=kind.ge, most=kind.le)
    if isinstance(kind, inspect.LiteralType):
        return OptionInfo(name, "choice", default, words)
    if isinstance(kind, inspect.VarTupleType) and isinstance(kind.item_type, inspect.LiteralType):
        return OptionInfo(name, "several", default, words, most=kind.max_length)
    return None


def words_in(written: Any) -> Iterator[str]:
    """The words of a `Literal` in the order in which they are written, which msgspec forgets."""
    if get_origin(written) is Literal:
        yield from get_args(written)
    else:
        for inner in get_args(written):
            yield from words_in(inner)


# -- rules and rulings


@cache
def rules_page(game_id: str, language: str) -> RulesPage:
    """The rules page of a game, one rule an anchor."""
    text = rules_text(game_named(game_id).facts.package, language)
    before, *parts = HEADING.split(text)
    title, _, introduction = before.strip().partition("\n")
    rules = tuple(
        RuleInfo(anchor, heading, body.strip())
        for heading, anchor, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    )
    first = next((rule.text for rule in rules if rule.anchor == FIRST_GAME), "")
    steps = tuple(" ".join(step.split()) for step in STEP.findall(first))
    return RulesPage(title.lstrip("# "), introduction.strip(), steps, rules)


@cache
def rulings(game_id: str, language: str) -> list[RulingInfo]:
    """The rulings of a game: the rows of the tables of its rulings page."""
    found: list[RulingInfo] = []
    group = ""
    for line in rulings_text(game_named(game_id).facts.package, language).splitlines():
        if line.startswith("## "):
            group = line.lstrip("# ").strip()
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if len(cells) == COLUMNS and RULING.fullmatch(cells[0]):
            found.append(RulingInfo(cells[0], group, *cells[1:]))
    return found


# -- components


@cache
def components(game_id: str) -> list[ComponentKind]:
    """Every component with its rule, its values and their sources, as shipped."""
    game = game_named(game_id)
    anchors = {rule.anchor for rule in rules_page(game_id, ENGLISH).rules}

    def rule_of(*names: str) -> str:
        """The rule that tells of a component: its own, else that of its kind."""
        chapters = (game.facts.chapters.get(name, name) for name in names)
        return next((chapter for chapter in chapters if chapter in anchors), "")

    return [
        ComponentKind(
            kind,
            tuple(component(name, rule_of(name, kind), entry) for name, entry in table.items()),
        )
        for kind, table in game.cards().tables.items()
        if isinstance(table, dict)
    ]


def component(name: str, rule: str, entry: dict[str, Any]) -> ComponentInfo:
    fields = {field: value for field, value in entry.items() if field != "source"}
    source = entry.get("source", "")
    by_field = source if isinstance(source, dict) else dict.fromkeys(fields, str(source))
    return ComponentInfo(name, rule, fields, by_field)
