"""A bargain of Kings' Struggle, struck between two browsers."""

from __future__ import annotations

import re
import time
from contextlib import suppress

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.server.harness import Node
from tests.web.conftest import Come
from tests.web.test_together import invites
from tests.web.visitor import ANSWERED, PATIENCE, Visitor, play_together

#: one match may pass without a talk of these two in which a coin is there to be paid
MOST_MATCHES = 6
#: (who holds the sceptre, who makes the offer)
Pair = tuple[Visitor, Visitor]


def talks(holder: Visitor, other: Visitor) -> bool:
    """Whether one holds the sceptre and the other may make an offer, at the same moment."""
    ours, theirs = holder.talk, other.talk
    return ours is not None and ours[1] and theirs == (ours[0], False)


def come_to_talk(host: Visitor, guest: Visitor) -> Pair | None:
    """Play on until the two talk; nothing if the match ends before."""
    found: list[Pair] = []

    def one_does() -> bool:
        found.extend(pair for pair in ((host, guest), (guest, host)) if talks(*pair))
        return bool(found)

    play_together([host, guest], until=one_does)
    return found[0] if found else None


def offers_a_coin(visitor: Visitor, how: str = "pay") -> str:
    """Put an offer together by clicking: its number, or nothing if the table lets none through.

    The coin is paid at once, or promised.

    The builder stays open then, so that this talk is not taken up again.
    """
    page = visitor.page

    def own() -> set[str]:
        # the bot may have an offer of its own on the table
        found = page.locator("[data-withdraw]")
        return set(found.evaluate_all("(all) => all.map((each) => each.dataset.withdraw)"))

    before = own()
    for step in ("[data-build]", '[data-ground="refrain"]', f'[data-add="{how}"]'):
        visitor.clicks(step)
    late = time.monotonic() + PATIENCE / 1000
    while not (new := own() - before) and time.monotonic() < late:
        # at a word of the bot's the offer is judged anew, and a click at that moment is lost
        with suppress(TooLate):
            page.locator("[data-offer]:enabled").click(timeout=2_000)
        page.wait_for_function(ANSWERED)
    return new.pop() if new else ""


def test_an_offer_put_together_by_clicking_is_agreed_to_in_the_other_browser(
    come: Come, node: Node
) -> None:
    host, guest = come(node), come(node)

    def strike() -> Pair | None:
        """A deal of the two, if the match lets them come to one."""
        host.opens_a_table("kings-struggle", "open", "bot random")
        invites(host, guest)
        while pair := come_to_talk(host, guest):
            holder, other = pair
            # who has no coin cannot offer one: then in the next talk
            if number := offers_a_coin(other):
                # to know what one could play is part of the talk, wherever the hand lies then
                hand = holder.page.locator("[data-own-hand]")
                expect(hand).to_be_in_viewport(ratio=1)
                holder.clicks(f'[data-agree="{number}"]')
                return pair
        return None

    struck = next(filter(None, (strike() for _ in range(MOST_MATCHES))), None)
    assert struck, f"no talk with a coin to be paid in {MOST_MATCHES} matches"
    for visitor in struck:
        expect(visitor.page.locator("[role=log]")).to_contain_text(re.compile(r"Deal \d+ is done"))
        expect(visitor.page.locator("[role=log]")).to_contain_text(re.compile(r"pays .* \d+ coin"))
