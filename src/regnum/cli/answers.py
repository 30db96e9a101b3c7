"""What a typed line means: a number, a notation, a piece, two actions at once; or why not."""

from __future__ import annotations

import re

from regnum.cli.about import attempts, facts_about, kind_help
from regnum.cli.choices import MANY, Choices, kinds_of
from regnum.cli.screen import number_in
from regnum.cli.voice import Misused
from regnum.core import notation
from regnum.core.actions import Action
from regnum.core.agenda import Choice, State
from regnum.core.agenda import options as options_in
from regnum.core.errors import Malformed, Refused
from regnum.core.messages import Refusal
from regnum.core.table import Table

#: written after a move: the rest like this
LIKEWISE = "*"


def understood(table: Table[State], choices: Choices, typed: str) -> list[Action]:
    """The actions a line stands for, one or more in sequence, the first of them legal.

    Raises an error with a sentence if there are none.
    """
    seat = choices.seat
    if typed.endswith(LIKEWISE) and typed != LIKEWISE:
        return likewise(table, choices, typed.removesuffix(LIKEWISE).strip())
    number = number_in(typed)
    if number is not None:
        chosen = choices.numbered(number)
        if chosen is None and not choices.options:
            raise Misused("nothing-listed")
        if chosen is None:
            raise Misused("no-such-number", number=typed, last=len(choices.options))
        return [chosen]
    as_typed = plainly(table, typed)
    if isinstance(as_typed, Action) and table.refusal(seat, as_typed) is None:
        return [as_typed]
    text = named(choices, typed, as_typed)
    bare = choices.said_without_verb(text)
    if bare is not None:
        return [bare]
    if text in choices.lies and not is_move(choices, text, typed, as_typed):
        return [only_one(table, choices, text, typed)]
    action = parsed(table, choices, text, typed, as_typed)
    refusal = table.refusal(seat, action)
    if refusal is None:
        return [action]
    first = lead_in(table, choices, action, refusal)
    if first is not None:
        return [first, action]
    raise Refused(best_refusal(table, choices, action, refusal), table.game.facts.package)


def likewise(table: Table[State], choices: Choices, typed: str) -> list[Action]:
    """“The rest like this”: the small steps that an action stands for, told from what is known."""
    first, *more = understood(table, choices, typed)
    if more:
        return [first, *more]
    return table.game.rest(table.imagine(choices.seat, seed=0), choices.seat, first)


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


def is_move(choices: Choices, piece: str, typed: str, as_typed: Action | Malformed) -> bool:
    """Whether a line that names a piece is meant as a move all the same: `garrison` is one, and
    nothing can be done with the space of that name."""
    moves = isinstance(as_typed, Action) and typed not in choices.lies
    return moves and not choices.touching(piece)


def parsed(
    table: Table[State], choices: Choices, text: str, typed: str, as_typed: Action | Malformed
) -> Action:
    """The action that a line with ids stands for; what was typed is quoted if it is none."""
    try:
        return table.game.parse(text)
    except Malformed:
        if isinstance(as_typed, Action):
            return as_typed
        if as_typed.package:
            # the game itself knows better what is wrong with it
            raise as_typed from None
        raise Misused(
            "not-understood", text=typed, forms="; ".join(forms_now(table, choices))
        ) from None


def forms(table: Table[State]) -> list[str]:
    """How each action of the game is written."""
    return sorted(notation.template(kind) for kind in table.game.actions)


def forms_now(table: Table[State], choices: Choices) -> list[str]:
    """The forms to remind somebody of: all of them, or where those are many, what is asked now."""
    every = forms(table)
    if len(every) <= MANY or not choices.options:
        return every
    return sorted({notation.template(type(option)) for option in choices.options})


def only_one(table: Table[State], choices: Choices, piece: str, typed: str) -> Action:
    """The one thing that can be done with a piece."""
    found = choices.touching(piece)
    if len(found) == 1:
        return found[0]
    name = choices.piece_name(piece)
    if not found:
        more = facts_about(table, choices, piece)
        raise Misused(
            "nothing-with-piece" if more else "nothing-about-piece", piece=name, text=typed
        )
    numbers = ", ".join(str(choices.number_of(action)) for action in found)
    raise Misused("several-with-piece", piece=name, numbers=numbers)


