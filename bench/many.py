"""A database that has grown: how long a server takes to start on 100,000 tables, and to show lists of them.

    python -m bench.many                              # SQLite, some minutes
    python -m bench.many --database postgresql://postgres@127.0.0.1/bench        # an empty one, which is filled
    python -m bench.many --tables 10000

A few tables are really played, and all others are copies of them: of ten six are over, one of these listed, two are
played by the day, one against a computer, and one waits for somebody. One guest sits at 300 of them.
"""

import argparse
import json
import sqlite3
import statistics
import sys
from collections.abc import Sequence
from contextlib import closing, suppress
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import uvloop

from bench.bots import connect_http
from bench.postgresql import asked
from bench.server import Server, server
from bench.thinkers import Asker
from lautta.server.storage import rows
from lautta.server.storage.databases import Database, database_of, open_store
from lautta.server.storage.store import Store
from lautta.server.storage.writing import NewRow
from lautta.server.table.names import new_id

GUESTS = 20_000
OF_ONE = 300  # tables of the first guest
SHARED = 200  # tables written in one transaction
ASKED = 40  # times that each list is asked for
MOVES = 30  # in a game that goes on
DAYS = {"kind": "days", "days": 3}
FRIEND, COMPUTER = {"kind": "open"}, {"kind": "computer", "level": "random"}
KINDS: tuple[dict[str, Any], ...] = (  # seat 1, and how the table is set up and played
    {"with": COMPUTER, "over": True, "listed": True},
    *({"with": COMPUTER, "over": True},) * 5,
    *({"with": FRIEND, "clock": DAYS},) * 2,
    {"with": COMPUTER},
    {"with": FRIEND, "listed": True, "waits": True},
)
LISTS = {"mine": "tables", "open": "tables/open", "finished": "tables/finished"}
Rows = dict[str, list[dict[str, Any]]]  # of one table, by the names of the database's tables


async def play(one: Asker, friend: Asker, kind: dict[str, Any]) -> str:
    """Play a table of some kind at random; answers its id."""
    chance, asked = Random(1), {name: kind[name] for name in ("listed", "clock") if name in kind}
    seats = [{"kind": "person"}, kind["with"]]
    table = await one.ask("tables", {"game": "amsterdam", "seats": seats, **asked})
    name, people = table["id"], (one, friend)
    if kind["with"] is FRIEND and "waits" not in kind:
        await friend.ask(f"tables/{name}/join", {"invite": table["invite"]})
    moves = 0
    while "waits" not in kind and (kind.get("over") or moves < MOVES):
        mover = people[(await one.ask(f"tables/{name}"))["to_move"][:1] == [1] and kind["with"] is FRIEND]
        now = await mover.ask(f"tables/{name}")
        if now["status"] == "over":
            break
        if now["legal"]:
            action = chance.choice([[action, *args] for action, all_args in now["legal"].items() for args in all_args])
            request = {"action": " ".join(action), "seen": now["number"], "key": str(moves)}
            with suppress(RuntimeError):  # the computer was faster
                await mover.ask(f"tables/{name}/actions", request)
            moves += 1
    return str(name)


async def prototypes(file: Path, core: int | None) -> list[Rows]:
    """A table of each kind, as its rows."""
    with server(file, core) as one:
        me, friend = [await Asker.come(one.port) for _ in range(2)]
        names = [await play(me, friend, kind) for kind in KINDS]
    return [rows_of(file, name) for name in names]


def rows_of(file: Path, table: str) -> Rows:
    """All rows of a table in an SQLite file."""
    of_tables = [one for one in rows.IN_ORDER if one is rows.tables or "table_id" in one.c]
    with closing(sqlite3.connect(file)) as database:
        database.row_factory = sqlite3.Row
        found: Rows = {}
        for one in of_tables:
            key = "id" if one is rows.tables else "table_id"
            query = f'SELECT * FROM "{one.name}" WHERE {key} = ?'
            found[one.name] = [_typed(one.name, dict(row)) for row in database.execute(query, (table,))]
    return found


