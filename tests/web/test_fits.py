"""What is looked at is seen whole: pages, hands, names and tags, on screens of several sizes."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

import regnum
from regnum.texts import LANGUAGES
from tests.server.harness import Node
from tests.web.conftest import Come
from tests.web.visitor import SIZES

LOW: ViewportSize = {"width": 1280, "height": 720}
#: a tablet on its side
TABLET: ViewportSize = {"width": 1024, "height": 768}
#: the same, upright
UPRIGHT: ViewportSize = {"width": 760, "height": 1000}
BETWEEN: ViewportSize = {"width": 1000, "height": 800}
#: pixels that a sentence with blanks needs
SENTENCE = 340
#: as long as a name may be
LONG_NAME = "Wilhelmina Featherstonehaugh I"
#: entries of a match until most of what lies on a full board has been seen
ENOUGH = 40
#: the share of the first thing that lies below the second
COVERED = """([below, above]) => {
  const [a, b] = [below, above].map((each) => document.querySelector(each).getBoundingClientRect())
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return (Math.max(0, wide) * Math.max(0, high)) / (a.width * a.height)
}"""
#: what is covered by the hand that points at the last move
POINTED_AT = """() => {
  const box = (each) => each.getBoundingClientRect()
  const meet = (a, b) =>
    a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom && b.top < a.bottom
  return [...document.querySelectorAll('.tiny .manicule')].flatMap((hand) =>
    [...document.querySelectorAll('.tiny .face, .pile .points')]
      .filter((each) => meet(box(hand), box(each)))
      .map((each) => each.textContent))
}"""
#: numbers of played cards of which star or sceptre cover a third
NUMBERS_COVERED = """() => [...document.querySelectorAll('.spot')].flatMap((spot) => {
  const number = spot.querySelector('.versal')?.getBoundingClientRect()
  const tokens = [...spot.querySelectorAll('.token')].map((each) => each.getBoundingClientRect())
  return number && tokens.some(({ right }) => right - number.left > number.width / 3)
    ? [spot.textContent] : []
})"""
#: names of played cards that begin above where their numbers end
NAMES_BELOW_NUMBERS = """() => [...document.querySelectorAll('.spot .card-name')]
  .filter((name) => name.checkVisibility())
  .filter((name) => name.getBoundingClientRect().top <
    name.closest('.card').querySelector('.versal').getBoundingClientRect().bottom)
  .map((name) => name.textContent)"""
#: names of one's cards that are below the edge of the screen or below a tag
UNREAD = """() => {
  const box = (each) => each.getBoundingClientRect()
  const tags = [...document.querySelectorAll('[data-own-hand] .fate')].map(box)
  return [...document.querySelectorAll('[data-own-hand] .card-name > span')]
    .filter((name) => {
      const { left, right, top, bottom } = box(name)
      const middle = (left + right) / 2
      const beside = (tag) => middle < tag.left || tag.right < middle || tag.bottom < top + 4
      return bottom > innerHeight || tags.some((tag) => !beside(tag) && tag.top < bottom - 7)
    })
    .map((name) => name.textContent)
}"""
#: how many pixels a thing is higher than what it stands in
STICKS_OUT = """([thing, place]) => {
  const height = (selector) => document.querySelector(selector).getBoundingClientRect().height
  return height(thing) - height(place)
}"""
#: what is cut at its side, or below where one cannot turn down to it
CUT = """(names) => [...document.querySelectorAll(names)]
  .filter((each) =>
    each.scrollWidth > each.clientWidth + 1 ||
    (each.scrollHeight > each.clientHeight + 4 && getComputedStyle(each).overflowY !== 'auto'))
  .map((each) => each.textContent)"""
#: names on the table that are cut, and those with a word that is broken into lines
MANGLED = """() => {
  const seen = [...document.querySelectorAll('.mat :is(strong, .name, .card-name > span, .who)')]
    .filter((each) => each.checkVisibility() && each.clientWidth > 1)
  const broken = (name) => [...name.childNodes].some((node) =>
    [...(node.data ?? '').matchAll(/[^\\s\u00ad-]+/g)].some(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 6))).size > 1
    }))
  return seen
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || broken(each))
    .map((each) => each.textContent)
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_first_game_needs_is_seen_at_once(come: Come, node: Node, language: str) -> None:
    visitor = come(node, language=language)
    for game in regnum.games():
        visitor.goes(f"games/{game}").settles()
        steps = visitor.page.locator("ol > li:has(.number)")
        expect(steps).to_have_count(5)
        for seen in (steps.last, visitor.page.locator(f'.head > a[href="#/games/{game}/rules"]')):
            expect(seen).to_be_in_viewport(ratio=1)
        tall = visitor.page.evaluate("document.documentElement.scrollHeight")
        assert tall <= SIZES["desktop"]["height"], "the ways to play are seen, too"


