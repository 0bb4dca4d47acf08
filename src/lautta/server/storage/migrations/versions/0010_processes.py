"""Processes that share a PostgreSQL database, and which of them owns a table; codes for further devices, which any of
them may have made; and when the host of a table that others may join was last there.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("epoch", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(32), nullable=False, unique=True),
        sa.Column("renewed_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("speaks", sa.SmallInteger, nullable=False),
        sa.Column("reached", sa.Boolean, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("code_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("guest_of_code", "codes", ["code_hash"], unique=True)
    op.add_column("devices", sa.Column("code_hash", sa.LargeBinary(32)))
    op.create_index("one_device_a_code", "devices", ["code_hash"], unique=True)
    op.add_column("tables", sa.Column("seen_at", sa.BigInteger))
    op.add_column("tables", sa.Column("owner", sa.BigInteger))
    op.add_column("tables", sa.Column("claim", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("tables_owned", "tables", ["owner"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute("CREATE SEQUENCE epochs")
