"""Two browsers that talk, and one of them has had enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.harness import House
from tests.web.conftest import Come
from tests.web.test_together import invites
from tests.web.visitor import Visitor

#: whether a click into the middle of something reaches it
ON_TOP = """(thing) => {
  const box = thing.getBoundingClientRect()
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return thing.contains(hit)
}"""


def says(visitor: Visitor, text: str) -> None:
    visitor.page.locator("#panel input").first.fill(text)
    visitor.page.keyboard.press("Enter")


def goes_about(visitor: Visitor, what: str) -> None:
    """Open the menu beside the newest message of somebody else, and choose, by keyboard."""
    page = visitor.page
    page.locator("[data-about]").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-manners="mute"]')).to_be_focused()
    button = page.locator(f'[data-manners="{what}"]')
    assert button.evaluate(ON_TOP), f"“{what}” is covered"
    button.focus()
    page.keyboard.press("Enter")


@pytest.fixture
def talkers(house: House, come: Come) -> tuple[House, Visitor, Visitor]:
    node = house.node()
    loud, quiet = come(node), come(node, "phone")
    loud.opens_a_table("fairy-fracas", "open")
    invites(loud, quiet)
    for visitor in (loud, quiet):
        visitor.clicks("#tab-chat")
    return house, loud, quiet


def test_somebody_is_muted_blocked_reported_and_heard_again(
    talkers: tuple[House, Visitor, Visitor],
) -> None:
    house, loud, quiet = talkers
    page = quiet.page
    # by the key that leads there one is where one writes
    loud.page.locator("[data-prompt]").focus()
    loud.page.keyboard.press("/")
    expect(loud.page.locator("#panel input")).to_be_focused()
    loud.page.keyboard.type("You play like a frog")
    loud.page.keyboard.press("Enter")
    quiet.sees("text=like a frog")
    assert loud.page.locator("[data-about]").count() == 0, "nobody reports oneself"

    quiet.clicks("[data-about]")
    panel, field = page.locator(".side").bounding_box(), page.locator("#panel input").bounding_box()
    assert panel
    assert field
    assert field["y"] + field["height"] <= panel["y"] + panel["height"], "within its sheet"
    page.keyboard.press("Escape")
    goes_about(quiet, "report")
    expect(page.locator(".manners input")).to_be_focused()
    page.keyboard.type("not kind")
    page.keyboard.press("Enter")
    quiet.sees("text=The host of this house will look")
    # a table in a narrow terminal: the words are there, one below the other
    assert {"frog", "kind"} <= set(house.run("admin", "reports").split())

    goes_about(quiet, "mute")
    expect(page.locator("text=like a frog")).to_have_count(0)
    expect(page.locator("[data-hear]")).to_be_focused()
    says(loud, "And like a toad")
    loud.sees("text=like a toad")
    page.reload()
    quiet.clicks("#tab-chat")
    quiet.sees("[data-hear]")
    assert page.locator(".lines >> text=like a").count() == 0, "still muted after a reload"
    quiet.clicks("[data-hear]")
    quiet.sees("text=like a frog")
    quiet.sees("text=like a toad")

    goes_about(quiet, "block")
    expect(page.locator(".lines >> text=like a")).to_have_count(0)
    quiet.goes("profile")
    quiet.clicks("section:has(#devices) li button")
    expect(page.locator("section:has(#devices) li")).to_have_count(0)
    page.go_back()
    quiet.clicks("#tab-chat")
    quiet.sees("text=like a toad")
