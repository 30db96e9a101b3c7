"""Drawing scenes: any game's table from its areas and pieces, knowing nothing of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from io import StringIO

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from regnum.cli.voice import Voice
from regnum.core.scenes import Area, Piece, Scene

BETWEEN = "  ·  "
#: measures words; nothing is printed on it
RULER = Console(file=StringIO())
#: of a higher stack only the uppermost pieces are named
HIGH = 8
#: the number of a copy, at the end of an id
COPY = re.compile(r"-(\d+)$")


def pieces_of(areas: Sequence[Area]) -> Iterator[tuple[Piece, Area]]:
    """Every piece with the area it lies in, in the order of the scene."""
    for area in areas:
        for piece in area.pieces:
            yield piece, area
        yield from pieces_of(area.areas)


class Drawing:
    """One scene as one seat looks at it. `notes` has a remark on each seat: who plays there."""

    def __init__(
        self, voice: Voice, scene: Scene, viewer: int | None, width: int, notes: Sequence[str] = ()
    ) -> None:
        self.voice = voice
        self.scene = scene
        self.viewer = viewer
        self.width = width
        self.notes = notes
        self.frames = True
        names = [
            voice.tell(piece.name)
            for piece, area in pieces_of(scene.areas)
            if piece.face_up and area.layout != "counters"
        ]
        self.doubled = {name for name in names if names.count(name) > 1}

    def table(self, boxes: bool = True, frames: bool = True) -> list[RenderableType]:
        """What is common, the others in brief, and nearest to the viewer what is theirs.

        `boxes` draws the viewer's own cards as cards; without it they take less room. Without
        `frames` it may still not fit: then the others stand first, who can be missed most easily.
        """
        table, talk = self.table_and_talk(boxes, frames)
        return table + talk

    def table_and_talk(
        self, boxes: bool, frames: bool
    ) -> tuple[list[RenderableType], list[RenderableType]]:
        """The same in two parts: what is being talked about belongs to the question."""
        self.frames = frames
        drawn: list[RenderableType] = []
        others: list[RenderableType] = []
        mine: list[RenderableType] = []
        talk: list[RenderableType] = []
        for area in self.scene.areas:
            if area.owner is None:
                # a row after the seats is what is being talked about
                (talk if area.layout == "row" and (mine or others) else drawn).append(
                    self.common(area)
                )
            elif area.owner == self.viewer:
                inside = self.contents(area, self.width - 4, boxes)
                title = self.heading(area)
                if title.cell_len > self.width - 6:
                    # a title that is too long would be cut off: its counters go on a line below
                    title = self.heading(area, counters=False)
                    inside = [*flow(self.runs(area.pieces), self.width - 4), *inside]
                mine.append(self.panel(title, inside, "green"))
            else:
                others.extend(self.brief(area, self.width - 4))
        if others:
            title = Text("" if self.viewer is None else self.voice.say("others"), style="bold")
            drawn.insert(len(drawn) if frames else 0, self.panel(title, others, "dim"))
        return drawn + mine, talk

    def panel(self, title: Text, inside: Sequence[RenderableType], border: str) -> RenderableType:
        if not self.frames:
            return Group(*([title] if title.plain else []), *inside)
        return Panel(
            Group(*inside),
            title=title if title.plain else None,
            title_align="left",
            border_style=border,
            box=ROUNDED,
            padding=(0, 1),
            width=self.width,
        )

    def heading(self, area: Area, counters: bool = True) -> Text:
        """Whose area it is, who plays there, and its counters."""
        note = ""
        if area.owner is not None and area.owner < len(self.notes):
            note = self.notes[area.owner]
        title = self.voice.tell(area.title)
        heading = Text(f"{title} ({note})" if note else title, style="bold")
        if counters and area.layout == "counters":
            for piece in area.pieces:
                heading.append(BETWEEN, style="not bold dim")
                heading.append(self.piece(piece).plain, style="not bold cyan")
        return heading

    def common(self, area: Area) -> RenderableType:
        """What belongs to nobody: a panel, or a line if that is enough."""
        inside = self.contents(area, self.width - 4)
        if len(area.pieces) <= 1 and not area.areas:
            return self.label(area) + Text("  ").join(self.runs(area.pieces))
        if area.layout == "counters":
            inside = [*flow(self.runs(area.pieces), self.width - 4), *inside]
        return self.panel(Text(self.voice.tell(area.title), style="bold"), inside, "dim")

    def brief(self, area: Area, room: int) -> list[RenderableType]:
        """Another seat: small areas beside its name, the others on lines of their own."""
        heading = [self.heading(area, counters=False)]
        if area.layout == "counters":
            heading.extend(Text(self.piece(piece).plain, style="cyan") for piece in area.pieces)
        lines: list[RenderableType] = []
        if area.pieces and area.layout != "counters":
            lines.extend(self.pieces(area, room))
        for inner in area.areas:
            chunks = self.chunks(inner)
            if len(chunks) == 1 and not inner.areas:
                heading.append(self.label(inner) + chunks[0])
            else:
                lines.extend(flow(chunks or [self.nothing()], room, self.label(inner), indent=2))
        return [*flow(heading, room), *lines]

    def contents(self, area: Area, room: int, boxes: bool = False) -> list[RenderableType]:
        """What lies in an area: its pieces, then a line or more for each smaller area."""
        drawn: list[RenderableType] = []
        if area.pieces and area.layout != "counters":
            drawn.extend(self.pieces(area, room))
        if area.layout == "grid" and area.columns:
            return [*drawn, self.grid(area, room)]
        for inner in area.areas:
            if boxes and inner.layout == "row" and inner.pieces and not inner.areas:
                marked = any(piece.badges for piece in inner.pieces)
                cards = Columns([self.box(piece, marked) for piece in inner.pieces], padding=(0, 0))
                drawn.extend([self.label(inner), cards])
            else:
                chunks = self.chunks(inner) or [self.nothing()]
                drawn.extend(flow(chunks, room, self.label(inner), indent=2))
        return drawn

    def grid(self, area: Area, room: int) -> Grid:
        """Smaller areas in rows and columns, so that what lies beside what can be seen."""
        grid = Grid(box=ROUNDED, border_style="dim", show_header=False, show_lines=True, width=room)
        grid.show_edge = self.frames
        for _ in range(area.columns):
            grid.add_column(ratio=1)
        cells = [self.cell(inner) for inner in area.areas]
        for start in range(0, len(cells), area.columns):
            grid.add_row(*cells[start : start + area.columns])
        return grid

    def cell(self, area: Area) -> Text:
        """The name of a cell, and below it what lies there, the top of a stack first."""
        title = self.voice.tell(area.title)
        lines = [Text(title, style="bold")]
        pieces = [piece for piece in area.pieces if self.voice.tell(piece.name) != title]
        lines.extend(self.runs(pieces[::-1] if area.layout == "stack" else pieces))
        return Text("\n").join(lines)

    def pieces(self, area: Area, room: int) -> list[RenderableType]:
        """Pieces with marks in a table of their own, others one after the other."""
        if not any(piece.badges for piece in area.pieces if piece.face_up):
            return flow(self.runs(area.pieces), room)
        grid = Grid.grid(padding=(0, 2))
        for piece in area.pieces:
            badges = [Text(self.voice.tell(badge), style="cyan") for badge in piece.badges]
            grid.add_row(self.name(piece), *badges)
        return [grid]

    def chunks(self, area: Area) -> list[Text]:
        """What lies in a small area, each thing to be kept on one line."""
        deep = len(area.pieces) - HIGH
        named = any(piece.face_up for piece in area.pieces)
        if area.layout == "stack" and area.owner is None and named and deep > 0:
            below = Text(self.voice.say("below", count=deep), style="dim")
            return [below, *self.runs(area.pieces[deep:])]
        return [*self.runs(area.pieces), *(self.stack(inner) for inner in area.areas)]

    def stack(self, area: Area) -> Text:
        """Pieces that lie on each other, in one line."""
        return Text(" + ", style="dim").join(self.chunks(area))

    def runs(self, pieces: Sequence[Piece]) -> list[Text]:
        """Pieces one by one; those that lie face down are only counted."""
        shown = [self.piece(piece) for piece in pieces if piece.face_up]
        hidden = [piece for piece in pieces if not piece.face_up]
        if hidden:
            back = self.voice.tell(hidden[0].name)
            shown.append(Text(self.voice.say("hidden", count=len(hidden), back=back), style="dim"))
        return shown

    def label(self, area: Area) -> Text:
        return Text(self.voice.tell(area.title) + ": ", style="dim")

    def nothing(self) -> Text:
        return Text(self.voice.say("nothing-here"), style="dim")

    def name(self, piece: Piece) -> str:
        """The name; with the number of the copy where two are called the same."""
        name = self.voice.tell(piece.name)
        copy = COPY.search(piece.id)
        return f"{name} #{copy[1]}" if copy and name in self.doubled else name

    def piece(self, piece: Piece) -> Text:
        text = Text(self.name(piece), style="default")
        if piece.badges:
            text.append(f" ({', '.join(map(self.voice.tell, piece.badges))})", style="cyan")
        return text

    def box(self, piece: Piece, marked: bool = True) -> Panel:
        """A card of one's own, drawn as a card; `marked` leaves room for marks."""
        if not piece.face_up:
            return Panel.fit(Text(self.voice.tell(piece.name), style="dim"), box=ROUNDED)
        marks = Text("\n".join(map(self.voice.tell, piece.badges)), style="cyan")
        name = Text(self.name(piece), style="bold")
        inside = Group(name, marks) if marked else Group(name)
        return Panel.fit(inside, box=ROUNDED, border_style="green", padding=(0, 0))


def flow(
    chunks: Sequence[Text], room: int, label: Text | None = None, indent: int = 0
) -> list[RenderableType]:
    """Chunks after each other, broken into lines only between them."""
    lines: list[Text] = []
    line = Text() if label is None else label.copy()
    fresh = True
    for chunk in chunks:
        if not fresh and line.cell_len + len(BETWEEN) + chunk.cell_len > room:
            lines.append(line)
            line = Text(" " * indent)
            fresh = True
        if not fresh:
            line.append(BETWEEN, style="dim")
        line.append_text(chunk)
        fresh = False
    lines.append(line)
    return [part for whole in lines for part in hanging(whole, room, indent + 2)]


def hanging(line: Text, room: int, indent: int) -> list[Text]:
    """A line that is too long for one, broken; what follows stands further in."""
    if line.cell_len <= room:
        return [line]
    first, *rest = line.wrap(RULER, room - indent)
    return [first, *(Text(" " * indent) + part for part in rest)]
