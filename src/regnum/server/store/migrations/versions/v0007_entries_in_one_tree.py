"""Entries in one tree: their number alone keeps them apart, and SQLite keeps no other order."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    one_tree = {"sqlite_with_rowid": False}
    with op.batch_alter_table("entries", schema=None, table_kwargs=one_tree) as batch_op:
        batch_op.drop_constraint(batch_op.f("uq_entries_match_client"), type_="unique")
