"""Runs the migrations on the connection that `lautta.server.storage.store` passes in."""

from alembic import context

from lautta.server.storage.rows import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema,
    transactional_ddl=True,  # all or nothing: the store has begun the transaction
    render_as_batch=True,  # SQLite changes a table by making a new one
)
with context.begin_transaction():
    context.run_migrations()
