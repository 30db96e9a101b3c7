"""What can be said about a piece: what it is, what it can do now, and why not more."""

from __future__ import annotations

import msgspec

from regnum.cli.choices import Choices, kinds_of
from regnum.cli.voice import Voice
from regnum.core import notation
from regnum.core.actions import Action
from regnum.core.agenda import State
from regnum.core.messages import Message
from regnum.core.table import Table


def facts_about(table: Table[State], choices: Choices, piece: str) -> list[str]:
    """All that can be said about a piece; nothing if it only lies there."""
    voice = choices.voice
    sentences = []
    about = piece_help(table, voice, piece, piece)
    if about:
        sentences.append(about)
    for action in choices.touching(piece):
        number = choices.number_of(action)
        sentences.append(voice.say("possible-words", number=number, words=choices.words(action)))
    for action in attempts(table, choices, piece):
        refusal = table.refusal(choices.seat, action)
        # that there is no card of that name helps nobody who looks at the piece
        if refusal is not None and piece in refusal.args.values() and "no-such" not in refusal.code:
            sentences.append(voice.refuse(refusal))
    return list(dict.fromkeys(sentences))


def attempts(table: Table[State], choices: Choices, piece: str) -> list[Action]:
    """What one might try with a piece: actions of one piece, and options aimed at it."""
    tried: list[Action] = []
    for kind in table.game.actions:
        if len(kind.__struct_fields__) == 1:
            tried.extend(built(kind, {kind.__struct_fields__[0]: piece}))
    for action in choices.options:
        fields = {name: getattr(action, name) for name in action.__struct_fields__}
        if len(fields) > 1:
            last = list(fields)[-1]
            tried.extend(built(type(action), {**fields, last: piece}))
    return list(dict.fromkeys(tried))


def built(kind: type[Action], fields: dict[str, object]) -> list[Action]:
    """The action with these fields, if they are of the right types."""
    try:
        return [notation.converted({"do": notation.tag_of(kind), **fields}, [kind])]
    except msgspec.ValidationError:
        return []


def piece_help(table: Table[State], voice: Voice, piece: str, called: str) -> str:
    """What the game's texts say on a piece by what it is called, else by the last words of that;
    and where its rule stands.

    Nothing if the owner of the cards has changed it: its marks tell what it does.
    """
    for kind in dict.fromkeys([called, *kinds_of(called)]):
        if kind in voice.game.changed:
            return ""
        if voice.game.has(kind + "-help"):
            told = voice.tell(Message(kind + "-help"))
            return f"{told} {where_about(table, voice, piece)}".rstrip()
    return ""


def where_about(table: Table[State], voice: Voice, piece: str) -> str:
    """Where the rules speak of a piece: of itself, else of its kind."""
    names = [piece, *kinds_of(piece)]
    tables = table.game.cards().tables
    kinds = [
        kind
        for kind, entries in tables.items()
        if isinstance(entries, dict) and any(name in entries for name in names)
    ]
    for name in [*names, *kinds]:
        anchor = table.game.facts.chapters.get(name, name)
        title = voice.game.rule_title(anchor)
        if title != anchor:
            return voice.tell(Message("refusal-where", {"rule": title, "page": 0}))
    return ""


def kind_help(table: Table[State], choices: Choices, typed: str) -> str:
    """What the game's texts say on a kind of piece: `gnome`, whatever its colour; or on one that
    lies where nobody sees it, or that is left in the box.

    Every component is known by name, wherever it lies: so an imagined world names them all.
    """
    voice = choices.voice
    wanted = " ".join(typed.split()).casefold()
    # of a card that is left in the box only the kind is known
    bare = wanted.rstrip("0123456789").rstrip("-")
    components = table.game.places(table.imagine(choices.seat, seed=0))
    for piece in [*choices.lies, *components, *in_the_box(table)]:
        for kind in kinds_of(piece):
            if bare == kind or wanted == voice.game.name(kind).casefold():
                about = piece_help(table, voice, piece, kind)
                if about:
                    return about
    return ""


def in_the_box(table: Table[State]) -> list[str]:
    """The names of all components, whether this match has a use for them or not."""
    tables = table.game.cards().tables.values()
    return [name for entries in tables if isinstance(entries, dict) for name in entries]
