"""Measure our server beside boardgame.io's own, in one run: python -m bench.load."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import resource
import statistics
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from bench.load.load import Crowd
from bench.load.servers import SUBJECTS, Running, start

PEER = Path("build/load/peer")
FEW, MANY = 50, 500
PACE = 250.0
#: a connection is a file, and all players of all servers sit in this process
FILES = 16_384

Figures = dict[str, float]


@dataclass
class Measured:
    """What each server holds, and what it did in each slice."""

    memory: dict[str, Figures] = field(default_factory=dict)
    slices: list[dict[str, Figures]] = field(default_factory=list)

    def median(self, subject: str, figure: str) -> float:
        return statistics.median(each[subject][figure] for each in self.slices)

    def ratios(self, figure: str, peer: str) -> list[float]:
        """Ours over a peer's, slice by slice: what disturbs one disturbs its neighbour too."""
        return [each[SUBJECTS[0]][figure] / each[peer][figure] for each in self.slices]


@dataclass(frozen=True)
class Bar:
    """What we promise, and what was found: in each slice, or once."""

    name: str
    found: list[float]
    most: float = math.inf
    least: float = 0.0

    @property
    def median(self) -> float:
        return statistics.median(self.found)

    @property
    def holds(self) -> bool:
        return self.least <= self.median <= self.most

    @property
    def asked(self) -> str:
        return f"at least {self.least:g}" if self.most == math.inf else f"at most {self.most:g}"


# -- measuring


async def measure(subjects: Sequence[str], slices: int, seconds: float) -> Measured:
    """All servers stand and have their players; in short slices one after another is at work."""
    found = Measured()
    crowds: dict[str, Crowd] = {}
    with contextlib.ExitStack() as standing:
        for subject in subjects:
            folder = standing.enter_context(tempfile.TemporaryDirectory())
            server = start(subject, Path(folder), PEER.resolve())
            standing.callback(server.stop)
            crowds[subject] = Crowd(server)
            found.memory[subject] = await filled(crowds[subject], server)
            print(subject, json.dumps(found.memory[subject]), flush=True)
        for number in range(slices):
            done = {}
            for subject in in_turn(subjects, number):
                done[subject] = await one_slice(crowds[subject], seconds)
            found.slices.append(done)
            print(number + 1, json.dumps(done), flush=True)
        for crowd in crowds.values():
            await crowd.leave()
    return found


def in_turn(subjects: Sequence[str], number: int) -> list[str]:
    """Each server comes first as often as the others, and after each of them.

    >>> [in_turn("abc", number) for number in range(3)]
    [['a', 'b', 'c'], ['a', 'c', 'b'], ['b', 'c', 'a']]
    """
    first = number // 2 % len(subjects)
    turned = [*subjects[first:], *subjects[:first]]
    return turned if number % 2 == 0 else [turned[0], *reversed(turned[1:])]


async def filled(crowd: Crowd, server: Running) -> Figures:
    """Seat everybody; what the server holds with few matches and with many."""
    await crowd.seat(FEW)
    await crowd.at_pace(PACE / 2, 4.0)
    few = server.memory()
    await crowd.seat(MANY)
    # every match has moved as often as the first ones had
    await crowd.at_pace(PACE, 4.0)
    await crowd.at_pace(PACE, 4.0)
    many = server.memory()
    return {
        "MB at 50": few,
        "MB at 500": many,
        "kB a match": 1000 * (many - few) / (MANY - FEW),
    }


async def one_slice(crowd: Crowd, seconds: float) -> Figures:
    """A while at the set pace, one after the other, and as fast as it goes."""
    before = crowd.server.processor()
    delays = await crowd.at_pace(PACE, seconds)
    paced = crowd.server.processor() - before
    before = crowd.server.processor()
    alone = await crowd.one_by_one(seconds)
    one_by_one = crowd.server.processor() - before
    return {
        "p50 ms": quantile(delays, 0.50),
        "p99 ms": quantile(delays, 0.99),
        "processor ms": 1000 * paced / len(delays),
        "one by one": 1000 * one_by_one / alone,
        "actions/s": await crowd.flat_out(seconds),
    }


def quantile(delays: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(delays)
    return 1000 * ordered[min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)]


# -- telling


def bars(found: Measured) -> list[Bar]:
    ours, flat, memory = SUBJECTS
    return [
        Bar("processor time over in-memory's", found.ratios("processor ms", memory), most=1.0),
        Bar("the same one by one", found.ratios("one by one", memory), most=1.0),
        Bar("p99 over in-memory's", found.ratios("p99 ms", memory), most=1.0),
        Bar("p99 over FlatFile's", found.ratios("p99 ms", flat), most=1.0),
        Bar("actions/s over FlatFile's", found.ratios("actions/s", flat), least=2.0),
        Bar("actions/s over in-memory's", found.ratios("actions/s", memory), least=0.5),
        Bar("kB a match", [found.memory[ours]["kB a match"]], most=50.0),
    ]


def table(found: Measured) -> str:
    """Medians over the slices; ratios are taken within each."""
    ours = SUBJECTS[0]
    heads = [*found.slices[0][ours], *found.memory[ours]]
    lines = ["| server | " + " | ".join(heads) + " |", "|---|" + "---:|" * len(heads)]
    for subject in SUBJECTS:
        middle = [found.median(subject, head) for head in found.slices[0][subject]]
        middle += found.memory[subject].values()
        lines.append(f"| {subject} | " + " | ".join(f"{value:.2f}" for value in middle) + " |")
    lines += ["", "| bar | median | from | to | asked | |", "|---|---:|---:|---:|---|---|"]
    for bar in bars(found):
        held = "holds" if bar.holds else "NO"
        lines.append(
            f"| {bar.name} | {bar.median:.2f} | {min(bar.found):.2f} | {max(bar.found):.2f}"
            f" | {bar.asked} | {held} |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load")
    parser.add_argument("--slices", type=int, default=18)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each part of a slice")
    parser.add_argument("--only", choices=SUBJECTS, help="one server alone, without ratios")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))
    subjects = [asked.only] if asked.only else list(SUBJECTS)
    found = asyncio.run(measure(subjects, asked.slices, asked.seconds))
    if asked.json:
        asked.json.write_text(json.dumps(asdict(found), indent=2) + "\n")
    if not asked.only:
        print(table(found))
        if not all(bar.holds for bar in bars(found)):
            raise SystemExit(1)


if __name__ == "__main__":
    main()
