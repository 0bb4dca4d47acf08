"""The day of a table, if its game is the game of a day."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.String(10)))
    some = sa.text("day IS NOT NULL")
    op.create_index("tables_of_day", "tables", ["day", "game"], sqlite_where=some, postgresql_where=some)
