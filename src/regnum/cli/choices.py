"""The options before a seat, numbered, in words and in the short notation."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from regnum.cli.drawing import COPY, pieces_of
from regnum.cli.voice import Voice
from regnum.core.actions import Action
from regnum.core.agenda import State
from regnum.core.game import Game
from regnum.core.messages import Message
from regnum.core.scenes import Area, Piece, Scene

#: more options than this are shown in groups
MANY = 12
#: at the end of a name
NUMBER = re.compile(r" +\d+$")


class Choices:
    """What a seat can choose now. Numbers start at 1 and follow the order on the screen."""

    def __init__(
        self,
        game: Game[State],
        voice: Voice,
        options: Sequence[Action],
        scene: Scene,
        seat: int,
        outcomes: Sequence[Message | None] = (),
    ) -> None:
        self.game = game
        self.voice = voice
        self.seat = seat
        self.lies: dict[str, tuple[Piece, Area]] = {}
        for piece, area in pieces_of(scene.areas):
            if piece.face_up:
                self.lies[piece.id] = (piece, area)
        said = Counter(voice.tell(game.words(action).say) for action in options)
        self.twins = {words for words, times in said.items() if times > 1}
        #: what an option would bring, for those that tell it
        self.brings = {
            action: voice.tell(outcome)
            for action, outcome in zip(options, outcomes, strict=False)
            if outcome is not None
        }
        self.groups = self.grouped(list(options))
        self.options = [action for _, actions in self.groups for action in actions]

    def numbered(self, number: int) -> Action | None:
        """The option with a number; `None` if there is none."""
        return self.options[number - 1] if 1 <= number <= len(self.options) else None

    def number_of(self, action: Action) -> int:
        """The number of an option; 0 if it is not listed."""
        return self.options.index(action) + 1 if action in self.options else 0

    def touching(self, piece: str) -> list[Action]:
        """The options that begin with a piece, or else those that touch it at all."""
        first = [a for a in self.options if self.game.words(a).touches[:1] == (piece,)]
        return first or [a for a in self.options if piece in self.game.words(a).touches]

    def said_without_verb(self, text: str) -> Action | None:
        """The option that a line names by all but its first word, as `thief` for `choose thief`;
        none if it may be meant for another, or for a piece."""
        if text in self.lies:
            return None
        found = [each for each in self.options if self.game.notate(each).partition(" ")[2] == text]
        return found[0] if len(found) == 1 else None

    def names_kind(self, kind: str) -> bool:
        """Whether an option is about a kind of piece, and not about one of them."""
        return any(kind in self.game.notate(each).split() for each in self.options)

    def words(self, action: Action) -> str:
        """In words; where two read alike, with the number that the drawn copy has."""
        words = self.game.words(action)
        said = self.voice.tell(words.say)
        pieces = [each for each in words.touches if each in self.lies]
        copy = COPY.search(pieces[-1]) if pieces else None
        if copy is None or said not in self.twins:
            return said
        name = self.voice.tell(self.lies[pieces[-1]][0].name)
        before, found, after = said.rpartition(name)
        # a sentence may not name the piece, or bend its name
        return f"{before}{name} #{copy[1]}{after}" if found else f"{said} #{copy[1]}"

    def drawn(self) -> RenderableType:
        """The list to choose from."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold yellow", min_width=3)
        grid.add_column(ratio=1)
        grid.add_column(style="dim")
        number = 0
        for heading, actions in self.groups:
            if heading:
                grid.add_row("", Text(heading, style="bold"), "")
            for action in actions:
                number += 1
                grid.add_row(str(number), self.told(action), self.game.notate(action))
        return grid

    def drawn_in_columns(self) -> RenderableType:
        """The same list in less room: without the notation, two or more beside each other."""
        entries = []
        for number, action in enumerate(self.options, 1):
            # a grid of its own: what does not fit on the line goes on under the words
            entry = Grid.grid(padding=(0, 2))
            entry.add_row(Text(f"{number:>3}", style="bold yellow"), self.told(action))
            entries.append(entry)
        return Columns(entries, padding=(0, 2), column_first=True, equal=True)

    def told(self, action: Action) -> Text:
        """An option in words, with whose piece it aims at and what it would bring."""
        words = Text(self.words(action), style="not bold default")
        remark = self.remark(action)
        if remark:
            words.append(f" ({remark})", style="not bold cyan")
        if action in self.brings:
            words.append(f" → {self.brings[action]}", style="not bold green")
        return words

    def remark(self, action: Action) -> str:
        """Whose piece an action aims at, and its marks: two towers are told apart by them."""
        touches = self.game.words(action).touches
        if len(touches) < 2 or touches[-1] not in self.lies:
            return ""
        piece, area = self.lies[touches[-1]]
        # a card of one's own hand is told apart by its name, and its marks stand above
        if area.owner is None or (area.owner == self.seat and area.layout == "row"):
            return ""
        marks = [self.voice.tell(badge) for badge in piece.badges]
        return ", ".join([self.voice.seat(area.owner), *marks])

    # -- groups

    def grouped(self, options: list[Action]) -> list[tuple[str, list[Action]]]:
        """Few options as they come; many by the piece they begin with, or by where it lies."""
        if len(options) <= MANY:
            return [("", options)]
        touches = {action: self.game.words(action).touches for action in options}
        depth = 0
        while all(
            len(t) > depth and t[depth] == touches[options[0]][depth] for t in touches.values()
        ):
            depth += 1
        by_piece: dict[str, list[Action]] = {}
        for action in options:
            piece = touches[action][depth] if len(touches[action]) > depth else ""
            by_piece.setdefault(piece if piece in self.lies else "", []).append(action)
        order = list(self.lies)
        pieces = sorted(by_piece, key=lambda piece: order.index(piece) if piece else len(order))
        if len(by_piece) > 1 and len(by_piece) * 3 <= len(options) * 2:
            return [(self.piece_name(piece), by_piece[piece]) for piece in pieces]
        by_area: dict[str, list[Action]] = {}
        for piece in pieces:
            by_area.setdefault(self.owner_name(piece), []).extend(by_piece[piece])
        # a heading over everything says nothing
        return list(by_area.items()) if len(by_area) > 1 else [("", options)]

    def piece_name(self, piece: str) -> str:
        return (
            self.voice.tell(self.lies[piece][0].name) if piece else self.voice.say("other-choices")
        )

    def names(self, piece: str) -> set[str]:
        """What a piece may be called by who types, in small letters: as it is drawn, with or
        without a number, or by its id without one, whatever the language."""
        name = self.piece_name(piece).casefold()
        names = {name, NUMBER.sub("", name), kinds_of(piece)[0]}
        copy = COPY.search(piece)
        return names if copy is None else {*names, f"{name} #{copy[1]}"}

    def owner_name(self, piece: str) -> str:
        """Whose area a piece lies in; the area's own name if nobody's."""
        if not piece:
            return self.voice.say("other-choices")
        area = self.lies[piece][1]
        if area.owner is not None:
            return self.voice.seat(area.owner)
        return self.voice.tell(area.title)


def kinds_of(piece: str) -> list[str]:
    """What a piece is called, the narrowest first.

    >>> kinds_of("elf-warrior-2")
    ['elf-warrior', 'warrior']
    """
    words = piece.rstrip("0123456789").rstrip("-").split("-")
    return ["-".join(words[start:]) for start in range(len(words))]
