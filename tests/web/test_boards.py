"""The boards of single games: cards that fly, and cards that are dragged."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import regnum
from tests.server.harness import Node
from tests.web.conftest import Come
from tests.web.visitor import BOTS_THINK, SIZES, Visitor, until_it_holds

#: counts what is set in motion on a board
COUNT = """() => {
  window.moved = 0
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    if (this.closest('.board')) window.moved += 1
    return animate.apply(this, how)
  }
}"""
#: one may pass without anything that is looked for
MOST_MATCHES = 5
MY_TURN = "[data-yours]"
HAND = '[data-area^="hand-"] [data-piece][data-glow]'
IN_THE_AIR = ".board > [inert]"


Point = tuple[float, float]


def middle(thing: Locator) -> Point:
    """Where to touch it, when it lies still and nothing lies on it."""
    thing.hover(trial=True)
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_mouse(page: Page, start: Point, end: Point) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=8)
    page.mouse.up()


def by_finger(page: Page, start: Point, end: Point) -> None:
    browser = page.context.new_cdp_session(page)

    def touch(what: str, *points: Point) -> None:
        there = [{"x": x, "y": y} for x, y in points]
        browser.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": there})

    touch("touchStart", start)
    for part in range(1, 9):
        share = part / 8
        x, y = (start[axis] + (end[axis] - start[axis]) * share for axis in (0, 1))
        touch("touchMove", (x, y))
    touch("touchEnd")


@pytest.mark.parametrize(("size", "drag"), [("desktop", by_mouse), ("phone", by_finger)])
def test_a_character_dragged_onto_a_terrain_lies_there(
    come: Come, node: Node, size: str, drag: Callable[[Page, Point, Point], None]
) -> None:
    visitor = come(node, size).plays_now("fairy-fracas")
    visitor.sees(MY_TURN)
    held = visitor.page.locator(HAND).first
    character = (held.get_attribute("data-piece") or "").replace("-", " ")
    empty = visitor.page.locator("[data-drop]:not([data-top])").first
    terrain = empty.get_attribute("aria-label")
    # not where the hand lies before it
    empty.evaluate("(cell) => cell.scrollIntoView({ block: 'center', behavior: 'instant' })")
    drag(visitor.page, middle(held), middle(empty))
    # what bots do next may move it, but not what is told of it
    log = visitor.page.locator("[role=log]")
    expect(log).to_contain_text(f"lays the {character} on {terrain}")


def test_a_short_pull_is_a_tap(come: Come, node: Node) -> None:
    visitor = come(node).plays_now("fairy-fracas")
    visitor.sees(MY_TURN)
    held = visitor.page.locator(HAND).first
    character = held.get_attribute("data-piece")
    x, y = middle(held)
    by_mouse(visitor.page, (x, y), (x + 4, y))
    # it is being played now: terrains glow and wait for it
    expect(
        visitor.page.locator(f'[data-area^="chosen-"] [data-piece="{character}"]')
    ).to_be_visible()
    expect(visitor.page.locator("[data-drop] > [data-glow]").first).to_be_visible()


#: whether there is a card to play. If not: bots that move at a walk would take their time, and who
#: can play none draws. In one go: a click that waits for either may come when there is a card, and
#: one that is given up on a busy machine may come later, and be the move that is counted
HOLDS_ONE = """([card, hurry]) => {
  if (document.querySelector(card)) return true
  document.querySelector(hurry)?.click()
  return false
}"""
HURRY = '[data-skip], [data-piece="deck"][data-glow]'


def holds_a_card(visitor: Visitor) -> None:
    """Wait for a card of King's Bounty that can be played or put under the deck."""

    def holds_one() -> bool:
        visitor.page.wait_for_timeout(50)
        held: bool = visitor.page.evaluate(HOLDS_ONE, [HAND, HURRY])
        return held

    until_it_holds("there is no card to play", holds_one, BOTS_THINK)


@pytest.mark.parametrize(("size", "drag"), [("desktop", by_mouse), ("phone", by_finger)])
def test_a_card_dragged_onto_the_deck_comes_under_it(
    come: Come, node: Node, size: str, drag: Callable[[Page, Point, Point], None]
) -> None:
    visitor = come(node, size).plays_now("kings-bounty")
    holds_a_card(visitor)
    held, deck = visitor.page.locator(HAND).first, visitor.page.locator('[data-piece="deck"]')
    name = (held.get_attribute("data-piece") or "").rpartition("-")[0].replace("-", " ")
    deck.evaluate("(deck) => deck.scrollIntoView({ block: 'center', behavior: 'instant' })")
    drag(visitor.page, middle(held), middle(deck))
    expect(visitor.page.locator("[role=log]")).to_contain_text(f"puts the {name} under the deck")


