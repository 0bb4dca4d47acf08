"""The key with which the processes of the database sign what they tell each other over a broker."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("identity", sa.Column("key", sa.LargeBinary(32)))
    op.execute(sa.update(sa.table("identity", sa.column("key"))).values(key=secrets.token_bytes(32)))
