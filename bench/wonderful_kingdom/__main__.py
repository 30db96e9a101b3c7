"""Play the card set and print how it does: python -m bench.wonderful_kingdom."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from bench.wonderful_kingdom.figures import (
    band_findings,
    first_seat_finding,
    point_lines,
    recycling_finding,
    type_finding,
)
from bench.wonderful_kingdom.matches import MODULES, PLAYED_WITH, Noted, Order, all_played
from bench.wonderful_kingdom.players import PLAYERS
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from regnum.games.wonderful_kingdom.cards import shipped

SEATS = {1: "alone", 2: "duels"}


def solo_orders(player: str, start: int, games: int) -> list[Order]:
    return [Order(player, 1, MODULES[n % 3], "B", n) for n in range(start, start + games)]


def duel_orders(player: str, start: int, games: int) -> list[Order]:
    return [
        Order(player, 2, MODULES[n % 3], "AB"[n // 3 % 2], n) for n in range(start, start + games)
    ]


def table(notes: list[Noted]) -> str:
    """The findings in Markdown."""
    alone = [noted for noted in notes if noted.order.seats == 1]
    duels = [noted for noted in notes if noted.order.seats == 2]
    thinking = [noted for noted in notes if noted.order.player != "quick"]
    findings = [*band_findings(alone), recycling_finding(thinking)]
    for player in PLAYERS:
        own = [noted for noted in duels if noted.order.player == player]
        if own:
            findings += [type_finding(player, own), first_seat_finding(player, own)]
    lines = [f"Card set {shipped().tables['version']}, digest `{shipped().digest()}`.", ""]
    lines += ["| asked | found | bar | |", "|---|---|---|---|"]
    for each in findings:
        verdict = "holds" if each.holds else "**fails**"
        lines.append(f"| {each.what} | {each.figure} | {each.bar} | {verdict} |")
    lines += [
        "",
        "| bot | seats | module | points | spread | from, to |",
        "|---|---|---|---|---|---|",
    ]
    return "\n".join([*lines, *point_lines(notes)])


def part(text: str) -> tuple[int, int]:
    """`1/2`: the first of two parts."""
    number, of = (int(each) for each in text.split("/"))
    if not 1 <= number <= of:
        raise ValueError(text)
    return number, of


def read(file: Path | None) -> list[Noted]:
    """What was played before with these cards and rules."""
    if file is None or not file.exists():
        return []
    notes = [msgspec.json.decode(line, type=Noted) for line in file.read_bytes().splitlines()]
    return [noted for noted in notes if noted.played_with == PLAYED_WITH]


def play(orders: list[Order], jobs: int, file: Path | None) -> list[Noted]:
    """Play, note and show how far it is."""
    notes: list[Noted] = []
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        lots = dict.fromkeys(f"{order.player}, {SEATS[order.seats]}" for order in orders)
        bars = {
            lot: progress.add_task(
                lot, total=sum(f"{o.player}, {SEATS[o.seats]}" == lot for o in orders)
            )
            for lot in lots
        }
        for noted in all_played(orders, jobs):
            notes.append(noted)
            if file is not None:
                with file.open("ab") as out:
                    out.write(msgspec.json.encode(noted) + b"\n")
            progress.advance(bars[f"{noted.order.player}, {SEATS[noted.order.seats]}"])
    return notes


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--solo", type=int, default=200, help="solo matches of each bot")
    asked.add_argument("--duels", type=int, default=400, help="matches of two equal bots")
    asked.add_argument("--duellists", choices=list(PLAYERS), default="greedy")
    asked.add_argument("--start", type=int, default=0, help="the first seed")
    asked.add_argument("--player", choices=list(PLAYERS), help="only this bot, alone")
    asked.add_argument("--jobs", type=int, default=2, help="processes to play in")
    asked.add_argument("--part", type=part, default=(1, 1), metavar="1/2", help="play only a part")
    asked.add_argument("--notes", type=Path, help="keep what is played in this file, and go on")
    asked.add_argument("--only-table", action="store_true", help="play nothing, read --notes")
    given = asked.parse_args()
    notes = read(given.notes)
    if not given.only_table:
        orders: list[Order] = []
        for player in [given.player] if given.player else ["greedy", "roll-outs"]:
            orders += solo_orders(player, given.start, given.solo)
        orders += duel_orders(given.duellists, given.start, given.duels)
        number, of = given.part
        known = {noted.order for noted in notes}
        orders = [order for order in orders[number - 1 :: of] if order not in known]
        notes += play(orders, given.jobs, given.notes)
    sys.stdout.write(table(notes) + "\n")


if __name__ == "__main__":
    main()
