"""Other people's systems, each played at random as fast as its own interface lets one.

What they share: a game counts when it has come to its real end, and only decisions of
players count, not chance.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from regnum.bench.figures import Sample, Subject

#: maker: the module that measures it, the package it needs, its games
PEERS: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "OpenSpiel": ("open_spiel", "pyspiel", ("hearts", "gin_rummy", "oh_hell")),
    "RLCard": ("rl_card", "rlcard", ("uno", "gin-rummy")),
    "Catanatron": ("catan", "catanatron", ("catan",)),
}
HEARTS = Subject("OpenSpiel", "hearts")
CATAN = Subject("Catanatron", "catan")


class Peer(Protocol):
    def measured(self, game: str, seconds: float, seed: int) -> Sample: ...


def subjects() -> list[Subject]:
    """What is measured beside our games. Catanatron plays with 4, as our bars do."""
    return [Subject(maker, game) for maker, (_, _, games) in PEERS.items() for game in games]


def installed(maker: str) -> bool:
    return find_spec(PEERS[maker][1]) is not None


def measured(maker: str, game: str, seconds: float, seed: int) -> Sample:
    peer: Peer = import_module(f"{__name__}.{PEERS[maker][0]}")
    return peer.measured(game, seconds, seed)
