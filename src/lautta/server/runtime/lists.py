"""Tables as lists show them: mine, those that anybody may join, those that are over."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import UNSET
from sqlalchemy.engine import Row

from lautta.server.messages.lists import Finished, OpenTable, TableLine
from lautta.server.messages.seats import SeatInfo
from lautta.server.problem import Problem
from lautta.server.runtime.guests import Guest
from lautta.server.runtime.server import Server
from lautta.server.storage.table_rows import pace_name
from lautta.server.table.clocks import DAY, MINUTE
from lautta.server.table.ends import Outcome
from lautta.server.view.table_view import TableView

MOST_OPEN = 100  # tables in the list of those that anybody may join
HOST_AWAY = {None: 30 * MINUTE, "live": 30 * MINUTE, "days": 7 * DAY}  # how long it is shown there without its host
MOST_FINISHED = 6  # games that are shown to everybody; those of whoever looks are left out on the page


async def invited(server: Server, invite: str) -> TableView:
    """The table of an invite as it stands; raises Problem."""
    table = await server.store.invited(invite)
    if table is None:
        raise Problem("no-such-invite")
    return (await server.tables.actor(table)).view()


async def open_tables(server: Server) -> list[OpenTable]:
    """The tables that anybody may join, the newest first; without those whose host has been away for long."""
    tables = []
    for name in await server.store.open_tables(MOST_OPEN):
        with suppress(Problem):
            actor = await server.tables.actor(name)
            if server.now() - actor.table.host_seen(server.now()) < HOST_AWAY[pace_name(actor.table.log.last.pace)]:
                tables.append(actor.view().open_table())
    return tables


async def finished_tables(server: Server) -> list[Finished]:
    """The listed tables whose games are over, the newest first."""
    finished = []
    for row in await server.store.finished_tables(MOST_FINISHED):
        with suppress(Problem):
            finished.append(finished_of((await server.tables.actor(row.id)).view(), _sketch(row.sketch)))
    return finished


async def tables_of(server: Server, guest: Guest, after: str | None, most: int) -> list[TableLine]:
    """At most this many of the tables where a guest sits or has a seat kept, from the first or after one of them: first
    those where it is their turn, last those that are over, and otherwise the latest changed first. Raises Problem.
    """
    found = await server.store.lines_of(guest.id, after, most)
    if found is None:
        raise Problem("no-such-table", table=after)
    sitting = await server.store.seats_at([row.id for row in found])
    return [line_of(row, sitting[row.id], guest.id) for row in found]


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
        ended=msgspec.json.decode(table.ended, type=Outcome) if table.ended else None,
        number=table.number,
        changed=table.at,
        sketch=_sketch(table.sketch),
    )


def _sketch(text: str | None) -> Any:
    return msgspec.json.decode(text) if text else None


def _seat_info(row: Row[Any], guest: str) -> SeatInfo:
    return SeatInfo(row.name, row.kind, row.level or UNSET, row.away or UNSET, row.guest_id == guest)


def finished_of(view: TableView, sketch: Any) -> Finished:
    """What everybody is shown of a listed table whose game is over; raises Problem."""
    setup, result = view.table.setup, view.result()
    if result is None or not result.places:
        raise Problem("not-over")
    return Finished(
        table=view.table.id,
        game=setup.game.name,
        board=setup.board.name,
        seats=view.people.seats(None),
        winners=result.winners,
        scores=result.scores,
        places=result.places,
        how=result.how,
        left=result.left,
        ended=view.table.last.at,
        sketch=sketch,
    )
