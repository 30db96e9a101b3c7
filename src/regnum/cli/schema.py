"""JSON Schema of what goes in and out of a game, and over the WebSocket of a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from regnum.core.actions import TableEvent
from regnum.core.agenda import State
from regnum.core.entries import Record
from regnum.core.game import Game
from regnum.core.results import Result
from regnum.core.scenes import Scene
from regnum.core.views import View
from regnum.server.wire import frames

DIALECT = "https://json-schema.org/draft/2020-12/schema"
#: the namespace of the frames, beside those of the games
FRAMES = "frames"


def schema_of(game: Game[State], at: str = "#") -> dict[str, Any]:
    """One game's schema: its structs by name, and `Action`, `Event`, `View`, `Result`, `Scene`,
    `Options` and `Record` to start from. `at` is where it stands in a larger document.
    """
    roots: dict[str, Any] = {
        "Action": union([*game.actions]),
        "Event": union([*game.events, TableEvent]),
        "View": game.view_type,
        "Result": Result,
        "Scene": Scene,
        "Options": game.options_type,
        "Record": Record,
    }
    schemas, named = msgspec.json.schema_components(
        list(roots.values()), ref_template=at + "/$defs/{name}"
    )
    definitions = dict(named)
    for name, schema in zip(roots, schemas, strict=True):
        definitions.setdefault(name, schema)
    return {"title": game.facts.id, "$defs": dict(sorted(definitions.items()))}


def union(kinds: Sequence[Any]) -> Any:
    return reduce(or_, kinds)


def document(game: Game[State]) -> dict[str, Any]:
    """A document on one game."""
    return {"$schema": DIALECT, **schema_of(game)}


def frames_schema(at: str = "#") -> dict[str, Any]:
    """What a client says (`Said`) and is told (`Told`), whatever the game.

    A frame's `action`, `events`, `view` and `scene` are those of its game; `View` and `Scene`
    here are what every game's have in common.
    """
    roots: dict[str, Any] = {
        "Said": frames.AnySaid,
        "Told": frames.AnyTold,
        "View": View,
        "Scene": Scene,
    }
    schemas, named = msgspec.json.schema_components(
        list(roots.values()), ref_template=at + "/$defs/{name}"
    )
    definitions = dict(named)
    for name, schema in zip(roots, schemas, strict=True):
        definitions.setdefault(name, schema)
    return {"title": FRAMES, "$defs": dict(sorted(definitions.items()))}


def everything(games: dict[str, Game[State]]) -> dict[str, Any]:
    """A document with a namespace for each game, and one for the frames."""
    definitions = {name: schema_of(game, f"#/$defs/{name}") for name, game in games.items()}
    definitions[FRAMES] = frames_schema(f"#/$defs/{FRAMES}")
    return {"$schema": DIALECT, "title": "regnum", "$defs": definitions}


def written(schema: dict[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode()
