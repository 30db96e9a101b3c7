"""`regnum bench`: how fast the games run, compiled and interpreted, beside other systems."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from regnum import __version__
from regnum.bench import peers, report
from regnum.bench.figures import Row, Subject
from regnum.bench.rounds import builds, is_missing, our_subjects, run
from regnum.cli.bench_table import TIMES, BenchTable
from regnum.cli.screen import Screen
from regnum.cli.voice import Misused, Voice, tip


def helped(option: str) -> str:
    return tip(f"bench-help-{option}")


def bench(
    games: Annotated[list[str] | None, typer.Option(help=helped("games"))] = None,
    seats: Annotated[list[int] | None, typer.Option(help=helped("seats"))] = None,
    rounds: Annotated[int, typer.Option(min=1, help=helped("rounds"))] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help=helped("seconds"))] = 1.0,
    own: Annotated[bool, typer.Option("--own", help=helped("own"))] = False,
    json: Annotated[Path | None, typer.Option(help=helped("json"), metavar="FILE")] = None,
    bars: Annotated[bool, typer.Option("--bars", help=helped("bars"))] = False,
    gate: Annotated[
        float | None, typer.Option(min=0.0, help=helped("gate"), metavar="RATIO")
    ] = None,
    lang: Annotated[str | None, typer.Option(help=helped("lang"), metavar="en|ru|uk")] = None,
) -> None:
    # here, because main imports this module to have the command
    from regnum.cli.main import polite

    with polite(lang) as language:
        table = BenchTable(Voice(language), Screen().console)
        subjects = our_subjects(games or [], seats or [], builds())
        if not subjects:
            raise Misused("bench-nothing-to-measure")
        if json is not None:
            write(b"", json)
        if not own:
            subjects += peers.subjects()
        rows = measured(table, subjects, rounds, seconds)
        found = report.report(rows, rounds, seconds, __version__)
        table.show(found)
        if json is not None:
            write(msgspec.json.format(msgspec.json.encode(found)) + b"\n", json)
            table.console.print(table.text("written", file=str(json)))
        passed = all(bar.met for bar in found.bars) or not bars
        if gate is not None:
            passed = report.gate_holds(rows, gate) and passed
            table.console.print(verdict(table, report.best_speed_up(rows), gate))
        if not passed:
            raise typer.Exit(1)


def measured(table: BenchTable, subjects: list[Subject], count: int, seconds: float) -> list[Row]:
    """Run the rounds under a progress bar, which goes to the error stream."""
    present = [subject for subject in subjects if not is_missing(subject)]
    columns = (BarColumn(), TimeRemainingColumn(), TextColumn("{task.description}", markup=False))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=count * len(present))
        done = 0

        def tell(round_: int, subject: Subject) -> None:
            nonlocal done
            name = table.subject(subject)
            line = table.text("progress", round=round_ + 1, rounds=count, subject=name)
            progress.update(task, completed=done, description=str(line))
            done += 1

        return run(subjects, count, seconds, tell)


def write(figures: bytes, file: Path) -> None:
    """Write a file. With nothing to write: see, before the work, whether it could be written."""
    try:
        if figures:
            file.write_bytes(figures)
        else:
            file.open("ab").close()
    except OSError as error:
        why = error.strerror or str(error)
        raise Misused("bench-cannot-write", file=str(file), why=why) from None


def verdict(table: BenchTable, best: float | None, least: float) -> str:
    """What the gate has to say."""
    if best is None:
        return str(table.text("gate-not-measured"))
    held = "gate-held" if best >= least else "gate-missed"
    return str(table.text(held, best=f"{best:.2f}{TIMES}", least=f"{least:g}{TIMES}"))
