"""Which language is spoken at the terminal, and how."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from typing import Final

from regnum.core.cards import CardSet
from regnum.core.errors import RegnumError
from regnum.core.messages import Message, Refusal, Value
from regnum.texts import LANGUAGES, Speech

PACKAGE: Final = "regnum.cli"


class Misused(RegnumError):
    """The command line or a file was not what it should be."""

    def __init__(self, message_id: str, **args: Value) -> None:
        super().__init__(Message(message_id, args), PACKAGE)


def language_of_locale() -> str:
    """The language of the environment if we speak it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")
        if wanted:
            language = wanted[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


@cache
def _helping(language: str) -> Voice:
    """One voice for all of `--help`: there are some two hundred lines of it."""
    return Voice(language)


def tip(message_id: str) -> str:
    """A line of `--help`, in the language of the locale."""
    return _helping(language_of_locale()).say(message_id)


def chosen_language(wanted: str | None) -> str:
    """What `--lang` says, or the locale."""
    if wanted is None:
        return language_of_locale()
    if wanted not in LANGUAGES:
        raise Misused("no-such-language", language=wanted, languages=", ".join(LANGUAGES))
    return wanted


class Voice:
    """Speaks for the terminal and for one game, in one language."""

    def __init__(self, language: str, package: str = "", players: Sequence[str] = ()) -> None:
        self.language = language
        self.own = Speech(language, PACKAGE, players)
        self.game = Speech(language, package, players)

    def speak_of(self, cards: CardSet, shipped: CardSet) -> None:
        """Call components what the owner of the cards calls them, and tell no value of ours that
        the owner has changed."""
        self.game.given = cards.given_names()
        self.game.changed = cards.changed_entries(shipped)

    def say(self, message_id: str, **args: Value) -> str:
        """A sentence of the terminal's own."""
        return self.own.say(Message(message_id, args))

    def tell(self, message: Message) -> str:
        """A sentence of the game or the kernel."""
        return self.game.say(message)

    def seat(self, seat: int) -> str:
        return self.own.seat(seat)

    def game_name(self, fallback: str) -> str:
        """What the game calls itself."""
        return self.tell(Message("game-name")) if self.game.has("game-name") else fallback

    def refuse(self, refusal: Refusal) -> str:
        """Why not, and where the rule stands."""
        sentence = self.tell(refusal.message())
        if refusal.rule or refusal.page:
            title = self.game.rule_title(refusal.rule)
            args: dict[str, Value] = {"rule": title, "page": refusal.page}
            return f"{sentence} {self.tell(Message('refusal-where', args))}"
        return sentence


def spoken(error: RegnumError, language: str) -> str:
    """What an error says, in the language of the terminal."""
    return Speech(language, error.package).say(error.message)
