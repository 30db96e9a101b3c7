"""Fairy Fracas, for 2 to 4 seats."""

from regnum.games.fairy_fracas.game import game

__all__ = ["game"]
