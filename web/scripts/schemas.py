"""Writes the schemas that the page's types are made from: what goes over the wire.

`python web/scripts/schemas.py FOLDER` writes openapi.json (requests) and regnum.json (frames and
games). Only games of this repository are in it: the page knows others by their scenes.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from regnum.cli.schema import everything, written
from regnum.core.registry import games
from regnum.server.app import create_app
from regnum.server.node.settings import Settings


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    app = create_app(Settings(database="sqlite:///:memory:", secret=b"none" * 8))
    requests = msgspec.json.encode(app.openapi_schema.to_schema(), order="sorted")
    (folder / "openapi.json").write_bytes(requests)
    own = {name: game for name, game in games().items() if game.facts.package.startswith("regnum.")}
    (folder / "regnum.json").write_text(written(everything(own)), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
