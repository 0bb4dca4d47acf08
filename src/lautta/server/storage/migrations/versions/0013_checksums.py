"""Checksums of what a table is read from; rows that are there already stay without one, and unchecked."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    for table in ("tables", "events", "notes", "snapshots"):
        op.add_column(table, sa.Column("checksum", sa.BigInteger))
