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
from regnum.cli.choices import kinds_of
from regnum.core.actions import Event, TableEvent
from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from regnum.core.game import Game
from regnum.core.messages import Message
from regnum.core.nested import within
from regnum.core.notation import tag_of
from regnum.server.matches.catalogue import components as components_of
from regnum.server.matches.catalogue import options_of, rules_page, rulings
from regnum.texts import LANGUAGES, Speech
from tests.texts import aloud, reading

KERNEL = "regnum.core"
GAMES = list(regnum.games().values())
#: attributes of names that are no grammatical forms
NO_FORMS = {"changed", "copy"}
PACKAGES = [KERNEL, *(game.facts.package for game in GAMES)]


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
    own = reading.texts(game.facts.package, "en")
    found = set()
    for table in game.cards().tables.values():
        for name, entry in table.items() if isinstance(table, dict) else ():
            copies = entry.get("copies", 1) if isinstance(entry, dict) else 1
            numbered = (f"{name}-{number}" for number in range(1, copies + 1))
            found |= {name, *(each for each in numbered if each in own)}
    for seats, mode in product(game.facts.seats, game.facts.modes):
        if mode.seats and seats not in mode.seats:
            continue
        options = game.read_options(mode.options)
        state = game.set_up(seats, options, game.cards(), quick_dice(1))
        found.update(game.places(state))
    return {name if name in own else re.sub(r"-\d+$", "", name) for name in found}


def helped(name: str) -> list[str]:
    """Where help on a component is looked for: its own, then that of its kinds."""
    return [f"{each}-help" for each in (name, *kinds_of(name))]


def declared(game: Game[State]) -> set[str]:
    """Ids that follow from what a game declares about itself."""
    found = {"game-name", "game-summary"}
    for mode in game.facts.modes:
        found |= {f"mode-{mode.id}", f"mode-{mode.id}-help"}
    for field in game.options_type.__struct_fields__:
        option = "option-" + field.replace("_", "-")
        found |= {option, f"{option}-help"}
    found |= {f"idle-{name.replace('_', '-')}" for name in game.facts.needs}
    for each in options_of(game):
        found |= {f"option-{each.name.replace('_', '-')}-{word}" for word in each.choices}
    return found | {f"kind-{kind.kind}" for kind in components_of(game.facts.id)}


def fields_of(game: Game[State], source: str = "") -> set[str]:
    """The messages of values in the list of components: all, or those with a source."""
    return {
        "field-" + field.replace("_", "-")
        for kind in components_of(game.facts.id)
        for entry in kind.entries
        for field in entry.fields
        if not source or entry.sources.get(field) == source
    }


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


# -- numbers


@each_language
@pytest.mark.parametrize("number", [10**14, 10**15, 10**26, -(10**40)])
def test_a_number_of_any_size_can_be_said(language: str, number: int) -> None:
    said = Speech(language, "").say(Message("player", {"number": number}))
    assert re.sub(r"[^\d-]", "", said) == str(number)


@each_language
def test_of_a_number_too_long_to_write_the_beginning_is_said(language: str) -> None:
    said = Speech(language, "").say(Message("player", {"number": -12345 * 10**9000}))
    assert re.search(r"-12345\d{13,17}…", said)


@each_language
def test_of_a_text_too_long_for_a_sentence_the_beginning_is_said(language: str) -> None:
    say = Speech(language, "").say
    assert "x…" in say(Message("no-such-game", {"game": "x" * 5000, "games": "chess"}))
    assert "x…" not in say(Message("no-such-game", {"game": "x" * 500, "games": "chess"}))
    many = within([Message("misfit-missing", {"field": f"field {n}"}) for n in range(200)])
    assert "field 7" in say(Message("malformed-json", {"why": many}))


# -- the files


