"""Paladins of the West Kingdom, for 1 to 4 seats."""

from regnum.games.paladins.game import game

__all__ = ["game"]
