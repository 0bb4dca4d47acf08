"""Writing: new rows and rows with new values, sorted by the statements that they need."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import count as counting
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from lautta.server.storage import rows

NewRow = tuple[sa.Table, dict[str, Any]]
Names = tuple[str, ...]
LEASE = "lease AS MATERIALIZED (SELECT FROM processes WHERE epoch = $1 FOR KEY SHARE)"  # which holds it until the end
_DIALECT = postgresql.dialect()  # type: ignore[no-untyped-call]


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
    """Rows by the statements that write them; of several changes to one row the last value of each column. What is
    deleted after it was added, as by another caller of the same transaction, is not added.
    """
    changes: dict[tuple[sa.Table, Names, tuple[Any, ...]], dict[str, Any]] = {}
    new: dict[tuple[sa.Table, Names], list[dict[str, Any]]] = defaultdict(list)
    gone: dict[tuple[sa.Table, Names], list[tuple[Any, ...]]] = defaultdict(list)
    for row in written:
        if isinstance(row, Gone):
            gone[row.table, tuple(row.key)].append(tuple(row.key.values()))
            for kind in [kind for kind in new if kind[0] is row.table]:
                new[kind] = [one for one in new[kind] if not row.key.items() <= one.items()]
        elif isinstance(row, Renewed):
            changes.setdefault((row.table, tuple(row.key), tuple(row.key.values())), {}).update(row.values)
        else:
            new[row[0], tuple(row[1])].append(row[1])
    for (table, names), several in new.items():
        if table in rows.REPLACED:
            keys = [column.name for column in table.primary_key]
            new[table, names] = list({tuple(row[key] for key in keys): row for row in several}.values())
    renewed: dict[tuple[sa.Table, Names, Names], list[tuple[Any, ...]]] = defaultdict(list)
    for (table, key, of_key), values in changes.items():
        renewed[table, tuple(values), key].append((*values.values(), *of_key))
    in_order = sorted(new, key=lambda kind: rows.IN_ORDER.index(kind[0]))
    return Statements(
        [(table, key, keys) for (table, key), keys in gone.items()],
        [(table, names, new[table, names]) for table, names in in_order],
        [(table, changed, key, values) for (table, changed, key), values in renewed.items()],
    )


def fits_one_statement(statements: Statements) -> bool:
    """Is no row deleted that may be changed too, or changed or deleted that comes with the same statements? One
    statement would not see it: of a change and a deletion it does only the change.
    """
    if {table for table, _, _ in statements.gone} & {table for table, _, _, _ in statements.renewed}:
        return False
    others = [(table, key, keys) for table, key, keys in statements.gone]
    others += [(table, key, [row[len(changed) :] for row in rows]) for table, changed, key, rows in statements.renewed]
    for table, _, values in statements.new:
        for other, key, keys in others:
            if other is table and not {tuple(row.get(name) for name in key) for row in values}.isdisjoint(keys):
                return False
    return True


def in_one(statements: Statements) -> tuple[str, list[Sequence[Any]]]:
    """One statement of PostgreSQL that does all if the process with the epoch $1 has its lease, and answers whether it
    has; and the values of each column, from $2 on. Each is a common table expression, and they all see what was before.
    """
    parts, values = [], list[Sequence[Any]]()
    for table, key, keys in statements.gone:
        parts.append(_part(table, (), key, len(values)))
        values += zip(*keys, strict=True)
    for table, names, new in statements.new:
        parts.append(_part(table, names, (), len(values)))
        values += ([row[name] for row in new] for name in names)
    for table, changed, key, renewed in statements.renewed:
        parts.append(_part(table, changed, key, len(values)))
        values += zip(*renewed, strict=True)
    named = "".join(f", w{number} AS ({part})" for number, part in enumerate(parts))
    return f"WITH {LEASE}{named} SELECT EXISTS (SELECT FROM lease)", values


@lru_cache(512)
def _part(table: sa.Table, names: Names, key: Names, before: int) -> str:
    """What inserts (no key), deletes (no names), or changes rows whose values are in arrays after so many others."""
    columns = names + key
    numbered = list(enumerate(columns, before + 2))
    arrays = ", ".join(f"${number}::{_kind(table.c[name])}[]" for number, name in numbered)
    given = f"unnest({arrays}) AS v ({', '.join(f'c{number}' for number, _ in numbered)}), lease"
    of = {name: f"c{number}" for number, name in numbered}
    if not key:
        values = f"SELECT {', '.join(of.values())} FROM {given}"
        return f"INSERT INTO {table.name} ({', '.join(_quoted(names))}) {values}{_replacing(table, names)}"
    where = " AND ".join(f'{table.name}."{name}" = {of[name]}' for name in key)
    if not names:
        return f"DELETE FROM {table.name} USING {given} WHERE {where}"
    changed = ", ".join(f'"{name}" = {of[name]}' for name in names)
    return f"UPDATE {table.name} SET {changed} FROM {given} WHERE {where}"


def _kind(column: sa.Column[Any]) -> str:
    """The type of a column without its length, to which a cast would cut texts silently."""
    return column.type.compile(_DIALECT).partition("(")[0]


@lru_cache(256)
def inserting(table: sa.Table, names: Names, mark: str, count: int = 1) -> str:
    """The statement that inserts so many rows with these columns; `mark` stands for values, and may hold their number.

    >>> inserting(rows.seats, ("table_id", "seat"), "${}", 2)
    'INSERT INTO "seats" ("table_id", "seat") VALUES ($1, $2), ($3, $4)'
    """
    columns, numbers = ", ".join(_quoted(names)), counting(1)
    values = (f"({', '.join(mark.format(next(numbers)) for _ in names)})" for _ in range(count))
    return f'INSERT INTO "{table.name}" ({columns}) VALUES {", ".join(values)}{_replacing(table, names)}'


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


def _replacing(table: sa.Table, names: Names) -> str:
    """What an insertion does where there is a row with the same key already."""
    if table not in rows.REPLACED:
        return ""
    keys = [column.name for column in table.primary_key]
    changed = ", ".join(f'"{name}" = excluded."{name}"' for name in names if name not in keys)
    return f" ON CONFLICT ({', '.join(_quoted(tuple(keys)))}) DO UPDATE SET {changed}"


def _quoted(names: Names) -> list[str]:
    return [f'"{name}"' for name in names]


def _equals(names: Names, mark: str) -> list[str]:
    return [f'"{name}" = {mark.format(number)}' for number, name in enumerate(names, 1)]
