"""Games are found through the entry points `regnum.games`, so that they can live anywhere."""

from __future__ import annotations

from importlib.metadata import entry_points

from regnum.core.agenda import State
from regnum.core.errors import BadSetUp
from regnum.core.game import Game
from regnum.core.messages import Message
from regnum.core.misfits import shown

_found: dict[str, Game[State]] = {}
#: why a game that is installed cannot be used
_broken: dict[str, str] = {}


def games() -> dict[str, Game[State]]:
    """Every game that is installed, by id.

    >>> "kings-bounty" in games()
    True
    """
    for entry in entry_points(group="regnum.games"):
        if entry.name not in _found and entry.name not in _broken:
            try:
                _found[entry.name] = sound(entry.name, entry.load())
            except Exception as error:
                # somebody's broken game must not keep the others from being played
                _broken[entry.name] = f"{type(error).__name__}: {error}"
    return dict(sorted(_found.items()))


def sound(name: str, found: object) -> Game[State]:
    """What an entry point gave, if it is the game of that name."""
    if not isinstance(found, Game):
        raise TypeError(f"the entry point is no game, but {type(found).__name__}")
    if found.facts.id != name:
        # a record names its game by the id in the facts
        raise ValueError(f"the entry point is called {name}, the game {found.facts.id}")
    return found


def broken_games() -> dict[str, str]:
    """Games that are installed but cannot be loaded, by id, and why."""
    games()
    return dict(_broken)


def game_named(name: str) -> Game[State]:
    if name not in _found:
        # not every time: to look through all that is installed takes milliseconds
        games()
    if name in _broken:
        raise BadSetUp(Message("broken-game", {"game": name, "why": _broken[name]}))
    if name not in _found:
        known = ", ".join(sorted(_found))
        raise BadSetUp(Message("no-such-game", {"game": shown(name), "games": known}))
    return _found[name]
