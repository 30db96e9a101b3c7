"""Matches between equal bots, and what is noted of each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

import msgspec
from bench.wonderful_kingdom.players import PLAYERS

from regnum.core.agenda import act, advance, next_seat
from regnum.core.dice import quick_dice
from regnum.core.sight import imagine
from regnum.games.wonderful_kingdom import game
from regnum.games.wonderful_kingdom.actions import Build, Recycle
from regnum.games.wonderful_kingdom.cards import shipped

#: one after the other, so that all three are played equally often
MODULES = ("menaces", "advisors", "quests")


class Order(msgspec.Struct, frozen=True):
    """A match to be played. All seats have the same bot."""

    player: str
    seats: int
    module: str
    side: str
    seed: int


class Noted(msgspec.Struct):
    """What came of it; cards by name, without the number of the copy."""

    order: Order
    points: tuple[int, ...]
    won: tuple[bool, ...]
    #: the seat that went first in round 1
    first: int
    built: tuple[tuple[str, ...], ...]
    planned: list[str]
    recycled: list[str]
    #: of the card set and the rules, so that notes of others are not mixed in
    played_with: str = ""


def kind(name: str) -> str:
    return re.sub(r"-\d+$", "", name)


def played(order: Order) -> Noted:
    """Play a match to its end."""
    options = game.read_options({"module": order.module, "side": order.side})
    s = game.set_up(order.seats, options, game.cards(), quick_dice(order.seed))
    advance(s)
    bot = PLAYERS[order.player]()
    dice = quick_dice(order.seed + 1_000_003)
    planned: list[str] = []
    recycled: list[str] = []
    while s.agenda:
        seat = next_seat(s)
        world = imagine(game, s, seat, dice.below(1 << 32))
        action = bot.choose(game, world, seat, dice)
        if isinstance(action, Build | Recycle) and kind(action.card) in DEVELOPMENTS:
            (recycled if isinstance(action, Recycle) else planned).append(kind(action.card))
        act(s, seat, action)
    result = game.result(s)
    built = tuple(tuple(kind(NAMES[card]) for card in cards) for cards in s.built)
    return Noted(
        order, result.scores, result.won, s.match.first, built, planned, recycled, PLAYED_WITH
    )


def all_played(orders: list[Order], jobs: int) -> Iterator[Noted]:
    """Play matches, several at once; they come as they are done."""
    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(played, order) for order in orders]):
            yield done.result()


NAMES = shipped().names
PLAYED_WITH = f"{shipped().digest()}, rules {game.facts.rules}"
DEVELOPMENTS = frozenset(shipped().tables["developments"])
