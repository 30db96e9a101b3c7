"""Toy games: each proves one thing about the kernel, and is an example for game authors."""

from __future__ import annotations

from regnum.core.agenda import State
from regnum.core.game import Game
from tests.toys import buried_card, dragon, heirs, high_card, highway, towers, under_deck
from tests.toys.sealed_bids import sealed_bids

MODULES = [highway, sealed_bids, towers, heirs, high_card, buried_card, under_deck, dragon]
TOYS: dict[str, Game[State]] = {module.game.facts.id: module.game for module in MODULES}
