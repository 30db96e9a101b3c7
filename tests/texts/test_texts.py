"""Every message there is, in every language, said by someone; and the rules pages."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import combinations, product
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast as ftl

import regnum
from regnum.core.actions import Event, TableEvent
from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from regnum.core.game import Game
from regnum.core.messages import Message
from regnum.core.notation import tag_of
from regnum.texts import LANGUAGES, Speech
from tests.texts import reading

KERNEL = "regnum.core"
GAMES = list(regnum.games().values())
PACKAGES = [KERNEL, *(game.facts.package for game in GAMES)]
ROOT = Path(__file__).parents[2]


def named(game: Game[State]) -> str:
    return game.facts.id


each_game = pytest.mark.parametrize("game", GAMES, ids=named)
each_package = pytest.mark.parametrize("package", PACKAGES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def known_to(package: str, language: str = "en") -> dict[str, reading.Text]:
    """What can be said in a package: its own messages and the kernel's."""
    return {**reading.texts(KERNEL, language), **reading.texts(package, language)}


def components(game: Game[State]) -> set[str]:
    """Every component by the name its message has, in every set-up."""
    found = {
        name for table in game.cards().tables.values() if isinstance(table, dict) for name in table
    }
    for seats, mode in product(game.facts.seats, game.facts.modes):
        if mode.seats and seats not in mode.seats:
            continue
        options = game.read_options(mode.options)
        state = game.set_up(seats, options, game.cards(), quick_dice(1))
        found.update(game.places(state))
    own = reading.texts(game.facts.package, "en")
    return {name if name in own else re.sub(r"-\d+$", "", name) for name in found}


def helped(name: str) -> list[str]:
    """Where help on a component is looked for: its own, then with the first words dropped."""
    parts = name.split("-")
    return ["-".join(parts[start:]) + "-help" for start in range(len(parts))]


def declared(game: Game[State]) -> set[str]:
    """Ids that follow from what a game declares about itself."""
    found = {"game-name", "game-summary"}
    for mode in game.facts.modes:
        found |= {f"mode-{mode.id}", f"mode-{mode.id}-help"}
    for field in game.options_type.__struct_fields__:
        option = "option-" + field.replace("_", "-")
        found |= {option, f"{option}-help"}
    return found


def events_of(package: str) -> list[type[Event]]:
    if package == KERNEL:
        return list(get_args(TableEvent))
    return next(game.events for game in GAMES if game.facts.package == package)


def composed(game: Game[State]) -> tuple[str, ...]:
    """How ids begin that the kernel's own words and scene put together for a game."""
    found: tuple[str, ...] = ()
    if type(game).scene is Game.scene:
        found += ("place-", "counter-")
    if type(game).words is Game.words:
        found += tuple(f"do-{tag_of(action)}" for action in game.actions)
    return found


# -- the files


@each_language
@each_package
def test_a_fluent_file_has_no_broken_or_doubled_entry(package: str, language: str) -> None:
    entries = reading.entries(package, language)
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    ids = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))


@each_game
def test_a_game_takes_no_id_of_the_kernel(game: Game[State]) -> None:
    assert not set(reading.texts(KERNEL, "en")) & set(reading.texts(game.facts.package, "en"))


@each_package
def test_all_languages_have_the_same_messages_with_the_same_variables(package: str) -> None:
    english = {name: set(text.values) for name, text in reading.texts(package, "en").items()}
    for language in LANGUAGES:
        spoken = {name: set(text.values) for name, text in reading.texts(package, language).items()}
        assert spoken == english, language


@each_language
@each_package
def test_every_message_can_be_said(package: str, language: str) -> None:
    speech = Speech(language, package, ["Olha"])
    for name, text in reading.texts(package, language).items():
        for arguments in text.trials():
            sentence = speech.say(Message(name, dict(arguments)))
            assert sentence.strip(), name
            assert not re.search(r"[{}]|  |\s$", sentence), (name, sentence)