@pytest.mark.parametrize("screen", [*SIZES.values(), LOW], ids=lambda size: str(size["height"]))
def test_names_and_tags_of_a_full_hand_are_read(
    come: Come, node: Node, screen: ViewportSize
) -> None:
    visitor = come(node, language="ru")
    visitor.page.set_viewport_size(screen)
    visitor.plays_now("kings-struggle")
    tags = visitor.page.locator("[data-own-hand] .fate")
    visitor.plays(until=lambda: tags.count() > 0)
    assert visitor.page.evaluate(UNREAD) == []


def test_the_last_move_is_pointed_at_beside_what_was_won(come: Come, node: Node) -> None:
    visitor = come(node, theme="dark").plays_now("kings-struggle")
    pointing = visitor.page.locator(".tiny .manicule")
    visitor.plays(until=lambda: pointing.count() > 0)
    assert not visitor.is_over, "in a whole match nothing was won"
    assert visitor.page.evaluate(POINTED_AT) == []


@pytest.mark.parametrize(
    "screen", [SIZES["desktop"], LOW, TABLET], ids=lambda size: str(size["width"])
)
def test_an_offer_has_room_to_be_put_together(come: Come, node: Node, screen: ViewportSize) -> None:
    visitor = come(node, language="ru")
    visitor.page.set_viewport_size(screen)
    visitor.plays_now("kings-struggle")
    compose = visitor.page.locator(".compose")
    visitor.plays(until=lambda: compose.count() > 0)
    assert visitor.page.evaluate(NUMBERS_COVERED) == []
    tab = visitor.page.locator("[data-tab=compose]")
    if tab.is_visible():
        tab.click()
    wide = compose.bounding_box()
    assert wide
    assert wide["width"] >= SENTENCE
    # what is asked leaves room for the trick, whatever buttons stand beside it
    rubric = visitor.page.locator(".rubric").bounding_box()
    assert rubric
    assert rubric["height"] <= screen["height"] / 6


def test_six_at_one_screen_leave_the_trick_its_room(come: Come, node: Node) -> None:
    visitor = come(node, language="ru")
    page = visitor.page
    visitor.opens_a_table("kings-struggle", *[f"here {LONG_NAME}"] * 5)
    floor = page.locator("[data-hand-over]")
    visitor.plays(until=lambda: floor.count() > 0)
    for screen in (LOW, SIZES["desktop"]):
        page.set_viewport_size(screen)
        visitor.settles()
        rubric = page.locator(".rubric").bounding_box()
        assert rubric
        assert rubric["height"] <= screen["height"] / 6
        assert page.evaluate(NAMES_BELOW_NUMBERS) == []
    # all of them stand in one row of a phone, too
    page.set_viewport_size(SIZES["phone"])
    boxes = [each.bounding_box() for each in floor.all()]
    assert len({box["y"] for box in boxes if box}) == 1


