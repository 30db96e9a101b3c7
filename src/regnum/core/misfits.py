"""What does not fit a struct, and what would: as messages, so that it is told in any language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import inspect

from regnum.core.messages import Message, Value
from regnum.core.nested import within
from regnum.core.shapes import fitted

#: longer values are cut: whoever wrote them knows how they go on
LONGEST: Final = 60


class Misfit:
    """One field and what is wrong with it: it is not there, not known, or has a wrong value."""

    def __init__(self, id: str, field: str, args: dict[str, Value]) -> None:
        self.id = id
        self.field = field
        self.args = args

    def clause(self) -> Message:
        """A clause for a longer sentence."""
        return Message(self.id, {"field": self.field, **self.args})


def misfit(given: object, shape: Any) -> Misfit | None:
    """The first field that does not fit a struct, or that of several which the tag names; `None`
    if no field alone is to blame."""
    return misfit_inside(given, inspect.type_info(shape), "")


def misfit_inside(value: object, info: inspect.Type, path: str) -> Misfit | None:
    """The same for a part, with what comes before the names of its fields."""
    parts = info.types if isinstance(info, inspect.UnionType) else (info,)
    kinds = [part.cls for part in parts if isinstance(part, inspect.StructType)]
    if not kinds or not isinstance(value, Mapping):
        return None
    if len(kinds) == 1:
        return misfit_field(value, kinds[0], path)
    name = str(kinds[0].__struct_config__.tag_field)
    if name not in value:
        return Misfit("misfit-missing", path + name, {})
    tags = {str(kind.__struct_config__.tag): kind for kind in kinds}
    tag = plainly(value[name])
    if tag not in tags:
        words = within([Message("allowed-words", {"words": ", ".join(tags)})])
        return Misfit("misfit-value", path + name, {"value": shown(tag), "allowed": words})
    return misfit_field(value, tags[tag], path)


def misfit_field(given: Mapping[Any, Any], kind: type[msgspec.Struct], path: str) -> Misfit | None:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    tag = kind.__struct_config__.tag_field
    for name in given:
        if name not in fields and name != tag and kind.__struct_config__.forbid_unknown_fields:
            known = ", ".join(fields) or "-"
            return Misfit("misfit-unknown", f"{path}{name}", {"fields": known})
    for name, field in fields.items():
        if name not in given:
            if field.required:
                return Misfit("misfit-missing", path + name, {})
            continue
        found = misfit_value(given[name], field.type, path + name)
        if found is not None:
            return found
    return None


def misfit_value(value: object, type_: Any, path: str) -> Misfit | None:
    """What is wrong with a value, as deep inside it as can be told."""
    if fits(value, type_):
        return None
    info = inspect.type_info(type_)
    if isinstance(info, inspect.VarTupleType | inspect.ListType) and isinstance(value, list):
        for number, part in enumerate(value):
            found = misfit_inside(part, info.item_type, f"{path}[{number}].")
            if found is not None:
                return found
    found = misfit_inside(value, info, path + ".")
    if found is not None:
        return found
    return Misfit("misfit-value", path, {"value": shown(value), "allowed": allowed(type_)})


def must_be(field: str, value: object, right: object) -> Message:
    """The clause about a field that can have one value only, whatever its type allows."""
    return wrong_value(field, value, Message("allowed-only", {"value": shown(right)}))


def wrong_value(field: str, value: object, right: Message) -> Message:
    """The clause about a field, with what would be right."""
    args: dict[str, Value] = {"field": field, "value": shown(value), "allowed": within([right])}
    return Message("misfit-value", args)


def fits(value: object, type_: Any) -> bool:
    try:
        fitted(value, type_)
    except msgspec.ValidationError:
        return False
    return True


def shown(value: object) -> str:
    """A value as people write it.

    >>> shown(["elf", "orc"])
    'elf, orc'
    """
    if isinstance(value, list | tuple):
        text = ", ".join(plainly(part) for part in value) or "[]"
    else:
        text = plainly(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def plainly(value: object) -> str:
    if isinstance(value, str):
        return value
    try:
        return msgspec.json.encode(value).decode()
    except (TypeError, ValueError, OverflowError, RecursionError):
        return type(value).__name__


def allowed(type_: Any) -> str:
    """What would fit a type, folded for `SAY`."""
    return within([allowed_message(inspect.type_info(type_))])


def allowed_message(info: inspect.Type) -> Message:
    if isinstance(info, inspect.UnionType):
        # what people write most: words, where there are some
        literal = [part for part in info.types if isinstance(part, inspect.LiteralType)]
        others = [part for part in info.types if not isinstance(part, inspect.NoneType)]
        return allowed_message([*literal, *others][0])
    if isinstance(info, inspect.BoolType):
        return Message("allowed-flag")
    if isinstance(info, inspect.IntType):
        if info.ge is None or info.le is None:
            return Message("allowed-number")
        return Message("allowed-range", {"least": info.ge, "most": info.le})
    if isinstance(info, inspect.LiteralType):
        return Message("allowed-words", {"words": ", ".join(map(str, info.values))})
    if isinstance(info, inspect.VarTupleType | inspect.ListType):
        item = info.item_type
        if isinstance(item, inspect.LiteralType):
            words = ", ".join(map(str, item.values))
            return Message("allowed-list", {"words": words, "most": info.max_length or 0})
        count = counted(info.min_length, info.max_length)
        return Message("allowed-items", {"count": count, "item": within([allowed_message(item)])})
    if isinstance(info, inspect.StructType | inspect.DictType):
        return Message("allowed-object")
    if isinstance(info, inspect.StrType):
        if info.pattern is not None:
            return Message("allowed-pattern", {"pattern": info.pattern})
        if info.max_length is not None:
            return Message("allowed-length", {"most": info.max_length})
        return Message("allowed-text")
    return Message("allowed-other")


def counted(least: int | None, most: int | None) -> str:
    """How many a list may have, in figures.

    >>> counted(13, 13), counted(1, 3), counted(2, None), counted(None, 6), counted(None, None)
    ('13', '1-3', '2+', '0-6', 'any')
    """
    if most is None:
        return "any" if not least else f"{least}+"
    return str(most) if least == most else f"{least or 0}-{most}"


def is_list(type_: Any) -> bool:
    """Whether a field takes several values."""
    return isinstance(inspect.type_info(type_), inspect.VarTupleType | inspect.ListType)
