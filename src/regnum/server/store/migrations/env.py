"""Where Alembic learns which database and which tables; the connection is given to it."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from regnum.server.store.tables import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
