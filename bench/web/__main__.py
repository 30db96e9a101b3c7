"""From a click to the changed screen, for each game: `make clicks`.

A visitor plays in a real browser before a real server; the page's own clock runs from the click
that acts to the second frame after the match has moved on: by then it is on the screen.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.progress import track
from rich.table import Table
from tests.server.harness import House, Node
from tests.web import browser as chromium
from tests.web.visitor import SIZES, Visitor

import regnum

#: milliseconds, at the median over everything
BAR = 100.0
STOPWATCH = """
window.clickTimes = []
let began = null
addEventListener('click', (event) => (began = event.timeStamp), true)
new MutationObserver(() => {
  if (began === null) return
  const from = began
  began = null
  const stop = () => window.clickTimes.push(performance.now() - from)
  requestAnimationFrame(() => requestAnimationFrame(stop))
}).observe(document, { attributes: true, attributeFilter: ['data-n'], subtree: true })
"""


def played(browser: Browser, node: Node, game: str, size: str, clicks: int) -> list[float]:
    """The times of a number of clicks that acted."""
    context = browser.new_context(viewport=SIZES[size], has_touch=size == "phone")
    visitor = Visitor(context.new_page(), node.address, {"pace": 1})
    visitor.page.add_init_script(STOPWATCH)
    times: list[float] = []

    def enough() -> bool:
        times[:] = visitor.page.evaluate("window.clickTimes")
        return len(times) >= clicks

    visitor.plays_now(game)
    visitor.page.evaluate("window.clickTimes.length = 0")
    visitor.plays(until=enough)
    context.close()
    return times


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.web")
    parser.add_argument("--clicks", type=int, default=15)
    asked = parser.parse_args()
    arguments = [*chromium.ARGUMENTS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    ways = [(game, size) for game in regnum.games() for size in SIZES]
    table = Table("game", "size", "clicks", "median, ms", "slowest, ms")
    everything: list[float] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.found(), args=arguments)
        try:
            node = house.node()
            for game, size in track(ways, "Clicking", console=Console(stderr=True)):
                times = played(browser, node, game, size, asked.clicks)
                everything += times
                middle, most = statistics.median(times), max(times)
                table.add_row(game, size, str(len(times)), f"{middle:.0f}", f"{most:.0f}")
        finally:
            browser.close()
            house.close()
    Console().print(table)
    median = statistics.median(everything)
    print(f"From click to changed screen: {median:.0f} ms at the median; below {BAR:.0f} is asked.")
    raise SystemExit(median >= BAR)


if __name__ == "__main__":
    main()