def _typed(name: str, row: dict[str, Any]) -> dict[str, Any]:
    """A row as a store takes it: with booleans, and without its place."""
    columns = rows.schema.tables[name].c
    return {key: bool(value) if columns[key].type.python_type is bool else value
            for key, value in row.items() if key != "place"}  # fmt: skip


def copies(kind: Rows, guests: Sequence[str]) -> list[NewRow]:
    """A copy of a table, at which these guests sit."""
    head = kind["tables"][0]
    old = [row["guest_id"] for row in kind["seats"] if row["guest_id"]]
    given, name = dict(zip(old, guests, strict=False)), new_id()
    new: list[NewRow] = [(rows.tables, {**head, "id": name, "invite": new_id()})]
    for table in ("seats", "events", "results", "snapshots"):
        for row in kind[table]:
            row = {**row, "table_id": name}
            if table == "seats" and row["guest_id"]:
                row["guest_id"] = given[row["guest_id"]]
            if table == "events" and row["change"]:
                for before, after in given.items():
                    row["change"] = row["change"].replace(before, after)
            new.append((rows.schema.tables[table], row))
    return new


async def fill(store: Store, kinds: Sequence[Rows], tables: int, first: str) -> int:
    """Write guests and copies of tables; answers how many events there are. `first`: the hash of the first's token."""
    chance, guests = Random(1), [new_id() for _ in range(GUESTS)]
    hashes = [bytes.fromhex(first), *(chance.randbytes(32) for _ in guests[1:])]
    people = [(rows.guests, {"id": guest, "token_hash": hashed, "name": "Anna", "made_at": 1})
              for guest, hashed in zip(guests, hashes, strict=True)]  # fmt: skip
    await store.write(*people)
    events = 0
    for begun in range(0, tables, SHARED):
        written: list[NewRow] = []
        for number in range(begun, min(begun + SHARED, tables)):
            pair = [guests[0] if number < OF_ONE else chance.choice(guests[1:]), chance.choice(guests[1:])]
            written += copies(kinds[number % len(kinds)], pair)
        events += sum(table is rows.events for table, _ in written)
        await store.write(*written)
    return events


async def measure(one: Server, token: str) -> dict[str, Any]:
    """How long lists take that are asked for again and again, in milliseconds."""
    http, found = await connect_http(one.port), {}
    for name, path in LISTS.items():
        spent = []
        for _ in range(ASKED):
            begun = perf_counter()
            status, answer = await http.ask(f"/api/{path}", token)
            if status != 200:
                raise RuntimeError(f"{path}: {status}")
            spent.append((perf_counter() - begun) * 1000)
        lines = len(json.loads(answer))
        found[name] = {"lines": lines, "first_ms": round(spent[0], 1), "p50_ms": round(statistics.median(spent), 2),
                       "p99_ms": round(statistics.quantiles(spent, n=100)[98], 2)}  # fmt: skip
    return found


async def run(data: Database, address: str, tables: int, folder: Path) -> dict[str, Any]:
    """Fill a database, start a server on it and ask."""
    token = "a" * 32
    kinds = await prototypes(folder / "played.db", None)
    begun, store = perf_counter(), await open_store(data)
    try:
        events = await fill(store, kinds, tables, sha256(token.encode()).hexdigest())
    finally:
        await store.close()
    if address.startswith("postgresql"):
        await asked(address, "ANALYZE")  # as it does by itself some minutes later
    filled, begun = perf_counter() - begun, perf_counter()
    with server(address, None) as one:
        found = {"start_s": round(perf_counter() - begun, 2), "memory_mb": round(one.memory(), 1)}
        found |= await measure(one, token)
        found["memory_after_mb"] = round(one.memory(), 1)
    return {"tables": tables, "events": events, "filled_s": round(filled, 1), **found}


def main(argv: Sequence[str] | None = None) -> int:
    """Fill, measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--database", metavar="URL", help="an empty database of PostgreSQL in place of SQLite")
    wanted = parser.parse_args(argv)
    with TemporaryDirectory() as name:
        folder = Path(name)
        address = wanted.database or str(folder / "lautta.db")
        print(json.dumps(uvloop.run(run(database_of(address), address, wanted.tables, folder))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