def test_a_card_dragged_onto_the_table_is_played(come: Come, node: Node) -> None:
    visitor = come(node).plays_now("kings-struggle")
    held = visitor.page.locator(HAND)
    visitor.plays(until=lambda: held.count() > 0)
    card = held.first.get_attribute("data-piece") or ""
    court = visitor.page.locator("[data-owner]").first
    by_mouse(visitor.page, middle(held.first), middle(court))
    expect(visitor.page.locator(f'[data-own-hand] [data-piece="{card}"]')).to_have_count(0)


@pytest.mark.parametrize(("size", "drag"), [("desktop", by_mouse), ("phone", by_finger)])
def test_a_card_dragged_into_an_offer_area_is_offered_there(
    come: Come, node: Node, size: str, drag: Callable[[Page, Point, Point], None]
) -> None:
    visitor = come(node, size).plays_now("wonderful-kingdom")
    held, area = visitor.page.locator(HAND), visitor.page.locator("[data-drop=offer-1]")
    visitor.plays(until=lambda: held.count() > 0)
    card = held.first.get_attribute("data-piece") or ""
    area.evaluate("(area) => area.scrollIntoView({ block: 'center', behavior: 'instant' })")
    box = area.bounding_box()
    assert box
    # beside its heading, where no card lies
    drag(visitor.page, middle(held.first), (box["x"] + box["width"] / 2, box["y"] + 16))
    expect(visitor.page.locator(f'[data-own-hand] [data-piece="{card}"]')).to_have_count(0)


def moves_a_card(visitor: Visitor) -> None:
    """Play a card of King's Bounty, or put one under the deck."""
    page = visitor.page
    card = page.locator(HAND)

    def plays_one() -> bool:
        # what still slides into its place cannot be touched
        page.keyboard.press("Shift")
        return visitor.click(("piece", card.first.get_attribute("data-piece") or ""))

    holds_a_card(visitor)
    page.evaluate(COUNT)
    before = visitor.number
    until_it_holds("the card cannot be touched", plays_one)
    expect(page.locator(f'[data-n="{before}"]')).to_have_count(0)


def test_cards_fly_and_arrive_at_once_when_one_goes_on(come: Come, node: Node) -> None:
    visitor = come(node, pace=6)
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.plays_now("kings-bounty")
    moves_a_card(visitor)
    visitor.page.wait_for_function("window.moved > 0")
    visitor.page.keyboard.press("Shift")
    expect(visitor.page.locator(IN_THE_AIR)).to_have_count(0)


def test_nothing_moves_for_whom_movement_is_too_much(come: Come, node: Node) -> None:
    visitor = come(node, pace=1).plays_now("kings-bounty")
    moves_a_card(visitor)
    assert visitor.page.evaluate("window.moved") == 0


#: lays copies of a character on the first terrain; how tall each row was, and is then
PILES_UP = """(kingdom) => {
  const tall = () => [...kingdom.children].map((cell) => Math.round(cell.clientHeight))
  const before = tall()
  const stack = kingdom.querySelector('.stack')
  for (let one = 0; one < 9; one += 1) {
    const layer = document.createElement('span')
    Object.assign(layer.style, { display: 'block', height: '29px' })
    stack.append(layer)
  }
  return [before, tall()]
}"""


def test_a_tall_stack_makes_no_other_row_taller(come: Come, node: Node) -> None:
    visitor = come(node).plays_now("fairy-fracas")
    visitor.sees("[data-drop]")
    before, after = visitor.page.locator("[data-area=kingdom]").evaluate(PILES_UP)
    assert after[0] > before[0]
    # the others give of theirs, so that the kingdom is seen whole as long as it can be
    assert after[-1] <= before[-1]


#: words that do not fit where they stand
CUT = """() => [...document.querySelectorAll('.seats .name, .latest, .race .who')]
  .filter((each) =>
    each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 8)
  .map((each) => each.textContent)"""


def test_on_a_phone_names_and_the_last_move_are_read_to_the_end(come: Come, node: Node) -> None:
    visitor = come(node, "phone").plays_now("kings-bounty")
    visitor.plays(until=lambda: visitor.number >= 8)
    assert visitor.page.evaluate(CUT) == []


#: a name that no chip has room for in one line
LONG_NAME = "Александра Константинопольская"
#: what lies on something else at a trick: a name beyond its court, an outcome on a card
IN_THE_WAY = """() => {
  const box = (each) => each.getBoundingClientRect()
  const meet = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const courts = [...document.querySelectorAll('[data-owner]')]
  return courts.flatMap((court) => {
    const beyond = [...court.querySelectorAll('.name, .coins, .card-place')]
      .filter((each) => box(each).right > box(court).right || box(each).left < box(court).left)
    const tags = [...court.querySelectorAll('.fate')]
    const on = tags.filter((tag) =>
      [...court.querySelectorAll('.card-place, .tiny')].some((card) => meet(box(tag), box(card))))
    return [...beyond, ...on].map((each) => each.textContent)
  })
}"""


