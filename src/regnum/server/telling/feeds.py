"""A private feed of one's turns, for any feed reader (Atom)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any
from xml.etree.ElementTree import Element, SubElement, tostring

from sqlalchemy import Row

from regnum.core.messages import Message
from regnum.core.registry import games
from regnum.server.errors import PACKAGE
from regnum.texts.speech import speech

ATOM = "http://www.w3.org/2005/Atom"


def feed(turns: Sequence[Row[Any]], language: str, own: str, house: str) -> bytes:
    """The turns as a feed; `own` is the feed's address, `house` what links begin with."""
    say = speech(language, PACKAGE).say
    root = Element("feed", {"xmlns": ATOM, "xml:lang": language})
    add(root, "id", own)
    add(root, "title", say(Message("alert-feed")))
    add(root, "updated", stamp(turns[0].at if turns else 0.0))
    SubElement(root, "link", {"rel": "self", "href": own})
    add(SubElement(root, "author"), "name", "Regnum")
    for turn in turns:
        entry = SubElement(root, "entry")
        link = f"{house}/#/match/{turn.match}"
        add(entry, "id", f"{link}/{turn.seat}-{turn.choice}")
        add(entry, "title", say(Message("alert-turn", {"game": title(turn.game, language)})))
        add(entry, "updated", stamp(turn.at))
        SubElement(entry, "link", {"href": link})
    written: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return written


def add(parent: Element, tag: str, text: str) -> None:
    SubElement(parent, tag).text = text


def stamp(at: float) -> str:
    """
    >>> stamp(0.0)
    '1970-01-01T00:00:00Z'
    """
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def title(game: str, language: str) -> str:
    """A game's name; a game that is not installed any more has its id."""
    found = games().get(game)
    if found is None:
        return game
    return speech(language, found.facts.package).say(Message("game-name"))
