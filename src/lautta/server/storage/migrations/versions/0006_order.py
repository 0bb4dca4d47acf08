"""Places of events and notes, so that no order depends on a clock; how games ended; which results count as best."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

ENDED_WITHOUT = """
UPDATE results SET counts = false WHERE table_id IN (
    SELECT table_id FROM events WHERE redrawn OR kind IN ('concede', 'timeout')
    UNION SELECT table_id FROM seats WHERE away IS NOT NULL
)
"""


def upgrade() -> None:
    op.create_table("starts", sa.Column("number", sa.Integer, primary_key=True))
    op.add_column("events", sa.Column("place", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("notes", sa.Column("place", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("ended", sa.Text))
    op.add_column("results", sa.Column("counts", sa.Boolean, nullable=False, server_default=sa.true()))
    op.execute(ENDED_WITHOUT)
