"""Measure our server beside boardgame.io's own, in one run: python -m bench.load."""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import statistics
import tempfile
from pathlib import Path

from bench.load.load import Crowd
from bench.load.servers import SUBJECTS, start

PEER = Path("build/load/peer")
FEW, MANY = 50, 500
PACE = 250.0


def quantile(delays: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(delays)
    return 1000 * ordered[min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)]


async def measure(subject: str, seconds: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        server = start(subject, Path(folder), PEER.resolve())
        try:
            crowd = Crowd(server)
            await crowd.seat(FEW)
            await crowd.at_pace(PACE / 2, 4.0)
            few = server.memory()
            await crowd.seat(MANY)
            # every match has moved as often as the first ones had
            await crowd.at_pace(PACE, 4.0)
            await crowd.at_pace(PACE, 4.0)
            many = server.memory()
            delays = await crowd.at_pace(PACE, seconds)
            rate = await crowd.flat_out(seconds)
            await crowd.leave()
        finally:
            server.stop()
    return {
        "p50 ms": quantile(delays, 0.50),
        "p99 ms": quantile(delays, 0.99),
        "MB at 50": few,
        "MB at 500": many,
        "kB a match": 1000 * (many - few) / (MANY - FEW),
        "actions/s": rate,
    }


def bars(figures: dict[str, dict[str, float]]) -> list[tuple[str, float, str, bool]]:
    """What we promise, from the figures of one round."""
    ours, flat, memory = (figures[subject] for subject in SUBJECTS)
    p99 = ours["p99 ms"] / flat["p99 ms"]
    beside_flat = ours["actions/s"] / flat["actions/s"]
    beside_memory = ours["actions/s"] / memory["actions/s"]
    return [
        ("p99 over FlatFile's", p99, "at most 1.0", p99 <= 1.0),
        ("actions/s over FlatFile's", beside_flat, "at least 2.0", beside_flat >= 2.0),
        ("actions/s over in-memory's", beside_memory, "at least 0.5", beside_memory >= 0.5),
    ]


def holds(rounds: list[dict[str, dict[str, float]]], number: int) -> bool:
    """Whether a bar holds in most rounds."""
    return sum(bars(each)[number][3] for each in rounds) * 2 > len(rounds)


def table(rounds: list[dict[str, dict[str, float]]]) -> str:
    """Medians over the rounds; ratios are taken within each round."""
    heads = list(rounds[0][SUBJECTS[0]])
    lines = ["| server | " + " | ".join(heads) + " |", "|---|" + "---:|" * len(heads)]
    for subject in SUBJECTS:
        middle = [statistics.median(each[subject][head] for each in rounds) for head in heads]
        lines.append(f"| {subject} | " + " | ".join(f"{value:.1f}" for value in middle) + " |")
    lines += ["", "| ratio | median | from | to | bar | |", "|---|---:|---:|---:|---|---|"]
    for number, (name, _, bar, _) in enumerate(bars(rounds[0])):
        found = [bars(each)[number][1] for each in rounds]
        held = "holds" if holds(rounds, number) else "NO"
        lines.append(
            f"| {name} | {statistics.median(found):.2f} | {min(found):.2f} | {max(found):.2f}"
            f" | {bar} | {held} |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--only", choices=SUBJECTS, help="one server alone, without ratios")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    rounds: list[dict[str, dict[str, float]]] = []
    for number in range(asked.rounds):
        order = [asked.only] if asked.only else list(SUBJECTS)
        found = {}
        # every other round backwards, so that no server always comes first
        for subject in order if number % 2 == 0 else reversed(order):
            found[subject] = asyncio.run(measure(subject, asked.seconds))
            print(subject, json.dumps(found[subject]), flush=True)
        rounds.append(found)
    if asked.json:
        asked.json.write_text(json.dumps(rounds, indent=2) + "\n")
    if not asked.only:
        print(table(rounds))
        if not all(holds(rounds, number) for number in range(len(bars(rounds[0])))):
            raise SystemExit(1)


if __name__ == "__main__":
    main()
