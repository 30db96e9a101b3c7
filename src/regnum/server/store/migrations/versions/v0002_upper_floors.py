"""The upper floors: clocks and bots that are due, asks, silence, alerts, ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "alerts",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.JSON(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_alerts_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_alerts")),
    )
    with op.batch_alter_table("alerts", schema=None) as batch_op:
        batch_op.create_index("ix_alerts_kind_address", ["kind", "address"], unique=False)
        batch_op.create_index(batch_op.f("ix_alerts_person"), ["person"], unique=False)

    op.create_table(
        "blocks",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("other", sa.String(length=22), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["other"], ["people.id"], name=op.f("fk_blocks_other"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_blocks_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_blocks")),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("standing", sa.Float(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_ratings_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_ratings")),
    )
    with op.batch_alter_table("ratings", schema=None) as batch_op:
        batch_op.create_index("ix_ratings_game_standing", ["game", "standing"], unique=False)

    op.create_table(
        "asks",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("match", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("shut", sa.Boolean(), nullable=False),
        sa.Column("rematch", sa.String(length=22), nullable=True),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_asks_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_asks")),
    )
    with op.batch_alter_table("asks", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_asks_match"), ["match"], unique=False)

    op.create_table(
        "counted",
        sa.Column("match", sa.String(length=22), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_counted_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_counted")),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("other", sa.String(length=22), nullable=False),
        sa.Column("match", sa.String(length=22), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_mutes_match"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["other"], ["people.id"], name=op.f("fk_mutes_other"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_mutes_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "other", "match", name=op.f("pk_mutes")),
    )
    op.create_table(
        "rating_changes",
        sa.Column("match", sa.String(length=22), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("mu_before", sa.Float(), nullable=False),
        sa.Column("sigma_before", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_rating_changes_match"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_rating_changes_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "person", name=op.f("pk_rating_changes")),
    )
    with op.batch_alter_table("rating_changes", schema=None) as batch_op:
        batch_op.create_index("ix_rating_changes_person_game", ["person", "game"], unique=False)

    op.create_table(
        "reports",
        sa.Column(
            "id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            autoincrement=True,
            nullable=False,
        ),
        sa.Column("person", sa.String(length=22), nullable=True),
        sa.Column("about", sa.String(length=22), nullable=True),
        sa.Column("match", sa.String(length=22), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["about"], ["people.id"], name=op.f("fk_reports_about"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_reports_match"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_reports_person"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_reports_about"), ["about"], unique=False)
        batch_op.create_index(batch_op.f("ix_reports_person"), ["person"], unique=False)

    op.create_table(
        "turns",
        sa.Column("match", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("choice", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_turns_match"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_turns_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "seat", "choice", name=op.f("pk_turns")),
    )
    with op.batch_alter_table("turns", schema=None) as batch_op:
        batch_op.create_index("ix_turns_person_at", ["person", "at"], unique=False)

    op.create_table(
        "answers",
        sa.Column("ask", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["ask"], ["asks.id"], name=op.f("fk_answers_ask"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("ask", "seat", name=op.f("pk_answers")),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("client", sa.String(length=64), nullable=True))
        batch_op.create_unique_constraint(batch_op.f("uq_chat_match_client"), ["match", "client"])

    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(sa.Column("due", sa.Float(), nullable=True))
        batch_op.create_index("ix_matches_status_due", ["status", "due"], unique=False)
