"""Our server with the trivial game on its shelf: python -m bench.load.serve PORT DATABASE."""

from __future__ import annotations

import sys

import uvicorn
from bench.load.counting import game

from regnum.core import registry
from regnum.server.app import create_app
from regnum.server.settings import Limits, Settings

if __name__ == "__main__":
    registry.add(game)
    # a thousand guests come from one address here, and at once
    limits = Limits(actions_per_second=1e6, matches_per_player=10_000)
    app = create_app(Settings(database=sys.argv[2], secret=b"load" * 8, limits=limits))
    uvicorn.run(app, port=int(sys.argv[1]), log_level="warning", access_log=False)
