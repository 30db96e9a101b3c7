"""Pictures of every page and every board mid-game: `make screens`, into docs/screens/.

Both sizes, both themes, in a real browser before a real server.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.progress import track
from tests.server.harness import House, Node
from tests.web import browser as chromium
from tests.web.visitor import SIZES, Visitor

import regnum

HERE = Path(__file__).parent / "screens"
THEMES = ("light", "dark")
GAMES = list(regnum.games())
#: what else there is to read about a game
PARTS = ("rules", "rulings", "components", "players")
#: the name of the picture: the page's address
PAGES = {
    "home": "",
    "lobby": "lobby",
    **{f"new-{game}": f"new/{game}" for game in GAMES},
    **{f"about-{game}": f"games/{game}" for game in GAMES},
    **{f"about-{part}": f"games/{GAMES[0]}/{part}" for part in PARTS},
    # where some values stand in for those that nobody has told us yet
    "about-stand-ins": "games/wonderful-kingdom/components",
    "profile": "profile",
    "settings": "settings",
    "credits": "credits",
    "missing": "no/such/page",
}
#: a table is looked at after so many entries
MIDDLE = 20
#: the game whose table is also shown plainly, at its end and in a replay
LAST_LOOK = "kings-bounty"


class Photographer:
    """One visitor of one size and theme, and where the pictures go."""

    def __init__(self, browser: Browser, node: Node, size: str, theme: str) -> None:
        context = browser.new_context(
            viewport=SIZES[size], has_touch=size == "phone", locale="en-GB", reduced_motion="reduce"
        )
        self.visitor = Visitor(context.new_page(), node.address, {"theme": theme})
        self.suffix = f"{size}-{theme}"

    def takes(self, name: str) -> None:
        page = self.visitor.page
        # nothing is pointed at
        page.mouse.move(0, 0)
        page.wait_for_load_state("networkidle")
        # what was fetched must be drawn, too
        page.wait_for_timeout(400)
        # vellum and felt have a grain that would make five times as much of any other kind
        picture = HERE / f"{name}-{self.suffix}.jpg"
        page.screenshot(path=picture, type="jpeg", quality=82, scale="css")

    def first_visit(self) -> None:
        """The door of the house before anybody has played, and what is asked there."""
        self.visitor.goes()
        self.takes("home-new")
        self.visitor.goes(f"games/{GAMES[0]}")
        self.visitor.clicks("[data-play]")
        self.visitor.sees("dialog [data-start]")
        self.takes("play-now")
        self.visitor.page.keyboard.press("Escape")

    def pages(self) -> None:
        own = self.visitor.page.evaluate("fetch('api/guest').then((told) => told.json())")
        for name, place in {**PAGES, "person": f"people/{own['id']}"}.items():
            self.visitor.goes(place)
            self.takes(name)

    def table(self, game: str) -> None:
        """Mid-game on the game's board."""
        visitor = self.visitor.plays_now(game)
        visitor.plays(until=lambda: visitor.number >= MIDDLE)
        if not visitor.is_over:
            visitor.choices()
        visitor.page.evaluate("scrollTo(0, 0)")
        self.takes(f"table-{game}")

    def talk(self) -> None:
        """An offer of Kings' Struggle put together, and on the table."""
        visitor, page = self.visitor.plays_now("kings-struggle"), self.visitor.page
        build, holds = page.locator("[data-build]"), page.locator("[data-yours]")
        # a talk about one's own ability is ended by nobody else
        visitor.plays(until=lambda: build.count() > 0 and holds.count() > 0)
        if visitor.is_over:
            return
        build.click()
        for step in ('[data-ground="refrain"]', '[data-add="promise-coins"]'):
            visitor.clicks(step)
        page.locator("[data-builder]").evaluate("(form) => form.scrollIntoView()")
        self.takes("talk-building")
        visitor.clicks("[data-offer]:enabled")
        # it lies there, or a bot has agreed or refused at once
        page.locator("[data-builder]").wait_for(state="detached")
        page.evaluate("document.querySelector('[data-area=deals]')?.scrollIntoView()")
        self.takes("talk-offer")

    def the_rest(self) -> None:
        """The match before, drawn from its scene; its end; and looked at again."""
        self.plainly(True)
        self.takes("scene")
        self.plainly(False)
        self.visitor.plays()
        self.takes("ending")
        self.visitor.clicks('[data-tool="replay"]')
        self.visitor.sees('[data-page="Replay"]')
        self.visitor.page.locator("[data-slider]").fill("20")
        self.takes("replay")

    def plainly(self, plain: bool) -> None:
        """Put the game's own board away, or take it out again."""
        self.visitor.page.evaluate(
            "(plain) => localStorage.setItem('regnum.settings', JSON.stringify({"
            "...JSON.parse(localStorage.getItem('regnum.settings')), plain}))",
            plain,
        )
        self.visitor.page.reload()
        self.visitor.sees("[data-area]")

    def waiting_room(self) -> None:
        self.visitor.goes(f"new/{GAMES[0]}")
        self.visitor.clicks("[data-make]")
        self.visitor.sees('[data-page="Gathering"]')
        self.takes("gathering")

    def curtain(self) -> None:
        """Two at one screen: before the other one's hand is shown."""
        self.visitor.opens_a_table(GAMES[0], "here")
        self.visitor.sees("[data-curtain]")
        self.takes("curtain")


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for old in HERE.glob("*.jpg"):
        old.unlink()
    arguments = [*chromium.ARGUMENTS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.found(), args=arguments)
        try:
            node = house.node()
            ways = [(size, theme) for size in SIZES for theme in THEMES]
            for size, theme in track(ways, "Taking pictures"):
                photographer = Photographer(browser, node, size, theme)
                photographer.first_visit()
                photographer.talk()
                for game in GAMES:
                    photographer.table(game)
                    if game == LAST_LOOK:
                        photographer.the_rest()
                photographer.waiting_room()
                photographer.curtain()
                photographer.pages()
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()
