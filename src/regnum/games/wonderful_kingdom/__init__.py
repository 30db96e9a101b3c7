"""It's a Wonderful Kingdom, for 1 and 2 seats."""

from regnum.games.wonderful_kingdom.game import game

__all__ = ["game"]
