"""Two browsers against each other, several people before one, and a server that goes away."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.harness import House, Node
from tests.web.conftest import Come
from tests.web.visitor import Visitor, play_together, until_it_holds

COUNT_BOARDS = """
window.boards = 0
new MutationObserver((changes) => {
  for (const node of changes.flatMap((change) => [...change.addedNodes]))
    if (node.matches?.('.board') || node.querySelector?.('.board')) window.boards += 1
}).observe(document, { childList: true, subtree: true })
"""


def invites(host: Visitor, guest: Visitor) -> None:
    """The guest follows the link that the host's page shows, and sits down."""
    host.sees('[data-page="Gathering"]')
    guest.page.goto(host.page.url)
    guest.clicks("[data-sit]")
    host.page.locator("[data-start]:enabled").click()
    for visitor in (host, guest):
        visitor.sees("[data-match]")


def test_two_browsers_play_each_other_to_the_end(come: Come, node: Node) -> None:
    host, guest = come(node), come(node, "phone")
    host.opens_a_table("fairy-fracas", "open")
    invites(host, guest)
    play_together([host, guest])
    assert host.scores() == guest.scores() != []

    before = host.page.url
    again = '[data-tool="rematch"]'
    host.clicks(again)
    host.sees("[data-waiting]")
    expect(guest.page.locator(again)).to_contain_text("Play again with")
    guest.clicks(again)
    for visitor in (host, guest):
        visitor.page.wait_for_url(lambda url: url != before)
        visitor.sees('[data-match][data-n="0"]')
    assert host.page.url == guest.page.url


def test_a_waiting_room_asks_now_and_then_and_its_board_is_put_up_once(
    come: Come, node: Node
) -> None:
    host, guest = come(node), come(node)
    for visitor in (host, guest):
        visitor.page.add_init_script(COUNT_BOARDS)
    host.opens_a_table("fairy-fracas", "open")
    host.sees('[data-page="Gathering"]')
    with_id = host.page.url.rpartition("/")[2]
    asked: list[str] = []
    host.page.on("request", lambda it: asked.append(it.url) if it.url.endswith(with_id) else None)
    host.page.wait_for_timeout(5_000)
    # two or three; a machine that stalls may count a few more, a room without pause hundreds
    assert len(asked) < 20
    invites(host, guest)
    for visitor in (host, guest):
        visitor.sees(".board")
        visitor.page.wait_for_timeout(1_000)
        assert visitor.page.evaluate("window.boards") == 1


def test_a_message_reaches_the_other_browser(come: Come, node: Node) -> None:
    host, guest = come(node), come(node)
    host.opens_a_table("fairy-fracas", "open")
    invites(host, guest)
    for visitor in (host, guest):
        visitor.clicks("#tab-chat")
    host.page.locator("#panel input, #panel textarea").first.fill("Good luck!")
    host.page.keyboard.press("Enter")
    guest.sees("text=Good luck!")


def test_who_waits_for_somebody_that_has_left_reads_what_will_be(come: Come, node: Node) -> None:
    host, guest = come(node), come(node)
    host.opens_a_table("fairy-fracas", "open")
    invites(host, guest)
    waits = host.page.locator("[data-prompt]:not([data-yours])")
    play_together([host, guest], until=lambda: host.number > 0 and waits.count() > 0)
    expect(host.page.locator("[data-gone]")).to_have_count(0)
    guest.page.close()
    expect(host.page.locator("[data-gone]")).to_contain_text("goes on as soon as everybody is back")


def test_a_match_goes_on_after_the_server_was_killed(house: House, come: Come) -> None:
    node = house.node()
    visitor = come(node).plays_now("fairy-fracas")
    visitor.plays(until=lambda: visitor.number >= 10)
    before = visitor.number
    visitor.watch.patient = True
    node.kill()
    visitor.sees('[data-prompt][data-state="lost"]:not([data-yours])')
    # where one was asked stands what is the matter; nothing can be touched, everything can be read
    expect(visitor.page.locator(".rubric")).to_contain_text("The line is broken. Trying again.")
    expect(visitor.page.locator(".rubric")).to_contain_text("is safe")
    expect(visitor.page.locator("[data-glow]")).to_have_count(0)
    visitor.sees(".board [data-piece]")
    node.start()
    visitor.page.locator('[data-state="lost"]').wait_for(state="detached")
    visitor.watch.patient = False
    assert visitor.number >= before, "nothing that was done is lost"
    visitor.plays()
    assert visitor.scores() != []


