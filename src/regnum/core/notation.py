"""Actions and events as short text and as messages, by the fields of their structs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Union

import msgspec

from regnum.core.actions import Action, ClockShown, Event, StoodIn
from regnum.core.errors import Malformed
from regnum.core.messages import Message, Value
from regnum.core.scenes import Words
from regnum.core.shapes import fitted, learned

_decoders: dict[tuple[type[Action], ...], msgspec.json.Decoder[Action]] = {}
_patterns: dict[type[Action], re.Pattern[str]] = {}

#: what is hidden or not there, as the argument of a message: Fluent cannot select an empty text
ABSENT = "none"


def tag_of(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def decoder(kinds: Sequence[type[Action]]) -> msgspec.json.Decoder[Action]:
    """Reads any of a game's actions from JSON."""
    key = tuple(kinds)
    if key not in _decoders:
        _decoders[key] = msgspec.json.Decoder(learned(any_of(key)))
    return _decoders[key]


@cache
def any_of(kinds: tuple[type[Action], ...]) -> Any:
    """The union of a game's action types, for msgspec."""
    return Union[kinds]  # noqa: UP007 - the types are known only when the program runs


@cache
def by_tag(kinds: tuple[type[Action], ...]) -> dict[str, type[Action]]:
    """A game's action types by what their field "do" says."""
    return {tag_of(kind): kind for kind in kinds}


def converted(plain: Mapping[str, object], kinds: Sequence[type[Action]]) -> Action:
    """Reads any of a game's actions from plain values.

    The tag names the type: msgspec would make a union of all of them anew for every action.
    """
    key = tuple(kinds)
    do = plain.get("do")
    kind = by_tag(key).get(do) if isinstance(do, str) else None
    action: Action = fitted(plain, kind or any_of(key))
    return action


def template(kind: type[Action]) -> str:
    """`{card} > {holding}`, or the tag and the fields.

    >>> from regnum.games.kings_bounty.actions import Play
    >>> template(Play)
    'play {card}'
    """
    if kind.notation:
        return kind.notation
    return " ".join([tag_of(kind), *("{" + field + "}" for field in kind.__struct_fields__)])


def notate(action: Action) -> str:
    """The short text form of an action.

    >>> from regnum.games.kings_bounty.actions import Onto
    >>> notate(Onto("elf-warrior-1", "dwarf-tower-2"))
    'elf-warrior-1 > dwarf-tower-2'
    """
    fields = {name: written(getattr(action, name)) for name in action.__struct_fields__}
    return template(type(action)).format(**fields)


def written(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, tuple):
        return ",".join(written(part) for part in value) or "()"
    return str(value)


def parse(text: str, kinds: Sequence[type[Action]]) -> Action:
    """The action that a short text form stands for.

    >>> from regnum.games.kings_bounty.actions import Draw, Play
    >>> parse("play elf-warrior-1", [Draw, Play])
    Play(card='elf-warrior-1')
    """
    wanted = " ".join(text.split())
    for kind in kinds:
        found = pattern(kind).fullmatch(wanted)
        if found is None:
            continue
        try:
            return read(kind, found.groupdict())
        except msgspec.ValidationError:
            continue
    raise no_such_form(text, kinds)


def no_such_form(text: str, kinds: Sequence[type[Action]]) -> Malformed:
    """That a text is no action, and how each action is written."""
    forms = "; ".join(sorted(template(kind) for kind in kinds))
    return Malformed(Message("malformed-notation", {"text": text, "forms": forms}))


def pattern(kind: type[Action]) -> re.Pattern[str]:
    if kind not in _patterns:
        parts = re.split(r"\{(\w+)\}", template(kind))
        source = "".join(
            f"(?P<{part}>\\S+)" if odd % 2 else re.escape(part) for odd, part in enumerate(parts)
        )
        _patterns[kind] = re.compile(source)
    return _patterns[kind]


def read(kind: type[Action], fields: dict[str, str]) -> Action:
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    values: dict[str, Any] = {}
    for name, text in fields.items():
        value: object = text
        if text == "-":
            value = None
        elif "tuple" in str(types[name]):
            value = () if text == "()" else text.split(",")
        values[name] = fitted(value, types[name], strict=False)
    return kind(**values)


def arguments(struct: msgspec.Struct) -> dict[str, Value]:
    """The fields of a struct as the arguments of a message; nothing is "none"."""
    values: dict[str, Value] = {}
    for name in struct.__struct_fields__:
        value = getattr(struct, name)
        if value is None:
            values[name] = ABSENT
        elif isinstance(value, str | int):
            values[name] = value
        elif isinstance(value, tuple):
            values[name] = tuple(str(part) for part in value)
    return values


def words(action: Action) -> Words:
    args = arguments(action)
    touched = [
        value for value in args.values() if isinstance(value, str) and value not in ("", ABSENT)
    ]
    return Words(Message("do-" + tag_of(type(action)), args), tuple(touched))


def told(event: Event) -> Message:
    if isinstance(event, StoodIn) and not event.bot:
        return Message("event-came-back", {"seat": event.seat})
    if isinstance(event, StoodIn) and event.failed:
        return Message("event-bot-failed", arguments(event))
    if isinstance(event, ClockShown) and event.bot:
        return Message("event-timed-out", {"seat": event.seat, "bot": event.bot})
    return Message("event-" + tag_of(type(event)), arguments(event))
