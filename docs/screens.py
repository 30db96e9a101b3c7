"""Pictures of every page and every board mid-game: `make screens`, into docs/screens/.

Both sizes, both themes, in a real browser before a real server.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright
from rich.progress import track
from tests.server.harness import House, Node
from tests.web import browser as chromium
from tests.web.test_bargain import come_to_talk, offers_a_coin
from tests.web.test_together import invites
from tests.web.visitor import PATIENCE, SIZES, Visitor, play_together

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
    "no-match": "match/nosuchmatch",
}
#: a table is looked at after so many entries
MIDDLE = 20
#: the game whose table is also shown plainly, and in a replay
LAST_LOOK = "kings-bounty"
#: a match may pass without the talk that is wanted
MOST_MATCHES = 6
#: letters as a screen of today shows them, not drawn to the grid of its pixels
CLEAR = "--font-render-hinting=none"


class Photographer:
    """One visitor of one size, with a friend, and where the pictures go."""

    def __init__(self, browser: Browser, node: Node, size: str) -> None:
        self.browser, self.node, self.size = browser, node, size
        self.visitor = self.comes()

    def comes(self) -> Visitor:
        context = self.browser.new_context(
            viewport=SIZES[self.size],
            has_touch=self.size == "phone",
            locale="en-GB",
            reduced_motion="reduce",
        )
        return Visitor(context.new_page(), self.node.address, {})

    def takes(self, name: str, visitor: Visitor | None = None) -> None:
        """What one sees now, by day and by night."""
        page = (visitor or self.visitor).page
        # nothing is pointed at
        page.mouse.move(0, 0)
        page.wait_for_load_state("networkidle")
        expect(page.locator("[data-page][aria-busy=true], .waiting[role=status]")).to_have_count(0)
        for theme in THEMES:
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            # what was fetched must be drawn, too
            page.wait_for_timeout(400)
            # vellum and felt have a grain that would make five times as much of any other kind
            picture = HERE / f"{name}-{self.size}-{theme}.jpg"
            page.screenshot(path=picture, type="jpeg", quality=82, scale="css")

    def first_visit(self) -> None:
        """The door of the house before anybody has played, and what is asked there."""
        self.visitor.goes().settles()
        self.takes("home-new")
        self.visitor.goes(f"games/{GAMES[0]}")
        self.visitor.clicks("[data-play]")
        self.visitor.sees("dialog [data-start]")
        self.takes("play-now")
        self.visitor.page.keyboard.press("Escape")

    def pages(self, somebody: str) -> None:
        own = self.visitor.page.evaluate("fetch('api/guest').then((told) => told.json())")
        people = {"history": f"people/{own['id']}", "ratings": f"people/{somebody}"}
        for name, place in {**PAGES, **people}.items():
            self.visitor.goes(place).settles()
            self.takes(name)

    def match(self, game: str) -> None:
        """Mid-game on the game's board, and how it came out."""
        visitor = self.visitor.plays_now(game)
        visitor.plays(until=lambda: visitor.number >= MIDDLE)
        if not visitor.is_over:
            visitor.choices()
        visitor.page.evaluate("scrollTo(0, 0)")
        self.takes(f"table-{game}")
        if game == LAST_LOOK:
            self.plainly(True)
            self.takes("scene")
            self.plainly(False)
        visitor.plays()
        self.takes(f"ending-{game}")
        if game == LAST_LOOK:
            visitor.clicks('[data-tool="replay"]')
            visitor.sees('[data-page="Replay"]')
            visitor.page.locator("[data-slider]").fill("40")
            self.takes("replay")
        # one that goes on, for the list of one's own
        visitor.plays_now(game)

    def talk(self) -> None:
        """Kings' Struggle: offers on the table, one that is put together, and what was promised."""
        host, guest = self.visitor, self.comes()
        for _ in range(MOST_MATCHES):
            host.opens_a_table("kings-struggle", "open", "bot greedy")
            invites(host, guest)
            if (pair := come_to_talk(host, guest)) is None:
                continue
            holder, other = pair
            if promised := offers_a_coin(other, "promise-coins"):
                holder.clicks(f'[data-agree="{promised}"]')
            if (pair := come_to_talk(host, guest)) is None:
                continue
            holder, other = pair
            if offers_a_coin(other):
                holder.sees("[data-agree]")
                self.takes("talk-offers", holder)
                holder.clicks("[data-build]")
                holder.clicks('[data-add="promise-coins"]')
                self.takes("talk-building", holder)
                break
        guest.page.context.close()

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


class Neighbours:
    """Two who live here: they have played a rated match, and wait at a table for anybody."""

    def __init__(self, photographer: Photographer) -> None:
        self.host, self.guest = photographer.comes(), photographer.comes()

    def move_in(self) -> str:
        """The id of one of them."""
        for visitor, name in ((self.host, "Badger"), (self.guest, "Magpie")):
            made = visitor.page.request.post(
                f"{visitor.address}/api/people", data={"name": name}
            ).json()
            claimed = visitor.page.request.post(
                f"{visitor.address}/api/me/claim", data={"password": "a horse and a lamp"}
            )
            assert claimed.ok, claimed.text()
        self.opens(GAMES[0], "2", "Rated")
        invites(self.host, self.guest)
        play_together([self.host, self.guest])
        for game in ("kings-bounty", "kings-struggle"):
            self.opens(game, "3", "Anybody")
            self.host.sees('[data-page="Gathering"]')
        somebody: str = made["id"]
        return somebody

    def opens(self, game: str, seats: str, tick: str) -> None:
        self.host.goes().sees("[data-game]")
        self.host.goes(f"new/{game}").settles()
        for label in (seats, tick):
            self.host.page.get_by_label(label, exact=True).check(force=True)
        self.host.clicks("[data-make]")


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for old in HERE.glob("*.jpg"):
        old.unlink()
    expect.set_options(timeout=PATIENCE)
    arguments = [*chromium.ARGUMENTS, CLEAR, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.found(), args=arguments)
        try:
            node = house.node()
            somebody = Neighbours(Photographer(browser, node, "desktop")).move_in()
            for size in track(SIZES, "Taking pictures"):
                photographer = Photographer(browser, node, size)
                photographer.first_visit()
                photographer.talk()
                for game in GAMES:
                    photographer.match(game)
                photographer.waiting_room()
                photographer.curtain()
                photographer.pages(somebody)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()
