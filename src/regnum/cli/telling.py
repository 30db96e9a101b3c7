"""What happened, line by line, and how it came out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from regnum.cli.voice import Misused, Voice
from regnum.core.actions import Event, TakenBack, Undone
from regnum.core.agenda import State
from regnum.core.game import Game
from regnum.core.messages import Message
from regnum.core.results import Line, Result
from regnum.core.standing import lines_of_opponent, tie_broken

#: what a heading of the rules page is found by; it is not for reading
ANCHOR = re.compile(r" *\{#[\w-]+\}")


def sentences(game: Game[State], voice: Voice, events: Sequence[Event]) -> list[Text]:
    """A sentence an event; the same several times running is said once."""
    said = []
    for sentence, same in groupby(voice.tell(game.told(event)) for event in events):
        times = len(list(same))
        said.append(
            Text(sentence if times == 1 else voice.say("times", line=sentence, times=times))
        )
    return said


def told(game: Game[State], voice: Voice, events: Sequence[Event]) -> RenderableType:
    """What happened, a line an event."""
    grid = Grid.grid(padding=(0, 1))
    if not events:
        return Text(voice.say("nothing-seen"), style="dim")
    for sentence in sentences(game, voice, events):
        grid.add_row("•", sentence)
    return grid


def log(game: Game[State], voice: Voice, events: Sequence[Event]) -> list[Text]:
    """Everything a seat was shown, with what was taken back struck out."""
    struck: set[int] = set()
    for number, event in enumerate(events):
        if isinstance(event, Undone | TakenBack):
            struck.update(range(event.since, number))
    return [
        Text(f"{number + 1:>4}  {voice.tell(game.told(event))}")
        if number not in struck
        else Text(
            f"{number + 1:>4}  {voice.say('undone-line', line=voice.tell(game.told(event)))}", "dim"
        )
        for number, event in enumerate(events)
    ]


def outcome(voice: Voice, result: Result | None) -> list[RenderableType]:
    """Ranks, scores and how the points came about."""
    if result is None:
        return [Text(voice.say("no-result"), style="bold")]
    grid = Grid(box=SIMPLE_HEAD, title=None, pad_edge=False)
    grid.add_column(voice.say("column-rank"), justify="right")
    grid.add_column(voice.say("column-player"), style="bold")
    grid.add_column(voice.say("column-points"), justify="right")
    grid.add_column(voice.say("column-how"), ratio=1)
    winners = [str(seat) for seat, won in enumerate(result.won) if won]
    beaten = result.opponent is not None and not winners
    for seat in sorted(range(len(result.scores)), key=lambda seat: result.ranks[seat]):
        lines = [said(voice, line) for line in result.breakdown[seat]]
        if seat in result.resigned:
            lines.append(voice.say("has-resigned"))
        grid.add_row(
            # ranks are among the seats, and the opponent has none
            "" if beaten else str(result.ranks[seat]),
            voice.seat(seat),
            str(result.scores[seat]),
            "\n".join(lines) or voice.say("no-points"),
        )
    if beaten:
        headline = voice.say("opponent-won")
    elif not winners:
        headline = voice.say("nobody-won")
    elif len(result.scores) == 1 and result.opponent is None:
        # alone against nobody one has not been beaten; how well it went, the table says
        headline = voice.say("came-through", seats=tuple(winners), points=result.scores[0])
    else:
        headline = voice.say("winners", seats=tuple(winners), count=len(winners))
    drawn: list[RenderableType] = [
        Text(headline, style="bold green" if winners else "bold"),
        grid,
    ]
    if tie_broken(result) and voice.game.has("game-ties"):
        drawn.append(Text(voice.tell(Message("game-ties"))))
    if result.opponent is not None:
        drawn.append(Text(voice.say("opponent-score", points=result.opponent)))
        drawn += [Text(f"  {said(voice, line)}") for line in lines_of_opponent(result)]
    return drawn


def said(voice: Voice, line: Line) -> str:
    """A line of a score: the points, and what they are for."""
    return f"{line.points:+d}  {voice.tell(line.what)}"


def rules_page(game: Game[State], voice: Voice) -> Markdown:
    """The game's rules in the language spoken."""
    text = voice.game.rules()
    if not text:
        raise Misused("no-rules", game=voice.game_name(game.facts.id))
    return Markdown(ANCHOR.sub("", text))