@each_language
@each_game
def test_components_have_every_grammatical_form_that_sentences_ask_for(
    game: Game[State], language: str
) -> None:
    texts = reading.texts(game.facts.package, language)
    # components of one kind, which are all inflected, share a set of forms
    inflected = [texts[name].attributes for name in components(game) if texts[name].attributes]
    kinds = {frozenset(forms) for forms in inflected}
    assert all(one.isdisjoint(other) for one, other in combinations(kinds, 2))
    asked: set[str] = set().union(*(text.forms for text in texts.values()))
    assert asked <= set().union(*inflected)


# -- nothing missing


@each_package
def test_every_event_is_told_with_its_own_fields(package: str) -> None:
    texts = known_to(package)
    for event in events_of(package):
        text = texts[f"event-{tag_of(event)}"]
        assert set(text.values) <= set(event.__struct_fields__), event


@each_package
def test_every_refusal_has_its_sentence(package: str) -> None:
    codes = {f"refusal-{code}" for code in reading.refusal_codes(package)}
    assert codes
    assert codes <= set(known_to(package))


@each_package
def test_every_message_that_the_source_names_is_there_with_its_arguments(package: str) -> None:
    texts = known_to(package)
    for kind, prefix in (("Message", ""), ("Refusal", "refusal-")):
        for call in reading.calls("regnum" if package == KERNEL else package, kind):
            given = reading.arguments_given(call)
            for name in reading.ids_said(call):
                if package == KERNEL and prefix + name not in texts:
                    continue  # a game's or a screen's own
                assert prefix + name in texts
                if given is not None:
                    assert set(texts[prefix + name].values) <= given, prefix + name


def test_the_kernel_has_every_message_that_it_names() -> None:
    texts = reading.texts(KERNEL, "en")
    for package in (KERNEL, "regnum.bots", "regnum.texts"):
        for call in reading.calls(package, "Message"):
            assert reading.ids_said(call) <= set(texts)


@each_game
def test_a_game_names_itself_its_modes_and_its_options(game: Game[State]) -> None:
    assert declared(game) <= set(reading.texts(game.facts.package, "en"))


@each_game
def test_every_component_has_a_name_and_help(game: Game[State]) -> None:
    texts = reading.texts(game.facts.package, "en")
    for name in components(game):
        assert name in texts
        assert any(message in texts for message in helped(name)), name


# -- nothing unused


@each_package
def test_no_message_is_unused(package: str) -> None:
    words = reading.words_of("regnum" if package == KERNEL else package)
    used = {f"event-{tag_of(event)}" for event in events_of(package)}
    used |= {f"refusal-{word}" for word in words} | set(words) | {"notation-help"}
    beginnings: tuple[str, ...] = ()
    for game in GAMES:
        if game.facts.package == package:
            used |= declared(game) | components(game)
            used |= {message for name in components(game) for message in helped(name)}
            beginnings = composed(game)
    texts = reading.texts(package, "en")
    assert [name for name in texts if name not in used and not name.startswith(beginnings)] == []


# -- the rules pages


@each_game
def test_the_rules_pages_have_the_same_anchors_in_every_language(game: Game[State]) -> None:
    pages = [reading.anchors(game.facts.package, language) for language in LANGUAGES]
    assert pages[0]
    assert len(pages[0]) == len(set(pages[0]))
    assert all(page == pages[0] for page in pages)


@each_game
def test_every_rule_that_a_refusal_cites_is_on_the_rules_page(game: Game[State]) -> None:
    cited = reading.rules_cited(game.facts.package)
    assert cited <= set(reading.anchors(game.facts.package, "en"))


@each_game
def test_every_ruling_that_is_named_is_explained(game: Game[State]) -> None:
    ruling = re.compile(r"\b[A-Z]{2}-[A-Z]\d+\b")
    explained = set(ruling.findall((ROOT / "docs/rulings.md").read_text("utf-8")))
    folder = Path(str(files(game.facts.package)))
    for path in (*folder.rglob("*.py"), *folder.rglob("rules.*.md")):
        named_here = set(ruling.findall(path.read_text("utf-8")))
        assert named_here <= explained, path.name