def test_a_game_from_elsewhere_that_speaks_english_only_is_told_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = tmp_path / "far_away" / "text"
    text.mkdir(parents=True)
    (text.parent / "__init__.py").touch()
    (text / "en.ftl").write_text("stones = Many stones\n")
    (text / "rules.en.md").write_text("# Stones\n")
    monkeypatch.syspath_prepend(tmp_path)
    russian = Speech("ru", "far_away")
    assert russian.say(Message("stones")) == "Many stones"
    assert russian.rules() == "# Stones\n"
    assert russian.seat(0) == "Игрок 1"


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
@each_package
def test_a_player_is_called_so_once_and_no_number_follows(package: str, language: str) -> None:
    """Not “to player Player 1”, nor “Player 1 3 coins”."""
    speech = Speech(language, package)
    seats = "|".join(re.escape(speech.seat(0, form)) for form in ("", "dat", "gen"))
    word = speech.seat(0).split()[0][:-2]
    twice = re.compile(rf"\b{word}\w* ({seats})\b|({seats}) \d", re.IGNORECASE)
    for name, text in reading.texts(package, language).items():
        for arguments in text.trials():
            sentence = speech.say(Message(name, dict(arguments)))
            assert not twice.search(sentence), (name, sentence)


@each_language
@each_game
def test_a_refusal_begins_with_a_capital(game: Game[State], language: str) -> None:
    """Even where the names of things do not."""
    package = game.facts.package
    speech = Speech(language, package, ["Olha"])
    kinds = {kind.kind: kind.entries[0].name for kind in components_of(game.facts.id)}
    small = sorted(components(game), key=lambda name: (speech.name(name)[0].isupper(), name))
    for name, text in reading.texts(package, language).items():
        for trial in text.trials() if name.startswith("refusal-") else ():
            arguments = {
                key: kinds.get(f"{key}s", small[0]) if value == "elf-tower-1" else value
                for key, value in trial.items()
            }
            assert not speech.say(Message(name, dict(arguments)))[0].islower(), name


@each_language
@each_game
def test_components_have_every_grammatical_form_that_sentences_ask_for(
    game: Game[State], language: str
) -> None:
    texts = reading.texts(game.facts.package, language)
    # components of one kind, which are all inflected, share a set of forms
    forms_of = {name: texts[name].attributes - NO_FORMS for name in components(game)}
    inflected = [forms for forms in forms_of.values() if forms]
    kinds = {frozenset(forms) for forms in inflected}
    assert all(one.isdisjoint(other) for one, other in combinations(kinds, 2))
    asked: set[str] = set().union(*(text.forms for text in texts.values()))
    assert asked <= set().union(*inflected)
    of_players: set[str] = set().union(*(text.seat_forms for text in texts.values()))
    assert of_players <= reading.texts(KERNEL, language)["player"].attributes


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
def test_values_that_are_not_as_printed_can_be_named(game: Game[State]) -> None:
    assert fields_of(game, "stand-in") <= set(reading.texts(game.facts.package, "en"))


def words_in(value: object) -> set[str]:
    """The words in a value of a component."""
    if isinstance(value, list):
        return {word for each in value for word in words_in(each)}
    return set(re.findall(r"[a-z][a-z-]+", value)) if isinstance(value, str) else set()


def words_shown(game: Game[State]) -> set[str]:
    """The words in those values of components that a game has a name for."""
    texts = reading.texts(game.facts.package, "en")
    return {
        word
        for kind in components_of(game.facts.id)
        for entry in kind.entries
        for field, value in entry.fields.items()
        if "field-" + field.replace("_", "-") in texts
        for word in words_in(value)
    }


@each_game
def test_values_that_are_shown_are_in_words_that_can_be_said(game: Game[State]) -> None:
    texts = reading.texts(game.facts.package, "en")
    unsaid = [w for w in words_shown(game) if w not in texts and f"value-{w}" not in texts]
    assert sorted(unsaid) == []


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
            used |= declared(game) | components(game) | fields_of(game) | {"game-ties"}
            used |= {f"value-{word}" for word in words_shown(game)}
            # what an owner may add is named in the source
            there = components(game) | (words & set(reading.texts(package, "en")))
            used |= {message for name in there for message in helped(name)}
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
def test_every_component_has_a_rule_that_tells_of_it(game: Game[State]) -> None:
    kinds = components_of(game.facts.id)
    assert [entry.name for kind in kinds for entry in kind.entries if not entry.rule] == []
    names = {kind.kind for kind in kinds} | {each.name for kind in kinds for each in kind.entries}
    assert set(game.facts.chapters) <= names
    rules = {rule.anchor for rule in rules_page(game.facts.id, "en").rules}
    assert set(game.facts.chapters.values()) <= rules


@each_game
def test_every_rule_that_a_refusal_cites_is_on_the_rules_page(game: Game[State]) -> None:
    cited = reading.rules_cited(game.facts.package)
    assert cited <= set(reading.anchors(game.facts.package, "en"))


