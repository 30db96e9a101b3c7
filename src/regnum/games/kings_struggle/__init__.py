"""Kings' Struggle, for 3 to 6 seats."""

from regnum.games.kings_struggle.game import game

__all__ = ["game"]
