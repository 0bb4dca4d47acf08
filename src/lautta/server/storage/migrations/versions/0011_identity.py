"""The id of the database, by which a page tells another one from its own."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    identity = op.create_table("identity", sa.Column("id", sa.String(16), primary_key=True))
    op.bulk_insert(identity, [{"id": secrets.token_hex(8)}])
