"""Each device has a token of its own, which ends when it is not used; people can be banned, and can go."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
SEATED = sa.text("kind IN ('open', 'join')")


def upgrade() -> None:
    texts = {"nullable": False, "server_default": ""}
    op.add_column("devices", sa.Column("browser", sa.String(20), **texts))
    op.add_column("devices", sa.Column("system", sa.String(20), **texts))
    op.add_column("devices", sa.Column("seen_at", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("INSERT INTO devices (token_hash, guest_id, made_at) SELECT token_hash, id, made_at FROM guests")
    op.execute(f"UPDATE devices SET seen_at = {time.time_ns() // 1_000_000}")  # nobody knows when they were used
    op.create_index("devices_of_guest", "devices", ["guest_id"])
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("token_hash")
        guests.add_column(sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "orders",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("act", sa.String(8), nullable=False),
        sa.Column("guest_id", sa.String(16)),
        sa.Column("table_id", sa.String(16)),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("events_of_newcomers", "events", ["table_id"], sqlite_where=SEATED, postgresql_where=SEATED)
