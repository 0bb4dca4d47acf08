"""Who is told what with the page closed, how people sign in without another device, and groups."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("guests", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("guests", sa.Column("preferences", sa.Text))
    op.create_table(
        "keys",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("data", sa.Text),
    )
    op.create_index("keys_of_guest", "keys", ["guest_id"])
    op.create_table(
        "groups",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("invite", sa.String(24), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("wishes", sa.Text, nullable=False, server_default=""),
        sa.Column("begun", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("group_of_invite", "groups", ["invite"], unique=True)
    op.create_table(
        "members",
        sa.Column("group_id", sa.String(16), sa.ForeignKey("groups.id"), primary_key=True),
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
        sa.Column("host", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("notified", sa.Boolean, nullable=False, server_default=sa.true()),
    )
    op.create_index("members_of_guest", "members", ["guest_id"])
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id")),
        sa.Column("group_id", sa.String(16), sa.ForeignKey("groups.id")),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("device", sa.String(16)),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("failures", sa.SmallInteger, nullable=False, server_default="0"),
    )
    op.create_index("channels_of_guest", "channels", ["guest_id"])
    op.create_index("channels_of_group", "channels", ["group_id"])
    mail = sa.text("kind = 'mail'")
    op.create_index("channels_of_mail", "channels", ["address"], sqlite_where=mail, postgresql_where=mail)
    if op.get_bind().dialect.name == "sqlite":  # which adds no column that refers to another table
        op.execute("ALTER TABLE tables ADD COLUMN group_id VARCHAR(16) REFERENCES groups (id)")
    else:
        op.add_column("tables", sa.Column("group_id", sa.String(16), sa.ForeignKey("groups.id")))
    some = sa.text("group_id IS NOT NULL")
    op.create_index("tables_of_group", "tables", ["group_id"], sqlite_where=some, postgresql_where=some)
    op.create_table(
        "notices",
        sa.Column("receiver", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("held", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("claimed", sa.BigInteger),
    )
    op.create_index("notices_due", "notices", ["due"])
