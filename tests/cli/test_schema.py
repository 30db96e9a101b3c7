"""The JSON Schema that others build on."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import regnum as library
from regnum.server.wire import frames
from tests.cli.terminal import regnum

#: what a schema may say; anything else would go unchecked here
SPOKEN = {
    "$ref", "additionalProperties", "anyOf", "const", "default", "description", "discriminator",
    "enum", "items", "maxItems", "maximum", "minItems", "minimum", "prefixItems", "properties",
    "required", "title", "type",
}  # fmt: skip
TYPES: dict[str, Any] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "null": type(None),
}


def printed(*arguments: str) -> dict[str, Any]:
    out = regnum("schema", *arguments)
    assert out.code == 0
    document: dict[str, Any] = json.loads(out.text)
    return document


def found(document: dict[str, Any], ref: str) -> dict[str, Any]:
    """What a reference points to; raises `KeyError` if to nothing."""
    place: Any = document
    for part in ref.removeprefix("#/").split("/"):
        place = place[part]
    assert isinstance(place, dict)
    return place


def fits(document: dict[str, Any], schema: dict[str, Any], value: object) -> bool:
    """Whether a value fits a schema, for the words of JSON Schema that ours use."""
    assert set(schema) <= SPOKEN, set(schema) - SPOKEN
    if "$ref" in schema:
        return fits(document, found(document, schema["$ref"]), value)
    if "anyOf" in schema and not any(fits(document, each, value) for each in schema["anyOf"]):
        return False
    if "enum" in schema and value not in schema["enum"]:
        return False
    if "const" in schema and value != schema["const"]:
        return False
    if "type" in schema and not of_type(schema["type"], value):
        return False
    if isinstance(value, dict):
        known = schema.get("properties", {})
        if any(name not in value for name in schema.get("required", [])):
            return False
        more = schema.get("additionalProperties", True)
        for name, inner in value.items():
            rule = known.get(name, more)
            if rule is False or (isinstance(rule, dict) and not fits(document, rule, inner)):
                return False
    if isinstance(value, list):
        first = schema.get("prefixItems", [])
        rest = schema.get("items", True)
        for number, inner in enumerate(value):
            rule = first[number] if number < len(first) else rest
            if rule is False or (isinstance(rule, dict) and not fits(document, rule, inner)):
                return False
    return True


def of_type(wanted: str, value: object) -> bool:
    if wanted in ("integer", "number"):
        return isinstance(value, int | float) and not isinstance(value, bool)
    return isinstance(value, TYPES[wanted])


def references(schema: object) -> list[str]:
    if isinstance(schema, dict):
        here = [schema["$ref"]] if isinstance(schema.get("$ref"), str) else []
        return here + [ref for inner in schema.values() for ref in references(inner)]
    if isinstance(schema, list):
        return [ref for inner in schema for ref in references(inner)]
    return []


@pytest.mark.parametrize("arguments", [["kings-bounty"], ["--all"]])
def test_every_reference_leads_somewhere(arguments: list[str]) -> None:
    document = printed(*arguments)
    assert document["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    for ref in references(document):
        found(document, ref)


def test_names_are_short_and_the_roots_are_there() -> None:
    for game, schema in printed("--all")["$defs"].items():
        names = schema["$defs"]
        roots = {"Action", "Event", "View", "Result", "Scene", "Options", "Record"}
        if game == "frames":
            roots = {"Said", "Told", "View", "Scene"}
        assert roots <= set(names), game
        assert not [name for name in names if "." in name], game


def test_what_a_table_gives_fits_the_schema() -> None:
    document = printed("kings-bounty")
    everything = printed("--all")
    table = library.open_table("kings-bounty", seats=3, seed="schema", secret_titles=True)
    while not table.over:
        seat = table.to_act()[0]
        options = table.options(seat)
        for action in options:
            plain = json.loads(msgspec.json.encode(action))
            assert fits(document, found(document, "#/$defs/Action"), plain)
            there = found(everything, "#/$defs/kings-bounty/$defs/Action")
            assert fits(everything, there, plain)
        table.act(seat, options[0])
    given = {
        "View": [table.view(0), table.view(None)],
        "Scene": [table.scene(0)],
        "Result": [table.result],
        "Record": [table.record()],
        "Options": [table.chosen],
        "Event": table.events(0),
    }
    for name, things in given.items():
        for thing in things:
            plain = json.loads(msgspec.json.encode(thing))
            assert fits(document, found(document, f"#/$defs/{name}"), plain), name


def test_what_is_no_action_does_not_fit() -> None:
    document = printed("kings-bounty")
    schema = found(document, "#/$defs/Action")
    for wrong in ({"do": "fly"}, {"do": "play"}, {"do": "play", "card": 3}, {}, "play", None):
        assert not fits(document, schema, wrong)


def test_frames_fit_the_schema() -> None:
    document = printed("--all")
    said = found(document, "#/$defs/frames/$defs/Said")
    told = found(document, "#/$defs/frames/$defs/Told")
    hello = json.loads(msgspec.json.encode(frames.Hello(seat=1, after=3)))
    assert fits(document, said, hello)
    assert not fits(document, told, hello)
    assert not fits(document, said, {**hello, "seat": "first"})
    done = json.loads(msgspec.json.encode(frames.Done("a", 4)))
    assert fits(document, told, done)
