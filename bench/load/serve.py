"""Our server with the trivial game on its shelf: python -m bench.load.serve PORT DATABASE."""

from __future__ import annotations

import sys

from bench.load.counting import game

from regnum.core import registry
from regnum.server.node.settings import Limits, Settings
from regnum.server.running import bind, run

if __name__ == "__main__":
    registry._found[game.facts.id] = game
    # flat out means that nobody is slowed down
    limits = Limits(actions_per_second=1e6)
    settings = Settings(database=sys.argv[2], secret=b"load" * 8, limits=limits)
    run(settings, bind("127.0.0.1", int(sys.argv[1])), lambda: None)