def with_ids(choices: Choices, typed: str) -> str:
    """The line with the names of pieces replaced by their ids, in small letters.

    A name that two pieces bear is refused: the ids must tell them apart.
    """
    text = " ".join(typed.split()).casefold()
    named: dict[str, list[str]] = {}
    for piece in choices.lies:
        for name in choices.names(piece):
            named.setdefault(name, []).append(piece)
    for name in sorted(named, key=len, reverse=True):
        # as words of their own: `farm` is no part of `farm-2`
        alone = re.compile(rf"(?<![\w-]){re.escape(name)}(?![\w-])")
        if name in choices.lies or not alone.search(text):
            continue
        meant = named[name]
        if len(meant) > 1:
            # `play jester`: of several only one's own can be played
            meant = [piece for piece in meant if choices.touching(piece)]
        kind = kinds_of(meant[0] if meant else named[name][0])[0]
        if len(meant) != 1 and choices.names_kind(kind):
            text = alone.sub(kind, text)
            continue
        if len(meant) != 1:
            raise Misused("name-of-several", name=name, ids=", ".join(named[name]))
        text = alone.sub(meant[0], text)
    return text


# -- two actions in sequence


def lead_in(
    table: Table[State], choices: Choices, action: Action, refusal: Refusal
) -> Action | None:
    """The option that a line takes for granted, as `return` before `under elf-tower-1`.

    It begins with the piece that the line begins with and names no other; or it names nothing
    at all, and the rules say themselves that something comes first. A line never chooses for
    the player.
    """
    named = set(table.game.words(action).touches)
    meant = []
    for first in lead_ins(table, choices, action):
        implied = begin_alike(table, first, action) and named.issuperset(
            table.game.words(first).touches
        )
        bare = not first.__struct_fields__ and is_about_order(refusal)
        if (implied or bare) and after(table, choices.seat, first, action) is None:
            meant.append(first)
    return meant[0] if len(meant) == 1 else None


def lead_ins(table: Table[State], choices: Choices, action: Action) -> list[Action]:
    """Options after which the seat is asked for an action like this one."""
    found = []
    for first in choices.options:
        world = led_in(table, choices.seat, first)
        if world is not None:
            asked = world.agenda[-1]
            assert isinstance(asked, Choice)
            if any(type(o) is type(action) for o in asked.options(world, choices.seat)):
                found.append(first)
    return found


def begin_alike(table: Table[State], first: Action, action: Action) -> bool:
    """Whether two actions begin with the same piece."""
    begins = table.game.words(action).touches[:1]
    return bool(begins) and table.game.words(first).touches[:1] == begins


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
    possible = lead_ins(table, choices, action)
    meant = [first for first in possible if begin_alike(table, first, action)]
    guessed = not meant and len(possible) == 1
    for first in possible if guessed else meant:
        later = after(table, choices.seat, first, action)
        # after a guess, what comes first with another piece is no reason: nobody meant that piece
        if later is not None and not (guessed and is_about_order(later)):
            return later
    touches = table.game.words(action).touches
    # `play-first`: perhaps that piece cannot be played either, and that is the true reason
    step = refusal.code.removesuffix("-first")
    if is_about_order(refusal) and len(touches) > 1:
        for attempt in attempts(table, choices, touches[0]):
            earlier = table.refusal(choices.seat, attempt)
            if earlier is not None and notation.tag_of(type(attempt)) == step:
                return earlier
    return refusal


def is_about_order(refusal: Refusal) -> bool:
    """Whether something else has to be done first: games say so in the code, as `play-first`."""
    return refusal.code.endswith("-first") or refusal.code.startswith("say-")


# -- why not


def explained(table: Table[State], choices: Choices, typed: str) -> list[str]:
    """Sentences on why something can or cannot be done now."""
    voice = choices.voice
    as_typed = plainly(table, typed)
    try:
        text = named(choices, typed, as_typed)
    except Misused:
        about = kind_help(table, choices, typed)
        if not about:
            raise
        return [about]
    number = number_in(text)
    if number is not None and choices.numbered(number) is not None:
        return [voice.say("possible", number=text)]
    if text in choices.lies and not is_move(choices, text, typed, as_typed):
        return about_piece(table, choices, text)
    about = kind_help(table, choices, typed)
    if about and not isinstance(as_typed, Action):
        return [about]
    try:
        found = understood(table, choices, typed)
    except Refused as refused:
        return [voice.refuse(refused.refusal)]
    listed = choices.number_of(found[0])
    if listed and len(found) == 1:
        return [voice.say("possible", number=listed)]
    return [voice.say("possible-unlisted", text=typed)]


def about_piece(table: Table[State], choices: Choices, piece: str) -> list[str]:
    """What a piece is, what can be done with it, and why the rest cannot."""
    nothing = choices.voice.say("nothing-about-piece", piece=choices.piece_name(piece))
    return facts_about(table, choices, piece) or [nothing]
