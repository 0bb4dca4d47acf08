"""Writing: new rows and rows with new values, sorted by the statements that they need."""

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from itertools import count as counting
from typing import Any, NamedTuple

import sqlalchemy as sa

from lautta.server.storage import rows

NewRow = tuple[sa.Table, dict[str, Any]]
Names = tuple[str, ...]


class Renewed(NamedTuple):
    """A row with new values: its table, its primary key, and what changes."""

    table: sa.Table
    key: dict[str, Any]
    values: dict[str, Any]


class Gone(NamedTuple):
    """A row that is deleted: its table and its primary key."""

    table: sa.Table
    key: dict[str, Any]


Written = NewRow | Renewed | Gone


class Statements(NamedTuple):
    """The statements of a transaction: keys of rows to delete, by table and columns; new rows by table and columns, in
    order of reference; then, by table, changed columns and key, values in that order.
    """

    gone: list[tuple[sa.Table, Names, list[tuple[Any, ...]]]]
    new: list[tuple[sa.Table, Names, list[dict[str, Any]]]]
    renewed: list[tuple[sa.Table, Names, Names, list[tuple[Any, ...]]]]


def sorted_out(written: Iterable[Written]) -> Statements:
    """Rows by the statements that write them."""
    renewed: dict[tuple[sa.Table, Names, Names], list[tuple[Any, ...]]] = defaultdict(list)
    new: dict[tuple[sa.Table, Names], list[dict[str, Any]]] = defaultdict(list)
    gone: dict[tuple[sa.Table, Names], list[tuple[Any, ...]]] = defaultdict(list)
    for row in written:
        if isinstance(row, Gone):
            gone[row.table, tuple(row.key)].append(tuple(row.key.values()))
        elif isinstance(row, Renewed):
            renewed[row.table, tuple(row.values), tuple(row.key)].append((*row.values.values(), *row.key.values()))
        else:
            new[row[0], tuple(row[1])].append(row[1])
    in_order = sorted(new, key=lambda kind: rows.IN_ORDER.index(kind[0]))
    return Statements(
        [(table, key, keys) for (table, key), keys in gone.items()],
        [(table, names, new[table, names]) for table, names in in_order],
        [(table, changed, key, values) for (table, changed, key), values in renewed.items()],
    )


@lru_cache(256)
def inserting(table: sa.Table, names: Names, mark: str, count: int = 1) -> str:
    """The statement that inserts so many rows with these columns; `mark` stands for values, and may hold their number.

    >>> inserting(rows.seats, ("table_id", "seat"), "${}", 2)
    'INSERT INTO "seats" ("table_id", "seat") VALUES ($1, $2), ($3, $4)'
    """
    columns, numbers = ", ".join(f'"{name}"' for name in names), counting(1)
    values = (f"({', '.join(mark.format(next(numbers)) for _ in names)})" for _ in range(count))
    return f'INSERT INTO "{table.name}" ({columns}) VALUES {", ".join(values)}'


@lru_cache(128)
def deleting(table: sa.Table, key: Names, mark: str) -> str:
    """The statement that deletes a row by its key.

    >>> deleting(rows.seats, ("table_id", "seat"), "${}")
    'DELETE FROM "seats" WHERE "table_id" = $1 AND "seat" = $2'
    """
    return f'DELETE FROM "{table.name}" WHERE {" AND ".join(_equals(key, mark))}'


@lru_cache(128)
def updating(table: sa.Table, changed: Names, key: Names, mark: str) -> str:
    """The statement that changes some columns of a row by its key.

    >>> updating(rows.seats, ("name",), ("table_id", "seat"), "?")
    'UPDATE "seats" SET "name" = ? WHERE "table_id" = ? AND "seat" = ?'
    """
    all_names = _equals((*changed, *key), mark)
    values, mine = all_names[: len(changed)], all_names[len(changed) :]
    return f'UPDATE "{table.name}" SET {", ".join(values)} WHERE {" AND ".join(mine)}'


def _equals(names: Names, mark: str) -> list[str]:
    return [f'"{name}" = {mark.format(number)}' for number, name in enumerate(names, 1)]
