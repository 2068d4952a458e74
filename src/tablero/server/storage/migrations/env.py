"""Run by Alembic inside the connection that `database.migrate` hands over."""

from alembic import context

from tablero.server.storage.database import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
