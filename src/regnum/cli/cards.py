"""The components of a game with their values and sources."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from regnum.cli.saving import read_text
from regnum.cli.voice import Misused, Voice
from regnum.core.agenda import State
from regnum.core.cards import CardSet, Tables, in_file, read_toml
from regnum.core.errors import BadCards
from regnum.core.game import Game
from regnum.core.messages import Message

STAND_IN = "stand-in"
MINE = "mine"
#: the column of entries, which are copied into a file: never broken
ENTRY = 1
INDENTED = (0, 0, 0, 2)
#: wider than any table
WIDEST = 10_000


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
            # copies = 0: the owner has taken it out
            if entry.get("copies") != 0:
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


class KindListing:
    """The components of a kind: a table where no word has to be broken, else a paragraph each."""

    def __init__(self, kind: str, fields: list[str], voice: Voice) -> None:
        self.title = Text(f"[{kind}]", style="bold")
        self.fields = fields
        self.voice = voice
        self.rows: list[list[Text]] = []

    def add(self, name: str, entry: str, values: list[Text], source: Text) -> None:
        self.rows.append([Text(name, style="bold"), Text(entry, style="dim"), *values, source])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        grid = self.grid()
        wide = options.update(width=WIDEST, max_width=WIDEST)
        columns = [
            [Text(head), *(row[number] for row in self.rows)]
            for number, head in enumerate(self.heads())
        ]
        most = [max(cell.cell_len for cell in column) for column in columns]
        least = [max(longest_word(cell) for cell in column) for column in columns]
        least[ENTRY] = most[ENTRY]
        frame = Measurement.get(console, wide, grid).maximum - sum(most)
        room = options.max_width - frame - sum(least)
        if room < 0:
            yield self.title
            for row in self.rows:
                yield from self.paragraph(row)
            yield Text()
            return
        for column, width in zip(grid.columns, shared(room, least, most), strict=True):
            column.width = width
        yield grid

    def heads(self) -> list[str]:
        say = self.voice.say
        fields = [field_name(field, self.voice) for field in self.fields]
        return [say("column-name"), say("column-entry"), *fields, say("column-source")]

    def grid(self) -> Grid:
        grid = Grid(title=self.title, title_justify="left", box=SIMPLE_HEAD)
        for head in self.heads():
            grid.add_column(head, overflow="fold")
        for row in self.rows:
            grid.add_row(*row)
        return grid

    def paragraph(self, row: list[Text]) -> Iterator[RenderableType]:
        """Name and entry, then the values that it has, then the source."""
        name, entry, *values, source = row
        yield Text.assemble("\n", name, "  ", entry)
        told = [
            Text.assemble(f"{field_name(field, self.voice)}: ", value)
            for field, value in zip(self.fields, values, strict=True)
            if value.plain
        ]
        yield Padding(Text("; ").join(told), INDENTED)
        yield Padding(Text.assemble(f"{self.heads()[-1]}: ", source), INDENTED)


def longest_word(text: Text) -> int:
    return max((cell_len(word) for word in text.plain.split()), default=0)


def shared(room: int, least: list[int], most: list[int]) -> list[int]:
    """Widths of columns: what each needs, and of the room left as large a part as it can use.

    >>> shared(6, [4, 4, 4], [4, 7, 13])
    [4, 5, 8]
    """
    wanted = sum(most) - sum(least)
    if room >= wanted:
        return most
    return [
        low + room * (high - low) // wanted if high > low else low
        for low, high in zip(least, most, strict=True)
    ]


def kind_table(kind: str, table: Tables, old: Tables, mine: Tables, voice: Voice) -> KindListing:
    fields = [field for field in field_names(table) if field not in ("source", "name")]
    drawn = KindListing(kind, fields, voice)
    for name, entry in table.items():
        values = [
            value_text(field, entry, old.get(name, {}), mine.get(name, {}), voice)
            for field in fields
        ]
        source = source_text(entry, mine.get(name, {}), voice)
        drawn.add(entry.get("name") or voice.game.name(name), name, values, source)
    return drawn


def field_names(table: Tables) -> list[str]:
    names: dict[str, None] = {}
    for entry in table.values():
        names.update(dict.fromkeys(entry))
    return list(names)


def field_name(field: str, voice: Voice) -> str:
    """What the game calls a value, with the word that stands in the file where it is another."""
    name = "field-" + field.replace("_", "-")
    said = voice.tell(Message(name)) if voice.game.has(name) else field
    return said if said == field else f"{said} ({field})"


def in_words(value: str, voice: Voice) -> str:
    """A value that is a word, as the game calls it."""
    name = f"value-{value}"
    return voice.tell(Message(name)) if voice.game.has(name) else value


def value_text(field: str, entry: Tables, old: Tables, mine: Tables, voice: Voice) -> Text:
    """A value; a stand-in bears a star, a changed one shows what it was."""
    value = in_words(plain(entry.get(field)), voice)
    if field in changed_fields(entry, old):
        before = in_words(plain(old.get(field)), voice)
        return Text(f"{before} → {value}" if before else value, style="green")
    if field in stand_in_fields(entry, mine):
        return Text(f"{value} *", style="yellow")
    return Text(value)


def plain(value: Any) -> str:
    """A value as it is read: several side by side, and a choice among several with a stroke.

    >>> plain([["pay"], ["silver", "silver"]])
    'pay / silver, silver'
    """
    if isinstance(value, list):
        nested = any(isinstance(part, list) for part in value)
        return (" / " if nested else ", ").join(plain(part) for part in value)
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
    if given and source != MINE:
        parts.append(f"{voice.say('source-' + MINE)}: {', '.join(given)}")
    text = Text("; ".join(parts))
    if stand_in_fields(entry, mine):
        text.stylize("yellow")
    return text
