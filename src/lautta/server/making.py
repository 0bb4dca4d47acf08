"""From wishes to tables, from tables to rows, and back."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET
from sqlalchemy.engine import Row

from lautta.core.game import Game
from lautta.server import rows
from lautta.server.computers import levels
from lautta.server.errors import Problem
from lautta.server.guests import Guest
from lautta.server.live_table import LiveTable
from lautta.server.messages import SeatInfo, SeatWish, TableWish
from lautta.server.names import clean
from lautta.server.positions import Setup
from lautta.server.store import NewRow, TableRows, event_row
from lautta.server.table import Damaged, Line


def seats_of(game: Game, wishes: Sequence[SeatWish], guest: Guest) -> list[SeatInfo]:
    """Who sits where; a person without a name has the guest's. Raises Problem."""
    least, most = game.players
    if not least <= len(wishes) <= most:
        raise Problem("wrong-number-of-seats", game=game.name, least=least, most=most)
    offered = levels(game)
    seats = []
    for wish in wishes:
        if wish.kind == "person":
            seats.append(SeatInfo(clean(wish.name) or guest.name, "person"))
            continue
        level = wish.level or offered[0]
        if level not in offered:
            raise Problem("no-such-level", level=level)
        seats.append(SeatInfo(clean(wish.name), "computer", level))
    return seats


def setup_of(game: Game, wish: TableWish) -> Setup:
    """What a table is set up with, its seed drawn from the system; raises Problem."""
    name = wish.board or game.boards[0]
    if name not in game.boards:  # never a path from outside
        raise Problem("no-such-board", board=name)
    try:
        options = game.read_options(wish.options)
    except ValueError as error:
        raise Problem("no-such-option", text=str(error)) from None
    return Setup(game, game.board(name), options, len(wish.seats), secrets.token_bytes(32))


def rows_of(table: LiveTable, now: int) -> list[NewRow]:
    """A new table as rows."""
    setup = table.setup
    head = {
        "id": table.id,
        "game": setup.game.name,
        "board": setup.board.name,
        "options": msgspec.json.encode(setup.options).decode(),
        "rules_version": table.first_rules,
        "seed": setup.seed,
        "seed_hash": table.seed_hash,
        "made_at": now,
    }
    seats: list[NewRow] = [
        (
            rows.seats,
            {
                "table_id": table.id,
                "seat": seat,
                "kind": info.kind,
                "name": info.name,
                "level": info.level or None,
                "guest_id": table.guests.get(seat),
            },
        )
        for seat, info in enumerate(table.seats)
    ]
    return [(rows.tables, head), *seats, event_row(table.id, table.last)]


def table_of(found: TableRows, games: Mapping[str, Game]) -> LiveTable:
    """A table from its rows; raises Damaged."""
    head = found.table
    game = games.get(head.game)
    if game is None or head.board not in game.boards:
        raise Damaged(f"there is no {head.game} on {head.board} here")
    options = msgspec.json.decode(head.options, type=dict[str, str])
    setup = Setup(game, game.board(head.board), options, len(found.seats), head.seed)
    guests = {row.seat: row.guest_id for row in found.seats if row.guest_id}
    line = Line(found.events)
    table = LiveTable(head.id, setup, head.rules_version, [seat_info(row) for row in found.seats], guests, line)
    if table.rules_version > game.rules_version:
        raise Damaged(f"it is played by version {table.rules_version} of the rules, which is newer than this program")
    return table


def seat_info(row: Row[Any]) -> SeatInfo:
    """Who sits somewhere, from its row."""
    return SeatInfo(row.name, row.kind, row.level or UNSET)
