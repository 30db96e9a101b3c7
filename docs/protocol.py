"""Writes the tables of docs/protocol.md from the schemas, below a mark in that file.

Run with the environment of `make setup`: python docs/protocol.py
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any, get_args

import msgspec

from regnum.server.app import create_app
from regnum.server.node.settings import Settings
from regnum.server.wire import frames

PAGE = Path(__file__).with_name("protocol.md")
MARK = "<!-- from here on made by docs/protocol.py -->\n"
METHODS = ("get", "post", "put", "delete")


def kind(schema: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " or ".join(kind(each) for each in schema[union])
    if "enum" in schema:
        return " or ".join(f"`{each}`" for each in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    if schema.get("type") == "array":
        inner = schema.get("items")
        return f"list of {kind(inner)}" if isinstance(inner, dict) and inner else "list"
    found = schema.get("type", "anything")
    return " or ".join(found) if isinstance(found, list) else str(found)


def fields(schema: dict[str, Any]) -> list[str]:
    """A struct's fields as rows of a table."""
    rows = ["| field | is | if left out |", "|---|---|---|"]
    for name, each in schema["properties"].items():
        missing = "" if name in schema.get("required", ()) else f"`{default(each)}`"
        rows.append(f"| `{name}` | {kind(each)} | {missing} |")
    return rows


def default(schema: dict[str, Any]) -> str:
    return msgspec.json.encode(schema.get("default")).decode()


def described(named: type, schema: dict[str, Any], title: str) -> list[str]:
    own = "__doc__" in vars(named) and named.__doc__
    text = inspect.cleandoc(named.__doc__ or "") if own else ""
    return [f"### `{title}`", "", *([text, ""] if text else []), *fields(schema), ""]


def live() -> list[str]:
    """The frames of the WebSocket."""
    said, told = get_args(frames.AnySaid), get_args(frames.AnyTold)
    inner = (frames.Option, frames.AskInfo)
    _, schemas = msgspec.json.schema_components([*said, *told, *inner], ref_template="{name}")
    lines = ["## What a client says", "", "Every frame has its name in `say`.", ""]
    for each in said:
        lines += described(each, schemas[each.__name__], schemas_tag(each))
    lines += ["## What the server tells", "", "Every frame has its name in `tell`.", ""]
    for each in told:
        lines += described(each, schemas[each.__name__], schemas_tag(each))
    lines += ["## What is within frames", ""]
    for each in inner:
        lines += described(each, schemas[each.__name__], each.__name__)
    return lines


def schemas_tag(named: Any) -> str:
    return str(named.__struct_config__.tag)


def requests() -> list[str]:
    """The requests, from OpenAPI."""
    app = create_app(Settings(database="sqlite:///:memory:", secret=b"none" * 8))
    schema = app.openapi_schema.to_schema()
    lines = ["## Requests", "", "| request | body | answer | |", "|---|---|---|---|"]
    for path, item in sorted(schema["paths"].items()):
        for method in METHODS:
            if method in item:
                asked = item[method]
                body = content(asked.get("requestBody", {}))
                answers = [
                    content(answer)
                    for status, answer in asked["responses"].items()
                    if status.startswith("2")
                ]
                told = " ".join((asked.get("description") or "").split())
                lines.append(f"| `{method.upper()} {path}` | {body} | {answers[0]} | {told} |")
    lines += ["", "## What is within requests and answers", ""]
    for name, each in sorted(schema["components"]["schemas"].items()):
        if "properties" in each:
            told = [each["description"], ""] if each.get("description") else []
            lines += [f"### `{name}`", "", *told, *fields(each), ""]
    return lines


def content(part: dict[str, Any]) -> str:
    for each in part.get("content", {}).values():
        found = kind(each.get("schema", {}))
        return "" if found == "null" else found
    return ""


def page() -> str:
    """The whole page: what was written by hand, and the tables."""
    by_hand = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    return by_hand + MARK + "\n" + "\n".join([*live(), *requests()]).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
