"""Notes: what only one seat of a table may know."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("action", sa.Text),
        sa.Column("key", sa.String(80)),
        sqlite_with_rowid=False,
    )
    op.create_index("one_note_a_key", "notes", ["table_id", "seat", "key"], unique=True)
