"""Writing rows: one thread that inserts a batch in few statements and commits it.

Every statement releases the interpreter and must get it back from the busy event loop, so many rows go into each.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from lautta.server.storage import rows

NewRow = tuple[sa.Table, dict[str, Any]]
AT_ONCE = (128, 64, 32, 16, 8, 4, 2, 1)  # rows that one statement inserts: few sizes, as each is prepared once


class Renewed(NamedTuple):
    """A row with new values: its table, its primary key, and what changes."""

    table: sa.Table
    key: dict[str, Any]
    values: dict[str, Any]


Written = NewRow | Renewed


def insert(connection: Connection, written: Iterable[Written]) -> None:
    """Insert and update rows, and commit; raises sqlalchemy.exc.SQLAlchemyError."""
    renewed: dict[tuple[sa.Table, tuple[str, ...], tuple[str, ...]], list[tuple[Any, ...]]] = defaultdict(list)
    new: dict[tuple[sa.Table, tuple[str, ...]], list[dict[str, Any]]] = defaultdict(list)
    for row in written:
        if isinstance(row, Renewed):
            kind = (row.table, tuple(row.values), tuple(row.key))
            renewed[kind].append((*row.values.values(), *row.key.values()))
        else:
            new[row[0], tuple(row[1])].append(row[1])
    for table, names in sorted(new, key=lambda kind: rows.IN_ORDER.index(kind[0])):
        for some in _portions(new[table, names]):
            values = tuple(row[name] for row in some for name in names)
            connection.exec_driver_sql(_inserting(table, names, len(some)), values)
    for (table, changed, key), all_values in renewed.items():
        connection.exec_driver_sql(_updating(table, changed, key), all_values)
    connection.commit()


def _portions(values: Sequence[dict[str, Any]]) -> Iterator[Sequence[dict[str, Any]]]:
    at = 0
    while at < len(values):
        size = next(size for size in AT_ONCE if size <= len(values) - at)
        yield values[at : at + size]
        at += size


@lru_cache(256)
def _inserting(table: sa.Table, names: tuple[str, ...], count: int) -> str:
    row = f"({', '.join('?' * len(names))})"
    columns = ", ".join(f'"{name}"' for name in names)
    return f'INSERT INTO "{table.name}" ({columns}) VALUES {", ".join([row] * count)}'


@lru_cache(64)
def _updating(table: sa.Table, changed: tuple[str, ...], key: tuple[str, ...]) -> str:
    values, mine = ([f'"{name}" = ?' for name in names] for names in (changed, key))
    return f'UPDATE "{table.name}" SET {", ".join(values)} WHERE {" AND ".join(mine)}'
