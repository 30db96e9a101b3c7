"""Every message of the house said aloud, in one list, for somebody to read who speaks the language.

    python -m tests.texts.aloud ru kings-bounty core web

Messages are filled in with what really happens: games are played, and what their prompts, events,
refusals, options, tables and scores were given is given again. What no game came across gets
values that other messages of the game were given for the same purpose: a card where a card is
named, a number where something is counted.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import regnum
from regnum.core import agenda
from regnum.core.dice import quick_dice
from regnum.core.messages import Message, Refusal, Value
from regnum.texts import Speech
from regnum.texts.speech import messages_text
from tests.conformance.subjects import Subject, agreed_otherwise, every_subject, random_move
from tests.texts.reading import NUMBERS, Text

PAGES = Path(__file__).parents[2] / "web" / "text"
HOUSE = {"core": "regnum.core", "cli": "regnum.cli", "server": "regnum.server"}
GAMES = {id_: game.facts.package for id_, game in regnum.games().items()}
Arguments = dict[str, Value]
#: how often a message is said at most, besides once for each plural
OFTEN = 4


def said(part: str, language: str) -> Iterator[tuple[str, str]]:
    """Each message of a part of the house by its id, and a sentence of it; some several times."""
    if part == "web":
        yield from said_by_pages(language)
        return
    package = HOUSE.get(part) or GAMES[part]
    speech = Speech(language, package)
    met = met_in_play(part) if part in GAMES else {}
    texts = texts_in(messages_text(package, language))
    known = Known(texts, met)
    for name, text in texts.items():
        for arguments in fillings(text, met.get(name, []), known):
            yield name, speech.say(Message(name, arguments))
        for form in sorted(text.attributes):
            yield f"{name}.{form}", speech.name(name, form)


def said_by_pages(language: str) -> Iterator[tuple[str, str]]:
    """What the pages say; their functions name things by their ids."""
    for file in sorted((PAGES / language).glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        echo = {name: lambda thing, **_: thing for name in ("NAME", "SEAT", "SAY")}
        bundle = FluentBundle([language], use_isolating=False, functions=echo)
        bundle.add_resource(FluentResource(source))
        for name, text in texts_in(source).items():
            pattern = bundle.get_message(name).value
            assert pattern is not None
            for arguments in fillings(text, [], Known({}, {})):
                yield f"{file.stem}: {name}", str(bundle.format_pattern(pattern, arguments)[0])


def texts_in(source: str) -> dict[str, Text]:
    body = FluentParser(with_spans=False).parse(source).body
    return {entry.id.name: Text(entry) for entry in body if isinstance(entry, ftl.Message)}


class Known:
    """What the messages of a game were really given, by the names of arguments and what they were
    put to."""

    def __init__(self, texts: dict[str, Text], met: dict[str, list[Arguments]]) -> None:
        self.values: dict[tuple[str, str], Value] = {}
        for message, several in met.items():
            for arguments in several:
                for name, value in arguments.items():
                    if message in texts and value not in (None, "none", ""):
                        self.values.setdefault((name, purpose_of(texts[message], name)), value)

    def like(self, text: Text, name: str, otherwise: Value) -> Value:
        """A value for an argument of a message that no game came across: of the same name, or of
        a name like it; else any seat for a seat, any thing for a thing."""
        purpose = purpose_of(text, name)
        wanted = [(name, purpose)]
        if purpose in ("NAME", "SEAT"):
            others = [key for key in self.values if key[1] == purpose]
            wanted += [key for key in others if key[0][:4] == name[:4]] + others
        elif purpose == "as it is":
            wanted.append((name, "NAME"))
        return next((self.values[key] for key in wanted if key in self.values), otherwise)


def purpose_of(text: Text, name: str) -> str:
    """What a message does with an argument: a function that it goes through tells the most."""
    uses = text.uses.get(name, set())
    return min(uses, key=lambda use: (not use.isupper(), use), default="")


def fillings(text: Text, met: list[Arguments], known: Known) -> Iterator[Arguments]:
    """Arguments for a message: some that it really had, then each plural and each case in turn."""
    yield from met[:OFTEN]
    for trial in text.trials():
        usual = met[0] if met else {name: known.like(text, name, trial[name]) for name in trial}
        asked = {name: value for name, value in trial.items() if is_case(text, name, value)}
        chosen: Arguments = {**trial, **usual, **asked}
        if chosen not in met[:OFTEN]:
            yield chosen


def is_case(text: Text, name: str, value: Value) -> bool:
    """Whether a message says something else for this value: a number, or a word it asks about."""
    values = text.values.get(name, [])
    return value != "elf-tower-1" and (values == NUMBERS or any(type(v) is str for v in values))


# -- what was said in play


def met_in_play(game: str) -> dict[str, list[Arguments]]:
    """What each message was filled in with, in a game of each kind, none twice."""
    chosen = {game: regnum.games()[game]}
    met: dict[str, list[Arguments]] = {}
    for subject in every_subject(chosen) + agreed_otherwise(chosen):
        for message in messages_of(subject):
            found = met.setdefault(message.id, [])
            if message.args not in found:
                found.append(dict(message.args))
    return {name: spread(found) for name, found in met.items()}


def spread(found: list[Arguments]) -> list[Arguments]:
    """From all over, so that not all are of the first round."""
    return found[:: max(1, len(found) // OFTEN)]


def messages_of(subject: Subject) -> Iterator[Message]:
    game, table, dice = subject.game, subject.table(1), quick_dice(1)
    tried = []
    while not table.over:
        state = table._state
        seat, action = random_move(state, dice)
        options = agenda.options(state, seat)
        yield from (game.words(option).say for option in options)
        view = table.view(seat)
        yield from within(view.asked)
        if dice.below(4) == 0:
            yield from within(table.scene(seat))
            tried.append(dice.pick(options))
            refusals = (table.refusal(seat, each) for each in tried[-40:])
            yield from (each.message() for each in refusals if isinstance(each, Refusal))
            yield from within(table.outcomes(seat, options))
        table.act(seat, action)
    yield from (game.told(event) for event in table.events(None))
    yield from within(table.result)


def within(thing: object) -> Iterator[Message]:
    """The messages anywhere in a thing."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from within(getattr(thing, field))
    elif isinstance(thing, list | tuple):
        for each in thing:
            yield from within(each)
    elif isinstance(thing, dict):
        yield from within(list(thing.values()))


def main(language: str, parts: list[str]) -> None:
    """Print the list; sentences that differ in numbers only once."""
    heard = set()
    for part in parts or [*HOUSE, *GAMES, "web"]:
        for name, sentence in said(part, language):
            line = f"{part}  {name}: {sentence}"
            if re.sub(r"\d+", "#", line) not in heard:
                heard.add(re.sub(r"\d+", "#", line))
                print(line)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
