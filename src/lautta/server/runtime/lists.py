"""Tables as lists show them: mine, those that anybody may join, those that are over."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

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
from lautta.server.view.table_view import TableView

MOST_OPEN = 100  # tables in the list of those that anybody may join
HOST_AWAY = {None: 30 * MINUTE, "live": 30 * MINUTE, "days": 7 * DAY}  # how long it is shown there without its host
MOST_FINISHED = 6  # games that are shown to everybody; the page leaves out the viewer's own


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
    if row.offer is None or row.status == "laying":
        return (await server.peek(row.id)).open_table()
    game, offer = server.game(row.game), _offer(row)
    return OpenTable(
        table=row.id,
        game=game.name,
        board=row.board,
        laying=None if offer.size is None else TableLaying(offer.size, []),
        options=msgspec.json.decode(row.options),
        status=row.status,
        seats=offer.seats,
        host_name=offer.host_name,
        locked=offer.locked,
        clock=offer.clock,
        advice=offer.advice,
        made=row.made_at,
    )


async def finished_tables(server: Server) -> list[Finished]:
    """The listed tables whose games are over, the newest first."""
    finished = []
    for row in await server.store.finished_tables(MOST_FINISHED):
        with suppress(Problem):
            if row.offer is None or row.ended is None:
                finished.append(finished_of(await server.peek(row.id), _sketch(row.sketch)))
            elif (outcome := msgspec.json.decode(row.ended, type=Outcome)).places:
                finished.append(_finished(server, row, outcome))
    return finished


def _finished(server: Server, row: Row[Any], outcome: Outcome) -> Finished:
    """A listed table whose game is over, from its row; raises Problem for a game that is not here."""
    return Finished(
        table=row.id,
        game=server.game(row.game).name,
        board=row.board,
        seats=_offer(row).seats,
        **msgspec.structs.asdict(outcome),
        ended=row.at,
        sketch=_sketch(row.sketch),
    )


def _offer(row: Row[Any]) -> Listing:
    return msgspec.json.decode(row.offer, type=Listing)


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
    """The public data of a listed table whose game is over; raises Problem."""
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
