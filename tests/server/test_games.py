"""What the house tells about its games, to anybody who asks."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import regnum
from regnum.texts import LANGUAGES
from tests.server.harness import PATIENCE, House, Node

GAMES = sorted(regnum.games())
each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """One node on SQLite: nothing here depends on the database."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house.node()
    house.close()


def ask(node: Node, path: str, **headers: str) -> httpx.Response:
    # nothing here is encrypted, and reading the certificates of the world takes a while
    return httpx.get(node.address + path, headers=headers, timeout=PATIENCE, verify=False)


def told(node: Node, path: str) -> Any:
    answer = ask(node, path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def info(node: Node, game: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in told(node, "/api/games") if each["id"] == game)
    return found


def test_every_installed_game_is_on_the_shelf(node: Node) -> None:
    assert [game["id"] for game in told(node, "/api/games")] == GAMES


@each_game
def test_a_game_says_what_it_is_in_every_language(node: Node, game: str) -> None:
    shown = info(node, game)
    for texts in (shown["names"], shown["summaries"]):
        assert set(texts) == set(LANGUAGES)
        assert all(texts.values())
    least, most = shown["minutes"]
    assert 0 < least <= most
    assert shown["seats"] == sorted(shown["seats"])


@each_game
def test_every_option_can_be_asked_for(node: Node, game: str) -> None:
    fields = regnum.games()[game].options_type.__struct_fields__
    assert [option["name"] for option in info(node, game)["options"]] == list(fields)


@each_game
def test_the_options_of_every_mode_are_among_those_told(node: Node, game: str) -> None:
    shown = info(node, game)
    options = {option["name"]: option for option in shown["options"]}
    assert shown["modes"]
    for mode in shown["modes"]:
        for name, value in mode["options"].items():
            if options[name]["kind"] == "choice":
                assert value in options[name]["choices"]


def test_options_have_types_bounds_and_defaults(node: Node) -> None:
    options = {option["name"]: option for option in info(node, "kings-bounty")["options"]}
    assert options["secret_titles"]["kind"] == "flag"
    assert options["secret_titles"]["default"] is False
    rounds = options["idle_rounds"]
    assert (rounds["kind"], rounds["default"]) == ("number", 5)
    assert (rounds["least"], rounds["most"]) == (0, 20)
    assert options["without"]["kind"] == "several"
    assert options["without"]["choices"] == ["elf", "dwarf", "undead", "orc"]
    assert (options["without"]["seats"], options["without"]["beside"]) == ([2, 3], {})
    market = next(
        option for option in info(node, "kings-struggle")["options"] if option["name"] == "market"
    )
    assert (market["kind"], market["default"]) == ("choice", "standard")


@each_language
@each_game
def test_the_rules_come_rule_by_rule(node: Node, game: str, language: str) -> None:
    page = told(node, f"/api/games/{game}/rules/{language}")
    anchors = [rule["anchor"] for rule in page["rules"]]
    assert len(anchors) == len(set(anchors)) > 5
    assert all(rule["title"] and rule["text"] for rule in page["rules"])
    for text in (page["title"], page["introduction"]):
        assert text
        assert not text.startswith("#")
    assert len(page["first_game"]) == 5


@each_language
@each_game
def test_rulings_have_a_question_an_answer_and_a_reason(
    node: Node, game: str, language: str
) -> None:
    found = told(node, f"/api/games/{game}/rulings/{language}")
    assert found
    for ruling in found:
        assert all(ruling[part] for part in ("question", "ruling", "why", "group"))


def test_components_say_where_their_values_come_from(node: Node) -> None:
    kinds = {
        kind["kind"]: kind["entries"] for kind in told(node, "/api/games/kings-bounty/components")
    }
    assert set(kinds) == {"troops", "castles", "obelisks", "titles"}
    for title in kinds["titles"]:
        assert title["sources"]["points"] == "stand-in"
        assert title["sources"]["counts"] == "rulebook"
    assert all(set(troop["sources"].values()) == {"rulebook"} for troop in kinds["troops"])
    shown = info(node, "kings-bounty")
    assert shown["stand_ins"] == len(kinds["titles"])
    assert shown["entries"] == sum(len(entries) for entries in kinds.values())


@each_language
@each_game
def test_a_game_brings_its_own_texts(node: Node, game: str, language: str) -> None:
    answer = ask(node, f"/api/games/{game}/texts/{language}")
    body = FluentParser().parse(answer.text).body
    ids = {entry.id.name for entry in body if isinstance(entry, ftl.Message)}
    assert "game-name" in ids
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]


@each_language
def test_the_house_tells_the_sentences_of_every_table_and_its_own(
    node: Node, language: str
) -> None:
    text = ask(node, f"/api/texts/{language}").text
    assert "refusal-not-your-turn =" in text
    assert "service-no-such-match =" in text


def test_texts_are_compressed_and_not_sent_twice(node: Node) -> None:
    path = "/api/games/kings-bounty/texts/uk"
    plain = ask(node, path, **{"accept-encoding": "identity"})
    packed = ask(node, path, **{"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == plain.text
    assert int(packed.headers["content-length"]) * 3 < int(plain.headers["content-length"])
    again = ask(node, path, **{"if-none-match": packed.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@each_game
def test_a_picture_is_drawn_for_every_game(node: Node, game: str) -> None:
    assert info(node, game)["picture"]
    answer = ask(node, f"/api/games/{game}/picture")
    assert answer.headers["content-type"] == "image/svg+xml"
    drawn = ElementTree.fromstring(answer.content)
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    # the page's policy forbids styles written into a picture, and pictures from elsewhere
    assert not [
        each for each in drawn.iter() if "style" in each.attrib or each.tag.endswith("}image")
    ]
    assert len(answer.content) < 60_000


def test_bots_are_told_and_one_of_them_is_the_houses_own(node: Node) -> None:
    found = told(node, "/api/bots")
    assert {bot["id"] for bot in found} >= {"greedy", "random"}
    assert sum(bot["stand_in"] for bot in found) == 1


@pytest.mark.parametrize(
    "path", ["rules/en", "rulings/en", "components", "texts/en"], ids=lambda path: path
)
def test_a_game_that_is_not_here_is_told_so(node: Node, path: str) -> None:
    answer = ask(node, f"/api/games/nine-mens-morris/{path}")
    assert answer.status_code == 400
    assert answer.json()["code"] == "no-such-game"


def test_a_language_that_nobody_speaks_here_is_refused(node: Node) -> None:
    assert ask(node, "/api/games/kings-bounty/texts/xx").status_code == 400
