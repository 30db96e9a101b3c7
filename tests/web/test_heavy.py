"""The boards of the two heavy games are seen whole, on screens of several sizes."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.harness import Node
from tests.web.conftest import Come
from tests.web.test_fits import BETWEEN, CUT, ENOUGH, LOW, TABLET
from tests.web.visitor import SIZES

#: low desks, and narrow ones
ODD: list[ViewportSize] = [{"width": 1366, "height": 850}, {"width": 1200, "height": 800}]
#: cards that lie drafted before two seats
DRAFTED = 9
#: where the sentence that asks ends, and how much of what is shared is below the edge; where it is
#: low, nothing is said of that while long words need a second row of buttons
PLACE = """() => {
  const mat = document.querySelector('.mat')
  const { bottom, height } = document.querySelector('.rubric').getBoundingClientRect()
  const low = innerHeight < 820 && height >= 80
  return [Math.round(bottom), low ? 0 : mat.scrollHeight - mat.clientHeight]
}"""
#: the list of what can be done, for what nothing can be touched for
IN_WORDS = "[data-words][aria-expanded=true]"
#: names on the boards of Paladins with a word that is broken, even between syllables
BROKEN = """() => [...document.querySelectorAll('.town .name, .outsider .name, .act .title b')]
  .filter((each) => each.checkVisibility() && [...each.querySelectorAll('.word')]
    .some((word) => word.offsetHeight > 1.6 * parseFloat(getComputedStyle(word).fontSize)))
  .map((each) => each.textContent)"""
#: actions of Paladins beyond whose edge something stands, or where a helper stands on what it gives
CROWDED = """() => {
  const box = (each) => each.getBoundingClientRect()
  const meet = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  return [...document.querySelectorAll('.act')].filter((act) => {
    if (!act.checkVisibility()) return false
    const [gives, helps] = ['.rest', '.helpers'].map((part) =>
      [...act.querySelectorAll(`${part} > *`)].map(box))
    const beyond = [...gives, ...helps].some(({ right }) => right > box(act).right + 1)
    return beyond || helps.some((one) => gives.some((other) => meet(one, other)))
  }).map((act) => act.dataset.area)
}"""
#: paladins whose name lies below the tag that says where they go
TAGGED = """() => [...document.querySelectorAll('.paladin-card:has(.goes)')].filter((card) => {
  const [name, tag] = ['.words b', '.goes'].map((part) => {
    const range = document.createRange()
    range.selectNodeContents(card.querySelector(part))
    return range.getBoundingClientRect()
  })
  return tag.left < name.right && tag.top < name.bottom && name.top < tag.bottom
}).map((card) => card.textContent)"""
#: what was drafted and is not seen: beside its list, or on a desk below the edge of the table
UNSEEN = """() => {
  const low = document.querySelector('.rubric').getBoundingClientRect().top
  return [...document.querySelectorAll('.drafted .in-line')].filter((card) => {
    const { right, bottom } = card.getBoundingClientRect()
    const beside = right > card.closest('.list').getBoundingClientRect().right + 1
    return beside || (innerWidth >= 1200 && bottom > low)
  }).map((card) => card.textContent)
}"""
#: whether something on one's own board can be touched, and none of it is seen
OUT_OF_SIGHT = """() => {
  const own = document.querySelector('.board[data-leaf=mine] .mine')
  const lit = [...(own?.querySelectorAll('[data-glow]') ?? [])]
  const edge = own?.getBoundingClientRect()
  return lit.length > 0 && lit.every((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return bottom < edge.top + 24 || top > edge.bottom - 24
  })
}"""


@pytest.mark.parametrize("screen", [SIZES["desktop"], LOW], ids=lambda size: str(size["height"]))
@pytest.mark.parametrize("game", ["paladins", "wonderful-kingdom"])
def test_what_is_asked_stays_in_its_place_on_a_full_board(
    come: Come, node: Node, game: str, screen: ViewportSize
) -> None:
    visitor = come(node, language="ru")
    page = visitor.page
    page.set_viewport_size(screen)
    visitor.plays_now(game)
    places: list[tuple[int, int]] = []

    def looks() -> bool:
        if not page.locator(IN_WORDS).count():
            places.append(page.evaluate(PLACE))
        return visitor.number >= ENOUGH

    visitor.plays(until=looks)
    assert len({bottom for bottom, _ in places}) == 1
    if game == "paladins":
        assert max(hidden for _, hidden in places) <= 1, "all of what is shared is seen"


def test_between_phone_and_desk_ones_own_board_lies_beside_what_all_share(
    come: Come, node: Node
) -> None:
    visitor = come(node, language="uk")
    page = visitor.page
    page.set_viewport_size(BETWEEN)
    visitor.plays_now("paladins")
    mine, shared = page.locator(".mine"), page.locator(".mat")
    visitor.plays(until=lambda: mine.locator("[data-glow]").count() > 0)
    left, right = shared.bounding_box(), mine.bounding_box()
    assert left
    assert right
    assert left["x"] + left["width"] <= right["x"] + 1
    assert right["height"] > BETWEEN["height"] / 2
    assert page.evaluate(CUT, ".mine, .mat, .purse") == []
    # the leaf of what all share turns, and one's own board stays
    page.locator("nav [data-leaf=town]").click()
    expect(page.locator("[data-area=townsfolk]")).to_be_visible()
    expect(mine).to_be_visible()


def test_paladins_of_four_seats_are_read_on_every_screen(come: Come, node: Node) -> None:
    visitor = come(node, language="uk")
    page = visitor.page
    visitor.opens_a_table("paladins", *["bot greedy"] * 3)
    visitor.sees("[data-match][data-n]")

    def looks() -> bool:
        assert page.evaluate(TAGGED) == []
        return visitor.number >= ENOUGH

    visitor.plays(until=looks)
    for screen in (SIZES["desktop"], LOW, *ODD, TABLET, SIZES["phone"]):
        page.set_viewport_size(screen)
        visitor.settles()
        assert page.evaluate(BROKEN) == [], screen
        assert page.evaluate(CROWDED) == [], screen
        if screen["width"] >= LOW["width"]:
            assert page.evaluate(PLACE)[1] <= 1, f"all of what is shared is seen: {screen}"


@pytest.mark.parametrize(
    "screen", [SIZES["desktop"], LOW, BETWEEN], ids=lambda size: str(size["height"])
)
def test_what_was_drafted_is_seen_beside_the_offers(
    come: Come, node: Node, screen: ViewportSize
) -> None:
    visitor = come(node, language="ru")
    page = visitor.page
    page.set_viewport_size(screen)
    visitor.plays_now("wonderful-kingdom")
    drafted = page.locator(".drafted .in-line")
    visitor.plays(until=lambda: drafted.count() >= DRAFTED)
    assert not visitor.is_over, "too few cards were drafted"
    assert page.evaluate(UNSEEN) == []


def test_on_a_phone_ones_own_board_opens_where_it_can_be_touched(come: Come, node: Node) -> None:
    visitor = come(node, "phone").plays_now("paladins")
    own = visitor.page.locator(".board[data-leaf=mine] .mine [data-glow]")
    looks: list[bool] = []

    def looks_there() -> bool:
        if own.count():
            looks.append(visitor.page.evaluate(OUT_OF_SIGHT))
        return visitor.number >= ENOUGH

    visitor.plays(until=looks_there)
    assert looks, "nothing could be touched there"
    assert not any(looks)
