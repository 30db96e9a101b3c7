"""Somebody before the page, who clicks what glows."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import ConsoleMessage, Page, Request, ViewportSize, WebSocket, expect

SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
#: games with a board of their own; the others are drawn from their scenes
WITH_BOARD = {
    place.name for place in (Path(__file__).parents[2] / "web" / "src" / "boards").iterdir()
}
#: milliseconds; not a measure of speed, only so that nothing hangs
PATIENCE = 30_000
#: the same for bots, who think at leisure where others work
BOTS_THINK = 4 * PATIENCE
#: more clicks than the longest game of the house takes a person
MOST_CLICKS = 4_000
#: everything that can be clicked now to go on, as [kind, name]; nothing while an answer is awaited:
#: what was there before it came is no longer true
CLICKABLE = """() => {
  if (document.querySelector('[data-match][aria-busy=true]')) return null
  const seen = (element) => element.checkVisibility() && !element.disabled
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen)
  for (const kind of ['ending', 'lift', 'confirm'])
    if (all(`[data-${kind}]`).length) return [[kind, '']]
  const found = [
    ...all('[data-piece][data-glow]').map((each) => ['piece', each.dataset.piece]),
    ...all('[data-option]').map((each) => ['option', each.dataset.option]),
    ...all('[data-nothing]').map(() => ['nothing', '']),
    ...all('[data-tell=next]').map(() => ['tell', '']),
  ]
  return found.length ? found : null
}"""
#: in a talk, the number of the newest entry and whether it is one's own; nothing while an answer is
#: awaited. In one go: between two looks the talk may be another
TALK = """() => {
  if (document.querySelector('[data-match][aria-busy=true]')) return null
  const builds = [...document.querySelectorAll('[data-build]')]
  if (!builds.some((each) => each.checkVisibility())) return null
  return [document.querySelector('[data-n]').dataset.n, !!document.querySelector('[data-yours]')]
}"""
ANSWERED = "() => !document.querySelector('[data-match][aria-busy=true]')"
#: the same as soon as there is something; the page is looked at when it changes, not all the time
AWAITED = f"""(patience) => new Promise((tell, fail) => {{
  const look = () => {{
    const found = ({CLICKABLE})()
    if (found) end(() => tell(found))
  }}
  const end = (then) => (changes.disconnect(), clearInterval(again), clearTimeout(late), then())
  const changes = new MutationObserver(look)
  changes.observe(document, {{ attributes: true, childList: true, subtree: true }})
  // styles may let something appear without any change to the document
  const again = setInterval(look, 500)
  const nothing = `in ${{patience / 1000}} s nothing came that can be clicked: ${{location.href}}`
  const late = setTimeout(() => end(() => fail(new Error(nothing))), patience)
  look()
}})"""
SELECTORS = {
    "ending": "[data-ending]",
    "lift": "[data-lift]",
    "confirm": "[data-confirm]",
    "nothing": "[data-nothing]",
    "tell": "[data-tell=next]",
    "piece": '[data-piece="{}"][data-glow]',
    "option": '[data-option="{}"]',
}
#: a spot of a thing where nothing lies on it, its middle if possible: cards lie on the panels
#: of seats, and a person touches what is free. Who has aimed touches that thing or nothing: if it
#: has moved away by then, what lies there now does not feel the click
AIM = """(selector) => {
  const thing = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
  const free = () => {
    const box = thing.getBoundingClientRect()
    for (const down of [0.5, 0.2, 0.8, 0.05, 0.95])
      for (const across of [0.5, 0.2, 0.8, 0.05, 0.95]) {
        const spot = { x: box.x + box.width * across, y: box.y + box.height * down }
        if (thing.contains(document.elementFromPoint(spot.x, spot.y))) return spot
      }
    return null
  }
  let spot = thing ? free() : null
  if (thing && !spot) {
    thing.scrollIntoView({ block: 'center', behavior: 'instant' })
    spot = free()
  }
  // not at once again: it may be on its way
  if (!spot) return new Promise((tell) => requestAnimationFrame(() => tell(null)))
  let missed = false
  const aim = new AbortController()
  const way = { capture: true, signal: aim.signal }
  addEventListener('pointerdown', (event) => (missed = !thing.contains(event.target)), way)
  for (const kind of ['pointerdown', 'mousedown', 'click'])
    addEventListener(kind, (event) => {
      if (missed) event.preventDefault(), event.stopImmediatePropagation()
    }, way)
  // the click comes with it; no mouseup would, after a miss
  addEventListener('pointerup', () => setTimeout(() => aim.abort()), way)
  return spot
}"""
#: two frames: by then whatever came has been drawn, and what it made the page ask for is asked
DRAWN = """() => new Promise((drawn) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))"""
#: what says that something is still to come
WAITING = "[aria-busy=true], .waiting[role=status]"
Move = tuple[str, str]


def until_it_holds(what: str, holds: Callable[[], object], patience: int = PATIENCE) -> None:
    """Try again and again; when patience is at its end, say what did not come about."""
    late = time.monotonic() + patience / 1000
    while not holds():
        assert time.monotonic() < late, f"in {patience / 1000:.0f} s: {what}"


class Watch:
    """What must not happen before anybody's eyes."""

    def __init__(self, page: Page, address: str) -> None:
        self.address = address
        self.troubles: list[str] = []
        #: while a server is down on purpose, browsers complain
        self.patient = False
        #: requests that have been made, and those of them that are not over
        self.made = 0
        self.open: set[Request] = set()
        page.on("console", self.said)
        page.on("pageerror", lambda error: self.troubles.append(f"script: {error}"))
        page.on("request", self.asked)
        page.on("requestfinished", self.answered)
        page.on("requestfailed", self.answered)
        page.on("websocket", self.listened)

    def said(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not self.patient:
            self.troubles.append(f"console: {message.text} {message.location}")

    def asked(self, request: Request) -> None:
        self.made += 1
        self.open.add(request)
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.troubles.append(f"a request to {request.url}")

    def answered(self, request: Request) -> None:
        self.open.discard(request)

    def listened(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.address.replace("http", "ws", 1)):
            self.troubles.append(f"a connection to {socket.url}")


class Visitor:
    """A person with a browser of their own."""

    def __init__(self, page: Page, address: str, settings: dict[str, Any]) -> None:
        self.page = page
        self.address = address
        self.watch = Watch(page, address)
        self.dice = random.Random(7)
        page.set_default_timeout(PATIENCE)
        # bots' moves are paced for eyes, and what happens by itself is told: nobody has any here
        usual = {"language": "en", "theme": "light", "pace": 0, "told": False}
        chosen = json.dumps({**usual, **settings})
        page.add_init_script(
            f"localStorage.getItem('regnum.settings') ||"
            f" localStorage.setItem('regnum.settings', {json.dumps(chosen)})"
        )

    # -- going places

    def goes(self, place: str = "") -> Visitor:
        """Open a page of the house by the address behind its `#/`."""
        self.page.goto(f"{self.address}/#/{place}")
        return self

    def comes_in(self) -> str:
        """Become somebody here, as whoever sits down does; the id."""
        name = f"Ada {time.time_ns()}"
        answer = self.page.request.post(f"{self.address}/api/people", data={"name": name})
        assert answer.ok, answer.text()
        own: str = answer.json()["id"]
        return own

    def plays_now(self, game: str) -> Visitor:
        """From the house's door to a table with bots, in one click."""
        # as a person would: when everything is in its place
        self.goes().settles()
        self.page.locator(f'[data-play="{game}"]').click()
        # a list of matches names them, too: this one is laid out
        self.sees("[data-match][data-n]")
        return self

    def opens_a_table(self, game: str, *others: str) -> Visitor:
        """Make a match by the form: the first seat is one's own, the others as named; one who is
        here may have a name."""
        self.goes(f"new/{game}")
        seats = self.page.locator("form fieldset").first
        seats.locator(f'label:has(input[value="{1 + len(others)}"])').click()
        for at, who in enumerate(others):
            here = who.startswith("here")
            self.page.locator("form ol select").nth(at).select_option("here" if here else who)
            if here:
                name = who.removeprefix("here").strip() or f"Guest {at + 2}"
                self.page.locator("form ol input").last.fill(name)
        self.clicks("[data-make]")
        return self

    def settles(self) -> Visitor:
        """Wait until all that the page has asked for is there, and drawn."""

        def is_settled() -> bool:
            before = self.watch.made
            self.page.evaluate(DRAWN)
            return self.watch.made == before and not self.watch.open

        late = time.monotonic() + PATIENCE / 1000
        while not is_settled():
            awaited = [request.url for request in self.watch.open]
            assert time.monotonic() < late, f"not there in {PATIENCE / 1000:.0f} s: {awaited}"
        expect(self.page.locator(WAITING)).to_have_count(0)
        return self

    def sees(self, selector: str) -> None:
        expect(self.page.locator(selector).first).to_be_visible(timeout=PATIENCE)

    def clicks(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    @property
    def number(self) -> int:
        """The number of the newest entry before these eyes."""
        return int(self.page.locator("[data-n]").get_attribute("data-n") or -1)

    @property
    def talk(self) -> tuple[str, bool] | None:
        """The number of the newest entry before these eyes, and whether the talk is one's own;
        nothing if none goes on, or something just said may have ended it."""
        found = self.page.evaluate(TALK)
        return None if found is None else (found[0], found[1])

    @property
    def is_over(self) -> bool:
        return self.page.locator("[data-ending]").count() > 0

    @property
    def must_scroll_sideways(self) -> bool:
        wide: bool = self.page.evaluate(
            "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        )
        return wide

    def overhears(
        self, event: Literal["framesent", "framereceived"], which: Callable[[dict[str, Any]], Any]
    ) -> list[dict[str, Any]]:
        """Frames of the page's sockets from now on, in a list that grows with them."""
        heard: list[dict[str, Any]] = []

        def hear(frame: str | bytes) -> None:
            said = json.loads(frame)
            if which(said):
                heard.append(said)

        self.page.on("websocket", lambda socket: socket.on(event, hear))
        return heard

    # -- playing

    def choices(self) -> list[Move]:
        """What can be clicked; waits until there is something."""
        return [(kind, name) for kind, name in self.page.evaluate(AWAITED, BOTS_THINK)]

    def click(self, move: Move) -> bool:
        """Whether it could be clicked: what moves on its own may be gone by then."""
        kind, name = move
        selector = SELECTORS[kind].format(name.replace("\\", "\\\\").replace('"', '\\"'))
        spot = self.page.evaluate(AIM, selector)
        if spot is None:
            return False
        self.page.mouse.click(spot["x"], spot["y"])
        return True

    def goes_on(self, found: list[Move]) -> Literal["clicked", "over"]:
        """Click one thing that glows, or a button where nothing does."""
        if found[0][0] == "ending":
            return "over"
        pieces = [move for move in found if move[0] == "piece"]
        # sometimes the button, as some things have only that
        usual = pieces if pieces and self.dice.random() < 0.75 else found
        self.click(self.dice.choice(usual))
        return "clicked"

    def plays(self, until: Callable[[], bool] = lambda: False) -> None:
        """Click on until the final screen, or until something holds when one is asked."""
        for _ in range(MOST_CLICKS):
            # what is true while bots are at it may be over when they have done
            found = self.choices()
            if until() or self.goes_on(found) == "over":
                return
        raise AssertionError(f"not over after {MOST_CLICKS} clicks: {self.page.url}")

    def scores(self) -> list[str]:
        return self.page.locator("[data-ending] [data-score]").all_inner_texts()


def play_together(visitors: list[Visitor], until: Callable[[], bool] = lambda: False) -> None:
    """Several people at one table, each clicking whenever something glows before them."""

    over: set[Visitor] = set()

    def somebody_clicks() -> bool:
        """Whether anybody had something to do, or there is nothing more to do."""
        clicked = False
        for visitor in visitors:
            if until():
                return True
            # nothing glows for who is not asked; what does may be gone when others are faster
            if visitor not in over and (found := visitor.page.evaluate(CLICKABLE)):
                if visitor.goes_on(found) == "over":
                    over.add(visitor)
                clicked = True
        if not clicked and len(over) < len(visitors):
            # a bot is at it
            visitors[0].page.wait_for_timeout(50)
        return clicked or len(over) == len(visitors)

    for _ in range(MOST_CLICKS):
        if until() or len(over) == len(visitors):
            return
        until_it_holds("nothing glows before anybody", somebody_clicks, BOTS_THINK)
    raise AssertionError(f"not over after {MOST_CLICKS} rounds of clicks")
