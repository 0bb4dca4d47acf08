"""Sketches: as much of the position of each table as lists draw; older tables get theirs when they are played on."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("sketch", sa.Text))
