"""Tables as lists show them: mine, those that anybody may join, those that are over."""

import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET
from sqlalchemy.engine import Row

from lautta.server.messages.laying import TableLaying
from lautta.server.messages.lists import Finished, OpenTable, TableLine
from lautta.server.messages.seats import SeatInfo
from lautta.server.problem import Problem
from lautta.server.runtime.guests import Guest
from lautta.server.runtime.server import Server
from lautta.server.storage.listings import Listing
from lautta.server.table.clocks import DAY, MINUTE
from lautta.server.table.ends import Outcome

MOST_OPEN = 100  # tables in the list of those that anybody may join
HOST_AWAY = {None: 30 * MINUTE, "live": 30 * MINUTE, "days": 7 * DAY}  # how long it is shown there without its host
MOST_FINISHED = 6  # games that are shown to everybody; the page leaves out the viewer's own
log = logging.getLogger(__name__)
T = TypeVar("T")


async def invited(server: Server, invite: str) -> OpenTable:
    """The table of an invite as it stands; raises Problem."""
    row = await server.store.invited(invite)
    if row is None:
        raise Problem("no-such-invite")
    return await _open_table(server, row)


async def open_tables(server: Server) -> list[OpenTable]:
    """The tables that anybody may join, the newest first; without those whose host has been away for long."""
    tables, now = [], server.now()
    for row in await server.store.open_tables(MOST_OPEN):
        actor = server.tables.loaded(row.id)
        seen = actor.table.host_seen(now) if actor else max(row.at, row.seen_at or 0)
        if now - seen < HOST_AWAY[row.pace]:
            with suppress(Problem):
                tables.append(await _open_table(server, row))
    return tables


async def _open_table(server: Server, row: Row[Any]) -> OpenTable:
    """A table as strangers are told of it, from its row; no owner is asked. Raises Problem."""
    if actor := server.tables.loaded(row.id):
        return actor.view().open_table()
    offer, options = _read(row, "offer", Listing), _read(row, "options", dict[str, str])
    if offer is None or options is None or row.status == "laying":
        return (await server.peek(row.id)).open_table()
    game = server.game(row.game)
    return OpenTable(
        table=row.id,
        game=game.name,
        board=row.board,
        laying=None if offer.size is None else TableLaying(offer.size, []),
        options=options,
        status=row.status,
        seats=offer.seats,
        host_name=offer.host_name,
        locked=offer.locked,
        clock=offer.clock,
        advice=offer.advice,
        programs=offer.programs,
        made=row.made_at,
    )


async def finished_tables(server: Server) -> list[Finished]:
    """The listed tables whose games are over, the newest first."""
    finished = []
    for row in await server.store.finished_tables(MOST_FINISHED):
        with suppress(Problem):
            finished += await _finished(server, row)
    return finished


async def _finished(server: Server, row: Row[Any]) -> list[Finished]:
    """A listed table whose game is over, from its row; none if it has no places. Raises Problem."""
    offer, outcome = _read(row, "offer", Listing), _read(row, "ended", Outcome)
    if offer and outcome:
        seats = offer.seats
    else:
        view = await server.peek(row.id)
        seats, outcome = view.people.seats(None), view.result()
    if outcome is None or not outcome.places:
        return []
    facts = {name: getattr(outcome, name) for name in Outcome.__struct_fields__}
    game, sketch = server.game(row.game).name, _read(row, "sketch", Any)
    return [Finished(table=row.id, game=game, board=row.board, seats=seats, **facts, ended=row.at, sketch=sketch)]


async def tables_of(server: Server, guest: Guest, after: str | None, most: int) -> list[TableLine]:
    """At most this many of the tables where a guest sits or has a seat kept, from the first or after one of them: first
    those where it is their turn, last those that are over, and otherwise the latest changed first. Raises Problem.
    """
    found = await server.store.lines_of(guest.id, after, most)
    if found is None:
        raise Problem("no-such-table", table=after)
    return await lines_for(server, found, guest.id)


async def lines_for(server: Server, found: Sequence[Row[Any]], guest: str) -> list[TableLine]:
    """Tables as a guest sees them in a list, from their rows with facts of the last events; raises Problem."""
    sitting = await server.store.seats_at([row.id for row in found])
    return [line_of(row, sitting[row.id], guest) for row in found]


def line_of(table: Row[Any], seats: Sequence[Row[Any]], guest: str) -> TableLine:
    """One table of a guest, from its row with facts of its last event, and its seats."""
    mine = [row.seat for row in seats if row.guest_id == guest and row.kind == "person"]
    playing = [row.seat for row in seats if row.seat in mine and row.away is None]
    turn = [seat for seat in playing if table.to_move >> seat & 1]
    return TableLine(
        id=table.id,
        game=table.game,
        board=table.board,
        status=table.status,
        seats=[_seat_info(row, guest) for row in seats],
        my_seat=next(iter(turn or mine), None),
        my_seats=mine,
        my_turn=bool(turn),
        to_move=[row.seat for row in seats if table.to_move >> row.seat & 1],
        deadline=table.due,
        over=table.status == "over",
        ended=_read(table, "ended", Outcome),
        number=table.number,
        changed=table.at,
        sketch=_read(table, "sketch", Any),
    )


def _read(row: Row[Any], column: str, kind: type[T]) -> T | None:
    """What a column of a table's row says; None if it is empty, or damaged: one row must not spoil a list."""
    text = row._mapping[column]
    try:
        return msgspec.json.decode(text, type=kind) if text else None
    except (msgspec.MsgspecError, UnicodeError):
        _tell(row.id, column)
        return None


@cache
def _tell(table: str, column: str) -> None:
    """Log damage, once."""
    log.error("table %(table)s: its row is damaged: %(column)s", {"table": table, "column": column})


def _seat_info(row: Row[Any], guest: str) -> SeatInfo:
    mine, program = row.guest_id == guest, bool(row.program)
    return SeatInfo(row.name, row.kind, row.level or UNSET, row.away or UNSET, mine, program=program)
