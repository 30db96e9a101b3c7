"""The ground floor: people, matches, entries, chat."""

from __future__ import annotations

from alembic import op

from regnum.server.store.tables import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    metadata.create_all(op.get_bind())
