"""What a bot is, and how bots are found and asked."""

from __future__ import annotations

from importlib.metadata import entry_points

from mypy_extensions import mypyc_attr

from regnum.core.actions import Action, Seat
from regnum.core.agenda import S
from regnum.core.dice import Dice, quick_dice
from regnum.core.errors import BadSetUp
from regnum.core.game import Game
from regnum.core.messages import Message
from regnum.core.table import Table

#: the kinds of bots that have been found
_found: dict[str, type[Bot]] = {}
#: why a bot that is installed cannot be used
_broken: dict[str, str] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It is given a world that its seat cannot tell from the true one, and dice."""

    def choose(self, game: Game[S], world: S, seat: Seat, dice: Dice) -> Action:
        raise NotImplementedError

    def speak(self, game: Game[S], world: S, seat: Seat, dice: Dice) -> Action | None:
        """What to say in a talk, as its holder or as a speaker; `None` to say nothing."""
        return None


def bots() -> dict[str, type[Bot]]:
    """Every kind of bot that is installed, by id, from the entry points `regnum.bots`.

    >>> sorted(bots())
    ['greedy', 'random']
    """
    for entry in entry_points(group="regnum.bots"):
        if entry.name not in _found and entry.name not in _broken:
            try:
                _found[entry.name] = sound(entry.load())
            except Exception as error:
                # somebody's broken bot must not keep the others from playing
                _broken[entry.name] = f"{type(error).__name__}: {error}"
    return dict(sorted(_found.items()))


def sound(found: object) -> type[Bot]:
    """What an entry point gave, if it is a kind of bot."""
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise TypeError("the entry point is no class of bots")
    return found


def bot_named(name: str) -> Bot:
    if name not in _found:
        # not every time: to look through all that is installed takes milliseconds
        bots()
    if name in _broken:
        raise BadSetUp(Message("broken-bot", {"bot": name, "why": _broken[name]}))
    if name not in _found:
        raise BadSetUp(Message("no-such-bot", {"bot": name, "bots": ", ".join(sorted(_found))}))
    return _found[name]()


def ask_to_speak(bot: Bot, table: Table[S], seat: Seat, seed: int) -> Action | None:
    """What a bot would say now in a seat of this table, if anything."""
    said = bot.speak(table.game, table.imagine(seat, seed), seat, quick_dice(seed + 1))
    if said is None or table.refusal(seat, said) is not None:
        return None
    return said


def ask(bot: Bot, table: Table[S], seat: Seat, seed: int) -> Action:
    """What a bot would do in a seat of this table."""
    return bot.choose(table.game, table.imagine(seat, seed), seat, quick_dice(seed + 1))
