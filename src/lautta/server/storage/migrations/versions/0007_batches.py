"""Batches: actions that were asked for, and are taken back, at once."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("events", sa.Column("batch", sa.Integer))
    op.add_column("events", sa.Column("asked", sa.Text))
    op.add_column("notes", sa.Column("asked", sa.Text))
