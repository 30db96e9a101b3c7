"""Write a migration for what has changed in the tables: `make migration NAME="what changed"`."""

from __future__ import annotations

import re
import sys

from alembic import command
from sqlalchemy import StaticPool, create_engine

from regnum.server.store import schema


def write(what: str) -> None:
    """Compare the tables with an empty database at the newest version."""
    number = f"{int(schema.newest()) + 1:04d}"
    engine = create_engine("sqlite://", poolclass=StaticPool)
    with engine.connect() as connection:
        schema.upgrade(connection)
        connection.commit()
        config = schema.configuration(connection)
        name = re.sub(r"\W+", "_", what).lower()
        config.set_main_option("file_template", f"v{number}_{name}")
        command.revision(config, what, autogenerate=True, rev_id=number)


if __name__ == "__main__":
    write(sys.argv[1])
