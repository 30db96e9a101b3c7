"""What a typed line means: a number, a notation, a piece, two actions at once; or why not."""

from __future__ import annotations

import msgspec

from regnum.cli.choices import Choices
from regnum.cli.voice import Misused, Voice
from regnum.core import notation
from regnum.core.actions import Action
from regnum.core.agenda import Choice, State
from regnum.core.agenda import options as options_in
from regnum.core.errors import Malformed, Refused
from regnum.core.messages import Message, Refusal
from regnum.core.table import Table


def understood(table: Table[State], choices: Choices, typed: str) -> list[Action]:
    """The actions a line stands for, one or two in sequence, all of them legal.

    Raises an error with a sentence if there are none.
    """
    seat = choices.seat
    if typed.isdecimal():
        chosen = choices.numbered(int(typed))
        if chosen is None:
            raise Misused("no-such-number", number=typed, last=len(choices.options))
        return [chosen]
    as_typed = plainly(table, typed)
    if isinstance(as_typed, Action) and table.refusal(seat, as_typed) is None:
        return [as_typed]
    text = named(choices, typed, as_typed)
    if text in choices.lies:
        return [only_one(choices, text)]
    action = parsed(table, text, as_typed)
    refusal = table.refusal(seat, action)
    if refusal is None:
        return [action]
    for first in lead_ins(table, choices, action):
        if after(table, seat, first, action) is None:
            return [first, action]
    raise Refused(best_refusal(table, choices, action, refusal), table.game.facts.package)


def plainly(table: Table[State], typed: str) -> Action | Malformed:
    """The action that a line is the notation of as it stands, or why it is none."""
    try:
        return table.game.parse(typed)
    except Malformed as error:
        return error


def named(choices: Choices, typed: str, as_typed: Action | Malformed) -> str:
    """The line with ids for names, unless they are words of the notation after all."""
    try:
        return with_ids(choices, typed)
    except Misused:
        if isinstance(as_typed, Malformed) and not as_typed.package:
            raise
        return typed


def parsed(table: Table[State], text: str, as_typed: Action | Malformed) -> Action:
    try:
        return table.game.parse(text)
    except Malformed as error:
        if isinstance(as_typed, Action):
            return as_typed
        if as_typed.package:
            # the game itself knows better what is wrong with it
            raise as_typed from None
        forms = error.message.args.get("forms", "")
        raise Misused("not-understood", text=text, forms=forms) from None


def only_one(choices: Choices, piece: str) -> Action:
    """The one thing that can be done with a piece."""
    found = choices.touching(piece)
    if len(found) == 1:
        return found[0]
    name = choices.piece_name(piece)
    if not found:
        raise Misused("nothing-with-piece", piece=name, id=piece)
    numbers = ", ".join(str(choices.number_of(action)) for action in found)
    raise Misused("several-with-piece", piece=name, numbers=numbers)


def with_ids(choices: Choices, typed: str) -> str:
    """The line with the names of pieces replaced by their ids, in small letters.

    A name that two pieces bear is refused: the ids must tell them apart.
    """
    text = " ".join(typed.split()).casefold()
    named: dict[str, list[str]] = {}
    for piece in choices.lies:
        named.setdefault(choices.piece_name(piece).casefold(), []).append(piece)
    for name in sorted(named, key=len, reverse=True):
        if name not in text or name in choices.lies:
            continue
        if len(named[name]) > 1:
            raise Misused("name-of-several", name=name, ids=", ".join(named[name]))
        text = text.replace(name, named[name][0])
    return text


# -- two actions in sequence


def lead_ins(table: Table[State], choices: Choices, action: Action) -> list[Action]:
    """Options after which the seat is asked for an action like this one.

    Those that begin with the same piece come first: they are what was most likely meant.
    """
    begins = table.game.words(action).touches[:1]
    found = []
    for first in sorted(
        choices.options, key=lambda option: table.game.words(option).touches[:1] != begins
    ):
        world = led_in(table, choices.seat, first)
        if world is not None:
            asked = world.agenda[-1]
            assert isinstance(asked, Choice)
            if any(type(o) is type(action) for o in asked.options(world, choices.seat)):
                found.append(first)
    return found


def led_in(table: Table[State], seat: int, first: Action) -> State | None:
    """The world right after an option, if it at once asks the same seat and shows nothing new.

    It is an imagined world, so that looking ahead tells nobody what is hidden.
    """
    world = table.imagine(seat, seed=0)
    before = table.game.known(world, seat)
    used = world.dice.used
    asked = world.agenda[-1]
    if not isinstance(asked, Choice) or first not in options_in(world, seat):
        return None
    world.agenda.pop()
    asked.take(world, seat, first)
    follows = world.agenda[-1] if world.agenda else None
    if not isinstance(follows, Choice) or follows.seat != seat or world.dice.used != used:
        return None
    return world if table.game.known(world, seat) <= before else None


def after(table: Table[State], seat: int, first: Action, action: Action) -> Refusal | None:
    """Why an action is not legal after another; `None` if it is."""
    world = led_in(table, seat, first)
    assert world is not None
    asked = world.agenda[-1]
    assert isinstance(asked, Choice)
    refusal: Refusal | None = asked.refusal(world, seat, action)
    return refusal


def best_refusal(
    table: Table[State], choices: Choices, action: Action, refusal: Refusal
) -> Refusal:
    """The reason that helps most: why not after its lead-in, why the lead-in is not possible."""
    touches = table.game.words(action).touches
    for first in lead_ins(table, choices, action):
        if table.game.words(first).touches[:1] == touches[:1]:
            later = after(table, choices.seat, first, action)
            if later is not None:
                return later
    if len(touches) > 1 and touches[0] in choices.lies:
        for attempt in attempts(table, choices, touches[0]):
            earlier = table.refusal(choices.seat, attempt)
            if earlier is not None and type(attempt) is not type(action):
                return earlier
    return refusal


# -- why not


def explained(table: Table[State], choices: Choices, typed: str) -> list[str]:
    """Sentences on why something can or cannot be done now."""
    voice = choices.voice
    text = named(choices, typed, plainly(table, typed))
    if text.isdecimal() and choices.numbered(int(text)) is not None:
        return [voice.say("possible", number=text)]
    if text in choices.lies:
        return about_piece(table, choices, text)
    try:
        found = understood(table, choices, typed)
    except Refused as refused:
        return [voice.refuse(refused.refusal)]
    number = choices.number_of(found[0])
    return [voice.say("possible", number=number) if number else voice.say("possible-unlisted")]


def about_piece(table: Table[State], choices: Choices, piece: str) -> list[str]:
    """What a piece is, what can be done with it, and why the rest cannot."""
    voice = choices.voice
    sentences = []
    about = piece_help(voice, piece)
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
    return list(dict.fromkeys(sentences)) or [
        voice.say("nothing-with-piece", piece=piece, id=piece)
    ]


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


def piece_help(voice: Voice, piece: str) -> str:
    """What the game's texts say on a piece: by its whole name, else by the last words of it."""
    words = piece.rstrip("0123456789").rstrip("-").split("-")
    for start in range(len(words)):
        key = "-".join(words[start:]) + "-help"
        if voice.game.has(key):
            return voice.tell(Message(key))
    return ""