@each_language
@each_game
def test_a_first_game_is_told_in_five_steps(game: Game[State], language: str) -> None:
    steps = rules_page(game.facts.id, language).first_game
    assert len(steps) == 5
    # a note for people who want to play, not a second rules page
    assert all(len(step) < 240 for step in steps)


@each_language
@each_game
def test_every_ruling_that_is_named_is_explained(game: Game[State], language: str) -> None:
    explained = {ruling.id for ruling in rulings(game.facts.id, language)}
    folder = Path(str(files(game.facts.package)))
    for path in (*folder.rglob("*.py"), *folder.rglob("rules.*.md")):
        named_here = set(re.findall(r"\b[A-Z]{2}-[A-Z]?\d+\b", path.read_text("utf-8")))
        assert named_here <= explained, path.name


@each_game
def test_the_rulings_are_the_same_in_every_language(game: Game[State]) -> None:
    english, *others = (rulings(game.facts.id, language) for language in LANGUAGES)
    for other in others:
        assert [each.id for each in other] == [each.id for each in english]
        # options are named by their own names, in code
        named = [re.findall(r"`[^`]+`", each.option) for each in other]
        assert named == [re.findall(r"`[^`]+`", each.option) for each in english]
        questions = {each.question for each in english}
        assert not [each.id for each in other if each.question in questions], "not translated"


# -- read aloud


@each_language
@pytest.mark.parametrize("part", ["core", "cli", "server", "web", "fairy-fracas"])
def test_every_message_is_in_the_list_to_be_read_aloud(part: str, language: str) -> None:
    """`python -m tests.texts.aloud` leaves nothing out, and fills everything in."""
    read = list(aloud.said(part, language))
    assert read
    assert not [(name, sentence) for name, sentence in read if re.search(r"[{}]", sentence)]
    if part in aloud.GAMES:
        own = set(reading.texts(aloud.GAMES[part], language))
        assert own == {name.partition(".")[0] for name, _ in read}


def test_what_is_read_aloud_of_a_game_was_really_said() -> None:
    met = aloud.met_in_play("fairy-fracas")
    laid = [arguments["terrain"] for arguments in met["event-placed"]]
    assert set(laid) <= set(components(regnum.games()["fairy-fracas"]))


def test_what_no_game_came_across_is_filled_in_with_the_like() -> None:
    """A character where a character is named, a terrain where a terrain is, and numbers."""
    read = dict(aloud.said("fairy-fracas", "en"))
    assert "elf-tower" not in " ".join(read.values())
    assert read["refusal-no-such-terrain"].endswith("farm 1.")
    called = {sentence for name, sentence in aloud.said("kings-struggle", "en")}
    assert "There is no player 3. Players are written p1 to p7." in called


@pytest.mark.parametrize(
    ("game", "message", "argument", "beyond"),
    [
        # every card of the box may lie in the deck
        ("kings-bounty", "badge-depth", "depth", 85),
        ("paladins", "badge-from-bottom", "number", 13),
    ],
)
def test_ukrainian_ordinals_end_as_they_are_spoken(
    game: str, message: str, argument: str, beyond: int
) -> None:
    spoken = {1: "перша", 2: "друга", 3: "третя", 7: "сьома", 8: "восьма"}
    uk = Speech("uk", regnum.games()[game].facts.package)
    for number in range(2, beyond):
        last = number % 10 if number // 10 != 1 else 0
        word = "сорокова" if number == 40 else spoken.get(last, "шоста")
        assert uk.say(Message(message, {argument: number})).startswith(f"{number}-{word[-2:]} ")


#: words that are for dinner, or for another age, with what our players say
OTHERWISE = {
    "акрыть стол": "разложить",
    "акрыт стол": "разложить",
    "акрити стіл": "розкласти",
    "астой": "тупик",
    "астій": "глухий кут",
}


@pytest.mark.parametrize("word", OTHERWISE)
def test_what_our_players_say_otherwise_stands_nowhere(word: str) -> None:
    house = Path(__file__).parents[2]
    texts = [*house.glob("src/regnum/**/text/*"), *house.glob("web/text/**/*.ftl")]
    assert len(texts) > 50
    said = [file for file in texts if word in file.read_text(encoding="utf-8")]
    assert not said, f"«{word}»: say «{OTHERWISE[word]}»"