def test_hot_seat_behind_the_curtain_there_is_only_what_all_may_see(come: Come, node: Node) -> None:
    visitor = come(node)
    updates = visitor.overhears(
        "framereceived", lambda frame: frame.get("tell") == "update" and frame.get("view")
    )
    visitor.opens_a_table("fairy-fracas", "here")
    lifted: list[str] = []

    def is_a_watcher() -> bool:
        visitor.page.wait_for_timeout(50)
        return updates[-1]["seat"] is None

    def checks() -> bool:
        curtain = visitor.page.locator("[data-curtain]")
        if curtain.count():
            lifted.append(curtain.get_attribute("data-curtain") or "")
            assert visitor.page.locator("[data-piece]").count() == 0
            until_it_holds("the page looks as a watcher does", is_a_watcher)
            seats = updates[-1]["view"]["seats"]
            # who has skipped the last turn holds Gnome and Dragon, as everybody knows
            hands = [seat["hand"] for seat in seats if seat["turns_left"]]
            assert not any(hands), "nobody's cards are in what it was sent last"
        return False

    visitor.plays(until=checks)
    assert {"0", "1"} <= set(lifted)
    assert len(visitor.scores()) >= 2


def test_hot_seat_what_was_refused_is_not_told_to_the_next(come: Come, node: Node) -> None:
    visitor = come(node)
    visitor.opens_a_table("fairy-fracas", "here")
    visitor.clicks("[data-lift]")
    visitor.choices()
    visitor.clicks("[data-piece]:visible:not([data-glow])")
    visitor.sees("[data-notice]")
    curtain = visitor.page.locator("[data-curtain]")
    visitor.plays(until=lambda: curtain.count() > 0)
    visitor.sees("[data-curtain]")
    assert visitor.page.locator("[data-notice]").count() == 0


def test_hot_seat_a_seat_that_a_bot_keeps_is_taken_back_by_whoever_looks(
    come: Come, node: Node
) -> None:
    visitor = come(node)
    visitor.opens_a_table("fairy-fracas", "here")
    first = visitor.page.locator("[data-curtain]").get_attribute("data-curtain")
    visitor.clicks("[data-lift]")
    for tool in ("more", "hand", "sure"):
        visitor.clicks(f'[data-tool="{tool}"]')
    visitor.sees("[data-curtain]")
    visitor.clicks("[data-lift]")
    visitor.clicks('[data-tool="return"]')
    visitor.page.locator('[data-tool="return"]').wait_for(state="detached")
    curtain = visitor.page.locator(f'[data-curtain="{first}"]')
    visitor.plays(until=lambda: curtain.count() > 0)
    expect(curtain).to_be_visible()


def test_a_match_that_the_host_closes_is_closed_before_everybody(house: House, come: Come) -> None:
    visitor = come(house.node()).plays_now("kings-bounty")
    visitor.choices()
    house.run("admin", "close", visitor.page.url.rpartition("/")[2])
    visitor.sees('[data-closed] a[href="#/"]')


def test_who_is_banned_reads_so(house: House, come: Come) -> None:
    node = house.node()
    visitor = come(node).plays_now("kings-bounty")
    visitor.choices()
    person = visitor.page.request.get(f"{node.address}/api/guest").json()
    house.run("admin", "ban", person["id"])
    visitor.sees("h1:has-text('You are banned')")
    visitor.page.reload()
    visitor.sees("h1:has-text('You are banned')")


