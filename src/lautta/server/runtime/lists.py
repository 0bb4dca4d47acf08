"""Tables as they are told of in lists."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET
from sqlalchemy.engine import Row

from lautta.server.messages import Finished, SeatInfo, TableLine
from lautta.server.problem import Problem
from lautta.server.table.ends import Outcome
from lautta.server.view.table_view import TableView


def line_of(table: Row[Any], seats: Sequence[Row[Any]], guest: str) -> TableLine:
    """One table of a guest, from its row with what its last event says, and its seats."""
    mine = [row.seat for row in seats if row.guest_id == guest and row.kind == "person"]
    playing = [row.seat for row in seats if row.seat in mine and row.away is None]
    turn = [seat for seat in playing if table.to_move >> seat & 1]
    return TableLine(
        id=table.id,
        game=table.game,
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
    )


def _seat_info(row: Row[Any], guest: str) -> SeatInfo:
    return SeatInfo(row.name, row.kind, row.level or UNSET, row.away or UNSET, row.guest_id == guest)


def finished_of(view: TableView) -> Finished:
    """What everybody is told of a listed table whose game is over; raises Problem."""
    setup, result = view.table.setup, view.result()
    if result is None or not result.places:
        raise Problem("not-over")
    return Finished(
        table=view.table.id,
        game=setup.game.name,
        board=setup.board.name,
        seats=view.company.seats(None),
        winners=result.winners,
        scores=result.scores,
        places=result.places,
        how=result.how,
        left=result.left,
        ended=view.table.last.at,
    )
