"""Every page: in each language, for everybody, and light."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Response, expect

import regnum
from regnum.texts import LANGUAGES
from tests.server.harness import Node
from tests.soak import SOAK
from tests.web.conftest import Come
from tests.web.visitor import ANSWERED, SIZES, WITH_BOARD, Visitor

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = list(regnum.games())
PAGES = [
    "",
    "lobby",
    *(f"games/{GAMES[0]}/{part}" for part in ("rules", "rulings", "components", "players")),
    "profile",
    "settings",
    "credits",
    "nowhere",
]
#: the pages that every game has
PAGES_OF_A_GAME = ("new/{}", "games/{}")
#: chance may keep the sceptre away for a match
MOST_MATCHES = 5
THEMES = ("light", "dark")
#: in short runs every size, every theme and every language is looked at, but not each with each,
#: and the pages of each game once
LOOKS: list[tuple[str, str, str, list[str]]] = (
    [(*look, GAMES) for look in product(SIZES, THEMES, LANGUAGES)]
    if SOAK
    else [
        ("desktop", "light", "en", GAMES[0::3]),
        ("phone", "dark", "ru", GAMES[1::3]),
        ("desktop", "dark", "uk", GAMES[2::3]),
    ]
)
#: every table, and where a game has a board of its own also the one that is drawn from scenes
BOARDS = [
    (game, plain) for game in GAMES for plain in ((False, True) if game in WITH_BOARD else (False,))
]
#: in short runs each in one language
TABLES = [
    (*board, language)
    for at, board in enumerate(BOARDS)
    for language in (LANGUAGES if SOAK else [LANGUAGES[at % len(LANGUAGES)]])
]
#: a sentence with its buttons on a phone, in pixels
TALLEST = 109
#: kilobytes over the wire, compressed
LIGHT = 350
#: a message that the texts do not have is shown by its id
BARE_ID = re.compile(
    r"\b(?:house|table|shell|board|service|refusal|event|ask|do|mode|option)-[a-z]"
)
CYRILLIC = re.compile("[\u0400-\u04ff]{4}")
#: each language is called by its own name, in all of them
LANGUAGE_NAMES = (
    "English",
    "\u0420\u0443\u0441\u0441\u043a\u0438\u0439",
    "\u0423\u043a\u0440\u0430\u0457\u043d\u0441\u044c\u043a\u0430",
)
FOUND = """async () => {
  const found = await axe.run(document, {resultTypes: ['violations']})
  return found.violations
    .filter((each) => ['serious', 'critical'].includes(each.impact))
    .map((each) => `${each.id}: ${each.nodes.map((node) => node.html).slice(0, 3).join(' ')}`)
}"""


def looks_at(visitor: Visitor, place: str) -> None:
    visitor.goes(place).settles()
    visitor.sees("[data-page]")


def findings(visitor: Visitor) -> list[str]:
    """What axe finds serious or critical."""
    # by evaluating: the page's own policy lets no script in from elsewhere
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = visitor.page.evaluate(FOUND)
    return found


def speaks(visitor: Visitor, language: str) -> bool:
    """Whether all that can be read is in a language, and says something."""
    words = visitor.page.locator("body").inner_text()
    for name in LANGUAGE_NAMES:
        words = words.replace(name, "")
    bare = BARE_ID.findall(words)
    assert not bare, bare
    return (language == "en") != bool(CYRILLIC.search(words))


@pytest.mark.parametrize(("size", "theme", "language", "games"), LOOKS)
def test_every_page_is_for_everybody_and_speaks(
    come: Come, node: Node, theme: str, size: str, language: str, games: list[str]
) -> None:
    visitor = come(node, size, theme=theme, language=language)
    found: dict[str, list[str]] = {}
    own = visitor.comes_in()
    of_games = [page.format(game) for game in games for page in PAGES_OF_A_GAME]
    for place in [*PAGES, *of_games]:
        looks_at(visitor, place)
        assert visitor.page.locator("html").get_attribute("lang") == language
        assert speaks(visitor, language), place
        assert not visitor.must_scroll_sideways, place
        found[place] = findings(visitor)
    # what people call themselves is in any language
    looks_at(visitor, f"people/{own}")
    found["somebody"] = findings(visitor)
    assert not visitor.must_scroll_sideways
    assert {place: each for place, each in found.items() if each} == {}


@pytest.mark.parametrize(("game", "plain", "language"), TABLES)
def test_every_table_is_for_everybody_and_speaks(
    come: Come, node: Node, game: str, plain: bool, language: str
) -> None:
    visitor = come(node, plain=plain, language=language).plays_now(game)
    found = findings(visitor.settles())
    visitor.plays(until=lambda: visitor.number >= 15)
    assert speaks(visitor, language)
    found += findings(visitor)
    # the same table in the hand, by night
    visitor.page.set_viewport_size(SIZES["phone"])
    visitor.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    found += findings(visitor)
    assert found == []


def talks_about_what_is_ones_own(visitor: Visitor) -> None:
    """Play Kings' Struggle until one holds the sceptre: nobody else ends that talk."""

    def has_its_own() -> bool:
        talk = visitor.talk
        return talk is not None and talk[1]

    for _ in range(MOST_MATCHES):
        visitor.plays_now("kings-struggle")
        visitor.plays(until=has_its_own)
        if not visitor.is_over:
            return
    raise AssertionError(f"no talk of one's own in {MOST_MATCHES} matches")


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_what_comes_up_before_and_after_a_match_is_for_everybody(
    come: Come, node: Node, size: str, theme: str
) -> None:
    visitor = come(node, size, theme=theme)
    found: dict[str, list[str]] = {}

    def looks(what: str, selector: str) -> None:
        visitor.sees(selector)
        found[what] = findings(visitor.settles())

    visitor.goes("games/fairy-fracas").settles().clicks("[data-play]")
    looks("play now", "dialog [data-start]")
    visitor.opens_a_table("fairy-fracas", "open")
    looks("waiting room", '[data-page="Gathering"]')
    visitor.opens_a_table("fairy-fracas", "here")
    looks("curtain", "[data-curtain]")
    talks_about_what_is_ones_own(visitor)
    visitor.clicks("[data-build]")
    visitor.clicks('[data-add="promise-coins"]')
    visitor.clicks("#tab-chat")
    looks("offer and chat", "[data-builder]")
    visitor.plays_now("fairy-fracas").plays()
    looks("ending", "[data-ending]")
    visitor.clicks('[data-tool="replay"]')
    looks("replay", '[data-page="Replay"]')
    assert {what: each for what, each in found.items() if each} == {}


