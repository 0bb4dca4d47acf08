"""Places of tables, boards and results: the order in which they were added, which SQLite alone numbers by itself. And
what lists need to be quick among very many tables: indices, and what they tell of a table, which older ones get when
they are played on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
ADDED = ("tables", "boards", "results")


def upgrade() -> None:
    for name in ADDED:
        op.add_column(name, sa.Column("place", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("offer", sa.Text))
    op.drop_index("tables_open", "tables")
    op.create_index("tables_listed", "tables", ["status", "open", "place"])
    op.drop_index("seats_of_guest", "seats")
    op.create_index("seats_of_guest", "seats", ["guest_id", "table_id"])
    if op.get_bind().dialect.name == "sqlite":
        for name in ADDED:
            op.execute(f"UPDATE {name} SET place = rowid")
        return
    op.execute("CREATE SEQUENCE places")
    for name in (*ADDED, "events"):
        op.execute(f"ALTER TABLE {name} ALTER COLUMN place SET DEFAULT nextval('places')")
