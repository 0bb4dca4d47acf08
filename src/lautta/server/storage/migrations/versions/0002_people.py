"""Tables for several people: events say who sits where, tables wait and have clocks, and guests have devices.

What older tables were set up with is written into their first event; until now it never changed.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("status", sa.String(8), nullable=False, server_default="playing"))
    op.add_column("tables", sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("invite", sa.String(16)))
    op.add_column("tables", sa.Column("pace", sa.String(8)))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("table_of_invite", "tables", ["invite"], unique=True)
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_open", "tables", ["open"])
    op.add_column("seats", sa.Column("away", sa.String(12)))
    op.add_column("events", sa.Column("change", sa.Text))
    connection = op.get_bind()
    events = sa.table("events", *map(sa.column, ("table_id", "number", "to_move", "change")))
    seats = sa.table("seats", *map(sa.column, ("table_id", "seat", "kind", "name", "level", "guest_id")))
    tables = sa.table("tables", *map(sa.column, ("id", "status")))
    last = sa.select(events.c.table_id, sa.func.max(events.c.number).label("number")).group_by(events.c.table_id)
    numbers = last.subquery()
    over = (
        sa.select(events.c.table_id)
        .join(numbers, (numbers.c.table_id == events.c.table_id) & (numbers.c.number == events.c.number))
        .where(events.c.to_move == 0)
    )
    connection.execute(tables.update().where(tables.c.id.in_(over)).values(status="over"))
    for (table,) in connection.execute(sa.select(tables.c.id)).all():
        rows = connection.execute(sa.select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)).all()
        change = json.dumps(_seating(rows), separators=(",", ":"))
        connection.execute(
            events.update().where(events.c.table_id == table, events.c.number == 1).values(change=change)
        )


def _seating(rows: "list[sa.Row]") -> dict:
    """Who sits where, as the first event of a table tells it; the first person is host."""
    people = [row.guest_id for row in rows if row.guest_id]
    return {"seats": {str(row.seat): _sitting(row) for row in rows}, "host": people[0] if people else None}


def _sitting(row: sa.Row) -> dict:
    sitting = {"kind": row.kind, "name": row.name, "guest": row.guest_id, "level": row.level}
    return {name: value for name, value in sitting.items() if value is not None}
