"""The house around the tables: setting up, waiting, reading, names, settings."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

import regnum
from tests.server.harness import Node
from tests.web.conftest import Come
from tests.web.visitor import SIZES, Visitor, until_it_holds

GAMES = list(regnum.games())
PASSWORD = "a horse and a lamp"
#: an address, and what it says
NOWHERE = {
    "match/nosuchmatch": "There is no such match",
    "match/nosuchmatch/replay": "There is no such match",
    "people/nobody": "There is nobody like that here",
    "games/chess": "This game is not installed here",
    "games/kings-bounty/nonsense": "There is no such page",
    "new/chess": "This game is not installed here",
    "nonsense": "There is no such page",
}
#: all pictures have come
PICTURES = "() => [...document.images].every((image) => image.naturalWidth > 0)"


def asked(visitor: Visitor, path: str) -> Any:
    """What the service answers to this very visitor."""
    answer = visitor.page.request.get(visitor.address + path)
    assert answer.ok, answer.text()
    return answer.json()


def match_of(visitor: Visitor) -> dict[str, Any]:
    visitor.page.wait_for_url(re.compile("#/match/"))
    found: dict[str, Any] = asked(visitor, f"/api/matches/{visitor.page.url.rpartition('/')[2]}")
    return found


def changed(page: Page, option: dict[str, Any]) -> Any:
    """Set an option to something else than its default, and say what that is."""
    field = page.locator(f'[data-setting="{option["name"]}"]')
    if option["kind"] == "flag":
        field.locator("input").click()
        return not option["default"]
    if option["kind"] == "number":
        other = option["least"] if option["default"] != option["least"] else option["most"]
        field.locator("input").fill(str(other))
        field.locator("input").blur()
        return other
    word = next(each for each in option["choices"] if each != option["default"])
    if option["kind"] == "choice":
        field.locator(f'label:has(input[value="{word}"])').click()
        return word
    # as many as there are seats: what several words mean depends on the game
    return None


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_game_can_be_agreed(come: Come, node: Node, game: str) -> None:
    visitor = come(node)
    info = next(each for each in asked(visitor, "/api/games") if each["id"] == game)
    details = visitor.page.locator("details:not([open]) > summary")
    setting = '[data-setting="{}"]'.format
    usual = {option["name"]: option["default"] for option in info["options"]}
    # one at a time is always possible; all at once need not be
    for option in info["options"]:
        # from elsewhere: where one is already, what is there may be touched before it is anew
        visitor.goes().sees("[data-page=Home]")
        visitor.goes(f"new/{game}")
        visitor.sees("[data-make]")
        if details.count():
            details.click()
        # some count with so many players only, or beside others
        if option["seats"]:
            visitor.clicks(f'form fieldset label:has(input[value="{option["seats"][0]}"])')
        for other, values in option["beside"].items():
            if usual[other] not in values:
                visitor.clicks(f'{setting(other)} label:has(input[value="{values[0]}"])')
        expect(visitor.page.locator(setting(option["name"]))).to_be_visible()
        value = changed(visitor.page, option)
        visitor.clicks("[data-make]")
        agreed = match_of(visitor)["options"][option["name"]]
        assert agreed == (option["default"] if value is None else value), option["name"]


def test_a_table_for_anybody_with_a_clock(come: Come, node: Node) -> None:
    host = come(node).goes("new/kings-bounty")
    host.page.get_by_role("radio", name="2", exact=True).check(force=True)
    host.page.get_by_role("radio", name="Anybody").check(force=True)
    host.page.get_by_role("radio", name="For each move").check(force=True)
    host.page.get_by_label("Time", exact=True).select_option("1 hour")
    host.clicks("[data-make]")
    match = match_of(host)
    assert match["in_lobby"]
    assert len(match["chairs"]) == 2
    assert (match["clock"]["kind"], match["clock"]["seconds"]) == ("move", 3600)

    guest = come(node).goes("lobby")
    guest.clicks(f'[data-join="{match["id"]}"]')
    guest.sees("[data-page=Gathering]")
    host.page.locator("[data-start]:enabled").click()
    host.sees("[data-match]")
    guest.sees("[data-match]")


def test_the_host_sends_somebody_away_and_seats_bots(come: Come, node: Node) -> None:
    host = come(node).goes("new/kings-bounty")
    host.clicks("[data-make]")
    match = match_of(host)
    guest = come(node)
    guest.page.goto(host.page.get_by_label("Link to this table").input_value())
    guest.clicks("[data-name]")
    guest.page.get_by_label("Your name").fill("Gleb the Late")
    guest.page.get_by_label("Your name").press("Enter")
    expect(guest.page.get_by_text("You, Gleb the Late")).to_be_visible()
    guest.clicks('[data-sit="1"]')
    expect(guest.page.get_by_role("button", name="Stand up")).to_be_visible()
    expect(host.page.get_by_role("link", name="Gleb the Late")).to_be_visible()
    host.page.get_by_role("button", name="Remove").click()
    guest.sees('[data-sit="1"]')
    # bots sit down where the host's own page shows that nobody does
    expect(host.page.locator("li.free")).to_have_count(2)
    host.page.get_by_role("button", name="Bots into all free seats").click()
    host.page.locator("[data-start]:enabled").click()
    host.sees("[data-match]")
    chairs = asked(host, f"/api/matches/{match['id']}")["chairs"]
    assert [bool(chair["bot"]) for chair in chairs] == [False, True, True]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_house_is_seen_whole_from_its_door(come: Come, node: Node, language: str) -> None:
    visitor = come(node, language=language).goes()
    visitor.sees("[data-start]")
    tall = visitor.page.evaluate("document.documentElement.scrollHeight")
    assert tall <= SIZES["desktop"]["height"]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_table_is_set_without_scrolling_below_what_waits_for_me(
    come: Come, node: Node, language: str
) -> None:
    visitor = come(node, language=language)
    # more matches than are listed there, and the game with the most ways to play is set up next
    for game in ("fairy-fracas", "fairy-fracas", "kings-bounty", "kings-struggle"):
        visitor.plays_now(game)
    visitor.goes().settles()
    expect(visitor.page.locator("[data-start]")).to_be_in_viewport(ratio=1)


def test_what_waits_for_me_stands_on_top_of_the_games(come: Come, node: Node) -> None:
    visitor = come(node).plays_now("fairy-fracas")
    visitor.sees("[data-glow], [data-option]")
    match = visitor.page.url.rpartition("/")[2]
    visitor.goes()
    mine = visitor.page.locator(f'[data-match="{match}"]')
    expect(mine.get_by_text("Your turn")).to_be_visible()
    expect(visitor.page).to_have_title(re.compile("one waits for you"))
    above = mine.bounding_box()
    below = visitor.page.locator("[data-game]").first.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    mine.get_by_role("link").click()
    visitor.page.wait_for_url(re.compile(f"#/match/{match}$"))


def test_the_leaderboard_goes_on_after_its_first_page(come: Come, node: Node) -> None:
    visitor = come(node)
    everybody = [
        {"person": f"p{place}", "name": f"Otter {place}", "game": GAMES[0], "played": 9}
        | {"rating": 25.0, "deviation": 2.0, "standing": 19.0 - place / 100}
        for place in range(1, 251)
    ]

    def answer(route: Route) -> None:
        before = re.search("before=p([0-9]+)", route.request.url)
        start = int(before[1]) if before else 0
        route.fulfill(json=everybody[start : start + 100])

    visitor.page.route(f"**/api/games/{GAMES[0]}/ratings*", answer)
    visitor.goes(f"games/{GAMES[0]}/players")
    rows = visitor.page.locator("tbody tr")
    more = visitor.page.get_by_role("button", name="The next ones")
    for count in (100, 200):
        expect(rows).to_have_count(count)
        more.click()
    expect(rows).to_have_count(250)
    expect(rows.last).to_contain_text("250")
    expect(more).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_of_a_game_hold_what_they_promise(come: Come, node: Node, game: str) -> None:
    visitor = come(node).goes(f"games/{game}")
    expect(visitor.page.locator("ol > li:has(.number)")).to_have_count(5)
    visitor.page.wait_for_function(PICTURES)
    rulings = asked(visitor, f"/api/games/{game}/rulings/en")
    visitor.goes(f"games/{game}/rulings/{rulings[-1]['id']}")
    expect(visitor.page.locator("article[id^=ruling-]")).to_have_count(len(rulings))
    expect(visitor.page.locator(f"#ruling-{rulings[-1]['id']}")).to_be_in_viewport()
    kinds = asked(visitor, f"/api/games/{game}/components")
    visitor.goes(f"games/{game}/components")
    entries = visitor.page.locator("tbody tr")
    expect(entries).to_have_count(sum(len(kind["entries"]) for kind in kinds))
    marked = visitor.page.locator("tr.stand-in")
    info = next(each for each in asked(visitor, "/api/games") if each["id"] == game)
    expect(marked).to_have_count(info["stand_ins"])
    if info["stand_ins"]:
        visitor.page.get_by_label("Show only these").check()
        expect(entries).to_have_count(info["stand_ins"])
        visitor.page.get_by_label("Show only these").uncheck()
    entries.first.get_by_role("link").click()
    rule = kinds[0]["entries"][0]["rule"]
    expect(visitor.page.locator(f"#rule-{rule}")).to_be_in_viewport()


def test_an_address_that_leads_nowhere_says_why_and_where_to_go_on(come: Come, node: Node) -> None:
    visitor = come(node).goes("lobby")
    expect(visitor.page).to_have_title("Lobby · Regnum")
    # the browser tells of answers that say no
    visitor.watch.patient = True
    for place, words in NOWHERE.items():
        visitor.goes(place)
        expect(visitor.page.locator("main h1")).to_have_text(words)
        expect(visitor.page).to_have_title(f"{words} · Regnum")
    visitor.clicks("main .button.main")
    visitor.sees("[data-page=Home]")


def test_rules_are_found_by_searching_and_by_their_address(come: Come, node: Node) -> None:
    visitor = come(node, language="ru").goes("games/kings-bounty/rules/capture")
    expect(visitor.page.locator("#rule-capture")).to_be_in_viewport()
    rules = visitor.page.locator("section[id^=rule-]")
    everything = rules.count()
    visitor.page.get_by_role("searchbox").fill("обелиск ОЧКИ")
    expect(rules).not_to_have_count(everything)
    for text in rules.all_inner_texts():
        assert "обелиск" in text.lower()
        assert "очк" in text.lower()
    visitor.page.get_by_role("searchbox").fill("пароход")
    expect(rules).to_have_count(0)
    expect(visitor.page.get_by_text("Ничего не нашлось")).to_be_visible()


def test_a_name_comes_by_itself_and_becomes_ones_own(come: Come, node: Node) -> None:
    visitor = come(node).plays_now("kings-bounty")
    made_up = asked(visitor, "/api/me")["name"]
    assert re.fullmatch(r"[A-Z]\w+ [A-Z]\w+( \d+)?", made_up)
    visitor.goes("profile")
    name = f"Olha {random.randrange(10**9)}"
    visitor.page.get_by_label("Name", exact=True).fill(name)
    visitor.page.get_by_role("button", name="Change").click()
    expect(visitor.page.get_by_text(f"You are {name} now.")).to_be_visible()
    visitor.page.get_by_label("Password").fill(PASSWORD)
    visitor.page.get_by_role("button", name="Claim the name").click()
    code = visitor.page.get_by_label("Recovery code").input_value()
    assert asked(visitor, "/api/me")["claimed"]

    elsewhere = come(node).goes("profile")
    elsewhere.page.get_by_role("region", name="Come back").get_by_label("Name").fill(name)
    elsewhere.page.get_by_label("Password", exact=True).fill(PASSWORD)
    elsewhere.page.get_by_role("button", name="Come back").click()
    expect(elsewhere.page.get_by_text("This name is yours")).to_be_visible()
    assert asked(elsewhere, "/api/me") == asked(visitor, "/api/me")

    forgetful = come(node).goes("profile")
    forgetful.page.get_by_role("button", name="I forgot my password").click()
    forgetful.page.get_by_role("region", name="Come back").get_by_label("Name").fill(name)
    forgetful.page.get_by_label("Recovery code").fill(code)
    forgetful.page.get_by_label("New password").fill("another horse")
    forgetful.page.get_by_role("button", name="Come back").click()
    expect(forgetful.page.get_by_label("Recovery code")).not_to_have_value(code)
    forgetful.page.get_by_role("button", name="I have kept it").click()
    expect(forgetful.page.get_by_text("This name is yours")).to_be_visible()


def test_tokens_papers_alerts_and_a_farewell(come: Come, node: Node) -> None:
    visitor = come(node).goes("profile")
    visitor.page.get_by_role("button", name="Come in").click()
    visitor.page.get_by_label("What is it for?").fill("a bot of mine")
    visitor.page.get_by_role("button", name="Make a token").click()
    token = visitor.page.get_by_label("Token", exact=True).input_value()
    own = asked(visitor, "/api/me")
    bearer = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{node.address}/api/me", headers=bearer, timeout=30).json() == own
    visitor.page.get_by_role("button", name="Revoke").click()
    expect(visitor.page.get_by_text("a bot of mine")).to_have_count(0)
    assert httpx.get(f"{node.address}/api/me", headers=bearer, timeout=30).status_code == 401

    visitor.page.get_by_role("button", name="A feed for my reader").click()
    feed = visitor.page.get_by_label("Feed").input_value()
    assert httpx.get(feed, timeout=30).text.startswith("<?xml")

    with visitor.page.expect_download() as taken:
        visitor.page.get_by_role("link", name="Download").click()
    papers = json.loads(taken.value.path().read_text(encoding="utf-8"))
    assert papers["person"]["name"] == own["name"]

    visitor.page.get_by_text("Delete my account").click()
    visitor.page.get_by_label(f"To be sure, type your name: {own['name']}").fill(own["name"])
    visitor.page.get_by_role("button", name="Delete everything about me").click()
    expect(visitor.page.get_by_text("You are forgotten here")).to_be_visible()
    assert asked(visitor, "/api/guest") is None


def test_settings_hold_at_once_and_when_one_comes_back(come: Come, node: Node) -> None:
    visitor = come(node).goes("settings")
    page = visitor.page
    root = page.locator("html")
    for name, attribute, value in (
        ("Dark", "data-theme", "dark"),
        ("Easy to tell apart", "data-palette", "plain"),
        ("Українська", "lang", "uk"),
    ):
        page.get_by_role("radio", name=name).check(force=True)
        expect(root).to_have_attribute(attribute, value)
    assert not page.get_by_role("checkbox", name="Звук").is_checked()
    page.get_by_role("checkbox", name="Підтверджувати ходи").check()
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("checkbox", name="Підтверджувати ходи")).to_be_checked()


def test_a_stranger_finds_language_and_light_in_the_bar(come: Come, node: Node) -> None:
    page = come(node).goes().settles().page
    page.get_by_role("button", name="Українська").click()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.get_by_role("button", name="Українська")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Світло чи темно").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


NOTES = """async () => {
  const worker = await navigator.serviceWorker.ready
  return (await worker.getNotifications()).map((note) => [note.title, note.data])
}"""


def test_the_worker_calls_when_the_page_is_closed(
    whole_browser: Browser, come: Come, node: Node
) -> None:
    visitor = come(node, within=whole_browser).goes()
    page = visitor.page
    page.context.grant_permissions(["notifications"], origin=node.address)
    visitor.sees("[data-game]")
    page.evaluate(
        """async () => {
          const words = {trial: 'a trial', turn: {'kings-bounty': 'your turn'}}
          await (await caches.open('regnum-words')).put('words.json', Response.json(words))
          await navigator.serviceWorker.register('./worker.js')
          await navigator.serviceWorker.ready
        }"""
    )
    browser = page.context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(event["registrations"]),
    )
    browser.send("ServiceWorker.enable")

    def has_one() -> bool:
        page.wait_for_timeout(50)
        return bool(known)

    until_it_holds("the browser tells of no worker", has_one)
    told = {"alert": "turn", "match": "some-match", "game": "kings-bounty", "seat": 0}
    push = {
        "origin": node.address,
        "registrationId": known[0]["registrationId"],
        "data": json.dumps(told),
    }

    def is_shown() -> bool:
        # the browser does not say whether a message came to a worker that is just starting;
        # one that comes again takes the place of the first, because both are of one match
        browser.send("ServiceWorker.deliverPushMessage", push)
        page.wait_for_timeout(500)
        return bool(page.evaluate(NOTES))

    until_it_holds("no notification is shown", is_shown)
    shown = page.evaluate(NOTES)
    assert shown == [["your turn", "./#/match/some-match"]]


def test_without_the_service_the_page_says_so_and_tries_again(come: Come, node: Node) -> None:
    visitor = come(node)
    visitor.watch.patient = True
    held: list[Route] = []
    tries: list[Route] = []

    def refuse(route: Route) -> None:
        tries.append(route)
        route.abort()

    visitor.page.route("**/api/games", refuse)
    visitor.page.route("**/api/guest", lambda route: held.append(route))
    visitor.goes()
    expect(visitor.page.get_by_role("alert")).to_contain_text("cannot be reached")

    def asked_who_it_is() -> bool:
        visitor.page.wait_for_timeout(50)
        return bool(held)

    until_it_holds("nobody asks who has come", asked_who_it_is)
    # an answer that comes later takes neither the sentence nor the button away
    with visitor.page.expect_response("**/api/guest"):
        held[0].continue_()
    visitor.page.wait_for_timeout(300)
    before = len(tries)
    visitor.page.get_by_role("button", name="Try again").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("cannot be reached")
    assert len(tries) > before
    # and without anybody's doing, when the service is there again
    visitor.page.unroute("**/api/games", refuse)
    visitor.sees("[data-game]")


def test_a_page_that_did_not_come_is_there_when_the_line_is(come: Come, node: Node) -> None:
    visitor = come(node).goes("credits").settles()
    visitor.watch.patient = True
    visitor.page.context.set_offline(True)
    visitor.goes("lobby")
    expect(visitor.page.get_by_role("button", name="Try again")).to_be_visible()
    expect(visitor.page).to_have_title("This page could not be shown · Regnum")
    visitor.page.context.set_offline(False)
    visitor.sees("[data-page=Lobby]")
