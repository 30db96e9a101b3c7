"""Games are found through the entry points `regnum.games`, so that they can live anywhere."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import cast

from regnum.core.agenda import S, State
from regnum.core.errors import BadSetUp
from regnum.core.game import Game
from regnum.core.messages import Message

_found: dict[str, Game[State]] = {}


def add(game: Game[S]) -> None:
    """Put a game on the shelf that is not installed, as tests do."""
    _found[game.facts.id] = cast("Game[State]", game)


def games() -> dict[str, Game[State]]:
    """Every game that is installed, by id.

    >>> "kings-bounty" in games()
    True
    """
    for entry in entry_points(group="regnum.games"):
        if entry.name not in _found:
            _found[entry.name] = entry.load()
    return dict(sorted(_found.items()))


def game_named(name: str) -> Game[State]:
    found = games()
    if name not in found:
        raise BadSetUp(Message("no-such-game", {"game": name, "games": ", ".join(found)}))
    return found[name]
