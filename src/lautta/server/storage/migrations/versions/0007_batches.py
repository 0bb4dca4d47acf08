"""Batches: actions that were asked for together, and are taken back together."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("events", sa.Column("batch", sa.Integer))
    op.add_column("events", sa.Column("asked", sa.Text))
    op.add_column("notes", sa.Column("asked", sa.Text))