@pytest.mark.parametrize("size", SIZES)
def test_six_courts_and_a_long_name_do_not_cover_each_other(
    come: Come, node: Node, size: str
) -> None:
    visitor = come(node, size, language="ru")
    visitor.page.request.post(f"{node.address}/api/people", data={"name": LONG_NAME})
    told = visitor.page.locator("[data-owner] .fate")
    for _ in range(MOST_MATCHES):
        visitor.opens_a_table("kings-struggle", *["bot greedy"] * 5)
        visitor.plays(until=lambda: told.count() > 0)
        if not visitor.is_over:
            break
    assert not visitor.is_over, f"in {MOST_MATCHES} matches no court could be touched"
    assert visitor.page.evaluate(IN_THE_WAY) == []
    assert visitor.page.evaluate(CUT) == []
    roll = visitor.page.locator(".roll").bounding_box()
    assert roll
    assert roll["height"] < SIZES[size]["height"] / 2, "the table has the room"


def test_on_a_short_phone_one_opponent_lies_open_who_is_chosen_in_the_roll(
    come: Come, node: Node
) -> None:
    visitor = come(node, "phone")
    page = visitor.page
    page.set_viewport_size({"width": 390, "height": 664})
    visitor.plays_now("kings-bounty").choices()
    seen = page.locator(".others [data-owner]:visible")
    expect(seen).to_have_count(1)
    first = seen.get_attribute("data-owner")
    other = next(seat for seat in "12" if seat != first)
    page.locator(f'.seats [data-seat="{other}"] button').click()
    expect(page.locator(f'.others [data-owner="{other}"]')).to_be_visible()
    expect(seen).to_have_count(1)


def test_boards_fit_both_screens(come: Come, node: Node) -> None:
    for size in SIZES:
        visitor = come(node, size)
        for game in regnum.games():
            visitor.plays_now(game).sees(".board")
            assert not visitor.must_scroll_sideways, (game, size)


def test_when_nothing_to_touch_is_in_sight_the_page_leads_there(come: Come, node: Node) -> None:
    """The table of Paladins, drawn from its scene, is longer than a phone."""
    visitor = come(node, "phone", plain=True).plays_now("paladins")
    page = visitor.page
    lead, mat = page.locator("[data-show-me]"), page.locator(".mat")

    def leads() -> bool:
        visitor.choices()
        mat.evaluate("(mat) => mat.scrollTo(0, 0)")
        # it looks once more when things have come to rest
        page.wait_for_timeout(700)
        return lead.count() > 0

    visitor.plays(until=leads)
    assert lead.count(), "in a whole match all that glows was always in sight"
    lead.click()
    expect(page.locator("[data-piece][data-glow]").first).to_be_in_viewport()
    expect(lead).to_have_count(0)
    mat.evaluate("(mat) => mat.scrollTo(0, 0)")
    expect(lead).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_full_hand_leaves_the_table_in_sight(come: Come, node: Node, size: str) -> None:
    visitor = come(node, size, plain=True).plays_now("wonderful-kingdom")
    hand = visitor.page.locator(".hand")
    visitor.plays(until=lambda: hand.count() > 0)
    box = hand.bounding_box()
    assert box
    assert box["height"] < SIZES[size]["height"] / 2
    hand.evaluate("(hand) => (hand.scrollLeft = hand.scrollWidth)")
    expect(hand.locator(".title").first).to_be_in_viewport(ratio=1)


#: how wide a board says that cards on it are
TILE = "(row) => getComputedStyle(row).getPropertyValue('--tile')"


@pytest.mark.parametrize("size", SIZES)
def test_the_turn_of_the_solo_opponent_is_told_before_one_goes_on(
    come: Come, node: Node, size: str
) -> None:
    visitor = come(node, size, told=True)
    page = visitor.page
    visitor.opens_a_table("paladins")
    told, glows = page.locator("[data-telling]"), page.locator("[data-piece][data-glow]")
    visitor.plays(until=lambda: told.count() > 0)
    expect(told).to_contain_text("The opponent turns up the scheme")
    expect(glows).to_have_count(0)
    # who has the keyboard need not look for it
    expect(page.locator("[data-tell=next]")).to_be_focused()
    # what it has brought is as high as the rows of its deeds, however large one's own is drawn
    assert page.locator(".opponent .deed").first.evaluate(TILE) == ""
    page.keyboard.press("Enter")
    expect(page.locator(".rubric")).to_contain_text("step 2 of")
    expect(page.locator("[data-tell=back]")).to_be_enabled()
    page.locator("[data-tell=end]").click()
    expect(told).to_have_count(0)
    expect(glows.first).to_be_visible()
