"""Claimed names as the eye takes them: nobody else is shown under a name like that."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from regnum.server.store.names import likeness

revision = "0004"
down_revision = "0003"

people = sa.table(
    "people",
    sa.column("id", sa.String),
    sa.column("name", sa.String),
    sa.column("claimed", sa.String),
    sa.column("likeness", sa.String),
)


def upgrade() -> None:
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("likeness", sa.String(length=64), nullable=True))
        batch_op.create_index(batch_op.f("ix_people_likeness"), ["likeness"], unique=False)
    house = op.get_bind()
    claimed = sa.select(people.c.id, people.c.name).where(people.c.claimed.is_not(None))
    for row in house.execute(claimed).all():
        house.execute(
            people.update().where(people.c.id == row.id).values(likeness=likeness(row.name))
        )
