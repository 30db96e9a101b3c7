"""How the figures of the bench look on a screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.bar import Bar as Beam
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from regnum.bench.asking import OURS
from regnum.bench.figures import Bar, Ratio, Report, Row, Spread, Subject
from regnum.cli.voice import Voice
from regnum.core.messages import Message, Value
from regnum.core.registry import game_named

BEAM_WIDTH = 40
TIMES = "\N{MULTIPLICATION SIGN}"
TO = "\N{EN DASH}"


class BenchTable:
    """Draws a report in one language."""

    def __init__(self, voice: Voice, console: Console) -> None:
        self.voice = voice
        self.console = console

    def text(self, id_: str, style: str = "", **args: Value) -> Text:
        """A message as text that is printed as it is, square brackets and all."""
        return Text(self.voice.say(f"bench-{id_}", **args), style)

    def subject(self, subject: Subject) -> str:
        """What a row is called."""
        if subject.maker != OURS:
            return str(self.text("peer-subject", maker=subject.maker, game=subject.game))
        voice = Voice(self.voice.language, game_named(subject.game).facts.package)
        game = voice.game_name(subject.game)
        if subject.mode:
            mode = voice.tell(Message(f"mode-{subject.mode}"))
            game = str(self.text("mode-of-game", game=game, mode=mode))
        return str(self.text("own-subject", game=game, seats=subject.seats, build=subject.build))

    def figure(self, figure: str) -> Text:
        return self.text(f"figure-{figure.replace('_', '-')}")

    def show(self, report: Report) -> None:
        if not any(row.subject.build == "compiled" for row in report.rows):
            self.console.print(self.text("plain-install", "yellow"))
        self.console.print(self.figures(report))
        missing = dict.fromkeys(row.subject.maker for row in report.rows if row.missing)
        if missing:
            self.console.print(self.text("not-installed", "yellow", peers=", ".join(missing)))
        self.console.print(self.chart(report.rows))
        if report.ratios:
            self.console.print(self.ratios(report.ratios))
        self.console.print(self.bars(report.bars))

    def figures(self, report: Report) -> Table:
        table = Table(title=self.text("title", rounds=report.rounds), title_justify="left")
        table.add_column(self.text("system"), overflow="fold")
        for column in ("decisions", "games", "length", "clone", "redeal"):
            table.add_column(self.text(column), justify="right")
        for row in report.rows:
            if row.missing:
                continue
            name = Text(self.subject(row.subject))
            if row.failed:
                name.append_text(Text("\n")).append_text(self.text("failed", "red", why=row.failed))
            table.add_row(
                name,
                cell(row.decisions_per_second, 0),
                cell(row.games_per_second, 0),
                cell(row.decisions_per_game, 0),
                cell(row.clone, 2),
                cell(row.redeal, 2),
            )
        return table

    def chart(self, rows: Sequence[Row]) -> Table:
        """Decisions a second as beams, on one scale."""
        table = Table.grid(padding=(0, 2))
        table.title = self.text("chart-title")
        table.title_justify = "left"
        measured = [(row, row.decisions_per_second) for row in rows]
        longest = max((each.median for _, each in measured if each is not None), default=1.0)
        for row, each in measured:
            if each is not None:
                beam = Beam(longest, 0, each.median, width=BEAM_WIDTH, color="cyan")
                table.add_row(Text(self.subject(row.subject)), beam, number(each.median, 0))
        return table

    def ratios(self, ratios: Sequence[Ratio]) -> Table:
        table = Table(title=self.text("ratios-title"), title_justify="left")
        columns: dict[str, None] = dict.fromkeys(ratio.figure for ratio in ratios)
        table.add_column("")
        for figure in columns:
            table.add_column(self.figure(figure), justify="right")
        lines: dict[tuple[str, str], dict[str, Ratio]] = {}
        for ratio in ratios:
            lines.setdefault((ratio.subject.key, ratio.against.key), {})[ratio.figure] = ratio
        for line in lines.values():
            any_ = next(iter(line.values()))
            subject, against = self.subject(any_.subject), self.subject(any_.against)
            cells = [times(line[figure].spread) if figure in line else "" for figure in columns]
            table.add_row(self.text("ratio-of", subject=subject, against=against), *cells)
        return table

    def bars(self, bars: Sequence[Bar]) -> Table:
        table = Table(title=self.text("bars-title"), title_justify="left", show_header=False)
        verdicts = {True: ("met", "green"), False: ("missed", "red"), None: ("not-measured", "dim")}
        for bar in bars:
            what = self.text(
                "bar",
                subject=self.subject(bar.subject),
                against=self.subject(bar.against),
                figure=str(self.figure(bar.figure)),
                bound="most" if bar.at_most else "least",
                limit=f"{bar.limit:g}{TIMES}",
            )
            table.add_row(
                what,
                "" if bar.ratio is None else times(bar.ratio.spread),
                self.text(*verdicts[bar.met]),
            )
        return table


def number(value: float, digits: int) -> str:
    """A number with its thousands apart.

    >>> number(1234567.8, 0)
    '1\\u202f234\\u202f568'
    """
    return f"{value:,.{digits}f}".replace(",", "\u202f")


def cell(spread: Spread | None, digits: int) -> RenderableType:
    """The median, and under it from where to where the rounds went."""
    if spread is None:
        return Text(TO, "dim")
    text = Text(number(spread.median, digits))
    if spread.least != spread.most:
        text.append(f"\n{number(spread.least, digits)}{TO}{number(spread.most, digits)}", "dim")
    return text


def factor(value: float) -> str:
    """A ratio with two decimals, or with two digits that count where it is small.

    >>> factor(2.208), factor(0.0123)
    ('2.21', '0.012')
    """
    return f"{value:.2f}" if value >= 0.1 else f"{value:.2g}"


def times(spread: Spread) -> Text:
    text = Text(factor(spread.median) + TIMES)
    if spread.least != spread.most:
        text.append(f" {factor(spread.least)}{TO}{factor(spread.most)}", "dim")
    return text
