"""King's Bounty, the card game, for 2 to 5 seats."""

from regnum.games.kings_bounty.game import game

__all__ = ["game"]
