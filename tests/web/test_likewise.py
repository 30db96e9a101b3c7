"""“The rest likewise”: one click of a person, small steps for the table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.harness import Node
from tests.web.conftest import Come
from tests.web.visitor import Visitor

REST = "[data-rest]:enabled"
#: somebody who plays by chance gets through one match in twenty without two cubes of a kind
MOST_MATCHES = 10


def plays_until_there_is_a_rest(visitor: Visitor) -> None:
    offered = visitor.page.locator(REST)
    for _ in range(MOST_MATCHES):
        visitor.plays_now("wonderful-kingdom")
        visitor.plays(until=lambda: offered.count() > 0)
        if offered.count():
            return
    raise AssertionError(f"not offered in {MOST_MATCHES} matches")


def test_the_rest_likewise_is_said_in_small_steps(come: Come, node: Node) -> None:
    visitor = come(node)
    said = visitor.overhears("framesent", lambda frame: frame["say"] == "act")
    plays_until_there_is_a_rest(visitor)
    page = visitor.page
    assert page.locator("[data-steps]").count() == 0, "nobody has asked for it yet"
    before = len(said)
    visitor.clicks("[data-rest]")
    expect(page.locator("[data-rest]")).to_have_attribute("aria-pressed", "true")
    folded = page.locator("[data-words][aria-expanded=false]")
    if folded.count():
        folded.click()
    button = page.locator("[data-option][data-steps]").first
    count = int(button.get_attribute("data-steps") or 0)
    notation = button.get_attribute("data-option") or ""
    assert count > 1
    button.click()
    # as many as there are and go there: then it is possible no more
    expect(page.locator(f'[data-option="{notation}"]')).to_have_count(0)
    steps = said[before:]
    # where nothing is left to choose the table goes on by itself
    assert 1 <= len(steps) <= count
    for step in steps:
        assert f"{step['action']['cube']} > {step['action']['on']}" == notation
    choices = [step["choice"] for step in steps]
    assert choices == sorted(set(choices)), "each answers a choice of its own"
    expect(page.locator("[data-rest][aria-pressed=true]")).to_have_count(0)