def test_who_is_signed_out_elsewhere_reads_so_and_who_did_it_plays_on(
    come: Come, node: Node
) -> None:
    left = come(node).plays_now("kings-bounty")
    left.choices()
    kept = come(node)
    for cookie in left.page.context.cookies():
        name, value = cookie["name"], cookie["value"]
        kept.page.context.add_cookies([{"name": name, "value": value, "url": node.address}])
    kept.page.goto(left.page.url)
    kept.choices()
    assert kept.page.request.delete(f"{node.address}/api/me/sessions").ok
    left.sees("[data-state=trouble]:has-text('This session has ended')")
    expect(left.page.locator(".seats")).not_to_contain_text("you")
    expect(kept.page.locator(".seats")).to_contain_text("you")
    kept.choices()


def test_a_replay_shows_every_moment_with_anybodys_eyes(come: Come, node: Node) -> None:
    visitor = come(node).plays_now("fairy-fracas")
    visitor.plays()
    # who has won comes first, and the table as it lies is one click away
    expect(visitor.page.locator("[data-area=kingdom]")).to_have_count(0)
    visitor.clicks('[data-tool="look"]')
    visitor.sees("[data-area=kingdom]")
    visitor.clicks('[data-tool="look"]')
    visitor.clicks('[data-tool="replay"]')
    visitor.sees('[data-page="Replay"]')
    stage = visitor.page.locator('[data-page="Replay"]')
    last = int(stage.get_attribute("data-last") or 0)
    assert last > 10
    assert stage.get_attribute("data-n") == "0"
    controls = visitor.page.locator(".controls").bounding_box()
    assert controls
    assert controls["height"] < 80, "the table has the room that it has in play"
    for step in ("1", "2", "3"):
        visitor.clicks("[data-step=on]")
        visitor.sees(f'[data-page="Replay"][data-n="{step}"]')
    # it goes on by itself at the speed one likes, until one stops it; at the greatest it would be
    # at the end four seconds later, which a click may take on a busy machine
    visitor.page.locator("[data-speed]").select_option("2")
    visitor.clicks("[data-step=play]")
    visitor.page.wait_for_function(
        "() => document.querySelector('[data-page=Replay]').dataset.n > 5"
    )
    visitor.clicks("[data-step=play]")
    here = stage.get_attribute("data-n")
    assert here != str(last)
    visitor.page.wait_for_timeout(1_000)
    assert stage.get_attribute("data-n") == here
    slider = visitor.page.locator("[data-slider]").first
    slider.fill(str(last // 2))
    visitor.sees(f'[data-page="Replay"][data-n="{last // 2}"]')
    eyes = visitor.page.locator("[data-eyes]").first
    eyes.select_option("1")
    visitor.sees('[data-page="Replay"][data-seat="1"]')
    visitor.clicks("[data-step=last]")
    visitor.sees(f'[data-page="Replay"][data-n="{last}"]')


def test_a_move_is_taken_back_when_bots_have_moved_since(come: Come, node: Node) -> None:
    visitor = come(node).plays_now("fairy-fracas")
    back = visitor.page.locator('[data-tool="take-back"]')
    visitor.plays(until=lambda: back.count() > 0)
    back.click()
    log = visitor.page.locator("[role=log]")
    expect(log).to_contain_text("takes the last action back")
    expect(log.locator(".undone")).not_to_have_count(0)
    expect(visitor.page).to_have_title("Your turn · Fairy Fracas")


def test_who_wants_to_be_asked_confirms_every_touch(come: Come, node: Node) -> None:
    visitor = come(node, confirm=True)
    said = visitor.overhears("framesent", lambda frame: frame["say"] == "act")
    visitor.plays_now("fairy-fracas")
    confirm = visitor.page.locator("[data-confirm]")
    #: at which entry a question was there, and how much had been said by then
    asked: list[tuple[int, int]] = []

    def notes() -> bool:
        if confirm.count():
            asked.append((visitor.number, len(said)))
        return False

    visitor.plays(until=notes)
    assert visitor.scores() != []
    # between two questions something was said, and only after the first was answered
    # (where a click came too late it is the same question still)
    before = [count for _, count in dict.fromkeys(asked)]
    assert len(before) > 6
    assert before == sorted(set(before)), "nothing is said before one confirms it"
