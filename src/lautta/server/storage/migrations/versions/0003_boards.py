"""Boards that people make, each named by its content."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_index("boards_of_guest", "boards", ["guest_id", "game"])