def test_the_first_load_is_light(come: Come, node: Node) -> None:
    visitor = come(node)
    answers: list[Response] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    visitor.goes().settles()
    sizes: dict[str, Any] = {
        answer.url: answer.request.sizes()["responseBodySize"]
        for answer in answers
        if answer.ok and not answer.url.startswith("data:")
    }
    assert any(url.endswith(".js") for url in sizes)
    assert sum(sizes.values()) < LIGHT * 1000, sizes


def test_a_game_can_be_begun_and_played_by_keyboard_alone(come: Come, node: Node) -> None:
    visitor = come(node)
    visitor.goes().settles()
    page = visitor.page

    def tabs_to(selector: str) -> None:
        for _ in range(200):
            page.keyboard.press("Tab")
            if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                outline: str = page.evaluate(
                    "(() => { const s = getComputedStyle(document.activeElement);"
                    " return s.outlineStyle + s.outlineWidth })()"
                )
                assert not outline.startswith("none"), f"the focus on {selector} is not seen"
                return
        raise AssertionError(f"{selector} cannot be reached by the keyboard")

    def focused() -> str:
        piece: str = page.evaluate("document.activeElement.dataset.piece ?? ''")
        return piece

    tabs_to('[data-play="fairy-fracas"]')
    page.keyboard.press("Enter")
    visitor.sees("[data-match]")
    visitor.choices()
    before = visitor.number
    for _ in range(6):
        tabs_to("[data-glow]")
        page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED)
        if visitor.number > before:
            break
    assert visitor.number > before

    # a card was chosen: the others of the hand do not glow, and tell about themselves all the same
    visitor.choices()
    tabs_to('[data-area^="hand-"] [data-piece]:not([data-glow])')
    first = focused()
    page.keyboard.press("End")
    last = focused()
    assert last != first
    page.keyboard.press("ArrowLeft")
    assert focused() != last
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-notice]").first).not_to_have_text("")
    assert focused() == last, "one goes on from where one asked"
    tabs_to("[data-notice] a")
    tabs_to("[role=log] li")


def test_under_the_curtain_no_link_can_be_reached(come: Come, node: Node) -> None:
    visitor = come(node)
    visitor.opens_a_table("fairy-fracas", "here")
    visitor.sees("[data-curtain]")
    page = visitor.page
    expect(page.locator("[data-lift]")).to_be_focused()
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "document.activeElement === document.body ||"
            " document.activeElement.closest('[data-curtain]') !== null"
        )
    visitor.clicks("[data-lift]")
    visitor.choices()
    page.locator("header a").first.focus()
    expect(page.locator("header a").first).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_it_is_told_whose_turn_it_is_beside_what_can_be_done(
    come: Come, node: Node, language: str
) -> None:
    visitor = come(node, "phone", language=language).plays_now("fairy-fracas")
    visitor.choices()
    prompt = visitor.page.locator("[data-prompt][data-yours]")
    expect(prompt.locator(".label")).to_be_visible()
    label, sentence = prompt.locator(".label, p").evaluate_all(
        "(all) => all.map((each) => each.getClientRects()[0].bottom)"
    )
    assert abs(label - sentence) < 10, "no line of its own"
    assert visitor.page.locator(".acts [data-tool], [data-words]").count() >= 3
    rubric = visitor.page.locator(".rubric").bounding_box()
    assert rubric
    assert rubric["height"] <= TALLEST, "what can be done stands beside the sentence"