@pytest.mark.parametrize("game", ["fairy-fracas", "kings-bounty", "kings-struggle"])
def test_names_are_read_on_a_tablet(come: Come, node: Node, game: str) -> None:
    visitor = come(node, language="ru")
    visitor.page.set_viewport_size(TABLET)
    visitor.opens_a_table(game, *["bot greedy"] * 3)
    visitor.sees("[data-match][data-n]")
    visitor.plays(until=lambda: visitor.number >= ENOUGH // 2)
    for screen in (TABLET, UPRIGHT):
        visitor.page.set_viewport_size(screen)
        visitor.settles()
        assert visitor.page.evaluate(MANGLED) == []
        assert not visitor.must_scroll_sideways


def test_five_names_are_read_above_their_kingdoms_on_a_narrow_desk(come: Come, node: Node) -> None:
    visitor = come(node, language="ru")
    visitor.page.set_viewport_size(BETWEEN)
    visitor.opens_a_table("kings-bounty", *["bot greedy"] * 4)
    names = visitor.page.locator(".others .name")
    expect(names).to_have_count(4)
    assert visitor.page.evaluate(CUT, ".others .name") == []


@pytest.mark.parametrize(
    ("game", "others", "names"),
    [("kings-bounty", 4, ".others .name"), ("fairy-fracas", 3, ".tallies .who")],
)
@pytest.mark.parametrize("screen", [SIZES["desktop"], LOW], ids=lambda size: str(size["height"]))
def test_thirty_letters_are_read_for_everybody_at_a_full_table(
    come: Come, node: Node, screen: ViewportSize, game: str, others: int, names: str
) -> None:
    visitor = come(node)
    visitor.page.set_viewport_size(screen)
    visitor.page.request.post(f"{node.address}/api/people", data={"name": LONG_NAME})
    visitor.opens_a_table(game, *[f"here {LONG_NAME}"] * others)
    visitor.clicks("[data-lift]")
    visitor.sees(names)
    assert visitor.page.evaluate(CUT, names) == []


def test_four_who_play_are_read_on_a_phone(come: Come, node: Node) -> None:
    visitor = come(node, "phone", language="uk")
    visitor.opens_a_table("fairy-fracas", *["bot greedy"] * 3)
    expect(visitor.page.locator(".tallies .who")).to_have_count(4)
    assert visitor.page.evaluate(CUT, ".tallies .who, .tallies .line") == []


def test_on_a_phone_the_deck_is_seen_above_what_touching_it_does(come: Come, node: Node) -> None:
    visitor = come(node, "phone", language="uk").plays_now("kings-bounty")
    tag = visitor.page.locator(".deck .fate")
    visitor.plays(until=lambda: tag.count() > 0)
    assert visitor.page.evaluate(COVERED, ['[data-piece="deck"]', ".deck .fate"]) < 0.25


@pytest.mark.parametrize(
    ("game", "language"),
    [("kings-struggle", "en"), ("paladins", "ru"), ("wonderful-kingdom", "uk")],
)
def test_the_name_of_a_game_stands_whole_beside_its_rounds(
    come: Come, node: Node, game: str, language: str
) -> None:
    visitor = come(node, "phone", language=language).plays_now(game)
    rounds = visitor.page.locator(".rounds")
    # some games ask something before their first round
    visitor.plays(until=lambda: rounds.count() > 0)
    assert not visitor.is_over, "no round was told of"
    assert visitor.page.evaluate(CUT, ".where b") == []
    assert visitor.page.evaluate(STICKS_OUT, [".where b", ".top"]) <= 0
    visitor.page.set_viewport_size(UPRIGHT)
    assert visitor.page.evaluate(CUT, ".where b") == []
    assert visitor.page.evaluate(STICKS_OUT, [".where b", ".top"]) <= 0


@pytest.mark.parametrize("screen", [SIZES["desktop"], LOW], ids=lambda size: str(size["height"]))
def test_thirty_letters_are_read_in_each_of_six_courts(
    come: Come, node: Node, screen: ViewportSize
) -> None:
    visitor = come(node)
    visitor.page.set_viewport_size(screen)
    visitor.page.request.post(f"{node.address}/api/people", data={"name": LONG_NAME})
    visitor.opens_a_table("kings-struggle", *["bot greedy"] * 5)
    visitor.sees(".court .name")
    name_there = visitor.page.locator(".court .name", has_text="Wilhel")
    expect(name_there).to_have_count(1)
    assert visitor.page.evaluate(CUT, ".court .name") == []
    # coins go below before a syllable does
    tall = name_there.evaluate(
        "(name) => name.offsetHeight / parseFloat(getComputedStyle(name).lineHeight)"
    )
    assert tall < 4
