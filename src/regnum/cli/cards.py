"""The components of a game with their values and sources."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from regnum.cli.saving import read_text
from regnum.cli.voice import Misused, Voice
from regnum.core.agenda import State
from regnum.core.cards import CardSet, Tables, in_file, read_toml
from regnum.core.errors import BadCards
from regnum.core.game import Game

STAND_IN = "stand-in"
MINE = "mine"


def read_changes(game: Game[State], path: Path | None) -> Tables:
    """The values in the owner's own file, checked against the game."""
    if path is None:
        return {}
    text = read_text(path)
    changes = read_toml(text)
    kinds = game.cards().tables
    for kind in changes:
        if kind not in kinds:
            raise Misused("cards-unknown-kind", kind=kind, kinds=", ".join(kinds) or "-")
    try:
        game.cards(changes)
    except BadCards as error:
        raise in_file(error, text) from None
    return changes


def listing(game: Game[State], cards: CardSet, voice: Voice) -> list[RenderableType]:
    """A table a kind of component, and a summary of what is not as printed."""
    shipped = game.cards().tables
    drawn: list[RenderableType] = []
    entries = stand_ins = changed = 0
    for kind, table in cards.tables.items():
        if not isinstance(table, dict):
            continue
        old = shipped.get(kind, {})
        mine = cards.changes.get(kind, {})
        grid = kind_table(kind, table, old, mine, voice)
        drawn.append(grid)
        entries += len(table)
        for name, entry in table.items():
            stand_ins += bool(stand_in_fields(entry, mine.get(name, {})))
            changed += len(changed_fields(entry, old.get(name, {})))
    drawn.append(Text(voice.say("cards-in-all", entries=entries)))
    if stand_ins:
        drawn.append(Text(voice.say("cards-stand-ins", count=stand_ins), style="yellow"))
    else:
        drawn.append(Text(voice.say("cards-no-stand-ins")))
    if cards.changes:
        drawn.append(Text(voice.say("cards-changed", count=changed), style="green"))
    return drawn


def kind_table(kind: str, table: Tables, old: Tables, mine: Tables, voice: Voice) -> Grid:
    fields = [field for field in field_names(table) if field != "source"]
    grid = Grid(title=Text(f"[{kind}]", style="bold"), title_justify="left", box=SIMPLE_HEAD)
    grid.add_column(voice.say("column-name"), style="bold", overflow="fold")
    grid.add_column(voice.say("column-entry"), style="dim", no_wrap=True)
    for field in fields:
        grid.add_column(field, overflow="fold")
    grid.add_column(voice.say("column-source"))
    for name, entry in table.items():
        values = [
            value_text(field, entry, old.get(name, {}), mine.get(name, {})) for field in fields
        ]
        source = source_text(entry, mine.get(name, {}), voice)
        grid.add_row(voice.game.name(name), name, *values, source)
    return grid


def field_names(table: Tables) -> list[str]:
    names: dict[str, None] = {}
    for entry in table.values():
        names.update(dict.fromkeys(entry))
    return list(names)


def value_text(field: str, entry: Tables, old: Tables, mine: Tables) -> Text:
    """A value; a stand-in bears a star, a changed one shows what it was."""
    value = plain(entry.get(field))
    if field in changed_fields(entry, old):
        return Text(f"{plain(old.get(field))} → {value}", style="green")
    if field in stand_in_fields(entry, mine):
        return Text(f"{value} *", style="yellow")
    return Text(value)


def plain(value: Any) -> str:
    return "" if value is None else str(value)


def stand_in_fields(entry: Tables, mine: Tables) -> list[str]:
    """The fields whose values are not the printed ones and were not given by the owner."""
    source = entry.get("source", "")
    if isinstance(source, dict):
        return [field for field in source if source[field] == STAND_IN and field not in mine]
    if source != STAND_IN:
        return []
    return [field for field in entry if field != "source" and field not in mine]


def changed_fields(entry: Tables, old: Tables) -> list[str]:
    return [field for field in entry if field != "source" and entry[field] != old.get(field)]


def source_text(entry: Tables, mine: Tables, voice: Voice) -> Text:
    """Where the values come from; fields are named where they differ from the rest."""
    source = entry.get("source", "")
    given = [field for field in mine if field != "source"]
    if isinstance(source, dict):
        by_source: dict[str, list[str]] = {}
        for field, where in source.items():
            if field not in given:
                by_source.setdefault(str(where), []).append(field)
        most = max(by_source, key=lambda where: len(by_source[where]), default="")
        parts = [voice.say("source-" + most)] if most else []
        for where, fields in by_source.items():
            if where != most:
                parts.append(f"{voice.say('source-' + where)}: {', '.join(fields)}")
    else:
        parts = [voice.say("source-" + str(source))]
    if given:
        parts.append(f"{voice.say('source-' + MINE)}: {', '.join(given)}")
    text = Text("; ".join(parts))
    if stand_in_fields(entry, mine):
        text.stylize("yellow")
    return text
